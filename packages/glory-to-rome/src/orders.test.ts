// Standing orders: what each gives at its decision, and that whether it speaks never depends on the hand.

import { FastChance, openTable, type Seat } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { GrAction } from './actions.ts'
import { gloryToRome } from './index.ts'
import { orders } from './orders.ts'
import { legal, waiting } from './play.ts'
import { play, type SceneWords, scene } from './scene.ts'
import { view } from './view.ts'

/** What each order says after these moves. */
function said(given: SceneWords, when: string, seat: Seat): Readonly<Record<string, string | undefined>> {
  const s = scene(given)
  play(s, when)
  expect(waiting(s)).toEqual([seat])
  const list: GrAction[] = []
  const choices = list.slice(0, legal(s, seat, list))
  const seen = view(s, seat)
  return Object.fromEntries(orders.map(({ id, answer }) => [id, answer(seen, seat, choices)?.notation]))
}

const NOTHING = { give: undefined, 'give-nothing': undefined, 'take-all': undefined }
const demanding = (giver: SceneWords['players'][number]): SceneWords => ({
  players: [{ hand: 'school bath' }, giver],
})
const DEMAND = 'lead legionary school; think senator; demand bath'
const SEWER = 'lead legionary school; think senator'
const SENATE = 'lead legionary senator; think senator'

test.each<[string, SceneWords, string, Seat, Readonly<Record<string, string | undefined>>]>([
  ['the only card demanded', demanding({ hand: 'gate' }), DEMAND, 1, { ...NOTHING, give: 'give gate' }],
  ['of two, the one whose structure stands', demanding({ hand: 'shrine gate', done: 'gate' }), DEMAND, 1, { ...NOTHING, give: 'give gate' }], // biome-ignore format: a table
  ['of two, the one that is begun', demanding({ hand: 'shrine gate', work: 'gate' }), DEMAND, 1, { ...NOTHING, give: 'give gate' }], // biome-ignore format: a table
  ['of two, the one held twice', demanding({ hand: 'shrine gate gate' }), DEMAND, 1, { ...NOTHING, give: 'give gate' }],
  ['safe with something to give', demanding({ hand: 'gate', done: 'wall' }), DEMAND, 1, { ...NOTHING, 'give-nothing': 'enough' }], // biome-ignore format: a table
  ['safe with nothing to give', demanding({ hand: 'dock', done: 'wall' }), DEMAND, 1, { ...NOTHING, 'give-nothing': 'enough' }], // biome-ignore format: a table
  ['the Sewer', { players: [{ hand: 'school', done: 'sewer' }, { hand: 'dock' }] }, SEWER, 0, { ...NOTHING, 'take-all': 'salvage brick' }], // biome-ignore format: a table
  ['the Senate', { players: [{ hand: 'senator' }, { done: 'senate' }] }, SENATE, 1, { ...NOTHING, 'take-all': 'claim 1' }], // biome-ignore format: a table
  ['one’s own lead', demanding({ hand: 'gate' }), '', 0, NOTHING],
  ['following', demanding({ hand: 'gate' }), 'lead legionary school', 1, NOTHING],
])('%s', (_, given, when, seat, says) => {
  expect(said(given, when, seat)).toEqual(says)
})

describe('in play', () => {
  /** Games at random, with every decision looked at. */
  const each = (look: (table: ReturnType<typeof open>, seat: Seat) => void): void => {
    for (let n = 0; n < 12; n++) {
      const random = new FastChance(`orders ${n}`)
      const table = open(2 + (n % 4), n)
      for (let asked = table.waiting(); asked.length > 0; asked = table.waiting()) {
        const seat = asked[random.number(asked.length)]
        look(table, seat)
        const choices = table.legal(seat)
        table.act(seat, choices[random.number(choices.length)])
      }
    }
  }
  const open = (seats: number, n: number) =>
    openTable(gloryToRome, {
      config: { seats, options: {} },
      seats: ['a', 'b', 'c', 'd', 'e'].slice(0, seats),
      seed: n.toString(16).padStart(64, '0'),
    })

  test('who is asked tells nothing: an order speaks at every decision of its kind, or at none', () => {
    const kinds: Record<string, Set<string>> = {}
    each((table, seat) => {
      const seen = table.view(seat)
      const at = seen.frames.at(-1)?.at ?? ''
      const speaks = orders.filter(({ answer }) => answer(seen, seat, table.legal(seat))).map(({ id }) => id)
      kinds[at] ??= new Set()
      kinds[at].add(speaks.join())
    })
    expect(Object.fromEntries(Object.entries(kinds).filter(([, says]) => says.size > 1))).toEqual({})
    expect(kinds.give).toEqual(new Set(['give']))
    expect(kinds.volunteer).toEqual(new Set(['give-nothing']))
    expect(kinds.sewer).toEqual(new Set(['take-all']))
  })
})
