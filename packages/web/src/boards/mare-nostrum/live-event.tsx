// Over the map: what everybody follows just now – the offers and who takes what from whom, a battle die by die – or what
// somebody looks at closer: a place, an empire, a card.

import type { Seat } from '@tabularium/kernel'
import { CARD_FACTS, PIECE_NAMES } from '@tabularium/mare-nostrum/rules'
import type { ReactNode } from 'react'
import { Die } from '../../ui/die.tsx'
import { BoardIcon } from '../../ui/icons.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { LETTERS, letterKeys } from '../kit/answer-letters.ts'
import { readPiece } from '../kit/pieces.ts'
import { MapWindow } from '../map/map-window.tsx'
import { placeName } from './actions-by-piece.ts'
import { buildingWords, slotWords, stockWords, unitsWords } from './aria-labels.ts'
import { Buttons } from './buttons.tsx'
import { Camp } from './camps.tsx'
import { CardArt } from './card-art.tsx'
import { type Mare, useMare } from './context.ts'
import { Bonus, Display } from './display.tsx'
import { MareIcon } from './icons.tsx'
import type { Battle, Trade } from './live-events.ts'
import type { MapSlot } from './map-data.ts'
import { Chances, meetingsOf } from './odds.tsx'
import { buildingPicture, goodPicture, Picture } from './picture.ts'
import { isSea, PROVINCES, SEAS, SLOTS } from './places.ts'
import { counted, sum } from './position.ts'
import { Token } from './signs.tsx'
import './live-event.css'

interface Part {
  readonly mare: Mare
}

/** What is looked at closer, or told; undefined: the map is free. */
export function tellingOf(mare: Mare) {
  const { looked, liveEvents, view, chosen, asked, form } = mare
  const { trade, battles } = liveEvents
  // On a phone the sheet tells what can be done with a piece in hand.
  const inHand = form === 'wide' && (chosen?.startsWith('place.') || chosen?.startsWith('card.')) ? chosen : undefined
  const about = looked ?? inHand
  if (about !== undefined) return { about } as const
  if (view.announced >= 0 && view.frames.at(-1)?.at === 'offer') return { what: 'offering' } as const
  if (trade && (asked === undefined || view.phase === 2)) return { what: 'trading', trade } as const
  if (battles.length > 0 && view.end === '') return { what: 'battles', battles } as const
  return undefined
}

type Telling = NonNullable<ReturnType<typeof tellingOf>>

function contentOf(mare: Mare, telling: Telling): ReactNode {
  if (telling.what === undefined) return <Subject mare={mare} piece={telling.about} />
  if (telling.what === 'offering') return <Offering mare={mare} />
  if (telling.what === 'trading') return <Trading mare={mare} trade={telling.trade} />
  return telling.battles
    .toReversed()
    .map(battle => <Fought key={JSON.stringify(battle.battle)} mare={mare} battle={battle} />)
}

/** In a window over the map; on a phone in the sheet. */
export function MapOverlay() {
  const mare = useMare()
  const { looked, look, liveEvents, view, w, form } = mare
  const telling = tellingOf(mare)
  if (!telling) return null
  const { about, what } = telling
  const shut = () => {
    if (looked !== undefined) look(undefined)
    else if (about !== undefined) mare.choose(undefined)
    else liveEvents.close()
  }
  const open = view.frames.at(-1)?.at === 'take' || view.frames.at(-1)?.at === 'offer'
  const closes = about !== undefined || !open
  return (
    <MapWindow
      form={form}
      className="mare-over"
      label={w(what === 'offering' || what === 'trading' ? 'trade' : 'moment')}
      tells={about === undefined}
      scrolls={!closes}
    >
      {closes && (
        <button type="button" className="mare-close" aria-label={w('close')} onClick={shut}>
          <BoardIcon name="cross" />
        </button>
      )}
      {contentOf(mare, telling)}
    </MapWindow>
  )
}

const Name = ({ mare, seat }: Part & { readonly seat: Seat }) => (
  <span className="mare-name">
    <b>{mare.empireOf(seat)}</b>
    <small>{seat === mare.seat ? mare.w('you') : mare.nameOfSeat(seat)}</small>
  </span>
)

