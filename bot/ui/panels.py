"""Make messages and modals for discord.py: sentences, panels, pictures, files, fields. All use Components V2.

Each message gets a new view, which is never changed, sent again or stopped. The client itself finds the handlers of
modals by their custom_ids. If discord.py did this, it would mix up modals with equal custom_ids, and it would forget
open modals at a restart.
"""

import io
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.texts.pictures import only_picture, with_codes, with_pictures
from bot.ui.address import Address

NO_MENTIONS = discord.AllowedMentions.none()

LONGEST_NONCE = 25  # characters, Discord's limit
LONGEST_TEXT = 4_000  # characters of all texts of a message together, Discord's limit
MOST_BYTES = 10_000  # of UTF-8 in these texts; at about 10,170 Discord answers with 500 (discord-api-docs, issue 8554)
LONGEST_ALT = 1_024  # characters of a picture's description, Discord's limit
SHORTEST_TEXT = 200  # characters that remain at least of a shortened text
LONGEST_TITLE = 45
LONGEST_LABEL = 45
LONGEST_HINT = 100
LONGEST_OPTION = 100
MOST_OPTIONS = 25

_SAID = 2_000_000  # the id of the component that says why the last press on a panel was refused


class InWords(ui.TextDisplay[Any]):
    """A text in place of a picture. If a message is too long, this text is shortened first."""


class Layout(ui.LayoutView):
    """A view that discord.py sends and does not store.

    Its buttons and selects are dynamic items, which discord.py finds by their custom_ids. If discord.py stored a view,
    it would forget all dynamic items of the bot as soon as the view stopped.
    """

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        for part in self.walk_children():
            if isinstance(part, ui.TextDisplay):
                part.content = with_pictures(part.content)

    def to_components(self) -> list[dict[str, Any]]:
        """Return the message as JSON for Discord, with texts that fit. The layout, and those with its items, keep all.

        First the texts in place of pictures are shortened, then the longest texts.
        """
        texts = [item for item in self.walk_children() if isinstance(item, ui.TextDisplay)]
        whole = [text.content for text in texts]
        _make_room(texts)
        try:
            parts: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]  # discord.py
            return parts
        finally:
            for text, content in zip(texts, whole, strict=True):
                text.content = content

    def is_finished(self) -> bool:
        return True


def _make_room(texts: Sequence[ui.TextDisplay[Any]]) -> None:
    """Shorten texts until all fit into a message."""
    spare = [text for text in texts if isinstance(text, InWords)]
    others = sorted((text for text in texts if text not in spare), key=lambda text: -len(text.content))
    for size, most in ((len, LONGEST_TEXT), (bytes_of, MOST_BYTES)):
        for text in (*spare, *others):
            over = sum(size(each.content) for each in texts) - most
            if over > 0:
                text.content = _shortened(text.content, over, size)


class Picture:
    """A PNG with its file name and its alt text."""

    def __init__(self, data: bytes, name: str, alt: str) -> None:
        self.data = data
        self.name = name
        self.alt = whole_lines(with_codes(alt))

    def tell_first(self, said: str) -> None:
        """Put a sentence before the alt text."""
        self.alt = whole_lines(with_codes(f"{said}\n{self.alt}"))

    def file(self) -> discord.File | None:
        """Return a new file, since discord.py closes each file after sending it; None if there is no file."""
        return discord.File(io.BytesIO(self.data), filename=self.name, description=self.alt)

    def gallery(self) -> ui.Item[Any]:
        """Return the part of a message that shows the picture."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt or None))


def whole_lines(text: str, most: int = LONGEST_ALT) -> str:
    """Return as many whole lines of a text as have `most` characters; of a first line that is too long, a part."""
    if len(text) <= most:
        return text
    kept, whole, _ = text[: most + 1].rpartition("\n")
    return kept if whole else clip(text, most)


class Unpainted(Picture):
    """A text in place of a picture that could not be painted. It has no file."""

    def __init__(self, said: str) -> None:
        super().__init__(b"", "", "")
        self.said = said

    def tell_first(self, said: str) -> None:
        self.said = f"{said}\n{self.said}"

    def file(self) -> None:
        """Return None, since there is no file."""

    def gallery(self) -> ui.Item[Any]:
        return InWords(clip(self.said, LONGEST_TEXT))


def gallery(pictures: Sequence[Picture]) -> list[ui.Item[Any]]:
    """Return the parts of a message that show pictures side by side, with those that could not be painted in words."""
    parts = [picture.gallery() for picture in pictures]
    items = [item for part in parts if isinstance(part, ui.MediaGallery) for item in part.items]
    rest = [part for part in parts if not isinstance(part, ui.MediaGallery)]
    return [*([ui.MediaGallery(*items)] if items else []), *rest]


class Document:
    """A file for members to download, shown as a card with its name and size."""

    def __init__(self, data: bytes, name: str) -> None:
        """name: letters, digits, "-" and one ending. With other characters, the card would not find the file."""
        self.data = data
        self.name = name

    def file(self) -> discord.File:
        """Return a new file, since discord.py closes each file after sending it."""
        return discord.File(io.BytesIO(self.data), filename=self.name)

    def card(self) -> ui.File[Any]:
        return ui.File(f"attachment://{self.name}")


def files_of(shown: Iterable[Picture | Document | None]) -> list[discord.File]:
    """Return new files of all pictures and documents of a message."""
    return [file for one in shown if one is not None and (file := one.file()) is not None]


def addresses(parts: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the custom_ids in a message, in order. parts: its components as JSON from Discord."""
    found: list[str] = []
    for part in parts:
        if "custom_id" in part:
            found.append(part["custom_id"])
        inner = [*part.get("components", ()), part.get("accessory")]
        found += addresses(one for one in inner if one)
    return found


