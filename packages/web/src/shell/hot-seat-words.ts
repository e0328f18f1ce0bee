// Words of the hot-seat screen, fetched with it.

import { area } from '../words.ts'

export const hotSeatWords = area({
  en: {
    'curtain.title': '{name}, your turn',
    'curtain.text': 'The table is covered until {name} is here. Give {name} the screen.',
    'curtain.show': 'I am {name}, show',
  },
  pl: {
    'curtain.title': '{name}: twoja kolej',
    'curtain.text': 'Stół jest zasłonięty. Ekran przejmuje {name}.',
    'curtain.show': 'To ja, {name}, pokaż',
  },
  ru: {
    'curtain.title': '{name}, ваш ход',
    'curtain.text': 'Стол закрыт. Теперь у экрана {name}.',
    'curtain.show': 'Это {name}: показать',
  },
})
