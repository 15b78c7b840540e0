"""Leagues and cups of a server, whose matches open and count by themselves.

A league has seasons of a round robin or a Swiss in divisions; a cup is a knockout. Both are stored rows. A timer looks
at them when something is due, and brings each to what it should be: it notes results of finished matches, begins and
ends seasons, rounds and series, opens matches and shows standings and brackets. Each step can be done twice, so a kill
at any moment loses nothing. A match of a league is an ordinary match; only `Terms.league` says where it belongs.
"""
