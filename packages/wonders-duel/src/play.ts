// 6 Play: who chooses, what is possible, and the run from one decision to the next.

import { type Chance, SEATS, type Seat, size, type Tell } from '@tabularium/kernel'
import { actions, type WdAction } from './actions.ts'
import { endAge, take, turnUp } from './ages.ts'
import { build, buildWonder, destroy, discard, raise, targets } from './build.ts'
import { pick } from './draft.ts'
import type { WdEvent } from './events.ts'
import { CARD_NAMES, DECK_START, type Wonders } from './names.ts'
import { takeToken } from './science.ts'
import { ANOTHER_TURN, TOKEN_MAY, TURN, type WdFrame, type WdState } from './state.ts'
import { cardTotal, wonderTrade } from './trade.ts'

const DRAFT = actions.of('draft')
const BUILD = actions.of('build')
const DISCARD = actions.of('discard')
const WONDER = actions.of('wonder')
const TOKEN = actions.of('token')
const DECLINE = actions.of('decline')[0]
const KEEP = actions.of('keep')
const RAISE = actions.of('raise')
const STARTER = actions.of('starter')
const DESTROY: WdAction[] = []
for (const action of actions.of('destroy')) DESTROY[action.card] = action
const CARDS = CARD_NAMES.length
const starts = DECK_START

export function waiting(s: WdState): readonly Seat[] {
  const n = s.frames.length
  return n === 0 ? SEATS[0] : SEATS[1 << s.frames[n - 1].by]
}

export function legal(s: WdState, seat: Seat, out: WdAction[]): number {
  const top = s.frames[s.frames.length - 1]
  if (top === undefined || top.by !== seat) return 0
  switch (top.at) {
    case 'turn':
      return turns(s, seat, out)
    case 'draft':
      return each(s.group, DRAFT, 0, out, 0)
    case 'token': {
      const n = each(s.board, TOKEN, 0, out, 0)
      if ((s.options & TOKEN_MAY) === 0) return n // W04
      out[n] = DECLINE
      return n + 1
    }
    case 'keep':
      return each(top.what, KEEP, 0, out, 0)
    case 'destroy': {
      const op = s.cities[1 - seat]
      const n = each(targets(op, top.what, 0), DESTROY, starts[0], out, 0)
      return each(targets(op, top.what, 1), DESTROY, starts[1], out, n)
    }
    case 'raise': {
      const n = each(s.pile1, RAISE, starts[0], out, 0)
      return each(s.pile3, RAISE, starts[2], out, each(s.pile2, RAISE, starts[1], out, n))
    }
    case 'starter':
      out[0] = STARTER[0]
      out[1] = STARTER[1]
      return 2
    case 'after':
      return 0
  }
}

/** Writes one action for each bit. */
function each(bits: number, of: readonly WdAction[], start: number, out: WdAction[], n: number): number {
  for (; bits !== 0; bits &= bits - 1) out[n++] = of[start + 31 - Math.clz32(bits & -bits)]
  return n
}

/** 6.2: every accessible card, in each of the three ways that can be paid. */
function turns(s: WdState, seat: Seat, out: WdAction[]): number {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  const coins = me.coins
  const wonders = payableWonders(s, seat)
  let n = 0
  for (let open = s.open; open !== 0; open &= open - 1) {
    const card = s.faces[31 - Math.clz32(open & -open)]
    if (cardTotal(me, op, card) <= coins) out[n++] = BUILD[card]
    out[n++] = DISCARD[card]
    for (let bits = wonders; bits !== 0; bits &= bits - 1) {
      out[n++] = WONDER[(31 - Math.clz32(bits & -bits)) * CARDS + card]
    }
  }
  return n
}

function payableWonders(s: WdState, seat: Seat): Wonders {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  let payable: Wonders = 0
  for (let bits = me.wonders; bits !== 0; bits &= bits - 1) {
    if (wonderTrade(me, op, 31 - Math.clz32(bits & -bits)) <= me.coins) payable |= bits & -bits
  }
  return payable
}

