// The same table on a phone: the columns across the width, a strip for each of the others, your camp and hand, and a sheet
// with what you look at.

import type { Seat } from '@tabularium/kernel'
import { useState } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { SeatFace } from '../../ui/seat-face.tsx'
import { figuresWords } from './aria-labels.ts'
import { Camp, doingOf } from './camp.tsx'
import { Columns } from './columns.tsx'
import { type Rome, useRome } from './context.ts'
import { Hand } from './hand.tsx'
import { RomeIcon } from './icons.tsx'
import { Inspector } from './inspector.tsx'
import { sum } from './position.ts'
import './phone.css'

/** Decisions about somebody else's camp open it. */
const AIMED = new Set(['plunder', 'capture', 'prison', 'senate'])

export function PhoneBoard() {
  const rome = useRome()
  const { position, pane, seat, asked, pieces } = rome
  const { rivals, mine } = position
  const [shown, show] = useState<Seat | undefined>(undefined)
  if (pane === 'details') {
    return (
      <div className="rome-phone-camps rome-watching">
        {[mine, ...rivals].map(of => (
          <Camp key={of} seat={of} large />
        ))}
        <div className="rome-thumb">
          <Inspector />
        </div>
      </div>
    )
  }
  const aimed = (of: Seat) =>
    (asked !== undefined && AIMED.has(asked)) || [...pieces.keys()].some(piece => piece.startsWith(`of.${of}.`))
  return (
    <div className={`rome-phone-table ${seat === undefined ? 'rome-watching' : ''}`}>
      <Columns />
      <div className="rome-strips">
        {rivals.map(rival => {
          const open = shown === rival || aimed(rival)
          return (
            <div key={rival}>
              <Strip rome={rome} seat={rival} open={open} toggle={() => show(shown === rival ? undefined : rival)} />
              {open && <Camp seat={rival} />}
            </div>
          )
        })}
      </div>
      <Camp seat={mine} large />
      <div className="rome-thumb">
        {seat !== undefined && <Hand />}
        <Inspector />
      </div>
    </div>
  )
}

interface StripProps {
  readonly rome: Rome
  readonly seat: Seat
  readonly open: boolean
  toggle(): void
}

function Strip({ rome, seat, open, toggle }: StripProps) {
  const { view, position, w, nameOfSeat } = rome
  const { influence, orders, senators, vault, clients, structures } = view.players[seat]
  const limits = position.limits[seat]
  const done = structures.filter(structure => structure.done).length
  return (
    <button type="button" className="rome-strip" data-camp={seat} aria-expanded={open} onClick={toggle}>
      <span className="visually-hidden">
        {w('showCamp', { name: nameOfSeat(seat) })}: {figuresWords(rome, seat)}
      </span>
      <span className="rome-who" aria-hidden="true">
        <SeatBadge seat={seat} size="small" />
        <SeatFace seat={seat} />
        <span>
          <b>{nameOfSeat(seat)}</b>
          <small>{doingOf(rome, seat)}</small>
        </span>
      </span>
      <span className="rome-strip-figures num" aria-hidden="true">
        <span>
          <RomeIcon name="influence" />
          {influence}
        </span>
        <span>
          <RomeIcon name="hand" />
          {orders + senators}
        </span>
        <span>
          <RomeIcon name="patron" />
          {sum(clients)}/{limits.clients}
        </span>
        <span>
          <RomeIcon name="vault" />
          {vault}/{limits.vault}
        </span>
        <span>
          <RomeIcon name="site" />
          {done}/{structures.length}
        </span>
        <BoardIcon name={open ? 'up' : 'down'} />
      </span>
    </button>
  )
}
