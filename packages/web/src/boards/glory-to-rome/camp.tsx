// One player's camp: influence, hand and vault by number, clients, stockpile, what was played, and the structures.

import type { StructureView } from '@tabularium/glory-to-rome'
import { MATERIALS, ROLES } from '@tabularium/glory-to-rome/rules'
import type { Seat } from '@tabularium/kernel'
import { type ReactNode, useRef } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { useRoving } from '../../ui/roving.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { SeatFace } from '../../ui/seat-face.tsx'
import { hyphenate } from '../hyphenate.ts'
import { pieceClasses } from '../kit/pieces.ts'
import { materialOf, roleOfMaterial } from './actions-by-piece.ts'
import { amountWords, figuresWords, materialsWords, rolesWords, structureWords } from './aria-labels.ts'
import { pieceProps, type Rome, stateOf, useRome } from './context.ts'
import { PieceKey } from './hand.tsx'
import { RomeIcon } from './icons.tsx'
import { Picture, structurePicture } from './picture.ts'
import { actionsLeft, counted, memoryOf, neededBy, sum } from './position.ts'
import { Back, Bricks, Disc, Tile } from './signs.tsx'
import './camp.css'

interface CampProps {
  readonly seat: Seat
  /** The one at the bottom, with more room. */
  readonly large?: boolean
}

export function Camp({ seat, large = false }: CampProps) {
  const rome = useRome()
  const { w, seat: looking, nameOfSeat, view } = rome
  const region = useRef<HTMLElement>(null)
  useRoving(region, { items: 'button[data-piece]', arrows: 'all' })
  const label = seat === looking ? w('yourCamp') : w('campOf', { name: nameOfSeat(seat) })
  const turn = view.waiting.includes(seat)
  return (
    <section
      ref={region}
      className={`board-panel rome-camp ${large ? 'rome-camp-large' : ''} ${turn ? 'rome-camp-turn' : ''}`}
      aria-label={label}
      data-camp={seat}
    >
      <Who rome={rome} seat={seat} />
      <Clients rome={rome} seat={seat} large={large} />
      <Stock rome={rome} seat={seat} />
      <Vault rome={rome} seat={seat} />
      <Structures rome={rome} seat={seat} large={large} />
    </section>
  )
}

/** What this seat is doing in the round, in a word or two. */
export function doingOf({ view, w, seat: looking }: Rome, seat: Seat): string {
  if (view.end !== '') return view.winners.includes(seat) ? w('won') : ''
  if (view.waiting.includes(seat)) {
    const left = actionsLeft(view)
    return left > 0 ? w('acts', { n: left }) : w('decides')
  }
  if (seat === view.leader) return w('leads')
  if (view.players[seat].followed) return w('follows')
  if (view.role >= 0 && hasAnswered(view, seat)) return w('thinks')
  return seat === looking ? w('you') : ''
}

/** Whether a seat has already followed or thought: the seats answer in table order from the leader's left. */
function hasAnswered(view: Rome['view'], seat: Seat): boolean {
  const follow = view.frames.findLast(({ at }) => at === 'follow' || at === 'more' || at === 'petition')
  if (!follow) return view.frames.some(({ at }) => at === 'act')
  const seats = view.players.length
  const place = (of: Seat) => (of - view.leader + seats) % seats
  return place(seat) < place(follow.by)
}

function Who({ rome, seat }: { readonly rome: Rome; readonly seat: Seat }) {
  const { position, w, nameOfSeat, view } = rome
  const { influence, orders, senators, vault, clients } = view.players[seat]
  const { limits } = position
  const piece = `seat.${seat}`
  const doing = doingOf(rome, seat)
  const figures = [
    ['influence', 'influence', `${influence}`],
    ['hand', 'hand', seat === rome.seat ? `${orders + senators}/${limits[seat].hand}` : `${orders + senators}`],
    ['senators', 'senator', `${senators}`],
    ['vault', 'vault', `${vault}/${limits[seat].vault}`],
    ['clientele', 'patron', `${sum(clients)}/${limits[seat].clients}`],
  ] as const
  return (
    <div className="rome-who">
      <button
        type="button"
        className={`rome-who-name ${pieceClasses(stateOf(rome, piece), true)}`}
        {...pieceProps(rome, piece)}
      >
        <span className="visually-hidden">
          {[nameOfSeat(seat), doing].filter(Boolean).join(', ')}. {figuresWords(rome, seat)}
        </span>
        <SeatBadge seat={seat} />
        <SeatFace seat={seat} />
        <span aria-hidden="true">
          <b>{nameOfSeat(seat)}</b>
          <small>{doing || '\u00a0'}</small>
        </span>
        <PieceKey piece={piece} />
      </button>
      <div className="rome-figures" aria-hidden="true">
        {figures.map(([word, sign, figure]) => (
          <div key={word} title={w(word)} className={`rome-figure-${word}`}>
            <span className="rome-figure-word">
              <RomeIcon name={sign} />
              <span>{w(word)}</span>
            </span>
            <b className="num">{figure}</b>
          </div>
        ))}
      </div>
      <Played rome={rome} seat={seat} />
    </div>
  )
}

