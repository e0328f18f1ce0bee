// How wide words are in the type of the maps, so that names can be placed before they are drawn.

import { lettersIn } from './letter-ranges.ts'
import { RANGES, WIDTHS } from './letter-widths.gen.ts'
import './letters.css'

/** Names of places; of waters and mountains, slanted; of lands, in capitals. */
export type Face = keyof typeof WIDTHS

const widths = (face: Face): ReadonlyMap<string, number> => {
  const figures = WIDTHS[face].split(' ')
  return new Map(lettersIn(RANGES).map((letter, i) => [letter, Number(figures[i]) / 100]))
}
const TABLES: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  name: widths('name'),
  water: widths('water'),
  land: widths('land'),
}
/** A letter that nobody measured is a wide one. */
const UNKNOWN = 0.8

/** How wide a word is, with so much between its letters. */
export function wordWidth(text: string, size: number, face: Face = 'name', spacing = 0): number {
  let width = 0
  let letters = 0
  for (const letter of text) {
    width += TABLES[face].get(letter) ?? UNKNOWN
    letters++
  }
  return width * size + spacing * letters
}
