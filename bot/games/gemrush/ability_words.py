"""Gem Rush: an ability in words, made of its data: one phrase a step, in the order in which they are done.

The variables: `count`, a number or "X"; `gems`, the condition, of which there is a word for each that occurs,
`gemrush-show-st-fi`. What a room does is never written a second time by hand.
"""

from typing import assert_never

from bot.engine.game import Phrase
from bot.games.gemrush.effects import (
    ALL,
    Ability,
    Condition,
    Count,
    Dig,
    Discard,
    Draw,
    Go,
    Keep,
    MoveRoom,
    NameGem,
    Reveal,
    SwapPlaces,
)
from bot.games.gemrush.names import CODE_KEYS


def ability_phrases(ability: Ability) -> tuple[Phrase, ...]:
    """A phrase a step, without a full stop: "Draw 1", "Discard X"."""
    phrases = []
    lying: Count = 0
    for effect in ability:
        if isinstance(effect, Reveal | Dig):
            lying = effect.count
        phrases.append(_keep(effect, lying) if isinstance(effect, Keep) else _phrase(effect))
    return tuple(phrases)


def _phrase(effect: Draw | Reveal | Dig | Discard | NameGem | SwapPlaces | MoveRoom | Go) -> Phrase:
    match effect:
        case Draw(count):
            return Phrase.of("gemrush-effect-draw", count=count)
        case Reveal(count):
            return Phrase.of("gemrush-effect-reveal", count=count)
        case Dig(count, matching):
            return Phrase.of("gemrush-effect-dig", count=count, gems=condition_key(matching))
        case Discard(count, ()):
            return Phrase.of("gemrush-effect-discard", count=count)
        case Discard(count, matching):
            return Phrase.of("gemrush-effect-discard-matching", count=count, gems=condition_key(matching))
        case NameGem():
            return Phrase.of("gemrush-effect-name")
        case SwapPlaces():
            return Phrase.of("gemrush-effect-swap")
        case MoveRoom():
            return Phrase.of("gemrush-effect-move-room")
        case Go(where):
            return Phrase.of(f"gemrush-effect-go-{where}")
    assert_never(effect)


def _keep(keep: Keep, lying: Count) -> Phrase:
    """`lying`: how many cards there are to keep."""
    gems = condition_key(keep.matching)
    if not gems and keep.count in (ALL, lying):
        return Phrase.of("gemrush-effect-keep-all", count=lying)
    if not gems:
        return Phrase.of("gemrush-effect-keep", count=keep.count)
    if keep.count == ALL:
        return Phrase.of("gemrush-effect-keep-all-matching", gems=gems)
    return Phrase.of("gemrush-effect-keep-matching", count=keep.count, gems=gems)


def condition_key(matching: Condition) -> str:
    """What follows `gemrush-show-`: "st-fi", "named", "discarded"; "" where any card will do."""
    if isinstance(matching, str):
        return matching
    return "-".join(CODE_KEYS[gem] for gem in matching)
