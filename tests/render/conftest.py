"""A fixture that hides all fonts but the bot's own."""

from collections.abc import Iterator

import pytest

from render import fonts


@pytest.fixture
def no_other_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hide the fonts of the system, since some machines have a font for every script."""

    def forget() -> None:
        for cached in (fonts.font_of, fonts.fitted, fonts.drawable, fonts.initial):
            cached.cache_clear()

    monkeypatch.setattr(fonts, "fallbacks", lambda: ())
    forget()
    yield
    forget()
