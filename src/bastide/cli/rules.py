"""`bastide rules`: which rules can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from bastide.cli.report import print_json
from bastide.rules import MODULES, PRESETS, make_ruleset


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(rules)


def rules(
    text: Annotated[str, typer.Argument(help="Modules joined by +; without it, all that can be named.")] = "",
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Name the presets and modules, or show what a combination consists of: its turn, tiles and figures."""
    told: dict[str, Any] = {"presets": PRESETS, "modules": sorted(MODULES)}
    if text:
        told = ruleset_facts(text, players)
    if json:
        print_json(told)
    elif not text:
        for name, modules in PRESETS.items():
            print(f"{name:<14} = {' + '.join(modules)}")
        print(f"modules        {', '.join(sorted(MODULES))}")
    else:
        print(f"{text} for {players} players")
        print(f"a turn         {' > '.join(told['turn'])}")
        print(f"features       {', '.join(told['features'])}")
        print(f"tiles          {sum(told['tiles'].values())}: {_amounts(told['tiles'])}")
        print(f"figures each   {_amounts(told['figures'])}")


def ruleset_facts(text: str, players: int) -> dict[str, Any]:
    """What a ruleset consists of. Raises RulesetError."""
    made = make_ruleset(text, players)
    return {
        "rules": text,
        "players": players,
        "modules": [module.id for module in made.modules],
        "turn": [step.name for step in made.steps],
        "features": list(made.kinds),
        "tiles": {tile.id: int(tile.count) for tile in made.tiles},
        "figures": {spec.name: spec.count for spec in made.figure_specs},
    }


def _amounts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items())
