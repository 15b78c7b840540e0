"""Fuzz tests: valid texts are changed at random, and each must be read correctly or refused with a sentence.

    make nightly                                  # runs this and other tests
    .venv/bin/python -m tests.fuzz --n 100000 --seed 1 --only positions-gembatan

`spoiling` changes texts. `readers` has the code that reads them: positions and moves of each game, and records of
matches. `trying` gives the changed texts to a reader and collects the faults. A text depends only on the reader, the
seed and the number of the text, so each fault can be repeated.
"""
