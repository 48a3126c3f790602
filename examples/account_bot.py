"""A bot that opens a public table and plays at random: account_bot.py http://localhost:8000 TOKEN"""

import contextlib
import http.client
import json
import random
import sys
import time
import uuid
from urllib import error, request

HOME, SIGNED = sys.argv[1].rstrip("/"), {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}
WISH = {"rules": "base+fields", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}


def ask(path, body=None):
    while True:  # a server that is busy, or starts anew, is asked again; a command with the same `cid` is done once
        try:
            return request.urlopen(request.Request(HOME + path, body and json.dumps(body).encode(), SIGNED), timeout=60)
        except error.HTTPError as no:
            if no.code == 409:  # the table has gone on meanwhile, and the stream tells
                return None
            if no.code not in (429, 503):
                raise
            time.sleep(int(no.headers["Retry-After"] or 1))
        except (OSError, http.client.HTTPException):
            time.sleep(1)


def hear(table):
    while True:  # a stream that ends before the game does begins again with how it stands
        stream = ask(f"/api/tables/{table}/stream")
        with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
            yield from map(json.loads, filter(bytes.strip, stream))
        time.sleep(0.2)


while True:
    table = json.load(ask("/api/tables", WISH))["table"]
    print(f"waiting at {HOME}/t/{table}", flush=True)
    for message in hear(table):
        told, offers = message.get("table") or {}, message.get("offers")
        if told.get("phase") in ("over", "abandoned"):
            break
        ready = told.get("phase") == "lobby" and all(seat["kind"] != "open" for seat in told["seats"])
        if ready or offers:
            what = {"t": "start"} if ready else {"t": "act", "offer": random.choice(offers)["id"]}
            ask(f"/api/tables/{table}/commands", {"cid": str(uuid.uuid4()), "seq": message["seq"], **what})
