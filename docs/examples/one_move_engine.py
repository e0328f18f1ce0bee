#!/usr/bin/env python3
"""An engine that looks one move ahead, in a few worlds that its view allows, and counts what lies before each player."""

import random

from tabularium_engine import serve

WORLDS = 2
MOST = 40  # moves that are looked at


def worth(thing):
    """Things count one each, figures what they say."""
    if isinstance(thing, bool) or thing is None:
        return 0
    if isinstance(thing, (int, float)):
        return min(abs(thing), 20)
    if isinstance(thing, str):
        return 1
    return sum(map(worth, thing.values() if isinstance(thing, dict) else thing))


def score(tried, seat):
    if tried is None:
        return 0
    if "result" in tried:
        return 1e6 if seat in tried["result"]["winners"] else -1e6
    view = tried["view"]
    if "countries" in view:  # Assyrian Wars: points of the countries that a seat decides for
        own = [c["vp"] if c["seat"] == seat else -c["vp"] / 4 for c in view["countries"]]
        return sum(own)
    players = view.get("cities") or view.get("players") or []
    return sum(worth(player) * (1 if i == seat else -0.5) for i, player in enumerate(players))


def choose(decision):
    moves = decision.legal
    if len(moves) == 1:
        return moves[0]
    tried = random.sample(moves, min(MOST, len(moves)))
    best, most = tried[0], float("-inf")
    for move in tried:
        if decision.stopped:
            break
        value = sum(score(decision.try_move(move, world), decision.seat) for world in range(WORLDS))
        if value > most:
            best, most = move, value
            decision.info(best=best)
    return best


serve(choose, name="One move ahead in Python", version="1", new=lambda game: random.seed(game["seed"]))
