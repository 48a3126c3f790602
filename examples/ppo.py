"""Learns to play by proximal policy optimization (PPO), from a row of features for each legal action.

    python examples/ppo.py --minutes 10 --seed 1

One small net gives each legal action a score. The softmax of the scores is the policy. The mean of the rows, through
a second net, is the value of the position. It learns in games against a bot, and is tested against three. The time is
CPU time of this process, with one thread. It needs `bastide[ppo]`: the environments and PyTorch.

By default it sees only what the rules say (bastide.encoding.action_facts), and no estimate of a bot.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from bastide.bots.intervals import wilson_interval
from bastide.envs.candidates import FEATURES
from bastide.envs.single_agent import BastideEnv

GAMES = 16  # at once
STEPS = 256  # of each game between two updates
EPOCHS, BATCH = 4, 512
GAMMA, SMOOTHING, CLIP = 0.995, 0.95, 0.2
RATE, ENTROPY = 1e-3, 0.01
TESTS = ("random", "beginner", "greedy")
POINTS = 20.0  # so many points are a reward of 1
Floats = NDArray[np.float32]


class Policy(nn.Module):
    """Scores the rows of a position, and values the position."""

    def __init__(self, columns: list[int], width: int = 64) -> None:
        super().__init__()
        self.columns = columns
        self.rows = nn.Sequential(nn.Linear(len(columns), width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.score = nn.Linear(width, 1)
        self.value = nn.Sequential(nn.Linear(2 * width, width), nn.Tanh(), nn.Linear(width, 1))
        nn.init.orthogonal_(self.score.weight, 0.01)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Log probabilities of the actions and values, from rows (n, actions, features) and a mask (n, actions)."""
        seen = self.rows(rows)
        scores = self.score(seen).squeeze(-1).masked_fill(~mask, -1e9)
        inside = mask.unsqueeze(-1)
        mean = (seen * inside).sum(1) / inside.sum(1)
        best = seen.masked_fill(~inside, -1.0).amax(1)
        return torch.log_softmax(scores, -1), self.value(torch.cat([mean, best], -1)).squeeze(-1)


