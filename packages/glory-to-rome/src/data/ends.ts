// The ways a game can end. 8

export const ENDS = ['forum', 'catacomb', 'sites', 'deck', 'concession'] as const
export type End = (typeof ENDS)[number]

export const [FORUM_WON, CATACOMB_DONE, SITES_EMPTY, DECK_EMPTY, CONCEDED] = [0, 1, 2, 3, 4]
