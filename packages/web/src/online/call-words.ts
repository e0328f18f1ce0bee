// What is said to somebody who has gone elsewhere on the site while their table fills or begins.

import { area } from '../words.ts'

export const callWords = area({
  en: {
    sat: '{name} sat down at your table: {game}.',
    paired: 'Opponent found: {name}. {game} is starting.',
    begun: '{game}: your game is starting.',
    'begun.by': '{name} sat down: {game} is starting.',
    go: 'Go to the table',
  },
  pl: {
    sat: '{name} siada przy twoim stole: {game}.',
    paired: 'Jest przeciwnik: {name}. Zaczyna się gra: {game}.',
    begun: '{game}: twoja partia się zaczyna.',
    'begun.by': '{name} siada przy stole. Zaczyna się gra: {game}.',
    go: 'Przejdź do stołu',
  },
  ru: {
    sat: '{name} садится за ваш стол: {game}.',
    paired: 'Соперник найден: {name}. Партия начинается: {game}.',
    begun: '{game}: ваша партия начинается.',
    'begun.by': '{name} садится за стол. Партия начинается: {game}.',
    go: 'К столу',
  },
  de: {
    sat: '{name} sitzt jetzt an deinem Tisch: {game}.',
    paired: 'Gegenüber gefunden: {name}. {game} beginnt.',
    begun: '{game}: Deine Partie beginnt.',
    'begun.by': '{name} sitzt jetzt mit am Tisch: {game} beginnt.',
    go: 'Zum Tisch',
  },
})
