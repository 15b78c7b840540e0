"""Checks the record of a match without the bot: `python3 check_record.py FILE`. A record is what **As text** gives.

Compare the seal with the one that you saw before the first move, and the first deal with the first board.
"""

import hashlib
import itertools
import json
import re
import sys
from pathlib import Path

WORD, GAMMA, GEMS = (1 << 64) - 1, 0x9E3779B97F4A7C15, "KDBGCLUYSOHRAPWT"


def word(seed, number):  # of the random numbers of SplitMix64; the first has the number 0
    bits = (seed + (number + 1) * GAMMA) & WORD
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & WORD
    return bits ^ (bits >> 31)


def words(seed, *labels):  # each kind of deal has labels, and so random numbers of its own
    for label in labels:
        seed = word(seed, label)
    return (word(seed, number) for number in itertools.count())


def sample(stream, pool, count):  # the first ones of a Fisher-Yates shuffle
    pool = list(pool)
    for place in range(count):
        other = place + (next(stream) * (len(pool) - place) >> 64)
        pool[place], pool[other] = pool[other], pool[place]
    return pool[:count]


def first_deal(game, seed, options, seats):
    if game != "gems3d":  # in the other two games, who begins
        return f"seat {(next(words(seed, 0)) * seats >> 64) + 1} begins"
    types, size = sorted(sample(words(seed, 0), GEMS, options["types"]), key=GEMS.index), options["size"]
    gems = [types[one * len(types) >> 64] for one in itertools.islice(words(seed, 1, 0), options["drop"])]
    cells = [f"{'ABCDEFGHIJKLMNOP'[cell % size]}{cell // size + 1}" for cell in range(size**2)]
    fallen = map("=".join, zip(sample(words(seed, 2, 0), cells, len(gems)), gems, strict=True))
    return f"the gems {''.join(types)} are in play; the first drop is {' '.join(fallen)}"


tags, value = {}, r'"(?:[^"\\]|\\.)*"'
for name, values in re.findall(rf"^\[(\w+)((?: {value})+)\]$", Path(sys.argv[1]).read_text("utf-8"), re.MULTILINE):
    tags[name] = [json.loads(one) for one in re.findall(value, values)]
game, seed, options, seats = tags["Game"][0], int(tags["Seed"][0]), json.loads(tags["Options"][0]), len(tags["Seats"])
sealed = bytes.fromhex(tags.get("Key", [""])[0])  # of a daily; its seed is the beginning of the day's key
fits, seal = int.from_bytes(sealed[:8], "big") == seed, hashlib.sha256(sealed).hexdigest()
if "Key" not in tags:
    told, match, rules, chosen, salt = tags.get("Seal") or sys.exit("This match began before matches had seals.")
    text = "\n".join(map(str, ("lapidary-seal-1", match, game, rules, seats, chosen, seed, salt)))
    seal = hashlib.sha256(text.encode()).hexdigest()
    print(f"The options {chosen} are sealed, and that all others are as usual.")
    fits = seal == told and json.loads(chosen).items() <= options.items()
print(f"{first_deal(game, seed, options, seats)}\nseal: {seal}\nThe seal {'fits' if fits else 'does not fit'}.")
sys.exit(not fits)
