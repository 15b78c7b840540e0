"""The cheapest way to pair all of a group: a perfect matching of least total cost, by Edmonds' blossom algorithm.

Source: Galil, "Efficient algorithms for finding maximum matching in graphs" (ACM Computing Surveys 18, 1986), in the
form for dense graphs that takes O(n^3). Costs are whole numbers of any size, so a list of criteria can be one number.

A vertex is 1 to n; a number above n is a blossom, an odd circle that counts as one vertex. 0 stands for none.
"""

from collections import deque
from collections.abc import Callable

FREE, OUTER, INNER = -1, 0, 1
Edge = tuple[int, int, int]  # two vertices and the weight; 0 where there is no edge


def cheapest_pairs(size: int, cost: Callable[[int, int], int | None]) -> list[tuple[int, int]] | None:
    """Return pairs (i, j), i < j, of all numbers from 0 to size - 1, with the least sum of costs.

    cost: of i and j for i < j, at least 0, or None where the two must not meet. Return None if not all can be paired.
    """
    if size % 2:
        return None
    costs = {(i, j): cost(i, j) for i in range(size) for j in range(i + 1, size)}
    known = [each for each in costs.values() if each is not None]
    # The heaviest matching is the cheapest of those with the most pairs, as one pair outweighs all costs.
    above = max(known, default=0) * (size // 2 + 1) + 1
    weights = {pair: above - each for pair, each in costs.items() if each is not None}
    mates = _Search(size, weights).mates()
    if 0 in mates:
        return None
    return [(one, other - 1) for one, other in enumerate(mates) if one < other - 1]


class _Search:
    """The search for the heaviest matching: a forest of alternating trees that grows until two of its roots are joined.

    label: the dual variable of each vertex or blossom. mate: the vertex matched with it. top: the outermost blossom of
    each vertex, or itself. parent: the vertex from which an inner one was reached. slack: for each, the outer vertex
    whose edge to it is the nearest to being tight. ring: the members of each blossom, around the circle, base first.
    """

    def __init__(self, size: int, weights: dict[tuple[int, int], int]) -> None:
        room = size + size // 2 + 1
        self.size, self.used = size, size
        self.edge: list[list[Edge]] = [[(u, v, 0) for v in range(room)] for u in range(room)]
        for (i, j), weight in weights.items():
            self.edge[i + 1][j + 1] = (i + 1, j + 1, weight)
            self.edge[j + 1][i + 1] = (j + 1, i + 1, weight)
        self.label = [max(weights.values(), default=0) if 1 <= u <= size else 0 for u in range(room)]
        self.mate, self.slack, self.parent = [0] * room, [0] * room, [0] * room
        self.top = [u if u <= size else 0 for u in range(room)]
        self.ring: list[list[int]] = [[] for _ in range(room)]
        # which member of a blossom has a vertex in it
        self.member = [[u if u == v else 0 for v in range(size + 1)] for u in range(room)]
        self.side = [FREE] * room
        self.queue: deque[int] = deque()

    def mates(self) -> list[int]:
        """Return the vertex matched with each vertex, from that of 1 on; 0 for none."""
        while self._phase():
            pass
        return self.mate[1 : self.size + 1]

    def _tension(self, edge: Edge) -> int:
        """Return how far an edge is from being tight: 0 if it may be matched."""
        u, v, _ = edge
        return self.label[u] + self.label[v] - 2 * self.edge[u][v][2]

    def _note_slack(self, u: int, x: int) -> None:
        if not self.slack[x] or self._tension(self.edge[u][x]) < self._tension(self.edge[self.slack[x]][x]):
            self.slack[x] = u

    def _find_slack(self, x: int) -> None:
        self.slack[x] = 0
        for u in range(1, self.size + 1):
            if self.edge[u][x][2] > 0 and self.top[u] != x and self.side[self.top[u]] == OUTER:
                self._note_slack(u, x)

    def _enqueue(self, x: int) -> None:
        if x <= self.size:
            self.queue.append(x)
        else:
            for each in self.ring[x]:
                self._enqueue(each)

    def _set_top(self, x: int, blossom: int) -> None:
        self.top[x] = blossom
        if x > self.size:
            for each in self.ring[x]:
                self._set_top(each, blossom)

    def _way(self, blossom: int, member: int) -> int:
        """Return how many steps it is from the base to the member, an even number, and turn the ring so that it is."""
        ring = self.ring[blossom]
        steps = ring.index(member)
        if steps % 2:
            ring[1:] = ring[:0:-1]
            return len(ring) - steps
        return steps

    def _match(self, u: int, v: int) -> None:
        """Match u with v, and rearrange the inside of a blossom u so that its base is where v is joined."""
        edge = self.edge[u][v]
        self.mate[u] = edge[1]
        if u <= self.size:
            return
        member = self.member[u][edge[0]]
        steps = self._way(u, member)
        ring = self.ring[u]
        for place in range(steps):
            self._match(ring[place], ring[place ^ 1])
        self._match(member, v)
        self.ring[u] = ring[steps:] + ring[:steps]

    def _augment(self, u: int, v: int) -> None:
        """Match u with v, and change over the edges from u to the root of its tree."""
        while True:
            after = self.top[self.mate[u]]
            self._match(u, v)
            if not after:
                return
            self._match(after, self.top[self.parent[after]])
            u, v = self.top[self.parent[after]], after

    def _meeting(self, u: int, v: int) -> int:
        """Return the first vertex on both ways to a root; 0 if the trees differ."""
        seen = set()
        while u or v:
            if u:
                if u in seen:
                    return u
                seen.add(u)
                u = self.top[self.mate[u]]
                if u:
                    u = self.top[self.parent[u]]
            u, v = v, u
        return 0

    def _shrink(self, u: int, base: int, v: int) -> None:
        """Make a blossom of the circle from the base over u and v."""
        blossom = self.size + 1
        while blossom <= self.used and self.top[blossom]:
            blossom += 1
        self.used = max(self.used, blossom)
        self.label[blossom], self.side[blossom], self.mate[blossom] = 0, OUTER, self.mate[base]
        self.ring[blossom] = [base, *reversed(self._climbed(u, base)), *self._climbed(v, base)]
        self._set_top(blossom, blossom)
        for x in range(1, self.used + 1):
            self.edge[blossom][x] = (*self.edge[blossom][x][:2], 0)
            self.edge[x][blossom] = (*self.edge[x][blossom][:2], 0)
        self.member[blossom] = [0] * (self.size + 1)
        for each in self.ring[blossom]:
            self._take_edges(blossom, each)
        self._find_slack(blossom)

    def _climbed(self, x: int, base: int) -> list[int]:
        """Return what lies between x and the base, from x on, and have the inner ones looked at as outer ones."""
        way = []
        while x != base:
            inner = self.top[self.mate[x]]
            way += [x, inner]
            self._enqueue(inner)
            x = self.top[self.parent[inner]]
        return way

    def _take_edges(self, blossom: int, part: int) -> None:
        """Give a blossom the edges of one of its members that are nearer to being tight than those it has."""
        for x in range(1, self.used + 1):
            mine, theirs = self.edge[blossom][x], self.edge[part][x]
            if theirs[2] and (not mine[2] or self._tension(theirs) < self._tension(mine)):
                self.edge[blossom][x], self.edge[x][blossom] = theirs, self.edge[x][part]
        for x in range(1, self.size + 1):
            if self.member[part][x]:
                self.member[blossom][x] = part

    def _expand(self, blossom: int) -> None:
        """Undo an inner blossom: the even way through it stays in the tree, the rest becomes free."""
        for each in self.ring[blossom]:
            self._set_top(each, each)
        entry = self.member[blossom][self.edge[blossom][self.parent[blossom]][0]]
        steps = self._way(blossom, entry)
        ring = self.ring[blossom]
        for place in range(0, steps, 2):
            inner, outer = ring[place], ring[place + 1]
            self.parent[inner] = self.edge[outer][inner][0]
            self.side[inner], self.side[outer] = INNER, OUTER
            self.slack[inner] = 0
            self._find_slack(outer)
            self._enqueue(outer)
        self.side[entry], self.parent[entry] = INNER, self.parent[blossom]
        for each in ring[steps + 1 :]:
            self.side[each] = FREE
            self._find_slack(each)
        self.top[blossom] = 0

    def _follow(self, edge: Edge) -> bool:
        """Grow the forest by a tight edge from an outer vertex. Return whether two trees met, and so a pair was won."""
        u, v = self.top[edge[0]], self.top[edge[1]]
        if self.side[v] == FREE:
            self.parent[v], self.side[v] = edge[0], INNER
            mate = self.top[self.mate[v]]
            self.slack[v] = self.slack[mate] = 0
            self.side[mate] = OUTER
            self._enqueue(mate)
        elif self.side[v] == OUTER:
            base = self._meeting(u, v)
            if not base:
                self._augment(u, v)
                self._augment(v, u)
                return True
            self._shrink(u, base, v)
        return False

    def _phase(self) -> bool:
        """Win one more pair. Return false if none can be won."""
        self.side = [FREE] * len(self.side)
        self.slack = [0] * len(self.slack)
        self.queue.clear()
        for x in range(1, self.used + 1):
            if self.top[x] == x and not self.mate[x]:
                self.parent[x], self.side[x] = 0, OUTER
                self._enqueue(x)
        if not self.queue:
            return False
        while True:
            if self._grow():
                return True
            step = self._step()
            if not self._relabel(step):
                return False
            for x in range(1, self.used + 1):
                near = self.slack[x]
                tight = self.top[x] == x and near and self.top[near] != x and not self._tension(self.edge[near][x])
                if tight and self._follow(self.edge[near][x]):
                    return True
            for blossom in range(self.size + 1, self.used + 1):
                if self.top[blossom] == blossom and self.side[blossom] == INNER and not self.label[blossom]:
                    self._expand(blossom)

    def _grow(self) -> bool:
        """Follow all tight edges from outer vertices. Return whether two trees met."""
        while self.queue:
            u = self.queue.popleft()
            if self.side[self.top[u]] == INNER:
                continue
            for v in range(1, self.size + 1):
                if self.edge[u][v][2] and self.top[u] != self.top[v]:
                    if self._tension(self.edge[u][v]):
                        self._note_slack(u, self.top[v])
                    elif self._follow(self.edge[u][v]):
                        return True
        return False

    def _step(self) -> int | None:
        """Return how far the labels change until an edge becomes tight or a blossom opens; None: without end."""
        steps = []
        for x in range(1, self.used + 1):
            if self.top[x] != x:
                continue
            if x > self.size and self.side[x] == INNER:
                steps.append(self.label[x] // 2)
            if self.slack[x] and self.side[x] != INNER:
                tension = self._tension(self.edge[self.slack[x]][x])
                steps.append(tension if self.side[x] == FREE else tension // 2)
        return min(steps, default=None)

    def _relabel(self, step: int | None) -> bool:
        """Change the labels by the step. Return false if the matching cannot become heavier before a label is 0."""
        outer = [u for u in range(1, self.size + 1) if self.side[self.top[u]] == OUTER]
        if step is None or any(self.label[u] <= step for u in outer):
            return False
        for u in outer:
            self.label[u] -= step
        for u in range(1, self.size + 1):
            if self.side[self.top[u]] == INNER:
                self.label[u] += step
        for blossom in range(self.size + 1, self.used + 1):
            if self.top[blossom] == blossom and self.side[blossom] != FREE:
                self.label[blossom] += 2 * step if self.side[blossom] == OUTER else -2 * step
        self.queue.clear()
        return True
