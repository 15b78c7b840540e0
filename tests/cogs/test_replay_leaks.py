"""Tests of replays of a Rush: they hide the hands of others until the match is over."""

import re

import pytest

from bot.games.gemrush import GAME
from bot.games.gemrush.actions import DrawCard
from bot.games.gemrush.gems import KINDS
from bot.games.gemrush.model import State
from bot.games.gemrush.names import GEM_KEYS
from bot.playground import Actor, Message
from tests.cogs.desk import Desk, buttons
from tests.cogs.gemrush_table import choose, make, menus, seated, state_of
from tests.cogs.test_gemrush_leaks import _end, _turn_of_ada, other_hand
from tests.texts.loaded import all_texts

TEXTS = all_texts()
TIMES = re.compile(r"[a-z2-7]{10,12}|\d{15,}")
Form = tuple[str, tuple[str, ...], tuple[bytes, ...]]


def newest(who: Actor) -> Message:
    return [message for message in who.messages("games") if message.only_for == who.id][-1]


def form(desk: Desk, message: Message) -> Form:
    """Return all texts and pictures of a panel, without the ids in the texts."""
    alts = tuple(each.description or "" for each in message.attachments)
    files = tuple(desk.playground.world.files[each.id] for each in message.attachments)
    return TIMES.sub("", str(message.components)), alts, files


async def press(desk: Desk, who: Actor, action: str) -> None:
    """Press the button of the newest panel that has this action, whatever its label."""
    wanted = next(each for each in buttons(newest(who)).values() if f":{action}:" in each)
    await desk.press(who, wanted, newest(who))


async def looked_at(desk: Desk, who: Actor, match_id: str) -> list[Form]:
    """Return all that a replay shows: the animation, each position, the text, the newest moment."""
    await desk.slash(who, "replay", match=match_id)
    forms = [form(desk, newest(who))]
    for action in ("first", "forth", "forth", "last", "text", "still", "moment"):
        await press(desk, who, action)
        forms.append(form(desk, newest(who)))
    return forms


async def running(desk: Desk, state: State) -> tuple[str, list[Form], list[Form]]:
    """Play two moves of a Rush of Ada and Bela. Return the match's id and what Bela and Chen see of its replay."""
    desk.lay_out(GAME.write_position(state))
    members = await seated(desk, "Ada", "Bela", target="20")
    match = await desk.match(members[0])
    for _ in range(2):
        await make(desk, members[match.to_move[0]], DrawCard())
        match = await desk.sessions.matches.match(match.id)
    return match.id, await looked_at(desk, members[1], match.id), await looked_at(desk, desk.actor("Chen"), match.id)


@pytest.mark.slow
async def test_the_replay_of_a_rush_in_play_does_not_depend_on_the_hands_of_others(desk: Desk) -> None:
    """The test compares texts, buttons, alt texts and pictures that a member of the match and a watcher see."""
    state = _turn_of_ada(3)
    _, seated_one, watched_one = await running(desk, state)
    await _end(desk)
    _, seated_other, watched_other = await running(desk, other_hand(state))
    assert seated_one == seated_other
    assert watched_one == watched_other
    assert seated_one != watched_one  # Bela sees her own hand, Chen sees no hand.


@pytest.mark.slow
async def test_the_replay_shows_all_hands_once_the_match_is_over(desk: Desk) -> None:
    state = _turn_of_ada(3)
    match_id, _, before = await running(desk, state)
    chen = desk.actor("Chen")
    # Chen reads German.
    hand = state_of(await desk.sessions.matches.match(match_id)).seats[0].hand
    ada_holds = [" / ".join(TEXTS.say("de", f"gemrush-gem-{GEM_KEYS[gem]}") for gem in KINDS[kind]) for kind in hand]
    assert not any("s:replay:" in text for text, _, _ in before)
    await desk.sessions.seats.resign(desk.request(desk.actor("Ada")), match_id)
    await desk.drawn()

    await desk.slash(chen, "replay", match=match_id)
    (eyes,) = _selects(newest(chen))
    await press(desk, chen, "last")
    await press(desk, chen, "back")
    mover = form(desk, newest(chen))
    await choose(desk, chen, newest(chen), "-")
    public = form(desk, newest(chen))
    await choose(desk, chen, newest(chen), "0")
    seen = form(desk, newest(chen))

    assert eyes.startswith("s:replay:")
    assert len({public[2], seen[2], mover[2]}) > 1
    assert public[2] != seen[2]
    assert any(card in "".join(seen[1]) for card in ada_holds)
    await press(desk, chen, "text")
    assert b"[Seed " in form(desk, newest(chen))[2][0]


def _selects(message: Message) -> list[str]:
    return [menu["custom_id"] for menu in menus(message)]
