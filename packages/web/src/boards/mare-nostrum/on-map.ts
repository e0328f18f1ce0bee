// The map that the page draws: the usual one, or one of somebody's own while a table on it is looked at.

import { type MapData, type MareNostrum, mareNostrum as usual } from '@tabularium/mare-nostrum'
import { drawingOf } from '../map/drawing.ts'
import type { Discs } from './discs.ts'

export let mareNostrum: MareNostrum = usual
export let MAP: MapData = usual.board.map
/** How it is drawn where the usual coasts do not fit. */
export let DISCS: Discs | undefined

const { derive, drawOn: draw } = drawingOf<MareNostrum>(usual, game => {
  mareNostrum = game
  MAP = game.board.map
})

/** What follows from the map, made anew when it is another. */
export const onMap = derive

export function drawOn(game: MareNostrum, discs?: Discs): void {
  DISCS = discs
  draw(game)
}

export const drawUsual = (): void => drawOn(usual)
