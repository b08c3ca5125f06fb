"""Play evenings: python -m tests.simulation --seed 7 -v"""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulation import several_faults
from tests.simulation.evening import Evening
from tests.simulation.faults import FAULTS, finder
from tests.simulation.night import Night


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--evenings", type=int, default=1, help="this seed and the following ones")
    parser.add_argument("--night", action="store_true", help="at several servers of a house")
    parser.add_argument("-v", "--verbose", action="store_true", help="print everything that happens")
    parser.add_argument("--faults", action="store_true", help="which seed finds which planted fault")
    wanted = parser.parse_args()
    if wanted.faults:
        for fault in FAULTS:
            seed, said = finder(fault)
            sys.stdout.write(f"{fault.__name__}: found by seed {seed}: {said.splitlines()[0][:160]}\n")
        for planted in several_faults.FAULTS:
            seed, said = several_faults.finder(planted)
            sys.stdout.write(f"{planted.__name__}: found by night {seed}: {said.splitlines()[0][:160]}\n")
        return 0
    begun = time.perf_counter()
    for seed in range(wanted.seed, wanted.seed + wanted.evenings):
        evening = Night(seed) if wanted.night else Evening(seed)
        try:
            evening.run()
        finally:
            if wanted.verbose:
                sys.stdout.write("\n".join([*evening.scheduler.log, ""]))
        sys.stdout.write(f"seed {seed}: {len(evening.scheduler.log)} events, {evening.scheduler.digest()}\n")
    sys.stdout.write(f"{(time.perf_counter() - begun) / wanted.evenings:.3f} s each\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
