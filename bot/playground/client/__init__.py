"""A member's client. It checks actions as Discord's own client does, before the bot receives them."""
