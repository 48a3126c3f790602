"""The routes of the JSON API. docs/host/openapi.json and the types of the client are made from them."""

from typing import Final

from bastide.server.app import client_error_api, create_table_api, meta_api
from bastide.server.features.account import api as account_api
from bastide.server.features.account.api import device
from bastide.server.features.games import api as game_api
from bastide.server.features.games import export_api, import_api
from bastide.server.features.games.analysis_api import get_analysis, get_what_if
from bastide.server.features.games.play_on_api import post_play_on
from bastide.server.features.learning import lesson_api, puzzle_api
from bastide.server.features.moderation import api as moderation_api
from bastide.server.features.notifications import api as notification_api
from bastide.server.features.ratings import api as rating_api
from bastide.server.features.social import api as social_api
from bastide.server.features.tilesets import api as tileset_api
from bastide.server.features.tilesets import position_api
from bastide.server.features.tournaments import api as tournament_api
from bastide.server.http.api_route import ApiRoute, api_route
from bastide.server.live.clients import stream_api
from bastide.server.live.timers import vacation_api

API_ROUTES: Final[tuple[ApiRoute, ...]] = (
    *position_api.ROUTES,
    *account_api.ROUTES,
    *stream_api.ROUTES,
    *device.ROUTES,
    *social_api.ROUTES,
    *rating_api.ROUTES,
    *moderation_api.ROUTES,
    *tileset_api.ROUTES,
    *tournament_api.ROUTES,
    *vacation_api.ROUTES,
    *notification_api.ROUTES,
    api_route("GET", "/api/meta", meta_api.get_meta),
    api_route("POST", "/api/client-error", client_error_api.report_client_error, client_error_api.BODY),
    api_route("POST", "/api/check", create_table_api.check_new_table),
    api_route("GET", "/api/tables", meta_api.list_my_tables),
    api_route("POST", "/api/tables", create_table_api.create_table),
    api_route("POST", "/api/tables/{table}/play-on", post_play_on),
    api_route("GET", "/api/tables/{table}/analysis", get_analysis, query=("depth",)),
    api_route("POST", "/api/tables/{table}/analysis", get_analysis, query=("depth",)),
    api_route("GET", "/api/tables/{table}/instead", get_what_if, query=("n", "do")),
    api_route("GET", "/api/games", game_api.list_my_games, query=("show", "from")),
    api_route("POST", "/api/games/{table}", game_api.change_game),
    api_route("DELETE", "/api/games/{table}", game_api.delete_game),
    api_route("POST", "/api/import", import_api.post_import, import_api.BODY),
    api_route("GET", "/api/campaigns", meta_api.list_my_campaigns),
    api_route("GET", "/api/lessons", lesson_api.list_lessons),
    api_route("POST", "/api/lessons/{lesson}", lesson_api.open_lesson),
    api_route("GET", "/api/puzzles", puzzle_api.get_puzzles),
    api_route("GET", "/api/puzzles/own", puzzle_api.get_own_puzzles, query=("table",)),
    api_route("GET", "/api/puzzles/{puzzle}", puzzle_api.get_puzzle),
    api_route("POST", "/api/puzzles/{puzzle}", puzzle_api.open_puzzle),
    *export_api.ROUTES,
)
"""More specific paths first."""
