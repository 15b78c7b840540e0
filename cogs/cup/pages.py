"""Finds the page of a cup of any kind."""

from bot.sessions.leagues.model import League
from bot.ui.face import Face
from bot.ui.words import Words
from cogs.cup.battle_page import BattlePage
from cogs.cup.cup_page import CupPage
from cogs.cup.page import Page
from cogs.cup.tables_page import TablesPage


def page_of(cup: League, face: Face, words: Words) -> CupPage:
    """Return the page of a cup that has begun."""
    if cup.is_battle:
        return BattlePage(cup, face, words)
    return TablesPage(cup, face, words) if cup.rules.table else Page(cup, face, words)
