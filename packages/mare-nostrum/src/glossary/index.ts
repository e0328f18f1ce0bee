// The words of Mare Nostrum, each with the paragraph that says it in full.

import { type Glossary, type GlossaryWords, wordsFrom } from '@tabularium/kernel'

const RULES = {
  empire: 'C',
  province: 'B',
  sea: '4.1.1',
  'capital-province': '4.3.5',
  neutral: 'B',
  'control-marker': '3.1.1',
  resource: '1.1',
  good: '1.1',
  coin: '1.1',
  'legendary-good': '1.2',
  screen: 'E',
  reserve: 'B',
  supply: 'B',
  building: '3.1.2',
  slot: '3.1.2',
  caravan: '1.1',
  market: '1.1',
  city: '1.1',
  capital: '6.2',
  'legendary-city': '1.2',
  temple: '1.1',
  unit: '3.1.2',
  legion: '4.1.2',
  fortress: '4.2',
  trireme: '4.1.1',
  adjacent: 'B',
  connected: 'B',
  link: 'B',
  phase: 'D',
  'trade-token': '2.1',
  offer: '2.1',
  set: '3.0',
  hero: '10',
  wonder: '11',
  pyramids: '6.1',
  track: '5',
  level: '5',
  'trade-leader': '5',
  'culture-leader': '5',
  'military-leader': '5',
  hit: '4.2',
  'at-war': '4.2.1',
  conquest: '4.3',
  pillage: '4.3.1',
  occupy: '4.3.2',
} as const

export type TermId = keyof typeof RULES

export const GLOSSARY: Glossary<TermId> = {
  rules: RULES,
  words: wordsFrom<GlossaryWords<TermId>>(language => import(`./words.${language}.ts`)),
}
