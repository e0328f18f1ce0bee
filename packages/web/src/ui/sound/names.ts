// What sounds there are.

/** In order of priority: of several sounds at once, the first in this list is heard. */
export const SOUNDS = ['end', 'turn', 'sword', 'dice', 'stone', 'coin', 'oar', 'card', 'refusal', 'move'] as const
export type Sound = (typeof SOUNDS)[number]
