// Words about a table's chance: what its hash is, and what it is good for.

import { area } from '../words.ts'

export const chanceWords = area({
  en: {
    dealing:
      'All seats are taken. The players’ devices are adding their numbers to the chance; the game begins in a moment.',
    title: 'Fair chance',
    local:
      'Every card and die of this game follows from a secret seed and from a number that this page added. This is the hash of the seed, fixed before the first move. After the game the seed is shown, and “Verify” draws everything again.',
    online:
      'Every card and die of this game follows from a secret seed of the server and from numbers that the players’ own devices added. This is the hash of the seed. It has stood here since the table was opened, so neither the server nor a player can choose what comes. After the game the seed is shown, and “Verify” draws everything again.',
    hash: 'Hash of the seed',
    given: 'A number was added by',
    withheld: 'A number was promised and not shown by',
    'doubt.commitment':
      'The server shows another hash than the one this page saw before the game. Its chance cannot be trusted.',
    'doubt.shares':
      'A number was changed or left out after this page had shown its own. The chance of this game cannot be trusted.',
  },
  pl: {
    dealing: 'Wszystkie miejsca są zajęte. Urządzenia graczy dodają swoje liczby do losu; gra zacznie się za chwilę.',
    title: 'Uczciwy los',
    local:
      'Każda karta i kość w tej grze wynika z tajnego ziarna i z liczby, którą dodała ta strona. To jest skrót ziarna, ustalony przed pierwszym ruchem. Po grze ziarno zostaje pokazane, a „Sprawdź zapis” losuje wszystko jeszcze raz.',
    online:
      'Każda karta i kość w tej grze wynika z tajnego ziarna serwera i z liczb, które dodały urządzenia graczy. To jest skrót ziarna. Stoi tu, odkąd otwarto stół, więc ani serwer, ani żaden z graczy nie może wybrać tego, co przyjdzie. Po grze ziarno zostaje pokazane, a „Sprawdź zapis” losuje wszystko jeszcze raz.',
    hash: 'Skrót ziarna',
    given: 'Liczbę dodali',
    withheld: 'Liczbę obiecali i nie pokazali',
    'doubt.commitment':
      'Serwer pokazuje inny skrót niż ten, który ta strona widziała przed grą. Losowi w tej grze nie można ufać.',
    'doubt.shares':
      'Jedną z liczb zmieniono lub pominięto po tym, jak ta strona pokazała swoją. Losowi w tej grze nie można ufać.',
  },
  ru: {
    dealing: 'Все места заняты. Устройства игроков добавляют свои числа к жребию; партия вот-вот начнётся.',
    title: 'Честный жребий',
    local:
      'Каждая карта и каждый кубик этой партии следуют из тайного зерна и из числа, которое добавила эта страница. Это хеш зерна, известный до первого хода. После партии зерно показывают, и «Проверить» разыгрывает всё заново.',
    online:
      'Каждая карта и каждый кубик этой партии следуют из тайного зерна сервера и из чисел, которые добавили устройства игроков. Это хеш зерна. Он стоит здесь с тех пор, как открыт стол, поэтому ни сервер, ни игрок не могут выбрать, что выпадет. После партии зерно показывают, и «Проверить» разыгрывает всё заново.',
    hash: 'Хеш зерна',
    given: 'Число добавили',
    withheld: 'Число обещали и не показали',
    'doubt.commitment':
      'Сервер показывает не тот хеш, который эта страница видела до партии. Жребию этой партии нельзя доверять.',
    'doubt.shares':
      'Одно из чисел изменили или пропустили после того, как эта страница показала своё. Жребию этой партии нельзя доверять.',
  },
})