/** Orders and senators that lie in the camp for this round. */
function Played({ rome, seat }: { readonly rome: Rome; readonly seat: Seat }) {
  const { view, say, w, seat: looking } = rome
  const { camp, campSenators } = view.players[seat]
  const cards = counted(camp, MATERIALS)
  if (cards.length === 0 && campSenators === 0) return null
  return (
    <div className="rome-played" title={w('played')}>
      <span className="visually-hidden">{w('played')}</span>
      {cards.map(([material, n]) => {
        const piece = `camp.${material}`
        const words = `${n} ${say({ key: `role.${roleOfMaterial(material)}` })}`
        return (
          <Zone key={material} rome={rome} piece={seat === looking ? piece : undefined} words={words}>
            <span className={`rome-tile rome-m-${material}`} aria-hidden="true">
              <RomeIcon name={roleOfMaterial(material)} />
              {n > 1 && <b className="rome-count num">{n}</b>}
            </span>
          </Zone>
        )
      })}
      {campSenators > 0 && (
        <span className="rome-tile rome-tile-senator" title={say({ key: 'card.senator' })}>
          <RomeIcon name="senator" />
          {campSenators > 1 && <b className="rome-count num">{campSenators}</b>}
          <span className="visually-hidden">
            {campSenators} {say({ key: 'card.senator' })}
          </span>
        </span>
      )}
    </div>
  )
}

interface ZoneProps {
  readonly rome: Rome
  /** Absent: it cannot be taken into hand at all. */
  readonly piece: string | undefined
  readonly words: string
  readonly children: ReactNode
}

/** A tile that is a piece where something can be done with it, else only seen. */
function Zone({ rome, piece, words, children }: ZoneProps) {
  if (piece === undefined || !rome.touched.has(piece)) {
    return (
      <span className="rome-zone" title={words}>
        {children}
        <span className="visually-hidden">{words}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      className={`rome-zone ${pieceClasses(stateOf(rome, piece), true)}`}
      title={words}
      {...pieceProps(rome, piece)}
    >
      {children}
      <span className="visually-hidden">{words}</span>
      <PieceKey piece={piece} />
    </button>
  )
}

interface PartProps {
  readonly rome: Rome
  readonly seat: Seat
  readonly large?: boolean
}

const MOST_PLACES = 8

function Clients({ rome, seat, large = false }: PartProps) {
  const { view, position, w, say } = rome
  const { clients, hired } = view.players[seat]
  const limit = position.limits[seat].clients
  const n = sum(clients)
  const capture = view.frames.at(-1)
  const prey = capture?.at === 'capture' && capture.a === seat
  const free = large ? Math.max(0, Math.min(MOST_PLACES, limit) - n) : 0
  return (
    <div className="rome-part rome-clients" data-zone={`clients.${seat}`}>
      <div className="rome-head">
        <span>{w('clientele')}</span>
        <b className="num">
          {n}/{limit}
        </b>
      </div>
      <div className="rome-tiles">
        <span className="visually-hidden">{rolesWords(rome, clients) || w('noClients')}</span>
        {counted(clients, ROLES).map(([role, count]) => {
          const fresh = hired[ROLES.indexOf(role)]
          const words = `${count} ${say({ key: `role.${role}` })}${fresh > 0 ? `, ${w('newClients', { n: fresh })}` : ''}`
          return (
            <Zone key={role} rome={rome} piece={prey ? `client.${role}` : undefined} words={words}>
              <Disc of={role} n={count} />
            </Zone>
          )
        })}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
          <span key={i} className="rome-disc rome-disc-free" aria-hidden="true" />
        ))}
        {n === 0 && free === 0 && (
          <span className="rome-none" aria-hidden="true">
            –
          </span>
        )}
      </div>
    </div>
  )
}

