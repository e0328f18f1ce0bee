// How tournaments are played. Without schemas: pages load it.

// biome-ignore format: a table
export const TOURNAMENT_FORMATS = ['swiss', 'round-robin', 'knock-out', 'arena', 'multi-player', 'simultaneous'] as const
/** Who begins in a simultaneous display. */
export const DISPLAY_BEGINS = ['challengers', 'host', 'alternate'] as const

export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number]
