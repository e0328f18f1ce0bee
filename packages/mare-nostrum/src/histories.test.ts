// Two histories that somebody cannot tell apart: whatever others gave, drew or chose in secret, a view, the waiting and the
// number of moves are the same until it is shown. E, M61

import { FastChance, firstChance, openTable, type Seat } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { GOODS } from './data/goods.ts'
import { redeal } from './imagine.ts'
import { mareNostrum } from './index.ts'
import { pieceOf } from './names.ts'
import { apply, waiting } from './play.ts'
import { BOARD, choices, play, type SceneWords, scene, seatOf } from './scene.ts'
import { clone, type MnState, SHOWN } from './state.ts'
import { view } from './view.ts'

const b = BOARD
const THIRD: readonly (Seat | undefined)[] = [seatOf('G'), seatOf('E'), undefined]

/** What third parties see of a position. */
const seen = (s: MnState): string => JSON.stringify(THIRD.map(seat => [view(b, s, seat), waiting(s)]))

/** The leader R has taken one piece of C and owes a gift; C builds next. */
const giving = (giver: string, receiver: string): SceneWords => ({
  at: 'trade',
  seats: 4,
  titles: 'R G R',
  players: {
    R: { stock: giver, cards: 'antigone' },
    C: { stock: receiver, cards: 'spartacus' },
    G: { stock: 'wood' },
    E: { stock: 'wood' },
  },
})

/** Two worlds in which one token is with the giver in one and with the receiver in the other, and the other way round. */
function twoWorlds(giver: string, receiver: string, gifts: readonly [string, string], swap: readonly [string, string]) {
  const swapped = (stock: string): string => stock.replace(swap[0], '@').replace(swap[1], swap[0]).replace('@', swap[1])
  const worlds = [scene(giving(giver, receiver)), scene(giving(swapped(giver), swapped(receiver)))]
  for (const [i, s] of worlds.entries()) {
    play(s, 'token 2')
    while (waiting(s).includes(0) && s.frames.at(-1)?.at === 'offer') play(s, 'R: offer done')
    while (s.frames.at(-1)?.at === 'offer') play(s, 'C: offer coin')
    play(s, [`gift ${gifts[i]}`, 'name 2'])
  }
  return worlds
}

