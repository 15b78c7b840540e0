"""A process's share of the bot: which of the gateway's shards it serves.

Several processes share one PostgreSQL database and nothing else. So what a process has in memory must be compared with
the database, or do no harm when it is old:

- Matches: compared by their stamps before each use (law 8 of `bot.sessions.matches`).
- What interactions did (`Matches`): a shortcut only. Otherwise the log's unique interaction id decides. A change
  without a log entry, such as a vote, has the same result the second time.
- How many of the newest moves were on call (`Stored.on_call_moves`): 0 in a match that was read again, as after a
  restart. A board that misses such a move is then refused as stale.
- Settings of members, and the language of a server: read again after ten minutes. Whatever they decide for good is read
  from the database: reminders when they are due, and each change of settings.
- Members who left a server (`Presence`): read again every ten minutes.
- Until when members could reach a shard (`Reach`): read when the shard connects. Other processes serve other shards.
- Due times (`Timer`): looked up every two seconds.
- Messages that went to Discord but were perhaps not sent (`Outbox`): only this process has their claims.
- Boards (`bot.ui.boards.presenter`): the version shown is read when the drawing is claimed. What a killed process has
  left beside boards is put away by the process of the server, after its next start.
- Open private panels, the buttons of questions, and reminders (`Renewals`, `Questions`): those of a server are all in
  the process of its shard. After a change by another process, as after a press in a direct message, they stay as
  they are until the next press or change here. A press is decided on the newest match.
- Shares of members, requests under way, panels, pasted replays and what is in sight: they belong to interactions, which
  all come to the process of the server's shard.
- Pictures, texts and rules: they depend on nothing that changes.

Leaderboards, dailies, holidays and hints are read from the database each time.
"""

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
    def alone(self) -> bool:
        """Return whether this process serves all shards, so that there is no other one."""
        return len(set(self.shards)) == self.count

    @property
    def shards_of_several(self) -> tuple[tuple[int, ...], int] | None:
        """Return the shards and their count as `bot.storage.due` takes them."""
        return None if self.alone else (self.shards, self.count)


ALONE = Share()
