"""How a command's body and a button's handler come through the door: what all cogs write above their methods."""

import functools
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, Protocol, TypeVar

from discord.ext import commands

from bot.errors import NotAllowed
from bot.sessions.life import Life
from bot.ui.address import Address
from bot.ui.door import LONGEST_TYPED, Interaction, Visit

if TYPE_CHECKING:
    from bot.ui.client import Client


class Cog(Protocol):
    """What a cog has: the client that it was made with."""

    client: "Client"


CogT = TypeVar("CogT", bound=Cog)
P = ParamSpec("P")
Answers = Mapping[str, str]
Handler = Callable[[Any, Visit, Address, Answers], Awaitable[None]]
HandlerT = TypeVar("HandlerT", bound=Handler)

Entry = Callable[Concatenate[CogT, Interaction, P], Coroutine[Any, Any, None]]

ACTION_MARK = "__lapidary_action__"
LARGEST_NUMBER = 2**63 - 1  # of what the database keeps


def entered(method: Callable[Concatenate[CogT, Visit, P], Awaitable[None]]) -> Entry[CogT, P]:
    """A command's body, let in by the door. Stands below `app_commands.command`."""
    return _let_in(method, direct=False)


def entered_anywhere(method: Callable[Concatenate[CogT, Visit, P], Awaitable[None]]) -> Entry[CogT, P]:
    """As `entered`, for a command that a direct message may hold as well."""
    return _let_in(method, direct=True)


def entered_with_text(
    longest: int,
) -> Callable[[Callable[Concatenate[CogT, Visit, P], Awaitable[None]]], Entry[CogT, P]]:
    """As `entered`, for a command that takes a text of up to so many characters."""

    def let_in(method: Callable[Concatenate[CogT, Visit, P], Awaitable[None]]) -> Entry[CogT, P]:
        return _let_in(method, direct=False, longest=longest)

    return let_in


def _let_in(
    method: Callable[Concatenate[CogT, Visit, P], Awaitable[None]], *, direct: bool, longest: int = LONGEST_TYPED
) -> Entry[CogT, P]:
    @functools.wraps(method)
    async def entry(cog: CogT, interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        await cog.client.door.enter(
            interaction, lambda visit: method(cog, visit, *args, **kwargs), direct=direct, longest=longest
        )

    return entry


def action(name: str) -> Callable[[HandlerT], HandlerT]:
    """Marks what a button, select or modal of this name does."""

    def mark(method: HandlerT) -> HandlerT:
        setattr(method, ACTION_MARK, name)
        return method

    return mark


def choice_in(answers: Answers) -> str:
    """What was chosen in a select. Raises NotAllowed where nothing was: somebody made the press up."""
    try:
        return answers["chosen"]
    except KeyError:
        raise NotAllowed("error-unknown-button") from None


def number_in(text: str) -> int:
    """A whole number out of a button's address or a select. Raises NotAllowed for what is none: somebody
    made the press up.
    """
    number = int(text) if text.isascii() and text.isdigit() else LARGEST_NUMBER + 1
    if number > LARGEST_NUMBER:
        raise NotAllowed("error-unknown-button")
    return number


def words_in(address: Address, count: int) -> list[str]:
    """The first words of an address's argument. Raises NotAllowed where there are fewer: somebody made the press up."""
    found = address.argument.split()[:count]
    if len(found) < count:
        raise NotAllowed("error-unknown-button")
    return found


class Pressable:
    """What has handlers marked with `action`; a button finds its own by the name in its custom_id."""

    _handlers: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls._handlers = {
            getattr(value, ACTION_MARK): name
            for parent in reversed(cls.__mro__)
            for name, value in vars(parent).items()
            if hasattr(value, ACTION_MARK)
        }

    async def handle(self, visit: Visit, address: Address, answers: Answers) -> None:
        """Raises NotAllowed for an action that there is no handler for."""
        name = self._handlers.get(address.action)
        if name is None:
            raise NotAllowed("error-unknown-button")
        await getattr(self, name)(visit, address, answers)


class HouseCog(Pressable, commands.Cog):
    """A cog that is no game. area: the first part of its buttons' addresses, which no game's key may be."""

    area: ClassVar[str]

    def __init__(self, client: "Client") -> None:
        self.client = client
        self.sessions = client.sessions

    @property
    def life(self) -> Life:
        """What is done around matches."""
        return self.sessions.life
