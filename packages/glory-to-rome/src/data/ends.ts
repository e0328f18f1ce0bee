// The ways a game can end. 8

export const ENDS = ['forum', 'catacomb', 'sites', 'deck', 'concession', 'rounds'] as const
export type End = (typeof ENDS)[number]

export const [FORUM_WON, CATACOMB_DONE, SITES_EMPTY, DECK_EMPTY, CONCEDED, TOO_LONG] = [0, 1, 2, 3, 4, 5]

/** So that every game ends. A50 */
export const MOST_ROUNDS = 400
