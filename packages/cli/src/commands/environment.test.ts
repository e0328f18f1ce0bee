// The Python client against real environments, and what they answer to bad calls.

import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { call } from '../program.testing.ts'
import { python } from '../python.testing.ts'

const CLIENT = fileURLToPath(new URL('../../../../docs/examples/tabularium_env.py', import.meta.url))

const SCRIPT = `
import json, random, sys
sys.path.insert(0, sys.argv[1])
from tabularium_env import Env, EnvError, VectorEnv
told = {}
for game, options in [("wonders-duel", {}), ("mare-nostrum", {}), ("assyrian-wars", {"scenario": "two-rivers"})]:
    env = Env(game, options=options, most=60)
    def play(seed):
        chance, seen, last = random.Random(7), [], {}
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            last[agent] = (reward, termination, truncation)
            if termination or truncation:
                env.step(None)
                continue
            legal = [i for i, bit in enumerate(observation["action_mask"]) if bit]
            seen.append((agent, sum(observation["observation"]), len(legal)))
            env.step(chance.choice(legal))
        return seen, last
    (seen, last), (again, _) = play(1), play(1)
    told[game] = {"steps": len(seen), "same": seen == again, "agents": sorted(last), "last": list(last.values()),
                  "leaves": env.agents == [], "seats": len(env.possible_agents)}
    env.close()
many = VectorEnv("wonders-duel", 4)
states = many.reset(range(4))
try:
    many.step([(0, states[0]["legal"][0]), (1, -5)])
except EnvError as error:
    told["refused"] = str(error)
told["unchanged"] = many.step([(0, states[0]["legal"][0])])[0]["env"]
many.close()
try:
    VectorEnv("chess")
except EnvError as error:
    told["ended"] = str(error)
print(json.dumps(told))
`

it('plays games in PettingZoo’s shape, the same again from the same seed, and says what is wrong', async () => {
  const env = {
    ...process.env,
    TABULARIUM: `${process.execPath} ${fileURLToPath(new URL('../main.ts', import.meta.url))}`,
  }
  const { stdout } = await promisify(execFile)(python(), ['-c', SCRIPT, dirname(CLIENT)], { env })
  const told = JSON.parse(stdout)
  for (const game of ['wonders-duel', 'mare-nostrum', 'assyrian-wars']) {
    const { steps, same, agents, leaves, seats, last } = told[game]
    expect([game, same, leaves, agents.length]).toEqual([game, true, true, seats])
    expect(steps).toBeGreaterThan(20)
    expect(last.every(([, over, cut]: readonly boolean[]) => over !== cut)).toBe(true)
  }
  expect(told.refused).toBe('environment 1: action -5 is not legal')
  expect(told.unchanged).toBe(0)
  expect(told.ended).toBe('the environments have ended with code 2')
})

it.each([
  [['environment', 'chess'], "there is no game 'chess'"],
  [['environment', 'wonders-duel', '--envs', '5000'], "--envs: '5000' is not a whole number from 1 to 1024"],
])('%j', async (words, sentence) => {
  expect(await call(words)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) })
})
