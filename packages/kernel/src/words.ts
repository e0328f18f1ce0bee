// The kernel's own words: what a table says when a command cannot be taken, and how it can end a game, in every language.

import type { Action } from './action.ts'
import type { Game, State, View } from './game.ts'
import type { Dictionary, Language, Say } from './text.ts'
import { speaker } from './text.ts'

const WORDS: Readonly<Record<Language, Dictionary>> = {
  en: {
    'table.stale': 'The position has changed in the meantime.',
    'table.unknown-action': 'There is no action “{action}” in this game.',
    'table.over': 'The game is over.',
    'table.not-your-turn': 'It is not your turn.',
    'table.not-legal': 'That is not possible now.',
    'table.undo-too-late': 'Too late to undo: something was drawn or revealed, or it is another player’s turn.',
    'table.undo-nothing': 'You have no move to undo.',
    'table.elsewhere': 'This game is open in another window. Continue there, or close that window.',
    'table.stopped': 'The game has stopped. Its record is safe.',
    'end.resigned': 'resignation',
    'end.time': 'time ran out',
    'end.agreed': 'ended by agreement',
    'end.abandoned': 'game abandoned',
  },
  pl: {
    'table.stale': 'Pozycja zmieniła się w międzyczasie.',
    'table.unknown-action': 'W tej grze nie ma akcji „{action}”.',
    'table.over': 'Gra jest zakończona.',
    'table.not-your-turn': 'Teraz ruch ma inny gracz.',
    'table.not-legal': 'Teraz nie można tego zrobić.',
    'table.undo-too-late': 'Za późno na cofnięcie: coś wylosowano lub odkryto albo ruch ma już inny gracz.',
    'table.undo-nothing': 'Nie masz ruchu do cofnięcia.',
    'table.elsewhere': 'Ta gra jest otwarta w innym oknie. Graj dalej tam albo zamknij tamto okno.',
    'table.stopped': 'Gra się zatrzymała. Jej zapis jest bezpieczny.',
    'end.resigned': 'poddanie partii',
    'end.time': 'koniec czasu',
    'end.agreed': 'koniec za zgodą graczy',
    'end.abandoned': 'partia porzucona',
  },
  ru: {
    'table.stale': 'Позиция тем временем изменилась.',
    'table.unknown-action': 'В этой игре нет действия «{action}».',
    'table.over': 'Игра окончена.',
    'table.not-your-turn': 'Сейчас ходит другой игрок.',
    'table.not-legal': 'Сейчас это невозможно.',
    'table.undo-too-late': 'Отменить уже нельзя: что-то выпало или открылось либо ходит другой игрок.',
    'table.undo-nothing': 'У вас нет хода, который можно отменить.',
    'table.elsewhere': 'Эта партия открыта в другом окне. Продолжайте там или закройте то окно.',
    'table.stopped': 'Партия остановилась. Её запись цела.',
    'end.resigned': 'сдача партии',
    'end.time': 'время вышло',
    'end.agreed': 'по согласию игроков',
    'end.abandoned': 'партия брошена',
  },
  de: {
    'table.stale': 'Die Stellung hat sich inzwischen geändert.',
    'table.unknown-action': 'Eine Aktion „{action}“ gibt es in diesem Spiel nicht.',
    'table.over': 'Die Partie ist zu Ende.',
    'table.not-your-turn': 'Du bist nicht am Zug.',
    'table.not-legal': 'Das geht jetzt nicht.',
    'table.undo-too-late':
      'Zu spät für Rückgängig: Etwas wurde gezogen oder aufgedeckt, oder jemand anderes ist am Zug.',
    'table.undo-nothing': 'Du hast keinen Zug, den du rückgängig machen könntest.',
    'table.elsewhere': 'Diese Partie ist in einem anderen Fenster offen. Spiel dort weiter oder schließe das Fenster.',
    'table.stopped': 'Die Partie ist stehen geblieben. Ihre Aufzeichnung ist sicher.',
    'end.resigned': 'aufgegeben',
    'end.time': 'Zeit abgelaufen',
    'end.agreed': 'durch Einigung beendet',
    'end.abandoned': 'Partie abgebrochen',
  },
}

/** The game's words and the kernel's in one language. `players` are the names by seat. */
export function speakerOf<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  language: Language,
  players: readonly string[] = [],
): Say {
  return speaker(language, { ...WORDS[language], ...game.text.dictionaries[language] }, players)
}
