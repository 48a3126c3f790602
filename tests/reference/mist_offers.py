"""What the co-operative game offers at each step of the turn."""

from __future__ import annotations

from .cemeteries import cemeteries, missing, open_cemeteries, room_for_a_cover
from .features import Cell, Feature, Spot, completed, feature_at, neighbours, text_of
from .mist_state import MistState
from .tiles import FACE_DOWN, parts


class MistOffers(MistState):
    """Reads the position and changes nothing."""

    def offers(self) -> set[str]:
        if self.step == "draw":
            return self.draws()
        if self.step == "place":
            return self.placements(self.hand)
        if self.step == "bury":
            return self.burial_offers()
        if self.step == "haunt":
            return self.haunt_offers()
        if self.step == "figure":
            return self.figure_offers() | {"pass"}
        if self.step == "order":
            return {f"score {text_of(self.board, spot)}" for spot in self.finished()}
        if self.step == "reward":
            return {"take points"} | self.banish_offers({(spot.x, spot.y) for spot in self.ghosts})
        if self.step == "hound":
            return self.hound_offers()
        if self.step == "chase":
            return {"pass"} | self.banish_offers(self.hunting_ground())
        if self.step == "cover":
            return self.cover_offers()
        return set()

    def burial_offers(self) -> set[str]:
        """MIST-31: any standing figure; where none stands, one of any supply."""
        if self.figures:
            return {f"bury {figure.kind} {text_of(self.board, figure.spot)}" for figure in self.figures}
        return {
            f"bury-supply {seat} {kind}"
            for kind, numbers in self.supply.items()
            for seat, number in enumerate(numbers)
            if number
        }

    def haunt_offers(self) -> set[str]:
        """MIST-44: one of the open cemeteries."""
        return {f"haunt ghost {text_of(self.board, spot)}" for spot in self.open_cemeteries()}

    def hound_offers(self) -> set[str]:
        """MIST-90: any standing figure."""
        return {f"hound {figure.kind} {text_of(self.board, figure.spot)}" for figure in self.figures}

    def cover_offers(self) -> set[str]:
        room = room_for_a_cover(self.board, self.setup.row.haunted)
        return {f"place {FACE_DOWN} {x},{y} 0" for x, y in room}

    def figure_offers(self) -> set[str]:
        """MIST-60 to 64: on the tile just placed, where nobody is on the whole feature."""
        free = [
            text_of(self.board, spot)
            for spot in self.on_new_tile("road", "city", "castle")
            if not self.occupants(feature_at(self.board, spot))
        ]
        return {f"{kind} {text}" for kind in self.supply if self.has(kind) for text in free}

    def banish_offers(self, cells: set[Cell]) -> set[str]:
        """MIST-75, MIST-90: 1 to 3 ghosts of one tile."""
        offers = set()
        for cell in cells:
            spots = self.on_tile(cell)
            there = sum(self.ghosts[spot] for spot in spots)
            offers |= {f"banish {n} {text_of(self.board, spots[0])}" for n in (1, 2, 3) if n <= there}
        return offers

    def hunting_ground(self) -> set[Cell]:
        """MIST-90: of the nine tiles those with ghosts, but for the one where the hound has been."""
        figure = self.hounds[self.hunting].figure
        assert figure
        cell = (figure.spot.x, figure.spot.y)
        nine = {cell} | neighbours(self.board, *cell)
        return {one for one in nine if self.on_tile(one) and one not in self.chased}

    def finished(self) -> list[Spot]:
        """MIST-70: what the turn has finished and somebody stands on, each by one of its spots: those of the tile just
        placed in the order of its segments, then the castles around in the order they were laid."""
        around = {cell for here in self.here for cell in neighbours(self.board, *here)}
        castles = [
            Spot(*cell, part.index)
            for cell, laid in self.board.items()
            for part in parts(*laid)
            if part.kind == "castle" and cell in around
        ]
        found: dict[Feature, Spot] = {}
        for spot in self.on_new_tile("road", "city", "castle") + castles:
            feature = feature_at(self.board, spot)
            if self.occupants(feature) and completed(self.board, feature):
                found.setdefault(feature, spot)
        return list(found.values())

    def on_new_tile(self, *kinds: str) -> list[Spot]:
        return [
            Spot(*cell, part.index) for cell in self.here for part in parts(*self.board[cell]) if part.kind in kinds
        ]

    def open_cemeteries(self) -> list[Spot]:
        return open_cemeteries(self.board, self.setup.row.haunted)

    def graves(self) -> list[Spot]:
        """MIST-30, MIST-34: closed, and nobody has been buried yet."""
        haunted = self.setup.row.haunted
        return [
            spot
            for spot in cemeteries(self.board)
            if not missing(self.board, spot, haunted) and (spot.x, spot.y) not in self.buried
        ]
