"""Discord's ids: 42 bits of milliseconds since 2015, then 22 bits that tell apart what falls into one millisecond."""

EPOCH_MS = 1_420_070_400_000


class SnowflakeSource:
    """Gives ids that grow strictly, also while the clock stands still or steps back."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def next(self, now: float) -> int:
        """An id for something that happens at `now` (seconds since 1970)."""
        of_the_moment = (int(now * 1000) - EPOCH_MS) << 22
        self.last = max(of_the_moment, self.last + 1)
        return self.last


def time_of(snowflake: int) -> float:
    """When the thing with this id came to be, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
