"""Files of messages and modals, and emoji, as Discord's CDN gives them; sandboxed, as they come from anybody."""

from aiohttp import web

from bot.playground.world import World

SAFE = ("image/png", "image/gif", "image/jpeg", "image/webp")


class Cdn:
    """Serves what messages show, the bot's emoji, and what members gave to modals."""

    def __init__(self, world: World) -> None:
        self.world = world

    def add_to(self, app: web.Application) -> None:
        file = r"{attachment_id:[0-9]{1,20}}/{filename}"
        app.router.add_get(r"/cdn/attachments/{channel_id:[0-9]{1,20}}/" + file, self.serve_attachment)
        app.router.add_get(r"/cdn/emojis/{emoji_id:[0-9]{1,20}}", self.serve_emoji)
        app.router.add_get(r"/cdn/ephemeral-attachments/{application_id:[0-9]{1,20}}/" + file, self.serve_upload)

    async def serve_attachment(self, request: web.Request) -> web.Response:
        wanted = (int(request.match_info["channel_id"]), int(request.match_info["attachment_id"]))
        for channel_id, attachment in self.world.kept_attachments():
            if (channel_id, attachment.id) == wanted and attachment.id in self.world.files:
                return _answer(self.world.files[attachment.id], attachment.content_type)
        return _missing()

    async def serve_emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.state.emojis.get(int(request.match_info["emoji_id"]))
        if emoji is None or emoji.id not in self.world.files:
            return _missing()
        return _answer(self.world.files[emoji.id], emoji.content_type)

    async def serve_upload(self, request: web.Request) -> web.Response:
        upload = self.world.uploads.get(int(request.match_info["attachment_id"]))
        return _missing() if upload is None else _answer(upload[1], upload[0].content_type)


def _answer(data: bytes, content_type: str) -> web.Response:
    shown = content_type in SAFE
    headers = {
        "Content-Type": content_type if shown else "application/octet-stream",
        "Content-Disposition": "inline" if shown else "attachment",
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, max-age=31536000, immutable",
    }
    return web.Response(body=data, headers=headers)


def _missing() -> web.Response:
    return web.Response(status=404, text="no such file")
