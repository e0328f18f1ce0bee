// Words about a table's chance: what its hash is, and what it is good for.

import { area } from '../words.ts'

export const chanceWords = area({
  en: {
    dealing: 'All seats are taken. The players’ devices are adding their numbers; the game is about to start.',
    title: 'Fairness',
    local:
      'Every card and die roll in this game follows from a secret seed and a number added by this page. Below is the hash of the seed, fixed before the first move. After the game the seed is shown, and “Verify” repeats every draw.',
    online:
      'Every card and die roll in this game follows from a secret seed held by the server and numbers added by the players’ own devices. Below is the hash of the seed, shown since the table was opened, so neither the server nor a player can choose what comes up: anyone who withholds a number only causes everything to be drawn again, and everyone can see it. After the game the seed is shown, and “Verify” repeats every draw.',
    hash: 'Hash of the seed',
    given: 'Numbers added by',
    withheld: 'Numbers promised but never revealed by',
    anew: 'Somebody’s device promised a number but did not reveal it. No game can start like that, so everything was drawn again, with another seed and other numbers, and without that device.',
    'doubt.commitment':
      'The server now shows a different hash from the one this page saw before the game. Its randomness cannot be trusted.',
    'doubt.shares':
      'A number was changed or left out after this page had revealed its own. The randomness of this game cannot be trusted.',
    'doubt.left-out':
      'The game started without the number that this page had promised. That is normal if the page was not open then. If it was, the server left your number out, so it does not protect the randomness of this game.',
  },
  pl: {
    dealing: 'Wszystkie miejsca są zajęte. Urządzenia graczy dodają swoje liczby; gra zaraz się zacznie.',
    title: 'Uczciwość',
    local:
      'Każda karta i każdy rzut kostką w tej grze wynikają z tajnego ziarna i z liczby dodanej przez tę stronę. Poniżej jest skrót ziarna, ustalony przed pierwszym ruchem. Po grze ziarno zostanie pokazane, a „Sprawdź zapis” powtórzy wszystkie losowania.',
    online:
      'Każda karta i każdy rzut kostką w tej grze wynikają z tajnego ziarna serwera i z liczb dodanych przez urządzenia graczy. Poniżej jest skrót ziarna, widoczny od otwarcia stołu, więc ani serwer, ani gracze nie mogą wybrać tego, co wypadnie: kto zatai swoją liczbę, sprawi tylko, że wszystko zostanie wylosowane od nowa, i każdy to zobaczy. Po grze ziarno zostanie pokazane, a „Sprawdź zapis” powtórzy wszystkie losowania.',
    hash: 'Skrót ziarna',
    given: 'Kto dodał liczbę',
    withheld: 'Kto zapowiedział liczbę, ale ją zataił',
    anew: 'Czyjeś urządzenie zapowiedziało liczbę, ale jej nie ujawniło. Tak grać nie można, więc wszystko wylosowano od nowa, z innym ziarnem i innymi liczbami, już bez tego urządzenia.',
    'doubt.commitment': 'Serwer pokazuje inny skrót niż przed grą. Losowaniom w tej grze nie można ufać.',
    'doubt.shares':
      'Jedną z liczb zmieniono lub pominięto, gdy ta strona pokazała już swoją. Losowaniom w tej grze nie można ufać.',
    'doubt.left-out':
      'Gra zaczęła się bez liczby, którą zapowiedziała ta strona. To normalne, jeśli strona nie była wtedy otwarta. Jeśli była, serwer ją pominął i twoja liczba nie chroni losowań w tej grze.',
  },
  ru: {
    dealing: 'Все места заняты. Устройства игроков добавляют свои числа; партия вот-вот начнётся.',
    title: 'Честность',
    local:
      'Каждая карта и каждый бросок в этой партии определяются тайным зерном и числом, которое добавила эта страница. Ниже — хеш зерна, известный до первого хода. После партии зерно откроется, и «Проверить» повторит все раздачи и броски.',
    online:
      'Каждая карта и каждый бросок в этой партии определяются тайным зерном сервера и числами, которые добавили устройства игроков. Ниже — хеш зерна, он виден с открытия стола, поэтому ни сервер, ни игрок не могут выбрать, что выпадет: если кто-то придержит своё число, всё просто определится заново, и это увидят все. После партии зерно откроется, и «Проверить» повторит все раздачи и броски.',
    hash: 'Хеш зерна',
    given: 'Добавленные числа',
    withheld: 'Обещанные, но не показанные числа',
    anew: 'Чьё-то устройство обещало число и не показало его. Так партия не начинается: всё определено заново, с другим зерном и другими числами, уже без этого устройства.',
    'doubt.commitment': 'Сервер показывает не тот хеш, что до партии. Картам и броскам в этой партии нельзя доверять.',
    'doubt.shares':
      'Одно из чисел изменили или пропустили, когда эта страница уже показала своё. Картам и броскам в этой партии нельзя доверять.',
    'doubt.left-out':
      'Партия началась без числа, которое обещала эта страница. Если страница тогда не была открыта, это нормально. Если была, сервер пропустил её число, и оно не защищает эту партию.',
  },
  de: {
    dealing: 'Alle Plätze sind besetzt. Die Geräte der Spieler steuern ihre Zahlen bei; gleich geht es los.',
    title: 'Fairness',
    local:
      'Jede Karte und jeder Wurf dieser Partie ergibt sich aus einem geheimen Startwert und einer Zahl, die diese Seite beigesteuert hat. Unten steht der Hash des Startwerts, festgelegt vor dem ersten Zug. Nach der Partie wird der Startwert gezeigt, und „Prüfen“ rechnet jede Ziehung nach.',
    online:
      'Jede Karte und jeder Wurf dieser Partie ergibt sich aus einem geheimen Startwert des Servers und aus Zahlen, die die Geräte der Spieler beigesteuert haben. Unten steht der Hash des Startwerts, sichtbar seit der Eröffnung des Tischs: Weder der Server noch sonst jemand kann also aussuchen, was kommt. Wer seine Zahl zurückhält, bewirkt nur, dass alles neu bestimmt wird, und das sehen alle. Nach der Partie wird der Startwert gezeigt, und „Prüfen“ rechnet jede Ziehung nach.',
    hash: 'Hash des Startwerts',
    given: 'Zahlen beigesteuert von',
    withheld: 'Zahlen versprochen, aber nie gezeigt von',
    anew: 'Ein Gerät hat eine Zahl versprochen und nicht gezeigt. So darf keine Partie beginnen: Alles wurde neu bestimmt, mit einem anderen Startwert und anderen Zahlen, ohne dieses Gerät.',
    'doubt.commitment':
      'Der Server zeigt jetzt einen anderen Hash als den, den diese Seite vor der Partie gesehen hat. Dem Zufall dieser Partie ist nicht zu trauen.',
    'doubt.shares':
      'Eine Zahl wurde geändert oder weggelassen, nachdem diese Seite ihre eigene gezeigt hatte. Dem Zufall dieser Partie ist nicht zu trauen.',
    'doubt.left-out':
      'Die Partie hat ohne die Zahl begonnen, die diese Seite versprochen hatte. Das ist normal, wenn die Seite in dem Moment nicht offen war. War sie offen, hat der Server deine Zahl weggelassen, und sie schützt diese Partie nicht.',
  },
})
