// Words of the mail that comes once a day. Names are never inflected.

import { type Language, type Message, speaker } from '@tabularium/kernel'

const en = {
  subject:
    '{moves, plural, =0 {What waits for you} one {# game is waiting for your move} other {# games are waiting for your move}}',
  hello: 'Hello {name},\n\nthis is what waits for you.\n',
  moves: 'Your move:',
  move: '{game}{until, select, none {} other {, by {until}}}',
  challenges: 'Challenges:',
  challenge: '{by}: {game}',
  unread: '{count, plural, one {# conversation with a new message} other {# conversations with new messages}}',
  ended: 'Games that have ended:',
}

type DigestKey = keyof typeof en

const pl: Readonly<Record<DigestKey, string>> = {
  subject:
    '{moves, plural, =0 {Co na Ciebie czeka} one {# partia czeka na Twój ruch} few {# partie czekają na Twój ruch} many {# partii czeka na Twój ruch} other {# partii czeka na Twój ruch}}',
  hello: 'Cześć {name},\n\noto, co na Ciebie czeka.\n',
  moves: 'Twój ruch:',
  move: '{game}{until, select, none {} other {, do {until}}}',
  challenges: 'Wyzwania:',
  challenge: '{by}: {game}',
  unread:
    '{count, plural, one {# rozmowa z nową wiadomością} few {# rozmowy z nowymi wiadomościami} many {# rozmów z nowymi wiadomościami} other {# rozmowy z nowymi wiadomościami}}',
  ended: 'Zakończone partie:',
}

const ru: Readonly<Record<DigestKey, string>> = {
  subject:
    '{moves, plural, =0 {Что вас ждёт} one {# партия ждёт вашего хода} few {# партии ждут вашего хода} many {# партий ждут вашего хода} other {# партии ждут вашего хода}}',
  hello: 'Здравствуйте, {name}!\n\nВот что вас ждёт.\n',
  moves: 'Ваш ход:',
  move: '{game}{until, select, none {} other {, до {until}}}',
  challenges: 'Вызовы:',
  challenge: '{by}: {game}',
  unread:
    '{count, plural, one {# беседа с новым сообщением} few {# беседы с новыми сообщениями} many {# бесед с новыми сообщениями} other {# беседы с новыми сообщениями}}',
  ended: 'Оконченные партии:',
}

const de: Readonly<Record<DigestKey, string>> = {
  subject:
    '{moves, plural, =0 {Was auf dich wartet} one {# Partie wartet auf deinen Zug} other {# Partien warten auf deinen Zug}}',
  hello: 'Hallo {name},\n\ndas wartet auf dich.\n',
  moves: 'Du bist am Zug:',
  move: '{game}{until, select, none {} other {, bis zum {until}}}',
  challenges: 'Herausforderungen:',
  challenge: '{by}: {game}',
  unread:
    '{count, plural, one {# Unterhaltung mit einer neuen Nachricht} other {# Unterhaltungen mit neuen Nachrichten}}',
  ended: 'Beendete Partien:',
}

export const DIGEST_WORDS: Readonly<Record<Language, Readonly<Record<DigestKey, string>>>> = { en, pl, ru, de }

export type DigestSay = (key: DigestKey, args?: Message['args']) => string

export function digestWords(language: Language): DigestSay {
  const say = speaker(language, DIGEST_WORDS[language])
  return (key, args) => say(args ? { key, args } : { key })
}
