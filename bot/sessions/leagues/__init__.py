"""Leagues of a server: seasons of a round robin in divisions, whose matches open and count by themselves.

A league is stored rows. A timer looks at it when something is due, and brings it to what it should be: it notes results
of finished matches, ends and begins seasons, opens matches and shows the standings. Each step can be done twice, so a
kill at any moment loses nothing. A league match is an ordinary match; only `Terms.league` says where it belongs.
"""
