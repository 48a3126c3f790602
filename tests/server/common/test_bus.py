"""The bus of a house: what is said to a topic is heard by those who listen to it."""

from bastide.server.common.bus import Bus


def test_a_word_reaches_everybody_who_listens_to_its_topic() -> None:
    bus, heard = Bus(), list[tuple[str, bytes]]()
    bus.listen("a", lambda data: heard.append(("one", data)))
    bus.listen("a", lambda data: heard.append(("two", data)))
    bus.listen("b", lambda data: heard.append(("other", data)))
    bus.say("a", b"word")
    assert heard == [("one", b"word"), ("two", b"word")]


def test_whoever_stops_hears_no_more() -> None:
    bus, heard = Bus(), list[bytes]()
    stop = bus.listen("a", heard.append)
    bus.say("a", b"1")
    stop()
    bus.say("a", b"2")
    assert heard == [b"1"]


def test_one_may_stop_while_a_word_is_heard() -> None:
    bus, heard = Bus(), list[bytes]()
    stop = bus.listen("a", lambda data: stop())
    bus.listen("a", heard.append)
    bus.say("a", b"1")
    bus.say("a", b"2")
    assert heard == [b"1", b"2"]
