// Mercenaries that come up for pay in the fog: in the order of where they are, not of their numbers. 5.1, 9.5

import { onMap } from '../board/board.ts'
import type { Names } from '../board/facts.ts'
import { type FrameOf, frames } from '../board/frames.ts'
import { type Counter, type Country, NOBODY, type UnitKind } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { SOMEWHERE } from './piles.ts'

const { rehire } = frames

/** Mercenaries of a kind in the order in which they come up for pay: by where they are, not by their numbers. 5.1, 9.5 */
export function inTurn(b: Names, s: AwState, of: Country, kind: UnitKind): readonly Counter[] {
  const like: Counter[] = []
  for (let u = b.kindFirst[kind]; u < b.kindFirst[kind] + b.kindCount[kind]; u++) {
    if (s.own[u] === of && (s.at[u] === SOMEWHERE || onMap(b, s.at[u]))) like.push(u)
  }
  return like.sort((u, v) => s.at[u] - s.at[v] || s.side[u] - s.side[v] || u - v)
}
/** As many of the kind have had their turn before it, as they are seen: which of them it is would tell where it lies. */
export const asSeen = (b: Names, s: AwState, seen: AwState, f: FrameOf<'rehire'>): number => {
  const u = rehire.counter(f)
  return inTurn(b, seen, f.of, b.kind[u])[inTurn(b, s, f.of, b.kind[u]).indexOf(u)]
}

/** Which of its kind is up for pay in another world: as many are through as before. */
export function keepTurn(b: Names, s: AwState, before: readonly number[]): void {
  for (const [i, f] of s.frames.entries()) {
    if (f.at === 'rehire')
      s.frames[i] = rehire.with(f, { counter: inTurn(b, s, f.of, b.kind[rehire.counter(f)])[before[i]] })
  }
}
export const turnsOf = (b: Names, s: AwState): readonly number[] =>
  s.frames.map(f =>
    f.at === 'rehire' ? inTurn(b, s, f.of, b.kind[rehire.counter(f)]).indexOf(rehire.counter(f)) : NOBODY,
  )
