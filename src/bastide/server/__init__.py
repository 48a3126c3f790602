"""The server for tables in the browser.

Tables do no input or output, the store is durable, and the web application is thin. `run` and `ServerError` are
imported when first used, so that the bots' process loads no web server.
"""

from typing import TYPE_CHECKING

from bastide._extras import require_extra

if TYPE_CHECKING:
    from bastide.server.app.serve import ServerError, run

__all__ = ["ServerError", "run"]


def __getattr__(name: str) -> object:
    if name in __all__:
        require_extra("server")
        from bastide.server.app import serve

        return getattr(serve, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
