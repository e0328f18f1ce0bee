// The board of Mare Nostrum on a map of somebody's own.

import type { Game } from '@tabularium/kernel'
import { gameOn } from '@tabularium/kernel/data'
import { type MareNostrum, mareNostrum } from '@tabularium/mare-nostrum'
import type { BoardOnData } from '../entry.ts'
import { boardOn } from '../on-data.tsx'
import { drawOn, drawUsual } from './on-map.ts'

export const mareNostrumOnData: BoardOnData = (board, text) => {
  const read = gameOn(mareNostrum as Game, text)
  if ('faults' in read) return undefined
  const { game } = read
  return boardOn(board, game, () => drawOn(game as unknown as MareNostrum), drawUsual)
}
