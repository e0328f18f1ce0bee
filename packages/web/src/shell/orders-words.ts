// Words of the automatic answers at a table of this device.

import { area } from '../words.ts'

export const ordersWords = area({
  en: {
    title: 'Automatic answers',
    text: 'The game answers the ticked questions for you.',
    'text-of': 'The game answers the ticked questions for {name}.',
  },
  pl: {
    title: 'Automatyczne odpowiedzi',
    text: 'Na zaznaczone pytania gra odpowie za ciebie.',
    'text-of': '{name}: na zaznaczone pytania odpowie gra.',
  },
  ru: {
    title: 'Автоответы',
    text: 'На отмеченные вопросы игра ответит за вас.',
    'text-of': '{name}: на отмеченные вопросы ответит игра.',
  },
  de: {
    title: 'Automatische Antworten',
    text: 'Die angekreuzten Fragen beantwortet das Spiel für dich.',
    'text-of': 'Die angekreuzten Fragen beantwortet das Spiel für {name}.',
  },
})
