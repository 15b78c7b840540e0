"""The messages of a match that everyone sees: board messages, pictures and notices."""
