// What the shell is told about pieces.

import { speakerOf } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { actionOf, begin, look, scene } from '@tabularium/wonders-duel/scene'
import { expect, test } from 'vitest'
import { consequence, expected, namePiece, pieceOf, status, touchedIn } from './actions-by-piece.ts'

const say = speakerOf(wondersDuel, 'en', ['Livia', 'Marek'])

test.each([
  ['build library', 'card.library', 'Library'],
  ['discard library', 'card.library', 'Library'],
  ['wonder the-sphinx library', 'card.library', 'Library'],
  ['draft piraeus', 'wonder.piraeus', 'Piraeus'],
  ['token law', 'token.law', 'Law'],
  ['keep law', 'token.law', 'Law'],
  ['decline', 'decline', 'Take no token'],
  ['destroy press', 'card.press', 'Press'],
  ['raise walls', 'card.walls', 'Walls'],
  ['starter opponent', 'starter.opponent', 'Let your opponent go first'],
])('%s is about %s', (notation, piece, name) => {
  expect(pieceOf(actionOf(notation))).toBe(piece)
  expect(say(namePiece(piece))).toBe(name)
})

test('cards and wonders too dear to build are expected, and nothing when another seat is asked', () => {
  const s = scene({ open: 'walls brewery', p1: { coins: 3, wonders: 'the-pyramids' }, p2: {} })
  const list = expected(look(s), 0)
  expect(list).toContain('build walls')
  expect(list).not.toContain('build brewery')
  expect(list).toContain('wonder the-pyramids brewery')
  expect(expected(look(s), 1)).toEqual([])
})

test('taking a card opens what it alone covers', () => {
  const s = scene({ age: 1, gone: [19], slots: { 18: 'altar' } })
  const told = consequence(look(s), 0, 'card.altar')
  expect(told && say(told)).toBe('Taking it uncovers: a face-down card.')
  const first = consequence(look(scene({ age: 1, slots: { 14: 'altar' } })), 0, 'card.altar')
  expect(first && say(first)).toBe('Taking it uncovers no other card.')
})

test('the status tells the Age and the cards left', () => {
  expect(say(status(look(begin())))).toBe('Wonder draft')
  expect(say(status(look(scene({ age: 2, gone: [18, 19] }))))).toBe('Age II, 18 cards left')
})

test('what others touched is marked: built, turned up, discarded, wonders and tokens', () => {
  const touched = touchedIn([
    { at: 'built', seat: 1, card: 'altar', paid: 0, trade: 0 },
    { at: 'revealed', slot: 3, card: 'baths' },
    { at: 'discarded', seat: 1, card: 'stable', coins: 2 },
    { at: 'wonder', seat: 1, wonder: 'the-sphinx', card: 'press', paid: 3 },
    { at: 'token', seat: 1, token: 'law' },
    { at: 'gained', seat: 1, coins: 3, by: 'x' },
  ])
  expect([...touched]).toEqual(['card.altar', 'card.baths', 'pile', 'wonder.the-sphinx', 'token.law'])
})
