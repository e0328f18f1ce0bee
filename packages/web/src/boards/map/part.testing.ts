// Matrices that take long to look at: `npm test` looks at a part of each, in which any two values meet; the long checks
// (`npm run soak`) set TABULARIUM_WHOLE and look at all of it.

const isWhole = process.env.TABULARIUM_WHOLE !== undefined

/** Whether a cell of a matrix belongs to the part that is looked at, one cell in `oneOf`; `places` are its indices. */
export const isInPart = (oneOf: number, ...places: readonly number[]): boolean =>
  isWhole || places.reduce((sum, place) => sum + place, 0) % oneOf === 0
