// The board the players of this package think on: that of the usual data.

import { createBoard, DATA } from '@tabularium/assyrian-wars/rules'

export const b = createBoard(DATA)
