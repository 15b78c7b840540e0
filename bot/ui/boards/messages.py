"""Write a match's public messages: lobby, board, final board, and the line that replaces an old board."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine.game import Seat
from bot.sessions.contests import is_broken_off, next_level
from bot.sessions.model import Entry, Match, Phase
from bot.sessions.play import rematch
from bot.sessions.sight import is_outside
from bot.sessions.stand_ins import covered, worth
from bot.sessions.time.patience import AfterTime
from bot.sessions.undoing import taken_back
from bot.storage.keeping import COUNCILS
from bot.ui.address import Address
from bot.ui.boards import beginning, council, ending, lobby, telling
from bot.ui.boards.vote_list import AREA
from bot.ui.cups import league_line
from bot.ui.entry.buttons import Button, Option, menu, option_buttons
from bot.ui.entry.trouble import Faults
from bot.ui.face import Buttons, ButtonSpec, Face, Row
from bot.ui.letters import called
from bot.ui.panels import Layout, Picture, clip
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.times import absence_line, clock_line, rating_line
from bot.ui.words import Words, moved_to, names_in, safe_name, with_names

LONGEST_PART = 2_000  # characters of each text in a board message, in which an emoji counts as about 40
MOST_BUTTONS = 10  # options that become buttons
NOW = 2  # buttons of a finished match beside More

MORE = ButtonSpec("more", "ui-more")
BACK = ButtonSpec("own", "daily-ui-back", discord.ButtonStyle.primary)  # to the message of a private match
BACK_ALONE = ButtonSpec("alone", "daily-ui-back", discord.ButtonStyle.primary)  # to the board of a match alone
AGAIN = ButtonSpec("again", "ui-again", discord.ButtonStyle.primary)
HARDER = "ui-harder"  # the key of the label that names the next level of computer players
NEW_TABLE = ButtonSpec("again", "ui-another-table", discord.ButtonStyle.primary)
REPLAY = ButtonSpec("open", "replay-ui-open", area="replay")
COME_BACK = ButtonSpec("back", "wait-ui-back", discord.ButtonStyle.primary, area=AREA)  # from a computer player
MOMENT = ButtonSpec("moment", "replay-ui-moment", area="replay", argument="m")
DECIDED = ButtonSpec("decided", "decided-ui-open", area="replay")
FAIR = ButtonSpec("fair", "seal-ui-open", area="verify")
MY_GAME = ButtonSpec("mygame", "review-ui-open", area="replay", seated=True)


def buttons(match: Match, words: Words, *specs: ButtonSpec) -> list[ui.Item[Any]]:
    return [Button(spec.address(match), words(spec.label, **dict(spec.params)), spec.style) for spec in specs]


def menu_row(
    match: Match, words: Words, action: str, hint: str, options: Sequence[Option], *, argument: str = "", start: int = 0
) -> list[ui.Item[Any]]:
    """Return a row with a menu of moves, or [] if there are no options.

    Once the match has a newer version, a choice is refused.

    hint: the text key of the menu's hint.
    argument: a text for the handler.
    start: the index of the first option on this page of the menu.
    """
    address = Address("s", match.game, action, match.id, match.version, argument)
    return [menu(address, words(hint), options, start, words)] if options else []


def option_rows(
    match: Match,
    words: Words,
    action: str,
    hint: str,
    options: Sequence[Option],
    *,
    argument: str = "",
    start: int = 0,
    most: int = MOST_BUTTONS,
) -> list[list[ui.Item[Any]]]:
    """Return rows with a button for each option if they are few and have different labels, else a row with a menu.

    They stand below a picture. On a phone, an open menu hides it, so buttons are better. The other parameters are those
    of `menu_row`.

    most: how many options become buttons.
    """
    labels = {one.short for one in options}
    if len(options) > most or len(labels) < len(options) or "" in labels:
        return [menu_row(match, words, action, hint, options, argument=argument, start=start)]
    address = Address("b", match.game, action, match.id, match.version, argument)
    found: list[ui.Item[Any]] = [*option_buttons(address, options)]
    return in_rows(found, WIDTH_BELOW_PICTURE)


def board(
    match: Match,
    face: Face,
    words: Words,
    picture: Picture | None,
    story: Sequence[Entry],
    faults: Faults,
    *,
    untold: Sequence[Entry] = (),
    computers: bool = True,
    then: AfterTime | None = None,
    opens: bool = True,
    edge: int | None = None,
    plans: Sequence[str] = (),
) -> Layout:
    """Return the board message of a match, in any phase.

    picture: None before the match begins.
    story: the log entries that the message tells; (): only the newest.
    faults: if a part of the message raises, logs the error, and the message appears without this part.
    untold: those of the entries that no board has told (`telling.unshown`).
    computers: whether computer players may play in the server.
    then: as for `clock_line`.
    opens: whether another match can be opened in the channel.
    edge: the colour of the message's edge, 0xRRGGBB, as in channels; None: it has no edge.
    plans: the lines that tell what the only reader has planned.
    """
    if is_outside(match):
        return Layout(_text_part(words("letters-outside", game=face.key, begun=int(match.state is not None))))
    opens = opens and match.terms.league is None  # the league opens the next match itself
    opens = opens and not match.for_spectators
    match = with_names(match, words)
    names = words.listed(safe_name(seat.name) for seat in match.seats)
    parts: list[ui.Item[Any]] = [_text_part(faults.attempt(match.id, lambda: heading(match, face, words, then), names))]
    parts.extend([] if picture is None else [picture.gallery()])
    won = faults.attempt(match.id, lambda: ending.headline(match, face, words, story), "")
    goal = faults.attempt(match.id, lambda: beginning.goal(match, face, words), "")
    begun = goal and match.entry.kind == "start"  # the picture shows how the match begins; both would need much room
    news = "" if begun else faults.attempt(match.id, lambda: _news(match, face, words, story, untold), "")
    computers = computers and face.game.about.plays_itself
    ways = {"computers": computers, "opens": opens and edge is not None}  # "opens" may name the server's leaderboard
    advice = faults.attempt(match.id, lambda: _next(match, face, words, story, **ways), "")
    seal = faults.attempt(match.id, lambda: beginning.seal(match, face, words, story), "")
    advice = "\n".join(filter(None, (advice, goal, seal, *plans)))
    parts.extend(_text_part(text) for text in (won, news, advice) if text)
    rows = [[one for one in row if opens or one.action != AGAIN.action] for row in _rows(match, face, faults)]
    parts.extend(ui.ActionRow(*buttons(match, words, *row)) for row in rows if row)
    parts.extend(faults.attempt(match.id, lambda: council.parts(match, face, words), ()))
    if computers and lobby.needs_company(match):
        parts.append(ui.ActionRow(*lobby.company_menu(match, words)))
    return Layout(*parts) if edge is None else Layout(ui.Container(*parts, accent_colour=edge))


def _text_part(text: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(clip(text, LONGEST_PART))


def retired(
    match: Match, face: Face, words: Words, story: Sequence[Entry], faults: Faults, untold: Sequence[Entry] = ()
) -> Layout:
    """Return the line that replaces an old board, without picture and buttons. It tells the newest change.

    In a channel that the match has left, it says where the match goes on. If computer players have moved since a
    member's turn, it tells all these turns, and also those that no board has shown. Together, these lines are a short
    record of the match in its channel.

    match: its board is the old one. story, faults, untold: as for `board`.
    """
    match = with_names(match, words)
    said = faults.attempt(match.id, lambda: _retired_line(match, face, words, story, untold), face.key)
    moved = match.board.channel != match.place.channel
    if not said and not moved:
        return Unplayed(_text_part(f"-# {_waited(match, face, words)}"))
    kept = faults.attempt(match.id, lambda: beginning.kept_seal(match, words, story), "")
    told = (said or title(match, face, words), kept, moved_to(match.place.channel, words) if moved else "")
    return Layout(_text_part("-# " + " · ".join(filter(None, told)).replace("\n", " ")))


class Unplayed(Layout):
    """The line in place of a board whose turn nobody has played. Reminders and notices of this turn link to it."""

    def leading_on(self, link: str) -> Layout:
        """Return the line with a link to the board that came next."""
        said = "".join(part.content for part in self.walk_children() if isinstance(part, ui.TextDisplay))
        return Layout(_text_part(f"{clip(said, LONGEST_PART - len(link) - 1)} {link}"))


def _waited(match: Match, face: Face, words: Words) -> str:
    """Return for whom a match waited in a turn that nobody has played."""
    seats = match.awaited or match.to_move
    if not seats:
        return title(match, face, words)
    names = names_in(match, [match.owner_of(seat) for seat in seats], words)
    return words("ui-waited-for", game=match.game, names=words.listed(map(safe_name, names)))


def _retired_line(match: Match, face: Face, words: Words, story: Sequence[Entry], untold: Sequence[Entry]) -> str:
    """Return what the newest turn or change was, without clocks, because the line stays; "" if there is none."""
    if match.entry.kind == "start":
        return words("ui-began", game=match.game, names=words.listed(safe_name(seat.name) for seat in match.seats))
    turns = telling.turns_with_computers(story)
    missed = telling.missed_before(turns, untold)
    if missed.entries or match.entry.kind == "undo":  # the line of an undo would be untrue after the next move
        newest = () if missed.entries and turn_goes_on(match) else telling.newest_turn(untold)  # told when it has ended
        turns = (*missed.entries, *(turns or newest))
    turns = [entry for entry in turns if entry.kind not in ("place", "undo")]  # the line's end names the channel
    if turns and (said := face.news(match, telling.from_its_begin(face, turns, story), words)):
        return " · ".join(filter(None, (_more_missed(missed, words), *said.splitlines())))
    steps = telling.from_its_begin(face, telling.newest_turn(story), story)
    turn = face.turn_line(match, words, steps) if face.tells_turns else ""
    return turn or _newest_change(match, face, words)


def heading(match: Match, face: Face, words: Words, then: AfterTime | None = None) -> str:
    """Return the first lines of a board message: game, settings, whose turn it is, and the time limit.

    then: as for `clock_line`.
    """
    match = with_names(match, words)
    lines = [title(match, face, words), league_line(match, words)]
    movers = match.awaited or match.to_move
    if match.phase is Phase.PLAYING and movers:
        names = words.listed(safe_name(match.name_of(seat)) for seat in movers)
        if match.solo:
            lines.append(words("ui-solo-of", name=names))
        else:
            lines.append(words("ui-turn-of", name=names, count=len(movers)))
    lines += [clock_line(match, words, then), rating_line(match, words), absence_line(match, words)]
    for one in covered(match):
        wins = "no" if worth(one, match.terms.pace) == "lost" and not face.game.together(match.options) else "yes"
        named = {"name": safe_name(match.name_of(one.seat)), "owner": safe_name(one.name)}
        lines.append(words("computer-covers", wins=wins, **named))
    return "\n".join(filter(None, lines))


def title(match: Match, face: Face, words: Words) -> str:
    asks = match.state is None and match.by_letters and bool(match.councils)  # one channel asks another one
    seats = len(COUNCILS) if asks else 0 if match.state is None else len(match.seats)
    settings = face.settings(match.options, words, seats)
    settings = words("hint-settings", settings=settings) if match.terms.hinted else settings
    return words("ui-title", game=face.name(words), settings=settings)


def which(match: Match, face: Face, words: Words) -> str:
    """Return what tells a match from another one of the same game and member: its options, and who plays."""
    names = words.listed(safe_name(seat.name) for seat in with_names(match, words).seats)
    return f"{title(match, face, words)} · {names}"


def seats_with_news(match: Match, face: Face) -> tuple[Seat, ...]:
    """Return the seats to move whom the board tells what they have missed: those to tell, or those told already.

    The latter only while nothing has happened since their board came, as after a proposal. Then an edit says the same.
    A channel that plays is never called, but reads what it has missed.
    """
    to_tell, entry = match.uncalled, match.entry
    if match.deliberates and match.council is not None:
        return (match.council,)
    if to_tell or match.solo or match.phase is not Phase.PLAYING or match.board.version_shown != match.version:
        return to_tell
    ends_turn = entry.kind == "move" and entry.seat not in match.to_move and not entry.notation.startswith(face.calls)
    return match.awaited if ends_turn else ()


def guests_to_mention(match: Match) -> tuple[int, ...]:
    """Return the users whom the first message of a table asks to play, or tells of it, as they look for players."""
    if match.phase is not Phase.LOBBY or match.board.message is not None:
        return ()
    return rematch.called(match)


def called_off(match: Match) -> bool:
    """Return whether the match was closed in its lobby."""
    return match.phase is Phase.CANCELLED and match.state is None


def turn_goes_on(match: Match) -> bool:
    """Return whether the newest change was a step of a turn that is not over yet."""
    return not match.solo and match.entry.kind in ("move", "undo") and match.entry.seat in match.to_move


def _news(match: Match, face: Face, words: Words, story: Sequence[Entry], untold: Sequence[Entry]) -> str:
    """Return what the seat to move has missed. If no seat must be told of its turn, return the newest change.

    Turns that no board has shown come first.
    """
    if match.entry.kind == "undo" and taken_back(match.entry).agreed:  # what came before was told
        return _newest_change(match, face, words)
    to_tell = seats_with_news(match, face)
    told, missed = telling.news_of(match, face, to_tell, story, untold)
    news = (*missed.entries, *([entry for entry in told if entry.kind != "start"] or told))
    news = tuple(telling.from_its_begin(face, news, story))
    said = face.news(match, news, words) if news else ""
    newest = "" if to_tell and said else _newest_change(match, face, words)
    return "\n".join(filter(None, (_more_missed(missed, words), said, newest)))


def _more_missed(missed: telling.Missed, words: Words) -> str:
    """Return how many turns come before the missed ones that are told; "" if all are told."""
    return words("ui-missed-more", count=missed.more) if missed.more else ""


def _newest_change(match: Match, face: Face, words: Words) -> str:
    """Return the newest change in words; "" if there is nothing to tell."""
    entry = match.entry
    who = safe_name(match.name_of(entry.seat)) if entry.seat is not None and entry.seat < len(match.seats) else ""
    if entry.kind == "undo":
        return undone(match, face, words, who)
    if entry.kind in ("open", "join", "choose", "part"):
        return ""
    untold = face.untold_at_end if match.over else ()
    return words.told(face.game, [event for event in entry.events if not isinstance(event, untold)], match, entry)


def end_in_words(match: Match, face: Face, words: Words, faults: Faults, story: Sequence[Entry]) -> str:
    """Return how a match has ended, as its final board says it: who won and by how much, or why it does not count.

    faults: as for `board`. story: all log entries.
    """
    match = with_names(match, words)
    if match.phase is Phase.CANCELLED:
        return faults.attempt(match.id, lambda: ending.cancelled(match, face, words), "")
    won = faults.attempt(match.id, lambda: ending.headline(match, face, words, story), "")
    return won or faults.attempt(match.id, lambda: _newest_change(match, face, words), "")


def undone(match: Match, face: Face, words: Words, name: str = "") -> str:
    """Return in words what an undo took back, and what is left of the turn. The undo is the newest change.

    name: the member who took the moves back; "": the reader.
    """
    back = taken_back(match.entry)
    moves = words.listed(face.move(match, move, words) for move in back.moves)
    key = "back-undone" if back.agreed else "ui-undone" if name else "ui-undone-you"
    said = words(key, name=name, count=back.count, moves=moves, named=int(bool(moves)))
    return " ".join(filter(None, (said, face.left_of_turn(match, words))))


def _next(match: Match, face: Face, words: Words, story: Sequence[Entry], *, computers: bool, opens: bool) -> str:
    """Return what to do next, or how the match ended."""
    if match.phase is Phase.LOBBY:
        return lobby.text(match, face, words, computers=computers)
    if match.phase is Phase.CANCELLED:
        return ending.cancelled(match, face, words)
    if match.phase is Phase.OVER:
        return ending.result(match, face, words, story, opens=opens)
    waiting = [match.seats[seat] for seat in match.awaited]
    if not waiting:
        names = words.listed(safe_name(match.name_of(seat)) for seat in match.to_move)
        return words("computer-thinking", name=names, count=len(match.to_move))
    who = words.listed(called(match, one) for one in waiting)
    return face.advice(match, face.view(match), words, who) if any(map(match.is_for, match.awaited)) else ""


def own_buttons(match: Match, face: Face, faults: Faults) -> Buttons:
    """Return the game's own buttons for a match in play. If the face raises, return no buttons.

    While only computer players are to move, or others than the one reader, no button makes a move.
    """
    found = faults.attempt(match.id, lambda: face.buttons(match, face.view(match)), Buttons())
    if any(map(match.is_for, match.awaited)):
        return found
    last = (spec for spec in found.last if not spec.versioned)
    return Buttons(tuple(spec for spec in last if not (match.for_spectators and spec.seated)), more=found.more)


def rows_to_move(match: Match, face: Face, words: Words, user: int, faults: Faults) -> list[list[ui.Item[Any]]]:
    """Return the game's buttons for a member who is to move, for a private message where no board has them; else []."""
    if match.phase is not Phase.PLAYING or match.seat_for(user) not in match.awaited:
        return []
    own = own_buttons(match, face, faults)
    return [buttons(match, words, *row) for row in (*own.rows, own.last) if row]


