// The set of data that the modules of a board draw, one at a time (`export let`, as the bots' do), and what follows from it.

/** Which data the modules of a board draw. */
export interface Drawing<G extends object> {
  /** Calls `make` now, and whenever other data are drawn. */
  derive(make: () => void): void
  drawOn(game: G): void
}

export function drawingOf<G extends object>(usual: G, take: (game: G) => void): Drawing<G> {
  const derived: (() => void)[] = []
  let now = usual
  return {
    derive(make) {
      derived.push(make)
      make()
    },
    drawOn(game) {
      if (game === now) return
      now = game
      take(game)
      for (const make of derived) make()
    },
  }
}
