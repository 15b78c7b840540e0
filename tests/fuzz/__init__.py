"""Valid texts spoilt at random: each must be read correctly or refused with a sentence, and never crash the bot.

    make nightly                                  # among other things
    .venv/bin/python -m tests.fuzz --n 100000 --seed 1 --only positions-gembatan

`spoiling` changes a text. `readers` has the code that reads texts: positions and moves of each game, records of
matches. `trying` gives spoilt texts to a reader and sorts the faults. The result depends only on the reader, the seed
and the number of the text, so each fault can be repeated.
"""
