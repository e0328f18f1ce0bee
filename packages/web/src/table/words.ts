// What seats are called that no name tells: people who gave none, the levels of bots, and people who are gone.

import { area } from '../words.ts'
import { PERSON } from './person-words.ts'

export const levelWords = area({
  en: {
    person: PERSON.en,
    'person.n': 'Player {n}',
    'seat.deleted': 'Deleted player',
    'level.random': 'Random',
    'level.pupil': 'Pupil',
    'level.scribe': 'Scribe',
    'level.tribune': 'Tribune',
    'level.consul': 'Consul',
    'level.oracle': 'Oracle',
  },
  pl: {
    person: PERSON.pl,
    'person.n': 'Gracz {n}',
    'seat.deleted': 'Usunięte konto',
    'level.random': 'Losowy',
    'level.pupil': 'Uczeń',
    'level.scribe': 'Skryba',
    'level.tribune': 'Trybun',
    'level.consul': 'Konsul',
    'level.oracle': 'Wyrocznia',
  },
  ru: {
    person: PERSON.ru,
    'person.n': 'Игрок {n}',
    'seat.deleted': 'Удалённый игрок',
    'level.random': 'Случайный',
    'level.pupil': 'Ученик',
    'level.scribe': 'Писарь',
    'level.tribune': 'Трибун',
    'level.consul': 'Консул',
    'level.oracle': 'Оракул',
  },
  de: {
    person: PERSON.de,
    'person.n': 'Spieler {n}',
    'seat.deleted': 'Gelöschtes Konto',
    'level.random': 'Zufall',
    'level.pupil': 'Schüler',
    'level.scribe': 'Schreiber',
    'level.tribune': 'Tribun',
    'level.consul': 'Konsul',
    'level.oracle': 'Orakel',
  },
})
