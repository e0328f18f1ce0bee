// Words of the ladder.

import { area } from '../words.ts'

export const ladderWords = area({
  en: {
    'ladder.loading': 'Loading the ladder…',
    'ladder.game': 'Game',
    'ladder.place': '#',
    'ladder.name': 'Name',
    'ladder.rating': 'Rating',
    'ladder.games': 'Games',
    'ladder.wins': 'Wins',
    'ladder.none': 'No ranked players yet',
    'ladder.none.text': 'Be the first: create a rated table.',
    'ladder.note':
      'Players with an account and enough rated games. ± shows how certain a rating is. When the same two people play again within thirty days, their second game counts for half, the third for a third, and so on.',
  },
  pl: {
    'ladder.loading': 'Wczytuję ranking…',
    'ladder.game': 'Gra',
    'ladder.place': 'Lp.',
    'ladder.name': 'Gracz',
    'ladder.rating': 'Rating',
    'ladder.games': 'Partie',
    'ladder.wins': 'Wygrane',
    'ladder.none': 'W tym rankingu nie ma jeszcze nikogo',
    'ladder.none.text': 'Załóż stół rankingowy i zajmij pierwsze miejsce.',
    'ladder.note':
      'Gracze z kontem i wystarczającą liczbą gier rankingowych. ± to niepewność ratingu. Gdy te same dwie osoby grają ze sobą kolejny raz w ciągu 30 dni, druga partia liczy się w połowie, trzecia w jednej trzeciej i tak dalej.',
  },
  ru: {
    'ladder.loading': 'Загружаем таблицу…',
    'ladder.game': 'Игра',
    'ladder.place': '№',
    'ladder.name': 'Имя',
    'ladder.rating': 'Рейтинг',
    'ladder.games': 'Партии',
    'ladder.wins': 'Победы',
    'ladder.none': 'В таблице пока никого нет',
    'ladder.none.text': 'Создайте стол на рейтинг и возглавьте список.',
    'ladder.note':
      'Игроки с учётной записью и достаточным числом партий на рейтинг. ± — погрешность рейтинга. Если одни и те же двое снова играют друг с другом в течение 30 дней, вторая партия засчитывается наполовину, третья — на треть и так далее.',
  },
  de: {
    'ladder.loading': 'Rangliste wird geladen…',
    'ladder.game': 'Spiel',
    'ladder.place': '#',
    'ladder.name': 'Name',
    'ladder.rating': 'Wertung',
    'ladder.games': 'Partien',
    'ladder.wins': 'Siege',
    'ladder.none': 'Noch steht niemand auf der Rangliste',
    'ladder.none.text': 'Mach den Anfang: Eröffne einen gewerteten Tisch.',
    'ladder.note':
      'Hier steht, wer ein Konto und genügend gewertete Partien hat. ± zeigt, wie sicher eine Wertung ist. Spielen dieselben zwei innerhalb von dreißig Tagen wieder gegeneinander, zählt ihre zweite Partie zur Hälfte, die dritte zu einem Drittel und so weiter.',
  },
})
