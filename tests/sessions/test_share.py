"""Which servers belong to a process."""

from bot.sessions.share import ALONE, Share


def test_a_server_belongs_to_the_shard_that_discord_says() -> None:
    first, others = Share((0,), 3), Share((1, 2), 3)
    for guild, shard in ((0, 0), (1, 0), (1 << 22, 1), (2 << 22 | 7, 2), (3 << 22, 0), (613425648685547541, 2)):
        assert (guild >> 22) % 3 == shard, guild
        assert first.owns(guild) == (shard == 0)
        assert others.owns(guild) == (shard != 0)
        assert ALONE.owns(guild)


def test_a_process_with_all_shards_is_alone() -> None:
    assert ALONE.alone
    assert Share((0, 1), 2).alone
    assert not Share((1,), 2).alone
