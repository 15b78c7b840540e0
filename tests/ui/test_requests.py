"""Tests of what is reported of requests to Discord: routes without ids, statuses, and what Discord's limit counts."""

import pytest
import yarl

from bot.ui.requests import is_failure, route_of, status_of

TOKEN = "aW50ZXJhY3Rpb246MTIz"


@pytest.mark.parametrize(
    ("path", "route", "counted"),
    [
        ("/api/v10/channels/123/messages", "channels/:id/messages", True),
        ("/api/v10/channels/123/messages/456", "channels/:id/messages/:id", True),
        ("/api/v10/gateway/bot", "gateway/bot", True),
        ("/api/v10/users/@me", "users/@me", True),
        ("/api/v10/oauth2/applications/@me", "oauth2/applications/@me", True),
        (f"/api/v10/interactions/123/{TOKEN}/callback", "interactions/:id/:token/callback", False),
        ("/api/v10/interactions/123/lowercase/callback", "interactions/:id/:token/callback", False),
        (f"/api/v10/webhooks/123/{TOKEN}/messages/@original", "webhooks/:id/:token/messages/@original", False),
        (f"/api/v10/webhooks/123/{TOKEN}", "webhooks/:id/:token", False),
        (
            "/api/v10/channels/123/messages/456/reactions/%F0%9F%91%8D/@me",
            "channels/:id/messages/:id/reactions/:id/@me",
            True,
        ),
    ],
)
def test_routes_have_no_ids_and_no_tokens(path: str, route: str, counted: bool) -> None:
    assert route_of(yarl.URL("https://discord.com") / path.removeprefix("/")) == (route, counted)


def test_the_gateway_is_no_request() -> None:
    assert route_of(yarl.URL("wss://gateway.discord.gg/?v=10")) is None


def test_refusals_that_matter_stand_by_themselves() -> None:
    assert [status_of(*one) for one in ((200, None), (204, None), (400, None), (502, None))] == [
        "2xx",
        "2xx",
        "4xx",
        "5xx",
    ]
    assert [status_of(*one) for one in ((401, None), (403, None), (404, None))] == ["401", "403", "404"]
    assert status_of(429, "user") == "429"
    assert status_of(429, "global") == "429-global"
    assert status_of(429, None) == "429-banned"  # Cloudflare names no scope


def test_only_what_concerns_the_whole_bot_is_a_failure() -> None:
    told = ("2xx", "4xx", "403", "404", "429", "401", "429-global", "429-banned", "5xx", "failed")

    assert [one for one in told if is_failure(one)] == ["401", "429-global", "429-banned", "5xx", "failed"]
