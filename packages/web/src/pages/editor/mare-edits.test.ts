import { MAP, type MapData, mapFaults } from '@tabularium/mare-nostrum'
import { describe, expect, test } from 'vitest'
import {
  linked,
  movedTo,
  recounted,
  renamed,
  renamedCity,
  spotsOf,
  unlinked,
  waysOf,
  withHome,
  withoutPlace,
  withPlace,
} from './mare-edits.ts'

const playable = (map: MapData) => expect(mapFaults(map)).toEqual([])

describe('a map under one’s hands can be played after', () => {
  test.each<readonly [string, (map: MapData) => MapData]>([
    ['a place was moved', map => movedTo(map, 'creta', 10, 20)],
    ['a border was drawn', map => linked(map, 'gallia', 'numidia')],
    ['a border was taken away', map => unlinked(map, 'gallia', 'latium')],
    ['a strait was drawn', map => linked(map, 'mare-sardum', 'pontus-euxinus')],
    ['a coast was drawn, from the sea', map => linked(map, 'mare-sardum', 'germania')],
    ['a province was named anew', map => renamed(map, 'latium', 'etruria')],
    ['a sea was named anew', map => renamed(map, 'mare-ionium', 'mare-novum')],
    ['a city was named anew', map => renamedCity(map, 'latium', 0, 'veii')],
    ['a province was added', map => withPlace(map, 'province', 5, 5).map],
    ['a sea was added', map => withPlace(map, 'sea', 5, 5).map],
    ['a province that is no home was deleted', map => withoutPlace(map, 'germania')],
    ['a sea was deleted', map => withoutPlace(map, 'mare-cyprium')],
    ['an empire got another home', map => withHome(map, 'rome', 'dalmatia')],
  ])('%s', (_, edit) => {
    const next = edit(MAP)
    expect(next).not.toEqual(MAP)
    playable(next)
  })
})

test('what is counted anew is what the usual map says', () => {
  expect(recounted(MAP)).toEqual(MAP)
})

test('ways are told once, and undone on both sides', () => {
  const ways = waysOf(MAP)
  const keys = ways.map(({ a, b }) => [a, b].toSorted().join(' '))
  expect(new Set(keys).size).toBe(keys.length)
  expect(ways).toContainEqual({ a: 'latium', b: 'italia', kind: 'border' })
  expect(ways).toContainEqual({ a: 'latium', b: 'mare-tyrrhenum', kind: 'coast' })
  expect(unlinked(linked(MAP, 'gallia', 'numidia'), 'numidia', 'gallia')).toEqual(MAP)
})

test('a name that is taken is refused', () => {
  expect(renamed(MAP, 'latium', 'mare-ionium')).toBe(MAP)
})

test('places without a spot stand in rows, others where the map or the usual one has them', () => {
  const { map, name } = withPlace(MAP, 'sea', 5, 6)
  const spots = spotsOf(map, usual => (usual === 'gallia' ? [7, 8] : undefined), 900, 600)
  expect(spots.get(name)).toEqual([5, 6])
  expect(spots.get('gallia')).toEqual([7, 8])
  expect(new Set([...spots.values()].map(String)).size).toBe(map.provinces.length + map.seas.length)
})
