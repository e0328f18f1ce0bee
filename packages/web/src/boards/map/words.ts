// What a map itself says: its name, and its buttons.

import { area } from '../../words.ts'

export const chartWords = area({
  en: {
    map: 'Map',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    all: 'Show all',
    next: 'Next possible place',
  },
  pl: {
    map: 'Mapa',
    larger: 'Powiększ',
    smaller: 'Pomniejsz',
    all: 'Pokaż wszystko',
    next: 'Następne możliwe miejsce',
  },
  ru: {
    map: 'Карта',
    larger: 'Увеличить',
    smaller: 'Уменьшить',
    all: 'Показать всё',
    next: 'Следующее возможное место',
  },
  de: {
    map: 'Karte',
    larger: 'Vergrößern',
    smaller: 'Verkleinern',
    all: 'Alles zeigen',
    next: 'Nächster möglicher Ort',
  },
})
