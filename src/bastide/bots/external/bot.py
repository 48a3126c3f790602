"""A bot whose choices come from an external program (docs/bots/bot-protocol.md)."""

import hashlib
import time
from collections.abc import Callable, Collection, Mapping
from itertools import count, takewhile
from typing import Any, ClassVar, Final

from bastide.bots.api import Bot, Budget
from bastide.bots.external.errors import BotFailed
from bastide.bots.external.messages import Go, Info, Limits, NewGame, Over, Play, Stop, Tried, Try, convert_settings
from bastide.bots.external.process import BotProcess
from bastide.core.actions import ActionError
from bastide.core.engine import Engine
from bastide.core.notation import parse_packed, text_of
from bastide.core.refusal import IllegalAction, Refusal
from bastide.records.position import write_position

PATIENCE: Final = 60.0
"""Seconds for an answer without a time limit."""
MARGIN: Final = 1.0
"""Seconds that a program may exceed its limit, because the host measures the time."""
STOPPING: Final = 5.0
"""Seconds for the answer of a program that was stopped."""
MOST_LINES: Final = 100_000
"""Most lines of a program for one question, including its tries."""

Shows = Callable[[Engine], dict[str, Any]]
OnInfo = Callable[[Info], bool]
"""Receives what a program has found so far. Returns True to stop it."""


class ProgramRunner:
    """Keeps a program running for several players, one game after another. It cannot be copied."""

    def __init__(self, open_program: Callable[[], BotProcess]) -> None:
        self._open = open_program
        self.program: BotProcess | None = None
        self.player: ProgramBot | None = None
        self.games = count(1)
        self.questions = count(1)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a running program cannot be pickled or copied: pass on its command")

    def start(self) -> BotProcess:
        """The running program. It is started if it is not running. Raises BotFailed."""
        if self.program is None:
            self.program, self.player = self._open(), None
        return self.program

    def ready(self, player: "ProgramBot", game: Callable[[BotProcess, int], NewGame]) -> BotProcess:
        """The program, ready for this player's game. It is started if it is not running."""
        program = self.start()
        if self.player is not player:
            player.sent = []
            self.player = player
            program.begin(game(program, next(self.games)))
        return program

    def close(self, failure: BotFailed | None = None) -> None:
        """End the program, after a report of its failure. The next question starts it again."""
        program, self.program = self.program, None
        if program is not None:
            program.close(failure)


