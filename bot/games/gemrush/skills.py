"""Gem Rush: the twenty skills. Each skill changes one rule for its owner; skills are public.

The rulebook names Harmonization, Transmutation, Evocation and Permeation; the other sixteen are our own. Their names,
rules and verses are texts (`gemrush-skill-<key>`, `-rule`, `-verse`). The comments here describe them; the module of
the changed rule implements them. "Your colour" is the gem of the dwarf.
"""

from enum import IntEnum


class Skill(IntEnum):
    """A skill; its key in texts is the lower-case name with hyphens."""

    # ---- how a construction is paid (once each in a construction) ----
    HARMONIZATION = 0
    """One card of the payment becomes two Echoglass."""
    TRANSMUTATION = 1
    """Two gems of one kind on the cards of the payment become one Diamond Dust."""
    EVOCATION = 2
    """One card of the payment that shows your colour gives one more gem of it."""
    AFFINITY = 3
    """One gem of your colour stands for any standard gem."""
    HAGGLING = 4
    """One gem of a door that asks for exactly three need not be paid."""
    GILDING = 5
    """Each Orichalcum counts its point even where the other gem of its card adds nothing."""
    REFRACTION = 6
    """Each Echoglass may also copy what a Diamond Dust stands for."""

    # ---- how a dwarf moves ----
    PERMEATION = 7
    """Discard a card with your colour: 1 step through a wall onto the tile behind it."""
    WAYFARING = 8
    """Discard a card with your colour: go to any room for 0 steps, as with a Warpstone."""
    LONG_STRIDE = 9
    """4 steps a turn instead of 3."""
    SURE_FOOT = 10
    """One-way passages can be walked both ways: the door on the far side is enough."""
    MOMENTUM = 11
    """The first construction of each turn costs no step."""
    RAIL_RIDING = 12
    """Rails: from any room with a door into a tunnel, go to any mine cart for 0 steps, even to the only one."""

    # ---- how a room is built ----
    SECOND_LOOK = 13
    """When constructing, draw two tiles, lay one, and put the other back under the stack."""
    LEFTOVERS = 14
    """After a construction that wasted at least one gem, draw 1 card."""
    REMODELLING = 15
    """Once a turn, while moving, turn the room you stand in as you like, for 0 steps."""

    # ---- the action, the hand ----
    DEEP_POCKETS = 16
    """Discard down to 5 instead of 4, while a card of the hand shows your colour."""
    LARGE_SCOOP = 17
    """The action "draw 1" draws 2."""
    LONG_ARM = 18
    """As the action, use the ability of a room that one step would lead to."""
    SCAVENGING = 19
    """As the action, instead of drawing from the deck, take the top card of the discard pile and draw 1."""

    @property
    def key(self) -> str:
        return self.name.lower().replace("_", "-")


SKILLS = tuple(Skill)
