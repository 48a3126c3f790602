"""Workers yield to the server, unless the environment says that they must not."""

import subprocess
import sys

import pytest

from bastide.server.common.child_process import subprocess_environment
from bastide.server.common.worker_process import VARIABLE

ASK = (
    "from bastide.server.common.worker_process import lower_priority; import os; lower_priority(10); print(os.nice(0))"
)


@pytest.mark.parametrize(("allowed", "found"), [("", 10), ("0", 0), ("5", 5), ("19", 10), ("much", 10)])
def test_a_worker_is_as_nice_as_the_environment_allows(
    monkeypatch: pytest.MonkeyPatch, allowed: str, found: int
) -> None:
    monkeypatch.setenv(VARIABLE, allowed)
    told = subprocess.run(
        [sys.executable, "-c", ASK], env=subprocess_environment(), capture_output=True, text=True, check=True
    )
    own = subprocess.run(["nice"], capture_output=True, text=True, check=True)
    assert int(told.stdout) - int(own.stdout) == min(found, 19 - int(own.stdout))
