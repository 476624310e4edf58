"""A field that is kept as a row is a list for everybody else, and `vec`'s traps stay behind one door."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.registry import game
from flibuste.kernel import BrokenRules, describe, position
from flibuste.kit import Each, Number, Packed
from flibuste.kit.packed import lengthened, without, zeros


def test_documents_and_facts_have_lists() -> None:
    kind = Packed(Each(Number(), 3))
    row = kind.read(None, "counts", [1, 2, 3])
    assert kind.write(None, row) == [1, 2, 3] == kind.bare(row) and isinstance(kind.bare(row), list)


def test_a_copy_is_independent() -> None:
    row = vec[i64]([1, 2])
    twin = Packed(Number()).copy(row)
    twin[0] = 9
    assert list(row) == [1, 2]


def test_rows_get_longer_and_shorter_without_touching_the_old_ones() -> None:
    row = vec[i64]([1, 2, 3])
    longer, other = lengthened(row, 2), lengthened(row, 1)
    longer[3] = 7
    assert [list(each) for each in (row, longer, other)] == [[1, 2, 3], [1, 2, 3, 7, 0], [1, 2, 3, 0]]
    assert [list(without(row, first, 1)) for first in range(3)] == [[2, 3], [1, 3], [1, 2]]
    assert list(row) == [1, 2, 3] and list(zeros(2)) == [0, 0]


def test_a_row_that_clone_shares_is_noticed() -> None:
    s = game("port-royal").new(2, {}, 1)
    s.check_clone()
    twin = s.clone()
    twin.tally = s.tally

    class Sharing(type(s)):  # type: ignore[misc]
        def clone(self) -> object:
            return twin

    s.__class__ = Sharing
    with pytest.raises(BrokenRules, match="shares the list of the field 'tally'"):
        s.check_clone()


def test_a_row_of_a_part_that_clone_shares_is_noticed() -> None:
    s = game("captains-war").new(2, {}, 1)
    s.check_clone()
    twin = s.clone()
    twin.sheets[1].held = s.sheets[1].held

    class Sharing(type(s)):  # type: ignore[misc]
        def clone(self) -> object:
            return twin

    s.__class__ = Sharing
    with pytest.raises(BrokenRules, match="shares the list of the field 'sheets'"):
        s.check_clone()


def test_a_position_with_rows_survives_its_document() -> None:
    played = game("port-royal")
    s = played.new(3, {}, 5)
    assert position(played, describe(played, s)).facts() == s.facts()
