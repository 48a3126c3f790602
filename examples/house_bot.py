"""A bot that opens a public table, waits for somebody and plays by chance: house_bot.py http://localhost:8000 TOKEN"""

import json
import random
import sys
import time
import uuid
from urllib import error, request

HOME, HEADERS = sys.argv[1].rstrip("/"), {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}
WISH = {"rules": "base+fields", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}


def ask(path, body=None):
    return request.urlopen(request.Request(HOME + path, body and json.dumps(body).encode(), HEADERS))


def say(table, **what):
    try:
        ask(f"/api/tables/{table}/commands", {"cid": str(uuid.uuid4()), **what})
    except error.HTTPError as no:
        if no.code not in (409, 429):  # 409: the table has gone on meanwhile, and the stream tells
            raise
        if no.code == 429:
            time.sleep(int(no.headers["Retry-After"]))
            say(table, **what)


over = False
while not over or "--once" not in sys.argv:
    table = json.load(ask("/api/tables", WISH))["table"]
    print(f"waiting at {HOME}/t/{table}", flush=True)
    for message in (json.loads(line) for line in ask(f"/api/tables/{table}/stream") if line.strip()):
        told, offers = message.get("table") or {}, message.get("offers")
        if over := told.get("phase") == "over":
            break
        if told.get("phase") == "lobby" and all(seat["kind"] != "open" for seat in told["seats"]):
            say(table, t="start", seq=message["seq"])
        elif offers:
            say(table, t="act", seq=message["seq"], offer=random.choice(offers)["id"])
