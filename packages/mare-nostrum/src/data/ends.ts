// The ways a game can end. 6

export const ENDS = ['pyramids', 'cards', 'cities', 'titles', 'rounds'] as const
export type End = (typeof ENDS)[number]

export const [BY_PYRAMIDS, BY_CARDS, BY_CITIES, BY_TITLES, TOO_LONG] = [0, 1, 2, 3, 4]

/** Capitals and legendary cities that win. 6 */
export const CITIES_TO_WIN = 4

/** So that every game ends. M07 */
export const MOST_ROUNDS = 60
