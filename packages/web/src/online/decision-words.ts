// What a report is about, and what moderators decided: words for the server’s codes.

import { area } from '../words.ts'

export const decisionWords = area({
  en: {
    'reason.report.abuse': 'Abusive words',
    'reason.report.cheating': 'Cheating',
    'reason.report.stalling': 'Stalling',
    'reason.report.name': 'Offensive name',
    'reason.report.other': 'Something else',
    'decided.warn': 'A warning',
    'decided.hide-chat': 'A message of yours was hidden',
    'decided.rename': 'Your name was replaced',
    'decided.ban-day': 'Banned for a day',
    'decided.ban-week': 'Banned for a week',
    'decided.ban-forever': 'Banned for good',
  },
  pl: {
    'reason.report.abuse': 'Obraźliwe słowa',
    'reason.report.cheating': 'Oszustwo',
    'reason.report.stalling': 'Gra na zwłokę',
    'reason.report.name': 'Obraźliwa nazwa',
    'reason.report.other': 'Coś innego',
    'decided.warn': 'Ostrzeżenie',
    'decided.hide-chat': 'Ukryta wiadomość',
    'decided.rename': 'Zmieniona nazwa',
    'decided.ban-day': 'Blokada na dzień',
    'decided.ban-week': 'Blokada na tydzień',
    'decided.ban-forever': 'Blokada na stałe',
  },
  ru: {
    'reason.report.abuse': 'Оскорбления',
    'reason.report.cheating': 'Нечестная игра',
    'reason.report.stalling': 'Затягивание времени',
    'reason.report.name': 'Оскорбительное имя',
    'reason.report.other': 'Другое',
    'decided.warn': 'Предупреждение',
    'decided.hide-chat': 'Ваше сообщение скрыто',
    'decided.rename': 'Ваше имя заменено',
    'decided.ban-day': 'Запрет на день',
    'decided.ban-week': 'Запрет на неделю',
    'decided.ban-forever': 'Запрет навсегда',
  },
})
