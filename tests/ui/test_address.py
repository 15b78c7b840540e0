"""Tests of addresses in custom_ids: an address reads back, and other custom_ids are not read as addresses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.address import BUTTON_PATTERN, LONGEST, SELECT_PATTERN, Address

addresses = st.builds(
    Address,
    kind=st.sampled_from(["b", "s", "m"]),
    game=st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=20),
    action=st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=16),
    match=st.text("abcdefghijklmnopqrstuvwxyz234567", max_size=12),
    version=st.integers(0, 10**12 - 1),
    argument=st.text([chr(sign) for sign in range(32, 127)], max_size=32),
)


@given(addresses)
def test_an_address_reads_back_and_fits_into_a_custom_id(address: Address) -> None:
    assert Address.read(str(address)) == address
    assert len(str(address)) <= LONGEST


def test_addresses_are_written_like_this() -> None:
    assert str(Address("b", "gems3d", "undo", "k7qa2mzx", 12)) == "b:gems3d:k7qa2mzx:12:undo:"
    assert str(Address("m", "gems3d", "move", "k7qa2mzx", 12, "4711")) == "m:gems3d:k7qa2mzx:12:move:4711"


@given(addresses)
def test_a_custom_id_fits_at_most_one_template(address: Address) -> None:
    fitting = [pattern for pattern in (BUTTON_PATTERN, SELECT_PATTERN) if pattern.fullmatch(str(address))]

    assert len(fitting) == (0 if address.kind == "m" else 1)


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "b",
        "x:gems3d:a:1:move:",
        "b:gems3d:a:-1:move:",
        "b:Gems:a:1:move:",
        "b:gems3d:a:1:move",
        "b:gems3d:a:1:move:\n",
    ],
)
def test_other_custom_ids_are_not_read_as_addresses(custom_id: str) -> None:
    assert Address.read(custom_id) is None


@pytest.mark.parametrize("address", [Address("b", "gems3d", "Move"), Address("b", "gems3d", "move", argument="é")])
def test_an_address_that_would_not_read_back_is_refused(address: Address) -> None:
    with pytest.raises(ValueError, match="not a custom_id of ours"):
        str(address)
