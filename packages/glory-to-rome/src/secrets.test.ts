// Secrets: what each seat may know, what a table that remembers keeps and forgets (G08), and that positions dealt anew agree
// with it. What there is by the book, where vaults stay closed, is in vaults.test.ts.

import { FastChance, firstChance, type Seat, Telling } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { GrAction } from './actions.ts'
import { audit } from './audit.ts'
import { SITES_EMPTY } from './data/ends.ts'
import { gloryToRome } from './index.ts'
import { CARDS, cardOf, MATERIAL, materialOf, NAMES } from './names.ts'
import { hand, play, type SceneWords, scene as sceneOf } from './scene.ts'
import type { GrState } from './state.ts'

const { view, imagine, redeal, clone } = gloryToRome
const THINKS = 'think senator'
const scene = (words: SceneWords): GrState => sceneOf({ ...words, options: { vaults: 'remembered', ...words.options } })
/** The owner, the other player, a spectator. */
const ALL: readonly (Seat | undefined)[] = [0, 1, undefined]
const says = (s: GrState, seat: Seat | undefined, word: string): boolean => JSON.stringify(view(s, seat)).includes(word)

describe('what a view holds', () => {
  test('hands: one’s own by name, of the others how many cards', () => {
    const s = scene({ players: [{ hand: 'temple temple' }, { hand: 'villa senator' }] })
    expect(ALL.map(seat => view(s, seat).hand)).toEqual([['temple', 'temple'], ['villa'], []])
    expect([says(s, 1, 'temple'), says(s, undefined, 'temple'), says(s, 0, 'villa')]).toEqual([false, false, false])
    expect(view(s, undefined).players.map(({ orders, senators }) => [orders, senators])).toEqual([
      [2, 0],
      [1, 1],
    ])
  })

  test('G08 a table that remembers: what went into a vault openly is in everybody’s memory, as a material', () => {
    const s = scene({ players: [{ hand: 'villa', stockpile: 'brick' }, {}] })
    play(s, `lead merchant villa; ${THINKS}; bank brick`)
    for (const seat of ALL) {
      expect(view(s, seat).players[0].vault).toBe(1)
      expect(view(s, seat).memory[0]).toMatchObject({ vault: { materials: [0, 0, 1, 0, 0, 0], fromHand: 0, blind: 0 } })
    }
  })

  test('A29 a Basilica card is in the memory of its owner only', () => {
    const s = scene({ players: [{ hand: 'villa palace', done: 'basilica' }, {}] })
    play(s, `lead merchant villa; ${THINKS}; basilica palace`)
    expect(ALL.map(seat => view(s, seat).ownBanked)).toEqual([['palace'], [], []])
    expect(ALL.map(seat => view(s, seat).memory[0].vault?.fromHand)).toEqual([1, 1, 1])
    expect(ALL.map(seat => says(s, seat, 'palace'))).toEqual([true, false, false])
    expect(view(s, 1).memory[0].vault?.materials).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('an Atrium card is in nobody’s view, and in no place of the position either', () => {
    const s = scene({ players: [{ hand: 'villa', done: 'atrium' }, {}] })
    const bag = s.bag.slice()
    const before = ALL.map(seat => view(s, seat).seen ?? {})
    play(s, `lead merchant villa; ${THINKS}; atrium`)
    expect(s.bag).toEqual(bag)
    for (const [i, seat] of ALL.entries()) {
      expect(view(s, seat).memory[0]).toMatchObject({ vault: { blind: 1, materials: [0, 0, 0, 0, 0, 0] } })
      expect(view(s, seat).seen).toEqual({ ...before[i], villa: (before[i].villa ?? 0) + 1 })
    }
  })

  test('a Fountain card is seen by its owner only, while it is drawn and when it is kept', () => {
    const s = scene({ players: [{ hand: 'dock', done: 'fountain' }, {}] })
    play(s, `lead craftsman dock; ${THINKS}`)
    play(s, 'fountain', 'palace')
    expect(ALL.map(seat => view(s, seat).frames.at(-1)?.a)).toEqual([cardOf('palace'), -1, -1])
    expect(ALL.map(seat => says(s, seat, 'palace'))).toEqual([true, false, false])
    play(s, 'keep')
    expect(ALL.map(seat => says(s, seat, 'palace'))).toEqual([true, false, false])
  })

  test('cards drawn are told to the one who drew them', () => {
    const s = scene({ players: [{ hand: 'dock' }, {}] })
    const tell = new Telling()
    const think = gloryToRome.actions.parse('think cards') as GrAction
    gloryToRome.apply(s, 0, think, new FastChance('draw'), tell)
    expect(tell.to(0)[0]).toMatchObject({ at: 'drew', count: 4, cards: expect.anything() })
    expect(tell.to(1)[0]).toEqual({ at: 'drew', seat: 0, count: 4 })
    expect(tell.to(undefined)[0]).toEqual({ at: 'drew', seat: 0, count: 4 })
  })
})

describe('memory (G08)', () => {
  const memory = (s: GrState, of: Seat) => view(s, undefined).memory[of]

  test('a card shown is remembered until it is seen leaving', () => {
    const s = scene({ players: [{ hand: 'school temple villa' }, { hand: 'senator' }] })
    play(s, `lead legionary school; ${THINKS}; demand temple`)
    expect(memory(s, 0).hand).toEqual(['temple'])
    play(s, `${THINKS}; lead patron temple`)
    expect(memory(s, 0).hand).toEqual([])
  })

  test('a card shown in two rounds may be the same', () => {
    const s = scene({ players: [{ hand: 'school temple temple', clients: 'legionary' }, { hand: 'senator senator' }] })
    play(s, `lead legionary school; ${THINKS}; demand temple; enough`)
    play(s, `lead legionary senator; ${THINKS}; demand temple`)
    expect(memory(s, 0).hand).toEqual(['temple'])
  })

  test('two cards shown in one round are two', () => {
    const s = scene({ players: [{ hand: 'school temple temple', clients: 'legionary' }, {}] })
    play(s, `lead legionary school; ${THINKS}; demand temple; demand temple`)
    expect(memory(s, 0).hand).toEqual(['temple', 'temple'])
  })

  test('a hand that gave fewer than demanded lacks the material, until it draws', () => {
    const s = scene({ players: [{ hand: 'school bath gate', clients: 'legionary' }, { hand: 'shrine bar' }] })
    play(s, `lead legionary school; ${THINKS}; demand bath; demand gate`)
    expect(memory(s, 1).lacks).toEqual(['brick'])
    const t = clone(s)
    play(t, THINKS) // a senator changes nothing
    expect(memory(t, 1).lacks).toEqual(['brick'])
    play(s, 'think cards')
    expect(memory(s, 1).lacks).toEqual([])
  })

  test('a hand that gave as many as demanded may hold more', () => {
    const s = scene({ players: [{ hand: 'school bath' }, { hand: 'shrine bar' }] })
    play(s, `lead legionary school; ${THINKS}; demand bath; give shrine`)
    expect(memory(s, 1).lacks).toEqual([])
  })

  test('a card banked unseen: of that hand nothing shown is sure any more; what it lacks stays', () => {
    const s = scene({
      players: [
        { hand: 'school bath villa sewer dock', clients: 'legionary merchant', done: 'basilica' },
        { hand: 'senator senator bath' },
      ],
    })
    play(s, `lead legionary school; ${THINKS}; demand dock; demand bath; give bath`)
    expect(memory(s, 0).hand).toEqual(['dock', 'bath'])
    play(s, `${THINKS}; lead merchant villa; ${THINKS}; basilica sewer`)
    expect(memory(s, 0).hand).toEqual([])
  })
})

/** A hand has what it was seen to hold and nothing it is known to lack, and nothing else has changed but secrets. */
function agrees(s: GrState, other: GrState, seat: Seat): void {
  expect(audit(other).faults).toEqual([])
  expect(view(other, seat)).toEqual(view(s, seat))
}

describe('positions dealt anew', () => {
  const dealt = (s: GrState, seat: Seat, n: number): readonly GrState[] =>
    Array.from({ length: n }, (_, i) => {
      const chance = new FastChance(`deal ${i}`)
      if (i % 2) return imagine(JSON.parse(JSON.stringify(view(s, seat))), chance)
      const other = clone(s)
      redeal(other, seat, chance)
      return other
    })

  test('shown cards stay, what is lacking does not come, the rest changes', () => {
    const s = scene({
      players: [
        { hand: 'school bath gate', clients: 'legionary' },
        { hand: 'shrine bar dock' },
        { hand: 'temple villa senator' },
      ],
    })
    play(s, `lead legionary school; ${THINKS}; ${THINKS}; demand bath; demand gate`)
    const hands = new Set<string>()
    for (const other of dealt(s, 2, 60)) {
      agrees(s, other, 2)
      expect(hand(other, 0)).toBe('bath gate')
      expect(hand(other, 2)).toBe('villa temple senator senator')
      hands.add(hand(other, 1))
      for (const name of hand(other, 1).split(' ')) {
        if (name !== 'senator') expect(MATERIAL[cardOf(name)]).not.toBe(materialOf('brick'))
      }
    }
    expect(hands.size).toBeGreaterThan(10)
  })

  /** Nearly all cards are seen: those left are in these hands, the deck, and nowhere else. */
  function squeezed(hands: readonly string[], lacks: readonly string[], deck: string): GrState {
    const s = scene({ players: hands.map(held => ({ hand: held })) })
    const left = deck.split(' ').map(cardOf)
    for (let card = 0; card < CARDS; card++) {
      for (; s.bag[card] > left.filter(each => each === card).length; s.bag[card]--) s.pool[MATERIAL[card]]++
    }
    s.deck = left.length
    for (const [seat, list] of lacks.entries()) {
      for (const name of list.split(' ').filter(Boolean)) s.lacks[seat] |= 1 << materialOf(name)
    }
    expect(audit(s).faults).toEqual([])
    return s
  }

  const SQUEEZED: readonly {
    id: string
    hands: readonly string[]
    lacks: readonly string[]
    deck: string
    ways: number
  }[] = [
    {
      id: 'one hand may hold one thing only',
      hands: ['bar', 'temple', 'dock'],
      lacks: ['', 'wood rubble', ''],
      deck: 'dock',
      ways: 1, // by name: the two docks are alike
    },
    {
      id: 'two hands bar each other’s cards',
      hands: ['bar', 'temple temple', 'dock dock'],
      lacks: ['', 'wood', 'marble'],
      deck: 'villa',
      ways: 3,
    },
    {
      id: 'a hand that may hold anything must leave the others theirs',
      hands: ['bar', 'bath villa', 'temple', 'dock'],
      lacks: ['', '', 'wood brick stone', 'marble brick stone'],
      deck: 'shrine',
      ways: 3,
    },
    {
      id: 'five players, chained',
      hands: ['bar', 'villa', 'temple', 'dock', 'bath'],
      lacks: ['', 'marble wood', 'wood brick', 'brick stone', 'stone marble'],
      deck: 'wall',
      ways: 18,
    },
  ]

  test.each(SQUEEZED)('with a deck of one card: $id', ({ hands, lacks, deck, ways }) => {
    const s = squeezed(hands, lacks, deck)
    const found = new Set<string>()
    for (const other of dealt(s, 0, 200)) {
      agrees(s, other, 0)
      found.add(hands.map((_, seat) => hand(other, seat)).join('; '))
    }
    expect(found.size).toBe(ways)
    expect(found).toContain(hands.join('; '))
  })

  test('cards banked from hands take what the hands leave', () => {
    const s = scene({ players: [{ hand: 'bar' }, { hand: 'villa temple', done: 'basilica' }], leader: 1 })
    play(s, `lead merchant villa; ${THINKS}; basilica temple`)
    const found = new Set<number>()
    for (const other of dealt(s, 0, 40)) {
      agrees(s, other, 0)
      expect(other.buried).toHaveLength(1)
      found.add(other.buried[0] % CARDS)
    }
    expect(found.size).toBeGreaterThan(5)
  })

  test('a Fountain card drawn anew is in the hand and on top', () => {
    const s = scene({ players: [{ hand: 'dock', done: 'fountain' }, {}] })
    play(s, `lead craftsman dock; ${THINKS}; fountain`)
    for (const other of dealt(s, 1, 20)) {
      agrees(s, other, 1)
      expect(hand(other, 0)).toBe(NAMES[other.frames.at(-1)?.a ?? -1])
    }
  })
})

test('a view takes under 12,000 bytes and what a move tells under 4,000, in 200 random games of five', () => {
  let largestView = 0
  let largestMove = 0
  const out: GrAction[] = []
  for (let game = 0; game < 200; game++) {
    const chance = new FastChance(`bytes ${game}`)
    const s = gloryToRome.setup({ seats: 5, options: view(scene({ players: [{}, {}] }), 0).options }, chance)
    let moves = 0
    for (let seat = gloryToRome.waiting(s)[0]; seat !== undefined; seat = gloryToRome.waiting(s)[0]) {
      const tell = new Telling()
      gloryToRome.apply(s, seat, out[chance.number(gloryToRome.legal(s, seat, out))], chance, tell)
      largestMove = Math.max(largestMove, JSON.stringify(tell.to(seat)).length)
      if (moves++ % 16 === 0) largestView = Math.max(largestView, JSON.stringify(view(s, seat)).length)
    }
    largestView = Math.max(largestView, JSON.stringify(view(s, 0)).length)
  }
  expect(largestView).toBeLessThan(12_000)
  expect(largestMove).toBeLessThan(4_000)
  expect(largestView).toBeGreaterThan(4_000) // the games were played
})

test('the same cards for everybody: firstChance deals what is there', () => {
  const s = scene({ players: [{ hand: 'temple' }, { hand: 'villa' }] })
  redeal(s, 0, firstChance)
  expect([hand(s, 0), hand(s, 1)]).toEqual(['temple', 'bar'])
})

test('vaults that are opened tell materials: nothing names the card that was banked from a hand', () => {
  const s = scene({ players: [{ hand: 'villa palace', done: 'basilica' }, {}] })
  play(s, `lead merchant villa; ${THINKS}; basilica palace`)
  expect(view(s, 1).seen).toBeDefined()
  s.buried.pop()
  s.end = SITES_EMPTY
  for (const seat of ALL) expect(says(s, seat, 'palace')).toBe(false)
})

describe('whoever is bound to cards has them in every world that others imagine', () => {
  interface Bound {
    readonly what: string
    readonly given: SceneWords
    readonly when: string
    readonly asked: Seat
    readonly holds: readonly [material: string, cards: number]
  }
  const BOUND: readonly Bound[] = [
    {
      what: 'a petition that is begun (4.1)',
      given: { players: [{ hand: 'dock dock dock temple' }, { hand: 'bath' }], options: { variant: 'classic' } },
      when: 'petition laborer wood; add dock',
      asked: 0,
      holds: ['wood', 2],
    },
    {
      what: 'as much as is demanded (7)',
      given: { players: [{ hand: 'school shrine shrine' }, { hand: 'bath shrine foundry' }] },
      when: `lead legionary school; ${THINKS}; demand shrine`,
      asked: 1,
      holds: ['brick', 1],
    },
  ]
  const others = (seat: Seat) => ALL.filter(other => other !== seat)
  test.each(BOUND)('$what', ({ given, when, asked, holds: [name, cards] }) => {
    for (const vaults of ['remembered', 'by-the-book']) {
      const s = sceneOf({ ...given, options: { vaults, ...given.options } })
      play(s, when)
      expect(gloryToRome.waiting(s)).toEqual([asked])
      const chance = new FastChance(`bound ${vaults}`)
      for (const viewer of others(asked)) {
        for (let i = 0; i < 300; i++) {
          const world = imagine(view(s, viewer), chance)
          expect(world.held[6 * asked + materialOf(name)]).toBeGreaterThanOrEqual(cards)
          expect(gloryToRome.legal(world, asked, [])).toBeGreaterThan(0)
          expect(audit(world).faults).toEqual([])
        }
      }
    }
  })
})
