"""`bastide tileset`: custom tile sets as files (docs/tile-sets.md)."""

import json as json_format
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from bastide.cli.options import Json, read_set
from bastide.cli.output import CliError, print_json, printable, write_error
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import set_entries
from bastide.records.tile_correction import REPLACES, apply_correction, examine_correction, is_correction
from bastide.rules import BOXES, Box

FAULTY = 1
"""Exit status if the file can be read but the set cannot be played."""
app = typer.Typer(name="tileset", help="Sets of tiles that people make: check, compare, write.", no_args_is_help=True)
File = Annotated[Path, typer.Argument(help="A tile set, or the correction of one tile, *.json.", show_default=False)]
Out = Annotated[Path, typer.Option("-o", "--output", help="Where to write.", show_default=False)]


@app.command("check")
def check_tileset_command(file: File, json: Json = False) -> int:
    """Report everything that is wrong with a set, entry by entry, or with the correction of one tile."""
    raw = read_set(file)
    if is_correction(raw):
        return _check_correction(raw, json)
    box, found = BOXES.examined(raw)
    counts = [(one, n) for one, n in zip(box.module.fixed, found.have, strict=True)] if box else []
    if json:
        wrong = [_as_json(error) for error in found.wrong]
        fixed = [{"key": one.key, **dict(one.args), "need": one.need, "have": n, "rule": one.rule} for one, n in counts]
        print_json({"catalogue": box.id if box else None, "problems": wrong, "fixed": fixed})
    else:
        for error in found.wrong:
            print(printable(_sentence(error)))
        if not found.wrong:
            print(f"This set of {sum(spec.count for spec in found.specs)} tiles can be played.")
    return FAULTY if found.wrong else 0


def _check_correction(raw: dict[str, Any], json: bool) -> int:
    """Report everything that is wrong with the correction of one tile."""
    box, wrong = examine_correction(raw)
    if json:
        print_json({"catalogue": box.id if box else None, "problems": [_as_json(error) for error in wrong]})
    else:
        for error in wrong:
            print(printable(_sentence(error)))
        if box and not wrong:
            replaced = raw.get(REPLACES, "")
            what = f"replaces {replaced} of" if replaced else "is a tile that is missing in"
            print(printable(f"This tile can be used: it {what} {box.id}."))
    return FAULTY if wrong else 0


@app.command("compare")
def compare_tileset_command(file: File, json: Json = False) -> None:
    """List the tiles of a set that differ from ours, or compare one corrected tile."""
    raw = read_set(file)
    told = _box_of(raw).compared(raw)
    if is_correction(raw):
        told = replace(told, removed=[])  # a correction does not contain the others
    if json:
        print_json(asdict(told))
        return
    print(f"{told.same} kinds of tiles are as ours.")
    for word, names in (
        ("Different", [own if own == other else f"{own} (ours: {other})" for own, other in told.changed]),
        ("Only in this set", told.added),
        ("Only in ours", told.removed),
    ):
        if names:
            print(printable(f"{word}: {', '.join(names)}."))


@app.command("ours")
def export_standard_command(
    catalogue: Annotated[str, typer.Argument(help=f"One of {', '.join(BOXES.by_id)}.", show_default=False)],
    output: Out,
    json: Json = False,
) -> None:
    """Write our tiles as a set to start from."""
    _write(output, _text(_box_of({"catalogue": catalogue}).ours), json)


@app.command("entries")
def export_entries_command(file: File, output: Out, json: Json = False) -> int:
    """Write a valid set, or ours with one tile corrected, as a catalogue of ours (docs/tile-sets.md)."""
    raw = read_set(file)
    if is_correction(raw):
        box, wrong = examine_correction(raw)
        if wrong or box is None:
            raise CliError("bad-tiles", f"{file}: {_sentence(wrong[0])}", wrong[0].rule)
        raw = apply_correction(box, raw)
    _, found = BOXES.examined(raw)
    if found.wrong:
        raise CliError("bad-tiles", f"{file}: {_sentence(found.wrong[0])}", found.wrong[0].rule)
    told = [{**entry, "provenance": entry.get("provenance") or "owner"} for entry in set_entries(raw)]
    _write(output, _list(told) + "\n", json)
    return 0


def _box_of(raw: Any) -> Box:
    """The box of a set. Raises CliError."""
    name = raw.get("catalogue") if isinstance(raw, dict) else None
    if not isinstance(name, str) or name not in BOXES.by_id:
        raise CliError("no-such-catalogue", f"the catalogue must be one of {', '.join(BOXES.by_id)}")
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
    head = {key: value for key, value in raw.items() if key != "tiles"}
    lines = [
        f" {json_format.dumps(key)}: {json_format.dumps(value, ensure_ascii=False)}" for key, value in head.items()
    ]
    return "{\n" + ",\n".join([*lines, f' "tiles": {_list(raw["tiles"])}']) + "\n}\n"


def _list(entries: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(f" {json_format.dumps(one, ensure_ascii=False)}" for one in entries) + "\n]"


def _write(output: Path, text: str, as_json: bool) -> None:
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise write_error(output, error) from None
    if as_json:
        print_json({"output": str(output), "bytes": len(text.encode())})
    else:
        print(output)
