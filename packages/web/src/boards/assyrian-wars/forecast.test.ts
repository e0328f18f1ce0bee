// Chances and prices before anything is done.

import { type AwState, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { choices, type SceneWords, scene } from '@tabularium/assyrian-wars/scene'
import { firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { N } from './facts.ts'
import { forecastOf, percent, priceOf, rollForecast, type Spending, spend, wallsForecast } from './forecast.ts'

const OPTIONS = { abilities: 'off', reducedLeaders: 'off' }
const words = (more: Partial<SceneWords> = {}): SceneWords => ({
  rebel: 'babylonia',
  options: OPTIONS,
  ap: 3,
  income: 6,
  countries: {
    assyria: { at: { 'dur-kurigalzu': 'k-sargon hi*4', kish: 'as-rab-shaqe hi*5' }, controls: 'dur-kurigalzu' },
    babylonia: { at: { sippar: 'li', 'in-kish': 'li' } },
  },
  ...more,
})

/** The position seen by its first seat, with what was done before. */
function seen(given: SceneWords, ...moves: readonly string[]) {
  const s = scene(given)
  for (const move of moves) {
    const action = assyrianWars.actions.parse(move)
    if (!action || !choices(s, 0).includes(move)) throw new Error(`'${move}' is not legal: ${choices(s, 0).join('; ')}`)
    assyrianWars.apply(s, 0, action, firstChance)
  }
  return assyrianWars.view(s, 0)
}
/** These moves by whoever is asked; in between everybody lets pass what they may. */
function passing(s: AwState, ...moves: readonly string[]): AwState {
  for (const move of [...moves, undefined]) {
    for (let n = 0; n < 20; n++) {
      const [seat] = assyrianWars.waiting(s)
      const legal = choices(s, seat)
      const next = move !== undefined && legal.includes(move) ? move : legal.length === 1 ? legal[0] : undefined
      if (next === undefined) break
      assyrianWars.apply(s, seat, actionOf(next), firstChance)
      if (next === move) break
    }
  }
  return s
}
function actionOf(notation: string) {
  const action = assyrianWars.actions.parse(notation)
  if (!action) throw new Error(`there is no action '${notation}'`)
  return action
}

describe('fights ahead', () => {
  test.each([
    { id: 'into an enemy', move: 'to sippar', want: 'battle sippar' },
    { id: 'into empty ground', move: 'to ashur', want: undefined },
  ])('a step $id', ({ move, want }) => {
    const forecast = forecastOf(seen(words(), 'march k-sargon'), actionOf(move))
    expect(forecast && `${forecast.what} ${forecast.place}`).toBe(want)
    if (forecast) expect(forecast.chance).toBeGreaterThan(0.8)
  })
  test('a garrison makes an assault harder', () => {
    const chance = (babylonia: string) =>
      forecastOf(
        seen(
          words({
            countries: {
              assyria: { at: { kish: 'as-rab-shaqe hi*5' } },
              babylonia: { at: { 'in-kish': babylonia } },
            },
          }),
        ),
        actionOf('assault as-rab-shaqe'),
      )?.chance ?? Number.NaN
    expect(chance('li')).toBeGreaterThan(chance('li*4'))
  })
  test('a sortie is harder against more besiegers', () => {
    const chance = (assyria: string) => {
      const s = scene(
        words({
          at: 'act babylonia',
          countries: {
            assyria: { at: { kish: assyria } },
            babylonia: { at: { 'in-kish': 'hi*3' } },
          },
          sieges: { kish: 'hunger assyria 1' },
        }),
      )
      const [seat] = assyrianWars.waiting(s)
      expect(choices(s, seat)).toContain('sortie kish')
      return forecastOf(assyrianWars.view(s, seat), actionOf('sortie kish'))?.chance ?? Number.NaN
    }
    expect(chance('li')).toBeGreaterThan(chance('li*6'))
  })
  test('hidden enemies have no chances', () => {
    const view = seen(words(), 'march k-sargon')
    const hidden = view.piles.map(pile => (pile.place === 'sippar' ? { ...pile, units: [], unknown: 1 } : pile))
    expect(forecastOf({ ...view, piles: hidden }, actionOf('to sippar'))).toEqual({
      what: 'battle',
      place: 'sippar',
      chance: undefined,
    })
  })
  test.each([
    [0, '0'],
    [0.001, '<1'],
    [0.504, '50'],
    [0.999, '>99'],
    [1, '100'],
  ])('%d in words', (chance, want) => {
    expect(percent(chance)).toBe(want)
  })
})

describe('those who may come between are counted in', () => {
  const forecast = (babylonia: Readonly<Record<string, string>>, move: string) =>
    forecastOf(
      seen(words({ countries: { ...words().countries, babylonia: { at: babylonia } } }), 'march k-sargon'),
      actionOf(move),
    )
  const alone = forecast({ sippar: 'li' }, 'to sippar')
  test('nobody beside it: the battle alone', () => {
    expect(alone).toMatchObject({ what: 'battle', place: 'sippar' })
    expect(alone?.met).toBeUndefined()
  })
  test('an army beside it comes on 7 with its leader’s rating, and lowers the chance', () => {
    const met = forecast({ sippar: 'li', babylon: 'k-merodach hi*8' }, 'to sippar')
    expect(met?.met).toEqual({ tries: 1, chance: 30 / 36 })
    expect(met?.chance).toBeLessThan(alone?.chance ?? 0)
    expect(met?.chance).toBeGreaterThan((alone?.chance ?? 0) * (6 / 36))
  })
  test('the more may come the less likely one gets through', () => {
    const one = forecast({ babylon: 'k-merodach hi*8' }, 'to sippar')
    const two = forecast({ babylon: 'k-merodach hi*8', kish: 'ba-nabu-bel-shumati li*4' }, 'to sippar')
    expect([one?.what, one?.met?.tries]).toEqual(['way', 1])
    expect(two?.met?.tries).toBe(2)
    expect(two?.met?.chance).toBeGreaterThan(one?.met?.chance ?? 1)
    expect(two?.chance).toBeLessThan(one?.chance ?? 0)
  })
})

describe('a throw ahead', () => {
  const two = (need: number, throws: number) => ({ need, dice: 2, chance: throws / 36 })
  const attacked = (sippar: string, abilities = 'off') =>
    assyrianWars.view(
      passing(
        scene(
          words({
            ap: 9,
            options: { ...OPTIONS, abilities },
            countries: {
              assyria: { at: { 'dur-kurigalzu': 'k-sargon hi*4' }, controls: 'dur-kurigalzu' },
              babylonia: { at: { sippar } },
            },
          }),
        ),
        'march k-sargon',
        'to sippar',
      ),
      1,
    )

  test('evasion: 9 or more with the leaders of both sides, +1 to friends, +2 in haste', () => {
    // Sargon's action rating is 3, no leader −2.
    expect(rollForecast(attacked('li*2'), 1, actionOf('evade babylon'))).toEqual(two(13, 0))
    expect(rollForecast(attacked('li*2'), 1, actionOf('evade babylon hasty'))).toEqual(two(11, 3))
  })
  test('one unit alone is sure to get into its city', () => {
    expect(rollForecast(attacked('li'), 1, actionOf('shelter'))).toEqual({ need: undefined, dice: 2, chance: 1 })
  })
  test('interception: 7 or more, −2 without a leader', () => {
    const s = passing(
      scene(
        words({
          countries: {
            assyria: { at: { ashur: 'k-sargon hi*4' } },
            babylonia: { at: { sippar: 'ba-nabu-bel-shumati li*2' } },
          },
        }),
      ),
      'march k-sargon',
      'to dur-kurigalzu',
    )
    const view = assyrianWars.view(s, 1)
    expect(rollForecast(view, 1, actionOf('intercept-unit babylonia-li-2'))).toEqual(two(9, 10))
    expect(rollForecast(view, 1, actionOf('intercept ba-nabu-bel-shumati'))).toEqual(two(6, 26))
  })
  test('what needs no throw has none', () => {
    expect(rollForecast(seen(words()), 0, actionOf('end'))).toBeUndefined()
    expect(rollForecast(attacked('li*2'), 1, actionOf('pass'))).toBeUndefined()
  })
  test('under fog cavalry may be among the enemies: nothing is known', () => {
    const unseen = (view: AwView): AwView => ({
      ...view,
      piles: view.piles.map(pile => (pile.of === 'assyria' ? { ...pile, units: [], unknown: 4 } : pile)),
    })
    expect(rollForecast(unseen(attacked('li*2')), 1, actionOf('evade babylon'))).toBeDefined()
    expect(rollForecast(attacked('li*2', 'on'), 1, actionOf('evade babylon'))).toBeDefined()
    expect(rollForecast(unseen(attacked('li*2', 'on')), 1, actionOf('evade babylon'))).toBeUndefined()
  })
  test('under fog the check of a conquest is known: no units roll in it', () => {
    const held = ['hamath', 'arpad', 'carchemish']
    const view = seen(
      words({
        ap: 10,
        wars: 'assyria syria',
        active: 'syria',
        options: { ...OPTIONS, abilities: 'on' },
        countries: {
          assyria: { controls: held.join(' '), at: Object.fromEntries(held.map(area => [area, 'li'])) },
          babylonia: { at: { [N.areas[0]]: 'li*2' } },
        },
      }),
    )
    const hidden = view.piles.map(pile => (pile.of === 'babylonia' ? { ...pile, units: [], unknown: 2 } : pile))
    expect(hidden.some(({ place, unknown }) => place === N.areas[0] && unknown > 0)).toBe(true)
    const check = rollForecast({ ...view, piles: hidden }, 0, actionOf('conquer syria'))
    expect(check).toEqual({ need: 3, dice: 1, chance: 3 / 6 })
  })
})

test('hits that the garrison takes spare the walls', () => {
  const s = passing(
    scene(
      words({
        countries: {
          assyria: { at: { kish: 'as-rab-shaqe li*2' } },
          babylonia: { at: { 'in-kish': 'hi*2' } },
        },
      }),
    ),
    'siege as-rab-shaqe',
  )
  const [seat] = assyrianWars.waiting(s)
  const view = assyrianWars.view(s, seat)
  const left = choices(s, seat).map(notation => wallsForecast(view, seat, actionOf(notation)) ?? Number.NaN)
  // Five hits: two lower the walls from 2 to 1, one more takes the city.
  expect(left).toEqual([0, 0, 0, 1, 2])
  expect(wallsForecast(view, seat, actionOf('pass'))).toBeUndefined()
})

describe('what a choice costs', () => {
  test.each([
    { id: 'a step', before: ['march k-sargon'], move: 'to sippar', want: { cards: 1, income: 0 } },
    { id: 'a siege that begins', before: [], move: 'siege as-rab-shaqe', want: { cards: 1, income: 0 } },
    { id: 'setting out costs nothing yet', before: [], move: 'march k-sargon', want: undefined },
    { id: 'nor does the end', before: [], move: 'end', want: undefined },
    { id: 'a unit before its place is known', before: [], move: 'build assyria-hi-4', want: { cards: 3, income: 5 } },
    { id: 'the same at its place', before: ['build assyria-hi-4'], move: 'at ashur', want: { cards: 3, income: 5 } },
    {
      id: 'a raider, wherever it comes from',
      before: [],
      move: 'raid-with assyria-hi-4',
      want: { cards: 1, income: 0 },
    },
  ])('$id', ({ before, move, want }) => {
    expect(priceOf(seen(words(), ...before), 0, actionOf(move))).toEqual(want)
  })
})

test('what is gone from the purse adds up until the impulse is over or the position jumps', () => {
  const view = seen(words())
  const at = (cards: number, income: number, phasing = view.phasing) => ({ ...view, phasing, ap: { cards, income } })
  let spending: Spending | undefined
  const told = [at(0, 6), at(5, 6), at(3, 6), at(0, 5), at(6, 5), at(5, 5)].map(one => {
    spending = spend(spending, one, false)
    return [spending.spent.cards, spending.spent.income]
  })
  expect(told).toEqual([
    [0, 0],
    [0, 0],
    [2, 0],
    [5, 1],
    [5, 1],
    [6, 1],
  ])
  expect(spend(spending, at(2, 2), true).spent).toEqual({ cards: 0, income: 0 })
  expect(spend(spending, at(2, 2, 'elam'), false).spent).toEqual({ cards: 0, income: 0 })
})
