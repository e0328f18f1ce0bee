// What is told to people who are not here: short notes for Web Push, plain letters for mail. Names are never inflected.

import { type Language, type Message, speaker } from '@tabularium/kernel'
import { gameById } from '../engine/games.ts'

const en = {
  'your-move.title': 'Your move',
  'your-move.body': '{game} · {others}',
  'your-move.subject': 'Your move: {game}',
  'your-move.text':
    'Hello {name},\n\nIt is your move in {game}. At the table: {others}.\n{until, select, none {} other {Please move by {until}.\n}}\n{url}\n',
  'game-over.title': 'Game over',
  'game-over.body': '{game} · {others}',
  'game-over.subject': 'Game over: {game}',
  'game-over.text':
    'Hello {name},\n\nYour game of {game} is over. At the table: {others}.\nThe result and the replay:\n\n{url}\n',
  'invited.title': 'You are invited to play',
  'invited.body': '{game} · {others}',
  'invited.subject': 'You are invited to play: {game}',
  'invited.text':
    'Hello {name},\n\nYou are invited to a game of {game}. At the table: {others}.\nTake your seat here:\n\n{url}\n',
  'warned.title': 'A message from the moderators',
  'warned.warn': 'Something you did here broke our house rules. Please help keep the game pleasant for everyone.',
  'warned.rename': 'Your name was reset. You can choose another one.',
  'warned.ban': 'For a while you cannot chat, join tables or create them.',
  'warned.ban-forever': 'You can no longer chat, join tables or create them.',
  'challenged.title': 'Challenge from {by}',
  'challenged.body': '{game}',
  'challenged.subject': 'Challenge: {game}',
  'challenged.text': 'Hello {name},\n\n{by} challenges you to a game of {game}. Accept or decline here:\n\n{url}\n',
  'written.title': 'Message from {by}',
  'written.body': 'You have a new message.',
  'written.subject': 'A message from {by}',
  'written.text': 'Hello {name},\n\n{by} has written to you. Read and answer here:\n\n{url}\n',
  nobody: 'nobody else yet',
  foot: '\n-- \nTurn off these e-mails: {account}\n',
}

type NoticeKey = keyof typeof en

const pl: Readonly<Record<NoticeKey, string>> = {
  'your-move.title': 'Twój ruch',
  'your-move.body': '{game} · {others}',
  'your-move.subject': 'Twój ruch: {game}',
  'your-move.text':
    'Cześć {name},\n\nw grze „{game}” przyszła Twoja kolej. Przy stole: {others}.\n{until, select, none {} other {Czas na ruch: do {until}.\n}}\n{url}\n',
  'game-over.title': 'Koniec partii',
  'game-over.body': '{game} · {others}',
  'game-over.subject': 'Koniec partii: {game}',
  'game-over.text':
    'Cześć {name},\n\npartia w grze „{game}” dobiegła końca. Przy stole: {others}.\nWynik i powtórka:\n\n{url}\n',
  'invited.title': 'Zaproszenie do gry',
  'invited.body': '{game} · {others}',
  'invited.subject': 'Zaproszenie do gry: {game}',
  'invited.text':
    'Cześć {name},\n\nmasz zaproszenie do gry „{game}”. Przy stole: {others}.\nZajmij miejsce tutaj:\n\n{url}\n',
  'warned.title': 'Wiadomość od moderatorów',
  'warned.warn': 'Twoje zachowanie naruszyło zasady tego serwisu. Zadbaj o to, by gra była przyjemna dla wszystkich.',
  'warned.rename': 'Twój nick został zresetowany. Możesz wybrać nowy.',
  'warned.ban': 'Przez pewien czas nie możesz pisać na czacie, zakładać stołów ani do nich dołączać.',
  'warned.ban-forever': 'Nie możesz już pisać na czacie, zakładać stołów ani do nich dołączać.',
  'challenged.title': 'Wyzwanie, nadawca: {by}',
  'challenged.body': '{game}',
  'challenged.subject': 'Wyzwanie: {game}',
  'challenged.text':
    'Cześć {name},\n\nmasz wyzwanie do gry „{game}”. Nadawca: {by}. Przyjmij je lub odrzuć tutaj:\n\n{url}\n',
  'written.title': 'Wiadomość, nadawca: {by}',
  'written.body': 'Masz nową wiadomość.',
  'written.subject': 'Nowa wiadomość, nadawca: {by}',
  'written.text': 'Cześć {name},\n\nmasz nową wiadomość. Nadawca: {by}. Przeczytaj ją i odpisz tutaj:\n\n{url}\n',
  nobody: 'na razie nikt inny',
  foot: '\n-- \nTe wiadomości wyłączysz tutaj: {account}\n',
}

