// The facts of the game: names and numbers, no logic.

export const ROWS = ['north', 'middle', 'south'] as const
export const COLUMNS = ['west', 'centre', 'east'] as const

/** The nine fields of the sky, row by row. */
export const FIELDS = ROWS.flatMap(row => COLUMNS.map(column => `${row}-${column}` as const))

/** An omen stands for a row or a column. */
export const OMENS = [...ROWS, ...COLUMNS] as const
export const ALL_OMENS = (1 << OMENS.length) - 1

/** The omens that speak of a field, as bits. */
export const SPEAKS = FIELDS.map((_, field) => (1 << Math.floor(field / 3)) | (1 << (3 + (field % 3))))

// biome-ignore format: a table
export const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]] as const

export const BIRDS = ['eagle', 'owl', 'crow'] as const

export const DAYS = ['long', 'short'] as const
/** How many birds of each kind fly on a day of each length. */
// biome-ignore format: a table
export const FLOCKS = [[4, 4, 4], [1, 2, 3]] as const

export const PURSE = 3
export const BANK = 6
export const HIGHEST_BID = 2

export const ENDS = ['line', 'full', 'night'] as const
