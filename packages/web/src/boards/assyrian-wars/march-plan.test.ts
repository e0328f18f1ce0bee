// The ticket of a march: its steps, who may come between, and its chance beside what the engine plays out.

import { type AwAction, type AwState, assyrianWars } from '@tabularium/assyrian-wars'
import { field } from '@tabularium/assyrian-wars/rules'
import { choices, type SceneWords, scene } from '@tabularium/assyrian-wars/scene'
import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { board } from './imagined.ts'
import { planOf } from './march-plan.ts'
import { reachOf } from './reach.ts'

const at = (
  assyria: Readonly<Record<string, string>>,
  babylonia: Readonly<Record<string, string>>,
  controls = 'dur-kurigalzu',
): SceneWords => ({
  rebel: 'babylonia',
  options: { abilities: 'off', reducedLeaders: 'off' },
  ap: 9,
  income: 6,
  countries: { assyria: { at: assyria, controls }, babylonia: { at: babylonia } },
})

const SET_OUT = ['march k-sargon']

function planned(words: SceneWords, goal: string, ...left: readonly string[]) {
  const s = scene(words)
  const view = assyrianWars.view(s, 0)
  const setOut = [...SET_OUT, ...left]
  const way = reachOf(view, 0, setOut).get(goal)
  const plan = way && planOf(view, 0, way, setOut)
  if (!plan) throw new Error(`${goal} is out of reach`)
  return { s, plan }
}

/** Everybody intercepts who may, nobody evades or plays a card, losses go as they come. */
function answer(legal: readonly AwAction[]): AwAction {
  for (const kind of ['intercept-group', 'intercept', 'rest', 'pass', 'done', 'no']) {
    const found = legal.find(action => action.kind === kind)
    if (found) return found
  }
  return legal[0]
}

/** Whether Sargon ends where he was sent, in one game played out by the engine. */
function arrives(s: AwState, way: readonly string[], chance: FastChance): boolean {
  const goal = way[way.length - 1]
  const todo = [...SET_OUT, ...way.map(place => `to ${place}`)]
  for (let n = 0; n < 400; n++) {
    const [seat] = assyrianWars.waiting(s)
    const legal = s.frames.length === 0 ? [] : choices(s, seat).flatMap(one => assyrianWars.actions.parse(one) ?? [])
    const top = s.frames.at(-1)?.at
    const mine = top === 'act' || top === 'march'
    if (mine && todo.length === 0) break
    const next = mine ? legal.find(({ notation }) => notation === todo[0]) : undefined
    if (mine && !next) break
    if (next) todo.shift()
    assyrianWars.apply(s, seat, next ?? answer(legal), chance)
  }
  const b = board()
  return s.at[b.firstLeader + b.leaders.indexOf('k-sargon')] === field(b.areas.indexOf(goal))
}

const TIMES = 800
/** Losses between the rounds are left out of the reckoning; chance itself gives 4 hundredths at most. */
const NEAR = 0.08

describe('the chance is what the engine plays out', () => {
  test.each([
    {
      id: 'a battle that nobody joins',
      words: at({ 'dur-kurigalzu': 'k-sargon hi*4' }, { sippar: 'li*3' }),
      goal: 'sippar',
    },
    {
      id: 'a battle that the main army may join',
      words: at({ 'dur-kurigalzu': 'k-sargon hi*6' }, { sippar: 'li', babylon: 'k-merodach hi*4 li*4' }),
      goal: 'sippar',
    },
    {
      id: 'empty ground that two armies watch',
      words: at({ 'dur-kurigalzu': 'k-sargon hi*6' }, { babylon: 'k-merodach hi*4', kish: 'ba-nabu-bel-shumati li*4' }),
      goal: 'sippar',
    },
    {
      id: 'two steps, the first of them watched by a few',
      words: at({ ashur: 'k-sargon hi*5' }, { sippar: 'ba-nabu-bel-shumati li*2' }, ''),
      goal: 'sippar',
    },
    {
      id: 'two steps, the first of them watched by many',
      words: at({ ashur: 'k-sargon hi*5' }, { sippar: 'ba-nabu-bel-shumati li*4' }, ''),
      goal: 'sippar',
    },
  ])('$id', ({ words, goal }) => {
    const { s, plan } = planned(words, goal)
    const way = plan.steps.map(({ place }) => place)
    const chance = new FastChance(7)
    let won = 0
    for (let n = 0; n < TIMES; n++) if (arrives(assyrianWars.clone(s), way, chance)) won++
    expect(Math.abs(won / TIMES - (plan.chance ?? Number.NaN)), `${won / TIMES} played`).toBeLessThan(NEAR)
  })
})

describe('what the ticket says', () => {
  test('steps with price and ground, and the cases add up', () => {
    const { plan } = planned(
      at({ ashur: 'k-sargon hi*5' }, { sippar: 'li', babylon: 'k-merodach hi*8' }, 'dur-kurigalzu'),
      'sippar',
    )
    expect(plan.steps.map(({ place, ap }) => `${place} ${ap}`)).toEqual(['dur-kurigalzu 1', 'sippar 1'])
    expect(plan.steps[1]?.comers).toEqual([
      {
        by: 'k-merodach',
        leader: true,
        country: 'babylonia',
        from: 'babylon',
        units: 6,
        need: 7,
        modifier: 2,
        chance: 30 / 36,
      },
    ])
    expect(plan.cases?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(plan.chance).toBeCloseTo(plan.cases?.reduce((sum, { share, chance }) => sum + share * chance, 0) ?? 0)
  })
  test('whoever is left behind does not march', () => {
    const words = at({ 'dur-kurigalzu': 'k-sargon hi*4 li*2' }, { sippar: 'li*3' })
    const all = planned(words, 'sippar').plan
    const fewer = planned(words, 'sippar', 'leave assyria-hi-4', 'leave assyria-hi-4').plan
    expect([all.units, fewer.units]).toEqual([6, 4])
    expect(fewer.chance).toBeLessThan(all.chance ?? 0)
  })
  test('attrition on the way lowers the chance', () => {
    // From the fifth area on. 6.6.1
    const near = planned(at({ arrapha: 'k-sargon hi*4' }, { borsippa: 'li*4' }), 'borsippa').plan
    const far = planned(at({ nineveh: 'k-sargon hi*4' }, { borsippa: 'li*4' }), 'borsippa').plan
    expect(near.checks).toBe(0)
    expect(far.checks).toBeGreaterThan(0)
    expect(far.chance).toBeLessThan(near.chance ?? 0)
  })
})
