// Glory to Rome in a few words, for those who have not opened it yet.

import type { About } from '@tabularium/kernel'

export const about: About = {
  id: 'glory-to-rome',
  seats: { min: 2, max: 5 },
  minutes: 60,
  hidden: true,
  begins: 'drawn',
  main: ['variant'],
  lesson: 'first-game',
  words: {
    en: {
      name: 'Glory to Rome',
      text: 'Every card is a role, a material and a structure.',
      lesson: 'The simplified game, role by role',
    },
    pl: {
      name: 'Glory to Rome',
      text: 'Każda karta to rola, materiał i obiekt.',
      lesson: 'Gra uproszczona, rola po roli',
    },
    ru: {
      name: 'Слава Риму',
      text: 'Каждая карта — роль, материал и постройка.',
      lesson: 'Упрощённая игра, роль за ролью',
    },
    de: {
      name: 'Glory to Rome',
      text: 'Jede Karte ist Rolle, Material und Bauwerk.',
      lesson: 'Das vereinfachte Spiel, Rolle für Rolle',
    },
  },
}
