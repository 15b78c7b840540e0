"""Tournaments as values: who meets whom, who begins, and who is where. Nothing here knows a server, a clock or a store.

A round robin (`roundrobin`), a Swiss (`swiss`) and a knockout (`knockout`) give pairings; `groups` gives tables of
three and more. `standings` ranks the results. `bounds` says which places are still possible, and `outlook` does so
before the last round of a Swiss. `divisions` splits the members of a league and moves them.
"""
