// 7 Wonders Duel in a few words, for those who have not opened it yet.

import type { About } from '@tabularium/kernel'

export const about: About = {
  id: 'wonders-duel',
  seats: { min: 2, max: 2 },
  minutes: 30,
  lesson: 'first-game',
  words: {
    en: {
      name: '7 Wonders Duel',
      text: 'Draft from a pyramid of cards; win by points, science or war.',
      lesson: 'Your first game, rule by rule',
    },
    pl: {
      name: '7 Cudów Świata: Pojedynek',
      text: 'Karty z piramidy; wygrasz punktami, nauką albo wojną.',
      lesson: 'Pierwsza gra, zasada po zasadzie',
    },
    ru: {
      name: '7 чудес: Дуэль',
      text: 'Карты из пирамиды; победа очками, наукой или войной.',
      lesson: 'Первая партия, правило за правилом',
    },
    de: {
      name: '7 Wonders Duel',
      text: 'Nimm Karten aus einer Pyramide und gewinne durch Punkte, Wissenschaft oder Krieg.',
      lesson: 'Deine erste Partie, Regel für Regel',
    },
  },
}
