// Words of the page that `tabularium ladder` writes, in every language.

import type { Language } from '@tabularium/kernel'

export interface LadderWords {
  readonly ladder: string
  readonly player: string
  readonly games: string
  readonly wins: string
  readonly shared: string
  readonly share: string
  readonly rating: string
  readonly interval: string
  /** How many games were played, of how many; by which seed. */
  readonly played: string
}

const WORDS: Readonly<Record<Language, LadderWords>> = {
  en: {
    ...{
      ladder: 'Ladder',
      player: 'Player',
      games: 'Games',
      wins: 'Wins',
      shared: 'Shared wins',
      share: 'Share of wins',
    },
    ...{ rating: 'Rating', interval: '95% interval', played: '{done} of {all} games played; seed {seed}' },
  },
  pl: {
    ...{ ladder: 'Ranking', player: 'Gracz', games: 'Partie', wins: 'Wygrane', shared: 'Wspólne wygrane' },
    ...{ share: 'Odsetek wygranych', rating: 'Siła gry', interval: 'Przedział 95%' },
    played: 'Rozegrane partie: {done} z {all}; ziarno {seed}',
  },
  ru: {
    ...{ ladder: 'Рейтинг', player: 'Игрок', games: 'Партии', wins: 'Победы', shared: 'Общие победы' },
    ...{ share: 'Доля побед', rating: 'Сила игры', interval: 'Интервал 95%' },
    played: 'Сыграно партий: {done} из {all}; зерно {seed}',
  },
  de: {
    ...{ ladder: 'Rangliste', player: 'Spieler', games: 'Partien', wins: 'Siege', shared: 'Geteilte Siege' },
    ...{ share: 'Anteil der Siege', rating: 'Spielstärke', interval: '95-%-Intervall' },
    played: 'Gespielte Partien: {done} von {all}; Startwert {seed}',
  },
}

export const ladderWordsOf = (language: Language): LadderWords => WORDS[language]
