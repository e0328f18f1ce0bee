// Words on the picture and in the preview of a table that somebody shares.

import { type Language, type Message, speaker } from '@tabularium/kernel'

const en = {
  free: '{count, plural, one {# free seat} other {# free seats}}',
  ready: 'About to begin',
  playing: 'In play',
  over: 'The game is over',
  aside: 'Set aside',
  dropped: 'Not played',
  'seat.free': 'Free seat',
  'seat.won': 'won',
  'seat.bot': 'bot',
  'seat.guest': 'guest',
  'clock.none': 'No clock',
  'clock.live': '{minutes} min + {seconds} s a move',
  'clock.days': '{days, plural, one {# day} other {# days}} a move',
  rated: 'Rated',
  unrated: 'Not rated',
  'title.open': '{game}: take a seat',
  'title.playing': '{game}: a game is on',
  'title.over': '{game}: a finished game',
  'at-table': 'At the table: {names}',
  about: 'Strategy games of the ancient world with every rule enforced',
}

type PictureKey = keyof typeof en

const pl: Readonly<Record<PictureKey, string>> = {
  free: '{count, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  ready: 'Zaraz początek',
  playing: 'Gra trwa',
  over: 'Gra zakończona',
  aside: 'Gra odłożona',
  dropped: 'Gra się nie odbyła',
  'seat.free': 'Wolne miejsce',
  'seat.won': 'wygrana',
  'seat.bot': 'bot',
  'seat.guest': 'gość',
  'clock.none': 'Bez zegara',
  'clock.live': '{minutes} min + {seconds} s na ruch',
  'clock.days': '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na ruch',
  rated: 'Rankingowa',
  unrated: 'Nierankingowa',
  'title.open': '{game}: zajmij miejsce przy stole',
  'title.playing': '{game}: gra trwa',
  'title.over': '{game}: zakończona gra',
  'at-table': 'Przy stole: {names}',
  about: 'Gry strategiczne starożytnego świata: każda zasada pod kontrolą',
}

const ru: Readonly<Record<PictureKey, string>> = {
  free: '{count, plural, one {# свободное место} few {# свободных места} many {# свободных мест} other {# свободного места}}',
  ready: 'Скоро начало',
  playing: 'Игра идёт',
  over: 'Игра окончена',
  aside: 'Игра отложена',
  dropped: 'Игра не состоялась',
  'seat.free': 'Свободное место',
  'seat.won': 'победа',
  'seat.bot': 'бот',
  'seat.guest': 'гость',
  'clock.none': 'Без часов',
  'clock.live': '{minutes} мин + {seconds} с за ход',
  'clock.days': '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} на ход',
  rated: 'Рейтинговая',
  unrated: 'Без рейтинга',
  'title.open': '{game}: займите место за столом',
  'title.playing': '{game}: игра идёт',
  'title.over': '{game}: законченная игра',
  'at-table': 'За столом: {names}',
  about: 'Стратегические игры древнего мира, где соблюдается каждое правило',
}

export const PICTURE_WORDS: Readonly<Record<Language, Readonly<Record<PictureKey, string>>>> = { en, pl, ru }

export type PictureSay = (key: PictureKey, args?: Message['args']) => string

export function pictureWords(language: Language): PictureSay {
  const say = speaker(language, PICTURE_WORDS[language])
  return (key, args) => say(args ? { key, args } : { key })
}
