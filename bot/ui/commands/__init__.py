"""Commands that several cogs share."""
