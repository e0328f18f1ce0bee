// E, M61 Screens without notes: what others hold is shown to nobody, nor does anything that comes by itself tell it.

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { imagine, redeal } from './imagine.ts'
import { asked, BOARD, choices, decision, play, type SceneWords, scene, stock } from './scene.ts'
import { clone, type MnState } from './state.ts'
import { view } from './view.ts'

const b = BOARD
const UNNOTED = { screens: 'unnoted' }
const EVERYBODY = [0, 1, 2, 3, 4, undefined]

/** Positions at which something is to be known of the stocks. */
const SCENES: readonly { readonly id: string; readonly given: SceneWords; readonly when?: string }[] = [
  {
    id: 'a draft of an offer',
    given: {
      at: 'trade',
      players: { R: { stock: 'wine*2 oil' }, C: { stock: 'coin*2 legendary-gems' }, G: { stock: 'gold metal stone' } },
    },
    when: 'token 2; R: offer wine; C: offer legendary-gems',
  },
  {
    id: 'offers that lie open',
    given: {
      at: 'trade',
      seats: 3,
      players: { R: { stock: 'wine*2 oil' }, C: { stock: 'coin*2 legendary-gems' }, G: { stock: 'gold metal stone' } },
    },
    when: 'token 2; R: offer wine; R: offer oil; C: offer coin; C: offer coin; G: offer gold; G: offer stone; take 1 wine',
  },
  {
    id: 'a payment that is begun',
    given: {
      at: 'build R',
      players: { R: { stock: 'wine oil legendary-gold metal' }, C: { stock: 'coin*2 legendary-gems' } },
    },
    when: 'legion latium; pay wine; pay legendary-gold',
  },
  {
    id: 'goods kept in the Hanging Gardens',
    given: {
      at: 'build R',
      acted: 'C G E B',
      players: { R: { cards: 'hanging-gardens', stock: 'coin*3 wine oil' }, C: { stock: 'coin wine' }, G: {} },
    },
    when: 'end build; keep oil',
  },
  { id: 'what was kept', given: { at: 'war', players: { R: { stock: 'coin*2' }, C: { stock: 'coin' } } } },
  {
    id: 'what was kept, with the Gardens',
    given: {
      at: 'war',
      players: {
        R: { stock: 'coin*2 wine oil', cards: 'hanging-gardens' },
        C: { stock: 'coin' },
        E: { stock: 'coin*2' },
      },
    },
  },
]

const at = ({ given, when = '' }: (typeof SCENES)[number]): MnState => {
  const s = scene({ ...given, options: { ...given.options, ...UNNOTED } })
  play(s, when)
  return s
}

describe.each(SCENES)('$id', one => {
  test('a viewer sees how many pieces others have, and none of them (E, M61)', () => {
    const s = at(one)
    for (const viewer of EVERYBODY.filter(seat => (seat ?? 0) < s.seats)) {
      const v = view(b, s, viewer)
      expect(v.secret).toEqual([])
      expect(v.gift).toBeUndefined()
      for (const [seat, { known, unseen }] of v.ledger.entries()) {
        const face = v.offers[seat]?.reduce((sum, count) => sum + count, 0) ?? 0
        if (seat === viewer) expect(known.reduce((sum, count) => sum + count, 0) + face).toBe(s.sizes[seat])
        else expect([unseen + face, known.some(count => count > 0)]).toEqual([s.sizes[seat], false])
      }
    }
  })

  test('what it imagines, and what is dealt anew, looks the same and is sound (E)', () => {
    const s = at(one)
    const before = audit(b, s)
    for (const viewer of EVERYBODY.filter(seat => (seat ?? 0) < s.seats)) {
      const seen = view(b, s, viewer)
      for (let i = 0; i < 10; i++) {
        const world = clone(s)
        redeal(b, world, viewer ?? -1, new FastChance(i))
        for (const other of [world, imagine(b, seen, new FastChance(i))]) {
          expect(view(b, other, viewer)).toEqual(seen)
          expect(audit(b, other)).toEqual(before)
        }
      }
    }
  })
})

test('to others any share of the pieces is possible (E, M61)', () => {
  const s = scene({
    at: 'name',
    options: UNNOTED,
    players: { R: { stock: 'wine*2 oil' }, C: { stock: 'coin*2' }, G: { stock: 'gold' } },
  })
  const shares = new Set<string>()
  for (let i = 0; i < 40; i++) shares.add(stock(imagine(b, view(b, s, 2), new FastChance(i)), 1))
  expect(shares).toEqual(new Set(['coin*2', 'coin wine', 'coin oil', 'wine*2', 'oil wine']))
})

const ASKED: readonly {
  readonly id: string
  readonly given: SceneWords
  readonly when: string
  readonly question: string
}[] = [
  {
    id: 'a turn with nothing to build does not end by itself (M61, N05)',
    given: { at: 'name', titles: 'C E R', players: { R: { stock: 'wine' } } },
    when: 'name 1',
    question: 'R build',
  },
  {
    id: 'a payment with one set does not pay itself (M61, N05)',
    given: { at: 'build R', players: { R: { stock: 'wine oil gold' } } },
    when: 'legion latium',
    question: 'R pay',
  },
]
test.each(ASKED)('$id', ({ given, when, question }) => {
  const noted = scene(given)
  play(noted, when)
  expect(`${asked(noted)} ${decision(noted)}`).not.toBe(question)
  const s = scene({ ...given, options: UNNOTED })
  play(s, when)
  expect(`${asked(s)} ${decision(s)}`).toBe(question)
})

test('a gift is told to the two, and noted nowhere (M21, M61)', () => {
  const s = scene({
    at: 'trade',
    seats: 3,
    titles: 'R G R',
    options: UNNOTED,
    players: { R: { stock: 'wine*2 legendary-oil' }, C: { stock: 'coin*2' }, G: { stock: 'gold*2' } },
  })
  play(s, 'token 1; R: offer wine; C: offer coin; G: offer gold; take 3 gold; take 1 wine')
  expect(`${asked(s)} ${decision(s)}`).toBe('R gift')
  play(s, 'gift legendary-oil')
  expect(stock(s, 1)).toBe('coin legendary-oil')
  for (const viewer of [0, 1, 2, undefined]) expect(view(b, s, viewer)).not.toHaveProperty('gift')
})

test('who imagines Perseus on his way to win, and gives him too little, still has him choose (M34, M61)', () => {
  const s = scene({
    at: 'name',
    titles: 'C E R',
    options: UNNOTED,
    players: {
      R: {
        cards: 'perseus hercules',
        stock: 'coin*9 gems papyrus metal spices stone wood gold grain oil sheep',
      },
      C: { stock: 'coin*4 wine*4' },
    },
  })
  play(s, 'name 3; perseus first; recruit circe; pay coins')
  expect(`${asked(s)} ${decision(s)}`).toBe('R first')
  const kinds = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const world = imagine(b, view(b, s, 2), new FastChance(i))
    const [first] = choices(world, 0)
    expect(first).toBeDefined()
    kinds.add(first.split(' ')[0])
  }
  expect(kinds).toContain('perseus')
})
