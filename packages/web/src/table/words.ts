// What seats are called that no name tells: people who gave none, the levels, with one line on what to expect of each, and people
// who are gone.

import { area } from '../words.ts'

export const levelWords = area({
  en: {
    person: 'Player',
    'person.n': 'Player {n}',
    'seat.deleted': 'Deleted player',
    'level.pupil': 'Pupil',
    'level.pupil.about': 'Guesses more than it counts. For your first game.',
    'level.scribe': 'Scribe',
    'level.scribe.about': 'Plays by sound rules of thumb, one move ahead.',
    'level.tribune': 'Tribune',
    'level.tribune.about': 'Looks a few moves ahead and punishes careless ones.',
    'level.consul': 'Consul',
    'level.consul.about': 'Plans far ahead and watches every way to win.',
    'level.oracle': 'Oracle',
    'level.oracle.about': 'The strongest. Tries thousands of continuations before each move.',
  },
  pl: {
    person: 'Gracz',
    'person.n': 'Gracz {n}',
    'seat.deleted': 'Usunięte konto',
    'level.pupil': 'Uczeń',
    'level.pupil.about': 'Częściej zgaduje, niż liczy. Na pierwszą partię.',
    'level.scribe': 'Skryba',
    'level.scribe.about': 'Trzyma się rozsądnych zasad, patrzy na jeden ruch naprzód.',
    'level.tribune': 'Trybun',
    'level.tribune.about': 'Patrzy kilka ruchów naprzód i wykorzystuje nieuwagę.',
    'level.consul': 'Konsul',
    'level.consul.about': 'Planuje z dużym wyprzedzeniem i pilnuje każdej drogi do zwycięstwa.',
    'level.oracle': 'Wyrocznia',
    'level.oracle.about': 'Najsilniejsza. Przed każdym ruchem sprawdza tysiące możliwych przebiegów gry.',
  },
  ru: {
    person: 'Игрок',
    'person.n': 'Игрок {n}',
    'seat.deleted': 'Удалённый игрок',
    'level.pupil': 'Ученик',
    'level.pupil.about': 'Чаще угадывает, чем считает. Для первой партии.',
    'level.scribe': 'Писарь',
    'level.scribe.about': 'Играет по проверенным приёмам, смотрит на один ход вперёд.',
    'level.tribune': 'Трибун',
    'level.tribune.about': 'Смотрит на несколько ходов вперёд и наказывает за невнимательность.',
    'level.consul': 'Консул',
    'level.consul.about': 'Планирует далеко вперёд и следит за каждым путём к победе.',
    'level.oracle': 'Оракул',
    'level.oracle.about': 'Самый сильный. Перед каждым ходом проверяет тысячи продолжений игры.',
  },
})
