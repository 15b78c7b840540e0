"""What comes in from Discord: the door, who asks, buttons and menus, and the handler that each press finds."""
