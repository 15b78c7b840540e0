"""Makes boards look as earlier versions of the bot have posted them: channels still have such messages."""

from msgspec.structs import replace

from bot.playground import Message
from bot.playground.world.model import nested
from bot.ui.address import Address
from tests.cogs.desk import buttons

ROW, BUTTON, SELECT = 1, 2, 3  # Discord's types
OF_LOBBY = {"Join": "join", "Start": "begin", "Leave": "part", "Call off": "cancel", "Learn": "learn"}
OF_FINAL_BOARD = {"Replay": "open", "Share this moment": "moment"}  # in the area of replays


def with_old_buttons(board: Message) -> Message:
    """Put the buttons of a lobby that all stood on its board back there. Return the message."""
    own = _address(board)
    return _with_row(board, {label: replace(own, action=action) for label, action in OF_LOBBY.items()})


def with_old_replay(board: Message) -> Message:
    """Put the buttons of replays back on a final board. Return the message."""
    own = replace(_address(board), game="replay")
    argument = {"moment": "m"}
    found = {
        label: replace(own, action=action, argument=argument.get(action, ""))
        for label, action in OF_FINAL_BOARD.items()
    }
    return _with_row(board, found)


def with_old_choices(board: Message, *values: str) -> Message:
    """Put the menu in which members chose these values back on a lobby's board. Return the message."""
    address = replace(_address(board), kind="s", action="choose")
    options = [{"label": value, "value": value} for value in values]
    parts = [{"type": SELECT, "id": 900, "custom_id": str(address), "options": options}]
    board.components[-1]["components"].append({"type": ROW, "id": 901, "components": parts})
    return board


def _address(board: Message) -> Address:
    found = (Address.read(custom_id) for custom_id in buttons(board).values())
    own = next(address for address in found if address is not None and address.action in ("more", "again"))
    return replace(own, kind="b", version=0, argument="")


def _with_row(board: Message, added: dict[str, Address]) -> Message:
    there = {part.get("label") for part in nested(board.components)}
    parts = [
        {"type": BUTTON, "id": 800 + number, "style": 2, "label": label, "custom_id": str(address)}
        for number, (label, address) in enumerate(added.items())
        if label not in there
    ]
    board.components[-1]["components"].append({"type": ROW, "id": 700, "components": parts})
    return board
