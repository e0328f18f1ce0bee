// How long a bot waits before it moves, so that people see what was done before the next thing is.

/** How long a card that was turned up lies open before a bot may take it, beyond the pace, at most; and in paces. */
const TURNED_UP_MS = 900
const TURNED_UP = 2
/** So many moves of bots, one after the other, go at full length; so many at half of it. */
const ROW = 5
const LONG_ROW = 12

interface Situation {
  /** What the person has set. */
  readonly pace: number
  /** The last move turned something up that the next one may take. */
  readonly turnedUp: boolean
  /** Moves since a person's; 0 where only bots play. */
  readonly row: number
}

export function restBefore({ pace, turnedUp, row }: Situation): number {
  if (pace === 0) return 0
  return (
    (row > LONG_ROW ? pace / 4 : row > ROW ? pace / 2 : pace) +
    (turnedUp ? Math.min(TURNED_UP_MS, TURNED_UP * pace) : 0)
  )
}

interface Row {
  readonly pace: number
  /** Milliseconds since a person moved. */
  readonly since: number
  /** Moves shown since, and those decided and not shown yet. */
  readonly shown: number
  readonly unshown: number
}

/** A long row is shown within so many paces: whoever waits for their turn reads the rest in the record. */
const WHOLE_ROW = 2

/** How long the next move of a row may rest so that all that is decided is shown in time; short rows have all the time. */
export function restInRow({ pace, since, shown, unshown }: Row): number {
  if (shown + unshown <= ROW) return Number.POSITIVE_INFINITY
  return Math.max(0, (WHOLE_ROW * pace - since) / unshown)
}
