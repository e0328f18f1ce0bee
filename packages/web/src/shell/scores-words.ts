// Words of the end of a game: the table of points, and how its chance is checked. Fetched with it.

import { area } from '../words.ts'

export const scoresWords = area({
  en: {
    'scores.part': 'Category',
    'scores.total': 'Total',
    'scores.winner': 'wins',
    'scores.none': 'No points are counted: the game ended before.',
    'scores.seed': 'Seed',
    'scores.commitment': 'Its hash, shown before the first move',
    'scores.fair':
      'All chance of this game comes from one seed and from the numbers that the players’ pages added. The hash of the seed was fixed before the first move, so nobody could choose what came.',
    'scores.hidden': 'shown when the game is over',
    verify: 'Verify',
    'verify.busy': 'Checking every move …',
    'verify.good': 'Every move is legal, the result is right, and the seed matches its hash.',
    'verify.good-table':
      'Every move is legal, and the seed matches its hash. Who won is the table’s word: the rules did not end this game.',
    'verify.bad':
      '{check, select, moves {A move is not legal} result {The result is not right} origin {Branched from another game} other {Chance does not match the seed}}{move, select, none {} other { (move {move})}}.',
  },
  pl: {
    'scores.part': 'Kategoria',
    'scores.total': 'Razem',
    'scores.winner': 'wygrywa',
    'scores.none': 'Punktów się nie liczy: gra skończyła się wcześniej.',
    'scores.seed': 'Ziarno losu',
    'scores.commitment': 'Jego skrót, znany przed pierwszym ruchem',
    'scores.fair':
      'Cały los tej gry pochodzi z jednego ziarna i z liczb, które dodały strony graczy. Skrót ziarna ustalono przed pierwszym ruchem, więc nikt nie mógł wybrać tego, co przyszło.',
    'scores.hidden': 'widoczne po zakończeniu gry',
    verify: 'Sprawdź zapis',
    'verify.busy': 'Sprawdzam każdy ruch …',
    'verify.good': 'Każdy ruch jest zgodny z regułami, wynik się zgadza, a ziarno pasuje do skrótu.',
    'verify.good-table':
      'Każdy ruch jest zgodny z regułami, a ziarno pasuje do skrótu. Kto wygrał, mówi stół: tej gry nie zakończyły zasady.',
    'verify.bad':
      '{check, select, moves {Ruch niezgodny z regułami} result {Wynik się nie zgadza} origin {Gra odgałęziona od innej} other {Los nie zgadza się z ziarnem}}{move, select, none {} other { (ruch {move})}}.',
  },
  ru: {
    'scores.part': 'Категория',
    'scores.total': 'Всего',
    'scores.winner': 'победа',
    'scores.none': 'Очки не считаются: игра кончилась раньше.',
    'scores.seed': 'Зерно случайности',
    'scores.commitment': 'Его хеш, известный до первого хода',
    'scores.fair':
      'Всё случайное в этой партии порождено одним зерном и числами, которые добавили страницы игроков. Хеш зерна объявлен до первого хода, поэтому выбрать, что выпадет, никто не мог.',
    'scores.hidden': 'откроется, когда игра кончится',
    verify: 'Проверить',
    'verify.busy': 'Проверяем каждый ход…',
    'verify.good': 'Все ходы по правилам, результат верен, зерно соответствует хешу.',
    'verify.good-table':
      'Все ходы по правилам, зерно соответствует хешу. Кто победил, сказано столом: партию закончили не правила.',
    'verify.bad':
      '{check, select, moves {Ход не по правилам} result {Результат неверен} origin {Ответвление другой партии} other {Случайное не соответствует зерну}}{move, select, none {} other { (ход {move})}}.',
  },
})
