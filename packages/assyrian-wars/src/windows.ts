// Cards out of turn (6.11.e): who is asked at such a moment, in impulse order, and what becomes of the card. Whether somebody is
// asked depends on what everybody can see; only the list of choices depends on the hand.

import type { AwAction } from './actions.ts'
import type { Board } from './board.ts'
import { breakerOpen, rollBreaker } from './breaker.ts'
import { holds, playCard } from './cards.ts'
import type { Chapter, Scene } from './chapter.ts'
import { bookOf, type CardUse, W, WINDOWS } from './event/book.ts'
import { endForeignWar } from './foreign-war.ts'
import { type FrameOf, frames, replaceTop, topOf } from './frames.ts'
import { attempts } from './intercept.ts'
import { raiseLevels } from './lasting.ts'
import { CARD_OUT, type Card, type Country, DISCARD, HAND, has, NOBODY, TABLE } from './names.ts'
import { canBorrow, payOrBorrow } from './purse.ts'
import type { AwState } from './state.ts'

const { cross, parry, react: reactFrame, reaction, window } = frames

export { W } from './event/book.ts'

/** Past the last country of the order. */
const CLOSED = 99

/** Opens a window: the frame below goes on when it has closed; what took effect is in `s.answered`. */
export function openWindow(g: Scene, trigger: number, x = 0, y = 0): void {
  const { s } = g
  if (trigger === W.CATASTROPHE || trigger === W.SABOTAGE || trigger === W.REACTION) s.cancelled = 0
  else {
    s.answered = s.answeredBy = NOBODY
    s.answeredX = 0
  }
  if (trigger === W.RIVER) s.river = 0
  window.push(s, { trigger, order: 0, subject: x, object: y })
}

/** Countries in impulse order, from the one whose impulse it is. */
export const inOrder = (b: Board, s: AwState, place: number): number =>
  ((s.phasing === NOBODY ? s.marker : s.phasing) + place) % b.onTrack

/** Whether copies of a common card are out of sight: in the deck or in a hand. */
export function unseen(b: Board, s: AwState, card: Card): boolean {
  const first = b.cardFirst[card]
  for (let i = 0; i < b.cardCopies[card]; i++) {
    const at = s.cardAt[first + i]
    if (at !== DISCARD && at !== CARD_OUT && at < TABLE) return true
  }
  return false
}

/** Whether a country could have a card in hand, by what everybody knows: home cards lie open once used. */
export const couldHold = (b: Board, s: AwState, c: Country, card: Card): boolean =>
  b.cardHome[card] === NOBODY ? s.commons[c] > 0 && unseen(b, s, card) : s.cardAt[b.cardFirst[card]] === HAND + c

/** Plays cards at all: not the inactive, nor tribes unless they stand for an eliminated power. 6.17, 7.1, 10.1 */
export const playsCards = (b: Board, s: AwState, c: Country): boolean =>
  has(s.active, c) && (!has(b.isTribe, c) || s.ward[c] !== NOBODY)

/** A card that is this country's to use as an event: a substitute has its power's home cards. 7.1 */
export const isFor = (b: Board, s: AwState, c: Country, card: Card): boolean =>
  has(b.cardWho[card], c) || (b.cardHome[card] !== NOBODY && s.ward[c] === b.cardHome[card])

/** The price of a card out of turn: breakers cost half. 6.11.c */
export const reactionCost = (b: Board, use: CardUse): number => {
  const factor = use.op === 'allianceBreaker' ? use.effect.reactionCostFactor : undefined
  return Math.ceil(b.cardCost[use.card] * (factor ?? 1))
}

/** Whether a use is open to a country at this moment, the hand apart. All of it is public. */
const open = (b: Board, s: AwState, trigger: number, x: number, y: number, c: Country, use: CardUse): boolean =>
  isFor(b, s, c, use.card) && fits(b, s, trigger, x, y, c, use) && canBorrow(b, s, c, reactionCost(b, use))

function fits(b: Board, s: AwState, trigger: number, x: number, y: number, c: Country, use: CardUse): boolean {
  switch (trigger) {
    case W.CATASTROPHE:
    case W.SABOTAGE:
    case W.REACTION:
      return c !== y && cancels(use, trigger)
    case W.FOREIGN_WAR:
      return true
    case W.HUNGER:
      return s.city[x] === c && s.hunger[x] >= 0
    case W.RIVER:
      return has(s.war[y], c)
    case W.EVADE:
      return c === y
    case W.INTERCEPT:
      return c === y && use.op === 'autoEvade' && use.effect.orBlockInterception === true
    case W.SIEGE:
      return use.country === c && b.home[x] === c && s.city[x] === c && s.levelLeft[c] === 0
    case W.VP_BATTLE:
      return use.op === 'allianceBreaker' && breakerOpen(b, s, c, use, x, y)
    default:
      return c === x
  }
}

