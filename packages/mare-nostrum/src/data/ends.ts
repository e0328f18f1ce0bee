// The ways a game can end. There is no last round. 6

export const ENDS = ['pyramids', 'cards', 'cities', 'titles'] as const
export type End = (typeof ENDS)[number]

export const [BY_PYRAMIDS, BY_CARDS, BY_CITIES, BY_TITLES] = [0, 1, 2, 3]

/** Capitals and legendary cities that win. 6 */
export const CITIES_TO_WIN = 4
