// Data of somebody's own: a file with another map, other cards or set-ups, as text that may come from anybody. It is read
// within limits, and whatever is wrong is said with its place in the data and in the text. What can be played is named by
// the hash of its canonical text, which is the same wherever blanks stood and in whatever order the fields came.
//
//   canonical   JSON without blanks, the fields of every object sorted by name; the field `game` names the game
//   hash        SHA-256 of the text "tabularium data 1:" followed by the canonical text

/** Where in the data: fields and, in lists, numbers from 0. */
export type DataPath = readonly (string | number)[]

/** What is wrong, and where. */
export interface DataFault {
  readonly path: DataPath
  /** A sentence without a full stop. */
  readonly why: string
  /** In the text, from 1; absent where there is no text. */
  readonly line?: number
  readonly column?: number
}

/** Data that can be played. */
export interface OwnData {
  readonly game: string
  /** What it calls itself. */
  readonly name: string
  readonly hash: string
  /** The canonical text. */
  readonly text: string
  /** Its parts that are not those of the game's own data: `provinces`, `deck`. */
  readonly parts: readonly string[]
}

/** Whatever goes beyond these is not read. */
export const DATA_LIMITS = { bytes: 400_000, depth: 12, values: 40_000, list: 1000, text: 600, faults: 50 } as const

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `provinces[3].borders[0]`; empty for the data as a whole. */
export const sayPath = (path: DataPath): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${step}`)).join('')

/** One line for a terminal: `line 12, column 5 (provinces[3].borders[0]): …`. */
export function describeFault({ path, why, line, column }: DataFault): string {
  const at = sayPath(path)
  if (line === undefined) return at === '' ? why : `${at}: ${why}`
  return `line ${line}, column ${column}${at === '' ? '' : ` (${at})`}: ${why}`
}

/** JSON without blanks, fields sorted by name. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.keys(value)
    .filter(name => value[name] !== undefined)
    .sort((a, b) => (a < b ? -1 : 1))
  return `{${fields.map(name => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}

/** How a game is played on other data than those it comes with. */
export interface DataReader<G> {
  /** What it comes with. */
  readonly usual: object
  /** The game on these data, or everything that is wrong with them. */
  on(json: unknown): G | readonly DataFault[]
}
