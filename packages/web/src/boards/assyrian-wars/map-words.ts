// What the map says besides names: its legend.

import { area } from '../../words.ts'

export const eastWords = area({
  en: {
    paths: 'Paths',
    normal: 'path',
    river: 'river',
    mountain: 'mountain',
    desert: 'desert',
    media: 'Median',
    red: 'Medes only',
  },
  pl: {
    paths: 'Szlaki',
    normal: 'szlak',
    river: 'rzeka',
    mountain: 'góry',
    desert: 'pustynia',
    media: 'medyjski',
    red: 'tylko Medowie',
  },
  ru: {
    paths: 'Пути',
    normal: 'путь',
    river: 'река',
    mountain: 'горы',
    desert: 'пустыня',
    media: 'мидийский',
    red: 'только мидяне',
  },
})
