"""What a universe is made of, and what it found, as values that go between processes as JSON."""

import random

import msgspec

TWINS = 0.2


class Plan(msgspec.Struct, frozen=True):
    """One universe.

    Attributes:
        seed: decides everything that the other attributes leave open.
        days: how many simulated days members play and troubles come.
        tables: in how many channels two members each play.
        every: hours between two troubles, on average.
        kinds: the kinds of trouble that may come; none for all.
        without: numbers of troubles that are left out. Others stay as they are.
        plant: the name of a planted fault; "" for none.
        twins: the chance that a look at the database is followed by a look at two futures.
        spoil: whether a page of the database is spoiled at some moment, with which the days end (`spoiled`).
        futures: how many futures of some moment there are, with which the days end (`futures`).
        letters: whether three members play a match of each game by letters, which else the seed decides (`writers`).
        leagues: whether members play in a league or a cup, which else the seed decides (`leaguers`).
        councils: whether most new matches of the tables are played by their channel, which else the seed decides.
    """

    seed: int
    days: float = 1.0
    tables: int = 3
    every: float = 1.5
    kinds: tuple[str, ...] = ()
    without: tuple[int, ...] = ()
    plant: str = ""
    twins: float = TWINS
    spoil: bool = False
    futures: int = 0
    letters: bool = False
    leagues: bool = False
    councils: bool = False

    @property
    def lived(self) -> float:
        """Return the days that are lived: a part of them, if they end with what comes at some moment."""
        part = random.Random(f"{self.seed}:spoiling at").uniform(0.1, 1.0) if self.spoil or self.futures else 1.0
        return self.days * part

    @property
    def words(self) -> str:
        """Return the words after `python -m tests.universe` that live through this universe again."""
        plant = f" --plant {self.plant}" if self.plant else ""
        return f"{self.seed} --days {self.days:g} {self._more}{plant}"

    @property
    def command(self) -> str:
        """Return the command that lives through this universe again."""
        plant = f" PLANT={self.plant}" if self.plant else ""
        return f'make universe SEED={self.seed} DAYS={self.days:g}{plant} ARGS="{self._more}"'

    @property
    def _more(self) -> str:
        more = [f"--tables {self.tables}", f"--every {self.every:g}"]
        if self.kinds:
            more.append(f"--kinds '{','.join(self.kinds)}'")
        if self.without:
            more.append(f"--without {','.join(map(str, self.without))}")
        if self.twins != TWINS:
            more.append(f"--twins {self.twins:g}")
        if self.spoil:
            more.append("--spoil")
        if self.futures:
            more.append(f"--futures {self.futures}")
        if self.letters:
            more.append("--letters")
        if self.leagues:
            more.append("--leagues")
        if self.councils:
            more.append("--councils")
        return " ".join(more)


class Finding(msgspec.Struct, frozen=True):
    """A broken law. at: hours since the beginning."""

    law: str
    text: str
    at: float

    def __str__(self) -> str:
        return f"{self.law}: {self.text}"


class Result(msgspec.Struct):
    """What happened in a universe.

    Attributes:
        digest: of all steps; the same for each run of a plan.
        troubles: how often each kind of trouble came.
        codes: how often Discord refused a request with each code.
        kept: how many requests of members were told as stored.
        cpu: seconds of processor time.
        story: the story, a line for each thing that happened.
        is_stopped: whether the universe took too long in real time, and was stopped.
    """

    plan: Plan
    digest: str = ""
    steps: int = 0
    days: float = 0.0
    lives: int = 0
    matches: int = 0
    entries: int = 0
    requests: int = 0
    kept: int = 0
    calls: int = 0
    notices: int = 0
    troubles: dict[str, int] = {}
    codes: dict[int, int] = {}
    numbers: list[int] = []
    cpu: float = 0.0
    findings: list[Finding] = []
    story: list[str] = []
    is_stopped: bool = False

    @property
    def laws(self) -> set[str]:
        return {one.law for one in self.findings}
