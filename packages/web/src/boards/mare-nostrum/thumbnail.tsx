// A position of an example: the part of the map it is about, or the cards, and the empires that have to do with it.

import type { Seat } from '@tabularium/kernel'
import type { MnView } from '@tabularium/mare-nostrum'
import { CARD_FACTS, TRACKS } from '@tabularium/mare-nostrum/rules'
import { SeatBadge } from '../../ui/seat.tsx'
import { namesOf } from '../kit/pieces.ts'
import { forExamples, stillProps, type ThumbnailProps } from '../thumbnail.ts'
import { useMareOf } from './board.tsx'
import { type Mare, MareContext } from './context.ts'
import { Bonus } from './display.tsx'
import { MareIcon } from './icons.tsx'
import { MareStillMap } from './map.tsx'
import { usePlaces } from './map-controller.tsx'
import { counted, sum } from './position.ts'
import { Token } from './signs.tsx'
import { TRACK_SIGN } from './tracks.tsx'
import './thumbnail.css'

const nothing = () => {}
const NO_EVENTS = { trade: undefined, battles: [], close: nothing }

function MareThumbnail(props: ThumbnailProps<MnView>) {
  const mare = useMareOf({ shown: stillProps(props), actAll: nothing }, NO_EVENTS)
  const places = namesOf(props.light, 'province', 'sea')
  const cards = namesOf(props.light, 'card')
  // Examples about resources alone need no map.
  const mapped = places.length > 0 || props.light.length === 0
  return (
    <MareContext value={mare}>
      <div className="mare mare-still">
        {mapped && <AreaOf mare={mare} about={places} />}
        {cards.length > 0 && <CardsOf mare={mare} names={cards} />}
        <ul className="mare-still-empires">
          {seatsOf(mare, places, mapped).map(seat => (
            <EmpireOf key={seat} mare={mare} seat={seat} />
          ))}
        </ul>
      </div>
    </MareContext>
  )
}

function AreaOf({ mare, about }: { readonly mare: Mare; readonly about: readonly string[] }) {
  return <MareStillMap {...usePlaces(mare)} about={about} />
}

/** Who looks, who has something, and who is where the example is. */
function seatsOf({ view, seat: looking }: Mare, places: readonly string[], mapped: boolean): readonly Seat[] {
  const seats = view.players.map((_, seat) => seat)
  if (mapped && places.length === 0) return seats
  const provinces = view.provinces.filter(({ name }) => places.includes(name))
  const seas = view.seas.filter(({ name }) => places.includes(name))
  return seats.filter(
    seat =>
      seat === looking ||
      view.players[seat].size > 0 ||
      view.players[seat].cards.length > 1 ||
      provinces.some(
        ({ controller, legions, fortress }) => controller === seat || legions[seat] > 0 || fortress === seat,
      ) ||
      seas.some(({ triremes }) => triremes[seat] > 0),
  )
}

interface EmpireProps {
  readonly mare: Mare
  readonly seat: Seat
}

/** Levels with the titles, cards, and what is known of the resources. */
function EmpireOf({ mare, seat }: EmpireProps) {
  const { view, w, say, empireOf } = mare
  const { levels, cards } = view.players[seat]
  const own = seat === mare.seat ? view.own : undefined
  const { known, unseen } = own ? { known: own.stock, unseen: 0 } : view.ledger[seat]
  const offer = view.offers[seat] ?? (own ? own.offer : [])
  const payer = view.frames.at(-1)
  return (
    <li className={view.waiting.includes(seat) ? 'mare-still-turn' : ''}>
      <span className="mare-still-who">
        <SeatBadge seat={seat} size="small" />
        <b>{empireOf(seat)}</b>
      </span>
      <span className="mare-still-levels num">
        {TRACKS.map((track, at) => (
          <span key={track} className={view.titles[at] === seat ? 'mare-still-title' : ''}>
            <MareIcon name={TRACK_SIGN[track]} />
            {levels[at]}
          </span>
        ))}
      </span>
      <span className="mare-still-cards">
        {cards.map(name => (
          <span key={name}>
            <MareIcon name={`card.${name}`} />
            {say({ key: `card.${name}` })}
          </span>
        ))}
      </span>
      <Pieces pieces={known} unseen={unseen} />
      {sum(offer) > 0 && <Pieces pieces={offer} label={w('offered')} />}
      {payer?.at === 'pay' && payer.by === seat && sum(view.paid) > 0 && (
        <Pieces pieces={view.paid} label={w('paying', { n: sum(view.paid), all: payer.b })} />
      )}
    </li>
  )
}

interface PiecesProps {
  readonly pieces: readonly number[]
  readonly unseen?: number
  readonly label?: string
}

const Pieces = ({ pieces, unseen = 0, label }: PiecesProps) => (
  <span className={`mare-still-pieces ${label === undefined ? '' : 'mare-still-apart'}`}>
    {label !== undefined && <small>{label}</small>}
    {counted(pieces).map(([piece, n]) => (
      <Token key={piece} piece={piece} n={n} size="small" />
    ))}
    {unseen > 0 && (
      <span className="mare-unseen">
        ?<b className="num">{unseen}</b>
      </span>
    )}
  </span>
)

function CardsOf({ mare, names }: { readonly mare: Mare; readonly names: readonly string[] }) {
  const { say, view, empireOf } = mare
  return (
    <ul className="mare-still-sale">
      {CARD_FACTS.filter(({ name }) => names.includes(name)).map(({ name, bonus }) => {
        const owner = view.players.findIndex(({ cards }) => cards.includes(name))
        return (
          <li key={name}>
            <MareIcon name={`card.${name}`} />
            <span>
              <b>{say({ key: `card.${name}` })}</b> <Bonus bonus={bonus} />
              <small>{say({ key: `power.${name}` })}</small>
            </span>
            {owner >= 0 && <SeatBadge seat={owner} size="small" label={empireOf(owner)} />}
          </li>
        )
      })}
    </ul>
  )
}

export const mareThumbnail = forExamples(MareThumbnail)
