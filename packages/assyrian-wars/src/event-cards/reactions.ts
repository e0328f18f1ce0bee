// Cards out of turn (6.11.e): who is asked at such a moment, in impulse order, and what becomes of the card. Windows are opened by
// cards/reaction-windows.ts.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { bookOf, type CardUse, W, WINDOWS } from '../board/card-book.ts'
import { type Chapter, noOrYes } from '../board/chapter.ts'
import { type FrameOf, frames, replaceTop, shared, topOf } from '../board/frames.ts'
import { type Country, has } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { holds, playCard } from '../cards/deck.ts'
import { raiseLevels } from '../cards/lasting-effects.ts'
import { couldHold, inOrder, isFor, openWindow, playsCards } from '../cards/reaction-windows.ts'
import { canBorrow, payOrBorrow } from '../economy/purse.ts'
import { attempts } from '../movement/interception.ts'
import { endForeignWar } from '../politics/foreign-wars.ts'
import { breakerOpen, rollBreaker } from './alliance-breakers.ts'

const { cross, parry, react: reactFrame, reaction, window } = frames
/** What a window is about, and the question in it. */
const { against, defeated, evader, mover, player, realm, victors, where } = shared
type Asking = FrameOf<'window' | 'react'>

/** Past the last country of the order. */
const CLOSED = 99

/** The price of a card out of turn: breakers cost half. 6.11.c */
export const reactionCost = (b: Board, use: CardUse): number => {
  const factor = use.op === 'allianceBreaker' ? use.effect.reactionCostFactor : undefined
  return Math.ceil(b.cardCost[use.card] * (factor ?? 1))
}

/** Whether a use is open to a country at this moment, the hand apart. All of it is public. */
const open = (b: Board, s: AwState, f: Asking, c: Country, use: CardUse): boolean =>
  isFor(b, s, c, use.card) && fits(b, s, f, c, use) && canBorrow(b, s, c, reactionCost(b, use))

function fits(b: Board, s: AwState, f: Asking, c: Country, use: CardUse): boolean {
  const trigger = shared.trigger(f)
  switch (trigger) {
    case W.CATASTROPHE:
    case W.SABOTAGE:
    case W.REACTION:
      return c !== player(f) && cancels(use, trigger)
    case W.FOREIGN_WAR:
      return true
    case W.HUNGER:
      return s.city[where(f)] === c && s.hunger[where(f)] >= 0
    case W.RIVER:
      return has(s.war[mover(f)], c)
    case W.EVADE:
      return c === evader(f)
    case W.INTERCEPT:
      return c === mover(f) && use.op === 'autoEvade' && use.effect.orBlockInterception === true
    case W.SIEGE:
      return use.country === c && b.home[where(f)] === c && s.city[where(f)] === c && s.levelLeft[c] === 0
    case W.VP_BATTLE:
      return use.op === 'allianceBreaker' && breakerOpen(b, s, c, use, victors(f), defeated(f))
    case W.SUCCESSION:
      return c === realm(f)
    default:
      return false
  }
}

const SORTS = ['catastrophe', 'sabotage', 'reaction'] as const
const cancels = (use: CardUse, trigger: number): boolean =>
  use.op === 'cancel' && use.effect.cancels.includes(SORTS[trigger])

/** 3.2: whether a country is asked at this moment. */
export function isAsked(b: Board, s: AwState, f: FrameOf<'window'>, c: Country): boolean {
  if (!playsCards(b, s, c) || s.commons[c] + s.homes[c] === 0) return false
  const uses = bookOf(b).byWindow[window.trigger(f)]
  for (let i = 0; i < uses.length; i++) {
    if (couldHold(b, s, c, uses[i].card) && open(b, s, f, c, uses[i])) return true
  }
  return false
}

/** Where an answer ends the window: the thing can happen only once. */
const once = (trigger: number): boolean => trigger !== W.VP_BATTLE

const useOf = (b: Board, f: FrameOf<'reaction'>): CardUse => bookOf(b).uses[reaction.card(f)][reaction.use(f)]

