"""What every position can be asked, whatever game it belongs to."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from .placing import placings
from .state import State

Self = TypeVar("Self", bound="Play")


class Play(State):
    """A position: which texts are legal in it, and the positions after them. It never changes."""

    def play(self: Self, text: str) -> Self:
        """The position after one legal action."""
        assert text in self.legal(), f"{text!r} is not legal here: {sorted(self.legal())}"
        after = self.twin()
        after.carry_out(text)
        return after

    def legal(self) -> set[str]:
        """Every action text that the rules allow now; listed once."""
        if self.listed is None:
            self.listed = self.offers()
        return self.listed

    def placements(self, tile: str) -> set[str]:
        """How this tile may be laid."""
        return {placing.text for placing in placings(self.board, tile)}

    def draws(self) -> set[str]:
        return {f"draw {tile}" for tile, number in self.stage().items() if number}

    @property
    def asked(self) -> int | None:
        """The seat that decides; nobody where chance does."""
        return None if self.step == "draw" else self.seat

    @property
    def winners(self) -> list[int]:
        """The seats that have won, when it is over."""
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best] if self.step == "over" else []

    def mists(self) -> dict[str, Any]:
        """What a view shows of the co-operative game."""
        return {}

    @abstractmethod
    def offers(self) -> set[str]: ...

    @abstractmethod
    def carry_out(self, text: str) -> None:
        """Do what a legal text says, to this position, which is a copy."""
