// The chance of a fight before it is fought: a mark on the choice that begins it.

import type { Choice } from '../board.ts'
import { type Ahead, aheadOf, percent } from './ahead.ts'
import type { Aw } from './aw.ts'
import { NAMING } from './facts.ts'
import { actionOf } from './position.ts'
import './odds.css'

interface MarkProps {
  readonly aw: Aw
  readonly choice: Choice
}

/** Beside the words of a choice: two words and the chance; the whole sentence for those who hear it or point at it. */
export function OddsMark({ aw, choice }: MarkProps) {
  const { view, w } = aw
  const ahead = aheadOf(view, actionOf(choice))
  if (!ahead) return null
  const n = ahead.chance === undefined ? '?' : percent(ahead.chance)
  return (
    <small className="aw-odds-mark num" title={sentence(aw, ahead)}>
      {w(ahead.what === 'battle' ? 'oddsShort' : 'oddsFalls', { n })}
    </small>
  )
}

function sentence({ w, say }: Aw, { what, place, chance }: Ahead): string {
  const where = say(NAMING.place(place))
  if (chance === undefined) return w('oddsUnknown', { place: where })
  return w(what === 'battle' ? 'oddsBattle' : 'oddsSiege', { place: where, n: percent(chance) })
}
