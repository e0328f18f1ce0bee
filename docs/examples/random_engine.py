#!/usr/bin/env python3
"""An engine that plays at random: tabularium play wonders-duel --seats "you,engine:python3 docs/examples/random_engine.py" """

import random

from tabularium_engine import serve

chance = random.Random()


def choose(decision):
    return chance.choice(decision.legal)


# With the table's seed the same game can be had again.
serve(choose, name="Random in Python", version="1", new=lambda game: chance.seed(game["seed"]))
