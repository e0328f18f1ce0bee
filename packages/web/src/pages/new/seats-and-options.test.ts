import { assyrianWars } from '@tabularium/assyrian-wars'
import { describe, expect, test } from 'vitest'
import { gameEntry } from '../../games.ts'
import { optionsFor, seatsFor } from './seats-and-options.ts'

const first = gameEntry('assyrian-wars')?.first ?? {}

describe('Assyrian Wars: a scenario has its number of seats', () => {
  test.each([
    [1, 'two-rivers'],
    [3, 'two-rivers'],
    [4, 'campaign'],
    [5, 'campaign'],
  ])('%i seats, where the first game is wanted: %s', (seats, scenario) => {
    expect(optionsFor(assyrianWars, seats, first)).toEqual({ ...first, scenario })
  })

  test.each([
    ['two-rivers', 5, 3],
    ['rise-and-fall', 5, 4],
    ['rise-and-fall', 2, 2],
    ['campaign', 5, 5],
  ])('%s is chosen at %i seats: %i', (scenario, seats, fewer) => {
    expect(seatsFor(assyrianWars, seats, { scenario })).toBe(fewer)
  })
})
