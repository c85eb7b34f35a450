"""How slow this machine is: the limits hold on one that does a fixed piece of work in a known time."""

import time

# What the work takes where the limits were set, in seconds of processor time.
REFERENCE = 0.050


def work() -> float:
    """The seconds of processor time that a fixed piece of work takes, in some megabytes of memory.

    A machine that others use as well becomes slow in its memory first.
    """
    start = time.process_time()
    values: dict[int, int] = {}
    for number in range(150_000):
        values[(number * 7919) & 0x3FFFF] = (number * 7) ^ number
    total = 0
    for number in range(150_000):
        total += values[(number * 7919) & 0x3FFFF]
    return time.process_time() - start


def slowness() -> float:
    """How many times as long this machine takes; 1 for a faster one, whose limits stay."""
    return max(1.0, sorted(work() for _ in range(9))[4] / REFERENCE)
