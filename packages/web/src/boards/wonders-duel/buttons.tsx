// What can be done with the piece in hand, as buttons; what cannot says why.

import type { ReactNode } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { readPiece } from '../kit/pieces.ts'
import type { Kind } from './actions-by-piece.ts'
import { effectsOf } from './aria-labels.ts'
import { useDuel } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { cardPrice, factsOfWonder, saleOf, whereIs, wonderPrice } from './position.ts'
import { Coins, CostSigns } from './signs.tsx'

/** What stands between the piece and its buttons, and scrolls where it must. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
  <div ref={scrollFade} className="duel-inspector-facts" tabIndex={0}>
    {children}
  </div>
)

interface DoProps {
  readonly notation: string
  readonly label: string
  readonly keyCap: string
  readonly value?: ReactNode
  readonly main?: boolean
}

/** A button that acts, or says why not. */
function Do({ notation, label, keyCap, value, main = false }: DoProps) {
  const { act, why, isLegal } = useDuel()
  const legal = isLegal(notation)
  const run = () => (legal ? act(notation) : why(notation))
  useKeys({ [keyCap.toLowerCase()]: run })
  return (
    <button
      type="button"
      className={`duel-do ${main && legal ? 'duel-do-main' : ''}`}
      aria-disabled={legal ? undefined : true}
      aria-keyshortcuts={keyCap}
      onClick={run}
    >
      {legal ? <Key>{keyCap}</Key> : <BoardIcon name="lock" />}
      <span className="duel-do-label">{label}</span>
      {value !== undefined && <span className="duel-do-value num">{value}</span>}
    </button>
  )
}

interface ButtonsProps {
  readonly piece: string
  readonly kind: Kind
  openWonders(): void
}

/** What can be done with the piece, as buttons. */
export function Buttons({ piece, kind, openWonders }: ButtonsProps) {
  const duel = useDuel()
  const { asked, pieces, w, position, chosen, say } = duel
  const name = readPiece(piece)[1]
  if (asked === undefined) return null
  if (kind === 'card' && asked === 'turn') return <CardButtons card={name} openWonders={openWonders} />
  if (kind === 'wonder' && asked === 'turn') {
    const card = chosen?.startsWith('card.') ? readPiece(chosen)[1] : undefined
    if (card === undefined || !position.view.cities[position.buyer].wonders.includes(name)) return null
    const price = wonderPrice(position, position.buyer, name)
    return (
      <div className="duel-buttons">
        <p className="duel-where">{w('withCard', { card: say({ key: `card.${card}` }) })}</p>
        <Do notation={`wonder ${name} ${card}`} label={w('build')} keyCap="B" value={<Cost price={price} />} main />
      </div>
    )
  }
  const [verb, keyCap, notation] =
    kind === 'wonder'
      ? (['take', 'T', `draft ${name}`] as const)
      : kind === 'token'
        ? asked === 'keep'
          ? (['keep', 'T', `keep ${name}`] as const)
          : (['take', 'T', `token ${name}`] as const)
        : asked === 'destroy'
          ? (['destroy', 'T', `destroy ${name}`] as const)
          : (['raise', 'B', `raise ${name}`] as const)
  const own = position.view.cities.some(({ tokens }) => tokens.includes(name))
  if (kind === 'token' && own) return null
  if (!pieces.has(piece) && kind !== 'token') return null
  return (
    <div className="duel-buttons">
      <Do notation={notation} label={w(verb)} keyCap={keyCap} main />
    </div>
  )
}

const Cost = ({ price }: { readonly price: number }) => {
  const { w } = useDuel()
  return price === 0 ? w('free') : <Coins>−{price}</Coins>
}

function CardButtons({ card, openWonders }: { readonly card: string; openWonders(): void }) {
  const { position, w, why, isLegal, form } = useDuel()
  const { buyer, view } = position
  const where = whereIs(position, card)
  const price = cardPrice(position, buyer, card)
  const mine = view.cities[buyer].wonders
  const reach = mine.filter(wonder => isLegal(`wonder ${wonder} ${card}`))
  const taken = where.at === 'layout' && where.place.open
  const list = () => {
    if (mine.length === 0) return false
    if (taken) openWonders()
    else why(`wonder ${mine[0]} ${card}`)
    return true
  }
  useKeys({ w: list })
  if (where.at !== 'layout') return null
  return (
    <div className="duel-buttons">
      <Do notation={`build ${card}`} label={w('build')} keyCap="B" value={<Cost price={price} />} main />
      <Do
        notation={`discard ${card}`}
        label={w('discard')}
        keyCap="S"
        value={<Coins>+{saleOf(position, buyer)}</Coins>}
      />
      {mine.length > 0 && (
        <button
          type="button"
          className="duel-do"
          aria-disabled={reach.length > 0 ? undefined : true}
          aria-keyshortcuts="W"
          onClick={list}
        >
          {reach.length > 0 ? <Key>W</Key> : <BoardIcon name="lock" />}
          <span className="duel-do-label">{w(form === 'phone' ? 'aWonderShort' : 'aWonder')}</span>
          <span className="duel-do-value num">
            {reach.length}
            <BoardIcon name="right" />
          </span>
        </button>
      )}
    </div>
  )
}

/** Own wonders that can be built with this card, each with its price, and those that are too dear. */
export function WonderList({ card, back }: { readonly card: string; back(): void }) {
  const { position, w, say, act, why, isLegal } = useDuel()
  const { buyer, view } = position
  useKeys({ w: back, Escape: back })
  return (
    <>
      <Facts>
        <p className="duel-where">{w('withCard', { card: say({ key: `card.${card}` }) })}</p>
        <ul className="duel-wonder-list">
          {view.cities[buyer].wonders.map(wonder => {
            const notation = `wonder ${wonder} ${card}`
            const legal = isLegal(notation)
            const price = wonderPrice(position, buyer, wonder)
            const short = price - view.cities[buyer].coins
            return (
              <li key={wonder}>
                <button
                  type="button"
                  className={`duel-do duel-do-wonder ${legal ? 'duel-legal-slim' : ''}`}
                  aria-disabled={legal ? undefined : true}
                  title={effectsOf(say, 'wonder', wonder).join(', ')}
                  onClick={() => (legal ? act(notation) : why(notation))}
                >
                  <DuelIcon name={`wonder.${wonder}`} />
                  <span className="duel-do-label">
                    {say({ key: `wonder.${wonder}` })}
                    <span className="duel-do-cost" aria-hidden="true">
                      <CostSigns cost={factsOfWonder(wonder).cost} />
                    </span>
                  </span>
                  <span className="duel-do-value num">
                    <Cost price={price} />
                    {short > 0 && <small>{w('short', { n: short })}</small>}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </Facts>
      <div className="duel-buttons">
        <button type="button" className="duel-do" onClick={back}>
          <BoardIcon name="left" />
          <span className="duel-do-label">{w('back')}</span>
        </button>
      </div>
    </>
  )
}
