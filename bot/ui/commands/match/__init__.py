"""What a game's cog does in a match: `cog.py` has what all of it needs, each other file the actions of one subject."""
