"""The parts of a game's face (`bot.ui.face`): what is seen, painted and told."""
