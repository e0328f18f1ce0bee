// The words of 7 Wonders Duel, each with the paragraph that says it in full.

import { type Glossary, type GlossaryWords, wordsFrom } from '@tabularium/kernel'

const RULES = {
  age: '6',
  city: '2',
  building: '3.7',
  wonder: '6.5',
  draft: '4.1',
  accessible: '6.2',
  'face-down': '6.1',
  discard: '6.4',
  'extra-turn': '11.5',
  cost: '5',
  resource: '5.2',
  clay: '5.3',
  wood: '5.3',
  stone: '5.3',
  glass: '5.3',
  papyrus: '5.3',
  coin: '3.6',
  produce: '5.3',
  buy: '5.4',
  'white-symbol': '5.7',
  brown: '3.7',
  grey: '3.7',
  blue: '3.7',
  green: '3.7',
  yellow: '3.7',
  red: '3.7',
  guild: '11.4',
  shield: '8.1',
  pawn: '3.4',
  track: '3.5',
  capital: '8.3',
  'military-token': '8.2',
  'science-symbol': '9.1',
  pair: '9.2',
  'progress-token': '9.2',
  'military-supremacy': '8.3',
  'scientific-supremacy': '9.3',
  'civilian-victory': '10.2',
  points: '10.2',
} as const

export type TermId = keyof typeof RULES

export const GLOSSARY: Glossary<TermId> = {
  rules: RULES,
  words: wordsFrom<GlossaryWords<TermId>>(language => import(`./words.${language}.ts`)),
}
