// The map that the page draws: the usual one, or one of somebody's own while a table on it is looked at.

import { type MapData, type MareNostrum, mareNostrum as usual } from '@tabularium/mare-nostrum'
import { drawingOf } from '../on-data.tsx'

export let mareNostrum: MareNostrum = usual
export let MAP: MapData = usual.board.map

/** `onMap`: what follows from the map, made anew when it is another. */
export const { derive: onMap, drawOn } = drawingOf<MareNostrum>(usual, game => {
  mareNostrum = game
  MAP = game.board.map
})

export const drawUsual = (): void => drawOn(usual)
