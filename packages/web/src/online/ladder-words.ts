// Words of the ladder.

import { area } from '../words.ts'

export const ladderWords = area({
  en: {
    'ladder.loading': 'Looking for the ladder.',
    'ladder.game': 'Game',
    'ladder.place': '#',
    'ladder.name': 'Name',
    'ladder.rating': 'Rating',
    'ladder.games': 'Games',
    'ladder.wins': 'Wins',
    'ladder.none': 'Nobody stands on this ladder yet',
    'ladder.none.text': 'Be the first: open a rated table.',
    'ladder.note':
      'Shown are people with an account and enough rated games. ± says how sure the rating is. The second game that two people play with each other within thirty days counts half, the third a third, and so on.',
  },
  pl: {
    'ladder.loading': 'Wczytuję ranking.',
    'ladder.game': 'Gra',
    'ladder.place': 'Lp.',
    'ladder.name': 'Nazwa',
    'ladder.rating': 'Ranking',
    'ladder.games': 'Gry',
    'ladder.wins': 'Wygrane',
    'ladder.none': 'W tym rankingu nie ma jeszcze nikogo',
    'ladder.none.text': 'Możesz być pierwszą osobą: otwórz stół rankingowy.',
    'ladder.note':
      'Widać tu osoby z kontem i wystarczającą liczbą gier rankingowych. ± mówi, jak pewny jest wynik. Druga gra tych samych dwóch osób w ciągu trzydziestu dni liczy się w połowie, trzecia w jednej trzeciej i tak dalej.',
  },
  ru: {
    'ladder.loading': 'Загружаем рейтинг.',
    'ladder.game': 'Игра',
    'ladder.place': '№',
    'ladder.name': 'Имя',
    'ladder.rating': 'Рейтинг',
    'ladder.games': 'Партии',
    'ladder.wins': 'Победы',
    'ladder.none': 'В этом рейтинге пока никого нет',
    'ladder.none.text': 'Станьте первым: откройте стол на рейтинг.',
    'ladder.note':
      'Здесь люди с учётной записью и достаточным числом партий на рейтинг. ± показывает, насколько рейтинг точен. Вторая партия одних и тех же двоих за тридцать дней идёт в счёт наполовину, третья на треть и так далее.',
  },
})
