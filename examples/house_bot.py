"""A bot that plays at a Bastide server for people: it opens a public table, waits for somebody, and plays by chance.

Make a bot's account and a token at /account, then: python3 examples/house_bot.py http://localhost:8000 TOKEN
(docs/bot-accounts.md). It needs Python alone.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

HOME, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(HOME + path, data, HEADERS))


def say(table, kind, seq, **more):
    try:
        ask(f"/api/tables/{table}/commands", {"t": kind, "cid": str(uuid.uuid4()), "seq": seq, **more})
    except urllib.error.HTTPError as no:
        if no.code == 429:
            time.sleep(int(no.headers["Retry-After"]))
            say(table, kind, seq, **more)
        elif no.code != 409:  # the table has gone on meanwhile: the stream tells
            raise


def play(table):
    seats, offers = [], []
    for line in ask(f"/api/tables/{table}/stream"):
        message = json.loads(line) if line.strip() else {}
        told = message.get("table") or {}
        seats, offers = told.get("seats", seats), message.get("offers") or []
        if told.get("phase") == "over":
            return
        if told.get("phase") == "lobby" and all(seat["kind"] != "open" for seat in seats):
            say(table, "start", message["seq"])
        elif offers:
            say(table, "act", message["seq"], offer=random.choice(offers)["id"])


while True:
    wish = {"rules": "base+fields", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    made = json.load(ask("/api/tables", wish))
    print(f"waiting at {HOME}{made['url']}", flush=True)
    play(made["table"])
    if "--once" in sys.argv:
        break
