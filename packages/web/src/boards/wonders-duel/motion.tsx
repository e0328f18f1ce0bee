// What moves, and only because something happened: a card to its city, coins that count. Never in the way of a click, and
// not at all where somebody wants calm.

import type { Event } from '@tabularium/kernel'
import type { WdEvent } from '@tabularium/wonders-duel'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isCalm } from '../../settings.ts'
import { CardFace } from './card.tsx'
import { useDuel } from './duel.ts'
import './motion.css'

const MOVE = 260

/** A figure that counts to its new value. */
export function useCount(value: number): number {
  const { news } = useDuel()
  const [shown, show] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (start === value || news.length === 0 || isCalm()) return show(value)
    let frame = 0
    let began: number | undefined
    const step = (now: number) => {
      began ??= now
      const share = Math.min(1, (now - began) / MOVE)
      show(Math.round(start + (value - start) * share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      show(value)
    }
  }, [value, news])
  return shown
}

interface Flight {
  readonly card: string
  readonly from: DOMRect
  readonly to: DOMRect
}

/** Where the card of an event went. */
function landingOf(event: WdEvent): { readonly card: string; readonly to: string; readonly seat: number } | undefined {
  switch (event.at) {
    case 'built':
    case 'raised':
      return { card: event.card, to: `card.${event.card}`, seat: event.seat }
    case 'wonder':
      return { card: event.card, to: `wonder.${event.wonder}`, seat: event.seat }
    case 'discarded':
      return { card: event.card, to: 'pile', seat: event.seat }
    default:
      return undefined
  }
}

const find = (board: HTMLElement, piece: string): HTMLElement | undefined =>
  board.querySelector<HTMLElement>(`[data-piece="${piece}"]`) ?? undefined

/** The last move's card on its way from the table to where it lies now. */
export function Flights({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const { view, news, say, w } = useDuel()
  const places = useRef(new Map<string, DOMRect>())
  const told = useRef<readonly Event[]>(news)
  const [flight, fly] = useState<Flight | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: places are measured anew with every position
  useLayoutEffect(() => {
    const root = board.current
    if (!root || isCalm()) return
    if (told.current !== news) {
      told.current = news
      const landing = (news as readonly WdEvent[]).map(landingOf).find(Boolean)
      const from = landing && places.current.get(`card.${landing.card}`)
      const goal =
        landing &&
        (find(root, landing.to) ?? root.querySelector<HTMLElement>(`[data-city="${landing.seat}"]`) ?? undefined)
      fly(landing && from && goal ? { card: landing.card, from, to: goal.getBoundingClientRect() } : undefined)
    }
    places.current = new Map(
      [...root.querySelectorAll<HTMLElement>('.duel-open, .duel-pile-card')].map(piece => [
        piece.dataset.piece ?? '',
        piece.getBoundingClientRect(),
      ]),
    )
  }, [view, news])

  const mover = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = mover.current
    if (!flight || !element) return
    const { from, to } = flight
    const scale = Math.max(0.22, Math.min(1, to.width / from.width))
    const x = to.left + to.width / 2 - (from.left + from.width / 2)
    const y = to.top + to.height / 2 - (from.top + from.height / 2)
    const animation = element.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.25 },
      ],
      { duration: MOVE, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'forwards' },
    )
    const done = () => fly(undefined)
    const hurry = () => animation.finish()
    animation.addEventListener('finish', done)
    window.addEventListener('pointerdown', hurry, { once: true })
    window.addEventListener('keydown', hurry, { once: true })
    return () => {
      animation.removeEventListener('finish', done)
      animation.cancel()
      window.removeEventListener('pointerdown', hurry)
      window.removeEventListener('keydown', hurry)
    }
  }, [flight])

  if (!flight) return null
  const { left, top, width, height } = flight.from
  return (
    <div ref={mover} className="duel-flight" style={{ left, top, width, height }} aria-hidden="true">
      <CardFace card={flight.card} name={say({ key: `card.${flight.card}` })} free={w('free')} />
    </div>
  )
}
