import { DATA, EFFECT_FIELDS } from '@tabularium/assyrian-wars'
import { describe, expect, test } from 'vitest'
import { readEffect, readUnits, sayEffect, sayUnits } from './effect-text.ts'

test('every card of the game can be said as a line and read again', () => {
  for (const { id, effect } of [...DATA.deck, ...DATA.homeCards]) {
    expect(readEffect(sayEffect(effect), EFFECT_FIELDS), `${id}: ${sayEffect(effect)}`).toEqual(effect)
  }
})

test('every force of a set-up can be said as a line and read again', () => {
  for (const { setup } of DATA.scenarios) {
    for (const { units } of Object.values(setup).flat()) expect(readUnits(sayUnits(units))).toEqual(units)
  }
})

describe('what is typed', () => {
  test.each([
    ['battleDice dice=3 round=1', { op: 'battleDice', dice: 3, round: 1 }],
    ['battleDice  dice=3 terrain=desert', { op: 'battleDice', dice: 3, terrain: ['desert'] }],
    ['pirates hitOn=5', { op: 'pirates', hitOn: [5] }],
    [
      'freeBuild count=1 | freeMove areas=3',
      {
        op: 'choice',
        options: [
          { op: 'freeBuild', count: 1 },
          { op: 'freeMove', areas: 3 },
        ],
      },
    ],
    ['secretly what=1,2', { op: 'secretly', what: [1, 2] }],
    ['', undefined],
    ['battleDice dice', undefined],
    ['dice=3', undefined],
    ['freeBuild count=1 |', undefined],
    ['allianceBreaker directions=[1', undefined],
  ])('%s', (text, effect) => {
    expect(readEffect(text, EFFECT_FIELDS)).toEqual(effect)
  })
})
