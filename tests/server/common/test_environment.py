"""Programs and workers beside the server see none of its secrets."""

import asyncio
import json
from pathlib import Path

import pytest

from bastide.server.common import worker_process
from bastide.server.common.child_process import start_subprocess

PRINT = """import json, os, subprocess, sys
child = "import json, os; print(json.dumps(dict(os.environ)))"
print(json.dumps(dict(os.environ)))
print(subprocess.run([sys.executable, "-c", child], capture_output=True, text=True).stdout)
"""


def test_a_program_sees_no_secret_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "printer.py").write_text(PRINT)
    for name in ("BASTIDE_MAIL_PASSWORD", "BASTIDE_STORE", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")

    async def told() -> list[dict[str, str]]:
        worker = await start_subprocess("printer")
        out, _ = await worker.communicate()
        return [json.loads(line) for line in out.decode().splitlines() if line]

    worker, program = asyncio.run(told())
    for environment in (worker, program):
        assert "secret" not in environment.values()
        assert {name for name in environment if name.startswith("BASTIDE_")} <= {worker_process.VARIABLE}
        assert environment["LANG"] == "C.UTF-8"
