// 6.7.1 Battle cards: laid face down in impulse order by all who take part, then shown; then counter manoeuvres against them, then
// counter measures against any of those. What is left takes effect before the dice.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { bookOf, type CardUse } from '../board/card-book.ts'
import type { Chapter } from '../board/chapter.ts'
import { type FrameOf, frames, replaceTop, topOf } from '../board/frames.ts'
import { type Area, type Card, type Country, has, LAID, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { clearTide, raiseTide, T } from '../cards/card-modifiers.ts'
import { holds, layDown, pileOf, put } from '../cards/deck.ts'
import { couldHold, inOrder, isFor, playsCards } from '../cards/reaction-windows.ts'
import { canBorrow, payOrBorrow } from '../economy/purse.ts'
import { partyBits } from '../forces/battle-sides.ts'
import { fights, mayLay, sideOf, strikes, work } from './battle-card-effects.ts'

const { counter, lay: layFrame, laying } = frames

/** Entries of `s.revealed`: by whom, card + 256 * use, 1 if cancelled, the entry it cancels (or NOBODY). */
const SIZE = 4
const [BATTLE_STAGE, MANOEUVRE, MEASURE] = [0, 1, 2]
const [ASK, SHOW, NAME, WORK] = [0, 1, 2, 3]

export const revealedCount = (s: AwState): number => s.revealed.length / SIZE
export const revealedBy = (s: AwState, i: number): Country => s.revealed[SIZE * i]
export const revealedUse = (b: Board, s: AwState, i: number): CardUse => {
  const code = s.revealed[SIZE * i + 1]
  return bookOf(b).uses[code & 255][code >> 8]
}
const isCancelled = (s: AwState, i: number): boolean => s.revealed[SIZE * i + 2] === 1

/** Before the dice of a battle. */
export function pushBattleCards(ctx: RuleContext): void {
  const { s } = ctx
  clearTide(s)
  s.revealed.length = 0
  s.borrowed.length = 0
  // What a card has promised for this siege action.
  if (s.siegeGiftDice > 0 && has(fights(s), 1) && has(partyBits(s, 0), s.phasing)) {
    raiseTide(s, 0, T.SIEGE_DICE, s.siegeGiftDice)
    s.siegeGiftDice = 0
  }
  laying.push(s, { stage: BATTLE_STAGE })
}

/** Cards of earlier stages that a country could cancel: of the other side, not cancelled yet. 6.7.1 */
function victims(b: Board, s: AwState, stage: number, c: Country, i: number): boolean {
  if (isCancelled(s, i) || revealedUse(b, s, i).stage >= stage) return false
  return sideOf(b, s, revealedBy(s, i)) !== sideOf(b, s, c)
}
function anyVictim(b: Board, s: AwState, stage: number, c: Country): boolean {
  for (let i = 0; i < revealedCount(s); i++) if (victims(b, s, stage, c, i)) return true
  return false
}

/** Whether a use may be laid by a country in this battle, the hand apart. */
function open(b: Board, s: AwState, stage: number, c: Country, use: CardUse): boolean {
  if (!isFor(b, s, c, use.card) || !canBorrow(b, s, c, b.cardCost[use.card])) return false
  return stage === BATTLE_STAGE ? mayLay(b, s, c, use) : anyVictim(b, s, stage, c)
}

/** By public facts alone. Naval battles know no counter manoeuvres but against what was laid. */
function isAsked(b: Board, s: AwState, stage: number, c: Country): boolean {
  if (!playsCards(b, s, c) || sideOf(b, s, c) === NOBODY || s.commons[c] + s.homes[c] === 0) return false
  const uses = bookOf(b).byStage[stage]
  for (let i = 0; i < uses.length; i++) {
    if (couldHold(b, s, c, uses[i].card) && open(b, s, stage, c, uses[i])) return true
  }
  return false
}

/** Whether a country could have this card face down in the battle going on, by public facts. */
export function couldLay(b: Board, s: AwState, c: Country, card: Card): boolean {
  const below = s.frames.findLast(f => f.at === 'laying')
  if (below === undefined) return false
  const use = bookOf(b).uses[card].find(one => one.stage === laying.stage(below))
  return use !== undefined && open(b, s, laying.stage(below), c, use)
}

function legalLay(b: Board, s: AwState, f: FrameOf<'lay'>, out: AwAction[]): number {
  let n = 0
  const { lay } = b.acts
  for (let i = 0; i < lay.length; i++) {
    const use = bookOf(b).uses[lay[i].card][lay[i].use]
    if (use.stage === layFrame.stage(f) && holds(b, s, f.of, use.card) && open(b, s, layFrame.stage(f), f.of, use))
      out[n++] = lay[i]
  }
  out[n++] = b.acts.pass[0]
  return n
}

/** All that was laid in this stage lies open now, in impulse order. */
function show(ctx: RuleContext, stage: number): number {
  const { b, s } = ctx
  let shown = 0
  for (let place = 0; place < b.onTrack; place++) {
    const c = inOrder(b, s, place)
    for (let copy = 0; copy < b.copies; copy++) {
      if (s.cardAt[copy] !== LAID + c) continue
      const card = b.copyCard[copy]
      const use = bookOf(b).uses[card].find(one => one.stage === stage)
      put(b, s, copy, pileOf(b, card))
      if (use === undefined) continue
      s.revealed.push(c, card + 256 * use.index, 0, NOBODY)
      s.lastPlayed = c
      if (shown++ === 0) ctx.tell?.reveal()
      ctx.tell?.all({ at: 'battle-card', country: b.countries[c], card: b.cards[card] })
    }
  }
  return shown
}

/** A card is cancelled, by one other at most; a counter manoeuvre that is cancelled itself gives its victim back. 6.11.e */
function cancel(ctx: RuleContext, by: Country, victim: Country): void {
  const { b, s } = ctx
  s.revealed[SIZE * by + 3] = victim
  s.revealed[SIZE * victim + 2] = 1
  ctx.tell?.all({
    at: 'cancelled',
    country: b.countries[revealedBy(s, victim)],
    card: b.cards[revealedUse(b, s, victim).card],
  })
  const freed = s.revealed[SIZE * victim + 3]
  if (freed !== NOBODY) s.revealed[SIZE * freed + 2] = 0
}

/** The next card of this stage that has to name its victim; none that could: it is played in vain. */
function nextNaming(ctx: RuleContext, stage: number, from: Area): number {
  const { b, s } = ctx
  for (let i = from; i < revealedCount(s); i++) {
    if (revealedUse(b, s, i).stage === stage && s.revealed[SIZE * i + 3] === NOBODY) return i
  }
  return NOBODY
}

export const battleCardsChapter: Chapter = {
  frames: {
    laying: {
      run(ctx, f) {
        const { b, s } = ctx
        const next = laying.next(f)
        const stage = laying.stage(f)
        switch (laying.step(f)) {
          case ASK:
            for (let place = next; place < b.onTrack; place++) {
              const c = inOrder(b, s, place)
              if (!isAsked(b, s, stage, c)) continue
              replaceTop(s, laying.with(f, { next: place }))
              layFrame.push(s, { of: c, stage })
              return false
            }
            replaceTop(s, laying.with(f, { step: SHOW }))
            return false
          case SHOW: {
            const shown = show(ctx, stage)
            // Without a counter manoeuvre there may be counter measures still: against the battle cards themselves.
            if (shown === 0 && stage !== MANOEUVRE) replaceTop(s, laying.with(f, { next: 0, step: WORK }))
            else replaceTop(s, laying.with(f, { next: 0, step: NAME }))
            return false
          }
          case NAME: {
            const i = stage === BATTLE_STAGE ? NOBODY : nextNaming(ctx, stage, next)
            if (i === NOBODY) {
              if (stage === MEASURE) replaceTop(s, laying.with(f, { next: 0, step: WORK }))
              else replaceTop(s, laying.with(f, { stage: stage + 1, next: 0, step: ASK }))
              return false
            }
            replaceTop(s, laying.with(f, { next: i + 1 }))
            let [victim, several] = [NOBODY, false]
            for (let j = 0; j < revealedCount(s); j++) {
              if (!victims(b, s, stage, revealedBy(s, i), j)) continue
              if (victim === NOBODY) victim = j
              else several = true
            }
            if (several) counter.push(s, { of: revealedBy(s, i), stage, by: i })
            else if (victim !== NOBODY) cancel(ctx, i, victim)
            return false
          }
          default: {
            const i = next
            if (i >= revealedCount(s)) {
              s.frames.pop()
              return false
            }
            replaceTop(s, laying.with(f, { next: i + 1 }))
            const use = revealedUse(b, s, i)
            if (use.stage !== BATTLE_STAGE || isCancelled(s, i)) return false
            const c = revealedBy(s, i)
            // Others may have taken what it was laid for.
            if (!mayLay(b, s, c, use) || !canBorrow(b, s, c, b.cardCost[use.card])) return false
            payOrBorrow(ctx, c, b.cardCost[use.card])
            work(ctx, c, use, i)
            return false
          }
        }
      },
    },
    lay: {
      legal: legalLay,
      apply(ctx, f, action) {
        const { b, s } = ctx
        if (action.kind === 'lay') {
          layDown(ctx, f.of, action.card)
          ctx.tell?.only(
            1 << s.seat[s.runner[f.of]],
            { at: 'laid', country: b.countries[f.of], card: b.cards[action.card] },
            { at: 'laid', country: b.countries[f.of] },
          )
          return
        }
        s.frames.pop()
        const below = topOf(s, 'laying')
        replaceTop(s, laying.with(below, { next: laying.next(below) + 1 }))
      },
    },
    counter: {
      legal(b, s, f, out) {
        let n = 0
        for (let i = 0; i < revealedCount(s); i++) {
          if (!victims(b, s, counter.stage(f), f.of, i)) continue
          const action = b.acts['aim-card'][revealedUse(b, s, i).card]
          let known = false
          for (let j = 0; j < n && !known; j++) known = out[j] === action
          if (!known) out[n++] = action
        }
        return n
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind !== 'aim-card') return
        for (let i = 0; i < revealedCount(s); i++) {
          if (victims(b, s, counter.stage(f), f.of, i) && revealedUse(b, s, i).card === action.card) {
            cancel(ctx, counter.by(f), i)
            return
          }
        }
      },
    },
    strike: strikes,
  },
}
