"""Gem Rush: the twenty skills. Each skill changes one rule for its owner; skills are public.

The rulebook names Harmonization, Transmutation, Evocation and Permeation; the other sixteen are our own. The text keys
of a skill are `gemrush-skill-<key>`, `-rule` and `-verse`. "Your colour" is the gem of your dwarf.
"""

from enum import IntEnum


class Skill(IntEnum):
    # ---- paying for a construction: the first five skills work once in a construction ----
    HARMONIZATION = 0
    """One card of the payment becomes two Echoglass."""
    TRANSMUTATION = 1
    """Two gems of one kind on the cards of the payment become one Diamond Dust."""
    EVOCATION = 2
    """One card of the payment that shows your colour gives one more gem of your colour."""
    AFFINITY = 3
    """One gem of your colour replaces any standard gem."""
    HAGGLING = 4
    """If a door costs exactly three gems, you pay for only two of them."""
    GILDING = 5
    """Each Orichalcum of the payment scores its point, even if the other gem of its card pays for nothing."""
    REFRACTION = 6
    """Each Echoglass may also copy the gem that a Diamond Dust replaces."""

    # ---- moving the dwarf ----
    PERMEATION = 7
    """Discard a card with your colour and take 1 step through a wall onto the tile behind the wall."""
    WAYFARING = 8
    """Discard a card with your colour and go to any room for 0 steps, as with a Warpstone."""
    LONG_STRIDE = 9
    """Take 4 steps a turn instead of 3."""
    SURE_FOOT = 10
    """Walk through a one-way passage backwards: from a wall, perhaps through tunnels, to a door."""
    MOMENTUM = 11
    """The first construction of each turn costs no step."""
    RAIL_RIDING = 12
    """From any room with a door into a tunnel, ride to any mine cart for 0 steps."""

    # ---- building ----
    SECOND_LOOK = 13
    """When constructing, draw two tiles, lay one, and put the other back under the stack."""
    LEFTOVERS = 14
    """After a construction that wasted at least one gem, draw 1 card."""
    REMODELLING = 15
    """Once a turn, while moving, turn the room of your dwarf for 0 steps."""

    # ---- the action and the hand ----
    DEEP_POCKETS = 16
    """Keep 5 cards instead of 4 at the start of a turn, if a card of the hand shows your colour."""
    LARGE_SCOOP = 17
    """The action Draw draws 2 cards instead of 1."""
    LONG_ARM = 18
    """As the action, use the ability of a room one step away."""
    SCAVENGING = 19
    """As the action, take the top card of the discard pile and draw 1 card."""

    @property
    def key(self) -> str:
        return self.name.lower().replace("_", "-")


SKILLS = tuple(Skill)