export function apply(s: WdState, seat: Seat, action: WdAction, chance: Chance, tell?: Tell<WdEvent>): void {
  switch (action.kind) {
    case 'build':
      take(s, action.card)
      build(s, seat, action.card, tell)
      break
    case 'discard':
      take(s, action.card)
      discard(s, seat, action.card, tell)
      break
    case 'wonder':
      take(s, action.card)
      buildWonder(s, seat, action.wonder, action.card, chance, tell)
      break
    case 'draft':
      pick(s, seat, action.wonder, chance, tell)
      break
    case 'token':
    case 'keep':
      s.frames.pop()
      takeToken(s, seat, action.token, tell)
      break
    case 'decline':
      s.frames.pop()
      tell?.all({ at: 'declined', seat })
      break
    case 'destroy':
      destroy(s, seat, action.card, tell)
      break
    case 'raise':
      raise(s, seat, action.card, tell)
      break
    case 'starter': {
      const starter = action.other === 0 ? seat : 1 - seat
      s.frames[s.frames.length - 1] = TURN[starter]
      tell?.all({ at: 'starter', seat: starter, by: seat })
    }
  }
  run(s, chance, tell)
}

/** On to the next decision that somebody really has: a single option is not asked (W27). */
function run(s: WdState, chance: Chance, tell: Tell<WdEvent> | undefined): void {
  while (s.frames.length > 0) {
    const top = s.frames[s.frames.length - 1]
    switch (top.at) {
      case 'after':
        endTurn(s, top, chance, tell)
        break
      case 'turn': {
        if ((s.open & (s.open - 1)) !== 0) return
        const card = s.faces[31 - Math.clz32(s.open)]
        const { coins } = s.cities[top.by]
        if (cardTotal(s.cities[top.by], s.cities[1 - top.by], card) <= coins || payableWonders(s, top.by) !== 0) return
        take(s, card)
        discard(s, top.by, card, tell)
        break
      }
      case 'draft': {
        if ((s.group & (s.group - 1)) !== 0) return
        pick(s, top.by, 31 - Math.clz32(s.group), chance, tell)
        break
      }
      case 'token': {
        if ((s.board & (s.board - 1)) !== 0 || (s.options & TOKEN_MAY) !== 0) return
        s.frames.pop()
        takeToken(s, top.by, 31 - Math.clz32(s.board), tell)
        break
      }
      case 'destroy': {
        const op = s.cities[1 - top.by]
        const a = targets(op, top.what, 0)
        const b = targets(op, top.what, 1)
        if (size(a) + size(b) > 1) return
        destroy(s, top.by, a !== 0 ? starts[0] + 31 - Math.clz32(a) : starts[1] + 31 - Math.clz32(b), tell)
        break
      }
      case 'raise': {
        const { pile1, pile2, pile3 } = s
        if (size(pile1) + size(pile2) + size(pile3) > 1) return
        const start = pile1 !== 0 ? starts[0] : pile2 !== 0 ? starts[1] : starts[2]
        raise(s, top.by, start + 31 - Math.clz32(pile1 | pile2 | pile3), tell)
        break
      }
      default:
        return
    }
  }
}

/** 6.2, steps 6 to 8. */
function endTurn(s: WdState, { by, what }: WdFrame, chance: Chance, tell: Tell<WdEvent> | undefined): void {
  if (s.left === 0) return endAge(s, by, chance, tell) // W23
  if ((s.open & s.hidden) !== 0) turnUp(s, chance, tell)
  if ((what & ANOTHER_TURN) !== 0) {
    s.frames[s.frames.length - 1] = TURN[by]
    tell?.all({ at: 'again', seat: by })
  } else s.frames[s.frames.length - 1] = TURN[1 - by]
}
