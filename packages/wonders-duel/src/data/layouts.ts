// How the cards of each Age lie (13): which slots are face down, and which cards lie on which. Slots count row by row
// from the far side; `column` is the left edge in half card widths.

export interface SlotFacts {
  readonly row: number
  readonly column: number
  readonly face: 'up' | 'down'
  readonly coveredBy: readonly number[]
}

// biome-ignore format: one slot a line
export const LAYOUTS: readonly (readonly SlotFacts[])[] = [
  // Age I
  [
    { row: 0, column: 4, face: 'up', coveredBy: [2, 3] },
    { row: 0, column: 6, face: 'up', coveredBy: [3, 4] },
    { row: 1, column: 3, face: 'down', coveredBy: [5, 6] },
    { row: 1, column: 5, face: 'down', coveredBy: [6, 7] },
    { row: 1, column: 7, face: 'down', coveredBy: [7, 8] },
    { row: 2, column: 2, face: 'up', coveredBy: [9, 10] },
    { row: 2, column: 4, face: 'up', coveredBy: [10, 11] },
    { row: 2, column: 6, face: 'up', coveredBy: [11, 12] },
    { row: 2, column: 8, face: 'up', coveredBy: [12, 13] },
    { row: 3, column: 1, face: 'down', coveredBy: [14, 15] },
    { row: 3, column: 3, face: 'down', coveredBy: [15, 16] },
    { row: 3, column: 5, face: 'down', coveredBy: [16, 17] },
    { row: 3, column: 7, face: 'down', coveredBy: [17, 18] },
    { row: 3, column: 9, face: 'down', coveredBy: [18, 19] },
    { row: 4, column: 0, face: 'up', coveredBy: [] },
    { row: 4, column: 2, face: 'up', coveredBy: [] },
    { row: 4, column: 4, face: 'up', coveredBy: [] },
    { row: 4, column: 6, face: 'up', coveredBy: [] },
    { row: 4, column: 8, face: 'up', coveredBy: [] },
    { row: 4, column: 10, face: 'up', coveredBy: [] },
  ],
  // Age II
  [
    { row: 0, column: 0, face: 'up', coveredBy: [6] },
    { row: 0, column: 2, face: 'up', coveredBy: [6, 7] },
    { row: 0, column: 4, face: 'up', coveredBy: [7, 8] },
    { row: 0, column: 6, face: 'up', coveredBy: [8, 9] },
    { row: 0, column: 8, face: 'up', coveredBy: [9, 10] },
    { row: 0, column: 10, face: 'up', coveredBy: [10] },
    { row: 1, column: 1, face: 'down', coveredBy: [11] },
    { row: 1, column: 3, face: 'down', coveredBy: [11, 12] },
    { row: 1, column: 5, face: 'down', coveredBy: [12, 13] },
    { row: 1, column: 7, face: 'down', coveredBy: [13, 14] },
    { row: 1, column: 9, face: 'down', coveredBy: [14] },
    { row: 2, column: 2, face: 'up', coveredBy: [15] },
    { row: 2, column: 4, face: 'up', coveredBy: [15, 16] },
    { row: 2, column: 6, face: 'up', coveredBy: [16, 17] },
    { row: 2, column: 8, face: 'up', coveredBy: [17] },
    { row: 3, column: 3, face: 'down', coveredBy: [18] },
    { row: 3, column: 5, face: 'down', coveredBy: [18, 19] },
    { row: 3, column: 7, face: 'down', coveredBy: [19] },
    { row: 4, column: 4, face: 'up', coveredBy: [] },
    { row: 4, column: 6, face: 'up', coveredBy: [] },
  ],
  // Age III
  [
    { row: 0, column: 2, face: 'up', coveredBy: [2, 3] },
    { row: 0, column: 4, face: 'up', coveredBy: [3, 4] },
    { row: 1, column: 1, face: 'down', coveredBy: [5, 6] },
    { row: 1, column: 3, face: 'down', coveredBy: [6, 7] },
    { row: 1, column: 5, face: 'down', coveredBy: [7, 8] },
    { row: 2, column: 0, face: 'up', coveredBy: [9] },
    { row: 2, column: 2, face: 'up', coveredBy: [9] },
    { row: 2, column: 4, face: 'up', coveredBy: [10] },
    { row: 2, column: 6, face: 'up', coveredBy: [10] },
    { row: 3, column: 1, face: 'down', coveredBy: [11, 12] },
    { row: 3, column: 5, face: 'down', coveredBy: [13, 14] },
    { row: 4, column: 0, face: 'up', coveredBy: [15] },
    { row: 4, column: 2, face: 'up', coveredBy: [15, 16] },
    { row: 4, column: 4, face: 'up', coveredBy: [16, 17] },
    { row: 4, column: 6, face: 'up', coveredBy: [17] },
    { row: 5, column: 1, face: 'down', coveredBy: [18] },
    { row: 5, column: 3, face: 'down', coveredBy: [18, 19] },
    { row: 5, column: 5, face: 'down', coveredBy: [19] },
    { row: 6, column: 2, face: 'up', coveredBy: [] },
    { row: 6, column: 4, face: 'up', coveredBy: [] },
  ],
]
