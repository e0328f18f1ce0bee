// C Setup with three, four and five players; and maps that cannot be played.

import { type DataFault, FastChance, size } from '@tabularium/kernel'
import { describeFault } from '@tabularium/kernel/data'
import { describe, expect, test } from 'vitest'
import { createBoard } from './board.ts'
import { EMPIRES } from './data/empires.ts'
import { GOODS, TRACKS } from './data/goods.ts'
import { MAP, type MapData, type ProvinceData } from './data/map.ts'
import { imagine } from './imagine.ts'
import { createMareNostrum } from './index.ts'
import { level } from './leadership.ts'
import { mapFaults, readMap } from './map.ts'
import { FOR_SALE, PIECES, pieceOf } from './names.ts'
import { waiting } from './play.ts'
import { refuse } from './refuse.ts'
import { BOARD, choices, play } from './scene.ts'
import { setup } from './setup.ts'
import { view } from './view.ts'

const b = BOARD
const OPTIONS = { edition: 'pl', display: 'beginner', screens: 'hidden', gift: 'private', empires: 'by-seat' }
const start = (seats: number, options: Readonly<Record<string, string>> = {}) =>
  setup(b, { seats, options: { ...OPTIONS, ...options } }, new FastChance(`setup ${seats}`))
const names = (set: number): string => b.provinces.filter((_, i) => (set >> i) & 1).sort().join(' ') // biome-ignore format: a line

const LEVELS: Readonly<Record<string, readonly number[]>> = {
  rome: [7, 1, 3],
  greece: [4, 4, 3],
  babylon: [5, 3, 2],
  egypt: [4, 4, 2],
  carthage: [7, 1, 2],
}

describe.each([
  { seats: 3, titles: ['carthage', 'greece', 'rome'], slots: [19, 26, 16, 9, 8, 5] },
  { seats: 4, titles: ['carthage', 'egypt', 'rome'], slots: [24, 31, 20, 13, 11, 7] },
  { seats: 5, titles: ['carthage', 'egypt', 'rome'], slots: [29, 37, 25, 16, 14, 8] },
])('$seats players', ({ seats, titles, slots }) => {
  const s = start(seats)

  test('EX-04 levels and titles follow from the pieces (C)', () => {
    for (let seat = 0; seat < seats; seat++) {
      expect(TRACKS.map((_, track) => level(b, s, seat, track))).toEqual(LEVELS[EMPIRES[s.empires[seat]]])
    }
    expect(s.titles.map(seat => EMPIRES[s.empires[seat]])).toEqual(titles)
  })

  test('provinces and slots, by sort (C)', () => {
    const { inPlay } = b.tables[seats]
    const sum = (sets: readonly number[]): number =>
      sets.reduce((n, set, province) => n + ((inPlay >> province) & 1 ? size(set) : 0), 0)
    expect([size(inPlay), sum(b.caravans), sum(b.markets), sum(b.cities), sum(b.temples), sum(b.greatCities)]).toEqual(
      slots,
    )
  })

  test('DR-01 nine resources each, and the first decision is the trade token (C)', () => {
    expect(s.sizes).toEqual(Array(seats).fill(9))
    expect(s.stock[pieceOf('metal')]).toBe(3)
    expect(s.frames.at(-1)).toMatchObject({ at: 'token', by: s.titles[0] })
    expect(waiting(s)).toEqual([s.titles[0]])
    expect([s.round, s.phase]).toEqual([1, 2])
  })

  test('DR-04 five cards open, twelve closed; or all open (C)', () => {
    expect([size(s.open), size(s.closed)]).toEqual([5, 12])
    const all = start(seats, { display: 'experienced' })
    expect([all.open, all.closed]).toEqual([FOR_SALE, 0])
  })

  test('M01 the box is complete for any number of players (C)', () => {
    expect(s.legendary.length).toBe(GOODS.length)
    expect(size(s.open | s.closed)).toBe(17)
    expect(s.triremes.every(count => count === 0)).toBe(true)
  })
})

