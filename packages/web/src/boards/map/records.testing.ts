// Positions of golden records, for tests that look at what is drawn of them.

import { readdirSync, readFileSync } from 'node:fs'
import {
  type Action,
  type Game,
  isProblem,
  ReplayError,
  readRecord,
  replay,
  type State,
  type View,
} from '@tabularium/kernel'

const folderOf = (game: string): URL => new URL(`../../../../${game}/records/`, import.meta.url)

/** The names of a game's golden records. */
export const recordsOf = (game: string): readonly string[] =>
  readdirSync(folderOf(game)).filter(
    name => name.endsWith('.txt') && !['notations.txt', 'playthrough.txt'].includes(name),
  )

/** The first, the last and those at equal steps between, as far as the rules of today play it: whether they do is not asked here. */
export function positionsOf<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  name: string,
  steps: number,
): readonly V[] {
  const record = readRecord(readFileSync(new URL(name, folderOf(game.id)), 'utf8'))
  if (isProblem(record)) throw new Error(record.problem)
  const every = Math.ceil(record.moves.length / steps)
  const views: V[] = []
  const after = (state: S, move: number) => {
    if (move % every === 0 || move === record.moves.length) views.push(game.view(state, 0))
  }
  try {
    replay(game, record, { after })
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
  }
  return views
}