def texts(parts: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the words of a message, in order. parts: its components as JSON from Discord, which trims spaces."""
    found: list[str] = []
    for part in parts:
        found += str(part.get("content", "")).split()
        found += texts(part.get("components", ()))
    return found


_CUT = re.compile(r"<(?:[@#][!&]?\d*|a?:\w*(?::\d*)?|t:[\d:\w]*|/[^<>]*)?$", re.ASCII)


def clip(text: str, longest: int) -> str:
    """Return the text for a message, cut to at most `longest` characters. Emoji and mentions are not cut in two."""
    text = with_pictures(text)
    return text if len(text) <= longest else _CUT.sub("", text[: longest - 1]).rstrip() + "…"


def bytes_of(text: str) -> int:
    """Return the number of bytes of a text in UTF-8."""
    return len(text.encode("utf-8", "replace"))


def _shortened(text: str, over: int, size: Callable[[str], int]) -> str:
    """Return a text that is smaller by `over`, or only as small as it may become."""
    least = min(len(text), SHORTEST_TEXT)
    longest = bisect_right(range(least, len(text)), size(text) - over, key=lambda count: size(clip(text, count)))
    return clip(text, max(least, least + longest - 1))


def label(text: str, longest: int) -> str:
    """Return the text for a place that cannot show pictures, cut to at most `longest` characters."""
    return clip(with_codes(text), longest)


def option(text: str, value: str, *, chosen: bool = False) -> discord.SelectOption:
    """Return a line of a select. If the text has one picture, the line shows it beside the text."""
    emoji = only_picture(text)
    return discord.SelectOption(label=label(text, LONGEST_OPTION), value=value, emoji=emoji, default=chosen)


def pages(texts: Sequence[str]) -> Layout:
    """Return a message of several texts, one below the other."""
    return Layout(*(ui.TextDisplay(text) for text in texts))


def panel(
    text: str,
    *rows: Sequence[ui.Item[Any]],
    picture: Picture | None = None,
    documents: Sequence[Document] = (),
    said: str = "",
) -> Layout:
    """Return a message with a text, a picture, files and rows of buttons. The text may be empty.

    A row has at most 5 buttons, or one select. said: what the last press has led to (`with_said`); "": nothing.
    """
    items: list[ui.Item[Any]] = [ui.TextDisplay(clip(text, LONGEST_TEXT))] if text else []
    if picture is not None:
        items.append(picture.gallery())
    items.extend(document.card() for document in documents)
    items.extend(ui.ActionRow(*row) for row in rows if row)
    return with_said(Layout(*items), said) if said else Layout(*items)


def repeated(message: discord.Message, said: str, *, idle: bool = False) -> Layout:
    """Return the layout of a message as it is, with a sentence as in `with_said`. The message must keep its files.

    idle: whether its buttons and selects are disabled.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    for part in view.walk_children():
        if idle and isinstance(part, ui.Button | ui.Select):
            part.disabled = True
        if isinstance(part, ui.MediaGallery):
            part.items = [_kept(item) for item in part.items]
        elif isinstance(part, ui.File):
            part.media = discord.UnfurledMediaItem(f"attachment://{_file_name(part.media.url)}")
    return with_said(view, said)


def with_said(view: ui.LayoutView, said: str) -> Layout:
    """Return a layout like `view` with a sentence, which replaces an earlier such sentence; "": without any.

    The sentence stands on top. Below a picture, it stands above the first buttons: a phone does not show the top.
    """
    items = [item for item in view.children if item.id != _SAID]
    if not said:
        return Layout(*items)
    sentence: ui.TextDisplay[Any] = ui.TextDisplay(clip(said, LONGEST_TEXT), id=_SAID)
    return _below_pictures(items, sentence, ui.MediaGallery)


def with_first(view: ui.LayoutView, first: str) -> Layout:
    """Return a layout like `view` whose sentence, as in `with_said`, begins with the line `first`."""
    said = next((item.content for item in view.children if isinstance(item, ui.TextDisplay) and item.id == _SAID), "")
    return with_said(view, f"{first}\n{said}" if said else first)


def below_pictures(view: ui.LayoutView, text: str) -> Layout:
    """Return a layout like `view` with a text below its pictures. Without pictures, the text stands on top."""
    return _below_pictures(view.children, ui.TextDisplay(clip(text, LONGEST_TEXT)), ui.MediaGallery, InWords)


def _below_pictures(items: Sequence[ui.Item[Any]], text: ui.TextDisplay[Any], *pictures: type[ui.Item[Any]]) -> Layout:
    shown = [place for place, item in enumerate(items) if isinstance(item, pictures)]
    place = shown[-1] + 1 if shown else 0
    return Layout(*items[:place], text, *items[place:])


def with_pictures_only(view: ui.LayoutView, said: str) -> Layout:
    """Return the pictures of a layout with a sentence. The message must keep its files."""
    return with_said(Layout(*(item for item in view.children if isinstance(item, ui.MediaGallery))), said)


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Return a picture of a message that Discord sent, as a picture among the files that the message keeps."""
    return discord.MediaGalleryItem(f"attachment://{_file_name(item.media.url)}", description=item.description)


def _file_name(url: str) -> str:
    return urlsplit(url).path.rpartition("/")[2]


async def posted(
    channel: discord.abc.Messageable,
    layout: Layout,
    *pictures: Picture | None,
    mentions: Iterable[int],
    nonce: str,
    roles: Iterable[int] = (),
) -> discord.Message:
    """Post a message without an interaction, and return it.

    pictures: those that the layout shows. None is left out.
    mentions, roles: the ids of the users and of the roles to mention.
    nonce: unique to this message, and the same at each attempt. For minutes, another attempt returns the existing
        message. Raises ValueError if the nonce is too long or empty.
    """
    if not 0 < len(nonce) <= LONGEST_NONCE:
        raise ValueError(f"no nonce: {nonce!r}")
    return await channel.send(
        view=layout, files=files_of(pictures), allowed_mentions=naming(mentions, roles), nonce=nonce
    )


def naming(users: Iterable[int], roles: Iterable[int] = ()) -> discord.AllowedMentions:
    """Return that a message mentions these and nobody else. An edit keeps only the mentions that it allows."""
    named, called = [discord.Object(user) for user in users], [discord.Object(role) for role in roles]
    return discord.AllowedMentions(everyone=False, roles=called or False, replied_user=False, users=named)


# ---- modals ----


class Form(ui.Modal):
    """A modal that discord.py sends and does not store."""

    def __init__(self, address: Address, title: str, *fields: ui.Label[Any]) -> None:
        super().__init__(title=label(title, LONGEST_TITLE), custom_id=str(address), timeout=None)
        for field in fields:
            self.add_item(field)

    def is_finished(self) -> bool:
        return True


def line(
    name: str, title: str, *, hint: str = "", example: str = "", longest: int = 60, text: str = ""
) -> ui.Label[Any]:
    """Return a field for a line of text. text: what the field holds at first."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.short,
        placeholder=label(example, LONGEST_HINT) or None,
        default=text or None,
        max_length=longest,
    )
    return ui.Label(text=label(title, LONGEST_LABEL), description=label(hint, LONGEST_HINT) or None, component=field)


