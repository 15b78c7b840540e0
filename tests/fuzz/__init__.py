"""Texts that people write, spoilt at random: each must be read rightly or refused with a sentence, and never crash.

    make nightly                                  # among other things
    .venv/bin/python -m tests.fuzz --n 100000 --seed 1 --only positions-gembatan

`spoiling` changes a text, `readers` are what reads texts (the positions and the moves of each game, records of
matches), `trying` runs one against the other and keeps the faults apart. What a text does follows from its reader, the
seed and its number alone, so each fault can be had again.
"""