class Games:
    """Games of the learner against a bot, a new one after each end. The seats alternate."""

    def __init__(self, rules: str, opponent: str, columns: list[int], number: int, seed: int) -> None:
        self.envs = [
            BastideEnv(rules, observation="candidates", reward="points", opponent=opponent, seat=i % 2)
            for i in range(number)
        ]
        self.columns, self.seed = columns, seed
        self.seen = [self._begin(env) for env in self.envs]
        self.ended: list[list[int]] = []  # points at the end, the learner first

    def _begin(self, env: BastideEnv) -> Floats:
        self.seed += 1
        return self._rows(env.reset(seed=self.seed)[0])

    def _rows(self, seen: dict[str, NDArray[np.float32]]) -> Floats:
        return seen["observation"][: int(seen["action_mask"].sum())][:, self.columns]

    def step(self, actions: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """Carry out an action in each game. Returns the rewards and where games ended."""
        rewards, ends = np.zeros(len(self.envs), np.float32), np.zeros(len(self.envs), np.float32)
        for i, env in enumerate(self.envs):
            seen, reward, over, cut, info = env.step(int(actions[i]))
            rewards[i], ends[i] = reward / POINTS, over or cut
            if over or cut:
                scores = info["scores"]
                self.ended.append([scores[env.seat], scores[1 - env.seat]])
                self.seen[i] = self._begin(env)
            else:
                self.seen[i] = self._rows(seen)
        return rewards, ends


def padded(seen: list[Floats]) -> tuple[Tensor, Tensor]:
    """Positions with different numbers of actions as one array, and its mask."""
    most = max(len(rows) for rows in seen)
    out, mask = np.zeros((len(seen), most, seen[0].shape[1]), np.float32), np.zeros((len(seen), most), np.bool_)
    for i, rows in enumerate(seen):
        out[i, : len(rows)] = rows
        mask[i, : len(rows)] = True
    return torch.from_numpy(out), torch.from_numpy(mask)


@dataclass
class Collected:
    """Decisions of the learner, with what came of them."""

    seen: list[Floats]
    actions: Tensor
    logs: Tensor
    returns: Tensor
    gains: Tensor


def advantages(rewards: Floats, values: Floats, ends: Floats) -> Floats:
    """Generalized advantage estimation, by step and game. `values` has one more step, which follows the last."""
    gains = np.zeros_like(values)
    for t in reversed(range(len(rewards))):
        going = 1.0 - ends[t]
        surprise = rewards[t] + GAMMA * values[t + 1] * going - values[t]
        gains[t] = surprise + GAMMA * SMOOTHING * going * gains[t + 1]
    return gains[:-1]


def collect(policy: Policy, games: Games) -> Collected:
    """Play some steps of all games by the policy."""
    n = len(games.envs)
    seen: list[Floats] = []
    actions, logs = np.zeros((STEPS, n), np.int64), np.zeros((STEPS, n), np.float32)
    rewards, ends = np.zeros((STEPS, n), np.float32), np.zeros((STEPS, n), np.float32)
    values = np.zeros((STEPS + 1, n), np.float32)
    for t in range(STEPS):
        seen.extend(games.seen)
        with torch.no_grad():
            log, value = policy(*padded(games.seen))
        chosen = torch.multinomial(log.exp(), 1)
        actions[t], values[t] = chosen.squeeze(1).numpy(), value.numpy()
        logs[t] = log.gather(1, chosen).squeeze(1).numpy()
        rewards[t], ends[t] = games.step(actions[t])
    with torch.no_grad():
        values[STEPS] = policy(*padded(games.seen))[1].numpy()
    gains = advantages(rewards, values, ends)
    flat = [torch.from_numpy(array.reshape(-1)) for array in (actions, logs, gains + values[:-1], gains)]
    return Collected(seen, *flat)


def update(policy: Policy, optimizer: torch.optim.Optimizer, found: Collected) -> None:
    """Improve the policy and the values by what was collected."""
    order = np.arange(len(found.seen))
    for _ in range(EPOCHS):
        np.random.shuffle(order)
        for first in range(0, len(order), BATCH):
            at = order[first : first + BATCH]
            log, value = policy(*padded([found.seen[i] for i in at]))
            gains = found.gains[at]
            gains = (gains - gains.mean()) / (gains.std() + 1e-6)
            ratio = (log.gather(1, found.actions[at].unsqueeze(1)).squeeze(1) - found.logs[at]).exp()
            surrogate = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            entropy = -(log.exp() * log.clamp(min=-20)).sum(1).mean()
            loss = -surrogate + 0.5 * (value - found.returns[at]).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def compete(policy: Policy, rules: str, opponent: str, games: int, seed: int = 10**6) -> tuple[int, int, float]:
    """Games won and drawn against a bot by the likeliest actions, and the mean lead. Each seat begins half of them."""
    table = Games(rules, opponent, policy.columns, min(games, 20), seed)
    while len(table.ended) < games:
        with torch.no_grad():
            table.step(policy(*padded(table.seen))[0].argmax(1).numpy())
    leads = np.array([own - other for own, other in table.ended[:games]])
    return int((leads > 0).sum()), int((leads == 0).sum()), float(leads.mean())


def share(policy: Policy, rules: str, opponent: str, games: int) -> str:
    """The share of games won (draws count half) with its 95 % interval, as text."""
    won, drawn, lead = compete(policy, rules, opponent, games)
    low, high = wilson_interval((won + drawn / 2) / games, games)
    return f"{(won + drawn / 2) / games:.1%} [{low:.1%}, {high:.1%}] of {games} against {opponent}, {lead:+.1f} points"


def learn(asked: argparse.Namespace) -> Policy:
    """Learn for some minutes of CPU time, with a test at times. The tests do not count."""
    torch.manual_seed(asked.seed)
    np.random.seed(asked.seed)
    leave = set() if asked.estimate else {"expected"}
    policy = Policy([i for i, name in enumerate(FEATURES) if name not in leave])
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    games = Games(asked.rules, asked.opponent, policy.columns, GAMES, asked.seed * 10**7)
    steps, spent, tested, until = 0, 0.0, 0.0, asked.minutes * 60
    while spent < until:
        started = time.process_time()
        optimizer.param_groups[0]["lr"] = RATE * (1 - 0.9 * spent / until)
        update(policy, optimizer, collect(policy, games))
        spent, steps = spent + time.process_time() - started, steps + GAMES * STEPS
        if spent - tested >= until / 10:
            tested = spent
            results = "; ".join(share(policy, asked.rules, bot, asked.curve) for bot in TESTS)
            print(f"{spent:.0f} s, {steps:,} steps: {results}", flush=True)
    return policy


def read_options(words: list[str] | None = None) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Learn to play by PPO.")
    parser.add_argument("--rules", default="base+fields")
    parser.add_argument("--minutes", type=float, default=10.0, help="CPU time to learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="beginner", help="the bot to learn against")
    parser.add_argument("--games", type=int, default=400, help="games of each test at the end")
    parser.add_argument("--curve", type=int, default=40, help="games of each test on the way")
    parser.add_argument("--estimate", action="store_true", help="use the column `expected`, which greedy computes")
    parser.add_argument("--save", help="a file for the net")
    return parser.parse_args(words)


def main() -> None:
    """Learn, then play against the bots of TESTS."""
    asked = read_options()
    torch.set_num_threads(1)
    policy = learn(asked)
    for bot in TESTS:
        print(share(policy, asked.rules, bot, asked.games), flush=True)
    if asked.save:
        torch.save(policy.state_dict(), asked.save)


if __name__ == "__main__":
    main()
