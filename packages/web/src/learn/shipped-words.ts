// Names of the studies that come with the program, by their ids.

import { area } from '../words.ts'

export const shippedWords = area({
  en: {
    'first-turns': 'Three questions of the first age',
  },
  pl: {
    'first-turns': 'Trzy pytania pierwszej epoki',
  },
  ru: {
    'first-turns': 'Три вопроса первой эпохи',
  },
  de: {
    'first-turns': 'Drei Fragen des ersten Zeitalters',
  },
})
