"""The world: one guild, its people, channels and messages, in memory and on disk.

This folder does not use the network. `model` defines the records, only `world` changes them, and `events` defines the
events that listeners get.
"""
