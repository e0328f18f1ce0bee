// The fields of a position: copied by all copies, known to views or kept from them.

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { handlers } from '../chapters.ts'
import { apply, legal, waiting } from '../play.ts'
import { setup } from '../setup.ts'
import { BOARD } from '../testing/scene.ts'
import type { AwAction } from './actions.ts'
import { FRAMES } from './frames.ts'
import {
  type AwState,
  clone,
  copy,
  emptyState,
  OPTIONS,
  PUBLIC_FIELDS,
  packOptions,
  recommendedBy,
  SECRET_FIELDS,
  unpackOptions,
} from './state.ts'

const b = BOARD
const OPEN = { scenario: 'campaign', suddenDeath: 'off', secretDiplomacy: 'on' }

/** A position after so many random moves. */
function after(moves: number, seed: string): AwState {
  const random = new FastChance(seed)
  const out: AwAction[] = []
  const s = setup(b, { seats: 5, options: OPEN }, random)
  for (let i = 0; i < moves; i++) {
    const [seat] = waiting(b, s)
    apply(b, s, seat, out[random.number(legal(b, s, seat, out))], random)
  }
  return s
}

describe('copies', () => {
  test.each([0, 40, 700, 2500])('a clone and a copy into a spare are the same position after %i moves', moves => {
    const s = after(moves, `state ${moves}`)
    expect(clone(s)).toEqual(s)
    const spare = after(300, 'spare')
    copy(s, spare)
    expect(spare).toEqual(s)
  })

  test('no list is shared', () => {
    const s = after(40, 'shared')
    const other = clone(s)
    const spare = emptyState(b, 5, 0, 0)
    copy(s, spare)
    for (const twin of [other, spare]) {
      for (const [name, value] of Object.entries(s)) {
        if (typeof value === 'object') expect((twin as unknown as Record<string, unknown>)[name], name).not.toBe(value)
      }
    }
  })

  test('all have the same fields in the same order, so that rules stay fast', () => {
    const s = after(3, 'order')
    expect(Object.keys(clone(s))).toEqual(Object.keys(s))
  })
})

test('all fields but these leave the server as they are', () => {
  expect(SECRET_FIELDS).toEqual(['frames', 'head', 'next', 'cardAt', 'schemes'])
  const fields = Object.keys(emptyState(b, 5, 0, 0)).sort()
  expect([...PUBLIC_FIELDS, ...SECRET_FIELDS].sort()).toEqual(fields)
})

test('every frame is run by a chapter', () => {
  expect(FRAMES.filter(at => handlers[at] === undefined)).toEqual([])
  expect(Object.keys(handlers).length).toBe(FRAMES.length)
})

describe('options', () => {
  test('N118 no fog unless it is chosen; of the other optional rules all but secret diplomacy are in use', () => {
    const { fog, secretDiplomacy, ...others } = recommendedBy()
    expect([fog, secretDiplomacy]).toEqual(['off', 'off'])
    expect(new Set(Object.values(others))).toEqual(new Set(['on']))
  })

  const defaults = { '9.1': false, '9.3': true, '9.7': false }
  const RULE_NAMES = Object.keys(OPTIONS).filter(name => name !== 'scenario' && name !== 'supremacy')

  test.each(['scenario', 'on', 'off'])('%s comes back as it was chosen', value => {
    for (const supremacy of OPTIONS.supremacy.values) {
      const rules = Object.fromEntries(RULE_NAMES.map(name => [name, value]))
      const options = { scenario: 'two-rivers', supremacy, ...rules }
      expect(unpackOptions(packOptions(options, defaults), 'two-rivers')).toEqual(options)
    }
  })

  test.each([
    { options: {}, defaults: undefined, rules: 0b101101111 },
    { options: { abilities: 'off', fog: 'on' }, defaults: undefined, rules: 0b100111111 },
    { options: {}, defaults, rules: 0b100101110 },
    { options: { suddenDeath: 'on' }, defaults, rules: 0b100101111 },
  ])('what is recommended: $options with $defaults', ({ options, defaults, rules }) => {
    expect(packOptions(options, defaults) & 0b111111111).toBe(rules)
  })
})