def paragraph(name: str, title: str, text: str, *, hint: str, longest: int) -> ui.Label[Any]:
    """Return a field for several lines of text, which may be empty. text: what the field holds at first."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name, style=discord.TextStyle.paragraph, default=text or None, max_length=longest, required=False
    )
    return ui.Label(text=label(title, LONGEST_LABEL), description=label(hint, LONGEST_HINT), component=field)


def choice(name: str, title: str, options: Sequence[tuple[str, str]], *, hint: str = "") -> ui.Label[Any]:
    """Return a field for one option. The first option is preselected. options: (value, text)."""
    return _options(name, title, options, hint, least=1, most=1)


def choices(name: str, title: str, options: Sequence[tuple[str, str]], most: int, *, hint: str = "") -> ui.Label[Any]:
    """Return a field for any number of options up to `most`. options: as for `choice`."""
    return _options(name, title, options, hint, least=0, most=min(most, len(options), MOST_OPTIONS))


def _options(
    name: str, title: str, options: Sequence[tuple[str, str]], hint: str, *, least: int, most: int
) -> ui.Label[Any]:
    select: ui.Select[Any] = ui.Select(
        custom_id=name,
        options=[
            option(text, value, chosen=least > place) for place, (value, text) in enumerate(options[:MOST_OPTIONS])
        ],
        min_values=least,
        max_values=most,
        required=least > 0,
    )
    return ui.Label(text=label(title, LONGEST_LABEL), description=label(hint, LONGEST_HINT) or None, component=select)


def answers(components: Sequence[Any]) -> dict[str, str]:
    """Return a modal's answers by the names of its fields. A select's values are separated by spaces.

    components: the modal's components as JSON from Discord.
    """
    found: dict[str, str] = {}
    for component in components:
        if "custom_id" in component:
            values = component.get("values")
            found[component["custom_id"]] = str(component.get("value", "")) if values is None else " ".join(values)
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found.update(answers(inner))
    return found
