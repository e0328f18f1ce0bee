// What a report is about, and what moderators decided: words for the server’s codes.

import { area } from '../words.ts'

export const decisionWords = area({
  en: {
    'reason.report.abuse': 'Insults or threats',
    'reason.report.cheating': 'Cheating',
    'reason.report.stalling': 'Stalling',
    'reason.report.name': 'Offensive name',
    'reason.report.other': 'Something else',
    'decided.warn': 'Warning',
    'decided.hide-chat': 'Message hidden',
    'decided.rename': 'Name reset',
    'decided.ban-day': 'Banned for a day',
    'decided.ban-week': 'Banned for a week',
    'decided.ban-forever': 'Banned permanently',
  },
  pl: {
    'reason.report.abuse': 'Obelgi lub groźby',
    'reason.report.cheating': 'Oszukiwanie',
    'reason.report.stalling': 'Gra na zwłokę',
    'reason.report.name': 'Obraźliwa nazwa',
    'reason.report.other': 'Coś innego',
    'decided.warn': 'Ostrzeżenie',
    'decided.hide-chat': 'Wiadomość ukryta',
    'decided.rename': 'Nazwa zresetowana',
    'decided.ban-day': 'Blokada na dzień',
    'decided.ban-week': 'Blokada na tydzień',
    'decided.ban-forever': 'Blokada na stałe',
  },
  ru: {
    'reason.report.abuse': 'Оскорбления или угрозы',
    'reason.report.cheating': 'Нечестная игра',
    'reason.report.stalling': 'Затягивание игры',
    'reason.report.name': 'Оскорбительное имя',
    'reason.report.other': 'Другое',
    'decided.warn': 'Предупреждение',
    'decided.hide-chat': 'Сообщение скрыто',
    'decided.rename': 'Имя сброшено',
    'decided.ban-day': 'Блокировка на день',
    'decided.ban-week': 'Блокировка на неделю',
    'decided.ban-forever': 'Блокировка навсегда',
  },
})
