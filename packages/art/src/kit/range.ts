/** As many numbers as said, evenly spaced. */
export const range = (from: number, count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index * step)
