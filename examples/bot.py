"""A bot in Python: it plays the turn after which it is furthest ahead, and likes to have figures on the board.

It knows no rule: it asks its host what would be so after an action (docs/bots/bot-protocol.md), and needs Python alone.
Try it: bastide arena --bots "python3 examples/bot.py,random" --games 20
"""

import json
import random
import sys

LIKED = {"city": 1.5, "monastery": 2.0, "road": 0.5, "field": 0.2}


def say(**message):
    print(json.dumps(message), flush=True)


def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()


def best(go, before, legal, seat):
    """The best way to go on after the actions `before`: its worth in points, and all actions of the turn."""
    found = []
    for action in legal:
        turn = [*before, action]
        say(t="try", id=go["id"], n=len(turn), actions=turn, wants=["legal"])
        after = hear()
        if after.get("seat") == seat:
            found.append(best(go, turn, after["legal"], seat))
        else:
            others = [points for number, points in enumerate(after["scores"]) if number != seat]
            words = action.split()
            liked = LIKED.get(words[1], 0) if words[0] not in ("place", "pass") and len(words) > 1 else 0
            found.append((after["scores"][seat] - max(others, default=0) + liked + random.random() / 10, turn))
    return max(found)


while True:
    message = hear()
    if message["t"] == "hello":
        say(t="hello", protocol=1, name="Example", author="You")
    elif message["t"] == "game":
        seat = message["seat"]
        random.seed(message["seed"])
        say(t="ready")
    elif message["t"] == "go":
        say(t="play", id=message["id"], actions=best(message, [], message["legal"], seat)[1])
    elif message["t"] == "quit":
        break
