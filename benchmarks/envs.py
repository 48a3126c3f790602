"""Decisions a second of the learning environments (docs/bots/environments.md): random actions, 256 games at once.

    python -m scripts.bench envs [--rules base+fields] [--seconds 3]

"one core" is CPU time of one process. "two processes" is wall time of two at once, with half of the games each. `step`
does not include the time to choose actions, the others do. EnvPool's Backgammon is measured on the same cores where it
is installed (`pip install envpool`).
"""

import multiprocessing
import time
from collections.abc import Callable

import bastide
from bastide.encoding.codec import Codec
from bastide.envs.batch import MASK, PLANES, SPARSE, Lanes
from bastide.rules import make_ruleset
from scripts.console import options

GAMES = 256
MODES = {"masks": MASK, "sparse": SPARSE, "planes": PLANES}


def step_rate(rules: str, mode: int, games: int, seconds: float) -> tuple[float, int]:
    """Decisions per CPU second in `step` alone, and the bytes of an observation."""
    lanes = Lanes(Codec(make_ruleset(rules, 2)), games, 1, mode)
    lanes.reset(1)
    spent, decisions = 0.0, 0
    while spent < seconds:
        actions = lanes.sample()
        began = time.process_time()
        lanes.step(actions)
        spent += time.process_time() - began
        decisions += games
    size = int(lanes.codec.n_actions)
    size += 4 * int(lanes.width) if mode != MASK else 0
    return decisions / spent, size + (int(lanes.painter.size) if mode == PLANES else 0)


def lived(rules: str, mode: int, games: int, seconds: float, ready: object, told: object) -> None:
    """In a process of its own: put decisions a second with and without choosing to the queue."""
    lanes = Lanes(Codec(make_ruleset(rules, 2)), games, 1, mode)
    lanes.reset(1)
    ready.wait()  # type: ignore[attr-defined]
    began, decisions, stepping = time.perf_counter(), 0, 0.0
    while time.perf_counter() - began < seconds:
        actions = lanes.sample()
        before = time.perf_counter()
        lanes.step(actions)
        stepping += time.perf_counter() - before
        decisions += games
    told.put((decisions / (time.perf_counter() - began), decisions / stepping))  # type: ignore[attr-defined]


def together(rules: str, mode: int, seconds: float) -> tuple[float, float]:
    """Two processes: decisions a second with choosing, and in `step` alone."""
    context = multiprocessing.get_context("spawn")
    ready, told = context.Barrier(2), context.Queue()
    workers = [context.Process(target=lived, args=(rules, mode, GAMES // 2, seconds, ready, told)) for _ in range(2)]
    for worker in workers:
        worker.start()
    rates = [told.get() for _ in workers]
    for worker in workers:
        worker.join()
    return sum(rate for rate, _ in rates), sum(rate for _, rate in rates)


def rate_of(step: Callable[[], object], seconds: float) -> float:
    """Calls per CPU second."""
    began, calls = time.process_time(), 0
    while time.process_time() - began < seconds:
        step()
        calls += 1
    return calls / (time.process_time() - began)


def wrapped(rules: str, seconds: float) -> float:
    """Decisions a second through PettingZoo: last, a random legal action, step."""
    from bastide.envs.aec import BastideAEC

    env = BastideAEC(rules)
    env.reset(1)

    def step() -> None:
        if not env.agents:
            env.reset()
        seen, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else env.action_space(env.agent_selection).sample(seen["action_mask"]))

    return rate_of(step, seconds)


def backgammon(seconds: float) -> float | None:
    """Steps a second of EnvPool's Backgammon with as many games, or None where it is not installed."""
    try:
        import envpool
    except ImportError:
        return None
    import numpy as np

    env = envpool.make_gymnasium("Backgammon-v1", num_envs=GAMES, num_threads=2)
    env.reset()
    actions = np.zeros(GAMES, np.int32)
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        env.step(actions)
        decisions += GAMES
    return decisions / (time.perf_counter() - began)


def main() -> None:
    """Print the figures."""
    asked = options(__doc__, rules="base+fields", seconds=3.0)
    if not bastide.compiled:
        print("interpreted: some 40 times slower")
    for name, mode in MODES.items():
        alone, size = step_rate(asked.rules, mode, GAMES, asked.seconds)
        print(f"= {asked.rules}, {name}: step {alone:,.0f} decisions/s on one core, {size:,} bytes each", flush=True)
        both, step = together(asked.rules, mode, asked.seconds)
        print(f"= {asked.rules}, {name}: two processes {step:,.0f} in step, {both:,.0f} with choosing", flush=True)
    print(f"= {asked.rules}: {wrapped(asked.rules, asked.seconds):,.0f} decisions/s through PettingZoo on one core")
    peer = backgammon(asked.seconds)
    print("EnvPool is not installed" if peer is None else f"= EnvPool Backgammon, two threads: {peer:,.0f} steps/s")


if __name__ == "__main__":
    main()
