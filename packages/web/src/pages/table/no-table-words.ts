// Words of a game that cannot be opened on this device.

import { area } from '../../words.ts'

export const noTableWords = area({
  en: {
    'missing.title': 'Game not found',
    'missing.text': 'This game is not on this device. It may be in another browser.',
    'broken.title': 'Could not open the game',
    'broken.text': 'Your games are safe. Try again or start a new one.',
    again: 'Try again',
    home: 'Home',
  },
  pl: {
    'missing.title': 'Nie znaleziono gry',
    'missing.text': 'Tej gry nie ma na tym urządzeniu. Może jest w innej przeglądarce.',
    'broken.title': 'Nie udało się otworzyć gry',
    'broken.text': 'Twoje gry są bezpieczne. Spróbuj ponownie albo zacznij nową.',
    again: 'Spróbuj ponownie',
    home: 'Strona główna',
  },
  ru: {
    'missing.title': 'Партия не найдена',
    'missing.text': 'Этой партии нет на этом устройстве. Возможно, она в другом браузере.',
    'broken.title': 'Не удалось открыть партию',
    'broken.text': 'Ваши партии целы. Попробуйте ещё раз или начните новую.',
    again: 'Повторить',
    home: 'На главную',
  },
  de: {
    'missing.title': 'Partie nicht gefunden',
    'missing.text': 'Diese Partie ist nicht auf diesem Gerät. Vielleicht ist sie in einem anderen Browser.',
    'broken.title': 'Die Partie ließ sich nicht öffnen',
    'broken.text': 'Deine Partien sind sicher. Versuche es erneut oder beginne eine neue.',
    again: 'Erneut versuchen',
    home: 'Start',
  },
})
