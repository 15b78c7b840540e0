"""Lapidary: gem games for a Discord channel."""
