// Where a force can go, by which way, and at what price.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { type SceneWords, scene } from '@tabularium/assyrian-wars/scene'
import { describe, expect, test } from 'vitest'
import { reachOf } from './reach.ts'

const seen = (more: Partial<SceneWords> = {}) =>
  assyrianWars.view(
    scene({
      rebel: 'babylonia',
      options: { abilities: 'off', reducedLeaders: 'off' },
      ap: 3,
      income: 6,
      countries: {
        assyria: { at: { nineveh: 'k-sargon hi*4' } },
        babylonia: { at: { sippar: 'li' } },
      },
      ...more,
    }),
    0,
  )

const told = (view: ReturnType<typeof seen>) => {
  const goals = reachOf(view, 0, ['march k-sargon'])
  return (id: string) => {
    const goal = goals.get(id)
    return goal && `${goal.ap} ${goal.way.join(' ')}${goal.risk ? ` ${goal.risk}` : ''}`
  }
}

describe('a leader who would set out', () => {
  test('each area with its way and all it costs', () => {
    const at = told(seen())
    expect(at('kalhu')).toBe('1 kalhu')
    expect(at('ashur')).toBe('2 kalhu ashur')
    expect(at('nineveh')).toBeUndefined()
  })
  test('a card that might be played in answer is no enemy: a river within one’s own land is crossed', () => {
    const at = told(
      seen({
        countries: {
          assyria: { at: { ashur: 'k-sargon hi*4' } },
          babylonia: { at: { sippar: 'li' }, hand: 'omens tunnel' },
        },
      }),
    )
    expect(at('arrapha')).toBe('1 arrapha')
    expect(at('mazamua')).toBe('2 arrapha mazamua')
  })
  test('no further than the AP last', () => {
    const at = told(seen({ ap: 0, income: 1 }))
    expect(at('kalhu')).toBe('1 kalhu')
    expect(at('ashur')).toBeUndefined()
  })
  test('into an enemy and no further', () => {
    const at = told(seen())
    expect(at('sippar')).toMatch(/ sippar enemy$/)
    expect(at('babylon') ?? '').not.toMatch(/ sippar babylon/)
  })
  test('the fifth area has its price in units', () => {
    const goals = [...reachOf(seen(), 0, ['march k-sargon']).values()].filter(({ risk }) => risk !== 'enemy')
    const far = goals.filter(({ way }) => way.length > 4)
    expect(far.length).toBeGreaterThan(0)
    expect(far.every(({ risk }) => risk === 'attrition')).toBe(true)
    expect(goals.some(({ way, risk }) => way.length === 4 && risk === undefined)).toBe(true)
  })
})

test('nothing is done by asking', () => {
  const view = seen()
  const before = JSON.stringify(view)
  reachOf(view, 0, ['march k-sargon'])
  expect(JSON.stringify(view)).toBe(before)
})