describe('a private gift', () => {
  const PAY = ['use spartacus africa', 'pay legendary-gladiators']
  const GIVER = 'oil wine legendary-gladiators'
  const RECEIVER = 'coin*2 legendary-gems'
  const SWAP = ['legendary-gladiators', 'legendary-gems'] as const

  test('N10 a legendary good shown by the receiver may be the gift or his own: nobody else can tell (2.2.1)', () => {
    // In one world the gladiators are the gift and the gems his own; in the other the gems are the gift.
    const worlds = twoWorlds(GIVER, RECEIVER, SWAP, SWAP)
    expect(seen(worlds[1])).toBe(seen(worlds[0]))
    for (const move of PAY) {
      for (const s of worlds) play(s, [move])
      expect(seen(worlds[1])).toBe(seen(worlds[0]))
    }
    expect(worlds.map(s => s.given)).toEqual([SHOWN, pieceOf('legendary-gems')])
    // To those who may think either, a gift is still unknown; the two who know it see where it is.
    expect(view(b, worlds[0], 2).gift).toEqual({ giver: 0, receiver: 1 })
    expect(view(b, worlds[0], 0).gift).toEqual({ giver: 0, receiver: 1, shown: true })
  })

  test('N10 the gift may as well have been an ordinary good (2.2.1)', () => {
    const worlds = twoWorlds(GIVER, RECEIVER, ['legendary-gladiators', 'oil'], SWAP)
    for (const move of PAY) {
      for (const s of worlds) play(s, [move])
      expect(seen(worlds[1])).toBe(seen(worlds[0]))
    }
  })

  test('it is certain to all once he has shown more unseen goods than he had without it (E)', () => {
    const [s] = twoWorlds(GIVER, 'coin*2', ['legendary-gladiators', 'oil'], ['@', '@'])
    play(s, PAY)
    expect(view(b, s, 2).gift).toBeUndefined()
    expect(view(b, s, undefined).ledger.map(({ unseen }) => unseen)).toEqual([0, 0, 0, 0])
  })

  test('what is taken back stays seen, and the gift stays unknown (3.0)', () => {
    const receiver = 'coin*2 legendary-gems legendary-wood grain sheep gold'
    const worlds = twoWorlds(GIVER, receiver, ['legendary-gladiators', 'oil'], SWAP)
    for (const move of ['legion africa', 'pay legendary-gladiators', 'pay grain', 'take-back']) {
      for (const s of worlds) play(s, [move])
      expect(seen(worlds[1])).toBe(seen(worlds[0]))
    }
  })

  test('worlds of a third party after it was shown look to it as they did (E)', () => {
    const [s] = twoWorlds(GIVER, RECEIVER, ['legendary-gladiators', 'oil'], SWAP)
    play(s, PAY)
    for (let i = 0; i < 30; i++) {
      for (const seat of [2, 3, -1]) {
        const t = clone(s)
        redeal(b, t, seat, new FastChance(i))
        const viewer = seat < 0 ? undefined : seat
        expect(JSON.stringify(view(b, t, viewer))).toBe(JSON.stringify(view(b, s, viewer)))
      }
    }
  })

  test('pairs by the hundred: tokens swapped between giver and receiver, then the same moves of all (E)', () => {
    let compared = 0
    for (let i = 0; i < 100; i++) {
      const random = new FastChance(`pair ${i}`)
      const kinds = GOODS.map((_, kind) => kind)
      for (let k = kinds.length - 1; k > 0; k--) {
        const other = random.number(k + 1)
        ;[kinds[k], kinds[other]] = [kinds[other], kinds[k]]
      }
      const token = (kind: number): string => `legendary-${GOODS[kind]}`
      const mine = kinds.slice(0, 1 + random.number(3)).map(token)
      const his = kinds.slice(4, 5 + random.number(3)).map(token)
      const worlds = twoWorlds(
        `oil wine grain gold ${mine.join(' ')}`,
        `coin*2 sheep wood stone ${his.join(' ')}`,
        [mine[0], random.number(2) === 0 ? 'oil' : his[0]],
        [mine[0], his[0]],
      )
      expect(seen(worlds[1])).toBe(seen(worlds[0]))
      for (let step = 0; step < 24; step++) {
        const [seat, other] = worlds.map(s => waiting(s)[0])
        expect(other).toBe(seat)
        const options = choices(worlds[0], seat).filter(one => choices(worlds[1], seat).includes(one))
        if (options.length === 0) break
        const move = options[random.number(options.length)]
        const action = b.actions.parse(move)
        if (!action) throw new Error(move)
        for (const s of worlds) apply(b, s, seat, action, firstChance)
        // What is left at the end of the phase is laid open, and differs.
        if (worlds.some(s => s.phase !== 3)) break
        expect([i, step, move, seen(worlds[1])]).toEqual([i, step, move, seen(worlds[0])])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(400)
  })
})

describe('Antigone’s number', () => {
  const OFFERING: SceneWords = {
    at: 'trade',
    seats: 4,
    titles: 'C G R',
    players: {
      R: { stock: 'coin*3 wine oil gold', cards: 'antigone' },
      C: { stock: 'coin*4' },
      G: { stock: 'coin*4' },
      E: { stock: 'coin*4' },
    },
  }

  test('takes as many moves whatever it is, and nobody sees anything of them (10, M17)', () => {
    const offers = [
      'done done done done done',
      'coin done done done done',
      'wine coin oil done done',
      'done wine done coin done',
      'coin coin coin wine oil',
    ].map(text => text.split(' '))
    const histories = offers.map(pieces => {
      const s = scene(OFFERING)
      play(s, 'token 2')
      return pieces.map(piece => {
        play(s, [`R: offer ${piece}`])
        return JSON.stringify([1, 2, 3, undefined].map(seat => [view(b, s, seat), waiting(s)]))
      })
    })
    for (const history of histories) expect(history).toEqual(histories[0])
  })

  test('and as few as she has pieces (10)', () => {
    const s = scene({ ...OFFERING, players: { ...OFFERING.players, R: { stock: 'wine oil', cards: 'antigone' } } })
    play(s, 'token 2; R: offer done; R: offer wine')
    expect(waiting(s)).not.toContain(0)
  })

  test('an ordinary offer withdrawn and made otherwise leaves the same number of moves (2.1)', () => {
    const config = { seats: 3, options: {} }
    const table = openTable(mareNostrum, { config, seats: ['Ania', 'Bartek', 'Celina'], seed: '7'.repeat(64) })
    table.act(table.waiting()[0], 'token 2')
    const before = table.moves
    const [seat] = table.waiting()
    const legal = table.legal(seat)
    table.act(seat, legal[0])
    table.undo(seat)
    table.act(seat, legal[1])
    expect(table.moves).toBe(before + 1)
  })
})
