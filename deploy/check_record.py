"""Checks the record of a match without the bot: `python3 check_record.py FILE`. The bot gives both after `/verify`.

All that was drawn is drawn again from the seed. What could be drawn follows from the moves, and is taken from the file.
Compare the seal with the one that you saw before the first move, and the check with the one that `/verify` shows.
"""

import hashlib
import json
import shlex
import sys
from pathlib import Path

WORD, GAMMA = (1 << 64) - 1, 0x9E3779B97F4A7C15
KINDS = {  # what is drawn in each game, by its first label
    "gems3d": "TYPES_IN_PLAY GEMS CELLS MARKS",
    "gembatan": "FIRST_SEAT START TILES GEMS GONE BEFORE TILE_ORDER GEM_ORDER",
    "gemrush": "FIRST_SEAT DWARVES SKILLS DECK STACK START SHUFFLE CHAOS",
}


def word(seed, number):  # of the random numbers of SplitMix64; the first has the number 0
    bits = (seed + (number + 1) * GAMMA) & WORD
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & WORD
    return bits ^ (bits >> 31)


def numbers(text):  # such as 0-3,7
    ends = [[*map(int, part.split("-"))] for part in text.split(",") if part]
    return [number for one in ends for number in range(one[0], one[-1] + 1)]


def fits(game, seed, newest, stream, skipped, way, pool, told):
    kind, *labels = stream.split()  # each kind of draw has labels, and so random numbers of its own
    pool, told, found = numbers(pool), numbers(told), []
    for label in map(int, labels):
        seed = word(seed, label)
    for place in range(len(told)):  # a sample is the beginning of a Fisher-Yates shuffle
        first = place if way == "sample" else 0
        other = first + (word(seed, int(skipped) + place) * (len(pool) - first) >> 64)
        found.append(pool[other])
        pool[first], pool[other] = (pool[other], pool[first]) if way == "sample" else (pool[first], pool[other])
    newest.append(max(newest[-1], *map(int, labels[1:2]), 0))  # the second label counts: none may be left out
    is_its_own = game not in KINDS or KINDS[game].split().index(kind) == int(labels[0])
    return is_its_own and found == told and newest[-1] <= newest[-2] + 1


lines = [line for line in Path(sys.argv[1]).read_text("utf-8").split("\n") if line]
parts = [shlex.split(line[1:-1]) if line[0] == "[" else [] for line in lines]
tags = {one[0]: one[1:] for one in parts if one}
game, seed, options, newest = tags["Game"][0], int(tags["Seed"][0]), json.loads(tags["Options"][0]), [0]
draws = [part[1:] for part in parts if part[:1] == ["Draw"]] or sys.exit("This record does not say what was drawn.")
wrong = [f"Not so drawn: {' '.join(draw)}" for draw in draws if not fits(game, seed, newest, *draw)]
steps = [line for line in lines if line[0] == "#" or line.startswith("[Draw ")]
check = hashlib.sha256("\n".join([tags["Seed"][0], *steps]).encode()).hexdigest()
wrong += [] if tags.get("Check") == [check] else ["A step or a draw was changed."]
sealed = bytes.fromhex(tags.get("Key", [""])[0])  # of a daily; its seed is the beginning of the day's key
is_sealed, seal = int.from_bytes(sealed[:8], "big") == seed, hashlib.sha256(sealed).hexdigest()
if "Key" not in tags:
    told, match, rules, chosen, salt = tags.get("Seal") or sys.exit("This match began before matches had seals.")
    text = "\n".join(map(str, ("lapidary-seal-1", match, game, rules, len(tags["Seats"]), chosen, seed, salt)))
    seal = hashlib.sha256(text.encode()).hexdigest()
    is_sealed = seal == told and json.loads(chosen).items() <= options.items()
wrong += [] if is_sealed else ["The seal does not fit."]
print(f"seal: {seal}\ncheck: {check[:12]}\n" + ("\n".join(wrong) or f"All fits, with {len(draws)} draws."))
sys.exit(bool(wrong))
