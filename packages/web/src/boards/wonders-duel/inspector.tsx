// The piece in hand, or under the pointer: large, its price taken apart, what it does, and what can be done with it.

import { TOKENS_DRAWN, WONDERS_EACH } from '@tabularium/wonders-duel/rules'
import { useState } from 'react'
import { hyphenate } from '../hyphenate.ts'
import { readPiece } from '../kit/pieces.ts'
import { type Kind, kindOf } from './actions-by-piece.ts'
import { coverWords, effectsOf } from './aria-labels.ts'
import { Buttons, Facts, WonderList } from './buttons.tsx'
import { CardFace } from './card.tsx'
import { type Decision, type Duel, useDuel } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { factsOfWonder, ownerOf, whereIs } from './position.ts'
import { Price } from './price.tsx'
import { WonderEffects } from './signs.tsx'
import { TokenFace } from './tokens.tsx'
import { WonderArt } from './wonder-art.tsx'
import '../kit/inspector.css'
import './inspector.css'

const IDLE = {
  turn: 'idleTurn',
  after: 'idleWait',
  draft: 'idleDraft',
  token: 'idleToken',
  keep: 'idleKeep',
  destroy: 'idleDestroy',
  raise: 'idleRaise',
  starter: 'idleStarter',
} as const satisfies Readonly<Record<Decision, string>>

export function Inspector() {
  const duel = useDuel()
  const { subject, w, asked, position } = duel
  const kind = subject === undefined ? undefined : kindOf(subject)
  return (
    <aside className="board-panel inspector duel-inspector" aria-label={w('inspector')}>
      {subject !== undefined && kind !== undefined ? (
        <Subject key={subject} piece={subject} kind={kind} />
      ) : (
        <div className="inspector-idle">
          <DuelIcon name={position.view.age === 0 ? 'wonder' : 'capital'} />
          <p>{w(asked === undefined ? 'idleWait' : IDLE[asked], { n: WONDERS_EACH, drawn: TOKENS_DRAWN })}</p>
        </div>
      )}
    </aside>
  )
}

function Subject({ piece, kind }: { readonly piece: string; readonly kind: Kind }) {
  const duel = useDuel()
  const name = readPiece(piece)[1]
  // What only lies under the pointer can be read, not done.
  const held = duel.chosen === piece || duel.looked === piece
  // The list of wonders stands open for one card.
  const [wonders, showWonders] = useState(false)
  return (
    <>
      <Large piece={piece} kind={kind} />
      {wonders ? (
        <WonderList card={name} back={() => showWonders(false)} />
      ) : (
        <>
          <Facts>
            <Price duel={duel} kind={kind} name={name} />
            <Situation duel={duel} kind={kind} name={name} />
            <p className="duel-effects">{sentences(effectsOf(duel.say, kind, name))}</p>
          </Facts>
          {held && <Buttons piece={piece} kind={kind} openWonders={() => showWonders(true)} />}
        </>
      )}
    </>
  )
}

/** Each effect as a sentence of its own. */
const sentences = (effects: readonly string[]): string =>
  effects.map(effect => `${effect.charAt(0).toLocaleUpperCase()}${effect.slice(1)}.`).join(' ')

/** The piece itself, larger. */
export function Large({ piece, kind }: { readonly piece: string; readonly kind: Kind }) {
  const { say, w, chosen, form } = useDuel()
  const name = readPiece(piece)[1]
  const held = chosen === piece ? 'duel-large-chosen' : ''
  if (kind === 'card') {
    return (
      <div className={`duel-large ${held}`}>
        <CardFace card={name} name={say({ key: piece })} free={w('free')} />
      </div>
    )
  }
  if (kind === 'token') {
    return (
      <div className={`duel-large duel-large-token ${held}`}>
        <TokenFace token={name} />
        <b>{say({ key: piece })}</b>
      </div>
    )
  }
  const facts = factsOfWonder(name)
  return (
    <div className={`duel-large duel-large-wonder ${held}`}>
      <WonderArt wonder={name} wide={form === 'phone'} />
      <b>{hyphenate(say({ key: piece }))}</b>
      <span className="duel-large-signs" aria-hidden="true">
        <WonderEffects facts={facts} />
      </span>
    </div>
  )
}

/** Where it lies, if not open before you. */
function Situation({ duel, kind, name }: { readonly duel: Duel; readonly kind: Kind; readonly name: string }) {
  const { position, w, say, nameOfSeat } = duel
  if (kind === 'wonder') {
    const owner = ownerOf(position, name)
    if (owner === undefined) return null
    const built = position.view.cities[owner].built.find(({ wonder }) => wonder === name)
    return (
      <p className="duel-where">
        {w('whereCity', { name: nameOfSeat(owner) })}
        {built && (
          <>
            <br />
            {w('under', { card: say({ key: `card.${built.card}` }) })}
          </>
        )}
      </p>
    )
  }
  if (kind === 'token') {
    const owner = position.view.cities.findIndex(({ tokens }) => tokens.includes(name))
    return owner < 0 ? null : <p className="duel-where">{w('whereCity', { name: nameOfSeat(owner) })}</p>
  }
  const where = whereIs(position, name)
  switch (where.at) {
    case 'layout':
      return where.place.open ? null : (
        <p className="duel-where">{w('whereCovered', { cards: coverWords(duel, where.place.slot) })}</p>
      )
    case 'city':
      return <p className="duel-where">{w('whereCity', { name: nameOfSeat(where.seat) })}</p>
    case 'under':
      return <p className="duel-where">{w('whereUnder', { wonder: say({ key: `wonder.${where.wonder}` }) })}</p>
    case 'pile':
      return <p className="duel-where">{w('wherePile')}</p>
    case 'nowhere':
      return null
  }
}
