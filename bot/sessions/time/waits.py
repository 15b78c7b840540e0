"""All that a match can wait for, and how each wait ends although nobody answers.

Time in which members cannot reach the bot counts in none of them (`bot.sessions.time.absences`).

A test lives through a year of each, and says how and when each ends (`tests/sessions/test_waits.py`).
"""

from typing import NamedTuple

from bot.sessions.time import dues


class Wait(NamedTuple):
    """One thing that a match can wait for."""

    name: str
    told: str  # who is told, and when
    may: str  # what those who wait may do meanwhile
    ends: str  # how the wait ends by itself
    by: tuple[str, ...]  # the kinds of deadlines that end it; (): the wait ends with another one


WAITS = (
    Wait(
        "turn without a limit",
        "the member by reminders; the others by private answers, and by a vote after the server's patience",
        "vote: wait on, let a computer player play on, or end without a result; resign without a loss",
        "after the vote a computer player plays on, or the match ends without a result",
        (dues.SILENT, dues.VOTE),
    ),
    Wait(
        "turn with a limit",
        "the member by reminders; the others by private answers, and by a vote when the time is up",
        "vote: wait, skip, let a computer player play on, or give the seat away; resign without a loss",
        "by the pace; without any vote the match waits once more, then as for a turn without a limit",
        (dues.TURN, dues.VOTE),
    ),
    Wait(
        "turn that no board shows, as Discord refuses it",
        "the member by a direct message; the others by private answers",
        "play by commands; resign without a loss after the usual time",
        "with the board, which gives the turn its time; after 60 days without any board, as each turn by its pace",
        (dues.TURN, dues.SILENT),
    ),
    Wait(
        "any member, while the clock or computer players play for all",
        "the members by reminders",
        "act: a move, a vote, an offer or a proposal of any member counts",
        "after two missed turns of each member, and twice the patience or the limit, without a result; a race counts",
        (dues.SILENT,),
    ),
    Wait(
        "vote",
        "the electors at once, after half of the time, and in /turns",
        "nothing: those who wait are the electors",
        "after a day, or the limit of a turn if that is shorter, by the votes so far; without any, it waits once more",
        (dues.VOTE,),
    ),
    Wait(
        "turn that nobody else waits for",
        "the member by reminders",
        "nobody else waits; moderators may end the match",
        "after twice the server's patience without a result, so that it does not keep the channel; solo after 60 days",
        (dues.SILENT,),
    ),
    Wait(
        "match alone, where the bot is no member",
        "the member, in /turns",
        "nobody else waits",
        "after 30 days without a change, without a result",
        (dues.ALONE,),
    ),
    Wait(
        "seat in a race",
        "the member by reminders",
        "nothing: their own boards are over",
        "once only silent members are left, they leave, and the result counts among the others, if any has played",
        (dues.SILENT, dues.VOTE),
    ),
    Wait(
        "vote of a channel about its turn",
        "the channel, by the board",
        "nothing: computer players wait",
        "after its hours, by the votes; without a proposal it lasts twice as long, then the game moves, then it ends",
        (dues.COUNCIL,),
    ),
    Wait(
        "proposal",
        "all who have not agreed, at once",
        "play on: a proposal stops nothing",
        "after two days, as a refusal; where it cannot be posted, two days after it is, or after 60 days",
        (dues.PROPOSAL,),
    ),
    Wait(
        "question whether a move may be taken back",
        "all who have not agreed, at once, and in /turns",
        "play on: the next move ends the question",
        "after an hour, as a refusal, also where it cannot be posted",
        (dues.PROPOSAL,),
    ),
    Wait(
        "agreement to stop",
        "the others, by the board",
        "play on: an agreement stops nothing, and may be taken back",
        "with all turns of a Crisis; a computer player that plays on for a silent member agrees",
        (),
    ),
    Wait("lobby", "the channel, by the board", "call it off", "after a day it is closed", (dues.EXPIRE,)),
    Wait(
        "rematch",
        "the members of the finished match, at once",
        "start without those who do not answer",
        "it starts with those who have answered, or is closed as a lobby",
        (dues.REMATCH, dues.EXPIRE),
    ),
    Wait(
        "offered seat",
        "the channel, or the member who is asked, at once",
        "play on: the seat is its member's until somebody takes it",
        "with the turn of the seat",
        (),
    ),
    Wait(
        "seat of a member who left the server",
        "the channel, at once",
        "take the seat, or call a computer player",
        "after three days the seat leaves the match",
        (dues.VACANT,),
    ),
    Wait(
        "return of a member whose seat is played by another",
        "the channel, when the stand-in comes",
        "play on: the stand-in's turns are turns",
        "a holiday at its end; else with the turns of the stand-in",
        (dues.BACK,),
    ),
    Wait(
        "computer player",
        "nobody",
        "nothing",
        "a start thinks again; without advice in time, the game moves",
        (dues.THINK,),
    ),
    Wait(
        "deleted channel",
        "the host, then the next member, by a direct message",
        "move the match to another channel",
        "after 60 days the match ends without a result",
        (dues.LOST,),
    ),
    Wait(
        "server without the bot",
        "nobody",
        "invite the bot again",
        "after 60 days the match ends without a result, unless the server's data are deleted before",
        (dues.LOST,),
    ),
    Wait(
        "holiday that stops a clock",
        "the channel, by the board; once the budget is used up, also by an offered seat",
        "take the seat, or call a computer player",
        "with the holiday, or once its member's budget in the server is used up: then the clock goes on",
        (dues.PAUSE, dues.BACK),
    ),
)
