// The sheet the Mediterranean is drawn on, and how much of it is written at a scale.

import { allOf, type Sheet } from '../map/viewport.ts'
import { SIZE } from './geometry.ts'

/** Names and slots are drawn from this scale on, full names of seas from the second. */
export const WRITTEN = 0.74
export const AT_LENGTH = 1.7

/** Pieces grow slower than the map, and shrink slower: names are read at every zoom at which they are written. */
export const pieceScale = (k: number): number =>
  k < WRITTEN ? Math.min(2.2, 0.85 / k) : k < 1 ? Math.min(1.12, 1 / k) : k ** -0.5

export const SHEET: Sheet = {
  ...SIZE,
  most: 4,
  initial: 1,
  pieceScale,
  detailOf: k => (k < WRITTEN ? 'far' : k < AT_LENGTH ? 'near' : 'close'),
}

export const ALL = allOf(SHEET)
