// E Who knows what: offers, unseen legendary goods, the private gift, and what counting tells everybody.

import { FastChance, firstChance, type Seat, Telling } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { MnEvent } from './events.ts'
import { imagine, redeal } from './imagine.ts'
import { LEGENDARY, PIECE_NAMES, PIECES, pieceOf } from './names.ts'
import { apply, waiting } from './play.ts'
import { BOARD, choices, play, type SceneWords, scene, seatOf } from './scene.ts'
import { clone, type MnState } from './state.ts'
import { type MnView, view } from './view.ts'

const b = BOARD
const see = (s: MnState, letter: string): MnView => view(b, s, letter === '' ? undefined : seatOf(letter))
const known = (v: MnView, letter: string): string => {
  const { known, unseen } = v.ledger[seatOf(letter)]
  const list = known.flatMap((count, piece) =>
    count > 0 ? [`${PIECE_NAMES[piece]}${count > 1 ? `*${count}` : ''}`] : [],
  )
  return [...list, ...(unseen > 0 ? [`?${unseen}`] : [])].join(' ')
}
const tokensOf = (s: MnState, seat: Seat): string =>
  s.legendary.flatMap((place, kind) => (place === seat ? [PIECE_NAMES[LEGENDARY + kind]] : [])).join(' ')

/** Plays a move and says what each seat was told of it. */
function told(s: MnState, letter: string, notation: string): (seat: string) => readonly MnEvent[] {
  const action = b.actions.parse(notation)
  if (!action || !choices(s, seatOf(letter)).includes(notation)) throw new Error(`'${notation}' is not legal`)
  const telling = new Telling()
  apply(b, s, seatOf(letter), action, firstChance, telling)
  return seat => telling.to(seat === '' ? undefined : seatOf(seat)) as readonly MnEvent[]
}

const OFFERING: SceneWords = {
  at: 'trade',
  seats: 3,
  titles: 'R G R',
  players: {
    R: { stock: 'coin*2 wine oil', cards: 'antigone' },
    C: { stock: 'gold*2 metal legendary-wood' },
    G: { stock: 'grain sheep stone' },
  },
}

describe('losses in battle (4.2)', () => {
  /** Egypt loses two of four units, Rome has no choice: one after the other, and nobody sees the first before the last. */
  const losing = (): MnState => {
    const s = scene({
      at: 'turn R',
      titles: 'C E R',
      players: {
        R: { legions: 'gallia*3' },
        E: { control: 'germania', legions: 'germania*3', fortresses: 'germania' },
      },
    })
    play(s, 'march gallia germania; march gallia germania; march gallia germania; end march', '5 5 5 1 1 1')
    expect(s.losses[seatOf('E')]).toBe(2)
    return s
  }

  test('with the last of them the earlier ones are shown: that cannot be taken back', () => {
    const s = losing()
    const shows = (notation: string): boolean => {
      const telling = new Telling()
      const action = b.actions.parse(notation)
      if (!action) throw new Error(`'${notation}' is no move`)
      apply(b, s, seatOf('E'), action, firstChance, telling)
      return telling.revealed
    }
    expect(shows('lose legion')).toBe(false)
    expect(shows('lose fortress')).toBe(true)
    expect(waiting(s)).toEqual([seatOf('R')])
  })
})

describe('offers', () => {
  test('DR-23 nobody sees a draft, an offer or Antigone’s number before all are in (2.1, M22)', () => {
    const s = scene(OFFERING)
    play(s, 'token 2')
    const before = { C: see(s, 'C'), G: see(s, 'G'), spectator: see(s, '') }
    play(s, 'R: offer coin; R: offer wine')
    // That there were two choices all have seen; what they were nobody.
    const drafted = [2, 0, 0]
    expect({ C: see(s, 'C'), G: see(s, 'G'), spectator: see(s, '') }).toEqual({
      C: { ...before.C, drafted },
      G: { ...before.G, drafted },
      spectator: { ...before.spectator, drafted },
    })
    play(s, 'R: offer done; R: offer done; C: offer metal; C: offer legendary-wood')
    const { waiting: asked, offering, offers, ...others } = see(s, 'G')
    expect([asked, offering, offers]).toEqual([[2], [2], []])
    expect(JSON.stringify(others.ledger[1])).not.toContain('wood')
    expect(known(see(s, 'G'), 'C')).toBe('metal gold*2 ?1')
  })

  test('DR-23 worlds that Greece cannot tell apart have other offers, all of the right size (2.1)', () => {
    const s = scene(OFFERING)
    play(s, 'token 2; R: offer coin; R: offer done; R: offer done; R: offer done; C: offer metal; C: offer gold')
    const offers = new Set<string>()
    const numbers = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const t = clone(s)
      redeal(b, t, 2, new FastChance(i))
      expect(see(t, 'G')).toEqual(see(s, 'G'))
      const count = (seat: number): number => t.offers.slice(PIECES * seat, PIECES * (seat + 1)).reduce((x, y) => x + y)
      expect(count(1)).toBe(2)
      numbers.add(count(0))
      offers.add(t.offers.join(''))
    }
    expect(offers.size).toBeGreaterThan(10)
    expect([...numbers].sort()).toEqual([0, 1, 2, 3, 4])
  })

  test('what is turned face up is known from then on, and goes back known (2.1, E)', () => {
    const s = scene(OFFERING)
    play(
      s,
      'token 2; R: offer done; R: offer done; R: offer done; R: offer done; C: offer metal; C: offer legendary-wood; G: offer grain; G: offer sheep',
    )
    expect(see(s, 'G').offers[1][pieceOf('legendary-wood')]).toBe(1)
    expect(known(see(s, 'G'), 'C')).toBe('gold*2')
  })
})

