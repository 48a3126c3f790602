"""Passwords: which will do, and checking them at the same cost whether there is one or not.

Law: 8 to 128 signs, of any kind; what stands in lists of known passwords, or is as quickly guessed, is refused. Hashes
are argon2id, made beside the event loop and only a few at once, so that nobody's move waits for them.
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
"""The characters that are checked for how quickly they are guessed. That takes a time that grows with the square."""
SUBSTITUTES: Final = ("4@", "({[<", "69", "1!|", "1|7", "$5", "+7")
"""Characters that zxcvbn reads as the same letter; it tries every combination of those that occur."""
MOST_COMBINATIONS: Final = 32
"""With more than this, a password has enough different characters not to be weak, and zxcvbn would take long."""
WEAK: Final = 2
"""Below this score of zxcvbn a password falls to a million guesses: names, words, dates, rows of keys."""
MEMORY_KIB: Final = 19_456
ROUNDS: Final = 2
"""The least that OWASP's Password Storage Cheat Sheet asks of argon2id with one lane."""


def check_new_password(password: str, name: str) -> str:
    """A password that somebody chooses, as it is hashed. Raises RequestError."""
    plain = normalize_password(password)
    if not SHORTEST <= len(plain) <= LONGEST:
        text = f"A password has {SHORTEST} to {LONGEST} characters; three or four words are a good one."
        raise RequestError("bad-password", text, args={"least": SHORTEST, "most": LONGEST})
    if _is_weak(plain[:CHECKED_CHARACTERS], name):
        raise RequestError(
            "weak-password", "This password is known or quickly guessed. Take three or four words instead."
        )
    return plain


def _is_weak(password: str, name: str) -> bool:
    """Whether a password falls to few guesses. Takes up to a tenth of a second."""
    combinations = math.prod(max(1, sum(sign in password for sign in signs)) for signs in SUBSTITUTES)
    if combinations > MOST_COMBINATIONS:
        return False
    from zxcvbn import zxcvbn  # its lists of words take memory that a server without accounts need not have

    return bool(zxcvbn(password, user_inputs=[name, "bastide", "carcassonne"])["score"] < WEAK)


def normalize_password(password: str) -> str:
    """A password as it is hashed: the same letters, whatever keyboard made them."""
    return unicodedata.normalize("NFKC", password)


@cache
def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)


@cache
def _nobodys() -> str:
    """A hash of no password: it is checked where there is none."""
    return _hasher().hash("nobody's password")


class PasswordHashing:
    """The hashing of one server, a few at once; `made` counts what was computed."""

    def __init__(self, limits: Limits) -> None:
        self._turn = asyncio.Semaphore(limits.hashes_at_once)
        self._most, self._waiting = limits.hashes_waiting, 0
        self.made = 0

    async def hash(self, password: str) -> str:
        """The hash of a password that was `check_new_password`. Raises RequestError where very many ask."""
        return await self._beside(lambda: _hasher().hash(password))

    async def right(self, kept: str, password: str) -> bool:
        """Whether a password is the one of a hash; it costs the same where there is none (""). Raises RequestError
        where very many ask."""
        return await self._beside(lambda: _verify(kept or _nobodys(), normalize_password(password))) and bool(kept)

    async def choose(self, password: str, name: str) -> str:
        """The hash of a new password. Raises RequestError."""
        return await self._beside(lambda: _hasher().hash(check_new_password(password, name)))

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            raise RequestError(
                "busy", "Very many people sign in just now. Try again in a minute.", status=503, seconds=10
            )
        self._waiting += 1
        try:
            async with self._turn:
                self.made += 1
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def needs_rehash(kept: str) -> bool:
    """Whether a hash was made with less than is asked for today."""
    return _hasher().check_needs_rehash(kept)


def _verify(kept: str, password: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError

    try:
        return _hasher().verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False
