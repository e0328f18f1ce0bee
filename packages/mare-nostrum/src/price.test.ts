// 3.0 Payment: which sets there are, for whom, and the numbers of the reference table.

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { MnAction } from './actions.ts'
import { type Case, outcome, wanted } from './cases.ts'
import { EMPIRES } from './data/empires.ts'
import { controlTargets } from './heroes.ts'
import { PIECE_NAMES, PIECES } from './names.ts'
import { BUILD_PRICES, legalPay, means, pay, payFrame } from './price.ts'
import { BOARD, choices, type SceneWords, scene } from './scene.ts'
import { setup } from './setup.ts'
import { clone, type MnState, top } from './state.ts'
import { addToOffer, legalOffer } from './trade.ts'

const b = BOARD
const OPTIONS = { edition: 'pl', display: 'experienced', screens: 'hidden', gift: 'private', empires: 'by-seat' }

test('3.0 buildings and units cost sets of 3 or of 6', () => {
  expect(BUILD_PRICES).toEqual([3, 6])
})

/** Every set that pays a price, as the pieces laid down. */
function setsFor(s: MnState, seat: number, price: number): readonly string[] {
  const found: string[] = []
  // What lies on the table has come there in some order, which makes no difference.
  const seen = new Set<string>()
  const go = (from: MnState): void => {
    if (seen.size === seen.add(from.paid.join(' ')).size) return
    const out: MnAction[] = []
    const n = legalPay(b, from, top(from), out)
    for (const action of out.slice(0, n)) {
      if (action.kind !== 'pay') continue
      const next = clone(from)
      const done = pay(next, top(next), action.piece, action.coins === 1)
      if (done) found.push(next.paid.flatMap((count, piece) => Array<string>(count).fill(PIECE_NAMES[piece])).join(' '))
      else go(next)
    }
  }
  const start = clone(s)
  start.frames.push(payFrame(seat, b.acts.pyramids, price))
  go(start)
  return [...new Set(found)]
}

const holding = (letter: 'R' | 'C' | 'E', stock: string): SceneWords => ({
  at: `build ${letter}`,
  players: { [letter]: { stock } },
})
const setsOf = (letter: 'R' | 'C' | 'E', stock: string, price: number): readonly string[] =>
  setsFor(scene(holding(letter, stock)), 'RCGEB'.indexOf(letter), price)

/** How many offers of each size a stock allows. */
function offersOf(s: MnState, seat: number, size: number): number {
  if (size === 0) return 1
  const start = clone(s)
  start.frames.push({ at: 'offer', by: -1, a: size, b: 0, c: 0 })
  start.traders = 1 << seat
  start.offering = 1 << seat
  const found = new Set<string>()
  const seen = new Set<string>()
  const go = (from: MnState): void => {
    if (seen.size === seen.add(from.offers.join(' ')).size) return
    const out: MnAction[] = []
    const n = legalOffer(b, from, seat, out)
    if (n === 0) found.add(from.offers.join(' '))
    for (const action of out.slice(0, n)) {
      const next = clone(from)
      if (action.kind === 'offer') addToOffer(next, top(next), seat, action.piece)
      go(next)
    }
  }
  go(start)
  return found.size
}

describe('J the start position', () => {
  const names = (set: number, of: readonly string[]): string => of.filter((_, i) => (set >> i) & 1).sort().join(' ') // biome-ignore format: a line
  // biome-ignore format: a table
  const TABLE = [
    { empire: 'rome', offers: [1, 6, 17, 31, 41, 41], three: 10, six: 0, control: 'dalmatia germania', seas: 'mare-hadriaticum mare-ionium mare-tyrrhenum' },
    { empire: 'carthage', offers: [1, 6, 17, 31, 41, 41], three: 18, six: 2, control: 'garamantia phasania', seas: 'mare-africum mare-sardum' },
    { empire: 'greece', offers: [1, 5, 11, 15, 16, 16], three: 5, six: 0, control: 'dacia dalmatia', seas: 'mare-aegaeum mare-hadriaticum mare-ionium pontus-euxinus' },
    { empire: 'egypt', offers: [1, 4, 8, 11, 12, 12], three: 8, six: 3, control: 'garamantia judea nubia', seas: 'mare-aegyptum mare-africum' },
    { empire: 'babylon', offers: [1, 5, 13, 23, 30, 30], three: 5, six: 0, control: 'arabia armenia cappadocia cilicia', seas: '' },
  ]
  const rows = [3, 4, 5].flatMap(seats => TABLE.slice(0, seats).map(row => ({ seats, ...row })))

  test.each(rows)('$empire of $seats', ({ seats, empire, offers, three, six, control, seas }) => {
    const s = setup(b, { seats, options: OPTIONS }, new FastChance(1))
    const seat = (EMPIRES as readonly string[]).indexOf(empire)
    expect(offers.map((_, size) => offersOf(s, seat, size))).toEqual(offers)
    expect(setsFor(s, seat, 3).length).toBe(three)
    expect(setsFor(s, seat, 6).length).toBe(six)
    const inPlay = control.split(' ').filter(name => (b.tables[seats].inPlay >> b.provinceOf(name)) & 1)
    expect(names(controlTargets(b, s, seat), b.provinces)).toBe(inPlay.join(' '))
    s.frames.push({ at: 'build', by: seat, a: 0, b: 0, c: 0 })
    const triremes = choices(s, seat).filter(notation => notation.startsWith('trireme '))
    expect(triremes.map(notation => notation.slice(8)).sort().join(' ')).toBe(seas) // biome-ignore format: a line
  })
})

