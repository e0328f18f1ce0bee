import { FastChance, legalList, size } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { scene } from '@tabularium/wonders-duel/scene'
import { describe, expect, it } from 'vitest'
import { forcedWin, proofBudget } from './ending.ts'
import { makeBot } from './make.ts'
import { encoder } from './net/wonders-duel.ts'

/** Positions of random games with so many cards left in the last Age. */
function* endings(cards: number, games: number) {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`ending/${game}`)
    const s = wondersDuel.setup({ seats: 2, options: encoder.options }, chance)
    for (;;) {
      const [seat] = wondersDuel.waiting(s)
      if (seat === undefined) break
      const legal = legalList(wondersDuel, s, seat)
      if (s.age === 3 && size(s.left) <= cards && legal.length > 1) {
        yield { s, seat, legal }
        break
      }
      wondersDuel.apply(s, seat, legal[chance.number(legal.length)], chance)
    }
  }
}

describe('a forced win', () => {
  it('is won against every defence, to the last card', () => {
    let proved = 0
    for (const { s, seat, legal } of endings(4, 30)) {
      const move = forcedWin(wondersDuel, s, seat, legal, 50_000)
      if (!move) continue
      proved++
      for (let defence = 0; defence < 4; defence++) {
        const chance = new FastChance(`defence/${defence}`)
        const played = wondersDuel.clone(s)
        wondersDuel.apply(played, seat, move, chance)
        for (;;) {
          const [by] = wondersDuel.waiting(played)
          if (by === undefined) break
          const moves = legalList(wondersDuel, played, by)
          const own = by === seat ? forcedWin(wondersDuel, played, seat, moves, 50_000) : undefined
          if (by === seat) expect(own).toBeDefined()
          wondersDuel.apply(played, by, own ?? moves[chance.number(moves.length)], chance)
        }
        expect(wondersDuel.result(played)?.winners).toEqual([seat])
      }
    }
    expect(proved).toBeGreaterThan(5)
  })

  it('is not looked for any longer than the budget allows', () => {
    const s = scene({ open: 'forum walls brewery', pawn: 7 })
    const legal = legalList(wondersDuel, s, 0)
    expect(forcedWin(wondersDuel, s, 0, legal, 0)).toBeUndefined()
    expect(forcedWin(wondersDuel, s, 0, [...legal].reverse(), 200_000)?.notation).toBe('build walls')
    expect(proofBudget({ iterations: 1000 })).toBe(4000)
    expect(proofBudget({ ms: 50 })).toBe(20_000)
    expect(proofBudget({ ms: 50, iterations: 10 })).toBe(40)
  })

  it('is played by a bot with a trained network', async () => {
    let played = 0
    for (const { s, seat, legal } of endings(3, 20)) {
      if (!forcedWin(wondersDuel, s, seat, legal, 4 * 300)) continue
      const bot = makeBot('net:300', wondersDuel, 1)
      if ('problem' in bot) throw new Error(bot.problem)
      const move = await bot.choose({ view: wondersDuel.view(s, seat), seat, legal })
      expect(forcedWin(wondersDuel, s, seat, [move as (typeof legal)[number]], 50_000)).toBe(move)
      played++
    }
    expect(played).toBeGreaterThan(3)
  })
})
