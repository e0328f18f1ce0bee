// The game with the page's own words for its pieces beside its own.

import type { Game } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { PIECE_WORDS } from './piece-words.ts'

const { dictionaries } = mareNostrum.text

export const game = {
  ...mareNostrum,
  text: {
    ...mareNostrum.text,
    dictionaries: {
      en: { ...dictionaries.en, ...PIECE_WORDS.en },
      pl: { ...dictionaries.pl, ...PIECE_WORDS.pl },
      ru: { ...dictionaries.ru, ...PIECE_WORDS.ru },
    },
  },
} as unknown as Game
