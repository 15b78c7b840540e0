"""Extreme views of every painter: built by the rules, painted, and looked at as PNG files."""
