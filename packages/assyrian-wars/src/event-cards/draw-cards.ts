// Draw cards (6.11.g): cards from the deck or another hand, and impulses put off for a stronger one.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { frames } from '../board/frames.ts'
import { type Card, type Country, HAND, has, lowest } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, seatOf } from '../board/state.ts'
import { copyAt, discard, drawCard, holds, put } from '../cards/deck.ts'
import { ask, MORE, type Ops } from './op.ts'

const { event } = frames

const commonCards = (
  b: Board,
  s: AwState,
  c: Country,
  kind: 'aim-card' | 'swap' | 'scrap',
  out: AwAction[],
  n: number,
): number => {
  for (let card = 0; card < b.commonCards; card++) if (holds(b, s, c, card)) out[n++] = b.acts[kind][card]
  return n
}

const [LOOK, GIVE] = [1, 2]

/** Countries with common cards to look at. */
const victims = (b: Board, s: AwState, c: Country): number => {
  let set = 0
  for (let d = 0; d < b.onTrack; d++) if (d !== c && has(s.active, d) && s.commons[d] > 0) set |= 1 << d
  return set
}

export const DRAW_OPS: Ops = {
  draw: {
    can: () => true,
    run(ctx, c, use) {
      for (let i = 0; i < use.count; i++) drawCard(ctx, c)
      ask(ctx, c, use, 0, use.effect.discard)
    },
    waits: (_b, s, f) => event.left(f) > 0 && s.commons[f.of] > 0,
    legal: (b, s, f, _use, out) => commonCards(b, s, f.of, 'aim-card', out, 0),
    apply(ctx, f, use, action) {
      ctx.s.frames.pop()
      if (action.kind !== 'aim-card') return
      discard(ctx, f.of, action.card)
      ask(ctx, f.of, use, 0, event.left(f) - 1)
    },
  },
  endImpulse: {
    can: () => true,
    run(ctx, c, use) {
      const { s } = ctx
      const { next, draw = 0 } = use.effect
      for (let i = 0; i < draw; i++) drawCard(ctx, c)
      s.pending[3 * c] = next.plus === true ? 1 : 0
      s.pending[3 * c + 1] = next.ap ?? 0
      s.pending[3 * c + 2] = next.apBonusPerCard ?? 0
      s.closed = 1
      // Nothing more in this impulse: the question below is not asked again.
      const below = s.frames[s.frames.length - 1]
      if (below.at === 'act') s.frames.pop()
    },
  },
  spy: {
    can: (b, s, c) => victims(b, s, c) !== 0,
    aims(b, s, c, _use, out) {
      let n = 0
      for (let rest = victims(b, s, c); rest !== 0; rest &= rest - 1) out[n++] = b.acts['aim-country'][lowest(rest)]
      return n
    },
    run(ctx, c, use, victim) {
      const { b, s } = ctx
      const cards: string[] = []
      for (let card = 0; card < b.commonCards; card++) {
        for (let i = 0; i < b.cardCopies[card]; i++) {
          if (s.cardAt[b.cardFirst[card] + i] === HAND + victim) cards.push(b.cards[card])
        }
      }
      const [country, other] = [b.countries[c], b.countries[victim]]
      ctx.tell?.reveal()
      ctx.tell?.only(
        1 << seatOf(s, c),
        { at: 'spied', country, victim: other, cards },
        { at: 'spied', country, victim: other },
      )
      ask(ctx, c, use, victim, LOOK)
    },
    // left: LOOK at the hand of `c`, or GIVE a card for the one taken: which one that was stands in no frame, all see frames.
    waits: (_b, s, f) => (event.left(f) === LOOK ? s.commons[event.aim(f)] > 0 : s.commons[f.of] > 0),
    legal(b, s, f, _use, out) {
      if (event.left(f) === GIVE) return commonCards(b, s, f.of, 'aim-card', out, 0)
      let n = commonCards(b, s, event.aim(f), 'scrap', out, 0)
      if (s.commons[f.of] > 0) n = commonCards(b, s, event.aim(f), 'swap', out, n)
      return n
    },
    apply(ctx, f, use, action) {
      const { s } = ctx
      const aim = event.aim(f)
      s.frames.pop()
      if (action.kind === 'scrap') discard(ctx, aim, action.card)
      else if (action.kind === 'swap') {
        passOn(ctx, aim, f.of, action.card)
        ask(ctx, f.of, use, aim, GIVE)
      } else if (action.kind === 'aim-card') passOn(ctx, f.of, aim, action.card)
    },
  },
}

/** A card goes from hand to hand; only the two see which. */
function passOn(ctx: RuleContext, from: Country, to: Country, card: Card): void {
  const { b, s } = ctx
  put(b, s, copyAt(b, s, card, HAND + from), HAND + to)
  const names = { from: b.countries[from], to: b.countries[to] }
  const seats = (1 << seatOf(s, from)) | (1 << seatOf(s, to))
  ctx.tell?.only(seats, { at: 'passed-on', ...names, card: b.cards[card] }, { at: 'passed-on', ...names })
}

/** The country whose hand is being looked at now, and by whom: for views. NOBODY: none. */
export function spiedOn(b: Board, s: AwState): { readonly by: Country; readonly victim: Country } | undefined {
  const f = s.frames[s.frames.length - 1]
  if (f?.at !== 'event' || event.step(f) < MORE || b.cardEffect[event.card(f)].op !== 'spy') return undefined
  return { by: f.of, victim: event.aim(f) }
}
