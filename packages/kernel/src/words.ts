// The kernel's own words: what a table says when a command cannot be taken, and how it can end a game, in every language.

import type { Action } from './action.ts'
import type { Game, State, View } from './game.ts'
import type { Dictionary, Language, Say } from './text.ts'
import { speaker } from './text.ts'

const WORDS: Readonly<Record<Language, Dictionary>> = {
  en: {
    'table.stale': 'The position has changed since you saw it.',
    'table.unknown-action': 'There is no action “{action}” in this game.',
    'table.over': 'The game is over.',
    'table.not-your-turn': 'It is not your turn to choose.',
    'table.not-legal': 'That is not possible now.',
    'table.undo-too-late':
      'That can no longer be taken back: chance has answered, something was revealed, or it is someone else’s turn.',
    'table.undo-nothing': 'You have made no move to take back.',
    'table.elsewhere': 'This game is open in another window. Go on there, or close it.',
    'table.stopped': 'The table has stopped. Its record is safe.',
    'end.resigned': 'resignation',
    'end.time': 'the time ran out',
    'end.agreed': 'ended by agreement',
    'end.abandoned': 'the game was abandoned',
  },
  pl: {
    'table.stale': 'Sytuacja zmieniła się od ostatniego spojrzenia.',
    'table.unknown-action': 'W tej grze nie ma akcji „{action}”.',
    'table.over': 'Gra jest zakończona.',
    'table.not-your-turn': 'Teraz wybiera ktoś inny.',
    'table.not-legal': 'Teraz nie można tego zrobić.',
    'table.undo-too-late': 'Tego nie można już cofnąć: rozstrzygnął los, coś odkryto albo wybiera już ktoś inny.',
    'table.undo-nothing': 'Nie ma ruchu, który można by cofnąć.',
    'table.elsewhere': 'Ta gra jest otwarta w innym oknie. Graj dalej tam albo zamknij tamto okno.',
    'table.stopped': 'Stół się zatrzymał. Zapis gry jest bezpieczny.',
    'end.resigned': 'poddanie partii',
    'end.time': 'skończył się czas',
    'end.agreed': 'koniec za zgodą graczy',
    'end.abandoned': 'gra została porzucona',
  },
  ru: {
    'table.stale': 'Позиция изменилась с тех пор, как вы её видели.',
    'table.unknown-action': 'В этой игре нет действия «{action}».',
    'table.over': 'Игра окончена.',
    'table.not-your-turn': 'Сейчас выбирает другой игрок.',
    'table.not-legal': 'Сейчас это невозможно.',
    'table.undo-too-late': 'Это уже нельзя отменить: решил случай, что-то открылось или выбирает другой игрок.',
    'table.undo-nothing': 'Нет хода, который можно отменить.',
    'table.elsewhere': 'Эта игра открыта в другом окне. Продолжайте там или закройте его.',
    'table.stopped': 'Стол остановился. Запись игры в сохранности.',
    'end.resigned': 'сдача партии',
    'end.time': 'время вышло',
    'end.agreed': 'по согласию игроков',
    'end.abandoned': 'партия брошена',
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
