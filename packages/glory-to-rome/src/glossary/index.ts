// The words of Glory to Rome, each with the paragraph that says it in full.

import { type Glossary, type GlossaryWords, wordsFrom } from '@tabularium/kernel'

const RULES = {
  'order-card': '1',
  role: '5',
  laborer: '5',
  craftsman: '5',
  legionary: '7',
  architect: '5',
  merchant: '5',
  patron: '5',
  material: '6.3',
  rubble: '1',
  wood: '1',
  brick: '1',
  concrete: '1',
  stone: '1',
  marble: '1',
  senator: '4.1',
  leader: '4.1',
  lead: '4.1',
  follow: '4.2',
  think: '4.3',
  play: '4.1',
  petition: '4.1',
  action: '4.4',
  'hand-limit': '4.3',
  camp: '1',
  pool: '1',
  stockpile: '5',
  vault: '5',
  client: '5',
  clientele: '5',
  structure: '6',
  foundation: '6.1',
  site: '6.1',
  'in-town': '6.1',
  'out-of-town': '6.2',
  value: '6.3',
  completed: '6.4',
  function: '6.5',
  influence: '6.4',
  demand: '7',
  'merchant-bonus': '8',
} as const

export type TermId = keyof typeof RULES

export const GLOSSARY: Glossary<TermId> = {
  rules: RULES,
  words: wordsFrom<GlossaryWords<TermId>>(language => import(`./words.${language}.ts`)),
}
