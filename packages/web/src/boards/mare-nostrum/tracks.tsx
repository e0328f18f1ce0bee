// The left column: three tracks of leadership as ranked bars with who holds the title, and how near each empire is to each
// victory.

import type { Seat } from '@tabularium/kernel'
import { CARDS_TO_WIN, CITIES_TO_WIN, TRACKS } from '@tabularium/mare-nostrum/rules'
import { BoardIcon } from '../../ui/icons.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { pieceClasses, pieceState } from '../kit/pieces.ts'
import { useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { isUnnoted } from './position.ts'
import './tracks.css'

export const TRACK_SIGN = { trade: 'trade', culture: 'temple', military: 'war' } as const

export function Tracks() {
  const { view, w, empireOf } = useMare()
  const seats = view.players.map((_, seat) => seat)
  // Nobody leads while empires are picked.
  if (view.phase === 0) return null
  return (
    <section className="mare-tracks panel" aria-label={w('leadership')}>
      {TRACKS.map((track, at) => {
        const levelOf = (seat: Seat) => view.players[seat].levels[at]
        const holder = view.titles[at]
        const ranked = seats.toSorted(
          (a, b) => levelOf(b) - levelOf(a) || Number(b === holder) - Number(a === holder) || a - b,
        )
        const most = Math.max(9, ...seats.map(levelOf))
        return (
          <div key={track} className="mare-track">
            <h3>
              <MareIcon name={TRACK_SIGN[track]} />
              <span>{w(`track.${track}`)}</span>
              <small>
                <MareIcon name="title" />
                {empireOf(holder)}
              </small>
            </h3>
            <ol>
              {ranked.map(seat => (
                <li key={seat} className={holder === seat ? 'mare-track-first' : ''}>
                  <SeatBadge seat={seat} size="small" label={empireOf(seat)} />
                  <span className={`mare-bar mare-bar-${view.players[seat].empire}`} aria-hidden="true">
                    <i style={{ width: `${(100 * levelOf(seat)) / most}%` }} />
                  </span>
                  <b className="num">{levelOf(seat)}</b>
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </section>
  )
}

const TITLES_TO_WIN = TRACKS.length

/** A row for each empire; touching it opens its camp. */
export function Nearness() {
  const mare = useMare()
  const { view, w, position, looked, look, chosen, pieces, choose, empireOf, nameOfSeat } = mare
  const rows = mare.seat === undefined ? view.players.map((_, seat) => seat) : [position.mine, ...position.rivals]
  const heads = [
    ['legendary', w('cards')],
    ['capital', w('cities')],
    ['title', w('titles')],
    ['good.ceramics', w('stock')],
  ] as const
  return (
    <section className="mare-near panel" aria-label={w('near')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{w('empires')}</span>
            </th>
            {heads.map(([sign, name]) => (
              <th key={sign} scope="col" title={name}>
                <span className="visually-hidden">{name}</span>
                <MareIcon name={sign} />
              </th>
            ))}
            <th scope="col" title={w('coins')}>
              <span className="visually-hidden">{w('coins')}</span>
              <BoardIcon name="coin" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(seat => {
            const { cards, cities, size } = view.players[seat]
            const titles = view.titles.filter(holder => holder === seat).length
            const piece = `seat.${seat}`
            const open = looked === piece
            const own = mare.seat === seat ? view.own : undefined
            const coins = own ? own.stock[0] : isUnnoted(view) ? '?' : view.ledger[seat].known[0]
            const turn = view.waiting.includes(seat)
            return (
              <tr key={seat} className={`${seat === mare.seat ? 'mare-near-own' : ''} ${turn ? 'mare-near-turn' : ''}`}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={open}
                    className={pieceClasses({ ...pieceState(mare, piece), lit: false }, true)}
                    title={`${empireOf(seat)}: ${nameOfSeat(seat)}`}
                    onClick={() => {
                      if (pieces.has(piece) && chosen !== piece) choose(piece)
                      look(open ? undefined : piece)
                    }}
                  >
                    <SeatBadge seat={seat} size="small" />
                    <span className="visually-hidden">
                      {w('showEmpire', { empire: empireOf(seat), name: nameOfSeat(seat) })}
                      {turn ? `, ${w('decides')}` : ''}
                    </span>
                  </button>
                </th>
                <Ratio n={cards.length} all={CARDS_TO_WIN} />
                <Ratio n={cities} all={CITIES_TO_WIN} />
                <Ratio n={titles} all={TITLES_TO_WIN} />
                <td className="num">{size}</td>
                <td className="num">{coins}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mare-near-note" hidden={view.players.length > 4}>
        {w('nearHow')}
      </p>
    </section>
  )
}

const Ratio = ({ n, all }: { readonly n: number; readonly all: number }) => (
  <td className={`num ${n >= all - 1 ? 'mare-near-close' : ''}`}>
    {n}
    <small>/{all}</small>
  </td>
)
