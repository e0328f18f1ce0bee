// The characters of bots where one is chosen: what each leans to. Their names stand with those of the levels.

import { area } from '../words.ts'

export const characterWords = area({
  en: {
    character: 'Character',
    none: 'No leanings',
    option: '{name} ({leaning})',
    warrior: 'war',
    scholar: 'science',
    merchant: 'trade',
    builder: 'building',
    patron: 'clients',
    diplomat: 'diplomacy',
  },
  pl: {
    character: 'Charakter',
    none: 'Bez upodobań',
    option: '{name} ({leaning})',
    warrior: 'wojna',
    scholar: 'nauka',
    merchant: 'handel',
    builder: 'budowa',
    patron: 'klienci',
    diplomat: 'dyplomacja',
  },
  ru: {
    character: 'Характер',
    none: 'Без пристрастий',
    option: '{name} ({leaning})',
    warrior: 'война',
    scholar: 'наука',
    merchant: 'торговля',
    builder: 'строительство',
    patron: 'клиенты',
    diplomat: 'дипломатия',
  },
  de: {
    character: 'Charakter',
    none: 'Ohne Vorlieben',
    option: '{name} ({leaning})',
    warrior: 'Krieg',
    scholar: 'Wissenschaft',
    merchant: 'Handel',
    builder: 'Bauen',
    patron: 'Klienten',
    diplomat: 'Diplomatie',
  },
})
