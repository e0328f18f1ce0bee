// How a game can end without its rules: a word of the table, beside the moves.

/** Ends that are the table's and not the rules': somebody gave up or ran out of time, all agreed, or nobody came back. */
export const TABLE_ENDS = ['resigned', 'time', 'agreed', 'abandoned'] as const
export type TableEnd = (typeof TABLE_ENDS)[number]

/** Whether the table ended the game, and not the rules. */
export const isTableEnd = (reason: string): reason is TableEnd => (TABLE_ENDS as readonly string[]).includes(reason)
