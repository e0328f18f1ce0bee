// What is said to somebody who has gone elsewhere on the site while their table fills or begins.

import { area } from '../words.ts'

export const callWords = area({
  en: {
    sat: '{name} sat down at your table: {game}.',
    begun: '{game}: your game begins.',
    'begun.by': '{name} sat down: {game} begins.',
    go: 'To the table',
  },
  pl: {
    sat: '{name} siada przy twoim stole: {game}.',
    begun: '{game}: twoja gra się zaczyna.',
    'begun.by': '{name} siada przy stole: {game} się zaczyna.',
    go: 'Do stołu',
  },
  ru: {
    sat: '{name} садится за ваш стол: {game}.',
    begun: '{game}: ваша партия начинается.',
    'begun.by': '{name} садится за стол: {game} начинается.',
    go: 'К столу',
  },
})
