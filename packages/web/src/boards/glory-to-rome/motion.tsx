// What moves, and only because something happened: materials, cards and clients on their way from one place to another.
// Never in the way of a click, and not at all where somebody wants calm.

import type { GrEvent } from '@tabularium/glory-to-rome'
import type { Event, Seat } from '@tabularium/kernel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isCalm } from '../../settings.ts'
import { materialOf, materialOfRoleName } from './actions-by-piece.ts'
import { useRome } from './context.ts'
import { RomeIcon } from './icons.tsx'
import './motion.css'

const MOVE = 260
const MOST = 5

interface Flight {
  /** What is seen moving: a material, or the back of a card. */
  readonly face: string
  readonly from: string
  readonly to: string
}

const zone = (name: string, seat: Seat): string => `[data-zone="${name}.${seat}"]`
const camp = (seat: Seat): string => `[data-camp="${seat}"] .rome-who`
const hand = (seat: Seat): string => `${zone('hand', seat)}, ${camp(seat)}`
const pool = (material: string): string => `[data-piece="pool.${material}"]`
const DECK = '[data-piece="deck"]'

function flightsOf(event: GrEvent): readonly Flight[] {
  switch (event.at) {
    case 'played':
      return event.cards.map(card => ({ face: materialOf(card), from: hand(event.seat), to: camp(event.seat) }))
    case 'drew':
      return [{ face: 'back', from: DECK, to: hand(event.seat) }]
    case 'collected':
      return [
        {
          face: event.material,
          from: event.from === 'pool' ? pool(event.material) : hand(event.seat),
          to: zone('stock', event.seat),
        },
      ]
    case 'hired': {
      const face = materialOfRoleName(event.role)
      const from = event.from === 'pool' ? pool(face) : event.from === 'deck' ? DECK : hand(event.seat)
      return [{ face, from, to: zone('clients', event.seat) }]
    }
    case 'banked': {
      const from = event.from === 'deck' ? DECK : event.from === 'hand' ? hand(event.seat) : zone('stock', event.seat)
      return [{ face: event.material ?? 'back', from, to: `${zone('vault', event.seat)}, ${camp(event.seat)}` }]
    }
    case 'founded':
      return [{ face: materialOf(event.structure), from: hand(event.seat), to: zone('structures', event.seat) }]
    case 'added': {
      const from =
        event.from === 'pool'
          ? pool(event.material)
          : event.from === 'hand'
            ? hand(event.seat)
            : zone('stock', event.seat)
      return [{ face: event.material, from, to: zone('structures', event.seat) }]
    }
    case 'took':
      return event.materials.map(face => ({ face, from: pool(face), to: zone('stock', event.seat) }))
    case 'gave':
      return event.cards.map(card => ({ face: materialOf(card), from: hand(event.seat), to: zone('stock', event.to) }))
    case 'plundered':
      return event.materials.map(face => ({ face, from: zone('stock', event.from), to: zone('stock', event.seat) }))
    case 'captured':
      return [
        {
          face: materialOfRoleName(event.role),
          from: zone('clients', event.from),
          to: `${zone('vault', event.seat)}, ${camp(event.seat)}`,
        },
      ]
    default:
      return []
  }
}

/** One after the other, from where they lay to where they lie now. */
export function Flights({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const { news } = useRome()
  const [landed, land] = useState<{ readonly news: readonly Event[]; readonly n: number }>({ news, n: MOST })
  const mover = useRef<HTMLDivElement>(null)
  const nth = landed.news === news ? landed.n : 0
  const flight = isCalm() ? undefined : (news as readonly GrEvent[]).flatMap(flightsOf).slice(0, MOST)[nth]

  useEffect(() => {
    const element = mover.current
    const root = board.current
    if (!flight || !element || !root) return
    const next = () => land({ news, n: nth + 1 })
    const from = root.querySelector(flight.from)?.getBoundingClientRect()
    const to = root.querySelector(flight.to)?.getBoundingClientRect()
    if (!from || !to) return next()
    const [x, y] = [middle(from.left, from.width), middle(from.top, from.height)]
    const [dx, dy] = [middle(to.left, to.width) - x, middle(to.top, to.height) - y]
    element.style.left = `${x}px`
    element.style.top = `${y}px`
    element.style.visibility = 'visible'
    const animation = element.animate(
      [
        { transform: 'translate(-50%, -50%)', opacity: 1 },
        { transform: `translate(-50%, -50%) translate(${dx}px, ${dy}px)`, opacity: 0.6 },
      ],
      { duration: MOVE, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'forwards' },
    )
    animation.addEventListener('finish', next)
    const hurry = () => land({ news, n: MOST })
    window.addEventListener('pointerdown', hurry, { once: true })
    window.addEventListener('keydown', hurry, { once: true })
    return () => {
      animation.removeEventListener('finish', next)
      animation.cancel()
      window.removeEventListener('pointerdown', hurry)
      window.removeEventListener('keydown', hurry)
    }
  }, [flight, news, nth, board])

  if (!flight) return null
  return (
    <div key={nth} ref={mover} className="rome-flight" aria-hidden="true">
      {flight.face === 'back' ? (
        <span className="rome-back" />
      ) : (
        <span className={`rome-tile rome-m-${flight.face}`}>
          <RomeIcon name={flight.face} />
        </span>
      )}
    </div>
  )
}

const middle = (start: number, length: number): number => start + length / 2
