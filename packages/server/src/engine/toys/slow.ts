// For tests: a game in which a bot's imagination never ends.

import type { Game } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'

export const game: Game = {
  ...wondersDuel,
  id: 'slow',
  imagine() {
    for (;;);
  },
}
