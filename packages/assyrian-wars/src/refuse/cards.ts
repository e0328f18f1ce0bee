// Why a card cannot be played, laid or aimed so: the first reason that is true, with its figures and its rule. 6.11

import type { Message, Refusal } from '@tabularium/kernel'
import { mayLay } from '../battle/battle-card-effects.ts'
import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { bookOf, type CardUse } from '../board/card-book.ts'
import { type AwFrame, type FrameOf, frames } from '../board/frames.ts'
import { AP, type Card, type Country, has, INCOME_ONLY, NOBODY, type War } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { holds } from '../cards/deck.ts'
import { isFor } from '../cards/reaction-windows.ts'
import { mayPlay, plusCost } from '../economy/cards-for-ap.ts'
import { left } from '../economy/purse.ts'
import { breakerAim, breakerBar, mostToward } from '../event-cards/alliance-breakers.ts'
import { eventBar } from '../event-cards/event.ts'
import { foreignWarBar } from '../event-cards/foreign-war.ts'
import { isOn, warCountry } from '../politics/foreign-wars.ts'
import { inAp } from '../text/naming.ts'

const { lay, event, rolled } = frames

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})
const card = (b: Board, kind: Card) => ({ key: `card.${b.cards[kind]}` })
const country = (b: Board, c: Country) => ({ key: `country.${b.countries[c]}` })

/** The countries a card is for. */
const owners = (b: Board, kind: Card) => b.countries.flatMap((_, c) => (has(b.cardWho[kind], c) ? [country(b, c)] : []))

export function refuseCards(b: Board, s: AwState, f: AwFrame, action: AwAction): Refusal | undefined {
  switch (action.kind) {
    case 'event':
    case 'plus-event':
      return refuseEvent(b, s, f, bookOf(b).uses[action.card][action.use], action.kind === 'plus-event')
    case 'react':
      return f.at === 'react' ? refuseReaction(b, s, f, bookOf(b).uses[action.card][action.use]) : undefined
    case 'lay':
      return f.at === 'lay' ? refuseLaying(b, s, f, bookOf(b).uses[action.card][action.use]) : undefined
    case 'war-battle':
      return refuseWar(b, s, f, action.war)
    case 'marker':
      if (f.at !== 'rolled') return undefined
      return no('too-many-spaces', '6.11.c', {
        spaces: Math.min(rolled.spaces(f), mostToward(b, s, f.of, rolled.target(f))),
      })
    case 'scheme':
      return f.at === 'secret' || f.at === 'event' ? no('no-target', '7.5.2') : undefined
    case 'aim-country':
      return f.at === 'event' && b.cardEffect[event.card(f)].op === 'allianceBreaker'
        ? refuseBreaker(b, s, f.of, action.country)
        : undefined
    default:
      return undefined
  }
}

function refuseEvent(b: Board, s: AwState, f: AwFrame, use: CardUse, plus: boolean): Refusal | undefined {
  const c = f.of
  const what = { card: card(b, use.card) }
  if (f.at !== 'act') return undefined
  if (!holds(b, s, c, use.card)) return no('not-held', '6.11', { ...what, country: country(b, c) })
  const how = mayPlay(b, s, c, use.card)
  if (how === 0 || plus !== (how === 2)) return no('no-more-cards', '3.2', { played: s.cardsPlayed })
  switch (eventBar(b, s, c, use, plus ? plusCost(b) : 0)) {
    case 'not-yours':
      return no('not-yours', '6.11', { ...what, who: owners(b, use.card) })
    case 'not-in-impulse':
      return use.fights !== 0 ? no('battle-only', '6.11.d', what) : no('reaction-only', '6.11.e', what)
    case 'cost':
      return no('event-cost', '6.11', { ...what, ap: inAp(b.cardCost[use.card]), have: inAp(left(s, INCOME_ONLY)) })
    case 'impossible':
      return refuseImpossible(b, s, c, use)
    default:
      return undefined
  }
}

/** Where the reason is known by name. */
function refuseImpossible(b: Board, s: AwState, c: Country, use: CardUse): Refusal {
  if (use.op === 'foreignWar') {
    const war = b.foreignWarOf[use.card]
    const first = { country: country(b, warCountry(b, war, 0)) }
    switch (foreignWarBar(b, s, war)) {
      case 'inactive':
        return no('war-inactive', 'R71', first)
      case 'other-war':
        return no('war-other', '6.11.b', first)
      case 'allied':
        return no('war-allied', '6.11.b')
    }
  }
  if (use.op === 'allianceBreaker' && use.country !== NOBODY) {
    return refuseBreaker(b, s, c, use.country) ?? no('event-impossible', '6.11', { card: card(b, use.card) })
  }
  return no('event-impossible', '6.11', { card: card(b, use.card) })
}

function refuseBreaker(b: Board, s: AwState, c: Country, target: number): Refusal | undefined {
  const who = { country: country(b, target) }
  switch (breakerBar(b, s, c, target)) {
    case 'not-in-play':
      return undefined
    case 'no-units':
      return no('breaker-no-units', '6.9', who)
    case 'at-war':
      return no('breaker-at-war', '6.11.c', who)
    case 'grace':
      return no('breaker-grace', '7.1.d', who)
    case 'punished':
      return no('breaker-punished', '6.11.c', who)
    default:
      return breakerAim(b, s, c, target) ? undefined : no('no-target', '6.11.c')
  }
}

function refuseReaction(b: Board, s: AwState, f: FrameOf<'react'>, use: CardUse): Refusal {
  const what = { card: card(b, use.card) }
  if (!holds(b, s, f.of, use.card)) return no('not-held', '6.11', { ...what, country: country(b, f.of) })
  if (!isFor(b, s, f.of, use.card)) return no('not-yours', '6.11', { ...what, who: owners(b, use.card) })
  return no('window-wrong', '6.11.e', what)
}

function refuseLaying(b: Board, s: AwState, f: FrameOf<'lay'>, use: CardUse): Refusal {
  const what = { card: card(b, use.card) }
  if (!holds(b, s, f.of, use.card)) return no('not-held', '6.11', { ...what, country: country(b, f.of) })
  if (use.stage !== lay.stage(f) || !mayLay(b, s, f.of, use)) return no('not-in-battle', 'R73', what)
  return no('event-cost', '6.11', { ...what, ap: inAp(b.cardCost[use.card]), have: inAp(s.saved[f.of]) })
}

function refuseWar(b: Board, s: AwState, f: AwFrame, war: War): Refusal | undefined {
  if (f.at !== 'act') return undefined
  const what = { card: card(b, b.foreignWars[war]) }
  const mine = warCountry(b, war, 0) === f.of || (s.warMirror[war] === 0 && warCountry(b, war, 1) === f.of)
  if (!isOn(s, war) || !mine) return no('war-not-yours', 'R71', what)
  if (has(s.warFought, war)) return no('fought-already', '6.11.b', what)
  const waits = s.warOwes[2 * war] + s.warOwes[2 * war + 1]
  if (waits > 0) return no('war-waits', '6.11.b', { ...what, owed: waits })
  const cost = b.data.constants.foreignWar.battleCost
  if (left(s) < AP * cost) return no('costs-more', '6.11.b', { cost, left: inAp(left(s)) })
  return no('war-not-ready', '6.11.b', what)
}
