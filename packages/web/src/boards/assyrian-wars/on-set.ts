// The set of data that the page draws: the usual one, or one of somebody's own while a table on it is looked at.

import { type AssyrianWars, type AwData, assyrianWars as usual } from '@tabularium/assyrian-wars'
import { drawingOf } from '../map/drawing.ts'

export let assyrianWars: AssyrianWars = usual
export let DATA: AwData = usual.board.data

/** `onSet`: what follows from the data, made anew when they are others. */
export const { derive: onSet, drawOn } = drawingOf<AssyrianWars>(usual, game => {
  assyrianWars = game
  DATA = game.board.data
})

export const drawUsual = (): void => drawOn(usual)
