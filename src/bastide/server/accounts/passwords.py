"""Passwords: strength check, hashing, and verification at the same cost with or without a password.

Invariant: a password has 8 to 128 characters of any kind. Passwords in known lists, and others as quickly guessed, are
refused. Hashes are argon2id, computed in threads and only a few at once, so that no move waits for them.
"""

import asyncio
import math
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from bastide.server.common.errors import RequestError
from bastide.server.http.limits import Limits

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")
SHORTEST: Final = 8
LONGEST: Final = 128
CHECKED_CHARACTERS: Final = 40
"""Characters checked for strength. The check takes time quadratic in their number."""
SUBSTITUTES: Final = ("4@", "({[<", "69", "1!|", "1|7", "$5", "+7")
"""Characters that zxcvbn reads as the same letter. It tries every combination of them."""
MOST_COMBINATIONS: Final = 32
"""With more combinations a password is too varied to be weak, and zxcvbn would take long."""
WEAK: Final = 2
"""Below this zxcvbn score a password falls to a million guesses: names, words, dates, rows of keys."""
MEMORY_KIB: Final = 19_456
ROUNDS: Final = 2
"""`MEMORY_KIB` and `ROUNDS` are the minimum for argon2id with one lane in OWASP's Password Storage Cheat Sheet."""


def check_new_password(password: str, name: str) -> str:
    """Return a new password, normalised for hashing. Raises RequestError if it is too short, too long or weak."""
    plain = normalize_password(password)
    if not SHORTEST <= len(plain) <= LONGEST:
        text = f"A password has {SHORTEST} to {LONGEST} characters; three or four words work well."
        raise RequestError("bad-password", text, args={"least": SHORTEST, "most": LONGEST})
    if _is_weak(plain[:CHECKED_CHARACTERS], name):
        text = "This password is known or easy to guess. Use three or four unrelated words."
        raise RequestError("weak-password", text)
    return plain


def _is_weak(password: str, name: str) -> bool:
    """Whether a password falls to few guesses. Takes up to a tenth of a second."""
    combinations = math.prod(max(1, sum(sign in password for sign in signs)) for signs in SUBSTITUTES)
    if combinations > MOST_COMBINATIONS:
        return False
    from zxcvbn import zxcvbn  # late, because its word lists take memory that a server without accounts does not need

    return bool(zxcvbn(password, user_inputs=[name, "bastide", "carcassonne"])["score"] < WEAK)


def normalize_password(password: str) -> str:
    """Return a password in Unicode form NFKC, so that it does not depend on the keyboard."""
    return unicodedata.normalize("NFKC", password)


@cache
def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)


@cache
def _dummy_hash() -> str:
    """A hash that no password matches. It is verified where an account has no password."""
    return _hasher().hash("nobody's password")


class PasswordHashing:
    """Computes the hashes of one server, a few at once. `made` counts them."""

    def __init__(self, limits: Limits) -> None:
        self._turn = asyncio.Semaphore(limits.hashes_at_once)
        self._most, self._waiting = limits.hashes_waiting, 0
        self.made = 0

    async def hash(self, password: str) -> str:
        """Return the hash of a password that passed `check_new_password`. Raises RequestError if too many wait."""
        return await self._run(lambda: _hasher().hash(password))

    async def matches(self, stored: str, password: str) -> bool:
        """Return whether a password matches a hash. Without a hash ("") the cost is the same.

        Raises RequestError if too many wait.
        """
        return await self._run(lambda: _verify(stored or _dummy_hash(), normalize_password(password))) and bool(stored)

    async def choose(self, password: str, name: str) -> str:
        """Check a new password and return its hash. Raises RequestError."""
        return await self._run(lambda: _hasher().hash(check_new_password(password, name)))

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            text = "Many people are signing in right now. Try again in a minute."
            raise RequestError("busy", text, status=503, seconds=10)
        self._waiting += 1
        try:
            async with self._turn:
                self.made += 1
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def needs_rehash(stored: str) -> bool:
    """Return whether a hash was made with weaker parameters than today's."""
    return _hasher().check_needs_rehash(stored)


def _verify(stored: str, password: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError

    try:
        return _hasher().verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False
