"""What every game obeys, under whatever modules. Each law raises AssertionError where it is broken."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bastide import Action, Game, IllegalAction
from bastide.core.notation import to_action, to_packed
from bastide.records import Record
from bastide.records.position import read_position, write_position
from tests.conformance.images import image
from tests.conformance.players import choice, verb_of


def told_though_nothing(game: Game) -> set[str]:
    """Reasons of lines that are told though they are worth nothing."""
    items = [item for kind in game.engine.rules.scoring.items for one in kind for item in (one, *one.others)]
    return {item.line.reason for item in items if item.tells_zero}


class Witness:
    """Plays one random game to its end and holds it to the laws; `verbs` is what was done in it."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.chance = random.Random(seed)
        self.beginning = game.hash()
        self.tiles = sum(game.left().values()) + len({(one["x"], one["y"]) for one in self._pieces()})
        self.brought = self._brought()
        self.verbs: set[str] = set()
        self.stale: list[Action] = []  # what was offered a while ago
        self.totals = [0] * len(game.scores)  # what the lines of points add up to so far
        self.lines = 0
        self.other = game.engine.clone()

    def play(self, every: int = 8) -> "Witness":
        """To the end; the costly laws are looked at at every so many decisions."""
        game = self.game
        while not game.over:
            closely = len(game.actions) % every == 0
            self.offers(closely)
            action = choice(game, self.chance)
            if closely:
                self.refusals()
                self.taking_back(action)
                self.conservation()
                self.views()
                self.copies()
            self.stale = self.chance.sample(game.legal_actions(), k=min(3, len(game.legal_actions())))
            self.verbs.add(verb_of(action))
            game.push(action)
            self.points()
        self.conservation()
        self.views()
        self.ending()
        return self

    def offers(self, closely: bool) -> None:
        """There is something to decide; every offer is one line of text, once, and means itself."""
        game = self.game
        assert game.decision is not None
        offers = game.legal_actions()
        assert offers
        texts = [offer.text for offer in offers]
        assert len(set(texts)) == len(texts)
        for offer in offers if closely else self.chance.sample(offers, k=min(2, len(offers))):
            assert Action.parse(offer.text) == offer
            assert "\n" not in offer.text
            assert game.why(offer) is None
            assert game.why(offer.text) is None
            packed = to_packed(game.engine, offer)
            assert to_action(game.engine, packed) == offer
            assert game.engine.is_legal(packed)

    def refusals(self) -> None:
        """What is not offered is refused with a sentence and changes nothing."""
        game = self.game
        texts = {offer.text for offer in game.legal_actions()}
        before = game.hash()
        for action in self.stale:
            refusal = game.why(action)
            assert (refusal is None) == (action.text in texts)
            if refusal is None:
                continue
            assert refusal.code
            assert refusal.text.endswith(".")
            with pytest.raises(IllegalAction) as caught:
                game.push(action)
            assert caught.value.refusal == refusal
        assert game.hash() == before

    def taking_back(self, action: Action) -> None:
        """Pushing and taking back is identity."""
        game = self.game
        before = game.hash(), game.view_for(None), [offer.text for offer in game.legal_actions()]
        game.push(action)
        assert game.pop() == action
        assert (game.hash(), game.view_for(None), [offer.text for offer in game.legal_actions()]) == before

    def points(self) -> None:
        """The lines of points add up to the scores, and the events of the last push tell those that are new. A line of
        nothing is told where its module says that it is worth telling."""
        game = self.game
        fresh = game.explain()[self.lines :]
        zeros = told_though_nothing(game)
        for line in fresh:
            assert line.points or line.reason in zeros
            for seat in (*line.seats, *line.payers):
                self.totals[seat] += line.points_of(seat)
        self.lines += len(fresh)
        assert self.totals == game.scores
        told = [event.data["line"] for event in game.events if event.kind == "scored"]
        assert told == [line.as_dict() for line in fresh]

    def conservation(self) -> None:
        """No figure and no tile is lost or made."""
        view = self.game.shown_to(None)
        specs = {spec.name: spec.count for spec in self.game.engine.rules.figure_specs}
        out = Counter((figure["seat"], figure["kind"]) for figure in view["figures"])
        out += self._buried(view) + self._on_walls(view)
        out += Counter((figure["seat"], figure["kind"]) for held in view.get("captured", ()) for figure in held)
        stock = view.get("stock", [{}] * len(view["supply"]))
        for seat, supply in enumerate(view["supply"]):
            counted = {kind: left + out[seat, kind] + stock[seat].get(kind, 0) for kind, left in supply.items()}
            assert counted == specs
        in_hand = (view["decision"] or {}).get("tile") is not None
        kept = sum(tile is not None for tile in view.get("kept", []))
        if self.game.decision is None or self.game.decision.step != "hand":
            seen = view["left"]["total"] + len(self._pieces()) + len(view["discarded"]) + in_hand + kept
            assert seen - self._unknown(view) - self._brought() == self.tiles - self.brought
        assert sum(view["left"]["tiles"].values()) == view["left"]["total"]

    def _buried(self, view: dict[str, Any]) -> Counter[tuple[int, str]]:
        """Figures that lie on cemeteries for good; and no ghost is lost or made."""
        told = view.get("mist")
        if told is None:
            return Counter()
        with_figures = sum(figure.get("ghosts", 0) for figure in view["figures"])
        assert told["bank"] + sum(ghosts["n"] for ghosts in told["ghosts"]) + with_figures == told["inGame"]
        names = [one["buried"].split(".") for one in told["cemeteries"] if one["buried"]]
        return Counter((int(seat), kind) for seat, kind, _ in names)

    def _on_walls(self, view: dict[str, Any]) -> Counter[tuple[int, str]]:
        """Meeples on the walls and farmer spaces of the fortress."""
        walls = view.get("fortress", {"walls": []})["walls"]
        places = [place for wall in walls for place in (wall["row"], wall["camp"])]
        assert all(sum(wall["row"]) + wall["free"] == view["fortress"]["spaces"] for wall in walls)
        return Counter({(seat, "meeple"): n for seat, n in enumerate(map(sum, zip(*places, strict=True)))})

    def _unknown(self, view: dict[str, Any]) -> int:
        """Tiles that lie face down: nobody knows which they are, so they are among those not drawn as well."""
        hidden: int = sum(one["tile"] == "face-down" for one in view["tiles"])
        assert hidden == view.get("team", {"hidden": 0})["hidden"]
        return hidden

    def _brought(self) -> int:
        """Tiles on the table that never lay in the bag: those of the start, and those that players have at hand."""
        rules = self.game.engine.rules
        apart = {tile.id for tile in rules.tiles if rules.copies[int(tile.index)] == 0 and not tile.blank}
        return sum(one["tile"] in apart for one in self._pieces())

    def _pieces(self) -> list[dict[str, Any]]:
        """The tiles on the table, a piece of several cells once."""
        return [one for one in self.game.shown_to(None)["tiles"] if not one.get("cell")]

    def views(self) -> None:
        """Everybody's view is plain data."""
        for seat in (None, *range(len(self.game.scores))):
            assert json.dumps(self.game.view_for(seat), allow_nan=False)

    def copies(self) -> None:
        """A copy of the position is the position, in an engine that has stood elsewhere, and so is its line of text."""
        engine = self.game.engine
        self.other.copy_from(engine)
        assert image(self.other) == image(engine)
        text = write_position(engine)
        again = read_position(text)
        assert image(again) == image(engine)
        assert write_position(again) == text

    def ending(self) -> None:
        """Nothing is offered, the winners are known, and the last event says so."""
        game = self.game
        assert game.decision is None
        assert game.legal_actions() == []
        assert game.winners == self._best()
        assert game.events[-1].as_dict() == {"event": "over", "scores": game.scores, "winners": game.winners}
        refusal = game.why(Action("pass"))
        assert refusal is not None
        assert refusal.code == "game-over"

    def _best(self) -> list[int]:
        """Who has most points; in a game of a team all or nobody."""
        scores = self.game.scores
        team = self.game.shown_to(None).get("team")
        if team is None:
            return [seat for seat, score in enumerate(scores) if score == max(scores)]
        assert team["result"] in ("won", "no-tiles", "no-ghosts", "hound-late")
        return [seat for seat in range(len(scores)) if team["result"] == "won"]

    def replay(self, folder: Path) -> None:
        """Written to a file and read again it is the same game."""
        path = folder / "game.bastide.jsonl"
        self.game.record().write(path)
        again = Game.replay(Record.read(path))
        assert again.hash() == self.game.hash()
        assert again.view_for(None) == self.game.view_for(None)
        assert again.actions == self.game.actions

    def rewind(self) -> None:
        """Taken back to the beginning, it is the beginning."""
        while self.game.actions:
            self.game.pop()
        assert self.game.hash() == self.beginning