const EX10 = 'coin*3 grain*2 wood sheep gold gladiators'

describe('sets', () => {
  test('EX-10 the example’s stock: 11 sets of three, none of six (3.0)', () => {
    expect(setsOf('R', EX10, 3).length).toBe(11)
    expect(setsOf('R', EX10, 6).length).toBe(0)
  })

  test('EX-11 with Hannibal: one set of six, 15 of three (3.0)', () => {
    expect(setsOf('C', EX10, 6)).toEqual(['wood gold grain grain sheep gladiators'])
    expect(setsOf('C', EX10, 3).length).toBe(15)
  })

  test('J with Cleopatra: 26 sets of three, one of six (3.0)', () => {
    expect(setsOf('E', EX10, 3).length).toBe(26)
    expect(setsOf('E', EX10, 6).length).toBe(1)
  })

  test.each([
    {
      id: 'EX-01 two grains never in one set, either of them is',
      letter: 'R',
      stock: 'grain legendary-grain wood gold',
      price: 3,
      sets: ['wood gold grain', 'wood gold legendary-grain'],
    },
    {
      id: 'EX-02 the same with sheep',
      letter: 'R',
      stock: 'sheep legendary-sheep wood gold',
      price: 3,
      sets: ['wood gold sheep', 'wood gold legendary-sheep'],
    },
    {
      id: 'EX-12 Hannibal pays with two of a kind',
      letter: 'C',
      stock: 'metal*2 wood',
      price: 3,
      sets: ['metal metal wood'],
    },
    { id: 'EX-12 others do not', letter: 'R', stock: 'metal*2 wood', price: 3, sets: [] },
    { id: 'DR-32 two coins and a good, no Cleopatra', letter: 'R', stock: 'coin*2 wine', price: 3, sets: [] },
    {
      id: 'DR-33 Cleopatra: a coin and two kinds',
      letter: 'E',
      stock: 'coin oil wine',
      price: 3,
      sets: ['coin oil wine'],
    },
    {
      id: 'DR-33 Cleopatra: two coins and a good',
      letter: 'E',
      stock: 'coin*2 wine',
      price: 3,
      sets: ['coin coin wine'],
    },
    { id: 'DR-33 Cleopatra: no coin with two equal goods', letter: 'E', stock: 'coin wine*2', price: 3, sets: [] },
    {
      id: 'DR-33 Cleopatra: eleven kinds and a coin',
      letter: 'E',
      stock: 'coin ceramics gems papyrus metal spices stone wood gold grain oil sheep',
      price: 12,
      sets: ['coin ceramics gems papyrus metal spices stone wood gold grain oil sheep'],
    },
    { id: 'DR-34 Hannibal: not three of a kind', letter: 'C', stock: 'wine*3', price: 3, sets: [] },
    { id: 'DR-34 Hannibal: not two pairs', letter: 'C', stock: 'wine*2 oil*2', price: 4, sets: [] },
    {
      id: 'DR-34 Hannibal: normal and legendary are a pair',
      letter: 'C',
      stock: 'oil wine legendary-wine',
      price: 3,
      sets: ['oil wine legendary-wine'],
    },
    {
      id: 'DR-34 Hannibal: eleven kinds, one twice',
      letter: 'C',
      stock: 'ceramics gems papyrus metal spices stone wood gold grain oil*2 sheep',
      price: 12,
      sets: ['ceramics gems papyrus metal spices stone wood gold grain oil oil sheep'],
    },
  ] as const)('$id (3.0)', ({ letter, stock, price, sets }) => {
    // biome-ignore format: a table
    expect(setsOf(letter, stock, price)).toEqual(sets)
  })

  test('what a seat can pay is what there is a set for', () => {
    const random = new FastChance('means')
    for (let i = 0; i < 150; i++) {
      const letter = (['R', 'C', 'E'] as const)[i % 3]
      const pieces = Array.from({ length: random.number(8) }, () => PIECE_NAMES[random.number(PIECES)])
      const stock = pieces.filter((name, at) => !name.startsWith('leg') || pieces.indexOf(name) === at)
      const s = scene(holding(letter, stock.join(' ')))
      const most = means(s, 'RCGEB'.indexOf(letter))
      for (let price = 3; price <= 9; price++) {
        expect([stock.join(' '), letter, price, setsFor(s, 'RCGEB'.indexOf(letter), price).length > 0]).toEqual([
          stock.join(' '),
          letter,
          price,
          price <= most,
        ])
      }
    }
  })
})

