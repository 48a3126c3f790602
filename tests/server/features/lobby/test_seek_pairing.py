"""Who is paired with whom: a pure question."""

from bastide.server.features.lobby.matchmaker import group_seeks
from bastide.server.features.lobby.seek_store import StoredSeek


def seek(who: str, terms: str = "base", seats: int = 2, since: int = 0) -> StoredSeek:
    return StoredSeek(who, who, who, terms, seats, "en", "", since, since)


def names(tables: list[list[StoredSeek]]) -> list[str]:
    return ["".join(one.device for one in table) for table in tables]


def test_the_same_wish_makes_a_table() -> None:
    waiting = [seek("a"), seek("b", "inns"), seek("c", seats=3), seek("d"), seek("e", seats=3), seek("f", "inns")]
    assert names(group_seeks(waiting, set())) == ["ad", "bf"]
    assert names(group_seeks([*waiting, seek("g", seats=3)], set())) == ["ad", "bf", "ceg"]


def test_whoever_waited_longest_comes_first() -> None:
    assert names(group_seeks([seek(one) for one in "abcde"], set())) == ["ab", "cd"]


def test_nobody_sits_with_whom_he_is_kept_apart_from() -> None:
    apart = {frozenset("ab"), frozenset("ac")}
    assert names(group_seeks([seek(one) for one in "abcd"], apart)) == ["ad", "bc"]
    assert names(group_seeks([seek(one) for one in "abc"], apart)) == ["bc"]
    assert names(group_seeks([seek(one, seats=3) for one in "abcd"], apart)) == ["bcd"]
    assert names(group_seeks([seek("a"), seek("b")], apart)) == []


def test_many_who_want_the_same_are_not_compared_with_all() -> None:
    class Asked(set[frozenset[str]]):
        count = 0

        def __contains__(self, pair: object) -> bool:
            Asked.count += 1
            return False

    assert len(group_seeks([seek(str(n)) for n in range(2000)], Asked())) == 1000
    assert Asked.count <= 2000