class ProgramBot(Bot):
    """Plays one seat of one game by a program."""

    name = "program"
    searches = True
    outside: ClassVar[bool] = True

    def __init__(
        self,
        runner: ProgramRunner,
        place: tuple[int, int, int] = (0, 0, 0),
        budget: Budget | None = None,
        settings: Mapping[str, str] | None = None,
        shows: Shows | None = None,
    ) -> None:
        """`place` is (seed, game, seat), `settings` are values for the program's own options.

        `shows` makes the view of a position.
        """
        super().__init__(*place, budget)
        self.runner = runner
        self.settings = settings or {}
        self.shows = shows
        self.sent: list[int] = []  # the actions that the program knows
        self._plan: list[tuple[int, int]] = []  # the rest of the chosen turn: hash of the position, action

    def choose_packed(self, engine: Engine) -> int:
        """The program's action. Raises BotFailed after the program was ended."""
        if self._plan and self._plan[0][0] == engine.hash():
            return self._plan.pop(0)[1]
        return self.ask(engine)

    def ask(self, engine: Engine, on_info: OnInfo | None = None, seconds: float = PATIENCE) -> int:
        """Ask for an action without using the plan of an earlier answer.

        With `on_info` the program analyses until that returns True or `seconds` are over.
        """
        listening, engine.state.listening = engine.state.listening, False
        try:
            program = self.get_ready(engine)
            self._plan = self._check_plan(engine, self._answer(program, engine, on_info, seconds).actions)
        except BotFailed as failure:
            self.runner.close(failure)
            raise
        finally:
            engine.state.listening = listening
        return self._plan.pop(0)[1]

    def get_ready(self, engine: Engine) -> BotProcess:
        """Make the program begin this game. Raises BotFailed and BadSetting."""
        try:
            return self.runner.ready(self, lambda program, number: self._game(engine, program, number))
        except BotFailed as failure:
            self.runner.close(failure)
            raise

    def over(self, engine: Engine) -> None:
        """Report the end of the game to the program, if this was the game it played last."""
        runner = self.runner
        if runner.program is not None and runner.player is self:
            runner.player = None
            try:
                runner.program.send(Over(engine.scores(), engine.rules.objective.winners(engine.state)))
            except BotFailed as failure:
                runner.close(failure)

    def _game(self, engine: Engine, program: BotProcess, number: int) -> NewGame:
        rules = engine.rules
        return NewGame(
            game=number,
            rules=rules.name,
            seats=int(rules.n_seats),
            seat=self.seat,
            starter=int(rules.starter),
            seed=derive_seed(self.seed, self.game, self.seat),
            options=dict(rules.options),
            settings=convert_settings(self.settings, program.greeting.options),
        )

    def _answer(self, program: BotProcess, engine: Engine, on_info: OnInfo | None, seconds: float) -> Play:
        go = self._question(engine, program.greeting.wants, on_info is not None)
        program.send(go)
        if on_info is None:
            seconds = self.budget.seconds + MARGIN if self.budget is not None and self.budget.seconds else PATIENCE
        until, stopped = time.monotonic() + seconds, on_info is None
        for _ in range(MOST_LINES):
            message = None  # it is time to stop an analysis
            try:
                message = program.receive(until)
            except BotFailed as failure:
                if failure.code != "too-late" or stopped:
                    raise
            if message is None or (isinstance(message, Info) and on_info and on_info(message) and not stopped):
                stopped, until = True, time.monotonic() + STOPPING
                program.send(Stop(go.id))
            if message is None:
                continue
            if not isinstance(message, Play | Info | Try) or message.id != go.id:
                kind = type(message).__name__.lower()
                which = f", about question {message.id}" if isinstance(message, Play | Info | Try) else ""
                raise BotFailed("garbage", f"It sent {kind}{which}, but its answer to question {go.id} was due.")
            if isinstance(message, Play):
                return message
            if isinstance(message, Try):
                program.send(self._try(engine, message))
        raise BotFailed("many-lines", f"It sent {MOST_LINES} lines for one question.")

    def _question(self, engine: Engine, wants: Collection[str], analyse: bool) -> Go:
        frames = [int(frame.action) for frame in engine.frames[: int(engine.plies)]]
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(frames, self.sent)))
        self.sent = frames
        budget, state = self.budget or Budget(), engine.state
        return Go(
            id=next(self.runner.questions),
            step=engine.current().question,
            start=same,
            actions=[text_of(engine, packed) for packed in frames[same:]],
            tile=engine.rules.tiles[int(state.hand)].id if state.hand >= 0 else "",
            limits=Limits(budget.seconds or 0.0, budget.evaluations or 0),
            analyse=analyse,
            legal=legal_texts(engine) if "legal" in wants else None,
            view=self.shows(engine) if "view" in wants and self.shows is not None else None,
            position=write_position(engine) if "position" in wants else "",
        )

    def _check_plan(self, engine: Engine, actions: list[str]) -> list[tuple[int, int]]:
        """The plan in an answer. A `pass` beyond the end of the turn is ignored. Raises BotFailed."""
        plan: list[tuple[int, int]] = []
        try:
            for text in actions:
                if plan and (engine.over or engine.seat != self.seat):
                    if text == "pass":
                        break
                    raise IllegalAction(Refusal("wrong-seat", "BASE-10", "its turn is over by then."))
                packed = parse_packed(engine, text)
                plan.append((engine.hash(), packed))
                engine.push(packed)
        except (ActionError, IllegalAction) as error:
            reason, rule = refusal_reason(error)
            raise BotFailed("illegal", f"Its answer {text!r} is not legal: {reason}", rule) from None
        finally:
            for _ in plan:
                engine.pop()
        return plan

    def _try(self, engine: Engine, request: Try) -> Tried:
        """The position after some actions, no matter which seat decides on them."""
        before = int(engine.plies)
        try:
            for text in request.actions:
                engine.push(parse_packed(engine, text))
            over = bool(engine.over)
            return Tried(
                request.id,
                request.n,
                engine.scores(),
                None if over or engine.seat < 0 else int(engine.seat),
                "" if over else engine.current().question,
                over,
                legal_texts(engine) if "legal" in request.wants and not over else None,
                self.shows(engine) if "view" in request.wants and self.shows is not None else None,
                write_position(engine) if "position" in request.wants else "",
            )
        except (ActionError, IllegalAction) as error:
            reason, rule = refusal_reason(error)
            return Tried(request.id, request.n, text=f"{text!r} is not legal: {reason}", rule=rule)
        finally:
            engine.undo_to(before)


def legal_texts(engine: Engine) -> list[str]:
    """The texts of the legal actions."""
    return [text_of(engine, engine.acts[i]) for i in range(int(engine.legal()))]


def refusal_reason(error: ActionError | IllegalAction) -> tuple[str, str]:
    """Why a text is not a legal action, and the rule."""
    return (error.text, error.rule) if isinstance(error, IllegalAction) else (f"this is no action: {error}.", "")


def derive_seed(seed: int, game: int, seat: int) -> int:
    """A seed below 2**31 for one seat in one game. Only guessing the arena's seed leads back to it."""
    mixed = hashlib.sha256(f"{seed}|{game}|{seat}".encode()).digest()
    return int.from_bytes(mixed[:4], "big") >> 1
