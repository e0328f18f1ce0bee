// An empire from outside: what is known of its stock, its cards, and what it has left to place.

import type { Seat } from '@tabularium/kernel'
import { SeatBadge } from '../../ui/seat.tsx'
import { SeatFace } from '../../ui/seat-face.tsx'
import { stockWords } from './aria-labels.ts'
import { CardArt } from './card-art.tsx'
import { type Mare, useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { counted, isUnnoted } from './position.ts'
import { Token } from './signs.tsx'
import { Supply } from './supply.tsx'
import './camps.css'

export function Camp({ seat }: { readonly seat: Seat }) {
  const mare = useMare()
  const { view, w, empireOf, nameOfSeat } = mare
  const { size } = view.players[seat]
  const provinces = view.provinces.filter(({ controller }) => controller === seat).length
  return (
    <section className="mare-camp" aria-label={w('campOf', { empire: empireOf(seat), name: nameOfSeat(seat) })}>
      <h3 className="mare-who">
        <SeatBadge seat={seat} size="small" />
        <SeatFace seat={seat} />
        <b>{empireOf(seat)}</b>
        <span>{nameOfSeat(seat)}</span>
        <small className="num" title={w('provinces')}>
          <MareIcon name="control" />
          {provinces}
        </small>
      </h3>
      <h4>{w('ledger', { n: size })}</h4>
      <Ledger mare={mare} seat={seat} />
      <h4>{w('cards')}</h4>
      <CardList mare={mare} seat={seat} />
      <Supply seat={seat} />
    </section>
  )
}

function Ledger({ mare, seat }: { readonly mare: Mare; readonly seat: Seat }) {
  const { view, w, say } = mare
  const own = seat === mare.seat ? view.own : undefined
  const { known, unseen } = own ? { known: own.stock, unseen: 0 } : view.ledger[seat]
  const hidden = w(isUnnoted(view) ? 'behind' : 'unseen', { n: unseen })
  const gift =
    view.gift &&
    view.gift.piece === undefined &&
    !view.gift.shown &&
    (view.gift.giver === seat || view.gift.receiver === seat)
  return (
    <>
      <p className="mare-ledger">
        <span className="visually-hidden">
          {stockWords({ say }, known)}
          {unseen > 0 ? `, ${hidden}` : ''}
        </span>
        {counted(known).map(([piece, n]) => (
          <Token key={piece} piece={piece} n={n} size="small" />
        ))}
        {unseen > 0 && (
          <span className="mare-unseen" aria-hidden="true" title={hidden}>
            ?<b className="num">{unseen}</b>
          </span>
        )}
      </p>
      {gift && <p className="mare-note">{w('secretGift')}</p>}
    </>
  )
}

/** Heroes and wonders with what they do. */
export function CardList({ mare, seat }: { readonly mare: Mare; readonly seat: Seat }) {
  const { view, w, say } = mare
  const { cards, copied, used } = view.players[seat]
  if (cards.length === 0) return <p className="mare-note">{w('noCards')}</p>
  return (
    <ul className="mare-cards">
      {cards.map(name => (
        <li key={name}>
          <CardArt name={name} />
          <span>
            <b>{say({ key: `card.${name}` })}</b>
            <small>
              {say({ key: `power.${name}` })}
              {name === 'castor-and-pollux' &&
                copied !== '' &&
                ` ${w('copies', { card: say({ key: `card.${copied}` }) })}`}
              {used.includes(name) && ` (${w('used')})`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
