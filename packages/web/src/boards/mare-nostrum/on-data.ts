// The board of Mare Nostrum on a map of somebody's own.

import type { Game } from '@tabularium/kernel'
import { gameOn } from '@tabularium/kernel/data'
import { type MareNostrum, mareNostrum } from '@tabularium/mare-nostrum'
import type { BoardOnData } from '../entry.ts'
import { boardOn } from '../map/on-data.tsx'
import { discsFor } from './discs.ts'
import { usualShape } from './geometry.ts'
import { drawOn, drawUsual } from './on-map.ts'

export const mareNostrumOnData: BoardOnData = (board, text) => {
  const read = gameOn(mareNostrum as Game, text)
  if ('faults' in read) return undefined
  const { game } = read
  const mine = game as unknown as MareNostrum
  const discs = discsFor(mine.board.map, usualShape)
  return boardOn(board, game, () => drawOn(mine, discs), drawUsual)
}
