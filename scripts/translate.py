"""The page with the words as they are saved, for translators: `make translate`."""

import os
import subprocess
import sys
import tempfile

from scripts import client
from scripts.console import ROOT, say
from scripts.node import CLIENT, npm_command


def main() -> int:
    """Run a server with an empty folder and the client's development server, until Ctrl-C."""
    client.ensure_modules()
    with tempfile.TemporaryDirectory(prefix="bastide-words-") as folder:
        serve = [sys.executable, "-m", "bastide.server", "--port", "0", "--data", folder]
        with subprocess.Popen(serve, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            command, env = npm_command("run", "dev", "--", "--open")
            say("save a file below src/bastide/locale, and the page shows it; Ctrl-C ends both")
            try:
                return subprocess.run(
                    command, cwd=CLIENT, env={**os.environ, **env, "BASTIDE_URL": address}, check=False
                ).returncode
            except KeyboardInterrupt:
                return 0
            finally:
                server.terminate()


if __name__ == "__main__":
    sys.exit(main())
