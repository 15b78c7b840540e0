"""What the composition root hands on from the settings."""

import gc
from pathlib import Path

import pytest

from bot.__main__ import serving
from bot.config import Config
from bot.texts import load_texts
from render.memory import MEMORY


@pytest.mark.slow
async def test_painters_keep_no_more_than_is_set(tmp_path: Path) -> None:
    config = Config.from_env({"DATA_DIR": str(tmp_path), "HEALTH_PORT": "0", "SPRITE_MEMORY_MB": "20"})
    before, thresholds = MEMORY.limit, gc.get_threshold()
    try:
        async with serving(config, load_texts(strict=False)):
            assert MEMORY.limit == 20 * 2**20
    finally:
        MEMORY.limit_to(before)
        gc.set_threshold(*thresholds)
