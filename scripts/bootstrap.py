"""Makes .venv and installs the package with its pinned dependencies. Standard library only, because it runs first.

    python3 scripts/bootstrap.py [--with dev] [--with compile]

A bare Debian has Python without `ensurepip`. Then pip comes from another place (`pip_sources`). Nothing is done when
the last installation used the same files and the same Python.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
INPUTS = ("pyproject.toml", "constraints.txt", "setup.py", "scripts/bootstrap.py")
BUILD_TOOLS = ("pip", "setuptools")
PLAYING = frozenset({"server"})
"""Extras that are always installed, so that everyone can play."""

heard: list[str] = []
"""The output of quiet commands that failed."""


class SetupError(Exception):
    """What this machine lacks. The message names what to install."""


def say(text: str) -> None:
    """Print a line of progress."""
    print(f"» {text}", flush=True)


def run(*command: str | Path, quiet: bool = False, cwd: Path = ROOT, env: dict[str, str] | None = None) -> bool:
    """Run a command in the repository. Returns whether it succeeded. `quiet` keeps its output for `heard`."""
    where = subprocess.PIPE if quiet else None
    try:
        done = subprocess.run(
            command, cwd=cwd, stdout=where, stderr=subprocess.STDOUT if quiet else None, env=env, check=False, text=True
        )
    except FileNotFoundError:
        return False
    if done.returncode != 0 and done.stdout:
        heard.append(done.stdout.strip())
    return done.returncode == 0


def has_pip() -> bool:
    """Whether the environment's own Python can run pip."""
    return PYTHON.exists() and run(PYTHON, "-m", "pip", "--version", quiet=True)


def by_ensurepip() -> bool:
    """`python3 -m venv`, where Python has ensurepip."""
    shutil.rmtree(VENV, ignore_errors=True)
    return run(sys.executable, "-m", "venv", VENV, quiet=True) and has_pip()


def bare_venv() -> bool:
    """An environment without pip. It needs the venv module only, which Debian's python3 has."""
    shutil.rmtree(VENV, ignore_errors=True)
    return run(sys.executable, "-m", "venv", "--without-pip", VENV, quiet=True) and PYTHON.exists()


def install_pip_from(source: Path) -> bool:
    """Install pip into the environment from `source`, a wheel of pip."""
    env = dict(os.environ, PYTHONPATH=str(source))
    install = ("-m", "pip", "install", "--quiet", "--ignore-installed", "pip")
    return run(PYTHON, *install, quiet=True, env=env) and has_pip()


def by_system_pip() -> bool:
    """The pip of another Python of this machine."""
    for name in ("python3", "python"):
        command = (shutil.which(name) or name, "-m", "pip", "--python", str(PYTHON), "install", "--quiet", "pip")
        if bare_venv() and run(*command, quiet=True) and has_pip():
            return True
    return False


def download_debian_package(name: str, folder: Path) -> list[Path]:
    """Download Debian's package `name` to `folder` with apt. Returns the file, or nothing when that failed.

    Where apt has no package lists yet, they are fetched into `folder` too: this needs no root and changes nothing else.
    """
    for part in ("lists/partial", "archives/partial"):
        (folder / part).mkdir(parents=True)
    private = ("-o", f"Dir::State::lists={folder}/lists", "-o", f"Dir::Cache={folder}", "-o", "Debug::NoLocking=1")
    if not run("apt-get", "download", name, quiet=True, cwd=folder):
        run("apt-get", *private, "update", quiet=True, cwd=folder)
        run("apt-get", *private, "download", name, quiet=True, cwd=folder)
    return list(folder.glob(f"{name}_*.deb"))


def by_debian_wheel() -> bool:
    """Debian's wheel of pip: installed, or out of its package in a temporary folder. Needs no root."""
    with tempfile.TemporaryDirectory() as name:
        folder, pattern = Path(name), "usr/share/python-wheels/pip-*.whl"
        wheels = sorted(Path("/").glob(pattern))
        if not wheels and shutil.which("apt-get") and shutil.which("dpkg"):
            for package in download_debian_package("python3-pip-whl", folder):
                run("dpkg", "-x", package, folder, quiet=True)
            wheels = sorted(folder.glob(pattern))
        return bool(wheels) and bare_venv() and install_pip_from(wheels[-1])


def pip_sources() -> Iterator[tuple[str, Callable[[], bool]]]:
    """The ways to an environment with pip, the usual one first."""
    yield "Python itself", by_ensurepip
    yield "another Python of this machine", by_system_pip
    yield "Debian's wheel of pip", by_debian_wheel


def make_environment() -> None:
    """Make .venv with pip in it. Raises SetupError with what this machine lacks."""
    if has_pip():
        return
    say("making the Python environment .venv")
    for name, way in pip_sources():
        if way():
            say(f"its pip comes from {name}")
            return
    shutil.rmtree(VENV, ignore_errors=True)
    print("\n".join(heard[-3:]), file=sys.stderr)
    raise SetupError("Python has neither ensurepip nor a working pip here: install python3-venv, then try again.")


def digest_of_inputs() -> str:
    """The digest of what an installation is made from."""
    digest = hashlib.sha256(sys.version.encode())
    for name in INPUTS:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def last_installation() -> tuple[set[str], str]:
    """Extras and digest of the installation in .venv, or empty ones."""
    stamp = VENV / "bastide.stamp"
    if not stamp.is_file() or not PYTHON.exists():
        return set(), ""
    extras, _, digest = stamp.read_text().rpartition(" ")
    return set(filter(None, extras.split(","))), digest


def install(extras: set[str]) -> None:
    """Install the package, editable and interpreted, with `extras`, in the versions of constraints.txt."""
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-qq", "-c", "constraints.txt")
    names = ",".join(sorted(extras))
    say("installing the pinned Python packages" + (f" ({names})" if names else ""))
    if not run(*pip, *BUILD_TOOLS):
        raise SetupError("pip could not fetch packages: check the network or pip's settings, then try again.")
    target = f".[{names}]" if names else "."
    env = dict(os.environ, BASTIDE_INTERPRETED="1")
    if not run(*pip, "--no-build-isolation", "-e", target, env=env):
        raise SetupError("pip could not install the pinned packages (see above).")
    (VENV / "bastide.stamp").write_text(f"{names} {digest_of_inputs()}")


def ensure(wanted: set[str]) -> None:
    """Make sure that .venv has the package with at least the extras `wanted`. Quick when it has."""
    extras, digest = last_installation()
    if "dev" in extras:
        extras |= {"compile", "docs"}  # they are parts of dev
    if digest != digest_of_inputs() or not wanted <= extras:
        make_environment()
        install(wanted | extras | PLAYING)


def main() -> int:
    """Entry point: 0 when .venv is ready, or 1 with a message."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--with", dest="extras", action="append", default=[], help="an extra of pyproject.toml")
    wanted = set(parser.parse_args().extras)
    try:
        if sys.version_info < (3, 11):  # noqa: UP036 (any Python may run this file)
            raise SetupError(f"Bastide needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")
        ensure(wanted)
    except SetupError as problem:
        print(f"Set-up stopped: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
