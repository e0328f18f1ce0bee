// 6.11 Events: which cards a country may play as events, and the course of one: aimed, answered by others, paid, done.

import type { AwAction } from '../board/actions.ts'
import { type Board, field, fieldArea } from '../board/board.ts'
import { bookOf, type CardUse, W } from '../board/card-book.ts'
import type { Chapter } from '../board/chapter.ts'
import { hasUnits } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import { type Counter, type Country, HAND, lowest, NOBODY } from '../board/names.ts'
import { leadersOnMap } from '../board/on-map.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { playCard } from '../cards/deck.ts'
import { raiseLevels } from '../cards/lasting-effects.ts'
import { isFor, openWindow, playsCards } from '../cards/reaction-windows.ts'
import { mayBesiege } from '../common/walls.ts'
import { isFreeAction } from '../data/card-effects.ts'
import { mayPlay, noteCard, plusCost } from '../economy/cards-for-ap.ts'
import { canBorrow, payOrBorrow } from '../economy/purse.ts'
import { borrow, mayBorrow } from '../politics/camps.ts'
import { endForeignWar, isOn } from '../politics/foreign-wars.ts'
import { breakerAim, breakerTargets, rollBreaker } from './alliance-breakers.ts'
import { HARM } from './catastrophes.ts'
import { COORDINATE } from './coordinated-attack.ts'
import { DRAW_OPS } from './draw-cards.ts'
import { ECONOMY } from './economic-cards.ts'
import { beginForeignWar, foreignWarBar } from './foreign-war.ts'
import { MOVEMENT } from './movement-cards.ts'
import { AIM, ANSWER, type Op, type Ops, PAY, targetOf } from './op.ts'
import { POLITICS } from './political-cards.ts'
import { RECRUIT } from './recruitment-cards.ts'
import { SCHEMING } from './secret-cards.ts'

const { act, event } = frames

/** Cards on wars abroad, alliances and walls. 6.11.b, 6.11.c */
const WARS: Ops = {
  allianceBreaker: {
    can: (b, s, c, use) => isOpenToAny(b, s, c, use),
    aims(b, s, c, use, out) {
      let n = 0
      for (let rest = openTo(b, s, c, use); rest !== 0; rest &= rest - 1) out[n++] = b.acts['aim-country'][lowest(rest)]
      return n
    },
    run: (ctx, c, use, target) =>
      target < ctx.b.powers ? borrow(ctx, c, target) : rollBreaker(ctx, c, use, false, 0, 0, target),
  },
  foreignWar: {
    can: (b, s, _c, use) => foreignWarBar(b, s, b.foreignWarOf[use.card]) === '',
    run: (ctx, c, use) => beginForeignWar(ctx, c, ctx.b.foreignWarOf[use.card]),
  },
  endForeignWar: {
    can: (_b, s) => s.warLeft.some((_, war) => isOn(s, war)),
    aims(b, s, _c, _use, out) {
      let n = 0
      for (let war = 0; war < s.warLeft.length; war++)
        if (isOn(s, war)) out[n++] = b.acts['aim-card'][b.foreignWars[war]]
      return n
    },
    run: (ctx, _c, _use, card) => endForeignWar(ctx, ctx.b.foreignWarOf[card]),
  },
  cityLevel: {
    can: (_b, s, c, use) => use.country === c && s.levelLeft[c] === 0,
    run: (ctx, _c, use) => raiseLevels(ctx, use.country, use.count),
  },
  siegeDice: {
    can: (b, s, c) => s.siegeGift === 0 && couldBesiege(b, s, c),
    run(ctx, _c, use) {
      ctx.s.siegeGift = 1
      ctx.s.siegeGiftDice = use.count
    },
  },
}

