"""Incoming interactions: the door for all of them, contexts, buttons and menus, permissions, limits and errors."""
