import { type AwData, DATA, dataFaults } from '@tabularium/assyrian-wars'
import { describe, expect, test } from 'vitest'
import { isEqual } from './document.ts'
import {
  isReconstructed,
  joined,
  movedTo,
  renamedArea,
  wayBetween,
  waysOf,
  withNewArea,
  withoutArea,
} from './war-edits.ts'

describe('data under one’s hands can be played after', () => {
  test.each<readonly [string, (data: AwData) => AwData]>([
    ['an area was moved', data => movedTo(data, 'nineveh', 1, 2)],
    ['a sea zone was moved', data => movedTo(data, data.seaZones[0].id, 1, 2)],
    ['a path was drawn', data => joined(data, 'nineveh', 'susa', 'desert')],
    ['a path became another', data => joined(data, data.paths[0].a, data.paths[0].b, 'media')],
    ['a path was taken away', data => joined(data, data.paths[0].a, data.paths[0].b, undefined)],
    ['a port was opened', data => joined(data, 'nineveh', data.seaZones[0].id, 'normal')],
    ['two sea zones were joined', data => joined(data, data.seaZones[0].id, data.seaZones[4].id, 'normal')],
    ['an area was added', data => withNewArea(data, 3, 4).data],
    ['a capital was named anew', data => renamedArea(data, 'nineveh', 'ninive')],
    ['a port was named anew', data => renamedArea(data, 'tyre', 'zor')],
    ['every area was named anew', data => data.areas.reduce((at, { id }) => renamedArea(at, id, `${id}-own`), data)],
  ])('%s', (_, edit) => {
    const next = edit(DATA)
    expect(next).not.toEqual(DATA)
    expect(dataFaults(next)).toEqual([])
  })
})

test('an area that others name leaves faults with their places', () => {
  expect(dataFaults(withoutArea(DATA, 'nineveh')).map(({ path }) => path[0])).toContain('countries')
})

test('ways are told once; what was joined can be undone', () => {
  const keys = waysOf(DATA).map(({ a, b }) => [a, b].toSorted().join(' '))
  expect(new Set(keys).size).toBe(keys.length)
  const port = joined(DATA, 'nineveh', DATA.seaZones[0].id, 'normal')
  expect(wayBetween(port, DATA.seaZones[0].id, 'nineveh')).toBe('coast')
  expect(joined(port, DATA.seaZones[0].id, 'nineveh', undefined)).toEqual(DATA)
})

test('a card is a reconstruction until it is replaced', () => {
  const [card] = DATA.deck
  const isOld = (one: typeof card) => isReconstructed(one, DATA.deck, isEqual)
  expect([card, { ...card, ap: 1 }, { ...card, reconstructed: false }].map(isOld)).toEqual([true, false, false])
})