/** A card in answer takes effect. 6.11.e: before what it answers goes on. */
function takeEffect(ctx: RuleContext, f: FrameOf<'reaction'>, use: CardUse): void {
  const { b, s } = ctx
  const trigger = reaction.trigger(f)
  const c = f.of
  switch (use.op) {
    case 'cancel':
      s.cancelled = 1
      return
    case 'hunger':
      s.hunger[where(f)] = Math.max(0, s.hunger[where(f)] + use.count)
      break
    case 'blockPath':
      cross.push(s, { of: mover(f), area: where(f) })
      break
    case 'autoEvade':
      if (trigger === W.INTERCEPT && attempts(s) > 1) parry.push(s, { of: c, area: where(f) })
      break
    case 'cityLevel':
      raiseLevels(ctx, use.country, use.count)
      break
    case 'endForeignWar':
      endForeignWar(ctx, b.foreignWarOf[against(f)])
      break
    case 'allianceBreaker':
      rollBreaker(ctx, c, use, true, victors(f), defeated(f))
      break
  }
  s.answered = use.card
  s.answeredBy = c
}

function closeWindow(s: AwState): void {
  const f = s.frames[s.frames.length - 1]
  if (f.at === 'window') replaceTop(s, window.with(f, { order: CLOSED }))
}

export function legalReact(b: Board, s: AwState, f: FrameOf<'react'>, out: AwAction[]): number {
  let n = 0
  const { react } = b.acts
  for (let i = 0; i < react.length; i++) {
    const { card, use: index } = react[i]
    const use = bookOf(b).uses[card][index]
    if (!has(use.windows, reactFrame.trigger(f)) || !holds(b, s, f.of, card)) continue
    if (open(b, s, f, f.of, use)) out[n++] = react[i]
  }
  out[n++] = b.acts.pass[0]
  return n
}

export const windowsChapter: Chapter = {
  frames: {
    window: {
      run(ctx, f) {
        const { b, s } = ctx
        for (let place = window.order(f); place < b.onTrack; place++) {
          const c = inOrder(b, s, place)
          if (!isAsked(b, s, f, c)) continue
          replaceTop(s, window.with(f, { order: place }))
          reactFrame.push(s, {
            of: c,
            trigger: window.trigger(f),
            order: place,
            subject: window.subject(f),
            object: window.object(f),
          })
          return false
        }
        s.frames.pop()
        return false
      },
    },
    react: {
      legal: legalReact,
      apply(ctx, f, action) {
        const { b, s } = ctx
        const trigger = reactFrame.trigger(f)
        s.frames.pop()
        if (action.kind !== 'react') {
          replaceTop(s, window.with(topOf(s, 'window'), { order: reactFrame.order(f) + 1 }))
          return
        }
        const use = bookOf(b).uses[action.card][action.use]
        ctx.tell?.all({
          at: 'reacted',
          country: b.countries[f.of],
          card: b.cards[action.card],
          to: WINDOWS[trigger],
          ...(trigger === W.REACTION || trigger === W.CATASTROPHE || trigger === W.SABOTAGE
            ? { against: b.cards[against(f)] }
            : {}),
        })
        playCard(ctx, f.of, action.card)
        reaction.push(s, {
          of: f.of,
          trigger,
          card: action.card,
          use: use.index,
          subject: reactFrame.subject(f),
          object: reactFrame.object(f),
        })
      },
    },
    /** Step 0: others may cancel it; step 1: paid for, it works. 6.11 */
    reaction: {
      run(ctx, f) {
        const { b, s } = ctx
        const use = useOf(b, f)
        if (reaction.step(f) === 0) {
          replaceTop(s, reaction.with(f, { step: 1 }))
          openWindow(ctx, { trigger: W.REACTION, against: use.card, player: f.of })
          return false
        }
        s.frames.pop()
        if (s.cancelled === 1) {
          s.cancelled = 0
          ctx.tell?.all({ at: 'cancelled', country: b.countries[f.of], card: b.cards[use.card] })
          return false
        }
        if (once(reaction.trigger(f))) closeWindow(s)
        payOrBorrow(ctx, f.of, reactionCost(b, use))
        takeEffect(ctx, f, use)
        return false
      },
    },
    /** Swollen Rivers: the mover stays, or crosses at a price. */
    cross: {
      legal: noOrYes,
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        s.river = action.kind === 'yes' ? 2 : 1
        if (s.river === 2) s.riverDice = 2
        ctx.tell?.all({
          at: 'swollen',
          country: b.countries[f.of],
          area: b.areas[cross.area(f)],
          crosses: s.river === 2,
        })
      },
    },
    /** Scouts: which of several interceptions fails. */
    parry: {
      legal(b, s, _f, out) {
        const many = Math.min(attempts(s), b.acts.which.length)
        for (let i = 0; i < many; i++) out[i] = b.acts.which[i]
        return many
      },
      apply(ctx, _f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'which') ctx.s.answeredX = action.number
      },
    },
  },
}
