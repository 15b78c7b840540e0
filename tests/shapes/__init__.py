"""Extreme views for every painter: built by the rules, painted, and checked as PNG files."""
