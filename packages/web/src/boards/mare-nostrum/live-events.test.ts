// What is kept of trade and battles while they are told.

import type { MnEvent } from '@tabularium/mare-nostrum'
import { expect, test } from 'vitest'
import { withEvent } from './live-events.ts'

const NOTHING = { trade: undefined, battles: [] }
const all = (events: readonly MnEvent[], seat?: number) =>
  events.reduce((kept, one) => withEvent(kept, one, seat), NOTHING as ReturnType<typeof withEvent>)

const side = (seat: number) => ({ seat, dice: [3], sum: 3, hits: 0, loses: 0, powers: [] })
const battle = (place: string): MnEvent => ({ at: 'battle', place, sea: false, sides: [side(0), side(1)] })
const lost = (place: string): MnEvent => ({ at: 'lost', seat: 1, place, legions: 1, fortress: false, triremes: 0 })

test('a trade is followed from the token to its end', () => {
  const { trade } = all([
    { at: 'token', seat: 1, face: 2 },
    { at: 'ready', seat: 0 },
    { at: 'offers', offers: [{ coin: 2 }, { wine: 2 }] },
    { at: 'took', seat: 1, from: 0, piece: 'coin' },
    { at: 'took', seat: 0, from: 1, piece: 'wine' },
    { at: 'traded', returned: [{}, {}] },
  ])
  expect([trade?.token?.face, trade?.took.length, trade?.over?.at]).toEqual([2, 2, 'traded'])
})

test('losses belong to the battle of their place', () => {
  const { battles } = all([battle('italia'), lost('italia'), battle('latium'), lost('latium')])
  expect(battles.map(({ battle: { place }, lost: those }) => [place, those.length])).toEqual([
    ['italia', 1],
    ['latium', 1],
  ])
})

test.each([
  ['one’s own march', { at: 'marched', seat: 0, from: 'italia', to: 'latium', count: 1 }, 0],
  ['the march of another', { at: 'marched', seat: 1, from: 'italia', to: 'latium', count: 1 }, 1],
  ['a new round', { at: 'round', round: 2 }, 0],
] as const)('after %s', (_, event, left) => {
  expect(all([battle('italia'), event], 0).battles.length).toBe(left)
})
