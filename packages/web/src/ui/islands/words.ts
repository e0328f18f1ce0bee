// What an island says of itself.

import { area } from '../../words.ts'

export const islandWords = area({
  en: { fold: 'Close {title}' },
  pl: { fold: 'Zwiń: {title}' },
  ru: { fold: 'Свернуть: {title}' },
  de: { fold: '{title} einklappen' },
})
