// A view as the board reads it.

import { type GrEvent, gloryToRome } from '@tabularium/glory-to-rome'
import { play, type SceneWords, scene } from '@tabularium/glory-to-rome/scene'
import { expect, test } from 'vitest'
import {
  acceptedBy,
  actionsLeft,
  counted,
  demandIn,
  gathered,
  isActive,
  memoryOf,
  neededBy,
  readPosition,
  refusedCode,
  structureOf,
} from './position.ts'

const at = (given: SceneWords, seat: number, moves = '') => {
  const s = scene(given)
  if (moves !== '') play(s, moves)
  return readPosition(gloryToRome.view(s, seat), seat)
}

test('the others sit in table order from the left', () => {
  const { mine, rivals } = at({ players: [{}, {}, {}, {}] }, 2)
  expect([mine, rivals]).toEqual([2, [3, 0, 1]])
})

test('limits follow influence and structures', () => {
  const { limits } = at({ players: [{ done: 'insula market shrine' }, {}] }, 0)
  expect(limits[0]).toEqual({ clients: 8, vault: 8, hand: 7 })
  expect(limits[1]).toEqual({ clients: 2, vault: 2, hand: 5 })
})

test('a structure tells what it still needs and takes', () => {
  const position = at({ players: [{ work: 'villa:stone', done: 'road' }, { work: 'temple' }] }, 0)
  const villa = structureOf(position, 0, 'villa')
  expect(villa && [villa.placed, neededBy(villa)]).toEqual([1, 3])
  expect(acceptedBy(position, 0, 'villa')).toEqual(['rubble', 'wood', 'brick', 'concrete', 'stone', 'marble'])
  expect(acceptedBy(position, 1, 'temple')).toEqual(['marble'])
  expect(structureOf(position, 1, 'villa')).toBeUndefined()
})

test('an open structure is at work for everybody', () => {
  const position = at({ players: [{ done: 'dock* bar' }, {}] }, 1)
  expect([isActive(position, 1, 'dock'), isActive(position, 1, 'bar')]).toEqual([true, false])
})

test('actions left are counted with the one being decided', () => {
  const given = { players: [{ hand: 'bar', clients: 'laborer' }, { hand: 'senator' }], pool: 'brick brick brick' }
  const position = at(given, 0, 'lead laborer bar; follow senator')
  expect(actionsLeft(position.view)).toBe(2)
  expect(actionsLeft(at(given, 0).view)).toBe(0)
})

const DEMAND: SceneWords = {
  players: [{ hand: 'bath wall bar' }, { hand: 'tower storeroom senator' }, { hand: 'senator' }],
  pool: 'rubble',
}

test('demands under way name who makes them, of what, and the cards shown', () => {
  const s = scene(DEMAND)
  play(s, 'lead legionary bath; think senator; think senator; demand wall')
  const demand = demandIn(gloryToRome.view(s, 1))
  expect(demand).toEqual({ by: 0, materials: [['concrete', 1]], cards: ['wall'], open: false })
  expect(demandIn(at(DEMAND, 0).view)).toBeUndefined()
})

const showed = (seat: number, card: string): GrEvent => ({ at: 'showed', seat, card })
const gave = (seat: number, to: number): GrEvent => ({ at: 'gave', seat, to, cards: [] })
const drew = (seat: number): GrEvent => ({ at: 'drew', seat, count: 1 })

test('the last demands are told until the one who looks does something', () => {
  const first = gathered([], [showed(0, 'wall'), gave(1, 0)], 1)
  expect(first).toHaveLength(2)
  expect(gathered(first, [drew(2)], 1)).toHaveLength(2)
  expect(gathered(first, [drew(1)], 1)).toEqual([])
})

test('another player’s card begins anew, and so does one shown after answers', () => {
  const first = gathered([], [showed(0, 'wall'), showed(0, 'bar'), gave(1, 0)], 1)
  expect(gathered(first, [showed(2, 'bath')], 1)).toEqual([showed(2, 'bath')])
  expect(gathered(first, [showed(0, 'bath')], 1)).toEqual([showed(0, 'bath')])
})

test('by the book a vault is closed, to its owner too', () => {
  for (const seat of [0, 1]) {
    const position = at({ players: [{ vault: 'stone stone rubble' }, {}] }, seat)
    expect(memoryOf(position, 0)).toEqual({ closed: true, vault: [], unseen: 0, own: [] })
  }
})

test('what a table that remembers knows of a vault', () => {
  const position = at({ players: [{ vault: 'stone stone rubble' }, {}], options: { vaults: 'remembered' } }, 1)
  expect(memoryOf(position, 0)).toEqual({
    closed: false,
    vault: [
      ['rubble', 1],
      ['stone', 2],
    ],
    unseen: 0,
    own: [],
  })
})

test('why a card in hand does not do, as a code', () => {
  const position = at(DEMAND, 1, 'lead legionary bath')
  expect(refusedCode(position, 1, 'follow tower')).toBe('wrong-role')
  expect(refusedCode(position, 1, 'follow senator')).toBeUndefined()
})

test('only what there is is counted', () => {
  expect(counted([0, 2, 0, 1], ['a', 'b', 'c', 'd'])).toEqual([
    ['b', 2],
    ['d', 1],
  ])
})
