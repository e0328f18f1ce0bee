// Words of the end of a game: the table of points, and how its chance is checked. Fetched with it.

import { area } from '../words.ts'

export const scoresWords = area({
  en: {
    'scores.part': 'Category',
    'scores.total': 'Total',
    'scores.lead': 'Ahead by {n, plural, one {# point} other {# points}}.',
    'scores.winner': 'wins',
    'scores.none': 'No scoring: the game ended early.',
    'scores.seed': 'Seed',
    'scores.commitment': 'Its hash, shown before the first move',
    'scores.fair':
      'All randomness in this game comes from one seed and from numbers added by the players’ pages. The hash of the seed was fixed before the first move, so nobody could choose what came up.',
    'scores.hidden': 'shown after the game',
    verify: 'Verify',
    'verify.busy': 'Checking every move…',
    'verify.good': 'Every move is legal, the result is correct, and the seed matches its hash.',
    'verify.good-table':
      'Every move is legal, and the seed matches its hash. The winner was decided at the table (resignation, time, agreement), not by the rules.',
    'verify.bad':
      '{check, select, moves {A move is not legal} result {The result is wrong} origin {Branched from another game} other {The draws do not match the seed}}{move, select, none {} other { (move {move})}}.',
  },
  pl: {
    'scores.part': 'Kategoria',
    'scores.total': 'Razem',
    'scores.lead': 'Przewaga: {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    'scores.winner': 'wygrywa',
    'scores.none': 'Bez punktacji: gra skończyła się przed czasem.',
    'scores.seed': 'Ziarno losowań',
    'scores.commitment': 'Jego skrót, znany przed pierwszym ruchem',
    'scores.fair':
      'Wszystkie losowania w tej grze wynikają z jednego ziarna i z liczb dodanych przez urządzenia graczy. Skrót ziarna ustalono przed pierwszym ruchem, więc nikt nie mógł wybrać tego, co wypadło.',
    'scores.hidden': 'widoczne po grze',
    verify: 'Sprawdź zapis',
    'verify.busy': 'Sprawdzam każdy ruch…',
    'verify.good': 'Każdy ruch jest zgodny z zasadami, wynik się zgadza, a ziarno pasuje do skrótu.',
    'verify.good-table':
      'Każdy ruch jest zgodny z zasadami, a ziarno pasuje do skrótu. O wyniku rozstrzygnięto przy stole (poddanie, czas, zgoda graczy), a nie w toku gry.',
    'verify.bad':
      '{check, select, moves {Ruch niezgodny z zasadami} result {Wynik się nie zgadza} origin {Gra odgałęziona od innej} other {Losowania nie zgadzają się z ziarnem}}{move, select, none {} other { (ruch {move})}}.',
  },
  ru: {
    'scores.part': 'Категория',
    'scores.total': 'Всего',
    'scores.lead': 'Преимущество: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
    'scores.winner': 'победа',
    'scores.none': 'Без подсчёта очков: партия закончилась досрочно.',
    'scores.seed': 'Зерно случайности',
    'scores.commitment': 'Его хеш, известный до первого хода',
    'scores.fair':
      'Всё случайное в этой партии определяется одним зерном и числами, которые добавили страницы игроков. Хеш зерна был известен до первого хода, поэтому выбрать, что выпадет, никто не мог.',
    'scores.hidden': 'откроется после партии',
    verify: 'Проверить',
    'verify.busy': 'Проверяем каждый ход…',
    'verify.good': 'Все ходы по правилам, результат верен, зерно соответствует хешу.',
    'verify.good-table':
      'Все ходы по правилам, зерно соответствует хешу. Победа определилась за столом (сдача, время, согласие), а не по правилам.',
    'verify.bad':
      '{check, select, moves {Ход не по правилам} result {Результат неверен} origin {Ответвление другой партии} other {Карты и броски не соответствуют зерну}}{move, select, none {} other { (ход {move})}}.',
  },
  de: {
    'scores.part': 'Kategorie',
    'scores.total': 'Summe',
    'scores.lead': 'Vorsprung: {n, plural, one {# Punkt} other {# Punkte}}.',
    'scores.winner': 'gewinnt',
    'scores.none': 'Keine Punkte: Die Partie endete vorzeitig.',
    'scores.seed': 'Startwert',
    'scores.commitment': 'Sein Hash, gezeigt vor dem ersten Zug',
    'scores.fair':
      'Der gesamte Zufall dieser Partie kommt aus einem Startwert und aus Zahlen, die die Geräte der Spieler beigesteuert haben. Der Hash des Startwerts stand vor dem ersten Zug fest: Niemand konnte aussuchen, was kommt.',
    'scores.hidden': 'wird nach der Partie gezeigt',
    verify: 'Prüfen',
    'verify.busy': 'Jeder Zug wird geprüft…',
    'verify.good': 'Jeder Zug ist regelgerecht, das Ergebnis stimmt, und der Startwert passt zu seinem Hash.',
    'verify.good-table':
      'Jeder Zug ist regelgerecht, und der Startwert passt zu seinem Hash. Über den Sieg entschieden nicht die Regeln, sondern der Tisch (Aufgabe, Zeit, Einigung).',
    'verify.bad':
      '{check, select, moves {Ein Zug ist nicht regelgerecht} result {Das Ergebnis stimmt nicht} origin {Von einer anderen Partie abgezweigt} other {Die Ziehungen passen nicht zum Startwert}}{move, select, none {} other { (Zug {move})}}.',
  },
})
