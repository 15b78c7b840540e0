"""The messages of a match that everyone sees: board message, pictures, notices, and when each is sent."""
