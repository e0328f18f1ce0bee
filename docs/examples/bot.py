"""A bot at a Tabularium table, in one file, with Python's own library alone (3.9 or newer).

    python3 docs/examples/bot.py http://localhost:8080
        comes as a guest, opens a table against a bot of the server, and plays a game

    python3 docs/examples/bot.py http://localhost:8080 tab_… http://localhost:8080/join/…
        sits down with a token (your account page makes one) by an invitation, or at an open table (its id)

It plays at random: put your own thoughts into `choose`. docs/api.md explains the calls.
"""

import json
import random
import re
import sys
import time
import urllib.error
import urllib.request

PAUSE = 1.0  # seconds between two looks; a program that wants to be told uses the socket


def choose(sight):
    """What to do: one of sight["legal"]. sight["view"] is all that your seat may know."""
    return random.choice(sight["legal"])


class Refused(Exception):
    def __init__(self, status, trouble):
        super().__init__(f'{status} {trouble["code"]}: {trouble["message"]}')
        self.code = trouble["code"]


class Api:
    def __init__(self, server, token=None):
        self.server = server.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def call(self, method, path, body=None):
        headers = dict(self.headers)
        if body is not None:
            headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read().decode()
                self.cookies = answer.headers.get_all("set-cookie") or []
                # Records are plain text, everything else is JSON.
                return json.loads(text) if "json" in answer.headers.get("content-type", "") else text
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.load(error)) from None


def guest(server):
    """Somebody without an account: a session by cookie, and with it a token."""
    api = Api(server)
    # With a cookie a request must say where it comes from: the server's own address.
    api.headers["origin"] = api.server
    api.call("POST", "/api/auth/sign-in/anonymous", {})
    api.headers["cookie"] = "; ".join(cookie.split(";")[0] for cookie in api.cookies)
    return Api(server, api.call("POST", "/api/tokens", {"name": "bot.py"})["token"])


def sit(api, where):
    if where is None:
        wish = {"game": "wonders-duel", "seats": ["me", {"bot": "pupil"}], "visibility": "private"}
        return api.call("POST", "/api/tables", wish)["table"]["id"]
    invitation = re.search(r"/join/([\w-]{22})$", where)
    if invitation:
        return api.call("POST", f"/api/invites/{invitation[1]}", {})["id"]
    return api.call("POST", f"/api/tables/{where}/join", {})["id"]


def play(api, table):
    while True:
        card = api.call("GET", f"/api/tables/{table}")
        if card["status"] == "over":
            return card
        if card["status"] in ("aside", "dropped"):
            sys.exit(f'the table is {card["status"]}')
        sight = api.call("GET", f"/api/tables/{table}/sight") if card["status"] == "playing" else {"legal": []}
        if not sight["legal"]:
            time.sleep(PAUSE)
            continue
        action = choose(sight)
        print(f'move {sight["moves"] + 1}: {action}')
        # `expect` is the version you saw; `key` makes sure that a command sent twice is done once.
        move = {"action": action, "expect": sight["version"], "key": f'py-{table}-{sight["version"]}'}
        try:
            api.call("POST", f"/api/tables/{table}/moves", move)
        except Refused as refused:
            if refused.code not in ("stale", "too-many", "busy", "not-stored"):
                raise
            time.sleep(PAUSE)  # look again


def main():
    server, token, where = (sys.argv[1:] + [None] * 3)[:3]
    if server is None:
        sys.exit(__doc__)
    api = Api(server, token) if token else guest(server)
    table = sit(api, where)
    print(f"seated at {server.rstrip('/')}/table/{table}")
    card = play(api, table)
    won = card["mine"] in card["outcome"]["winners"]
    print(f'over: {card["outcome"]["reason"]}, {"won" if won else "not won"}')
    print(api.call("GET", f"/api/tables/{table}/record").splitlines()[0])


if __name__ == "__main__":
    main()
