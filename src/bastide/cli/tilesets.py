"""`bastide tileset`: custom tile sets as files (docs/library/tile-sets.md)."""

import json as json_format
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from bastide._suggest import near_and_others
from bastide.cli.options import read_set
from bastide.cli.output import CliError, Force, Json, check_overwrite, print_json, printable, write_file
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import set_entries
from bastide.records.tile_correction import REPLACES, apply_correction, examine_correction, is_correction
from bastide.rules import BOXES, Box

FAULTY = 1
"""Exit status if the file can be read but the set cannot be played."""
app = typer.Typer(name="tileset", help="Sets of tiles that people make: check, compare, write.", no_args_is_help=True)
File = Annotated[
    Path, typer.Argument(help="A tile set, or the correction of one tile, *.json; - is stdin.", show_default=False)
]
Out = Annotated[Path, typer.Option("-o", "--output", help="Where to write; - is stdout.", show_default=False)]


@app.command("check")
def check_tileset_command(file: File, json: Json = False) -> int:
    """Report everything that is wrong with a set, entry by entry, or with the correction of one tile."""
    raw = read_set(file)
    counts: dict[str, Any] = {}
    if is_correction(raw):
        box, errors = examine_correction(raw)
        what = f"replaces {raw[REPLACES]} of" if raw.get(REPLACES) else "is a tile that is missing in"
        verdict = [f"This tile can be used: it {what} {box.id}."] if box and not errors else []
    else:
        box, found = BOXES.examined(raw)
        errors = found.wrong
        fixed = zip(box.module.fixed, found.have, strict=True) if box else ()
        counts["fixed"] = [
            {"key": one.key, **dict(one.args), "need": one.need, "have": n, "rule": one.rule} for one, n in fixed
        ]
        verdict = [] if errors else [f"This set of {sum(spec.count for spec in found.specs)} tiles can be played."]
    if json:
        problems = [_as_json(error) for error in errors]
        print_json({"catalogue": box.id if box else None, "problems": problems, **counts})
    else:
        for sentence in [*map(_sentence, errors), *verdict]:
            print(printable(sentence))
    return FAULTY if errors else 0


@app.command("compare")
def compare_tileset_command(file: File, json: Json = False) -> None:
    """List the tiles of a set that differ from ours, or compare one corrected tile."""
    raw = read_set(file)
    comparison = _box_of(raw).compared(raw)
    if is_correction(raw):
        comparison = replace(comparison, removed=[])  # a correction does not contain the others
    if json:
        print_json(asdict(comparison))
        return
    print(f"{comparison.same} kinds of tiles are as ours.")
    changed = [own if own == other else f"{own} (ours: {other})" for own, other in comparison.changed]
    lists = {"Different": changed, "Only in this set": comparison.added, "Only in ours": comparison.removed}
    for word, names in lists.items():
        if names:
            print(printable(f"{word}: {', '.join(names)}."))


@app.command("ours")
def export_standard_command(
    catalogue: Annotated[str, typer.Argument(help=f"One of {', '.join(BOXES.by_id)}.", show_default=False)],
    output: Out,
    force: Force = False,
    json: Json = False,
) -> None:
    """Write our tiles as a set to start from."""
    check_overwrite(output, force, json)
    write_file(output, _text(_box_of({"catalogue": catalogue}).ours).encode(), json)


@app.command("entries")
def export_entries_command(file: File, output: Out, force: Force = False, json: Json = False) -> None:
    """Write a valid set, or ours with one tile corrected, as a catalogue of ours (docs/library/tile-sets.md)."""
    check_overwrite(output, force, json)
    raw = read_set(file)
    box, errors = examine_correction(raw) if is_correction(raw) else (None, [])
    if not errors:
        raw = raw if box is None else apply_correction(box, raw)
        errors = BOXES.examined(raw)[1].wrong
    if errors:
        raise CliError("bad-tiles", f"{file}: {_sentence(errors[0])}", errors[0].rule)
    entries = [{**entry, "provenance": entry.get("provenance") or "owner"} for entry in set_entries(raw)]
    write_file(output, f"{_list(entries)}\n".encode(), json)


def _box_of(raw: Any) -> Box:
    """The box of a set. Raises CliError."""
    name = raw.get("catalogue") if isinstance(raw, dict) else None
    if not isinstance(name, str) or name not in BOXES.by_id:
        near = near_and_others(name, BOXES.by_id) if isinstance(name, str) else f"; known are {', '.join(BOXES.by_id)}"
        raise CliError("no-such-catalogue", f"there is no catalogue {json_format.dumps(name)}{near}")
    return BOXES.by_id[name]


def _sentence(error: TileError) -> str:
    where = f"entry {error.entry + 1}" if error.entry >= 0 else "the set"
    named = f" ({error.tile})" if error.tile else ""
    at = f", {error.field}" if error.field else ""
    rule = f" ({error.rule})" if error.rule else ""
    return f"{where}{named}{at}: {error.text}{rule}"


def _as_json(error: TileError) -> dict[str, Any]:
    return {
        "entry": error.entry if error.entry >= 0 else None,
        "tile": error.tile or None,
        "field": error.field or None,
        "code": error.code,
        "args": error.args_by_name,
        "text": error.text,
        **({"rule": error.rule} if error.rule else {}),
    }


def _text(raw: dict[str, Any]) -> str:
    """A set as text, with one line per tile."""
    head = [(json_format.dumps(key), value) for key, value in raw.items() if key != "tiles"]
    lines = [f" {key}: {json_format.dumps(value, ensure_ascii=False)}" for key, value in head]
    return "{\n" + ",\n".join([*lines, f' "tiles": {_list(raw["tiles"])}']) + "\n}\n"


def _list(entries: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(f" {json_format.dumps(entry, ensure_ascii=False)}" for entry in entries) + "\n]"
