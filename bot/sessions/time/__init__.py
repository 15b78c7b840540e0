"""Clocks, votes about slow members, changes of the pace, reminders, notices and deadlines."""
