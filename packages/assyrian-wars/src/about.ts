// Assyrian Wars in a few words, for those who have not opened it yet.

import type { About } from '@tabularium/kernel'

export const about: About = {
  id: 'assyrian-wars',
  seats: { min: 1, max: 5 },
  minutes: 240,
  longer: true,
  hidden: true,
  begins: 'drawn',
  first: { scenario: 'two-rivers', abilities: 'off' },
  main: ['scenario'],
  lesson: 'two-rivers',
  words: {
    en: {
      name: 'Assyrian Wars',
      text: 'Cards drive armies, sieges and envoys from the Nile to the Zagros.',
      lesson: 'The short war of the Two Rivers, step by step',
    },
    pl: {
      name: 'Wojny asyryjskie',
      text: 'Karty wiodą armie i posłów od Nilu po Zagros.',
      lesson: 'Krótka wojna Dwóch Rzek, krok po kroku',
    },
    ru: {
      name: 'Ассирийские войны',
      text: 'Карты ведут армии и послов от Нила до Загроса.',
      lesson: 'Короткая война Двух Рек, шаг за шагом',
    },
    de: {
      name: 'Assyrische Kriege',
      text: 'Mit Karten lenkst du Armeen, Belagerungen und Gesandte vom Nil bis zum Zagros.',
      lesson: 'Der kurze Krieg im Zweistromland, Schritt für Schritt',
    },
  },
}
