// Refusals at the questions that an action has opened, and that nobody is left with a general answer where there is a better one.

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { AwAction } from '../board/actions.ts'
import { type At, frames } from '../board/frames.ts'
import { NOBODY } from '../board/names.ts'
import { assyrianWars } from '../index.ts'
import { legal, waiting } from '../play.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD } from '../testing/scene.ts'
import { refuse } from './refuse.ts'

const ROAD = { assyria: { at: { nineveh: 'as-rab-shaqe hi', kalhu: 'as-nashir-bel', ashur: 'hi li m-li' } } }

const CASES: readonly Case[] = [
  {
    id: '6.6.8 a forced march: over friendly ground, not to enemies, up to the command',
    given: {
      at: 'act assyria',
      ap: 12,
      rebel: 'babylonia',
      countries: { ...ROAD, babylonia: { at: { sippar: 'li' } } },
    },
    when: 'force-march as-rab-shaqe',
    refused: {
      'to sippar': 'enemies-there 6.6.8',
      'to babylon': 'not-friendly 6.6.8',
      'to nineveh': 'halted-there 6.6.8',
      'take elam-li-2': 'no-such-unit 6.6.8',
    },
  },
  {
    id: '6.6.7 a leader’s journey: eight areas',
    given: { at: 'act assyria', ap: 1, countries: ROAD },
    when: 'relocate as-nashir-bel',
    refused: { 'to memphis': 'not-friendly 6.6.7' },
  },
  {
    id: '7.7 between turns: first a leader, then where to',
    given: {
      countries: ROAD,
      also: s => {
        s.frames.length = 1
        s.phasing = NOBODY
        frames.relocation.push(s, { country: 0 })
      },
    },
    refused: {
      'to ashur': 'name-leader-first 7.7',
      'relocate ba-bel-ibni': 'leader-not-yours 7.7',
    },
  },
  {
    id: '6.6 a unit alone',
    given: { at: 'act assyria', ap: 3, countries: ROAD },
    when: 'single ashur',
    refused: { 'take mercenary-li-2': 'hired-alone 6.6', 'take elam-li-2': 'no-such-unit 6.6' },
  },
  {
    id: '6.16 ships and cargo',
    given: {
      at: 'act egypt',
      ap: 3,
      countries: { egypt: { at: { 'med-delta': 'ship', tanis: 'li*2 hi', memphis: 'eg-ree' } } },
    },
    when: 'sail med-delta',
    refused: { 'detach egypt-ship-3': 'last-ship 6.16.b', 'detach egypt-ship-3 reduced': 'not-in-fleet 6.16.b' },
  },
  {
    id: '6.11 a card that is being aimed',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'plague', at: { susa: 'li' } }, media: { at: { ecbatana: 'li' } } },
    },
    when: 'event plague',
    refused: { 'aim-country media': 'card-asks-other 6.11', 'aim thebes': 'card-not-that 6.11' },
  },
  {
    id: '6.11.b units for a foreign war',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'fw-libya' }, egypt: { at: { memphis: 'eg-ree li*2 hi*3' } } },
    },
    when: 'event fw-libya',
    dice: '1 1',
    refused: {
      yes: 'units-left 6.11.b',
      'aim-place thebes': 'nobody-to-send 6.11.b',
      'pick egypt-li-2': 'place-first 6.11.b',
      'aim-leader eg-tefnakht': 'leader-not-free 6.11.b',
      'aim-leader k-sargon': 'leader-not-yours 6.11.b',
    },
  },
  {
    id: '3.2, 6.18 made a plus card where that is not needed, and not where it is',
    given: { at: 'act assyria', income: 3, countries: { assyria: { hand: 'spies omens' } } },
    refused: { 'plus spies': 'plus-not-needed 6.18' },
  },
  {
    id: '6.18 a second card is played as a plus card',
    given: { at: 'act assyria', income: 3, played: 1, countries: { assyria: { hand: 'spies omens' } } },
    refused: { 'ap spies': 'needs-plus 6.18' },
  },
]

describe('choices that an action has opened', () => {
  test.each(CASES)('$id', kase => expect(outcome(kase)).toEqual(wanted(kase)))
})

/** Codes that name no reason. */
const GENERAL: readonly string[] = ['not-now', 'not-possible', 'too-dear']

test('games at random: what a question is answered by is never refused without a reason', () => {
  const b = BOARD
  const out: AwAction[] = []
  const kinds = new Map<At, Set<AwAction['kind']>>()
  const general: string[] = []
  const codes = new Set<string>()
  const options = { scenario: 'campaign', suddenDeath: 'off', secretDiplomacy: 'on', elimination: 'on' }
  for (let game = 0; game < 2; game++) {
    const [chance, pick] = [new FastChance(`refusals/${game}`), new FastChance(`picks/${game}`)]
    const s = assyrianWars.setup({ seats: 5, options }, chance, undefined)
    for (let n = 0; n < 4000; n++) {
      const [seat] = waiting(b, s)
      const top = s.frames.at(-1)
      if (seat === undefined || top === undefined) break
      const choices = out.slice(0, legal(b, s, seat, out))
      const known = kinds.get(top.at) ?? new Set()
      kinds.set(top.at, known)
      for (const { kind } of choices) known.add(kind)
      if (game === 1 && (top.at !== 'act' || n % 10 === 0)) {
        for (const kind of known) {
          const all: readonly AwAction[] = b.acts[kind]
          const action = all[pick.number(all.length)]
          const why = refuse(b, s, seat, action)
          if (why === undefined) continue
          codes.add(why.code)
          if (GENERAL.includes(why.code)) general.push(`${top.at}: ${action.notation}: ${why.code}`)
        }
      }
      assyrianWars.apply(s, seat, choices[chance.number(choices.length)], chance, undefined)
    }
  }
  expect(general).toEqual([])
  expect(codes.size).toBeGreaterThan(80)
})
