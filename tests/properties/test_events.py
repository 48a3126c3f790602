"""The events tell the whole story: who follows them alone sees the table as it is."""

import random
from typing import Any

import pytest

from bastide import Game
from tests.properties.pairs import random_options
from tests.properties.test_offers import RULES, random_offer

Seen = dict[str, Any]


class Listener:
    """Somebody who hears every event from the beginning and never looks at the table."""

    def __init__(self, players: int) -> None:
        self.tiles: list[Seen] = []
        self.figures: dict[int, Seen] = {}
        self.discarded: list[str] = []
        self.scores = [0] * players
        self.lines: list[Seen] = []
        self.symbol = ""
        self.stock = [{"guard": 3} for _ in range(players)]
        self.manning: dict[int, Seen] = {}
        self.catapults: set[str] = set()

    def hear(self, kind: str, data: Seen) -> None:
        if kind == "placed":
            self.tiles.append(data)
            self.symbol = ""
        elif kind == "figure":
            assert data["figure"] not in self.figures, "it stands already"
            assert data["by"] in ("", self.symbol), "its symbol was not activated"
            self.figures[data["figure"]] = {name: data[name] for name in data if name not in ("figure", "by")}
        elif kind == "returned":
            gone = self.figures.pop(data["figure"], None) or self.manning.pop(data["figure"])
            self.same(gone, data, "seat", "x", "y")
        elif kind == "discarded":
            self.discarded.append(data["tile"])
        elif kind == "scored":
            self.lines.append(data["line"])
            for seat in data["line"]["seats"]:
                self.scores[seat] += data["line"]["points"]
        elif kind == "activated":
            self.symbol = data["symbol"]
            assert (data["x"], data["y"]) in {
                (tile["x"], tile["y"]) for tile in self.tiles if tile["tile"].startswith("AN")
            }
        self.hear_of_ghosts(kind, data)
        self.hear_of_the_fortress(kind, data)

    def hear_of_ghosts(self, kind: str, data: Seen) -> None:
        if kind == "haunted":
            figure = self.figures[data["figure"]]
            assert data["ghosts"] == figure.get("ghosts", 0) + 1
            assert (data["by"] == "disperse") == (data["mover"] == data["seat"] == figure["seat"])
            figure["ghosts"] = data["ghosts"]
        elif kind == "scared":
            assert self.figures[data["figure"]]["ghosts"] == data["ghosts"] == 3
        elif kind == "guard-gained":
            self.stock[data["seat"]] = {"guard": data["left"]}

    def hear_of_the_fortress(self, kind: str, data: Seen) -> None:
        if kind == "manned":
            assert data["figure"] not in {**self.figures, **self.manning}, "it stands already"
            self.manning[data["figure"]] = data
        elif kind == "fled":
            self.same(self.figures[data["figure"]], data, "seat", "feature", "x", "y", "at")
        elif kind == "catapult":
            assert data["wall"] not in self.catapults
            self.catapults.add(data["wall"])
        elif kind == "catapult-gone":
            self.catapults.remove(data["wall"])
        elif kind == "attack":
            assert data["wall"] in self.catapults

    @staticmethod
    def same(known: Seen, told: Seen, *names: str) -> None:
        assert {name: known[name] for name in names} == {name: told[name] for name in names}

    def compare(self, view: Seen) -> None:
        laid = [tile for tile in view["tiles"] if tile["seat"] is not None and not tile.get("cell")]
        names = ("seat", "tile", "x", "y", "rotation")
        assert [{name: tile[name] for name in names} for tile in laid] == self.tiles
        standing = {
            one["id"]: {name: one[name] for name in one if name not in ("id", "segment")} for one in view["figures"]
        }
        assert standing == self.figures
        assert view["discarded"] == self.discarded
        assert view["scores"] == self.scores
        for wall in view.get("fortress", {"walls": []})["walls"]:
            for place, row in (("wall", wall["row"]), ("camp", wall["camp"])):
                told = (wall["wall"], place)
                there = [one["seat"] for one in self.manning.values() if (one["wall"], one["place"]) == told]
                assert row == [there.count(seat) for seat in range(len(self.scores))]
            assert wall["catapult"] == (wall["wall"] in self.catapults)
        assert view.get("stock", self.stock) == self.stock
        assert view["explain"] == self.lines


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", [*RULES, "base+fields+abbot+arrows+ghosts", "base+fields+abbot+ghosts+conquest"])
def test_the_events_of_a_game_are_the_game(rules: str, seed: int) -> None:
    chance = random.Random(f"{rules} {seed}")
    game = Game(rules, players=3, chance="manual", options=random_options(rules, chance))
    listener = Listener(3)
    while not game.over:
        action = random_offer(game, chance)
        game.push(action)
        for event in game.events:
            listener.hear(event.kind, event.data)
        listener.compare(game.shown_to(None))