test('DR-02 three players: what is covered is no neighbour and has no coast (C, M04)', () => {
  const { inPlay } = b.tables[3]
  expect(names(b.near[b.provinceOf('libya')] & inPlay)).toBe('africa garamantia phasania')
  expect(names(b.coast[b.seaOf('mare-aegyptum')] & inPlay)).toBe('creta')
})

test('DR-03 four players: no Babylon and no Hammurabi (C, M01)', () => {
  expect(names(b.near[b.provinceOf('cilicia')] & b.tables[4].inPlay)).toBe('asia cappadocia judea')
  expect(start(4).empires.map(empire => EMPIRES[empire])).toEqual(['rome', 'carthage', 'greece', 'egypt'])
})

test('M03 empires can be drawn; each has its own hero, homes and stock (C)', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const s = setup(b, { seats: 3, options: { ...OPTIONS, empires: 'drawn' } }, new FastChance(`drawn ${i}`))
    seen.add(s.empires.join(''))
    expect([...s.empires].sort()).toEqual([0, 1, 2])
    const rome = s.empires.indexOf(0)
    expect(s.stock[PIECES * rome + pieceOf('metal')]).toBe(3)
    expect(s.controller[b.provinceOf('latium')]).toBe(rome)
    expect(s.titles[2]).toBe(rome)
  }
  expect(seen.size).toBeGreaterThan(3)
})

describe('M03 empires that are picked (C)', () => {
  const picking = (seats: number) => start(seats, { empires: 'picked' })

  test('seat by seat, each among those that are left; nothing is laid out before all have theirs', () => {
    const s = picking(4)
    expect(choices(s)).toEqual(['empire rome', 'empire carthage', 'empire greece', 'empire egypt'])
    expect(play(s, 'empire egypt')).toEqual([{ at: 'empire', seat: 0, empire: 'egypt' }])
    expect(waiting(s)).toEqual([1])
    expect(choices(s)).toEqual(['empire rome', 'empire carthage', 'empire greece'])
    expect([s.control, s.sizes, s.titles]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [-1, -1, -1],
    ])
    expect([size(s.open), size(s.closed)]).toEqual([0, 17])
  })

  test('the last has what is left, and the game begins', () => {
    const s = picking(3)
    const told = play(s, 'empire greece; empire rome').map(({ at }) => at)
    expect(told).toEqual(['empire', 'empire', 'empire', 'shown', 'shown', 'shown', 'shown', 'shown', 'round', 'phase'])
    expect(s.empires.map(empire => EMPIRES[empire])).toEqual(['greece', 'rome', 'carthage'])
    expect(s.sizes).toEqual([9, 9, 9])
    expect([s.titles, s.round, s.phase]).toEqual([[2, 0, 1], 1, 2])
    expect(s.frames.at(-1)).toMatchObject({ at: 'token', by: 2 })
    expect(s.controller[b.provinceOf('latium')]).toBe(1)
    expect([size(s.open), size(s.closed)]).toEqual([5, 12])
  })

  test.each([
    ['empire rome', 'empire-taken'],
    ['empire babylon', 'empire-not-here'],
    ['token 1', 'another-decision'],
  ])('%s is refused: %s', (notation, code) => {
    const s = picking(4)
    play(s, 'empire rome')
    const action = b.actions.parse(notation)
    expect(action && refuse(b, s, 1, action)).toMatchObject({ code, rule: 'C' })
  })

  test('a view shows who has picked, and what is imagined from it goes on (C)', () => {
    const s = picking(5)
    play(s, 'empire babylon')
    expect(view(b, s, 1).players.map(({ empire }) => empire)).toEqual(['babylon', '', '', '', ''])
    const world = imagine(b, view(b, s, 1), new FastChance(1))
    play(world, 'empire egypt; empire greece; empire rome')
    expect(world.empires.map(empire => EMPIRES[empire])).toEqual(['babylon', 'egypt', 'greece', 'rome', 'carthage'])
  })
})

