"""Tests of random streams. The expected numbers must never change, because stored matches depend on them."""

from collections import Counter

import pytest

from bot.engine.chance import Draw, Stream, noted

# The first outputs of Vigna's splitmix64.c for state 0.
REFERENCE = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]


def words(stream: Stream, count: int) -> list[int]:
    found = []
    for _ in range(count):
        word, stream = stream.word()
        found.append(word)
    return found


def test_the_words_are_those_of_splitmix64() -> None:
    assert words(Stream(0), 4) == REFERENCE


def test_a_label_is_the_number_of_the_word_that_starts_the_new_stream() -> None:
    assert [Stream.of(0, label) for label in range(4)] == [Stream(word) for word in REFERENCE]
    assert Stream.of(0, 2, 1) == Stream.of(REFERENCE[2], 1)


def test_different_seeds_and_labels_give_different_streams() -> None:
    labels = [(seed, kind, number) for seed in (0, 1, 2**64 - 1) for kind in range(3) for number in range(300)]

    assert len({Stream.of(*each) for each in labels}) == len(labels)


def test_a_draw_does_not_change_the_stream() -> None:
    stream = Stream(5)

    assert stream.below(1000) == stream.below(1000)
    assert stream.choices("abc", 5) == stream.choices("abc", 5)
    assert stream.sample("abcdef", 3) == stream.sample("abcdef", 3)


def test_choices_and_sample_return_the_rest_of_the_stream() -> None:
    _, after = Stream(5).choices("abc", 2)
    _, same = Stream(5).sample("abc", 2)

    assert words(after, 1) == words(same, 1) == words(Stream(5), 3)[2:]


def test_below_draws_each_number_equally_often() -> None:
    stream, seen = Stream(1), Counter[int]()
    for _ in range(6000):
        number, stream = stream.below(6)
        seen[number] += 1

    assert sorted(seen) == list(range(6))
    assert all(880 < count < 1120 for count in seen.values())  # four standard deviations around 1,000


def test_a_full_sample_is_a_shuffle() -> None:
    shuffled, _ = Stream(9).sample(range(50), 50)

    assert sorted(shuffled) == list(range(50))
    assert shuffled != list(range(50))


def test_all_orders_of_a_sample_are_equally_likely() -> None:
    orders = Counter(tuple(Stream.of(0, number).sample("abc", 2)[0]) for number in range(6000))

    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_a_sample_larger_than_the_population_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot draw 4 of 3"):
        Stream(0).sample("abc", 4)


def test_known_draws_stay_the_same() -> None:
    assert [Stream(3).below(bound)[0] for bound in (7, 1000)] == [0, 113]
    assert Stream.of(7, 1, 0).choices("KDBGCLU", 5)[0] == ["U", "C", "K", "B", "K"]
    assert Stream.of(7, 2, 0).sample(range(81), 5)[0] == [9, 20, 72, 18, 54]


def test_the_draws_that_come_from_a_seed_are_noted_with_their_streams() -> None:
    with noted(7) as draws:
        first, stream = Stream.of(7, 2, 1).sample("abc", 2)
        number, stream = stream.below(9)
        Stream.of(8, 2).below(9)  # of another seed
        again, _ = Stream.of(Stream.of(7, 3).state, 4).choices(b"ab", 2)
    Stream.of(7, 5).below(9)

    assert draws == [
        Draw((2, 1), 0, "sample", tuple("abc"), tuple(first)),
        Draw((2, 1), 2, "number", range(9), (number,)),
        Draw((3, 4), 0, "choices", tuple(b"ab"), tuple(again)),
    ]
