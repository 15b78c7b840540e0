"""A process's share of the bot: which of the gateway's shards it serves."""

import msgspec


class Share(msgspec.Struct, frozen=True):
    """The shards of one process.

    Attributes:
        shards: the numbers of its shards, from 0 on.
        count: how many shards the bot has.
    """

    shards: tuple[int, ...] = (0,)
    count: int = 1

    def shard_of(self, guild_id: int) -> int:
        """Return the number of the shard to which a server belongs."""
        return (guild_id >> 22) % self.count

    def owns(self, guild_id: int) -> bool:
        """Return whether the gateway sends a server's events here. Direct messages (0) belong to shard 0."""
        return self.shard_of(guild_id) in self.shards

    @property
    def shards_of_several(self) -> tuple[tuple[int, ...], int] | None:
        """Return the shards and their count as `bot.storage.due` takes them."""
        return None if self.alone else (self.shards, self.count)

    @property
    def alone(self) -> bool:
        """Return whether this process serves all shards, so that there is no other one."""
        return len(set(self.shards)) == self.count


ALONE = Share()
