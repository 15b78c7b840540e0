"""Files of messages over HTTP, as Discord's CDN gives them; sandboxed, as they come from anybody."""

from aiohttp import web

from bot.playground.world import World

SAFE = ("image/png", "image/gif", "image/jpeg", "image/webp")


class Cdn:
    """Serves /cdn/attachments/{channel}/{attachment}/{filename}."""

    def __init__(self, world: World) -> None:
        self.world = world

    def add_to(self, app: web.Application) -> None:
        app.router.add_get(r"/cdn/attachments/{channel_id:\d+}/{attachment_id:\d+}/{filename}", self.serve)

    async def serve(self, request: web.Request) -> web.Response:
        wanted = (int(request.match_info["channel_id"]), int(request.match_info["attachment_id"]))
        for channel_id, attachment in self.world.kept_attachments():
            if (channel_id, attachment.id) == wanted and attachment.id in self.world.files:
                shown = attachment.content_type in SAFE
                headers = {
                    "Content-Type": attachment.content_type if shown else "application/octet-stream",
                    "Content-Disposition": "inline" if shown else "attachment",
                    "Content-Security-Policy": "sandbox; default-src 'none'",
                    "X-Content-Type-Options": "nosniff",
                    "Cache-Control": "private, max-age=31536000, immutable",
                }
                return web.Response(body=self.world.files[attachment.id], headers=headers)
        return web.Response(status=404, text="no such file")
