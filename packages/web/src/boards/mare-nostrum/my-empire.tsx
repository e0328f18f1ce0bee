// What is yours: the empire with its cards, and the resources, each kind a column, so that every row is a set.

import { BUILD_PRICES, COIN, KIND, PIECE_NAMES, type Piece } from '@tabularium/mare-nostrum/rules'
import { useRef } from 'react'
import { useRoving } from '../../ui/roving.ts'
import { scrollFade, useScrollFade } from '../../ui/scroll-fade.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { lighting, pieceClasses } from '../kit/pieces.ts'
import { gathers, type Mare, useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { counted, offersFreely, setsOf, sum } from './position.ts'
import { PieceKey, Token } from './signs.tsx'
import { Supply } from './supply.tsx'
import './my-empire.css'

export function Empire() {
  const mare = useMare()
  const { position, view, w, say, empireOf, nameOfSeat, looked, look, pieces, chosen, choose } = mare
  const { mine } = position
  const { cards, used } = view.players[mine]
  return (
    <section className="mare-empire" aria-label={w('yourThings')}>
      <p className="mare-empire-who">
        <SeatBadge seat={mine} />
        <span>
          <b>{empireOf(mine)}</b>
          <small>
            {nameOfSeat(mine)} · {w('you')}
          </small>
        </span>
      </p>
      <ul ref={scrollFade} className={`mare-empire-cards ${cards.length > 2 ? 'mare-empire-many' : ''}`}>
        {cards.map(name => {
          const piece = `card.${name}`
          const legal = pieces.has(piece)
          const rings = pieceClasses({ legal, chosen: chosen === piece, lit: false }, true)
          return (
            <li key={name}>
              <button
                type="button"
                data-piece={piece}
                aria-pressed={legal ? chosen === piece : looked === piece}
                className={`${used.includes(name) ? 'mare-used' : ''} ${rings}`}
                title={say({ key: `power.${name}` })}
                onClick={() =>
                  legal ? choose(chosen === piece ? undefined : piece) : look(looked === piece ? undefined : piece)
                }
                {...lighting(mare, piece)}
              >
                <MareIcon name={piece} />
                <span>{say({ key: piece })}</span>
                <PieceKey piece={piece} />
              </button>
            </li>
          )
        })}
      </ul>
      <Supply seat={mine} />
    </section>
  )
}

/** Pieces of one kind stand in one column, the legendary one above. */
function columnsOf(stock: readonly number[]): readonly (readonly (readonly [piece: Piece, count: number])[])[] {
  const columns = new Map<number, (readonly [number, number])[]>()
  for (const [piece, count] of counted(stock)) {
    const column = columns.get(KIND[piece]) ?? []
    column.push([piece, count])
    columns.set(KIND[piece], column)
  }
  const height = (column: readonly (readonly [number, number])[]) => sum(column.map(([, count]) => count))
  return [...columns]
    .toSorted(([a, x], [b, y]) => Number(b < 0) - Number(a < 0) || height(y) - height(x) || a - b)
    .map(([, column]) => column)
}

/** The sets that pay for buildings and units. */
const [SMALL, LARGE] = BUILD_PRICES

export function Goods() {
  const mare = useMare()
  const { view, w, asked, lifted, position, form } = mare
  const region = useRef<HTMLDivElement>(null)
  useScrollFade(region)
  useRoving(region, { items: 'button[data-piece]', arrows: 'all' })
  const stock = view.own?.stock ?? []
  const gathering = gathers(asked)
  return (
    <section className="mare-goods" aria-label={w('yourGoods', { n: sum(stock) })}>
      <h3>
        <span>{w('yourGoods', { n: sum(stock) })}</span>
        {gathering ? (
          // Elsewhere it stands beside the button.
          form === 'phone' && <small className="num">{gatheredWords(mare)}</small>
        ) : (
          <small title={w('setRule')}>
            {w('sets', { small: SMALL, smalls: setsOf(stock, SMALL), large: LARGE, larges: setsOf(stock, LARGE) })}
            {position.means > SMALL && position.means !== LARGE && `, ${w('largest', { n: position.means })}`}
          </small>
        )}
      </h3>
      <div ref={region} className="mare-stock" data-many={crowd(stock)}>
        {columnsOf(stock).map(column => (
          <div key={KIND[column[0][0]]} className="mare-column">
            {column.map(([piece, count]) => (
              <Held key={piece} mare={mare} piece={piece} count={count} chosen={lifted[piece]} />
            ))}
          </div>
        ))}
        {sum(stock) === 0 && <p className="mare-note">{w('noGoods')}</p>}
      </div>
    </section>
  )
}

/** The more there are, the smaller they stand. */
function crowd(stock: readonly number[]): number {
  const kinds = counted(stock).length
  return kinds > 11 ? 2 : kinds > 8 ? 1 : 0
}

function gatheredWords({ w, lifted, view, asked, position }: Mare): string {
  const n = sum(lifted)
  const top = view.frames.at(-1)
  if (asked === 'pay') return w('paying', { n: n + sum(view.paid), all: top?.b ?? 0 })
  const free = offersFreely(view, position.mine)
  return free ? w('offeringFree', { n }) : w('offering', { n: n + sum(view.own?.offer ?? []), all: top?.a ?? 0 })
}

interface HeldProps {
  readonly mare: Mare
  readonly piece: Piece
  readonly count: number
  readonly chosen: number
}

/** Copies of a token, one behind the other; the coin is a heap. */
function Held({ mare, piece, count, chosen }: HeldProps) {
  const { say, w, asked, lift, pieces, choose, look } = mare
  const name = `good.${PIECE_NAMES[piece]}`
  const gathering = gathers(asked)
  const legal = gathering || pieces.has(name)
  const good = say({ key: name })
  const picked = gathering ? chosen : mare.chosen === name ? 1 : 0
  return (
    <button
      type="button"
      data-piece={name}
      className={`mare-held ${pieceClasses({ legal, chosen: picked > 0, lit: mare.lit === name }, true)}`}
      aria-pressed={legal ? picked > 0 : undefined}
      title={good}
      onClick={() => {
        if (gathering && legal) lift(piece)
        else if (pieces.has(name)) choose(name)
        else look(undefined)
      }}
      {...lighting(mare, name)}
    >
      <span className="visually-hidden">
        {gathering ? w('lifted', { good, n: count, chosen }) : w('held', { good, n: count })}
      </span>
      {piece === COIN ? (
        <>
          <Token piece={piece} />
          <b className="mare-heap num" aria-hidden="true">
            × {count}
          </b>
        </>
      ) : (
        Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a token are alike
          <span key={i} className={`mare-copy ${i >= count - chosen && gathering ? 'mare-lifted' : ''}`}>
            <Token piece={piece} />
          </span>
        ))
      )}
      {gathering && chosen > 0 && (
        <b className="mare-picked num" aria-hidden="true">
          {chosen}
        </b>
      )}
    </button>
  )
}
