// Vaults by the book (G08): nobody may look through one, not even its owner. And that hands and vaults are dealt anew in all
// ways that a view allows, each as often as it should be.

import { FastChance, type Seat } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { gloryToRome } from './index.ts'
import { CARDS, COPIES, cardOf, MATERIAL, materialOf, NAMES } from './names.ts'
import { play, type SceneWords, scene, vault } from './scene.ts'
import type { GrState } from './state.ts'

const { view, imagine, redeal, clone } = gloryToRome
const THINKS = 'think senator'
const ALL: readonly (Seat | undefined)[] = [0, 1, undefined]

const BANKED: SceneWords = {
  players: [{ hand: 'villa dock senator senator', stockpile: 'wood brick', done: 'basilica' }, { hand: 'bar' }],
}
const BANKS = `lead merchant villa; ${THINKS}; bank wood; basilica dock`

describe('by the book', () => {
  test('a vault is a number to everybody, at once and rounds later', () => {
    const s = scene(BANKED)
    for (const later of [BANKS, `${THINKS}; ${THINKS}; think cards`]) {
      play(s, later)
      for (const seat of ALL) {
        const seen = view(s, seat)
        expect(seen.players[0].vault).toBe(s.banked[0])
        expect([seen.memory[0].vault, seen.ownBanked, seen.seen]).toEqual([undefined, [], undefined])
      }
    }
  })

  test('what goes in is told when it goes in, as it lies open then', () => {
    const told = play(scene(BANKED), BANKS)
    expect(told).toContainEqual({ at: 'banked', seat: 0, material: 'wood', from: 'stockpile' })
  })

  test('whatever lies in the vaults, the views are the same to the byte', () => {
    const filled = (mine: string, theirs: string): GrState =>
      scene({ players: [{ hand: 'bar', vault: mine }, { vault: theirs }], pool: 'rubble', deck: 40 })
    for (const seat of ALL) {
      const views = [
        filled('wood wood', 'marble'),
        filled('marble stone', 'wood'),
        filled('brick concrete', 'brick'),
      ].map(s => JSON.stringify(view(s, seat)))
      expect(new Set(views).size).toBe(1)
    }
  })

  test('they lie open when they are counted', () => {
    const s = scene({ players: [{ vault: 'wood marble' }, { vault: 'stone' }], deck: 1 })
    play(s, 'think cards')
    for (const seat of ALL) {
      expect(view(s, seat).memory.map(each => each.vault?.materials)).toEqual([
        [0, 1, 0, 0, 0, 1],
        [0, 0, 0, 0, 1, 0],
      ])
    }
  })

  test('they stay closed where nothing is counted', () => {
    const roles = 'laborer craftsman legionary architect merchant patron'
    const materials = 'rubble wood brick concrete stone marble'
    const s = scene({
      players: [
        {
          hand: 'dock temple',
          work: 'forum:marble,marble',
          clients: roles,
          row: 'wood wood wood wood',
          stockpile: materials,
        },
        { vault: 'stone' },
      ],
    })
    play(s, `lead craftsman dock; ${THINKS}; craft forum temple`)
    expect(s.end).toBeGreaterThanOrEqual(0)
    for (const seat of ALL) expect(view(s, seat).memory[1].vault).toBeUndefined()
  })

  test('what a demand shows is there until the round ends', () => {
    const s = scene({
      players: [{ hand: 'school temple dock' }, { hand: 'bar senator', clients: 'legionary' }, { hand: 'bar' }],
    })
    play(s, `lead legionary school; ${THINKS}; ${THINKS}; demand temple`)
    expect(view(s, 2).memory.map(({ hand, lacks }) => [hand, lacks])).toEqual([
      [['temple'], []],
      [[], ['marble']],
      [[], ['marble']],
    ])
    play(s, 'enough')
    expect(view(s, 2).memory).toEqual([0, 1, 2].map(() => ({ hand: [], lacks: [] })))
  })
})

