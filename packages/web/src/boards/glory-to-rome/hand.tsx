// Your hand: cards to touch, senators, and with them the think, a petition, and the end of an action.

import { type CSSProperties, type ReactNode, useRef } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useRoving } from '../../ui/roving.ts'
import { useScrollFade } from '../../ui/scroll-fade.ts'
import { pieceClasses } from '../kit/pieces.ts'
import { meantBy, readPiece } from './actions-by-piece.ts'
import { cardWords } from './aria-labels.ts'
import { CardFace } from './card.tsx'
import { type Decision, pieceProps, type Rome, stateOf, useRome } from './context.ts'
import { RomeIcon } from './icons.tsx'
import { refusedCode } from './position.ts'
import { Tick } from './signs.tsx'
import './hand.css'
import { boardWords } from './words.ts'

/** Which digit takes a piece into hand. */
export function PieceKey({ piece }: { readonly piece: string }) {
  const key = useRome().keyOf(piece)
  return key === undefined ? null : (
    <span className="rome-key">
      <Key>{key}</Key>
    </span>
  )
}

/** A card that takes the focus comes out from under the column at the edge of a phone. */
function comeOut(row: HTMLElement, focused: Element): void {
  const column = row.querySelector('.rome-held-more')
  if (!column || column.contains(focused) || getComputedStyle(column).position !== 'sticky') return
  const under = focused.getBoundingClientRect().right - column.getBoundingClientRect().left
  if (under > 0) row.scrollLeft += under + 8
}

export function Hand() {
  const rome = useRome()
  const { view, w, position } = rome
  const region = useRef<HTMLUListElement>(null)
  useScrollFade(region)
  useRoving(region, { items: 'button[data-piece]', arrows: 'all' })
  const { senators } = view.players[position.mine]
  // Like cards are told apart by their number among themselves: when one goes, the others stay the elements they are.
  const cards = view.hand.map((card, i) => ({
    card,
    key: `${card}.${view.hand.slice(0, i).filter(other => other === card).length}`,
    n: 1,
  }))
  if (senators > 0) cards.push({ card: 'senator', key: 'senator', n: senators })
  return (
    <ul
      ref={region}
      className="rome-hand"
      aria-label={w('yourHand')}
      data-zone={`hand.${position.mine}`}
      style={{ '--cards': cards.length } as CSSProperties}
      onFocus={event => comeOut(event.currentTarget, event.target)}
    >
      {cards.map(({ card, key, n }) => (
        <li key={key} className="rome-held">
          <HeldCard rome={rome} card={card} n={n} />
        </li>
      ))}
      <li className="rome-held-more">
        <More rome={rome} />
      </li>
    </ul>
  )
}

/** Decisions about the hand: there, a card that does not do says so. */
const ABOUT_HAND: ReadonlySet<Decision> = new Set([
  'lead',
  'follow',
  'more',
  'petition',
  'craftsman',
  'fountain',
  'legion',
  'give',
  'volunteer',
])

const asksHand = ({ asked, touched, view }: Rome): boolean =>
  asked !== undefined && (ABOUT_HAND.has(asked) || view.hand.some(card => touched.has(`card.${card}`)))

function HeldCard({ rome, card, n }: { readonly rome: Rome; readonly card: string; readonly n: number }) {
  const { say, position, view, seat } = rome
  const piece = `card.${card}`
  const state = stateOf(rome, piece)
  const stays = !state.legal && asksHand(rome)
  const meant = stays ? meantBy(view, piece) : undefined
  const code = meant !== undefined && seat !== undefined ? refusedCode(position, seat, meant) : undefined
  const reason = code === undefined ? undefined : shortOf(rome, code)
  return (
    <button
      type="button"
      className={`rome-card ${pieceClasses(state)} ${stays ? 'rome-card-no' : ''}`}
      aria-disabled={stays ? true : undefined}
      {...pieceProps(rome, piece)}
    >
      <span className="visually-hidden">
        {cardWords(rome, card)}
        {n > 1 ? ` ×${n}` : ''}
        {reason === undefined ? '' : `; ${reason}`}
      </span>
      <CardFace card={card} say={say} plain={position.plain}>
        {reason !== undefined && (
          <span className="rome-reason">
            <BoardIcon name="lock" />
            <span>{reason}</span>
          </span>
        )}
      </CardFace>
      {n > 1 && (
        <b className="rome-copies num" aria-hidden="true">
          ×{n}
        </b>
      )}
      {state.chosen && <Tick />}
      <PieceKey piece={piece} />
    </button>
  )
}

/** A reason in two or three words, where there is one. */
function shortOf({ w }: Rome, code: string): string | undefined {
  const key = `no.${code}`
  return boardWords.has(key) ? w(key) : undefined
}

/** What can be done without a card: think, petitions, and to go on. */
function More({ rome }: { readonly rome: Rome }) {
  const { pieces, asked, w, position, view, say, act } = rome
  if (asked === undefined) return null
  const petitions = [...pieces.keys()].filter(piece => piece.startsWith('petition.'))
  const ends = pieces.get('end') ?? []
  const { hand } = position.limits[position.mine]
  const held = view.hand.length + view.players[position.mine].senators
  return (
    <>
      {pieces.has('think') && (
        <Pseudo rome={rome} piece="think" sign="think" title={say({ key: 'piece.think' })}>
          {held < hand ? w('thinkCards', { n: hand }) : w('thinkOne')}
        </Pseudo>
      )}
      {petitions.map(piece => (
        <Pseudo key={piece} rome={rome} piece={piece} sign={readPiece(piece).name} title={w('petition')}>
          {w('petitionOf', { material: say({ key: `material.${readPiece(piece).name}` }) })}
        </Pseudo>
      ))}
      {ends.map(({ notation }) => (
        <button
          key={notation}
          type="button"
          className="rome-pseudo rome-end"
          data-piece="end"
          onClick={() => act(notation)}
        >
          <BoardIcon name={notation === 'pass' ? 'cross' : 'tick'} />
          <b>{say({ key: `action.${notation}` })}</b>
          <PieceKey piece="end" />
        </button>
      ))}
    </>
  )
}

interface PseudoProps {
  readonly rome: Rome
  readonly piece: string
  readonly sign: string
  readonly title: string
  readonly children: ReactNode
}

const Pseudo = ({ rome, piece, sign, title, children }: PseudoProps) => (
  <button
    type="button"
    className={`rome-pseudo ${stateOf(rome, piece).chosen ? 'piece-chosen' : ''}`}
    {...pieceProps(rome, piece)}
  >
    <RomeIcon name={sign} />
    <b>{title}</b>
    <small>{children}</small>
    <PieceKey piece={piece} />
  </button>
)
