// Where things stand at a place: its name at the anchor, what is built below it, and who is there below that. In units of
// the map at the default zoom; nothing of one place may lie on another's (a test holds it to that).

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Sizes of type on the map. */
export const TYPE = { land: 13.8, water: 13.6, spacing: 0.5 } as const
export const EMBLEM = 15
/** Between the emblem and the name. */
export const GAP = 3
export const SLOT = 17
export const SLOT_STEP = 20
export const COUNTER = { width: 31, single: 19, height: 19, gap: 2, far: 17 } as const
/** Down from the anchor to the middle of each row. */
export const ROWS = { slots: 18, units: 39, unitsAtSea: 18.5 } as const

/** About as wide as the page's type draws it. */
export function textWidth(text: string, size: number): number {
  let sum = 0
  for (const letter of text) {
    if (/[iljIft.,'’ ]/.test(letter)) sum += 0.32
    else if (/[mwMWMЖШЩЮжшщюмфыФМ]/.test(letter)) sum += 0.86
    else if (/[A-ZА-ЯŁŚŻŹĆ]/.test(letter)) sum += 0.72
    else sum += 0.63
  }
  return sum * size
}

/** The middle of slot `i` of `n`, sideways from the anchor. */
export const slotAt = (i: number, n: number): number => (i - (n - 1) / 2) * SLOT_STEP

export const WAR = 16
