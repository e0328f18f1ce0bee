// The board of Assyrian Wars on data of somebody's own.

import { type AssyrianWars, assyrianWars } from '@tabularium/assyrian-wars'
import type { Game } from '@tabularium/kernel'
import { gameOn } from '@tabularium/kernel/data'
import type { BoardOnData } from '../entry.ts'
import { boardOn } from '../map/on-data.tsx'
import { drawOn, drawUsual } from './on-set.ts'

export const assyrianWarsOnData: BoardOnData = (board, text) => {
  const read = gameOn(assyrianWars as Game, text)
  if ('faults' in read) return undefined
  const { game } = read
  return boardOn(board, game, () => drawOn(game as unknown as AssyrianWars), drawUsual)
}
