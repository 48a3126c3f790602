"""Pickles and copies of many games at once. Importing this file registers them, as `bastide.envs` does.

Compiled classes have no dictionary that pickle could store. Each game is made again by its actions.
"""

import copyreg
from typing import Any

from bastide.bots.playout import Rng
from bastide.encoding.codec import Codec
from bastide.envs.batch import BatchGame, Lanes

LaneState = tuple[list[int], Rng, bool, int]
"""A game: its actions, random numbers, whether it has ended, and the seat that decides."""


def _reduce_codec(codec: Codec) -> tuple[Any, ...]:
    return Codec, (codec.rules, int(codec.window.size))


def _reduce_lanes(lanes: Lanes) -> tuple[Any, ...]:
    made = lanes.codec, int(lanes.n), lanes.seed, int(lanes.observation)
    games = [_lane_state(lane, int(lanes.seats[i])) for i, lane in enumerate(lanes.lanes)]
    return _restore_lanes, (made, int(lanes.games), int(lanes.truncations), lanes.picker, games)


def _lane_state(lane: BatchGame, seat: int) -> LaneState:
    engine = lane.engine
    return [int(frame.action) for frame in engine.frames[: int(engine.plies)]], lane.rng, lane.ended, seat


def _restore_lanes(made: tuple[Any, ...], games: int, truncations: int, picker: Rng, states: list[LaneState]) -> Lanes:
    """The games of a pickle."""
    lanes = Lanes(*made)
    lanes.games = games
    lanes.picker = picker
    for i, (played, rng, ended, seat) in enumerate(states):
        lane = lanes.lanes[i]
        lane.rng = rng
        for action in played:
            lane.engine.push(action)
        lanes.seats[i] = seat
        if games > 0:  # no draw is left: this writes the mask and the observation
            lane.ended = False
            lanes._go_on(lane, i)
            lane.ended = ended
    lanes.truncations = truncations
    return lanes


copyreg.pickle(Codec, _reduce_codec)
copyreg.pickle(Lanes, _reduce_lanes)
