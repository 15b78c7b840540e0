"""Presses of buttons, selects and modals, and how each finds its handler in a cog."""

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from bot.errors import NotAllowed, Unreadable
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.ui.address import Address, Kind
from bot.ui.entry.context import Context
from bot.ui.face import Face

Answers = Mapping[str, str]


@dataclass(frozen=True)
class Press:
    """A button, select or modal that was used. Its match is one that the member who pressed may see.

    Attributes:
        address: where the press leads.
        found: the match that the address names, or why it cannot be read; None: it names none.
    """

    address: Address
    found: Match | Unreadable | None = None

    @property
    def match(self) -> Match:
        """Return the match. Raises Unreadable; NoSession where the press names none: somebody made it up."""
        if isinstance(self.found, Unreadable):
            raise self.found
        if self.found is None:
            raise refusals.no_match()
        return self.found

    @property
    def match_id(self) -> str:
        """Return the match's id, also if it cannot be read. Raises NoSession where the press names none."""
        if self.found is None:
            raise refusals.no_match()
        return self.address.match

    @property
    def meant(self) -> "Meant":
        """Return the match, as of the board that was pressed. Raises as `match` does."""
        return Meant(self.match, self.version)

    @property
    def kind(self) -> Kind:
        return self.address.kind

    @property
    def version(self) -> int:
        return self.address.version

    @property
    def argument(self) -> str:
        return self.address.argument


@dataclass(frozen=True)
class Meant:
    """The match that a slash command or a press is about, found once for both the command and its answer.

    Attributes:
        version: of the board that was pressed; None: of whatever board, as for a command.
        one_of_two: whether the command could have meant another match of its member: its answer then names this one.
    """

    match: Match
    version: int | None = None
    one_of_two: bool = False


Handler = Callable[[Any, Context, Press, Answers], Awaitable[None]]
HandlerT = TypeVar("HandlerT", bound=Handler)

ACTION_MARK = "__lapidary_action__"
LARGEST_NUMBER = 2**63 - 1  # of what the database keeps


def action(name: str) -> Callable[[HandlerT], HandlerT]:
    """Mark a method as the handler of the buttons, selects and modals with this action."""

    def mark(method: HandlerT) -> HandlerT:
        setattr(method, ACTION_MARK, name)
        return method

    return mark


def choice_in(answers: Answers) -> str:
    """Return what was chosen in a select. Raises NotAllowed where nothing was: somebody made the press up."""
    try:
        return answers["chosen"]
    except KeyError:
        raise NotAllowed("error-unknown-button") from None


def number_in(text: str) -> int:
    """Return a whole number out of a button's address or a select. Raises NotAllowed if there is none: somebody made
    the press up.
    """
    number = int(text) if text.isascii() and text.isdigit() else LARGEST_NUMBER + 1
    if number > LARGEST_NUMBER:
        raise NotAllowed("error-unknown-button")
    return number


def words_in(press: Press, count: int) -> list[str]:
    """Return the first words of a press's argument. Raises NotAllowed where there are fewer: somebody made it up."""
    found = press.argument.split()[:count]
    if len(found) < count:
        raise NotAllowed("error-unknown-button")
    return found


class Pressable:
    """A class whose methods marked with `action` are handlers. A press finds its own by the action in its custom_id.

    A handler gets the match with the press, which its member may see. `sessions.matches.match` asks for no eyes.
    """

    face: ClassVar[Face | None] = None  # of a game's cog: how the game looks
    direct: ClassVar[bool] = False  # whether its buttons work in direct messages
    sessions: Sessions
    _handlers: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls._handlers = {}
        names: dict[str, str] = {}
        for parent in reversed(cls.__mro__):
            for name, value in vars(parent).items():
                if hasattr(value, ACTION_MARK):
                    mark = getattr(value, ACTION_MARK)
                    if cls._handlers.setdefault(mark, name) != name or names.setdefault(name, mark) != mark:
                        raise TypeError(f"{cls.__name__}.{name} takes the place of another action's handler")

    @property
    @abstractmethod
    def area(self) -> str:
        """Return the first part of the addresses that lead here."""

    async def pressed(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a button, select or modal of this area."""
        await self.handle(context, address, answers)

    async def handle(self, context: Context, address: Address, answers: Answers) -> None:
        """Call the handler of a press.

        Raises NotAllowed for an action without a handler. Raises NoSession for a match that the member may not see, as
        if there were none.
        """
        name = self._handlers.get(address.action)
        if name is None:
            raise NotAllowed("error-unknown-button")
        await getattr(self, name)(context, Press(address, await self.named(context, address)), answers)

    async def named(self, context: Context, address: Address) -> Match | Unreadable | None:
        """Return the match that an address names, as `Press.found` wants it. Raises NoSession."""
        if not address.match:
            return None
        try:
            return await self.sessions.matches.match(address.match, context.request)
        except Unreadable as problem:
            return problem
