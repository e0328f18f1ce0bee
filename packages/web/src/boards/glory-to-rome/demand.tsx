// Demands as a live event that everybody sees: the cards shown, what the pool gave, and what each of the others did.

import type { GrEvent } from '@tabularium/glory-to-rome'
import type { Event, Seat } from '@tabularium/kernel'
import { type ReactNode, useRef } from 'react'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { materialOf } from './actions-by-piece.ts'
import { amountWords } from './aria-labels.ts'
import type { Rome } from './context.ts'
import { RomeIcon } from './icons.tsx'
import { demandIn, gathered } from './position.ts'
import { Disc, Tile } from './signs.tsx'

/** A demand under way or just over. */
export interface DemandReport {
  readonly by: Seat
  readonly cards: readonly string[]
  readonly events: readonly GrEvent[]
}

interface Remembered {
  readonly news: readonly Event[]
  readonly events: readonly GrEvent[]
}

/** What was told of the demands of one player, from the first card shown until the one who looks does something. */
export function useDemands({ news, view, seat }: Rome): DemandReport | undefined {
  const kept = useRef<Remembered>({ news: [], events: [] })
  const demand = demandIn(view)
  if (kept.current.news !== news) {
    const events = gathered(kept.current.events, news as readonly GrEvent[], seat)
    kept.current = { news, events: demand && events[0]?.at === 'showed' && events[0].seat !== demand.by ? [] : events }
  }
  const { events } = kept.current
  const shown = events.flatMap(event => (event.at === 'showed' ? [event.card] : []))
  const by = demand?.by ?? (events[0]?.at === 'showed' ? events[0].seat : undefined)
  const cards = demand && demand.cards.length >= shown.length ? demand.cards : shown
  return by === undefined || cards.length === 0 ? undefined : { by, cards, events }
}

export function DemandTray({ rome, told }: { readonly rome: Rome; readonly told: DemandReport }) {
  const { w, say, nameOfSeat, position } = rome
  const { by, cards, events } = told
  const names = cards.map(card => `${say({ key: `card.${card}` })} (${say({ key: `material.${materialOf(card)}` })})`)
  const answers = new Map<Seat, ReactNode[]>()
  const pool: string[] = []
  for (const [i, event] of events.entries()) {
    if (event.at === 'took') pool.push(...event.materials)
    const answer = answerOf(rome, event, `${i}`)
    if (answer) answers.set(answer[0], [...(answers.get(answer[0]) ?? []), answer[1]])
  }
  const others = [...position.rivals, position.mine].filter(seat => seat !== by && answers.has(seat))
  return (
    <section ref={scrollFade} className="rome-demand" aria-label={w('demand')} role="status">
      <h3 className="rome-title">
        <SeatBadge seat={by} size="small" />
        <span>{w('demandBy', { name: nameOfSeat(by) })}</span>
      </h3>
      <div className="rome-demand-cards">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <span key={i} className={`rome-shown rome-m-${materialOf(card)}`} aria-hidden="true">
            <RomeIcon name={materialOf(card)} />
            <span>{say({ key: `card.${card}` })}</span>
          </span>
        ))}
        <span className="visually-hidden">{names.join(', ')}</span>
      </div>
      <ul className="rome-answers">
        {pool.length > 0 && (
          <li>
            <b>{w('fromPool')}</b>
            <Materials rome={rome} names={pool} />
          </li>
        )}
        {others.map(seat => (
          <li key={seat}>
            <SeatBadge seat={seat} size="small" />
            <b>{nameOfSeat(seat)}</b>
            <span className="rome-answer">{answers.get(seat)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Materials = ({ rome, names }: { readonly rome: Rome; readonly names: readonly string[] }) => {
  const counts = [...new Set(names)].map(name => [name, names.filter(other => other === name).length] as const)
  return (
    <span className="rome-fact-list">
      {counts.map(([name, n]) => (
        <Tile key={name} of={name} n={n} />
      ))}
      <span className="visually-hidden">{counts.map(([name, n]) => amountWords(rome, name, n)).join(', ')}</span>
    </span>
  )
}

/** What one of the others did or suffered. */
function answerOf(rome: Rome, event: GrEvent, key: string): readonly [Seat, ReactNode] | undefined {
  const { w, say } = rome
  switch (event.at) {
    case 'gave':
      return [
        event.seat,
        event.cards.length === 0 ? (
          <span key={key}>{w('givesNothing')}</span>
        ) : (
          <span key={key} className="rome-fact-list">
            <span>{w('gives')}</span>
            {event.cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
              <span key={i} className={`rome-shown rome-m-${materialOf(card)}`}>
                <RomeIcon name={materialOf(card)} />
                <span>{say({ key: `card.${card}` })}</span>
              </span>
            ))}
          </span>
        ),
      ]
    case 'immune':
      return [
        event.seat,
        <span key={key}>{w('safe', { structure: say({ key: `card.${event.through?.[0] ?? 'wall'}` }) })}</span>,
      ]
    case 'plundered':
      return [
        event.from,
        <span key={key} className="rome-fact-list">
          <span>{w('robbed')}</span>
          <Materials rome={rome} names={event.materials} />
        </span>,
      ]
    case 'captured':
      return [
        event.from,
        <span key={key} className="rome-fact-list">
          <span>{w('captured')}</span>
          <Disc of={event.role} />
          <span className="visually-hidden">{say({ key: `role.${event.role}` })}</span>
        </span>,
      ]
    default:
      return undefined
  }
}
