// What moves for which event, in each game.

import type { AwEvent } from '@tabularium/assyrian-wars'
import type { GrEvent } from '@tabularium/glory-to-rome'
import type { MnEvent } from '@tabularium/mare-nostrum'
import type { WdEvent } from '@tabularium/wonders-duel'
import { expect, test, vi } from 'vitest'
import { movementsOf as assyria } from './assyrian-wars/movements.tsx'
import { movementsOf as rome } from './glory-to-rome/movements.tsx'
import { movementsOf as mare } from './mare-nostrum/movements.tsx'
import { movementsOf as duel } from './wonders-duel/movements.tsx'

// Boards ask for the settings when they are drawn; there is no window here.
vi.mock('../settings.ts', () => ({ settings: () => ({}), useSettings: () => ({}), isCalm: () => true }))

const say = () => 'word'
const BOARDS = {
  duel: { say, w: say, position: { mine: 0 } },
  rome: { say, position: { mine: 0, plain: false } },
  mare: { seat: 0, view: { players: [{ empire: 'rome' }, { empire: 'greece' }] } },
  assyria: { view: { piles: [], battle: undefined } },
}
const of = {
  duel: (event: WdEvent) => duel(event, BOARDS.duel as unknown as Parameters<typeof duel>[1]),
  rome: (event: GrEvent) => rome(event, BOARDS.rome as unknown as Parameters<typeof rome>[1]),
  mare: (event: MnEvent) => mare(event, BOARDS.mare as unknown as Parameters<typeof mare>[1]),
  assyria: (event: AwEvent) => assyria(event, BOARDS.assyria as unknown as Parameters<typeof assyria>[1]),
}

const kinds = (movements: readonly { readonly kind: string }[]): string => movements.map(({ kind }) => kind).join(' ')

test.each<[string, WdEvent, string]>([
  ['a card is built and paid for', { at: 'built', seat: 0, card: 'altar', paid: 2, trade: 2 }, 'go go go'],
  ['a free one costs no coins', { at: 'built', seat: 0, card: 'altar', paid: 0, trade: 0 }, 'go'],
  ['a card is laid under a wonder', { at: 'wonder', seat: 1, wonder: 'piraeus', card: 'altar', paid: 0 }, 'go settle'],
  ['a card is sold', { at: 'discarded', seat: 0, card: 'altar', coins: 5 }, 'go go go go'],
  ['a card is turned up', { at: 'revealed', slot: 3 as never, card: 'altar' }, 'turn'],
  ['the pawn walks', { at: 'pawn', seat: 0, shields: 2, pawn: 2 }, 'walk'],
  ['coins are lost', { at: 'lost', seat: 1, coins: 2, by: 'loot' }, 'go go'],
  ['a token is taken', { at: 'token', seat: 0, token: 'law' }, 'go'],
  ['a wonder is drafted', { at: 'drafted', seat: 0, wonder: 'piraeus' }, 'go'],
  ['an Age is laid out', { at: 'age', age: 1 as never, cards: [[0 as never, 'altar']], guilds: [] }, 'lay'],
  ['a pair is only told', { at: 'pair', seat: 0, symbol: 'wheel' }, ''],
])('7 Wonders Duel: %s', (_, event, expected) => expect(kinds(of.duel(event))).toBe(expected))

test('7 Wonders Duel: the pawn goes away from whoever has the shields', () => {
  const steps = [0, 1].map(seat => of.duel({ at: 'pawn', seat, shields: 2, pawn: 0 })[0])
  expect(steps).toMatchObject([{ steps: 2 }, { steps: -2 }])
})

test('7 Wonders Duel: what the rival pays with Economy goes from hand to hand', () => {
  expect(of.duel({ at: 'gained', seat: 1, coins: 1, by: 'economy' })[0]).toMatchObject({
    from: '[data-zone="coins.0"]',
    to: '[data-zone="coins.1"]',
  })
})

test.each<[string, GrEvent, string]>([
  ['a card is led', { at: 'played', seat: 0, role: 'laborer', how: 'lead', unit: 'card', cards: ['dock'] }, 'go'],
  ['a senator speaks', { at: 'played', seat: 1, role: 'laborer', how: 'lead', unit: 'senator', cards: [] }, 'go'],
  [
    'a structure gets its material',
    { at: 'added', seat: 0, structure: 'dock', material: 'wood', from: 'stockpile', placed: 1, needed: 1 },
    'go settle',
  ],
  ['a structure stands', { at: 'completed', seat: 0, structure: 'dock', influence: 3 }, 'lay'],
  [
    'a structure is founded on a site',
    { at: 'founded', seat: 0, structure: 'dock', site: 'wood', out: false },
    'go go',
  ],
  ['a client is hired', { at: 'hired', seat: 0, role: 'laborer', from: 'pool' }, 'go'],
  ['plunder', { at: 'plundered', seat: 0, from: 1, materials: ['wood', 'brick'] }, 'go go'],
  ['a round is only told', { at: 'round', round: 2, seat: 0 }, ''],
])('Glory to Rome: %s', (_, event, expected) => expect(kinds(of.rome(event))).toBe(expected))

