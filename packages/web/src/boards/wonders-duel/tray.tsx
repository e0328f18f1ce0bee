// What is laid out over the table for a while: the discard pile, tokens drawn from the box, the wonders on offer, and the
// question who begins.

import type { ReactNode } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { hyphenate } from '../hyphenate.ts'
import { lighting, pieceClasses } from '../kit/pieces.ts'
import { cardWords, effectsOf, tokenWords, wonderWords } from './aria-labels.ts'
import { CardFace } from './card.tsx'
import { stateOf, useDuel } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { factsOfWonder } from './position.ts'
import { CostSigns, WonderEffects } from './signs.tsx'
import { TokenFace } from './tokens.tsx'
import { WonderArt } from './wonder-art.tsx'
import './tray.css'

interface TrayProps {
  readonly title: string
  /** Absent: it stays until something is chosen. */
  readonly close?: () => void
  readonly children: ReactNode
}

function Tray({ title, close, children }: TrayProps) {
  const { w } = useDuel()
  useKeys(close ? { Escape: close } : {})
  return (
    <section className="duel-tray" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {close && (
          <button type="button" className="duel-tray-close" onClick={close} aria-label={w('close')}>
            <BoardIcon name="cross" />
          </button>
        )}
      </header>
      {children}
    </section>
  )
}

const PieceKey = ({ piece }: { readonly piece: string }) => {
  const key = useDuel().keyOf(piece)
  return key === undefined ? null : (
    <span className="duel-place-key">
      <Key>{key}</Key>
    </span>
  )
}

interface LaidProps {
  readonly piece: string
  readonly className: string
  /** What is heard of it; its face is for eyes. */
  readonly words: string
  readonly children: ReactNode
}

/** One of the pieces laid out: to choose, or to look at. */
function Laid({ piece, className, words, children }: LaidProps) {
  const duel = useDuel()
  const { choose, look } = duel
  const state = stateOf(duel, piece)
  return (
    <li>
      <button
        type="button"
        className={`${className} ${pieceClasses(state)}`}
        data-piece={piece}
        aria-pressed={state.legal ? state.chosen : undefined}
        onClick={() => (state.legal ? choose(piece) : look(piece))}
        {...lighting(duel, piece)}
      >
        <span className="visually-hidden">{words}</span>
        {children}
        {state.legal && <PieceKey piece={piece} />}
        {state.chosen && (
          <span className="duel-tick" aria-hidden="true">
            <BoardIcon name="tick" />
          </span>
        )}
      </button>
    </li>
  )
}

/** The discard pile, spread out: to look at, or to raise a card from. */
export function PileTray() {
  const duel = useDuel()
  const { position, w, say, asked, spreadPile } = duel
  const cards = position.view.discard
  const title = w('pileCount', { n: cards.length })
  return (
    <Tray title={title} {...(asked === 'raise' ? {} : { close: () => spreadPile(false) })}>
      {cards.length === 0 ? (
        <p className="duel-tray-none">{w('pileEmpty')}</p>
      ) : (
        <ul ref={scrollFade} className="duel-pile-cards">
          {cards.map(card => (
            <Laid key={card} piece={`card.${card}`} className="duel-pile-card" words={cardWords(duel, card)}>
              <CardFace card={card} name={say({ key: `card.${card}` })} free={w('free')} />
            </Laid>
          ))}
        </ul>
      )}
    </Tray>
  )
}

/** The three tokens the Great Library has drawn. */
export function DrawnTray() {
  const duel = useDuel()
  const { position, w, say } = duel
  return (
    <Tray title={w('drawn')}>
      <ul ref={scrollFade} className="duel-drawn">
        {position.view.drawn.map(token => (
          <Laid key={token} piece={`token.${token}`} className="duel-drawn-token" words={tokenWords(duel, token)}>
            <TokenFace token={token} />
            <b aria-hidden="true">{say({ key: `token.${token}` })}</b>
            <span className="duel-drawn-words" aria-hidden="true">
              {effectsOf(say, 'token', token).join('. ')}
            </span>
          </Laid>
        ))}
      </ul>
    </Tray>
  )
}

/** The wonders that can be drafted, as large cards. */
export function Draft() {
  const duel = useDuel()
  const { position, w, say, form } = duel
  return (
    <section className="duel-draft" aria-label={w('offered')}>
      <h3>{w('offered')}</h3>
      <ul>
        {position.view.group.map(wonder => {
          const piece = `wonder.${wonder}`
          const facts = factsOfWonder(wonder)
          return (
            <Laid key={wonder} piece={piece} className="duel-offer" words={wonderWords(duel, wonder)}>
              <WonderArt wonder={wonder} wide={form === 'phone'} />
              <span className="duel-offer-body" aria-hidden="true">
                <b>{hyphenate(say({ key: piece }))}</b>
                <span className="duel-offer-cost">
                  <CostSigns cost={facts.cost} />
                </span>
                <span className="duel-offer-signs">
                  <WonderEffects facts={facts} />
                </span>
                <span className="duel-offer-words">{effectsOf(say, 'wonder', wonder).join('; ')}</span>
              </span>
            </Laid>
          )
        })}
      </ul>
    </section>
  )
}

/** Two buttons: who begins. */
export function StarterTray() {
  const { w, act, say, position } = useDuel()
  const seats = [position.buyer, 1 - position.buyer]
  return (
    <Tray title={w('starter')}>
      <div className="duel-starter">
        {(['self', 'opponent'] as const).map((who, i) => (
          <button
            key={who}
            type="button"
            className="duel-starter-button piece-legal"
            onClick={() => act(`starter ${who}`)}
          >
            <SeatBadge seat={seats[i]} size="large" />
            {say({ key: `action.starter.${who}` })}
          </button>
        ))}
      </div>
    </Tray>
  )
}

/** How many cards lie in the pile; opens it. */
export function PileButton() {
  const { position, w, moved, spread, spreadPile } = useDuel()
  const { length } = position.view.discard
  return (
    <button
      type="button"
      className={`duel-pile ${moved.has('pile') ? 'recent' : ''}`}
      data-piece="pile"
      aria-expanded={spread}
      title={w('pileCount', { n: length })}
      onClick={() => spreadPile(!spread)}
    >
      <span className="visually-hidden">{w('pileCount', { n: length })}</span>
      <DuelIcon name="pile" />
      <span className="num" aria-hidden="true">
        {length}
      </span>
    </button>
  )
}
