"""Every drawn board is played twice: by the engine and by the slow reference, which must obey the rules too."""

import pytest

from tests.rules.drawer import Drawer
from tests.rules.tables import EngineTable, ReferenceTable


@pytest.fixture(params=[EngineTable, ReferenceTable], ids=["engine", "reference"])
def draw(request: pytest.FixtureRequest) -> Drawer:
    return Drawer(request.param)


@pytest.fixture
def draw_engine() -> Drawer:
    """For what only the engine has: roles, explanations, events, refusals. See `game_of`."""
    return Drawer(EngineTable)
