"""A program that speaks the protocol of bots, and fails in the way that its argument names. It needs Python alone."""

import io
import json
import os
import sys
import time
from typing import Any

WAY = sys.argv[1] if len(sys.argv) > 1 else "well"
OPTIONS = [
    {"name": "depth", "kind": "number", "default": 1, "min": 1, "max": 9},
    {"name": "style", "kind": "choice", "default": "calm", "values": ["calm", "wild"]},
    {"name": "book", "kind": "switch", "default": True},
    {"name": "net", "kind": "text", "default": ""},
]


if WAY == "marked" and isinstance(sys.stdout, io.TextIOWrapper):  # as programs on Windows write
    sys.stdout.reconfigure(encoding="utf-8-sig", newline="\r\n")


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def play(go: dict[str, Any], *actions: str) -> None:
    say(t="play", id=go["id"], actions=actions or go["legal"][:1])


def answer(go: dict[str, Any]) -> None:
    """Answer a question, in the way."""
    if WAY == "crash":
        print("this is the end", file=sys.stderr)
        sys.exit(3)
    elif WAY == "silent":
        time.sleep(600)
    elif WAY == "close":
        os.close(1)
        time.sleep(600)
    elif WAY == "garbage":
        print("thinking about it", flush=True)
    elif WAY == "no-kind":
        say(t="resign")
    elif WAY == "other":
        say(t="play", id=go["id"] + 1, actions=go["legal"][:1])
    elif WAY == "long":
        print("x" * (1 << 17), flush=True)
    elif WAY == "flood":
        while True:
            say(t="info", id=go["id"], nodes=1)
    elif WAY == "deaf":
        while True:
            say(t="try", id=go["id"], n=1, actions=go["legal"][:1], wants=["view"])
    elif WAY == "hungry":
        kept = bytearray(1 << 29)  # asked for, and not touched
        play(go)
        kept.clear()
    elif WAY == "try":
        ask(go)
        play(go)
    else:
        say_it(go)


def ask(go: dict[str, Any]) -> None:
    """What would be so: after nothing, an action, one that breaks a rule, and one that is none."""
    ways: tuple[list[str], ...] = ([], go["legal"][:1], ["place U 99,0 0"], ["I see"])
    for n, actions in enumerate(ways):
        say(t="try", id=go["id"], n=n, actions=actions, wants=["legal", "view", "position"])
    for _ in ways:
        print(sys.stdin.readline(), end="", file=sys.stderr, flush=True)


def say_it(go: dict[str, Any]) -> None:
    """Answers that are lines of the protocol."""
    if WAY == "illegal":
        play(go, "place U 99,0 0")
    elif WAY == "words":
        play(go, "I play here")
    elif WAY == "beyond":
        play(go, *go["legal"][:1], "pass", "place U 0,0 0")
    elif WAY == "wait":
        assert json.loads(sys.stdin.readline())["t"] == "stop"
        play(go)
    elif WAY == "analyse":
        say(t="info", id=go["id"], depth=2, nodes=7, value=1.5, best=go["legal"][:1], text="well")
        if go.get("analyse"):
            stop = json.loads(sys.stdin.readline())
            assert stop == {"t": "stop", "id": go["id"]}, stop
        play(go)
    else:
        play(go, *go["legal"][:1], *(["pass"] if go["step"] == "place" else []))


def main() -> None:
    heard = []
    for line in sys.stdin:
        message = json.loads(line)
        heard.append(message)
        if message["t"] == "hello":
            if WAY == "mute":
                time.sleep(600)
            wants = ["legal", "view"] if WAY == "look" else ["legal"]
            version = 9 if WAY == "version" else 1
            say(t="hello", protocol=version, name="Strange", author="Nobody", wants=wants, options=OPTIONS, more=1)
        elif message["t"] == "game":
            say(**({"t": "unable", "text": "too many seats"} if message["seats"] > 3 else {"t": "ready"}))
        elif message["t"] == "go":
            answer(message)
        elif message["t"] == "quit":
            if WAY == "stay":
                time.sleep(600)
            break
        if WAY == "tell":
            print(line, file=sys.stderr, end="", flush=True)


if __name__ == "__main__":
    main()
