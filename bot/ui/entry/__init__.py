"""Incoming interactions: how they arrive and are answered, buttons and menus, permissions, limits and errors."""
