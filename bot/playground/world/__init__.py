"""The world: one guild, its people, channels and messages, kept in memory and on disk.

This folder knows no network. `model` holds the records, `world` is the only place that changes them, and `events`
names what a change tells its listeners.
"""
