// A view as the board reads it.

import { type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { FastChance, speakerOf } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, COUNTRIES } from './facts.ts'
import { campsOf, handOf, markersOn, nextImpulse, readPosition, spread, unmarked } from './position.ts'
import { powersAt, seating, seatNames } from './seat-styles.tsx'

const setUp = (seats: number): { readonly view: (seat?: number) => AwView } => {
  const state = assyrianWars.setup({ seats, options: { scenario: 'campaign' } }, new FastChance('board'))
  return { view: seat => assyrianWars.view(state, seat) }
}

describe('a campaign at the start', () => {
  const { view } = setUp(5)
  test('camps with their powers', () => {
    const camps = campsOf(view())
    expect(camps.map(({ id, powers }) => `${id}: ${powers.map(one => one.id).join(' ')}`)).toEqual([
      'assyrian: assyria',
      'rebel: babylonia elam',
      'neutral: media egypt',
    ])
  })
  test('markers on tracks and beside them', () => {
    expect(markersOn(view(), 'assyria').map(({ id, space }) => `${id} ${space}`)).toEqual(['phoenicia 5'])
    expect(unmarked(view()).map(({ id }) => id)).toEqual(['phrygia'])
  })
  test('Assyria is asked: its hand lies in front; another sees its own', () => {
    expect(readPosition(view(0), 0).front?.id).toBe('assyria')
    expect(readPosition(view(4), 4).front?.id).toBe('elam')
    expect(readPosition(view(), undefined).front).toBeUndefined()
  })
  test('a hand counts copies together', () => {
    const hand = handOf(view(0), 'assyria', new Map())
    expect(hand.reduce((sum, { count }) => sum + count, 0)).toBe(view(0).hands.assyria?.length)
    expect(new Set(hand.map(({ print }) => print.id)).size).toBe(hand.length)
  })
})

test('a scenario shows its own countries alone', () => {
  const state = assyrianWars.setup({ seats: 3, options: { scenario: 'two-rivers' } }, new FastChance('board'))
  const view = assyrianWars.view(state, 0)
  expect(campsOf(view).flatMap(({ powers }) => powers.map(({ id }) => id))).toEqual(['assyria', 'babylonia', 'elam'])
  expect(unmarked(view)).toEqual([])
})

describe('seats', () => {
  test('who plays what, by the scenario', () => {
    expect(powersAt('campaign', 3, 1)).toEqual(['egypt', 'babylonia'])
    expect(seating(2, { scenario: 'two-rivers' })?.length).toBe(2)
    expect(seating(5, { scenario: 'two-rivers' })).toBeUndefined()
  })
  test('they are spoken of by their powers', () => {
    const say = speakerOf(assyrianWars, 'en', [])
    const view = setUp(3).view()
    const names = [0, 1, 2, 3].map(seat => seatNames.nameOf(view, seat)).map(name => name && say(name))
    expect(names).toEqual(['Assyria', 'Egypt and Babylonia', 'Media and Elam', undefined])
  })
})

test.each([
  { id: 'far from each other', wanted: [1.5, 7.5], want: [1.5, 7.5] },
  { id: 'on one space', wanted: [4.5, 4.5, 5.5], want: [4.5, 6.5, 8.5] },
  { id: 'at the ends', wanted: [0.5, 14.5, 15.5], want: [1, 13, 15] },
])('marks of a row that stand $id', ({ wanted, want }) => {
  expect(spread(wanted, 2, 16)).toEqual(want)
})

test('every country has two letters of its own, every card its print', () => {
  const codes = [...COUNTRIES.values()].map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(CARDS.size).toBe(82)
})

test.each([
  { marker: 0, phasing: 'assyria', next: 'egypt' },
  { marker: 2, phasing: 'egypt', next: 'assyria' },
  { marker: 0, phasing: 'egypt', next: 'assyria' },
])('the marker at $marker and the impulse of $phasing: $next comes next', ({ marker, phasing, next }) => {
  const countries = [
    { id: 'assyria', active: true },
    { id: 'media', active: false },
    { id: 'egypt', active: true },
  ]
  expect(nextImpulse({ countries, position: { marker }, phasing } as unknown as AwView)).toBe(next)
})