function Stock({ rome, seat }: PartProps) {
  const { view, position, w } = rome
  const { stockpile } = view.players[seat]
  const top = view.frames.at(-1)
  const kind = seat === position.mine ? 'stock' : top?.at === 'plunder' && top.a === seat ? 'loot' : undefined
  return (
    <div className="rome-part rome-stock" data-zone={`stock.${seat}`}>
      <div className="rome-head">
        <span>{w('stockpile')}</span>
        <b className="num">{sum(stockpile)}</b>
      </div>
      <div className="rome-tiles">
        <span className="visually-hidden">{materialsWords(rome, stockpile) || w('noStock')}</span>
        {counted(stockpile, MATERIALS).map(([material, n]) => (
          <Zone key={material} rome={rome} piece={kind && `${kind}.${material}`} words={amountWords(rome, material, n)}>
            <Tile of={material} n={n} />
          </Zone>
        ))}
        {sum(stockpile) === 0 && (
          <span className="rome-none" aria-hidden="true">
            –
          </span>
        )}
      </div>
    </div>
  )
}

/** Cards face down until they are opened; what a table remembers of them is in the inspector as well. */
function Vault({ rome, seat }: PartProps) {
  const { view, position, w, say } = rome
  const { vault } = view.players[seat]
  const { closed, vault: known, unseen } = memoryOf(position, seat)
  const open = view.end !== '' && !closed
  const title = [
    ...known.map(([material, n]) => amountWords(rome, material, n)),
    ...(unseen > 0 ? [w('unseen', { n: unseen })] : []),
  ].join(', ')
  return (
    <div className="rome-part rome-vault" data-zone={`vault.${seat}`} title={title || say({ key: 'score.vault' })}>
      <div className="rome-head">
        <span>{w('vault')}</span>
        <b className="num">
          {vault}/{position.limits[seat].vault}
        </b>
      </div>
      <div className="rome-tiles">
        {open
          ? known.map(([material, n]) => <Tile key={material} of={material} n={n} />)
          : vault > 0 && <Back n={vault} />}
        {vault === 0 && (
          <span className="rome-none" aria-hidden="true">
            –
          </span>
        )}
        <span className="visually-hidden">{title}</span>
      </div>
    </div>
  )
}

function Structures({ rome, seat, large = false }: PartProps) {
  const { view, w, position } = rome
  const { structures } = view.players[seat]
  const chips = !large && structures.length > 3
  return (
    <div className="rome-part rome-structures" data-zone={`structures.${seat}`}>
      <div className="rome-head">
        <span>{w('structures')}</span>
      </div>
      <ul className={`rome-lots ${chips ? 'rome-chips' : ''}`}>
        {structures.map(structure => (
          <li key={structure.name}>
            <Structure rome={rome} seat={seat} structure={structure} told={large && !position.plain} />
          </li>
        ))}
        {structures.length === 0 && (
          <li className="rome-lot">{large && seat === rome.seat ? w('lot') : w('noStructures')}</li>
        )}
      </ul>
    </div>
  )
}

interface StructureProps {
  readonly rome: Rome
  readonly seat: Seat
  readonly structure: StructureView
  /** Whether it says what it does. */
  readonly told: boolean
}

function Structure({ rome, seat, structure, told }: StructureProps) {
  const { say, w, position } = rome
  const { name, site, done, open, out, placed } = structure
  const piece = seat === position.mine ? `own.${name}` : `of.${seat}.${name}`
  const foreign = materialOf(name) !== site
  return (
    <button
      type="button"
      className={`rome-structure rome-m-${site} ${done ? 'rome-done' : 'rome-rising'} ${pieceClasses(stateOf(rome, piece), true)}`}
      {...pieceProps(rome, piece)}
    >
      <span className="visually-hidden">{structureWords(rome, structure)}</span>
      <span className="rome-structure-scene" aria-hidden="true">
        <Picture name={structurePicture(structure)} />
      </span>
      <b aria-hidden="true">{hyphenate(say({ key: `card.${name}` }))}</b>
      <span className="rome-structure-state" aria-hidden="true">
        {done ? (
          <span className="rome-built">
            <BoardIcon name="tick" />
            <span>{w('built')}</span>
          </span>
        ) : (
          <Bricks placed={placed} needed={neededBy(structure)} />
        )}
        {out && !done && <RomeIcon name="out" title={w('outTown')} />}
        {open && <RomeIcon name="open" title={w('openAll')} />}
        {foreign && <RomeIcon name={site} />}
      </span>
      {told && <small aria-hidden="true">{say({ key: `function.${name}` })}</small>}
      <PieceKey piece={piece} />
    </button>
  )
}
