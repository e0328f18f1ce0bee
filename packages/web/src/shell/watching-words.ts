// Words of the buttons with which bots among themselves are watched, fetched with them.

import { area } from '../words.ts'

export const watchingWords = area({
  en: { step: 'One move', speed: 'Speed', 'speed.slow': 'slow', 'speed.normal': 'normal', 'speed.fast': 'fast' },
  pl: {
    step: 'Jeden ruch',
    speed: 'Tempo',
    'speed.slow': 'wolne',
    'speed.normal': 'normalne',
    'speed.fast': 'szybkie',
  },
  ru: {
    step: 'Один ход',
    speed: 'Темп',
    'speed.slow': 'медленный',
    'speed.normal': 'обычный',
    'speed.fast': 'быстрый',
  },
  de: {
    step: 'Ein Zug',
    speed: 'Tempo',
    'speed.slow': 'langsam',
    'speed.normal': 'normal',
    'speed.fast': 'schnell',
  },
})
