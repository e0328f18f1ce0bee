// Who has won, rule 7, and what must stay the same through a whole game.

import { type Audit, type Result, type Score, size, sum } from '@tabularium/kernel'
import { lineOf } from './play.ts'
import type { Omens } from './state.ts'

export function result(s: Omens): Result | undefined {
  if (s.end === '') return undefined
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  if (s.end === 'line') return { reason: s.end, winners: seats.filter(seat => lineOf(s, seat)) }
  const scores = seats.map((seat): Score => {
    const fields = s.board.filter(owner => owner === seat).length
    return { total: fields + s.coins[seat], parts: { fields, coins: s.coins[seat] } }
  })
  const best = Math.max(...scores.map(score => score.total))
  return { reason: s.end, winners: seats.filter(seat => scores[seat].total === best), scores }
}

export function audit(s: Omens): Audit {
  const held = s.hands.reduce((all, hand) => all + size(hand), 0)
  const faults: string[] = []
  if (s.coins.some(coins => coins < 0)) faults.push('somebody owes coins')
  if (s.board.some((owner, field) => owner < 0 && (s.sealed >> field) & 1)) faults.push('an empty field is sealed')
  return {
    totals: {
      coins: sum(s.coins),
      omens: held + size(s.bag) + size(s.spent),
      birds: sum(s.birds) + sum(s.flown),
    },
    faults,
  }
}
