"""Tabularium's games as environments for learning, in Python's own library alone (3.9 or newer): put this file beside yours.

    env = Env("wonders-duel")                    # the shape that PettingZoo calls AEC
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else choose(observation))

    many = VectorEnv("wonders-duel", 64)         # 64 games side by side, one message for all of them
    states = many.reset(range(64))

docs/learning.md explains what is observed. Run it to measure: python3 docs/examples/tabularium_env.py wonders-duel
"""

import json
import os
import random
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Tabularium's own Node; another installation: set TABULARIUM to its command line.
COMMAND = os.environ.get("TABULARIUM", "").split() or [
    os.path.join(ROOT, "node_modules", ".bin", "node"),
    os.path.join(ROOT, "packages", "cli", "src", "main.ts"),
]


class EnvError(Exception):
    """What the other side says is wrong."""


class VectorEnv:
    """Several games side by side. A state is a dict: env, agent (-1: over), legal (ids of actions), features (indices of
    what is observed), values (of these; absent: all 1), and at the end over, truncated and rewards."""

    def __init__(self, game, count=1, players=None, options=None, most=None, command=None):
        words = [*(command or COMMAND), "environment", game, "--envs", str(count)]
        if players:
            words += ["--players", str(players)]
        if most:
            words += ["--most", str(most)]
        for name, value in (options or {}).items():
            words += ["--option", f"{name}={value}"]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.spaces = self._ask({"type": "spaces"})
        self.count = count
        self.actions = self.spaces["actions"]
        self.features = self.spaces["features"]
        self.seats = self.spaces["seats"]
        self.notations = self.spaces["notations"]

    def _ask(self, message):
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise EnvError("the environments have ended") from None
        line = self._process.stdout.readline()
        if not line:
            raise EnvError(f"the environments have ended with code {self._process.wait()}")
        answer = json.loads(line)
        if answer["type"] == "error":
            raise EnvError(answer["message"])
        return answer

    def reset(self, seeds, envs=None):
        """New games: a seed for each environment, or for those named."""
        pairs = list(zip(range(self.count) if envs is None else envs, seeds))
        return self._ask({"type": "reset", "seeds": pairs})["states"]

    def step(self, moves):
        """Moves: pairs of an environment and an action's id. All are made, or none (EnvError)."""
        return self._ask({"type": "step", "moves": list(moves)})["states"]

    def mask(self, state):
        mask = [0] * self.actions
        for action in state["legal"]:
            mask[action] = 1
        return mask

    def dense(self, state):
        observed = [0.0] * self.features
        for i, feature in enumerate(state["features"]):
            observed[feature] = state["values"][i] if "values" in state else 1.0
        return observed

    def close(self):
        """Ends the other side; returns the processor time that it took, in seconds."""
        if self._process.poll() is not None:
            return 0.0
        cpu = self._ask({"type": "quit"})["cpu"]
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()
        return cpu

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Env:
    """One game in PettingZoo's AEC shape: agents are named seat_0, seat_1 and so on."""

    metadata = {"name": "tabularium", "render_modes": []}

    def __init__(self, game, **options):
        self._vector = VectorEnv(game, 1, **options)
        self.possible_agents = [f"seat_{i}" for i in range(self._vector.seats)]
        self.agents = []
        self.num_actions = self._vector.actions
        self.num_features = self._vector.features

    def reset(self, seed=None, options=None):
        seed = random.getrandbits(64) if seed is None else seed
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(self._vector.reset([seed])[0])

    def _take(self, state):
        self._state = state
        if state.get("over"):
            for i, agent in enumerate(self.possible_agents):
                self.rewards[agent] = state["rewards"][i]
                self.terminations[agent] = not state["truncated"]
                self.truncations[agent] = state["truncated"]
            # Each takes leave in turn, as PettingZoo has it.
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state["agent"]]

    def observe(self, agent):
        """What the agent that decides sees; of others, between their decisions, nothing is told."""
        shows = agent == self.agent_selection and not self._state.get("over")
        state = self._state if shows else {"features": [], "legal": []}
        return {"observation": self._vector.dense(state), "action_mask": self._vector.mask(state)}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self.rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise EnvError("the game is over: step(None)")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._take(self._vector.step([(0, int(action))])[0])

    def agent_iter(self, most=2**63):
        while self.agents and most > 0:
            most -= 1
            yield self.agent_selection

    def close(self):
        self._vector.close()


def measure(game, count, steps):
    """Random games side by side: steps, seconds by the clock, and of processor time on both sides."""
    chance = random.Random(1)
    with VectorEnv(game, count, most=2000) as many:
        states = many.reset(range(count))
        games = count
        cpu, began, done = time.process_time(), time.perf_counter(), 0
        while done < steps:
            over = [state["env"] for state in states if state.get("over")]
            if over:
                fresh = {state["env"]: state for state in many.reset(range(games, games + len(over)), over)}
                games += len(over)
                states = [fresh.get(state["env"], state) for state in states]
            states = many.step((state["env"], chance.choice(state["legal"])) for state in states)
            done += count
        wall, own = time.perf_counter() - began, time.process_time() - cpu
        other = many.close()
    return {"game": game, "envs": count, "steps": done, "seconds": wall, "cpuPython": own, "cpuNode": other}


if __name__ == "__main__":
    name, side, most = (sys.argv[1:] + ["wonders-duel", "32", "20000"][len(sys.argv) - 1 :])[:3]
    print(json.dumps(measure(name, int(side), int(most))))
