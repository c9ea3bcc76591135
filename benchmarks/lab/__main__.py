"""The laboratory's benchmarks in order, each in a process of its own: what one imports, another may not have."""

import subprocess
import sys

PARTS = ("playouts", "deciding", "solving", "cold_start", "strength", "coaching", "parity")


def main() -> None:
    for part in PARTS:
        print(f"\n{part}", flush=True)
        subprocess.run([sys.executable, "-m", f"benchmarks.lab.{part}"], check=True)


if __name__ == "__main__":
    main()
