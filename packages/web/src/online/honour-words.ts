// Words of the honours on a profile.

import { area } from '../words.ts'

export const honourWords = area({
  en: {
    honours: 'Honours',
    place: '{n, select, 1 {1st} 2 {2nd} other {3rd}} place',
    'of.tournament': 'Tournament',
    'of.cup': 'Cup',
    'of.season': 'Season',
    'of.league': 'League',
    league: '{name}, season {season}, division {division}',
    among: 'among {n, plural, one {# player} other {# players}}',
    more: 'All honours',
  },
  pl: {
    honours: 'Osiągnięcia',
    place: '{n}. miejsce',
    'of.tournament': 'Turniej',
    'of.cup': 'Puchar',
    'of.season': 'Sezon',
    'of.league': 'Liga',
    league: '{name}, sezon {season}, {division}. dywizja',
    among: 'na {n, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}',
    more: 'Wszystkie osiągnięcia',
  },
  ru: {
    honours: 'Награды',
    place: '{n}-е место',
    'of.tournament': 'Турнир',
    'of.cup': 'Кубок',
    'of.season': 'Сезон',
    'of.league': 'Лига',
    league: '{name}, {season}-й сезон, {division}-й дивизион',
    among: 'из {n, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}',
    more: 'Все награды',
  },
  de: {
    honours: 'Erfolge',
    place: '{n}. Platz',
    'of.tournament': 'Turnier',
    'of.cup': 'Pokal',
    'of.season': 'Saison',
    'of.league': 'Liga',
    league: '{name}, Saison {season}, Division {division}',
    among: 'unter {n, plural, one {# Person} other {# Personen}}',
    more: 'Alle Erfolge',
  },
})
