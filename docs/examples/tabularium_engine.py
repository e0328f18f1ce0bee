"""An engine for Tabularium in Python's own library alone (3.9 or newer): put this file beside yours.

    from tabularium_engine import serve

    def choose(decision):
        return decision.legal[0]

    serve(choose, name="My engine")

docs/engine-protocol.md describes what goes over the line. Standard output belongs to the protocol: print to standard
error, or call `decision.info`.
"""

import json
import queue
import sys
import threading

PROTOCOL = 1


class Decision:
    """One question: everything your seat knows, and what it may do."""

    def __init__(self, wire, game, position, events, go):
        self._wire = wire
        self._id = go["id"]
        self.game = game  # what "new" said: game, options, seats, seat, seed
        self.seat = game["seat"]
        self.view = position["view"]
        self.legal = position["legal"]
        self.moves = position["moves"]
        self.events = events  # what the set-up and each move told your seat
        self.budget = go["budget"]  # {"ms": …} or {"iterations": …}, or neither: until you are stopped

    @property
    def stopped(self):
        """True: answer now."""
        return self._wire.is_stopped(self._id)

    def info(self, best=None, chance=None, line=None, iterations=None):
        """What you think so far. All of it is optional."""
        told = {"best": best, "chance": chance, "line": line, "iterations": iterations}
        self._wire.say({"type": "info", "id": self._id, **{k: v for k, v in told.items() if v is not None}})

    def try_move(self, action, world=0):
        """What a legal move leads to in one world that your view allows: {"view", "result"?}. The same number is the same
        world. None: the table does not say."""
        self._wire.say({"type": "try", "id": self._id, "action": action, "world": world})
        return self._wire.tried()


class _Wire:
    def __init__(self):
        self.messages = queue.SimpleQueue()
        self._answers = queue.SimpleQueue()
        self._stopped = set()
        self._closed = False
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in sys.stdin.buffer:
            try:
                message = json.loads(line)
                kind = message["type"]
            except (ValueError, KeyError, TypeError) as error:
                self.say({"type": "error", "message": f"not a message: {error}"})
                continue
            if kind == "stop":
                self._stopped.add(message.get("id"))
            elif kind in ("tried", "error"):
                self._answers.put(message)
            else:
                self.messages.put(message)
            if kind == "quit":
                break
        self._closed = True
        self._answers.put(None)
        self.messages.put({"type": "quit"})

    def say(self, message):
        sys.stdout.write(json.dumps(message, separators=(",", ":")) + "\n")
        sys.stdout.flush()

    def is_stopped(self, asked):
        return self._closed or asked in self._stopped

    def tried(self):
        answer = self._answers.get()
        return answer if answer and answer["type"] == "tried" else None

    def forget_stops(self):
        self._stopped.clear()


def serve(choose, name, version=None, author=None, games=None, new=None, over=None):
    """Plays until the table says goodbye. `choose(decision)` returns one of decision.legal, or (move, chance to win).
    `new(game)` and `over(result)` are called at the beginning and at the end of a game."""
    wire = _Wire()
    game = position = None
    events = []
    hello = {"name": name, "version": version, "author": author, "games": games}
    while True:
        message = wire.messages.get()
        kind = message["type"]
        try:
            if kind == "quit":
                return
            if kind == "hello":
                known = {key: value for key, value in hello.items() if value is not None}
                wire.say({"type": "hello", "protocol": PROTOCOL, **known})
            elif kind == "new":
                if games is not None and message["game"] not in games:
                    wire.say({"type": "error", "message": f'{name} does not play {message["game"]}'})
                    continue
                game, position, events = message, None, []
                if new:
                    new(message)
                wire.say({"type": "ready"})
            elif kind == "position":
                position = message
                del events[message.get("from", len(events)):]
                events += message.get("events", [])
            elif kind == "over" and over:
                over(message)
            elif kind == "go":
                if game is None or position is None:
                    raise ValueError('"go" came before "new" and "position"')
                chosen = choose(Decision(wire, game, position, events, message))
                move, chance = chosen if isinstance(chosen, tuple) else (chosen, None)
                answer = {"type": "move", "id": message["id"], "action": move}
                wire.say(answer if chance is None else {**answer, "chance": chance})
        except Exception as error:  # the table is told, and decides what becomes of the game
            asked = {"id": message["id"]} if kind == "go" and "id" in message else {}
            wire.say({"type": "error", **asked, "message": f"{type(error).__name__}: {error}"[:500]})
