// The chances of a battle before it is fought: who is left, in hundredths, and what each side rolls.

import type { Side } from '@tabularium/mare-nostrum/rules'
import { SeatBadge } from '../../ui/seat.tsx'
import { placeName } from './actions-by-piece.ts'
import { type Meeting, meetingsAt, percents } from './battles.ts'
import { type Mare, useMare } from './context.ts'
import { mareNostrum } from './on-map.ts'
import { mapSeats } from './seat-styles.tsx'
import './odds.css'

interface OddsProps {
  readonly battle: Meeting
  /** `who`: the place and both sides stand above; `dice`: and what each of them rolls. */
  readonly head?: 'who' | 'dice'
}

export function Chances({ battle, head }: OddsProps) {
  const { view, w, say, empireOf, position } = useMare()
  const { place, foe, own, other, odds } = battle
  const seats = mapSeats(view)
  const { first, second, both, neither } = odds
  const shares = [first, both, neither, second]
  const ends = ['first', 'both', 'neither', 'second'] as const
  const figures = percents(shares)
  const said = (i: number): string => (figures[i] === 0 ? '<1' : String(figures[i]))
  const colours = [seats[position.mine].colour, '', '', seats[foe].colour]
  return (
    <div className="mare-odds">
      {head && (
        <p className="mare-odds-who">
          <SeatBadge seat={position.mine} size="small" label={empireOf(position.mine)} />
          {head === 'dice' && <small className="num">{sideWords(w, own)}</small>}
          <span aria-hidden="true">:</span>
          <SeatBadge seat={foe} size="small" label={empireOf(foe)} />
          {head === 'dice' && <small className="num">{sideWords(w, other)}</small>}
          {head === 'who' && <b>{say(placeName(place))}</b>}
        </p>
      )}
      <div className="mare-odds-bar" aria-hidden="true">
        {ends.map((end, i) => (
          <i
            key={end}
            className={`mare-odds-${end} ${colours[i] && `mare-seat-${colours[i]}`}`}
            style={{ flexGrow: shares[i] }}
          />
        ))}
      </div>
      <ul className="mare-odds-ends num">
        <li>{w('left')}</li>
        {ends.map(
          (end, i) =>
            shares[i] > 0 && (
              <li key={end}>
                <i className={`mare-odds-${end} ${colours[i] && `mare-seat-${colours[i]}`}`} aria-hidden="true" />
                {w(`odds.${end}`, { empire: empireOf(foe) })} <b>{w('percent', { n: said(i) })}</b>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

/** "3 dice, +1 each, +5". */
const sideWords = (w: Mare['w'], { dice, modifier, points }: Side): string =>
  [
    w('diceOf', { n: dice }),
    ...(modifier > 0 && dice > 0 ? [w('eachDie', { n: modifier })] : []),
    ...(points > 0 ? [w('added', { n: points })] : []),
  ].join(', ')

/** The battles this seat can come to at a place, while it moves or chooses them. */
export function meetingsOf({ asked, position, seat }: Mare, place: string): readonly Meeting[] {
  if (seat === undefined || asked === undefined || !BEFORE.has(asked)) return []
  return meetingsAt(position.state, seat, place)
}

/** Decisions that lead to battles. */
const BEFORE: ReadonlySet<string> = new Set(['sail', 'attack', 'march', 'fight'])

/** The battle that an action begins. */
export function battleOf({ position, seat }: Mare, notation: string): Meeting | undefined {
  const action = mareNostrum.actions.parse(notation)
  if (seat === undefined || (action?.kind !== 'fight' && action?.kind !== 'attack')) return undefined
  const [, place] = notation.split(' ')
  return meetingsAt(position.state, seat, place).find(({ foe }) => foe === action.player)
}
