// Three tracks of leadership as lines with the empires' emblems and who holds the title, and how near each empire is to
// each victory. Touching a figure rings the places it comes from.

import { CARDS_TO_WIN, CITIES_TO_WIN, TRACKS } from '@tabularium/mare-nostrum/rules'
import { BoardIcon } from '../../ui/icons.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { pieceClasses, pieceState } from '../kit/pieces.ts'
import { useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { alongLine, placesOfCities, placesOfLevel } from './levels.ts'
import { isUnnoted } from './position.ts'
import './tracks.css'

export const TRACK_SIGN = { trade: 'trade', culture: 'temple', military: 'war' } as const

/** Levels on a line at least, and how much of it an emblem takes. */
const LONG = 10
const EMBLEM = 0.095

export function Tracks() {
  const { view, w, empireOf, position, marked, mark } = useMare()
  // Nobody leads while empires are picked.
  if (view.phase === 0) return null
  return (
    <section className="mare-tracks panel" aria-label={w('leadership')}>
      {TRACKS.map((track, at) => {
        const levels = view.players.map(player => player.levels[at])
        const holder = view.titles[at]
        const most = Math.max(LONG, ...levels)
        const line = alongLine(levels, holder, most, EMBLEM)
        return (
          <div key={track} className="mare-track">
            <h3>
              <MareIcon name={TRACK_SIGN[track]} />
              <span>{w(`track.${track}`)}</span>
              <small>
                <SeatBadge seat={holder} size="small" label={empireOf(holder)} />
                {w('title')}
              </small>
            </h3>
            <ul className="mare-line">
              {line.map(({ seat, level, at: spot }) => {
                const figure = `level ${track} ${seat}`
                const words = w('levelOf', { empire: empireOf(seat), track: w(`track.${track}`), n: level })
                return (
                  <li key={seat} style={{ left: `${100 * spot}%` }}>
                    <button
                      type="button"
                      title={words}
                      aria-label={`${words}, ${w('showPlaces')}`}
                      aria-pressed={marked?.figure === figure}
                      onClick={() => mark(figure, placesOfLevel(position.state, seat, at))}
                    >
                      <SeatBadge seat={seat} size="small" />
                      <b className="num" aria-hidden="true">
                        {level}
                      </b>
                    </button>
                  </li>
                )
              })}
            </ul>
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
  const { view, w, position, looked, look, chosen, pieces, choose, empireOf, nameOfSeat, mark } = mare
  const rows = mare.seat === undefined ? view.players.map((_, seat) => seat) : [position.mine, ...position.rivals]
  const heads = [
    [w('cardsShort'), w('cards')],
    [w('citiesShort'), w('cities')],
    [w('titlesShort'), w('titles')],
  ] as const
  return (
    <section ref={scrollFade} className="mare-near panel" aria-label={w('near')} title={w('nearHow')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{w('empires')}</span>
            </th>
            {heads.map(([short, name]) => (
              <th key={name} scope="col" title={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(seat => {
            const { cards, cities, size } = view.players[seat]
            const held = view.titles.flatMap((holder, at) => (holder === seat ? [at] : []))
            const piece = `seat.${seat}`
            const open = looked === piece
            const own = mare.seat === seat ? view.own : undefined
            const coins = own ? own.stock[0] : isUnnoted(view) ? '?' : view.ledger[seat].known[0]
            const turn = view.waiting.includes(seat)
            const touch = () => {
              if (pieces.has(piece) && chosen !== piece) choose(piece)
              look(open ? undefined : piece)
            }
            return (
              <tr key={seat} className={`${seat === mare.seat ? 'mare-near-own' : ''} ${turn ? 'mare-near-turn' : ''}`}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={open}
                    data-zone={`seat.${seat}`}
                    className={pieceClasses({ ...pieceState(mare, piece), lit: false }, true)}
                    title={`${empireOf(seat)}: ${nameOfSeat(seat)}`}
                    onClick={touch}
                  >
                    <SeatBadge seat={seat} size="small" />
                    <span className="mare-near-who">
                      <b>{empireOf(seat)}</b>
                      <span className="visually-hidden">
                        {` ${nameOfSeat(seat)}`}
                        {turn ? `, ${w('decides')}` : ''}
                      </span>
                      <small className="num">
                        <span title={w('stock')}>
                          <MareIcon name="good.ceramics" />
                          <span className="visually-hidden">{w('stock')}</span> {size}
                        </span>
                        <span title={w('coins')}>
                          <BoardIcon name="coin" />
                          <span className="visually-hidden">{w('coins')}</span> <span data-coins>{coins}</span>
                        </span>
                      </small>
                    </span>
                  </button>
                </th>
                <Ratio n={cards.length} all={CARDS_TO_WIN} figure={`cards ${seat}`} touch={touch} />
                <Ratio
                  n={cities}
                  all={CITIES_TO_WIN}
                  figure={`cities ${seat}`}
                  touch={figure => mark(figure, placesOfCities(position.state, seat))}
                />
                <Ratio
                  n={held.length}
                  all={TITLES_TO_WIN}
                  figure={`titles ${seat}`}
                  touch={figure =>
                    mark(figure, [...new Set(held.flatMap(at => placesOfLevel(position.state, seat, at)))])
                  }
                />
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

interface RatioProps {
  readonly n: number
  readonly all: number
  readonly figure: string
  touch(figure: string): void
}

const Ratio = ({ n, all, figure, touch }: RatioProps) => {
  const { marked } = useMare()
  return (
    <td className={`num ${n >= all - 1 ? 'mare-near-close' : ''}`}>
      <button type="button" aria-pressed={marked?.figure === figure} onClick={() => touch(figure)}>
        {n}
        <small>/{all}</small>
      </button>
    </td>
  )
}