/** The leader R has taken one piece of C and owes a gift. */
const GIVING: SceneWords = {
  at: 'trade',
  seats: 4,
  titles: 'R G R',
  players: {
    R: { stock: 'gold oil wine legendary-gems', cards: 'antigone' },
    C: { stock: 'coin*2' },
    G: { stock: 'wood' },
    E: { stock: 'wood' },
  },
}
const OWED = 'token 2; R: offer done; R: offer done; R: offer done; R: offer done'

describe('the gift', () => {
  test('DR-27 only giver and receiver know what it was (2.2.1, M21)', () => {
    const s = scene(GIVING)
    play(s, OWED)
    expect(choices(s)).toContain('gift oil')
    const events = told(s, 'R', 'gift oil')
    const seen = { at: 'gave', seat: 0, to: 1, piece: 'oil' }
    const unseen = { at: 'gave', seat: 0, to: 1 }
    for (const [who, event] of [
      ['R', seen],
      ['C', seen],
      ['G', unseen],
      ['E', unseen],
      ['', unseen],
    ] as const) {
      // biome-ignore format: a table
      expect(events(who)[0]).toEqual(event)
    }
    expect(see(s, 'C').gift).toEqual({ giver: 0, receiver: 1, piece: 'oil' })
    expect(see(s, 'G').gift).toEqual({ giver: 0, receiver: 1 })
    // Third parties know the stocks as they were before it.
    expect([known(see(s, 'G'), 'R'), known(see(s, 'G'), 'C')]).toEqual(['coin gold oil wine ?1', 'coin'])
    expect([known(see(s, 'C'), 'R'), known(see(s, 'C'), 'C')]).toEqual(['coin gold wine ?1', 'coin oil'])
  })

  test('M62 the question comes even where there is only one piece (2.2.1)', () => {
    const s = scene({ ...GIVING, players: { ...GIVING.players, R: { cards: 'antigone' } } })
    play(s, 'token 2')
    expect([s.frames.at(-1)?.at, choices(s)]).toEqual(['gift', ['gift coin']])
  })

  test('a third party’s worlds differ in the gift and in unseen goods, and in nothing it can see (E)', () => {
    const s = scene(GIVING)
    play(s, `${OWED}; gift legendary-gems`)
    const gifts = new Set<string>()
    for (let i = 0; i < 80; i++) {
      const t = clone(s)
      redeal(b, t, 2, new FastChance(i))
      expect(see(t, 'G')).toEqual(see(s, 'G'))
      expect(see(t, '')).toEqual(see(s, ''))
      gifts.add(t.given >= LEGENDARY ? 'legendary' : PIECE_NAMES[t.given])
    }
    expect([...gifts].sort()).toEqual(['coin', 'gold', 'legendary', 'oil', 'wine'])
  })

  test('the receiver knows the legendary good it got, the giver that it has it (E)', () => {
    const s = scene(GIVING)
    play(s, `${OWED}; gift legendary-gems`)
    for (let i = 0; i < 20; i++) {
      const t = clone(s)
      redeal(b, t, i % 2, new FastChance(i))
      expect(tokensOf(t, 1)).toBe('legendary-gems')
    }
    expect(see(s, 'R').secret).toEqual(['gems'])
    expect(see(s, 'G').secret).toEqual([])
  })

  const OWED_OF_TWO = 'token 2; R: offer done; R: offer done'
  const SPARTACUS: SceneWords = {
    ...GIVING,
    players: {
      ...GIVING.players,
      R: { stock: 'gladiators oil', cards: 'antigone' },
      C: { stock: 'coin*2', cards: 'spartacus' },
    },
  }

  test('it is known as soon as the receiver lays down what was not there before (3.0, E)', () => {
    const s = scene(SPARTACUS)
    play(s, `${OWED_OF_TWO}; gift gladiators; name 2`)
    expect(see(s, 'G').gift).toEqual({ giver: 0, receiver: 1 })
    play(s, 'use spartacus africa; pay gladiators')
    expect(see(s, 'G').gift).toBeUndefined()
    expect([known(see(s, 'G'), 'R'), known(see(s, 'G'), 'C')]).toEqual(['coin oil', 'coin'])
  })

  test('it stays a secret where that may have been there before (3.0, E)', () => {
    const s = scene(SPARTACUS)
    play(s, `${OWED_OF_TWO}; gift coin; name 2; use spartacus africa; pay coin`)
    expect(see(s, 'G').gift).toEqual({ giver: 0, receiver: 1 })
    expect(known(see(s, 'G'), 'C')).toBe('')
  })

  test('it is known at the end of phase 3, when both lay everything down (3.0, E)', () => {
    const s = scene(GIVING)
    play(s, `${OWED}; gift oil`)
    for (let i = 0; i < 30 && s.phase === 3; i++) {
      const [seat] = waiting(s)
      play(s, `${'RCGE'[seat]}: ${choices(s, seat).at(s.frames.at(-1)?.at === 'name' ? 0 : -1)}`)
    }
    expect(s.phase).toBe(4)
    expect(see(s, 'G').gift).toBeUndefined()
    expect(known(see(s, 'G'), 'R')).toBe('coin')
  })

  test.each([{ gift: 'public' }, { screens: 'open' }])('it is open with %o (M21)', options => {
    const s = scene({ ...GIVING, options })
    play(s, OWED)
    const events = told(s, 'R', 'gift oil')
    expect(events('G')[0]).toEqual({ at: 'gave', seat: 0, to: 1, piece: 'oil' })
    expect(see(s, 'G').gift).toBeUndefined()
  })
})

