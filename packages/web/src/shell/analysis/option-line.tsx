// One way of playing a decision: its words, what may follow, and the chance it leads to.

import { type Event, type Game, type Say, type Seat, sureEvents, type View } from '@tabularium/kernel'
import { percent } from './figures.ts'
import './verdict.css'

/** So many sentences tell what a move does. */
const MOST_TOLD = 3

/** In words, what a move surely does as far as the seat could know. */
export function toldOf(game: Game, view: View, seat: Seat, notation: string, say: Say): string {
  const action = game.actions.parse(notation)
  if (!action) return ''
  const events: readonly Event[] = sureEvents(game, view, seat, action)
  return events
    .slice(0, MOST_TOLD)
    .map(event => say(game.text.event(event)))
    .join(' ')
}

interface OptionLineProps {
  readonly kind: 'best' | 'other' | 'played'
  /** What stands in the place of its number. */
  readonly sign: string
  readonly action: string
  readonly chance: number
  readonly line: readonly { readonly seat: Seat; readonly action: string }[]
  /** What kind of move it is: the best one, the one that was made. */
  readonly word?: string | undefined
  readonly players: readonly string[]
  nameOf(notation: string): string
}

export function OptionLine({ kind, sign, action, chance, line, word, players, nameOf }: OptionLineProps) {
  return (
    <li className={`verdict-line verdict-${kind}`}>
      <i aria-hidden="true">{sign}</i>
      <div>
        <b>{nameOf(action)}</b>
        {word !== undefined && <small>{word}</small>}
        {line.length > 0 && (
          <p>
            {line
              .map(({ seat, action: next }, i) => {
                const goesOn = i > 0 && line[i - 1].seat === seat
                return `${i === 0 ? '' : goesOn ? ', ' : ' · '}${goesOn ? '' : `${players[seat]}: `}${nameOf(next)}`
              })
              .join('')}
          </p>
        )}
      </div>
      <span className="verdict-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(100 * Math.min(1, Math.max(0, chance)))}%` }} />
      </span>
      <b className="num">{percent(chance)}</b>
    </li>
  )
}
