// What a seat sees of the map: stacks with their units and leaders, hands, and what fog hides. 9.5, 4.1

import { describe, expect, test } from 'vitest'
import { BOARD, scene } from './scene.ts'
import { view } from './view.ts'

const SEATS = BOARD.countries.slice(0, BOARD.powers)
const seen = (fog: string, by: string) => {
  const s = scene({
    options: { fog, reducedLeaders: 'off' },
    countries: {
      assyria: { at: { nineveh: 'hi*2 hi- li k-sargon' }, hand: 'omens pass' },
      babylonia: { at: { 'in-babylon': 'm-li' } },
    },
  })
  return view(BOARD, s, s.seat[BOARD.countryOf(by)])
}

test('what lies on an area', () => {
  const s = scene({
    rebel: 'babylonia',
    countries: { assyria: { at: { sippar: 'hi' } } },
    damage: { sippar: 1 },
    pillage: { kish: 2 },
    ecoPlus: { susa: 1 },
    ecoMinus: { harran: 1 },
    sieges: { sippar: 'hunger assyria 2' },
  })
  const areas = view(BOARD, s, undefined).areas
  const of = (id: string) => areas.find(area => area.id === id)
  expect(of('sippar')).toMatchObject({ damage: 1 })
  expect([of('kish')?.pillage, of('susa')?.ecoPlus, of('harran')?.ecoMinus]).toEqual([2, 1, 1])
  expect(Object.keys(of('uruk') ?? {})).not.toContain('damage')
})

describe('a stack', () => {
  test.each(SEATS)('without fog everybody sees all of it: %s', by => {
    const nineveh = seen('off', by).piles.find(({ place }) => place === 'nineveh')
    expect(nineveh).toEqual({
      place: 'nineveh',
      of: 'assyria',
      units: [
        ['assyria-hi-4', 0, 2],
        ['assyria-hi-4', 1, 1],
        ['assyria-li-2', 0, 1],
      ],
      leaders: [['k-sargon', 9, 3, 0, 0]],
      unknown: 0,
    })
  })
  test('9.5 in the fog others see its leaders and how many units there are', () => {
    const nineveh = (by: string) => seen('on', by).piles.find(({ place }) => place === 'nineveh')
    expect(nineveh('assyria')?.unknown).toBe(0)
    expect(nineveh('elam')).toMatchObject({ units: [], unknown: 4 })
  })
})