test('A24 a card that was shown and then banked unseen: nobody learns which it was', () => {
  const banked = (card: string): string[] => {
    const s = scene({
      players: [{ hand: 'temple dock bath', done: 'bath basilica', clients: 'patron patron' }, { hand: 'bar' }],
      pool: 'brick stone rubble',
    })
    play(s, `lead patron temple; ${THINKS}; hire legionary; demand dock; hire merchant; basilica ${card}`)
    expect(view(s, 1).frames.at(-1)).toMatchObject({ at: 'patron', by: 0 })
    return [1, undefined].map(seat => JSON.stringify(view(s, seat)))
  }
  expect(banked('dock')).toEqual(banked('bath'))
})

/** Positions dealt from what a seat sees, in both ways. */
const dealt = (s: GrState, seat: Seat, n: number): readonly GrState[] =>
  Array.from({ length: n }, (_, i) => {
    const chance = new FastChance(`vault ${i}`)
    if (i % 2) return imagine(JSON.parse(JSON.stringify(view(s, seat))), chance)
    const other = clone(s)
    redeal(other, seat, chance)
    return other
  })

describe('vaults dealt anew', () => {
  const s = scene({
    players: [
      { hand: 'villa bar', vault: 'wood marble', done: 'shrine', stockpile: 'stone' },
      { hand: 'dock dock', vault: 'brick', clients: 'patron' },
    ],
    pool: 'rubble rubble',
  })

  test.each([0, 1])('agree with the view of seat %i, and change', seat => {
    const found = new Set<string>()
    for (const other of dealt(s, seat, 200)) {
      expect(audit(other).faults).toEqual([])
      expect(view(other, seat)).toEqual(view(s, seat))
      found.add(`${vault(other, 0)}; ${vault(other, 1)}`)
    }
    expect(found.size).toBeGreaterThan(30)
  })

  test('each material as often as it is among the cards nobody can see', () => {
    const hidden = NAMES.map((_, card) => COPIES[card])
    for (const name of ['villa', 'bar', 'shrine']) hidden[cardOf(name)]--
    const counts = [0, 1, 2, 3, 4, 5].map(m => hidden.reduce((sum, n, card) => sum + (MATERIAL[card] === m ? n : 0), 0))
    for (const name of ['stone', 'marble', 'rubble', 'rubble', 'brick', 'brick']) counts[materialOf(name)]--
    const all = counts.reduce((sum, n) => sum + n, 0)
    const seen = [0, 0, 0, 0, 0, 0]
    const n = 3000
    for (const other of dealt(s, 0, n)) for (let m = 0; m < 6; m++) seen[m] += other.vault[m] + other.vault[6 + m]
    for (let m = 0; m < 6; m++) {
      const share = counts[m] / all
      const off = Math.abs(seen[m] - 3 * n * share) / Math.sqrt(3 * n * share * (1 - share))
      expect(off, `material ${m}`).toBeLessThan(4)
    }
  })

  test('no card comes more often than there are copies of it', () => {
    for (const other of dealt(s, 1, 300)) {
      for (let card = 0; card < CARDS; card++) {
        const held = other.hands[card] + other.hands[CARDS + card]
        expect(other.bag[card]).toBeGreaterThanOrEqual(0)
        expect(other.bag[card] + held + (card === cardOf('shrine') ? 1 : 0)).toBeLessThanOrEqual(COPIES[card])
      }
    }
  })
})

