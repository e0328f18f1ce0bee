// Text that cannot be kept, and names that deceive.

import { LANGUAGES, type Language } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { mePatch, preferences, tokenBody } from './account.ts'
import { pushBody, reportBody } from './people.ts'
import { question } from './socket.ts'
import { chatBody, moveBody, noteBody, tableWish } from './table.ts'
import { isAllText, lookOf, personName } from './text.ts'

const BAD = ['\0', 'a\0b', '\ud800', 'a\udc00b', '\udc00\ud800']
const table = 'a'.repeat(16)
const key = 'k'.repeat(8)
const endpoint = 'https://push.example.org/1'

describe.each(BAD.map(bad => [JSON.stringify(bad), bad]))('%s is not text', (_, bad) => {
  test.each<[string, { safeParse(value: unknown): { success: boolean } }, (words: string) => unknown]>([
    ['a line of the chat', chatBody, text => ({ room: 'players', text: `x${text}` })],
    ['a line over the socket', question, text => ({ ask: 1, to: 'chat', table, room: 'players', text: `x${text}` })],
    ['a move over the socket', question, action => ({ ask: 1, to: 'act', table, action, expect: 1, key })],
    ['a move', moveBody, action => ({ action, expect: 1, key })],
    ['notes', noteBody, text => ({ text })],
    ['a preference', preferences, value => ({ sound: value })],
    ["a preference's name", preferences, name => ({ [name]: 1 })],
    ['a token', tokenBody, name => ({ name: `x${name}` })],
    ['a report', reportBody, text => ({ reason: 'other', text })],
    ["a report's table", reportBody, about => ({ reason: 'other', table: about })],
    ['a name', mePatch, name => ({ name: `Cato${name}` })],
    ['an option', tableWish, value => ({ game: 'wonders-duel', seats: ['me', 'open'], options: { a: value } })],
    [
      "an option's name",
      tableWish,
      name => ({ game: 'wonders-duel', seats: ['me', 'open'], options: { [name]: 'a' } }),
    ],
    [
      'a key of a browser',
      pushBody,
      auth => ({ endpoint, keys: { p256dh: 'x'.repeat(20), auth: `${auth}${key}${key}` } }),
    ],
  ])('in %s', (__, schema, given) => {
    expect(schema.safeParse(given('good 🏛 text')).success).toBe(true)
    expect(schema.safeParse(given(bad)).success).toBe(false)
  })

  test('wherever it stands', () => {
    for (const value of [bad, [bad], { a: [{ b: bad }] }, { [bad]: 1 }]) expect(isAllText(value)).toBe(false)
  })
})

test('all else is text', () => {
  for (const value of ['', '🏛', null, undefined, 1, true, [], {}, { a: ['b', { c: 'ł' }] }])
    expect(isAllText(value)).toBe(true)
})

describe('names', () => {
  test.each([
    ['  Gaius  ', 'Gaius'],
    ['Gaius  \u00a0 Iulius', 'Gaius Iulius'],
    ['Gaius\u2003Iulius', 'Gaius Iulius'],
    ['Zoe\u0301', 'Zoé'],
    ['李白', '李白'],
    ['7', '7'],
    ['❤️ Roma', '❤️ Roma'],
    ['Administratix', 'Administratix'],
    ['Modesta', 'Modesta'],
    ['System of a Down', 'System of a Down'],
    ['Konto', 'Konto'],
  ])('%j is %j', (given, name) => {
    expect(personName.parse(given)).toBe(name)
  })

  test.each([
    ...[
      '',
      '   ',
      '\u034f',
      '\u200b',
      '...',
      '❤️',
      '\u0301',
      'a\u034fb',
      'a\u00adb',
      'x'.repeat(25),
      'a|b',
      'a\u202eb',
      '\u3164',
    ],
    ...[
      'Deleted player',
      'deleted  player',
      'DELETED\u00a0PLAYER',
      'ｄｅｌｅｔｅｄ player',
      'Deleted-Player',
      'Usunięty gracz',
    ],
    ...[
      'удалённый игрок',
      'Удаленный игрок',
      'Moderator',
      'MODERATOR',
      'moderator 2',
      'M0derator',
      'Mоderator',
      'ｍｏｄｅｒａｔｏｒ',
    ],
    ...[
      'módérator',
      'Модератор',
      'admin',
      'Аdmin',
      'Admin1',
      'administrator',
      'Администратор',
      'System',
      'Serwer',
      'T a b u l a r i u m',
    ],
  ])('%j is none', given => {
    expect(personName.safeParse(given).success).toBe(false)
  })

  const SPEAKING = {
    en: ['Deleted player', 'Deleted account', 'Moderator', 'Administrator', 'Moderator Ann', 'Ann (admin)', 'Support'],
    pl: ['Usunięte konto', 'Usunięty gracz', 'Moderatorka', 'Administratorka', 'Moderator Jan', 'Pomoc techniczna'],
    ru: ['Удалённый игрок', 'Удаленный аккаунт', 'Модераторша', 'Администратор', 'Админ Анна', 'Поддержка'],
    de: [
      ...['Gelöschtes Konto', 'Geloeschtes Konto', 'Gelöschter Spieler', 'Moderatorin', 'Administratorin'],
      ...['Moderatorin Anna', 'Administratorin 2', 'Betreiber'],
    ],
  } as const satisfies Record<Language, readonly string[]>

  test.each(LANGUAGES.flatMap(language => SPEAKING[language].map(name => [language, name])))(
    '%s: nobody is called %s',
    (_, given) => {
      expect(personName.safeParse(given).success).toBe(false)
    },
  )

  test('looks: what differs only to a machine is the same', () => {
    expect(lookOf('Аdmin')).toBe(lookOf('ADMIN'))
    expect(lookOf('Cato')).not.toBe(lookOf('Cate'))
  })
})
