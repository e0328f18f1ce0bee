// Words of the hot-seat screen, fetched with it.

import { area } from '../words.ts'

export const hotSeatWords = area({
  en: {
    'curtain.open': 'Let everyone see everything',
    'curtain.title': '{name}, your turn',
    'curtain.text': 'Pass the device to {name}. The table is covered until then.',
    'curtain.show': 'I’m {name} – show the table',
  },
  pl: {
    'curtain.open': 'Gramy w otwarte karty',
    'curtain.title': '{name}: twoja kolej',
    'curtain.text': 'Teraz gra {name}: przekaż urządzenie. Do tego czasu stół jest zasłonięty.',
    'curtain.show': 'To ja, {name} – odsłoń stół',
  },
  ru: {
    'curtain.open': 'Играем в открытую',
    'curtain.title': '{name}, ваш ход',
    'curtain.text': 'Передайте устройство: {name}. До тех пор стол закрыт.',
    'curtain.show': 'Я — {name}, открыть стол',
  },
  de: {
    'curtain.open': 'Wir spielen mit offenen Karten',
    'curtain.title': '{name}, du bist dran',
    'curtain.text': 'Gib das Gerät an {name} weiter. Bis dahin ist der Tisch verdeckt.',
    'curtain.show': 'Ich bin {name} – Tisch aufdecken',
  },
})
