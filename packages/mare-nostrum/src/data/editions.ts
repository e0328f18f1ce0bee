// Where the two rulebooks differ in play. Each difference is a switch with its number and the sections it touches; an
// edition sets them all.

export const EDITIONS = ['pl', 'ru'] as const
export type Edition = (typeof EDITIONS)[number]

export interface Difference {
  readonly name: string
  /** D## in the notes on the rulings. */
  readonly difference: string
  /** Its section in each rulebook. */
  readonly sections: Readonly<Record<Edition, string>>
}

/** What the Russian rulebook does otherwise than the Polish one. */
export const DIFFERENCES = [
  // pl: the culture leader wins at once with the Pyramids or a fifth card, others at the end of the phase, the Pyramids
  // first. ru: the Pyramids win at once, a fifth card at the end of the phase, the culture leader first.
  { name: 'cardVictory', difference: 'D21', sections: { pl: '6.1', ru: '6.1, 6.2' } },
  // A marker station that has lost its link. pl: nothing happens. ru: the old marker is removed, the province is neutral.
  { name: 'orphanedMarker', difference: 'D24', sections: { pl: '9', ru: '9' } },
  // pl: an adjacent or connected province. ru: an adjacent one.
  { name: 'hammurabiReach', difference: 'D25', sections: { pl: '10', ru: '10' } },
  // pl: never the partner of the last declaration. ru: not the partner of the round before.
  { name: 'zeusRepeat', difference: 'D17', sections: { pl: '11', ru: '11' } },
  // pl: neither enters the other's provinces. ru: only the partner may not enter.
  { name: 'zeusEntry', difference: 'D17', sections: { pl: '4.2, 11', ru: '4.2, 11' } },
  // pl: Perseus goes first to win in that turn. ru: he may go first with any turn, and wins at once if he wins at all.
  { name: 'perseusTurn', difference: 'D23', sections: { pl: '6, 10', ru: '6, 10' } },
  // pl: a province at war opens none of its seas. ru: no triremes are built in the seas beside it.
  { name: 'warSeas', difference: 'D18', sections: { pl: '4.2.1', ru: '4.2.1' } },
] as const satisfies readonly Difference[]
export type Switch = (typeof DIFFERENCES)[number]['name']
