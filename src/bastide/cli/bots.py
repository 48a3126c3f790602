"""`bastide bots`: lists the bots, serves ours to other programs, and tries bots of others."""

import os
import sys
from typing import Annotated

import typer

from bastide.bots import BOTS, MATES, YARDSTICKS
from bastide.bots.api import Bot
from bastide.bots.external import BotFailed, BotResolver
from bastide.bots.external.check import try_bot
from bastide.bots.external.plugin_bots import list_plugin_bots
from bastide.bots.external.resolve import is_command
from bastide.bots.external.serve import BotServer, read_lines
from bastide.cli.options import Rules
from bastide.cli.output import CliError, Json, print_json, printable
from bastide.cli.shell_completion import complete_bot
from bastide.rules import USUAL, new_engine

app = typer.Typer(name="bots", help="Which bots there are, and those of others.", no_args_is_help=True)

Name = Annotated[
    str, typer.Argument(help="A bot of ours, which may have a budget, or package:Class.", autocompletion=complete_bot)
]


@app.command("list")
def list_bots(json: Json = False) -> None:
    """List the bots, strongest first, then team mates, bots to measure others by, and bots of other packages."""
    texts = {name: f"from another package: {value}" for name, value in list_plugin_bots().items()}
    built_in = {name: first_sentence(bot) for name, bot in {**BOTS, **MATES, **YARDSTICKS}.items()}
    rows = [{"name": name, "text": text} for name, text in (built_in | texts | built_in).items()]
    if json:
        print_json({"bots": rows})
        return
    for row in rows:
        print("{name:<10} {text}".format(**row))


def first_sentence(bot: type[Bot]) -> str:
    """Return the first sentence of a bot's docstring, on one line."""
    return " ".join((bot.__doc__ or "").split()).partition(". ")[0].rstrip(".") + "."


@app.command("check")
def check_bot(
    bot: Annotated[str, typer.Argument(help="A command, package:Class or a name.", autocompletion=complete_bot)],
    rules: Rules = USUAL,
    players: Annotated[int, typer.Option(min=1, help="Seats of the games.")] = 2,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    talk: Annotated[bool, typer.Option("--talk", help="Show every line exchanged, the host's after >.")] = False,
    json: Json = False,
) -> None:
    """Try a bot: it plays a game in each seat, follows a take-back, and is stopped in an analysis."""
    engine, sentences = new_engine(rules, players), []

    def trace(who: str, line: bytes) -> None:
        print(f"{who} {printable(line.decode('utf-8', 'replace').rstrip())}", file=sys.stderr)

    with BotResolver(trace=trace if talk else None) as roster:
        try:
            for sentence in try_bot(roster, bot, engine, seed):
                sentences.append(sentence)
                if not json:
                    print(printable(sentence), flush=True)
        except BotFailed as failure:
            raise CliError(f"bot-{failure.code}", f"{bot} failed: {failure.message}", failure.rule) from None
    if json:
        print_json({"bot": bot, "rules": rules, "players": players, "told": sentences})


@app.command("serve")
def serve_bot(name: Name) -> None:
    """Serve a bot to other programs, by docs/bots/bot-protocol.md on stdin and stdout, until the input ends."""
    if is_command(name):
        raise CliError("unknown-bot", f"{name} is a program already: it speaks for itself")
    roster = BotResolver()
    roster.bot(name)  # fail before the first line if the name is bad

    def make_bot(seed: int, seat: int) -> Bot:
        return roster.bot(name, seed, 0, seat)

    try:
        BotServer(name, make_bot, read_lines(sys.stdin.fileno()), sys.stdout.buffer).run()
    except ValueError as error:
        raise CliError("bad-line", f"a line cannot be answered: {error}") from None
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # the host has gone, so there is no one to report to
