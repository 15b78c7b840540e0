"""The slash command `/gemdrop`."""

from bot.ui.simple_cog import SimpleCog, SimpleFace


class GemDrop(SimpleCog, group_name="gemdrop", group_description="gemdrop-cmd"):
    face = SimpleFace("gemdrop")


COG = GemDrop
