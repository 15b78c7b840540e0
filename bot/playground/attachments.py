"""What a message's attachments will be after a request: kept ones, new ones, described ones."""

from bot.playground.api_error import Fault, Path, refuse_bad_form, too_large
from bot.playground.limits import ALT_TEXT, FILE_BYTES, FILES
from bot.playground.model import Attachment, Json
from bot.playground.uploads import Body, Upload, clean_filename, content_type_of, picture_size, snowflake
from bot.playground.world import World

Planned = list[tuple[Attachment, bytes | None]]


def plan(world: World, fields: Json, body: Body, kept: list[Attachment], at: Path) -> Planned:
    """The attachments to be: those kept (without bytes), then the new ones (with theirs).

    The body's `attachments` lists what stays, by id, and describes the new files, by their number in the form. Without
    that list all old ones stay. A new file that the list leaves out is added as well, as Discord does.
    `fields` has the shape of a message. Raises ApiError 50035 and 40005; nothing has changed then.
    """
    entries: list[Json] | None = fields.get("attachments")
    faults = [
        fault for index, entry in enumerate(entries or []) for fault in _faults(entry, (*at, "attachments", index))
    ]
    refuse_bad_form(faults)
    old = {attachment.id: attachment for attachment in kept}
    staying = list(old.values()) if entries is None else []
    described: dict[int, Json] = {}
    for index, entry in enumerate(entries or []):
        where: Path = (*at, "attachments", index, "id")
        entry_id = snowflake(entry.get("id"), where)
        if entry_id in body.files:
            described[entry_id] = entry
        elif entry_id in old:
            staying.append(old[entry_id])
        else:
            sentence = "The attachment is neither kept nor uploaded"
            faults.append(Fault(where, "ATTACHMENT_NOT_FOUND", sentence))
    if len(staying) + len(body.files) > FILES:
        faults.append(Fault((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length."))
    refuse_bad_form(faults)
    if any(len(upload.data) > FILE_BYTES for upload in body.files.values()):
        raise too_large()
    new = [
        (attachment_of(world, upload, described.get(number, {})), upload.data)
        for number, upload in sorted(body.files.items())
    ]
    return [*((attachment, None) for attachment in staying), *new]


def keep_files(world: World, planned: Planned) -> None:
    """Put the bytes of the new ones into the world."""
    for attachment, data in planned:
        if data is not None:
            world.files[attachment.id] = data


def _faults(entry: Json, at: Path) -> list[Fault]:
    faults = []
    for key, longest in (("description", ALT_TEXT), ("filename", ALT_TEXT)):
        text = entry.get(key)
        if text is not None and len(text) > longest:
            faults.append(Fault((*at, key), "BASE_TYPE_MAX_LENGTH", f"Must be {longest} or fewer in length."))
    return faults


def attachment_of(world: World, upload: Upload, entry: Json) -> Attachment:
    """A new attachment for these bytes; `entry` may rename and describe it."""
    width, height = picture_size(upload.data) or (None, None)
    return Attachment(
        id=world.new_id(),
        filename=clean_filename(entry.get("filename") or upload.filename),
        size=len(upload.data),
        content_type=content_type_of(upload),
        description=entry.get("description") or None,
        width=width,
        height=height,
    )
