"""The world: guilds, their members, channels and messages, in memory and on disk.

`model` defines the records, only `world` changes them, and `events` defines the events for listeners. Nothing in this
folder uses the network.
"""
