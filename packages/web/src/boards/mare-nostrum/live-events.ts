// Trade and battles as live events that everybody follows: a reducer over what is told, and the hook that holds its state.

import type { Event, Seat } from '@tabularium/kernel'
import type { MnEvent, MnView } from '@tabularium/mare-nostrum'
import { useMemo } from 'react'
import { useLiveState } from '../kit/live-state.ts'

type Of<A extends MnEvent['at']> = Extract<MnEvent, { readonly at: A }>

export interface Battle {
  readonly battle: Of<'battle'>
  readonly lost: readonly Of<'lost'>[]
}

export interface Trade {
  readonly token: Of<'token'> | undefined
  readonly offers: Of<'offers'>['offers']
  readonly took: readonly Of<'took'>[]
  readonly over: Of<'traded'> | Of<'no-trade'> | undefined
  readonly gave: Of<'gave'> | undefined
}

export interface LiveEvents {
  readonly trade: Trade | undefined
  /** The latest last. */
  readonly battles: readonly Battle[]
  close(): void
}

interface LiveEventState {
  readonly trade: Trade | undefined
  readonly battles: readonly Battle[]
}

const NOTHING: LiveEventState = { trade: undefined, battles: [] }
const NO_TRADE: Trade = { token: undefined, offers: [], took: [], over: undefined, gave: undefined }
const MOST_BATTLES = 3

/** Own deeds that turn the page: whoever moves on has seen what was told. */
const DEEDS: ReadonlySet<MnEvent['at']> = new Set([
  'built',
  'recruited',
  'built-up',
  'marched',
  'sailed',
  'pillaged',
  'occupied',
  'besieged',
  'spared',
  'held',
])

/** The reducer: the state after one more event. */
export function withEvent({ trade, battles }: LiveEventState, event: MnEvent, seat: Seat | undefined): LiveEventState {
  switch (event.at) {
    case 'round':
      return NOTHING
    case 'token':
      return { trade: { ...NO_TRADE, token: event }, battles: [] }
    case 'offers':
      return { trade: { ...(trade ?? NO_TRADE), offers: event.offers }, battles }
    case 'took':
      return { trade: trade && { ...trade, took: [...trade.took, event] }, battles }
    case 'traded':
    case 'no-trade':
      return { trade: trade && { ...trade, over: event }, battles }
    case 'gave':
      return { trade: trade && { ...trade, gave: event }, battles }
    case 'phase':
      return event.phase >= 4 ? { trade: undefined, battles } : { trade, battles }
    case 'battle':
      return { trade: undefined, battles: [...battles, { battle: event, lost: [] }].slice(-MOST_BATTLES) }
    case 'lost': {
      const last = battles.at(-1)
      if (last?.battle.place !== event.place) return { trade, battles }
      return { trade, battles: [...battles.slice(0, -1), { ...last, lost: [...last.lost, event] }] }
    }
    default:
      return DEEDS.has(event.at) && 'seat' in event && event.seat === seat ? NOTHING : { trade, battles }
  }
}

export function useLiveEvents(news: readonly Event[], view: MnView, seat: Seat | undefined): LiveEvents {
  const [{ trade, battles }, close] = useLiveState({ news, view }, NOTHING, (before, fresh) => {
    if (!fresh) return before
    // After a jump nothing of what was told before holds.
    if (fresh.length === 0) return NOTHING
    return (fresh as readonly MnEvent[]).reduce((all, one) => withEvent(all, one, seat), before)
  })
  return useMemo(() => ({ trade: trade ?? tradeIn(view), battles, close }), [trade, battles, view, close])
}

/** What lies open, for somebody who has just come. */
function tradeIn({ announced, offers }: MnView): Trade | undefined {
  return announced >= 0 && offers.length > 0 ? NO_TRADE : undefined
}
