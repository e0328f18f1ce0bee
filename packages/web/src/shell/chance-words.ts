// Words about a table's chance: what its hash is, and what it is good for.

import { area } from '../words.ts'

export const chanceWords = area({
  en: {
    dealing: 'All seats are taken. The players’ devices are adding their numbers; the game is about to start.',
    title: 'Fairness',
    local:
      'Every card and die roll in this game follows from a secret seed and a number added by this page. Below is the hash of the seed, fixed before the first move. After the game the seed is shown, and “Verify” repeats every draw.',
    online:
      'Every card and die roll in this game follows from a secret seed of the server and numbers added by the players’ own devices. Below is the hash of the seed, shown since the table was opened, so neither the server nor a player can choose what comes. After the game the seed is shown, and “Verify” repeats every draw.',
    hash: 'Hash of the seed',
    given: 'Numbers added by',
    withheld: 'Numbers promised but never shown by',
    'doubt.commitment':
      'The server now shows a different hash from the one this page saw before the game. Its randomness cannot be trusted.',
    'doubt.shares':
      'A number was changed or left out after this page had shown its own. The randomness of this game cannot be trusted.',
  },
  pl: {
    dealing: 'Wszystkie miejsca są zajęte. Urządzenia graczy dodają swoje liczby; gra zaraz się zacznie.',
    title: 'Uczciwość',
    local:
      'Każda karta i kostka w tej grze wynika z tajnego ziarna i z liczby dodanej przez tę stronę. Poniżej jest skrót ziarna, ustalony przed pierwszym ruchem. Po grze ziarno zostanie pokazane, a „Sprawdź zapis” powtórzy wszystkie losowania.',
    online:
      'Każda karta i kostka w tej grze wynika z tajnego ziarna serwera i z liczb dodanych przez urządzenia graczy. Poniżej jest skrót ziarna, widoczny od otwarcia stołu, więc ani serwer, ani gracze nie mogą wybrać tego, co wypadnie. Po grze ziarno zostanie pokazane, a „Sprawdź zapis” powtórzy wszystkie losowania.',
    hash: 'Skrót ziarna',
    given: 'Liczby dodane',
    withheld: 'Liczby obiecane, lecz nieujawnione',
    'doubt.commitment': 'Serwer pokazuje inny skrót niż przed grą. Losowaniom w tej grze nie można ufać.',
    'doubt.shares':
      'Jedną z liczb zmieniono lub pominięto, gdy ta strona pokazała już swoją. Losowaniom w tej grze nie można ufać.',
  },
  ru: {
    dealing: 'Все места заняты. Устройства игроков добавляют свои числа; партия вот-вот начнётся.',
    title: 'Честность',
    local:
      'Каждая карта и каждый бросок в этой партии определяются тайным зерном и числом, которое добавила эта страница. Ниже — хеш зерна, известный до первого хода. После партии зерно откроется, и «Проверить» повторит все раздачи и броски.',
    online:
      'Каждая карта и каждый бросок в этой партии определяются тайным зерном сервера и числами, которые добавили устройства игроков. Ниже — хеш зерна, он виден с открытия стола, поэтому ни сервер, ни игрок не могут выбрать, что выпадет. После партии зерно откроется, и «Проверить» повторит все раздачи и броски.',
    hash: 'Хеш зерна',
    given: 'Добавленные числа',
    withheld: 'Обещанные, но не показанные числа',
    'doubt.commitment': 'Сервер показывает не тот хеш, что до партии. Картам и броскам в этой партии нельзя доверять.',
    'doubt.shares':
      'Одно из чисел изменили или пропустили, когда эта страница уже показала своё. Картам и броскам в этой партии нельзя доверять.',
  },
  de: {
    dealing: 'Alle Plätze sind besetzt. Die Geräte der Spieler geben ihre Zahlen dazu; gleich geht es los.',
    title: 'Fairness',
    local:
      'Jede Karte und jeder Wurf dieser Partie folgt aus einem geheimen Startwert und einer Zahl, die diese Seite dazugegeben hat. Unten steht der Hash des Startwerts, festgelegt vor dem ersten Zug. Nach der Partie wird der Startwert gezeigt, und „Prüfen“ wiederholt jede Ziehung.',
    online:
      'Jede Karte und jeder Wurf dieser Partie folgt aus einem geheimen Startwert des Servers und aus Zahlen, die die Geräte der Spieler dazugegeben haben. Unten steht der Hash des Startwerts, sichtbar seit der Eröffnung des Tischs: Weder der Server noch sonst jemand kann also aussuchen, was kommt. Nach der Partie wird der Startwert gezeigt, und „Prüfen“ wiederholt jede Ziehung.',
    hash: 'Hash des Startwerts',
    given: 'Zahlen kamen von',
    withheld: 'Zahlen versprochen, aber nie gezeigt von',
    'doubt.commitment':
      'Der Server zeigt jetzt einen anderen Hash als den, den diese Seite vor der Partie gesehen hat. Dem Zufall dieser Partie ist nicht zu trauen.',
    'doubt.shares':
      'Eine Zahl wurde geändert oder weggelassen, nachdem diese Seite ihre eigene gezeigt hatte. Dem Zufall dieser Partie ist nicht zu trauen.',
  },
})