test('Glory to Rome: what is put aside face down keeps its face hidden', () => {
  const banked = of.rome({ at: 'banked', seat: 1, from: 'hand' })[0]
  const shown = of.rome({ at: 'banked', seat: 1, from: 'stockpile', material: 'wood' })[0]
  expect(JSON.stringify(banked)).not.toMatch(/wood|brick|stone/)
  expect(JSON.stringify(shown)).toContain('wood')
})

const SIDE = { dice: [3], sum: 3, hits: 0, loses: 0, powers: [] }
test.each<[string, MnEvent, string]>([
  ['legions march', { at: 'marched', seat: 0, from: 'latium', to: 'italia', count: 1 }, 'go'],
  ['triremes sail', { at: 'sailed', seat: 0, from: 'mare-sardum', to: 'mare-africum', count: 1 }, 'go'],
  [
    'dice roll',
    {
      at: 'battle',
      place: 'latium',
      sea: false,
      sides: [
        { seat: 0, ...SIDE },
        { seat: 1, ...SIDE },
      ],
    },
    'roll',
  ],
  ['units fall', { at: 'lost', seat: 0, place: 'latium', legions: 1, fortress: true, triremes: 0 }, 'fall fall'],
  ['a good changes hands', { at: 'took', seat: 0, from: 1, piece: 'wine' }, 'go'],
  [
    'something is built and paid for',
    { at: 'built', seat: 0, what: 'legion', place: 'latium', paid: { coin: 3 } },
    'go go go lay',
  ],
  ['plunder is carried home', { at: 'pillaged', seat: 0, province: 'latium', part: 'city', pieces: { wine: 1 } }, 'go'],
  ['others’ income is only told', { at: 'income', seat: 1, pieces: { wine: 1 } }, ''],
  ['a phase is only told', { at: 'phase', phase: 2 }, ''],
])('Mare Nostrum: %s', (_, event, expected) => expect(kinds(of.mare(event))).toBe(expected))

test('Mare Nostrum: a ship sails, a legion marches', () => {
  const [march] = of.mare({ at: 'marched', seat: 0, from: 'latium', to: 'italia', count: 1 })
  const [sail] = of.mare({ at: 'sailed', seat: 0, from: 'mare-sardum', to: 'mare-africum', count: 1 })
  expect([march, sail].map(movement => 'sails' in movement)).toEqual([false, true])
})

test.each<[string, AwEvent, string]>([
  [
    'an army marches',
    { at: 'marched', country: 'assyria', armies: 1, units: 3, from: 'ashur', to: 'arbela', ap: 1 },
    'go',
  ],
  ['a fleet sails', { at: 'sailed', country: 'phoenicia', from: 'tyre', to: 'cyprus', ships: 2 }, 'go'],
  ['dice roll', { at: 'dice', side: 'attackers', round: 1, phase: 'melee', rolls: [], hits: 0 }, 'roll'],
  [
    'an interception is rolled for, where it is',
    {
      ...{ at: 'interception-roll', country: 'elam', by: 'k-sargon', area: 'susa' },
      ...{ roll: 8, dice: '35', modifier: 1, need: 7, success: true },
    },
    'cast',
  ],
  [
    'an evasion is rolled for, and then they go',
    {
      ...{ at: 'evasion-roll', country: 'elam', area: 'susa', to: 'ur' },
      ...{ roll: 8, dice: '44', modifier: 1, need: 9, success: true },
    },
    'cast go',
  ],
  [
    'an evasion that needs no dice',
    {
      ...{ at: 'evasion-roll', country: 'elam', area: 'susa', to: 'in-susa' },
      ...{ roll: 0, modifier: 0, need: 9, success: true },
    },
    '',
  ],
  ['a leader falls', { at: 'destroyed', country: 'assyria', unit: 'as-sin-ahu-usur', place: 'ashur' }, 'fall'],
  ['a unit falls', { at: 'destroyed', country: 'assyria', unit: 'assyria-hi-4 reduced', place: 'ashur' }, 'fall'],
  ['a beaten army goes back', { at: 'retreated', country: 'elam', from: 'susa', area: 'ur' }, 'go'],
  ['to the regroup box it is only told', { at: 'retreated', country: 'elam', from: 'susa' }, ''],
  [
    'into its own city nobody travels',
    { at: 'marched', country: 'elam', armies: 1, units: 1, from: 'susa', to: 'in-susa', ap: 0 },
    '',
  ],
  ['a card is played', { at: 'event', country: 'assyria', card: 'omens' }, 'go'],
  ['a turn is only told', { at: 'turn', turn: 2 }, ''],
])('Assyrian Wars: %s', (_, event, expected) => expect(kinds(of.assyria(event))).toBe(expected))