describe('another map', () => {
  const changed = (name: string, change: Partial<ProvinceData>): MapData => ({
    ...MAP,
    provinces: MAP.provinces.map(province => (province.name === name ? { ...province, ...change } : province)),
  })
  const [rome, ...rest] = MAP.empires

  test('the usual one has no fault', () => {
    expect(mapFaults(MAP)).toEqual([])
    expect(readMap(JSON.parse(JSON.stringify(MAP)))).toEqual(MAP)
  })

  test.each<readonly [string, MapData, string]>([
    [
      'a border one way',
      changed('dacia', { borders: ['dalmatia', 'germania', 'macedonia'] }),
      'thracia borders dacia, but not the other way round',
    ],
    [
      'an unknown border',
      changed('sicilia', { borders: ['atlantis'] }),
      "sicilia borders 'atlantis', which is no province",
    ],
    ['an unknown sea', changed('sicilia', { seas: ['mare-nullum'] }), "sicilia touches 'mare-nullum', which is no sea"],
    [
      'an unknown good',
      changed('germania', { caravans: ['tea'] }),
      "germania has a caravan slot for 'tea', which is no good",
    ],
    ['too many slots of a sort', changed('germania', { temples: 2 }), '16 slots for temple, but only 14 pieces'],
    [
      'a home without a slot',
      changed('gallia', { caravans: ['grain', 'grain'] }),
      'rome, gallia: no slot for a caravan of sheep',
    ],
    [
      'a covered home',
      { ...MAP, tables: { ...MAP.tables, 3: { ...MAP.tables[3], covered: [...MAP.tables[3].covered, 'gallia'] } } },
      '3 players: the home gallia is covered',
    ],
    [
      'a title without the highest level',
      {
        ...MAP,
        tables: {
          ...MAP.tables,
          5: { ...MAP.tables[5], titles: { trade: 'egypt', culture: 'egypt', military: 'rome' } },
        },
      },
      '5 players: egypt leads in trade without the highest level',
    ],
    [
      'other resources than the buildings yield',
      { ...MAP, empires: [{ ...rome, resources: { ...rome.resources, wine: 3 } }, ...rest] },
      'rome begins with 3 wine, but its buildings yield 2',
    ],
    [
      'other levels than the pieces make',
      { ...MAP, empires: [{ ...rome, levels: { trade: 8, culture: 1, military: 3 } }, ...rest] },
      'rome: trade is 8, but its pieces make 7',
    ],
    ['an unknown empire', { ...MAP, empires: [{ ...rome, name: 'gaul' }, ...rest] }, "'gaul' is no empire"],
  ])('%s', (_, map, fault) => {
    // biome-ignore format: a table
    expect(mapFaults(map).map(({ why }) => why)).toContain(fault)
    expect(() => createBoard(map)).toThrow(fault)
  })

  test.each<readonly [unknown, string]>([
    [undefined, 'this is missing'],
    [{ ...MAP, seas: 9 }, 'seas: this is no list'],
    [{ ...MAP, provinces: [{ ...MAP.provinces[0], markets: 'one' }] }, 'provinces[0].markets: this is no whole number'],
    [{ ...MAP, tables: 3 }, 'tables: this is no object'],
    [
      { ...MAP, provinces: [{ ...MAP.provinces[0], at: [1] }] },
      'provinces[0].at: this is no place: two figures, across and down',
    ],
    [{ ...MAP, tables: { ...MAP.tables, 9: MAP.tables[3] } }, "tables.9: a table for '9' players; there can be 3 to 5"],
  ])('what is no map: %#', (json, fault) => {
    expect((readMap(json) as readonly DataFault[]).map(describeFault)).toContain(fault)
  })

  test('a smaller one can be played', () => {
    const { 3: three } = MAP.tables
    const small: MapData = { ...MAP, name: 'small', tables: { 3: three } }
    expect(createMareNostrum(small).seats).toEqual({ min: 3, max: 3 })
  })
})
