"""Incoming interactions: the door, contexts, buttons and menus, permissions, fair shares and errors."""
