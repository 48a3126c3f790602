"""Self-play as data: what the tables hold, that runs are the same whoever makes them, and how they go on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from pyarrow import dataset

from bastide.bots import UnknownBot
from bastide.bots.selfplay import BadFolder, Plan, run_selfplay
from bastide.bots.selfplay.cluster import make_ray_works
from bastide.bots.selfplay.shards import Files, ShardPlayer
from bastide.bots.selfplay.tables import DECISIONS, EVALUATED, GAMES, POSITIONS
from bastide.bots.simulate import simulate
from bastide.game import Game
from bastide.records.position import read_position
from tests.bots.outside.conftest import strange

DOC = Path(__file__).parents[3] / "docs" / "bots" / "data.md"
PLAN = Plan("base+fields", ("greedy", "random"), 7, seed=5, options=(("draws", 8),), shard=3)


def made(plan: Plan, folder: Path, jobs: int = 1) -> dict[str, bytes]:
    """The files of a run, by name."""
    for _ in run_selfplay(plan, folder, jobs):
        pass
    return files_of(folder)


def files_of(folder: Path) -> dict[str, bytes]:
    """The tables in a folder, by their paths in it."""
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in sorted(folder.rglob("*.parquet"))}


def test_rows_tell_games_as_they_are_played_again(tmp_path: Path) -> None:
    plan = replace(PLAN, evaluate=True, positions=True)
    made(plan, tmp_path)
    games, decisions = _rows(tmp_path, "games"), _rows(tmp_path, "decisions")
    assert [one["game"] for one in games] == list(range(7))
    for told in games:
        game = Game(told["rules"], players=2, chance="manual", options=json.loads(told["options"]))
        rows = {one["ply"]: one for one in decisions if one["game"] == told["game"]}
        for ply, action in enumerate(told["actions"]):
            decision = game.decision
            assert decision is not None
            assert (decision.seat is not None) == (ply in rows)
            if ply in rows:
                row, legal = rows[ply], game.legal_actions()
                assert (row["seat"], row["step"], row["tile"]) == (decision.seat, decision.step, decision.tile)
                assert (row["hash"], row["legal"], row["action"]) == (game.hash(), len(legal), action)
                assert legal[row["chosen"]].text == action
                assert row["left"] == sum(game.left().values())
                assert row["ahead"] == game.scores[row["seat"]] - game.scores[1 - row["seat"]]
                assert row["final"] == told["scores"][row["seat"]] - told["scores"][1 - row["seat"]]
                assert row["share"] == (row["seat"] in told["winners"]) / len(told["winners"])
                assert len(row["expected"]) == 2
                assert read_position(row["position"]).hash() == row["hash"]
            game.push(action)
        assert (game.over, game.scores, game.hash()) == (True, told["scores"], told["hash"])
        assert game.winners == told["winners"]


def _rows(folder: Path, table: str) -> list[dict[str, Any]]:
    return [row for file in sorted((folder / table).glob("*.parquet")) for row in pq.read_table(file).to_pylist()]


def test_each_folder_opens_as_one_data_set(tmp_path: Path) -> None:
    made(PLAN, tmp_path)
    for table in ("games", "decisions"):
        whole = dataset.dataset(tmp_path / table).to_table()
        assert whole.column("game").to_pylist() == [row["game"] for row in _rows(tmp_path, table)]
        assert pq.read_table(tmp_path / table).num_rows == whole.num_rows


def test_games_are_those_of_a_simulation(tmp_path: Path) -> None:
    made(PLAN, tmp_path)
    scores = [one["scores"] for one in _rows(tmp_path, "games")]
    told = simulate("base+fields", ["greedy", "random"], 7, 5, options={"draws": 8})
    assert [sum(one[seat] for one in scores) for seat in (0, 1)] == told.totals


def test_jobs_and_pieces_change_no_row(tmp_path: Path) -> None:
    alone, shared = made(PLAN, tmp_path / "a"), made(PLAN, tmp_path / "b", 2)
    assert alone == shared
    assert list(alone) == [f"{table}/{number:06d}.parquet" for table in ("decisions", "games") for number in range(3)]
    made(replace(PLAN, shard=100), tmp_path / "c")
    assert _rows(tmp_path / "a", "decisions") == _rows(tmp_path / "c", "decisions")


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = made(PLAN, tmp_path / "whole")
    running = run_selfplay(PLAN, tmp_path / "cut")
    next(running)
    assert next(running).done == 3
    running.close()  # type: ignore[attr-defined]
    assert len(list((tmp_path / "cut" / "games").glob("*"))) == 1
    first, *_, last = run_selfplay(PLAN, tmp_path / "cut")
    assert (first.done, last.done, last.played) == (3, 7, 4)
    assert made(PLAN, tmp_path / "cut") == whole
    *_, more = run_selfplay(replace(PLAN, games=8), tmp_path / "cut")
    assert (more.done, more.played) == (8, 1), "the last piece had room"
    assert made(replace(PLAN, games=8), tmp_path / "new") == made(replace(PLAN, games=8), tmp_path / "cut")


def test_games_that_are_there_stay(tmp_path: Path) -> None:
    whole = made(PLAN, tmp_path)
    for games in (1, 2, 4):
        *_, last = run_selfplay(replace(PLAN, games=games), tmp_path)
        assert (last.done, last.played) == (7, 0)
        assert made(replace(PLAN, games=games), tmp_path) == whole
    (tmp_path / "decisions/000001.parquet").unlink()
    with pytest.raises(BadFolder, match="at least 6 games"):
        made(replace(PLAN, games=4), tmp_path)
    assert made(PLAN, tmp_path) == whole


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_piece_keeps_its_games(tmp_path: Path, jobs: int) -> None:
    whole = made(replace(PLAN, shard=100), tmp_path / "whole")
    folder = tmp_path / "cut"
    next(run_selfplay(replace(PLAN, shard=100), folder))
    player = ShardPlayer(replace(PLAN, shard=100), folder)
    play = player._game

    def interrupted(number: int, games: Any, decisions: Any) -> None:
        play(number, games, decisions)
        if number == 4:
            raise KeyboardInterrupt

    player._game = interrupted  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        player.work(0)
    assert [row["game"] for row in _rows(folder, "games")] == [0, 1, 2, 3]
    assert {row["game"] for row in _rows(folder, "decisions")} == {0, 1, 2, 3}
    first, *_, last = run_selfplay(replace(PLAN, shard=100), folder, jobs)
    assert (first.done, last.done, last.played) == (4, 7, 3)
    assert made(replace(PLAN, shard=100), folder) == whole


def test_an_unfinished_piece_is_written_from_time_to_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.bots.selfplay.shards.PART_SECONDS", 0.0)
    monkeypatch.setattr("bastide.bots.selfplay.shards.PART_SHARE", 0)
    written: list[int] = []
    monkeypatch.setattr("bastide.bots.selfplay.shards.write_shard", lambda *_: written.append(1))
    ShardPlayer(PLAN, tmp_path).work(0)
    assert len(written) == 3
    ShardPlayer(PLAN).work(0)
    assert len(written) == 3, "a player elsewhere has no folder"


def test_a_damaged_piece_is_made_again(tmp_path: Path) -> None:
    whole = made(PLAN, tmp_path)
    (tmp_path / "games/000001.parquet").write_bytes(b"PAR1")
    assert made(PLAN, tmp_path) == whole


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    made(PLAN, tmp_path)
    for other in (replace(PLAN, seed=6), replace(PLAN, bots=("random", "random")), replace(PLAN, evaluate=True)):
        with pytest.raises(BadFolder):
            made(other, tmp_path)
    (tmp_path / "else").mkdir()
    (tmp_path / "else" / "mine.parquet").write_bytes(b"")
    with pytest.raises(BadFolder):
        made(PLAN, tmp_path / "else")
    assert (tmp_path / "else" / "mine.parquet").exists()


def test_what_cannot_be_played_leaves_no_folder(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        made(replace(PLAN, bots=("nobody", "random")), tmp_path / "a")
    with pytest.raises(BadFolder):
        made(Plan("mists", ("mate", "mate"), 1, evaluate=True), tmp_path / "b")
    assert not list(tmp_path.iterdir())


def test_a_team_and_a_program_that_fails(tmp_path: Path) -> None:
    made(Plan("mists", ("random",) * 3, 1, options=(("level", 1),)), tmp_path / "team")
    assert _rows(tmp_path / "team", "games")[0]["rules"] == "mists"
    made(Plan("base", (strange("crash"), "random"), 1, options=(("draws", 4),)), tmp_path / "failed")
    (game,) = _rows(tmp_path / "failed", "games")
    assert "(crashed)" in str(game["failure"])
    assert game["winners"] == []
    (row,) = _rows(tmp_path / "failed", "decisions")
    assert row["action"] is row["final"] is row["share"] is None


def test_whoever_works_is_asked_in_order(tmp_path: Path) -> None:
    asked: list[int] = []

    @contextmanager
    def works(plan: Plan, waiting: Iterator[int]) -> Iterator[Iterator[Files]]:
        asked.extend(waiting)
        yield map(ShardPlayer(plan).work, asked)

    for _ in run_selfplay(PLAN, tmp_path, works=works):
        pass
    assert asked == [0, 1, 2]


@pytest.mark.timeout(300)  # starting Ray takes minutes on a busy machine
def test_a_cluster_makes_the_same_files(tmp_path: Path) -> None:
    """Ray itself, on this machine."""
    for _ in run_selfplay(PLAN, tmp_path / "ray", works=make_ray_works("local", 2)):
        pass
    assert files_of(tmp_path / "ray") == made(PLAN, tmp_path / "here")


def test_the_page_tells_every_column(tmp_path: Path) -> None:
    text = DOC.read_text("utf-8")
    for name, (kind, meaning) in {**GAMES, **DECISIONS, **EVALUATED, **POSITIONS}.items():
        assert f"| `{name}` | {kind} | {meaning}" in text
    made(replace(PLAN, games=1), tmp_path)
    schema = pq.read_schema(tmp_path / "decisions/000000.parquet")
    assert schema.field("ahead").metadata == {b"meaning": DECISIONS["ahead"][1].encode()}
    assert schema.metadata[b"bastide_schema"] == b"2"


def test_games_of_another_program_are_mixed_only_where_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(replace(PLAN, games=3), tmp_path)
    own = json.loads((tmp_path / "selfplay.json").read_text())["fingerprints"]
    for place in ("folder", "shards"):
        monkeypatch.setattr(f"bastide.bots.selfplay.{place}.program_fingerprint", lambda: "another")
    with pytest.raises(BadFolder, match=f"fingerprint {own[0]}, now another.*--mix"):
        made(PLAN, tmp_path)
    for _ in run_selfplay(PLAN, tmp_path, mix=True):
        pass
    made(PLAN, tmp_path)  # the last program that played goes on
    assert json.loads((tmp_path / "selfplay.json").read_text())["fingerprints"] == [*own, "another"]
    files = [pq.read_schema(tmp_path / f"games/00000{shard}.parquet").metadata for shard in (0, 1)]
    assert [metadata[b"bastide_fingerprint"] for metadata in files] == [own[0].encode(), b"another"]


def test_a_run_from_before_fingerprints_is_mixed_only_where_asked_for(tmp_path: Path) -> None:
    made(replace(PLAN, games=3), tmp_path)
    file = tmp_path / "selfplay.json"
    stored = json.loads(file.read_text())
    own = stored.pop("fingerprints")
    file.write_text(json.dumps(stored))
    with pytest.raises(BadFolder, match="fingerprint unknown"):
        made(PLAN, tmp_path)
    for _ in run_selfplay(PLAN, tmp_path, mix=True):
        pass
    assert json.loads(file.read_text())["fingerprints"] == own
