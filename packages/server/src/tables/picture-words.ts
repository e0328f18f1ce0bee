// Words on the picture and in the preview of a table that somebody shares.

import { type Language, type Message, speaker } from '@tabularium/kernel'

const en = {
  free: '{count, plural, one {# free seat} other {# free seats}}',
  ready: 'About to start',
  playing: 'In progress',
  over: 'Game over',
  aside: 'Paused',
  dropped: 'Not played',
  'seat.free': 'Free seat',
  'seat.won': 'won',
  'seat.bot': 'bot',
  'seat.guest': 'guest',
  'clock.none': 'No time limit',
  'clock.live': '{minutes} min + {seconds} s per move',
  'clock.days': '{days, plural, one {# day} other {# days}} per move',
  rated: 'Rated',
  unrated: 'Unrated',
  'title.open': '{game}: take a seat',
  'title.playing': '{game}: a game in progress',
  'title.over': '{game}: a finished game',
  locale: 'en_GB',
  position: 'Position after move {move} of {moves}',
  'at-table': 'At the table: {names}',
  about: 'Strategy games of the ancient world with every rule enforced',
}

type PictureKey = keyof typeof en

const pl: Readonly<Record<PictureKey, string>> = {
  free: '{count, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  ready: 'Zaraz zaczynamy',
  playing: 'Partia trwa',
  over: 'Partia zakończona',
  aside: 'Partia wstrzymana',
  dropped: 'Partia się nie odbyła',
  'seat.free': 'Wolne miejsce',
  'seat.won': 'wygrana',
  'seat.bot': 'bot',
  'seat.guest': 'gość',
  'clock.none': 'Bez limitu czasu',
  'clock.live': '{minutes} min + {seconds} s za ruch',
  'clock.days': '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na ruch',
  rated: 'Gra rankingowa',
  unrated: 'Bez rankingu',
  'title.open': '{game}: zajmij miejsce przy stole',
  'title.playing': '{game}: partia trwa',
  'title.over': '{game}: partia zakończona',
  locale: 'pl_PL',
  position: 'Pozycja po ruchu {move} z {moves}',
  'at-table': 'Przy stole: {names}',
  about: 'Gry strategiczne o starożytności, w których program pilnuje każdej zasady',
}

const ru: Readonly<Record<PictureKey, string>> = {
  free: '{count, plural, one {# свободное место} few {# свободных места} many {# свободных мест} other {# свободного места}}',
  ready: 'Скоро начало',
  playing: 'Партия идёт',
  over: 'Партия окончена',
  aside: 'Партия приостановлена',
  dropped: 'Партия не состоялась',
  'seat.free': 'Свободное место',
  'seat.won': 'победа',
  'seat.bot': 'бот',
  'seat.guest': 'гость',
  'clock.none': 'Без лимита времени',
  'clock.live': '{minutes} мин + {seconds} с за ход',
  'clock.days': '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} на ход',
  rated: 'На рейтинг',
  unrated: 'Без рейтинга',
  'title.open': '{game}: займите место за столом',
  'title.playing': '{game}: партия идёт',
  'title.over': '{game}: законченная партия',
  locale: 'ru_RU',
  position: 'Позиция после хода {move} из {moves}',
  'at-table': 'За столом: {names}',
  about: 'Стратегические игры о древнем мире: программа следит за каждым правилом',
}

const de: Readonly<Record<PictureKey, string>> = {
  free: '{count, plural, one {# freier Platz} other {# freie Plätze}}',
  ready: 'Gleich geht es los',
  playing: 'Partie läuft',
  over: 'Partie beendet',
  aside: 'Partie ruht',
  dropped: 'Nicht gespielt',
  'seat.free': 'Freier Platz',
  'seat.won': 'gewonnen',
  'seat.bot': 'Bot',
  'seat.guest': 'Gast',
  'clock.none': 'Ohne Zeitlimit',
  'clock.live': '{minutes} min + {seconds} s pro Zug',
  'clock.days': '{days, plural, one {# Tag} other {# Tage}} pro Zug',
  rated: 'Gewertet',
  unrated: 'Ohne Wertung',
  'title.open': '{game}: Setz dich dazu',
  'title.playing': '{game}: eine laufende Partie',
  'title.over': '{game}: eine beendete Partie',
  locale: 'de_DE',
  position: 'Stellung nach Zug {move} von {moves}',
  'at-table': 'Am Tisch: {names}',
  about: 'Strategiespiele rund um die Antike, bei denen das Programm auf jede Regel achtet',
}

export const PICTURE_WORDS: Readonly<Record<Language, Readonly<Record<PictureKey, string>>>> = { en, pl, ru, de }

export type PictureSay = (key: PictureKey, args?: Message['args']) => string

export function pictureWords(language: Language): PictureSay {
  const say = speaker(language, PICTURE_WORDS[language])
  return (key, args) => say(args ? { key, args } : { key })
}
