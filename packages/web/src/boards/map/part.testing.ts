// Matrices that take long to look at: `npm test` looks at a part of each, spread over all rows and columns; the long checks
// (`npm run soak`) set TABULARIUM_WHOLE and look at all of it.

export const isWhole = process.env.TABULARIUM_WHOLE !== undefined

/** Whether a cell of a matrix belongs to the part that is looked at, one cell in `oneOf`; `places` are its indices. */
export const isInPart = (oneOf: number, ...places: readonly number[]): boolean =>
  isWhole || places.reduce((sum, place) => sum + place, 0) % oneOf === 0

/** The part of a list that is looked at: one in `oneOf`, another part for another `row`. */
export const part = <T>(list: readonly T[], oneOf: number, row = 0): readonly T[] =>
  list.filter((_, i) => isInPart(oneOf, i, row))
