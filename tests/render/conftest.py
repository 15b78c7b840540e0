"""A machine that has no fonts but our own."""

from collections.abc import Iterator

import pytest

from render import fonts


@pytest.fixture
def no_other_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the house's own faces, whatever this machine has installed: some machines have a font for every script."""

    def forget() -> None:
        for cached in (fonts.font_of, fonts.fitted, fonts.drawable, fonts.initial):
            cached.cache_clear()

    monkeypatch.setattr(fonts, "fallbacks", lambda: ())
    forget()
    yield
    forget()
