"""The words that each game uses in a sense of its own, and the pages that explain them.

A page explains a word by writing it in bold. Each row is a page, and the word in English and in German as patterns.
"""

TERMS: dict[str, list[tuple[str, str, str]]] = {
    "gems3d": [
        ("goal", r"lines?", r"Reihen?"),
        ("bonus", r"bonus", r"Bonus"),
        ("trick", r"tricks?", r"Tricks?"),
        ("undo", r"Hard", r"Schwer"),
        ("together", r"relay", r"Staffel"),
        ("race", r"race", r"Rennen"),
    ],
}
