"""What Discord gives to a screen reader, and the presses of a member who hears it.

A message is heard as its texts, the alt texts of its pictures, and the labels of its buttons and options. Nothing here
knows the state of a match.
"""

import re
from typing import NamedTuple

from bot.playground import Actor, Message
from bot.playground.world.model import nested
from tests.cogs.desk import Desk, private
from tests.cogs.test_computers import rested

TEXT, SELECT, BUTTON = 10, 3, 2
NOTHING = re.compile("(?!)")  # fits no line
MARKS = re.compile(r"\*\*|^-# |^### |<t:\d+:R>", re.MULTILINE)


class Unheard(AssertionError):
    """The reader has not heard what the next press needs."""


class Label(NamedTuple):
    """A button, or an option of a menu. value: of the option; "": a button."""

    text: str
    custom_id: str
    value: str = ""


class Heard(NamedTuple):
    """A message as it is heard. told: the lines of its texts. pictured: the lines of its alt texts."""

    message: Message
    told: list[str]
    pictured: list[str]
    labels: list[Label]

    @property
    def lines(self) -> list[str]:
        return [*self.pictured, *self.told]

    def find(self, pattern: str) -> re.Match[str] | None:
        """Return the first place where a line fits the pattern from its beginning."""
        return next((found for line in self.lines if (found := re.match(pattern, line))), None)

    def all(self, pattern: str) -> list[re.Match[str]]:
        return [found for line in self.lines if (found := re.match(pattern, line))]

    def label(self, pattern: str) -> Label | None:
        """Return the first label that fits the whole pattern."""
        return next((label for label in self.labels if re.fullmatch(pattern, label.text)), None)


class Screen:
    """The channel "games" as one member hears it.

    Attributes:
        missing: lines that fit it are left out, as if the bot did not say them.
        computers: whether to wait for computer players after each press.
    """

    def __init__(self, desk: Desk, who: Actor, *, missing: re.Pattern[str] = NOTHING, computers: bool = False) -> None:
        self.desk, self.who, self.missing, self.computers = desk, who, missing, computers

    def heard(self, message: Message) -> Heard:
        parts = list(nested(message.components))
        texts = "\n".join(str(part["content"]) for part in parts if part["type"] == TEXT)
        alts = "\n".join(attached.description or "" for attached in message.attachments)
        told, pictured = (
            [line for line in text.splitlines() if not self.missing.match(line)]
            for text in (MARKS.sub("", texts), alts)
        )
        labels = list[Label]()
        for part in parts:
            if part["type"] == BUTTON and "custom_id" in part and not part.get("disabled"):
                labels.append(Label(str(part.get("label", "")), part["custom_id"]))
            elif part["type"] == SELECT:
                labels += [Label(one["label"], part["custom_id"], one["value"]) for one in part.get("options", ())]
        return Heard(message, told, pictured, labels)

    def board(self) -> Heard:
        return self.heard(self.desk.board(self.who))

    async def panel(self) -> Heard:
        """Return the newest private message."""
        return self.heard((await private(self.desk, self.who))[-1])

    async def press(self, where: Heard, label: Label) -> None:
        if label.value:
            sent = await self.who.select(where.message, label.custom_id, label.value)
        else:
            sent = await self.desk.click(self.who, where.message, label.custom_id)
        assert sent.failed is None, sent.failed
        await self.settle()

    async def write(self, where: Heard, label: Label, text: str) -> None:
        """Press a button that opens a form with one field, fill it in, and send it."""
        opened = await self.who.click(where.message, label.custom_id)
        assert opened.modal is not None
        (field,) = [part for part in nested(opened.modal.components) if part["type"] == 4]
        sent = await self.who.submit(opened, {field["custom_id"]: text})
        assert sent.failed is None, sent.failed
        await self.settle()

    async def settle(self) -> None:
        """Wait until all boards are drawn, and computer players have moved."""
        await self.desk.drawn()
        if self.computers:
            await rested(self.desk, self.who)


def wanted(label: Label | None, about: str) -> Label:
    """Return the label. Raises Unheard if there is none. about: what it should do."""
    if label is None:
        raise Unheard(about)
    return label


def listed(text: str) -> list[str]:
    """Return the items of an English list, such as "A, B and C"."""
    return re.split(", | and | or ", text)
