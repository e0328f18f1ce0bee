// How tournaments are played. Without schemas: pages load it.

export const TOURNAMENT_FORMATS = ['swiss', 'round-robin', 'knock-out', 'arena', 'multi-player'] as const
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number]
