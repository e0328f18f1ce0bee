// Mare Nostrum in a few words, for those who have not opened it yet.

import type { About } from '@tabularium/kernel'

export const about: About = {
  id: 'mare-nostrum',
  seats: { min: 3, max: 5 },
  minutes: 120,
  hidden: true,
  begins: 'drawn',
  lesson: 'first-round',
  words: {
    en: {
      name: 'Mare Nostrum: Empires',
      text: 'Trade, build and fight around the Roman sea.',
      lesson: 'A first round: trade, build, march',
    },
    pl: {
      name: 'Mare Nostrum: Imperia',
      text: 'Handel, budowa i wojna wokół rzymskiego morza.',
      lesson: 'Pierwsza runda: handel, budowa, marsz',
    },
    ru: {
      name: 'Mare Nostrum: Империи',
      text: 'Торговля, стройка и война вокруг моря.',
      lesson: 'Первый раунд: торговля, стройка, поход',
    },
    de: {
      name: 'Mare Nostrum: Imperien',
      text: 'Handle, baue und kämpfe rund um das Meer der Römer.',
      lesson: 'Eine erste Runde: handeln, bauen, marschieren',
    },
  },
}