def _rows(match: Match, face: Face, faults: Faults) -> tuple[Row, ...]:
    if match.phase is Phase.LOBBY:
        return ((*lobby.row(match), MORE, *lobby.last(match)),)
    if match.phase is Phase.PLAYING:
        own = own_buttons(match, face, faults)
        undo = (face.undo,) if match.can_undo is not None and match.is_for(match.can_undo) else ()
        return (*own.rows, (*own.last, *undo, MORE))
    if match.state is None:
        return ((NEW_TABLE,),)
    return ((*afterwards(match, face)[:NOW], MORE),)


def afterwards(match: Match, face: Face) -> Row:
    """Return what members can do after a match, what matters most first: NOW of it on the board, the rest behind More.

    Who has beaten computer players alone wants the next level; all others want to know what decided the match.
    """
    # A daily match is over for all only when its day is over. In one that was broken off, nothing decided.
    over = match.outcome is not None and match.terms.closes is None and not is_broken_off(match)
    tells = face.game.about.plays_itself and over
    level = next_level(match)
    harder = () if level is None else (ButtonSpec("again", HARDER, argument=level, params=(("level", level),)),)
    return (AGAIN, *harder, *((DECIDED, MY_GAME) if tells else ()), REPLAY, MOMENT, FAIR)


def behind_more(match: Match, face: Face) -> Row:
    """Return what members can do with the record of a match, or after it, and what is not on the board."""
    if match.over and match.state is not None:
        return afterwards(match, face)[NOW:]
    return () if match.state is None else (REPLAY, MOMENT, FAIR)
