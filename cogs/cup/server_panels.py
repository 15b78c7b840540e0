"""What managers read while two servers agree to a battle: the form, the code, and what the other server asks for."""

from bot.sessions.codes import written
from bot.sessions.leagues.model import BOARD_MATCHES, BOARD_WEEKS, League, Rules, Team
from bot.ui.address import Address
from bot.ui.commands.start_panel import CUP
from bot.ui.entry.buttons import Button
from bot.ui.face import Face
from bot.ui.leagues.panels import PRIMARY, pause_field, planned, start_field, turn_field
from bot.ui.leagues.plans import Plan, code_button
from bot.ui.panels import Form, Layout, choice, line, panel
from bot.ui.words import Words, safe_name
from cogs.cup import battle_panels, panels

LONGEST_CODE = 20  # characters of a typed code
LETTERS = 2  # in sentences, for matches that are played neither in threads nor in a channel


def form(face: Face, plan: Plan, words: Words) -> Form:
    """Return the form by which a server asks for a battle of a game. plan: what is chosen for it already."""
    matches = [(str(count), words("battle-choice-matches", count=count, threads=LETTERS)) for count in BOARD_MATCHES]
    fields = [
        start_field(face, words),
        choice("matches", words("battle-form-place"), matches),
        turn_field(battle_panels.BATTLE, plan, words),
        pause_field(battle_panels.BATTLE, words),
    ]
    return Form(
        Address("m", CUP, "makeservers", argument=planned(face, plan)), words("servers-form", game=face.key), *fields
    )


def chosen(rules: Rules, matches: int, team: Team) -> dict[str, object]:
    """Return what a form changes in the rules. matches: of a board. team: that of the server that asks."""
    return {"teams": (team,), "matches": matches, "weeks": rules.weeks_of(BOARD_WEEKS[matches])}


def code_panel(code: str, game: str, words: Words) -> Layout:
    """Return the panel with a new code. game: its key."""
    return panel(words("servers-code", code=written(code), game=game))


def code_form(words: Words) -> Form:
    """Return the form that asks for the code of another server."""
    field = line("code", words("servers-ui-typed"), example="ABCD-EFGH", longest=LONGEST_CODE)
    return Form(Address("m", CUP, "code"), words("servers-ui-code"), field)


def offer_panel(battle: League, code: str, face: Face, words: Words) -> Layout:
    """Return the question whether a server agrees. battle: as this server would have it. code: as it was typed."""
    other = battle.rules.teams[0].name
    asked = words("servers-asks", server=safe_name(other), days=battle.rules.pause)
    told = [panels.title(battle, face, words), asked, battle_panels.rules(battle, face, words)]
    agree = Button(Address("b", CUP, "agree", argument=code), words("servers-ui-agree"), PRIMARY)
    return panel("\n".join(told), [agree, code_button(words)])
