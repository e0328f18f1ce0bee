// How a graph is divided: its horizontal lines, and the rows of the table beside it.

/** Where the horizontal lines stand: a few round numbers. */
export function stepsTo(high: number): readonly number[] {
  const rough = Math.max(1, high) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map(n => n * power).find(n => n >= rough) ?? rough)
  return Array.from({ length: Math.floor(Math.max(high, step) / step) + 1 }, (_, i) => i * step)
}

/** At most so many rows of the table, evenly over the game, the last one always. */
export function rowsOf(moves: number, most = 24): readonly number[] {
  const step = Math.max(1, Math.ceil(moves / most))
  const rows = Array.from({ length: Math.floor(moves / step) + 1 }, (_, i) => i * step)
  return rows.at(-1) === moves ? rows : [...rows, moves]
}
