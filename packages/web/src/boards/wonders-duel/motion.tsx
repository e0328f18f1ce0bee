// What moves, and only because something happened: a card to its city, coins that count. Never in the way of a click, and
// not at all where somebody wants calm.

import type { Event, Seat } from '@tabularium/kernel'
import type { WdEvent } from '@tabularium/wonders-duel'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { isCalm } from '../../settings.ts'
import { CardFace } from './card.tsx'
import { useDuel } from './context.ts'
import './motion.css'
import { afterPaint } from '../../ui/idle.ts'

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

type Landing = NonNullable<ReturnType<typeof landingOf>>

interface Flight {
  readonly landing: Landing
  readonly from: DOMRect
}

/** Where the card of an event went. */
function landingOf(event: WdEvent): { readonly card: string; readonly to: string; readonly seat: Seat } | undefined {
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

/** Where a card lies, as broad as it is: one that is just being turned up looks narrower. */
function lyingAt(card: HTMLElement): DOMRect {
  const { left, top, width, height } = card.getBoundingClientRect()
  const whole = card.offsetHeight === 0 ? width : (card.offsetWidth * height) / card.offsetHeight
  return new DOMRect(left + (width - whole) / 2, top, whole, height)
}

/**
 * The last move's card on its way from the table to where it lies now. It stands where it lay in the same drawing that
 * takes it away; where it goes is measured after that was painted, when measuring costs nothing.
 */
export function Flights({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const { view, news, say, w } = useDuel()
  const places = useRef(new Map<string, DOMRect>())
  const [landed, land] = useState<readonly Event[]>(news)
  const flight = useMemo((): Flight | undefined => {
    if (isCalm()) return undefined
    const landing = (news as readonly WdEvent[]).map(landingOf).find(Boolean)
    const from = landing && places.current.get(`card.${landing.card}`)
    return landing && from ? { landing, from } : undefined
  }, [news])

  // biome-ignore lint/correctness/useExhaustiveDependencies: places are measured anew with every position
  useEffect(() => {
    if (isCalm()) return
    return afterPaint(() => {
      const open = board.current?.querySelectorAll<HTMLElement>('.duel-open, .duel-pile-card') ?? []
      places.current = new Map(Array.from(open, piece => [piece.dataset.piece ?? '', lyingAt(piece)] as const))
    })
  }, [view])

  const mover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = mover.current
    const root = board.current
    if (!flight || !element || !root) return
    const { from, landing } = flight
    const done = () => land(news)
    let animation: Animation | undefined
    const hurry = () => animation?.finish()
    const stop = afterPaint(() => {
      const goal = find(root, landing.to) ?? root.querySelector<HTMLElement>(`[data-city="${landing.seat}"]`)
      if (!goal) return done()
      const to = goal.getBoundingClientRect()
      const scale = Math.max(0.22, Math.min(1, to.width / from.width))
      const x = to.left + to.width / 2 - (from.left + from.width / 2)
      const y = to.top + to.height / 2 - (from.top + from.height / 2)
      animation = element.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.25 },
        ],
        { duration: MOVE, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'forwards' },
      )
      animation.addEventListener('finish', done)
    })
    window.addEventListener('pointerdown', hurry, { once: true })
    window.addEventListener('keydown', hurry, { once: true })
    return () => {
      stop()
      animation?.removeEventListener('finish', done)
      animation?.cancel()
      window.removeEventListener('pointerdown', hurry)
      window.removeEventListener('keydown', hurry)
    }
  }, [flight, news, board])

  if (!flight || landed === news) return null
  const { left, top, width, height } = flight.from
  const { card } = flight.landing
  return (
    <div ref={mover} className="duel-flight" style={{ left, top, width, height }} aria-hidden="true">
      <CardFace card={card} name={say({ key: `card.${card}` })} free={w('free')} />
    </div>
  )
}