describe('hands that are known to lack something', () => {
  /** A few cards are left: by name in the deck and these hands, which lack these materials. */
  function few(hands: readonly string[], lacks: readonly string[], deck: string): GrState {
    const s = scene({ players: hands.map(hand => ({ hand })), options: { vaults: 'remembered' } })
    const left = deck.split(' ').map(cardOf)
    for (let card = 0; card < CARDS; card++) {
      for (; s.bag[card] > left.filter(each => each === card).length; s.bag[card]--) s.pool[MATERIAL[card]]++
    }
    s.deck = left.length
    for (const [seat, list] of lacks.entries()) {
      for (const name of list.split(' ').filter(Boolean)) s.lacks[seat] |= 1 << materialOf(name)
    }
    return s
  }

  /** Every way to deal the hands, each copy of a card told apart: how often each set of hands by name comes up. */
  function ways(s: GrState, seat: Seat): Map<string, number> {
    const found = new Map<string, number>()
    const bag = s.bag.slice()
    const hands: number[][] = []
    for (let other = 0; other < s.seats; other++) {
      hands.push([])
      if (other !== seat) for (let card = 0; card < CARDS; card++) bag[card] += s.hands[CARDS * other + card]
    }
    const deal = (other: Seat, left: number, count: number): void => {
      if (other === s.seats) {
        const key = hands.map(hand => hand.toSorted((a, b) => a - b).join(' ')).join('; ')
        found.set(key, (found.get(key) ?? 0) + count)
        return
      }
      if (left === 0 || other === seat) {
        const next = other + 1
        deal(next, next < s.seats ? s.orders[next] : 0, count)
        return
      }
      for (let card = 0; card < CARDS; card++) {
        if (bag[card] === 0 || (s.lacks[other] >> MATERIAL[card]) & 1) continue
        bag[card]--
        hands[other].push(card)
        deal(other, left - 1, count * (bag[card] + 1))
        hands[other].pop()
        bag[card]++
      }
    }
    deal(0, s.orders[0], 1)
    return found
  }

  const handsOf = (s: GrState, seat: Seat): string =>
    Array.from({ length: s.seats }, (_, other) =>
      other === seat
        ? ''
        : NAMES.flatMap((_, card) => new Array<number>(s.hands[CARDS * other + card]).fill(card)).join(' '),
    ).join('; ')

  test.each([
    {
      id: 'a free hand before one that lacks marble',
      hands: ['bar', 'dock temple', 'dock villa'],
      lacks: ['', '', 'marble'],
      deck: 'temple temple bath',
    },
    {
      id: 'two that lack the same',
      hands: ['bar', 'dock bath', 'dock villa'],
      lacks: ['', 'marble', 'marble'],
      deck: 'temple temple bath',
    },
    {
      id: 'two that lack what the other may hold',
      hands: ['bar', 'dock bath', 'temple villa'],
      lacks: ['', 'marble', 'wood'],
      deck: 'temple dock bath',
    },
    {
      id: 'three, chained, and few cards',
      hands: ['bar', 'villa', 'temple', 'dock bath'],
      lacks: ['', 'marble wood', 'wood brick', 'stone marble'],
      deck: 'wall dock',
    },
    {
      id: 'one that may hold almost nothing and one that lacks little',
      hands: ['bar', 'temple temple', 'dock bath'],
      lacks: ['', 'rubble wood brick concrete stone', 'stone'],
      deck: 'temple villa wall',
    },
  ])('are dealt in every way alike: $id', ({ hands, lacks, deck }) => {
    const s = few(hands, lacks, deck)
    const expected = ways(s, 0)
    const all = [...expected.values()].reduce((sum, n) => sum + n, 0)
    const n = 2000
    const found = new Map<string, number>()
    for (const other of dealt(s, 0, n)) {
      const key = handsOf(other, 0)
      found.set(key, (found.get(key) ?? 0) + 1)
    }
    expect([...found.keys()].filter(key => !expected.has(key))).toEqual([])
    let chi = 0
    for (const [key, count] of expected) {
      const mean = (n * count) / all
      chi += ((found.get(key) ?? 0) - mean) ** 2 / mean
    }
    const free = expected.size - 1
    expect(chi).toBeLessThan(free + 4 * Math.sqrt(2 * free) + 4)
  })
})
