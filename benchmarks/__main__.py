"""Run all benchmarks and print their tables."""

from benchmarks import core, daily, imports, replaying, starting
from benchmarks.report import machine


def main() -> None:
    print(machine())
    for part in (core, replaying, imports, daily, starting):
        print()
        part.main()


if __name__ == "__main__":
    main()
