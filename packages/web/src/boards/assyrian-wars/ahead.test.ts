// Chances and prices before anything is done.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { choices, type SceneWords, scene } from '@tabularium/assyrian-wars/scene'
import { firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { aheadOf, percent, priceOf, type Spending, spend } from './ahead.ts'

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
    const ahead = aheadOf(seen(words(), 'march k-sargon'), actionOf(move))
    expect(ahead && `${ahead.what} ${ahead.place}`).toBe(want)
    if (ahead) expect(ahead.chance).toBeGreaterThan(0.8)
  })
  test('a garrison makes an assault harder', () => {
    const chance = (babylonia: string) =>
      aheadOf(
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
  test('hidden enemies have no chances', () => {
    const view = seen(words(), 'march k-sargon')
    const hidden = view.piles.map(pile => (pile.place === 'sippar' ? { ...pile, units: [], unknown: 1 } : pile))
    expect(aheadOf({ ...view, piles: hidden }, actionOf('to sippar'))).toEqual({
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

describe('what a choice costs', () => {
  test.each([
    { id: 'a step', before: ['march k-sargon'], move: 'to sippar', want: { cards: 1, income: 0 } },
    { id: 'a siege that begins', before: [], move: 'siege as-rab-shaqe', want: { cards: 1, income: 0 } },
    { id: 'setting out costs nothing yet', before: [], move: 'march k-sargon', want: undefined },
    { id: 'nor does the end', before: [], move: 'end', want: undefined },
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
