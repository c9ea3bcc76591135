"""Run all benchmarks and print their tables."""

from benchmarks import core, daily, imports, replaying
from benchmarks.report import machine


def main() -> None:
    print(machine())
    for part in (core, replaying, imports, daily):
        print()
        part.main()


if __name__ == "__main__":
    main()
