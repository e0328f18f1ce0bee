// Where things stand at a place: its name at the anchor, what is built below it, and who is there below that. In units of
// the map at the default zoom; nothing of one place may lie on another's (a test holds it to that).

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Sizes of type on the map. */
export const TYPE = { land: 12.5, water: 11.5 } as const
export const EMBLEM = 15
/** Between the emblem and the name. */
export const GAP = 3
export const SLOT = 17
export const SLOT_STEP = 20
export const COUNTER = { width: 28, single: 19, height: 19, gap: 2, far: 17 } as const
/** Down from the anchor to the middle of each row. */
export const ROWS = { slots: 18, units: 37.5, unitsAtSea: 16 } as const

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

const WAR = 16
/** Left of these stands the name of a sea. */
const WAR_RIGHT: ReadonlySet<string> = new Set(['italia', 'asia'])

/** The mark of a war beside a name that goes from here to there, on the side where nothing of a neighbour stands. */
export const warAt = (province: string, from: number, end: number): number =>
  WAR_RIGHT.has(province) ? end + WAR / 2 + 1 : from - WAR / 2 - 1

export interface PlaceContents {
  readonly id?: string
  readonly name: string
  readonly controlled: boolean
  readonly slots: number
  /** The widths of the counters, left to right. */
  readonly counters: readonly number[]
}

/** The middle of each counter, sideways from the anchor. */
export function countersAt(widths: readonly number[]): readonly number[] {
  const whole = widths.reduce((sum, width) => sum + width, 0) + COUNTER.gap * (widths.length - 1)
  let left = -whole / 2
  return widths.map(width => {
    const middle = left + width / 2
    left += width + COUNTER.gap
    return middle
  })
}

const across = (width: number, middle: number, height: number): Box => [
  -width / 2,
  middle - height / 2,
  width / 2,
  middle + height / 2,
]

/** What a province shows, around its anchor: name, the mark of a war, slots, units, the last two where there are any. */
export function boxesOnLand({ id = '', name, controlled, slots, counters }: PlaceContents): readonly Box[] {
  const label = textWidth(name, TYPE.land) + (controlled ? EMBLEM + GAP : 0)
  const war = warAt(id, -label / 2, label / 2)
  const units = counters.reduce((sum, width) => sum + width, 0) + COUNTER.gap * (counters.length - 1)
  return [
    across(label, 0, EMBLEM),
    [war - WAR / 2, -WAR / 2, war + WAR / 2, WAR / 2],
    ...(slots > 0 ? [across((slots - 1) * SLOT_STEP + SLOT, ROWS.slots, SLOT)] : []),
    ...(counters.length > 0 ? [across(units, ROWS.units, COUNTER.height)] : []),
  ]
}

/** The same for a sea; `turned` in degrees turns the name alone. */
export function boxesAtSea({ name, counters }: PlaceContents, turned: number): readonly Box[] {
  const width = textWidth(name, TYPE.water)
  const turn = (turned * Math.PI) / 180
  const [wide, high] = [
    width * Math.cos(turn) + TYPE.water * Math.sin(turn),
    width * Math.sin(turn) + TYPE.water * Math.cos(turn),
  ]
  const units = counters.reduce((sum, one) => sum + one, 0) + COUNTER.gap * (counters.length - 1)
  return [across(wide, 0, high), ...(counters.length > 0 ? [across(units, ROWS.unitsAtSea, COUNTER.height)] : [])]
}

export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
