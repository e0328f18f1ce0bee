// Standing orders: what each answers in games at random, and that it keeps silent elsewhere.

import { FastChance } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import type { AwAction } from '../board/actions.ts'
import { assyrianWars } from '../index.ts'
import { orders } from './standing-orders.ts'
import type { AwView, FrameView } from './view.ts'

/** Where each speaks, and what it says. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  'pass-catastrophe': ['react pass'],
  'pass-sabotage': ['react pass'],
  'pass-reaction': ['react pass'],
  'pass-foreign-war': ['react pass'],
  'pass-hunger': ['react pass'],
  'pass-river': ['react pass'],
  'pass-evade': ['react pass'],
  'pass-intercept': ['react pass'],
  'pass-siege': ['react pass'],
  'pass-vp-battle': ['react pass'],
  'pass-succession': ['react pass'],
  'no-preemption': ['preempt preempt'],
  'no-battle-cards': ['lay pass'],
  'no-counters': ['lay pass'],
  'no-interception': ['intercept pass'],
  'into-city': ['evade shelter'],
  'no-evasion': ['evade pass'],
  'pay-supply': ['supply pay-supply'],
  'mercenaries-first': ['losses lose', 'losses rout'],
  'cheapest-losses': ['losses rest'],
  'no-sortie': ['sortie pass'],
  'pay-tribute': ['pay yes'],
  'keep-hand': ['mulligan no'],
  'no-relocation': ['relocating pass'],
  'no-sale': ['sale no'],
  'no-surrender': ['surrender pass'],
  'keep-cards': ['succession roll'],
}

test('every order answers its decision, with something legal, and no other', () => {
  const said = new Map<string, Set<string>>()
  const out: AwAction[] = []
  for (const [scenario, seats, games] of [
    ['two-rivers', 3, 1],
    ['campaign', 5, 2],
  ] as const) {
    for (let i = 0; i < games; i++) {
      const chance = new FastChance(`orders/${scenario}/${i}`)
      const options = { scenario, suddenDeath: 'off' }
      const s = assyrianWars.setup({ seats, options }, chance, undefined)
      for (let waiting = assyrianWars.waiting(s); waiting.length > 0; waiting = assyrianWars.waiting(s)) {
        const seat = waiting[0]
        const legal = out.slice(0, assyrianWars.legal(s, seat, out))
        const { at, a } = s.frames[s.frames.length - 1]
        const view = { frames: [{ at, a } as FrameView] } as unknown as AwView
        for (const order of orders) {
          const answer = order.answer(view, seat, legal)
          if (answer === undefined) continue
          expect(legal).toContain(answer)
          said.set(order.id, (said.get(order.id) ?? new Set()).add(`${at} ${answer.kind}`))
        }
        assyrianWars.apply(s, seat, legal[chance.number(legal.length)], chance, undefined)
      }
    }
  }
  expect(orders.map(({ id }) => id)).toEqual(Object.keys(WANTED))
  const heard = [...said].map(([id, what]) => [id, [...what].filter(one => !WANTED[id].includes(one))])
  expect(heard.filter(([, other]) => other.length > 0)).toEqual([])
  expect(said.size).toBeGreaterThan(20)
})

const action = (notation: string): AwAction => {
  const found = assyrianWars.actions.all.find(each => each.notation === notation)
  if (!found) throw new Error(`no action '${notation}'`)
  return found
}

test.each([
  { id: 'pass-hunger', at: 'react', a: 4, legal: ['react tunnel', 'pass'], wanted: 'pass' },
  { id: 'pass-hunger', at: 'react', a: 5, legal: ['react swollen-rivers', 'pass'], wanted: undefined },
  { id: 'no-sortie', at: 'sortie', a: 0, legal: ['sortie samaria', 'pass'], wanted: 'pass' },
  { id: 'no-surrender', at: 'surrender', a: 0, legal: ['surrender', 'pass'], wanted: 'pass' },
  { id: 'no-surrender', at: 'court', a: 0, legal: ['surrender', 'pass'], wanted: undefined },
  {
    id: 'mercenaries-first',
    at: 'losses',
    a: 0,
    legal: ['lose assyria-hi-4', 'lose mercenary-li-2'],
    wanted: 'lose mercenary-li-2',
  },
  {
    id: 'mercenaries-first',
    at: 'losses',
    a: 0,
    legal: ['lose assyria-hi-4', 'lose-leader k-sargon'],
    wanted: undefined,
  },
  { id: 'pay-supply', at: 'supply', a: 0, legal: ['forage', 'starve'], wanted: undefined },
] as const)('$id at $at: $wanted', ({ id, at, a, legal, wanted }) => {
  const view = { frames: [{ at, a } as unknown as FrameView] } as unknown as AwView
  const order = orders.find(each => each.id === id)
  expect(order?.answer(view, 0, legal.map(action))?.notation).toBe(wanted)
})
