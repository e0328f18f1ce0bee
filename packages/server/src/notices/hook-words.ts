// What is told of a club in its chat elsewhere. Names are never inflected.

import { type Language, type Message, speaker } from '@tabularium/kernel'

const en = {
  'table-open': 'A table is open: {game}. At the table: {names}',
  'game-over': 'Game over: {game} ({names}). {winners, select, none {No winner} other {Won: {winners}}}',
  joined: 'New in the club: {names}',
  test: 'This is where news of the club will appear.',
}

type HookKey = keyof typeof en

const pl: Readonly<Record<HookKey, string>> = {
  'table-open': 'Otwarty stół: {game}. Przy stole: {names}',
  'game-over': 'Koniec partii: {game} ({names}). {winners, select, none {Bez zwycięzcy} other {Wygrana: {winners}}}',
  joined: 'Nowe osoby w klubie: {names}',
  test: 'Tutaj będą się pojawiać wieści z klubu.',
}

const ru: Readonly<Record<HookKey, string>> = {
  'table-open': 'Открыт стол: {game}. За столом: {names}',
  'game-over': 'Партия окончена: {game} ({names}). {winners, select, none {Без победителя} other {Победа: {winners}}}',
  joined: 'Пополнение в клубе: {names}',
  test: 'Здесь будут появляться новости клуба.',
}

const de: Readonly<Record<HookKey, string>> = {
  'table-open': 'Ein Tisch ist offen: {game}. Am Tisch: {names}',
  'game-over': 'Partie beendet: {game} ({names}). {winners, select, none {Ohne Sieger} other {Gewonnen: {winners}}}',
  joined: 'Neu im Verein: {names}',
  test: 'Hier erscheinen künftig die Neuigkeiten des Vereins.',
}

export const HOOK_WORDS: Readonly<Record<Language, Readonly<Record<HookKey, string>>>> = { en, pl, ru, de }

export type HookSay = (key: HookKey, args?: Message['args']) => string

export function hookWords(language: Language): HookSay {
  const say = speaker(language, HOOK_WORDS[language])
  return (key, args) => say(args ? { key, args } : { key })
}