const openTo = (b: Board, s: AwState, c: Country, use: CardUse<'allianceBreaker'>): number => {
  let set = 0
  for (let rest = breakerTargets(b, use); rest !== 0; rest &= rest - 1) {
    if (breakerAim(b, s, c, lowest(rest))) set |= 1 << lowest(rest)
  }
  if (use.effect.alsoFor === '8.4') {
    // The card is paid for before the alliance, and being made a plus card before that. R41
    const chosen = s.frames[s.frames.length - 1].at === 'event'
    const more = b.cardCost[use.card] + (!chosen && mayPlay(b, s, c, use.card) === 2 ? plusCost(b) : 0)
    for (let p = 0; p < b.powers; p++) if (mayBorrow(b, s, c, p, more)) set |= 1 << p
  }
  return set
}

/** The same, but stops at the first. */
function isOpenToAny(b: Board, s: AwState, c: Country, use: CardUse<'allianceBreaker'>): boolean {
  for (let rest = breakerTargets(b, use) & s.inPlay; rest !== 0; rest &= rest - 1) {
    if (breakerAim(b, s, c, lowest(rest))) return true
  }
  if (use.effect.alsoFor === '8.4') for (let p = 0; p < b.powers; p++) if (mayBorrow(b, s, c, p)) return true
  return false
}

const ours: Counter[] = []

/** An army of `c` stands before a city it may besiege: the situation the card needs. */
const couldBesiege = (b: Board, s: AwState, c: Country): boolean => {
  const leaders = leadersOnMap(b, s, c, ours)
  for (let i = 0; i < leaders.length; i++) {
    const area = fieldArea(s.at[leaders[i]])
    if (area < b.insides && mayBesiege(b, s, c, area) && hasUnits(b, s, field(area), c)) return true
  }
  return false
}

/** Every op that works in an impulse. */
const OPS: Ops = {
  ...WARS,
  ...HARM,
  ...POLITICS,
  ...DRAW_OPS,
  ...ECONOMY,
  ...RECRUIT,
  ...MOVEMENT,
  coordinatedAttack: COORDINATE,
  secret: SCHEMING,
}

function opOf(use: CardUse): Op {
  const op = OPS[use.op]
  if (op === undefined) throw new Error(`'${use.op}' does not work in an impulse`)
  return op as Op
}

const counts = (use: CardUse): boolean => !isFreeAction(use.effect)

/** Secret diplomacy costs nothing, whatever the card's own event does. 7.5.2.f */
const eventCost = (b: Board, use: CardUse): number => (use.op === 'secret' ? 0 : b.cardCost[use.card])

/** Why a country may not play this event now; '' where it may. The hand and the number of cards apart. */
export type EventBar = '' | 'not-yours' | 'not-in-impulse' | 'cost' | 'impossible'
export function eventBar(b: Board, s: AwState, c: Country, use: CardUse, more = 0): EventBar {
  if (use.op !== 'secret' && !isFor(b, s, c, use.card)) return 'not-yours'
  if (!use.inImpulse) return 'not-in-impulse'
  if (!canBorrow(b, s, c, eventCost(b, use) + more)) return 'cost'
  return opOf(use).can(b, s, c, use) ? '' : 'impossible'
}

const useOf = (b: Board, f: FrameOf<'event'>): CardUse => bookOf(b).uses[event.card(f)][event.use(f)]

const aims: AwAction[] = []

/** Announces a card. Where there is only one thing to aim at it is aimed at. */
function announce(ctx: RuleContext, c: Country, use: CardUse): void {
  const { b, s } = ctx
  ctx.tell?.all({
    at: 'event',
    country: b.countries[c],
    card: b.cards[use.card],
    ...(use.word !== '' && { use: use.word }),
  })
  if (counts(use)) noteCard(ctx, c, use.card)
  playCard(ctx, c, use.card)
  event.push(s, { of: c, card: use.card, use: use.index, step: AIM })
}