/** Everybody chooses in secret. */
function Offering({ mare }: Part) {
  const { view, w, empireOf } = mare
  return (
    <>
      <h3 className="mare-who">
        <MareIcon name="trade" />
        <b>{w('announced', { empire: empireOf(view.titles[0]), n: view.announced })}</b>
      </h3>
      <ul className="mare-offers mare-offers-hidden">
        {view.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <SeatBadge seat={seat} size="small" />
            <Name mare={mare} seat={seat} />
            <span>
              {!view.traders.includes(seat) ? w('notIn') : view.offering.includes(seat) ? w('chooses') : w('ready')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The open offers, the chain of takes, and how it ended. */
function Trading({ mare, trade }: Part & { readonly trade: Trade }) {
  const { view, w, say, empireOf, pieces, act, seat: looking, asked } = mare
  const top = view.frames.at(-1)
  const answers = asked === 'take' ? mare.choices : []
  useKeys(letterKeys(answers, act))
  const taking = top?.at === 'take' ? top.by : undefined
  const title =
    trade.over?.at === 'no-trade'
      ? w('noTrade')
      : taking === undefined
        ? w('tradeOver')
        : asked === 'take'
          ? w('youTake')
          : w('takesNow', { empire: empireOf(taking) })
  const said = (name: string) => say({ key: `good.${name}` })
  return (
    <>
      <h3 className="mare-who">
        <MareIcon name="trade" />
        <b>{title}</b>
        {trade.token && <span>{w('announced', { empire: empireOf(trade.token.seat), n: trade.token.face })}</span>}
      </h3>
      {view.offers.length > 0 && (
        <ul className="mare-offers">
          {view.offers.map((offer, seat) => {
            if (!view.traders.includes(seat)) return null
            const takes = new Map((pieces.get(`seat.${seat}`) ?? []).map(choice => [choice.notation, choice]))
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} data-zone={`offer.${seat}`} className={taking === seat ? 'mare-offers-turn' : ''}>
                <SeatBadge seat={seat} size="small" />
                <Name mare={mare} seat={seat} />
                <span className="mare-offer">
                  {sum(offer) === 0 && <small>{w('nothingOffered')}</small>}
                  {counted(offer).map(([piece, n]) => {
                    const choice = takes.get(`take ${seat + 1} ${PIECE_NAMES[piece]}`)
                    return choice ? (
                      <button
                        key={piece}
                        type="button"
                        data-notation={choice.notation}
                        className="mare-take piece-legal piece-slim"
                        aria-keyshortcuts={LETTERS[answers.indexOf(choice)]?.toUpperCase()}
                        title={said(PIECE_NAMES[piece])}
                        onClick={() => act(choice.notation)}
                      >
                        <span className="visually-hidden">
                          {w('held', { good: said(PIECE_NAMES[piece]), n })}, {empireOf(seat)}
                        </span>
                        <Token piece={piece} n={n} size="small" />
                      </button>
                    ) : (
                      <span key={piece} className="mare-take" title={said(PIECE_NAMES[piece])}>
                        <Token piece={piece} n={n} size="small" />
                      </span>
                    )
                  })}
                  <span className="visually-hidden">{stockWords({ say }, offer)}</span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {trade.took.length > 0 && (
        <ol className="mare-chain">
          {trade.took.map((took, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the chain only grows
            <li key={i}>
              <span className="visually-hidden">
                {w('tookFrom', { empire: empireOf(took.seat), piece: said(took.piece), from: empireOf(took.from) })}
              </span>
              <SeatBadge seat={took.seat} size="small" />
              <BoardIcon name="left" />
              <Token piece={PIECE_NAMES.indexOf(took.piece)} size="small" />
              <BoardIcon name="left" />
              <SeatBadge seat={took.from} size="small" />
            </li>
          ))}
        </ol>
      )}
      {trade.gave && (
        <p className="mare-note">
          {trade.gave.piece === undefined
            ? w('gift', { empire: empireOf(trade.gave.seat), to: empireOf(trade.gave.to) })
            : w('giftKnown', {
                empire: empireOf(trade.gave.seat),
                to: empireOf(trade.gave.to),
                piece: said(trade.gave.piece),
              })}
          {looking === trade.gave.to ? ` (${w('you')})` : ''}
        </p>
      )}
    </>
  )
}

/** Cards that add to dice or sums. */
const ADDING: ReadonlySet<string> = new Set(['caesar', 'pericles', 'nebuchadnezzar'])

/** Die by die: what was rolled, what was added, the sum, the hits, and what went. */
function Fought({ mare, battle: { battle, lost } }: Part & { readonly battle: Battle }) {
  const { w, say, empireOf, view } = mare
  const choosing = view.frames.at(-1)?.at === 'lose'
  return (
    <div className="mare-battle">
      <h3 className="mare-who">
        <MareIcon name="war" />
        <b>{w('battle', { place: say(placeName(battle.place)) })}</b>
      </h3>
      {battle.sides.map(({ seat, dice, sum: total, hits, powers, loses }) => {
        const rolled = sum(dice)
        const went = lost.find(one => one.seat === seat)
        // What no card added, a fortress did.
        const walls = total > rolled && !powers.some(name => ADDING.has(name))
        const why = [
          ...powers.map(name => say({ key: `card.${name}` })),
          ...(walls ? [say({ key: 'unit.fortress' })] : []),
        ]
        const units = went && [
          ...(went.legions > 0 ? [say({ key: 'amount.legion', args: { count: went.legions } })] : []),
          ...(went.fortress ? [say({ key: 'amount.fortress', args: { count: 1 } })] : []),
          ...(went.triremes > 0 ? [say({ key: 'amount.trireme', args: { count: went.triremes } })] : []),
        ]
        return (
          <div key={seat} className="mare-side">
            <SeatBadge seat={seat} size="small" label={empireOf(seat)} />
            <span className="mare-dice">
              <span className="visually-hidden">
                {dice.length > 0 ? w('dice', { dice: dice.join(', ') }) : w('noDice')}
              </span>
              {dice.map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a roll does not change
                <Die key={i} face={face} />
              ))}
              {total > rolled && <b className="mare-added num">{w('added', { n: total - rolled })}</b>}
            </span>
            <span className="num">{w('sum', { n: total })}</span>
            <b className="num">{w('hits', { n: hits })}</b>
            <small>
              {why.length > 0 && `${why.join(', ')}; `}
              {units && units.length > 0
                ? w('loses', { units: units.join(', ') })
                : loses > 0 && choosing
                  ? w('choosesLoss', { n: loses })
                  : w('losesNothing')}
            </small>
          </div>
        )
      })}
    </div>
  )
}

function Subject({ mare, piece }: Part & { readonly piece: string }) {
  const [kind, name] = readPiece(piece)
  if (piece === 'display') return <Display />
  if (kind === 'seat') return <Camp seat={Number(name)} />
  if (kind === 'card') return <AboutCard mare={mare} name={name} />
  if (kind === 'place') return <AboutPlace mare={mare} place={name} />
  return null
}

function AboutCard({ mare, name }: Part & { readonly name: string }) {
  const { say, view, empireOf } = mare
  const facts = CARD_FACTS.find(card => card.name === name)
  const owner = view.players.findIndex(({ cards }) => cards.includes(name))
  return (
    <>
      <h3 className="mare-who">
        <CardArt name={name} />
        <b>{say({ key: `card.${name}` })}</b>
        {owner >= 0 && <span>{empireOf(owner)}</span>}
      </h3>
      <p className="mare-about">
        {facts && <Bonus bonus={facts.bonus} />} {say({ key: `power.${name}` })}
      </p>
    </>
  )
}

/** What stands there, and what can be done. */
function AboutPlace({ mare, place }: Part & { readonly place: string }) {
  const { say, w, view, empireOf, there, asked, chosen } = mare
  const choices = asked === undefined || chosen === `place.${place}` ? [] : (there.get(place) ?? [])
  const title = (
    <h3 className="mare-who">
      {!isSea(place) && <Controller mare={mare} seat={view.provinces[PROVINCES.indexOf(place)].controller} />}
      <b>{say(placeName(place))}</b>
    </h3>
  )
  const units = isSea(place)
    ? view.seas[SEAS.indexOf(place)].triremes.flatMap((n, seat) => (n > 0 ? [unitsWords(mare, seat, 0, false, n)] : []))
    : provinceUnits(mare, place)
  const at = PROVINCES.indexOf(place)
  const { controller, marker, built, stations } = view.provinces[Math.max(0, at)]
  return (
    <>
      {title}
      {at >= 0 && (
        <p className="mare-about">
          {controller < 0 ? w('neutral') : w('controlledBy', { empire: empireOf(controller) })}
          {marker >= 0 ? `; ${w('markerOf', { empire: empireOf(marker) })}` : ''}
        </p>
      )}
      {at >= 0 && (
        <ul className="mare-slots">
          {SLOTS[at].map((slot, i) => (
            <li key={slot.id} className={built[i] === 1 ? '' : 'mare-slot-empty'}>
              <SlotSign {...slot} built={built[i] === 1} />
              <span>
                {stations[i] >= 0 ? slotWords(mare, slot, built[i] === 1, stations[i]) : buildingWords(mare, slot)}
              </span>
              {built[i] === 1 && stations[i] < 0 && <BoardIcon name="tick" />}
            </li>
          ))}
        </ul>
      )}
      <p className="mare-about">{units.length > 0 ? units.join('; ') : w('noUnits')}</p>
      {meetingsOf(mare, place).map(battle => (
        <Chances key={battle.foe} battle={battle} head="dice" />
      ))}
      {choices.length > 0 && <Buttons mare={mare} choices={choices} />}
    </>
  )
}

interface SlotSignProps extends Pick<MapSlot, 'sort' | 'built'> {
  readonly good: string | undefined
}

/** What stands on a slot: our drawing, of a caravan with its good; of an empty one a sign. */
function SlotSign({ sort, good = '', built }: SlotSignProps) {
  const sign = <MareIcon name={sort === 'caravan' ? `good.${good}` : sort} />
  if (!built) return sign
  return (
    <>
      <Picture name={buildingPicture(sort)} className="mare-slot-picture">
        {sign}
      </Picture>
      {sort === 'caravan' && <Picture name={goodPicture(good)} className="mare-slot-picture" />}
    </>
  )
}

const provinceUnits = (mare: Mare, place: string): readonly string[] => {
  const { legions, fortress } = mare.view.provinces[PROVINCES.indexOf(place)]
  return legions.flatMap((n, seat) =>
    n > 0 || fortress === seat ? [unitsWords(mare, seat, n, fortress === seat, 0)] : [],
  )
}

const Controller = ({ mare, seat }: Part & { readonly seat: Seat }) =>
  seat < 0 ? <MareIcon name="control" /> : <SeatBadge seat={seat} size="small" label={mare.empireOf(seat)} />