/** Rome could win with the Pyramids if its unseen legendary good is of a twelfth kind. */
const TWELVE = 'gems papyrus metal spices stone wood gold grain oil sheep wine'
const PERSEUS: SceneWords = {
  at: 'name',
  titles: 'C E R',
  players: { R: { cards: 'perseus', stock: `${TWELVE} legendary-gladiators` }, G: { stock: 'coin*3' } },
}

describe('unseen legendary goods', () => {
  test('DR-91 whether Perseus can win shows in no other view, event or question (E, M62)', () => {
    const worlds = ['legendary-gladiators', 'legendary-wine'].map(token => {
      const s = scene({
        ...PERSEUS,
        players: { ...PERSEUS.players, R: { cards: 'perseus', stock: `${TWELVE} ${token}` } },
      })
      const events = told(s, 'E', 'name 3')
      return { s, events }
    })
    const [can, cannot] = worlds
    expect(choices(can.s, 0)).toEqual(['perseus first', 'perseus pass'])
    expect(choices(cannot.s, 0)).toEqual(['perseus pass'])
    for (const letter of ['C', 'G', 'E', 'B', '']) {
      expect(see(can.s, letter)).toEqual(see(cannot.s, letter))
      expect(can.events(letter)).toEqual(cannot.events(letter))
    }
    expect(waiting(can.s)).toEqual(waiting(cannot.s))
  })

  test('DR-91 M05 how many there are is known to all, which they are to their owner (E)', () => {
    const s = scene(PERSEUS)
    expect(known(see(s, 'G'), 'R')).toBe(`${TWELVE} ?1`)
    expect(known(see(s, 'R'), 'R')).toBe(`${TWELVE} legendary-gladiators`)
    expect(see(s, 'G').players[0].size).toBe(12)
    expect(see(s, 'G').pile).toBe(12)
    expect(JSON.stringify(see(s, 'G'))).not.toContain('legendary-gladiators')
  })

  test('they go round in a viewer’s worlds; what somebody has seen stays (E)', () => {
    const s = scene({
      at: 'name',
      players: { R: { stock: 'legendary-wine legendary-oil' }, C: { stock: 'legendary-gold' }, G: { stock: 'coin' } },
    })
    s.known[pieceOf('legendary-oil') - LEGENDARY] |= 1 << 2
    const held = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const t = clone(s)
      redeal(b, t, 2, new FastChance(i))
      expect(see(t, 'G')).toEqual(see(s, 'G'))
      expect(tokensOf(t, 0)).toContain('legendary-oil')
      held.add(tokensOf(t, 1))
    }
    expect(held.size).toBeGreaterThan(8)
    expect([...held]).not.toContain('legendary-oil')
  })

  test('with open screens everybody sees what is drawn (E)', () => {
    const given: SceneWords = {
      at: 'collect',
      players: { R: { control: 'sicilia' } },
      buildings: 'sicilia/syracuse',
      options: { screens: 'open' },
    }
    const s = scene(given)
    expect(known(see(s, 'G'), 'R')).toBe('coin legendary-ceramics')
  })

  test('what a viewer imagines looks to it as it was (E)', () => {
    const s = scene(GIVING)
    play(s, `${OWED}; gift legendary-gems; name 1`)
    for (const letter of ['R', 'C', 'G', 'E', '']) {
      for (let i = 0; i < 10; i++)
        expect(see(imagine(b, see(s, letter), new FastChance(i)), letter)).toEqual(see(s, letter))
    }
  })
})

test('a view is small enough to send after every move', () => {
  const s = scene({
    ...PERSEUS,
    players: { ...PERSEUS.players, C: { legions: 'africa*4', triremes: 'mare-sardum*3' } },
  })
  for (const letter of ['R', 'G', '']) expect(JSON.stringify(see(s, letter)).length).toBeLessThan(16_000)
})