function aimAt(ctx: RuleContext, f: FrameOf<'event'>, use: CardUse, action: AwAction): void {
  const { b, s } = ctx
  ctx.tell?.all({
    at: 'aimed',
    country: b.countries[f.of],
    card: b.cards[use.card],
    target: action.notation.slice(action.kind.length + 1),
  })
  replaceTop(s, event.with(f, { step: ANSWER, aim: targetOf(b, action) }))
}

/** The window in which others may stop it: catastrophes, sabotage, foreign wars. 6.11 */
function answer(ctx: RuleContext, f: FrameOf<'event'>, use: CardUse): void {
  replaceTop(ctx.s, event.with(f, { step: PAY }))
  ctx.s.cancelled = 0
  ctx.s.answered = NOBODY
  if (use.answer !== -1) openWindow(ctx, { trigger: use.answer, against: use.card, player: f.of })
  else if (use.op === 'foreignWar') openWindow(ctx, { trigger: W.FOREIGN_WAR, against: use.card, player: f.of })
}

export const eventChapter: Chapter = {
  frames: {
    event: {
      run(ctx, f) {
        const { b, s } = ctx
        const use = useOf(b, f)
        const op = opOf(use)
        switch (event.step(f)) {
          case AIM: {
            if (op.aims === undefined) {
              replaceTop(s, event.with(f, { step: ANSWER }))
              return false
            }
            const n = op.aims(b, s, f.of, use, aims)
            // In the fog what it can be aimed at is not for all to see. 9.5
            if (n > 1 || (n === 1 && on(s, FOG))) return true
            if (n === 1) aimAt(ctx, f, use, aims[0])
            else s.frames.pop()
            return false
          }
          case ANSWER:
            answer(ctx, f, use)
            return false
          case PAY: {
            s.frames.pop()
            const ended = use.op === 'foreignWar' && s.answered !== NOBODY
            if (s.cancelled === 1 || ended) {
              s.cancelled = 0
              ctx.tell?.all({ at: 'cancelled', country: b.countries[f.of], card: b.cards[use.card] })
              return false
            }
            payOrBorrow(ctx, f.of, eventCost(b, use))
            op.run(ctx, f.of, use, event.aim(f))
            return false
          }
          default:
            if (op.waits?.(b, s, f, use) ?? false) return true
            s.frames.pop()
            return false
        }
      },
      legal(b, s, f, out) {
        const use = useOf(b, f)
        const op = opOf(use)
        if (event.step(f) === AIM) return op.aims?.(b, s, f.of, use, out) ?? 0
        return op.legal?.(b, s, f, use, out) ?? 0
      },
      apply(ctx, f, action) {
        const use = useOf(ctx.b, f)
        if (event.step(f) === AIM) aimAt(ctx, f, use, action)
        else opOf(use).apply?.(ctx, f, use, action)
      },
    },
  },
  legalAct(b, s, f, out, n) {
    const c = f.of
    if (act.passing(f) !== 0 || !playsCards(b, s, c) || s.closed === 1) return n
    const { uses } = bookOf(b)
    const hand = HAND + c
    // Nothing but a card that does not count once two have been played.
    const over = s.cardsPlayed >= 2
    for (let copy = 0, before = NOBODY; copy < b.copies; copy++) {
      if (s.cardAt[copy] !== hand) continue
      const card = b.copyCard[copy]
      if (card === before || (over && !isFreeAction(b.cardEffect[card]))) continue
      before = card
      for (let i = 0; i < uses[card].length; i++) {
        const use = uses[card][i]
        if (!use.inImpulse) continue
        const how = counts(use) ? mayPlay(b, s, c, card) : 1
        if (how === 0 || eventBar(b, s, c, use, how === 2 ? plusCost(b) : 0) !== '') continue
        out[n++] = how === 2 ? b.acts['plus-event'][use.place] : b.acts.event[use.place]
      }
    }
    return n
  },
  applyAct(ctx, f, action) {
    if (action.kind !== 'event' && action.kind !== 'plus-event') return false
    announce(ctx, f.of, bookOf(ctx.b).uses[action.card][action.use])
    return true
  },
}