const ru: Readonly<Record<NoticeKey, string>> = {
  'your-move.title': 'Ваш ход',
  'your-move.body': '{game} · {others}',
  'your-move.subject': 'Ваш ход: {game}',
  'your-move.text':
    'Здравствуйте, {name}!\n\nВ игре «{game}» ваш ход. За столом: {others}.\n{until, select, none {} other {Сделайте ход до {until}.\n}}\n{url}\n',
  'game-over.title': 'Партия окончена',
  'game-over.body': '{game} · {others}',
  'game-over.subject': 'Партия окончена: {game}',
  'game-over.text':
    'Здравствуйте, {name}!\n\nПартия в «{game}» окончена. За столом: {others}.\nРезультат и повтор:\n\n{url}\n',
  'invited.title': 'Приглашение в игру',
  'invited.body': '{game} · {others}',
  'invited.subject': 'Приглашение в игру: {game}',
  'invited.text':
    'Здравствуйте, {name}!\n\nВас приглашают сыграть в «{game}». За столом: {others}.\nЗаймите место здесь:\n\n{url}\n',
  'warned.title': 'Сообщение от модераторов',
  'warned.warn':
    'Ваши действия нарушили правила этого сайта. Пожалуйста, ведите себя так, чтобы играть было приятно всем.',
  'warned.rename': 'Ваше имя сброшено. Вы можете выбрать другое.',
  'warned.ban': 'Некоторое время вы не сможете писать в чат, садиться за столы и создавать их.',
  'warned.ban-forever': 'Вы больше не можете писать в чат, садиться за столы и создавать их.',
  'challenged.title': 'Вызов, отправитель: {by}',
  'challenged.body': '{game}',
  'challenged.subject': 'Вызов: {game}',
  'challenged.text':
    'Здравствуйте, {name}!\n\nВас вызывают на партию в «{game}». Отправитель: {by}. Принять или отклонить вызов можно здесь:\n\n{url}\n',
  'written.title': 'Сообщение, отправитель: {by}',
  'written.body': 'У вас новое сообщение.',
  'written.subject': 'Новое сообщение, отправитель: {by}',
  'written.text':
    'Здравствуйте, {name}!\n\nУ вас новое сообщение. Отправитель: {by}. Прочитать и ответить можно здесь:\n\n{url}\n',
  nobody: 'пока больше никого',
  foot: '\n-- \nОтключить такие письма можно здесь: {account}\n',
}

const de: Readonly<Record<NoticeKey, string>> = {
  'your-move.title': 'Du bist am Zug',
  'your-move.body': '{game} · {others}',
  'your-move.subject': 'Du bist am Zug: {game}',
  'your-move.text':
    'Hallo {name},\n\ndu bist am Zug: {game}. Am Tisch: {others}.\n{until, select, none {} other {Bitte zieh bis zum {until}.\n}}\n{url}\n',
  'game-over.title': 'Partie beendet',
  'game-over.body': '{game} · {others}',
  'game-over.subject': 'Partie beendet: {game}',
  'game-over.text':
    'Hallo {name},\n\ndeine Partie ist zu Ende: {game}. Am Tisch: {others}.\nErgebnis und Wiederholung:\n\n{url}\n',
  'invited.title': 'Einladung zum Spielen',
  'invited.body': '{game} · {others}',
  'invited.subject': 'Einladung zum Spielen: {game}',
  'invited.text':
    'Hallo {name},\n\ndu hast eine Einladung: {game}. Am Tisch: {others}.\nHier ist dein Platz:\n\n{url}\n',
  'warned.title': 'Nachricht von der Moderation',
  'warned.warn':
    'Etwas, das du hier getan hast, verstößt gegen unsere Hausregeln. Bitte hilf mit, dass alle gern hier spielen.',
  'warned.rename': 'Dein Name wurde zurückgesetzt. Du kannst einen anderen wählen.',
  'warned.ban': 'Eine Zeit lang kannst du weder chatten noch dich an einen Tisch setzen oder einen eröffnen.',
  'warned.ban-forever':
    'Du bist dauerhaft gesperrt: Du kannst weder chatten noch dich an einen Tisch setzen oder einen eröffnen.',
  'challenged.title': 'Herausforderung von {by}',
  'challenged.body': '{game}',
  'challenged.subject': 'Herausforderung: {game}',
  'challenged.text':
    'Hallo {name},\n\n{by} fordert dich heraus: {game}. Hier kannst du annehmen oder ablehnen:\n\n{url}\n',
  'written.title': 'Nachricht von {by}',
  'written.body': 'Du hast eine neue Nachricht.',
  'written.subject': 'Eine Nachricht von {by}',
  'written.text': 'Hallo {name},\n\n{by} hat dir geschrieben. Hier kannst du lesen und antworten:\n\n{url}\n',
  nobody: 'noch niemand sonst',
  foot: '\n-- \nDiese E-Mails abschalten: {account}\n',
}

export const NOTICE_WORDS: Readonly<Record<Language, Readonly<Record<NoticeKey, string>>>> = { en, pl, ru, de }

export type NoticeSay = (key: NoticeKey, args?: Message['args']) => string

const speakers = new Map<Language, NoticeSay>()

export function noticeWords(language: Language): NoticeSay {
  const known = speakers.get(language)
  if (known) return known
  const say = speaker(language, NOTICE_WORDS[language])
  const words: NoticeSay = (key, args) => say(args ? { key, args } : { key })
  speakers.set(language, words)
  return words
}

/** What a game is called; its id where nobody knows it. */
export const gameName = (game: string, language: Language): string =>
  gameById(game)?.text.dictionaries[language]['game.name'] ?? game

/** A moment that means the same to everybody who reads it. */
export const momentWords = (time: number, language: Language): string =>
  `${new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`