/** Known to all, so that a single set is paid at once. */
const PAYING: readonly Case[] = [
  {
    id: 'EX-10 three builds from one stock (3.0, M39)',
    given: { ...holding('R', EX10), players: { R: { stock: EX10, control: 'gallia' } } },
    when: 'caravan gallia grain; pay coins; legion latium; pay wood; pay grain; pay sheep; legion latium',
    now: { 'R stock': '', latium: 'R R2', gallia: 'R [grain]' },
  },
  {
    id: 'EX-11 after the set of six the coins pay three (3.0)',
    given: holding('C', EX10),
    when: 'market africa; legion africa',
    now: { 'C stock': '', africa: 'C C1 [market]' },
  },
  {
    id: 'EX-01 a spent legendary good lies in its discard (1.2)',
    given: holding('R', 'legendary-grain wood gold'),
    when: 'legion latium; pay wood; pay gold; pay legendary-grain',
    now: { 'R stock': '', latium: 'R R1' },
  },
  {
    id: 'DR-92 a build begun and not paid can be taken back (3.0)',
    given: holding('R', 'grain wood gold oil'),
    when: 'legion latium; pay wood; take-back',
    now: { 'R stock': 'wood gold grain oil', asked: 'R build', latium: 'R' },
  },
  {
    id: 'DR-35 Spartacus: a coin or gladiators, legendary ones too (10, M27)',
    given: { ...holding('E', ''), players: { E: { stock: 'coin wine gladiators', cards: 'spartacus' } } },
    when: 'use spartacus aegyptus',
    now: { choices: 'pay coin; pay gladiators; take-back' },
  },
  {
    id: 'DR-35 a single wine is no price, not for Cleopatra either (10, M27)',
    given: { ...holding('E', ''), players: { E: { stock: 'wine', cards: 'spartacus' } } },
    now: { asked: 'E name' },
  },
  {
    id: 'DR-35 once a round (10)',
    given: { ...holding('R', ''), players: { R: { stock: 'coin*2', cards: 'spartacus' } } },
    when: 'use spartacus latium',
    now: { 'R stock': 'coin', latium: 'R R1', asked: 'E name' },
  },
  {
    id: 'DR-36 Gilgamesh: a coin or stone; not where a fortress stands (10)',
    given: {
      ...holding('R', ''),
      players: { R: { stock: 'coin legendary-stone', cards: 'gilgamesh', control: 'gallia', fortresses: 'latium' } },
    },
    can: ['use gilgamesh gallia'],
    cannot: ['use gilgamesh latium'],
  },
  {
    id: 'DR-36 paid with legendary stone (10, M27)',
    given: { ...holding('R', ''), players: { R: { stock: 'coin legendary-stone', cards: 'gilgamesh' } } },
    when: 'use gilgamesh latium; pay legendary-stone',
    now: { 'R stock': 'coin', latium: 'R R0+' },
  },
  {
    id: 'DR-37 Pharos: a trireme for a coin or wood on any legal sea (11)',
    given: { ...holding('R', ''), players: { R: { stock: 'wood', cards: 'pharos' } } },
    when: 'use pharos mare-tyrrhenum',
    now: { 'mare-tyrrhenum': 'R1', 'R stock': '' },
  },
  {
    id: 'N05 one way to pay, and an unseen legendary good in the stock: the question is asked (E)',
    given: holding('R', 'coin*3 legendary-wine'),
    when: 'legion latium',
    now: { asked: 'R pay', choices: 'pay coins; take-back' },
  },
  {
    id: 'N05 nothing to build, and an unseen legendary good: the question is asked (E)',
    given: holding('R', 'coin legendary-wine'),
    now: { asked: 'R build', choices: 'end build' },
  },
  {
    id: 'N05 nothing to build and nothing unseen: the turn is over (D)',
    given: holding('R', 'coin wine'),
    now: { asked: 'E name' },
  },
]

test.each(PAYING.map(each => [each.id, each] as const))('%s', (_, each) => {
  expect(outcome(each)).toEqual(wanted(each))
})