const SORTS = ['catastrophe', 'sabotage', 'reaction'] as const
const cancels = (use: CardUse, trigger: number): boolean =>
  use.op === 'cancel' && use.effect.cancels.includes(SORTS[trigger])

/** 3.2: whether a country is asked at this moment. */
export function isAsked(b: Board, s: AwState, trigger: number, x: number, y: number, c: Country): boolean {
  if (!playsCards(b, s, c) || s.commons[c] + s.homes[c] === 0) return false
  const uses = bookOf(b).byWindow[trigger]
  for (let i = 0; i < uses.length; i++) {
    if (couldHold(b, s, c, uses[i].card) && open(b, s, trigger, x, y, c, uses[i])) return true
  }
  return false
}

/** Where an answer ends the window: the thing can happen only once. */
const once = (trigger: number): boolean => trigger !== W.VP_BATTLE

const useOf = (b: Board, f: FrameOf<'reaction'>): CardUse => bookOf(b).uses[reaction.card(f)][reaction.use(f)]

/** A card in answer takes effect. 6.11.e: before what it answers goes on. */
function takeEffect(g: Scene, f: FrameOf<'reaction'>, use: CardUse): void {
  const { b, s } = g
  const subject = reaction.subject(f)
  const trigger = reaction.trigger(f)
  const c = f.of
  switch (use.op) {
    case 'cancel':
      s.cancelled = 1
      return
    case 'hunger':
      s.hunger[subject] = Math.max(0, s.hunger[subject] + use.count)
      break
    case 'blockPath':
      cross.push(s, { of: reaction.object(f), area: subject })
      break
    case 'autoEvade':
      if (trigger === W.INTERCEPT && attempts(s) > 1) parry.push(s, { of: c, area: subject })
      break
    case 'cityLevel':
      raiseLevels(g, use.country, use.count)
      break
    case 'endForeignWar':
      endForeignWar(g, b.foreignWarOf[subject])
      break
    case 'allianceBreaker':
      rollBreaker(g, c, use, true, subject, reaction.object(f))
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
    if (open(b, s, reactFrame.trigger(f), reactFrame.subject(f), reactFrame.object(f), f.of, use)) out[n++] = react[i]
  }
  out[n++] = b.acts.pass[0]
  return n
}

export const windowsChapter: Chapter = {
  frames: {
    window: {
      run(g, f) {
        const { b, s } = g
        for (let place = window.order(f); place < b.onTrack; place++) {
          const c = inOrder(b, s, place)
          if (!isAsked(b, s, window.trigger(f), window.subject(f), window.object(f), c)) continue
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
      apply(g, f, action) {
        const { b, s } = g
        const trigger = reactFrame.trigger(f)
        s.frames.pop()
        if (action.kind !== 'react') {
          replaceTop(s, window.with(topOf(s, 'window'), { order: reactFrame.order(f) + 1 }))
          return
        }
        const use = bookOf(b).uses[action.card][action.use]
        g.tell?.all({
          at: 'reacted',
          country: b.countries[f.of],
          card: b.cards[action.card],
          to: WINDOWS[trigger],
          ...(trigger === W.REACTION || trigger === W.CATASTROPHE || trigger === W.SABOTAGE
            ? { against: b.cards[reactFrame.subject(f)] }
            : {}),
        })
        playCard(g, f.of, action.card)
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
      run(g, f) {
        const { b, s } = g
        const use = useOf(b, f)
        if (reaction.step(f) === 0) {
          replaceTop(s, reaction.with(f, { step: 1 }))
          openWindow(g, W.REACTION, use.card, f.of)
          return false
        }
        s.frames.pop()
        if (s.cancelled === 1) {
          s.cancelled = 0
          g.tell?.all({ at: 'cancelled', country: b.countries[f.of], card: b.cards[use.card] })
          return false
        }
        if (once(reaction.trigger(f))) closeWindow(s)
        payOrBorrow(g, f.of, reactionCost(b, use))
        takeEffect(g, f, use)
        return false
      },
    },
    /** Swollen Rivers: the mover stays, or crosses at a price. */
    cross: {
      legal(b, _s, _f, out) {
        out[0] = b.acts.no[0]
        out[1] = b.acts.yes[0]
        return 2
      },
      apply(g, f, action) {
        const { b, s } = g
        s.frames.pop()
        s.river = action.kind === 'yes' ? 2 : 1
        if (s.river === 2) s.riverDice = 2
        g.tell?.all({ at: 'swollen', country: b.countries[f.of], area: b.areas[cross.area(f)], crosses: s.river === 2 })
      },
    },
    /** Scouts: which of several interceptions fails. */
    parry: {
      legal(b, s, _f, out) {
        const many = Math.min(attempts(s), b.acts.which.length)
        for (let i = 0; i < many; i++) out[i] = b.acts.which[i]
        return many
      },
      apply(g, _f, action) {
        g.s.frames.pop()
        if (action.kind === 'which') g.s.answeredX = action.number
      },
    },
  },
}
