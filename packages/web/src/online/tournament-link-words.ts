// The way to the tournaments, for pages that lead there.

import { area } from '../words.ts'

export const tournamentLinkWords = area({
  en: { title: 'Tournaments', 'title.text': 'Enter one, or announce your own', back: 'Back to the tournament' },
  pl: { title: 'Turnieje', 'title.text': 'Zgłoś się albo ogłoś własny', back: 'Wróć do turnieju' },
  ru: { title: 'Турниры', 'title.text': 'Участвуйте или объявите свой', back: 'Вернуться к турниру' },
  de: { title: 'Turniere', 'title.text': 'Mitspielen oder selbst eines ausrichten', back: 'Zurück zum Turnier' },
})
