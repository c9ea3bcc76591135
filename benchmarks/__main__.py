"""Run the benchmarks that need nothing but the package, and print their tables."""

from benchmarks import core, daily, imports, replaying, starting
from benchmarks.report import machine
from benchmarks.results import save_is_asked


def main() -> None:
    save = save_is_asked(__doc__)
    print(machine())
    for part in (core, replaying, imports, daily, starting):
        print()
        part.main(save)


if __name__ == "__main__":
    main()
