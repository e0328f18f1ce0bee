// Every action has a piece with a name in all three languages, and its place on the map where it has one.

import { type AwEvent, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { LANGUAGES, type Message, speakerOf } from '@tabularium/kernel'
import { describe, expect, test, vi } from 'vitest'
import { doerOf, namePiece, passes, pieceOf, placeOf, section } from './actions-by-piece.ts'
import { N } from './facts.ts'

vi.mock('../../words.ts', () => ({ area: (dictionaries: unknown) => ({ dictionaries }) }))
const { boardWords } = await import('./words.ts')

const { all } = assyrianWars.actions

describe('pieces', () => {
  for (const language of LANGUAGES) {
    test(`every piece has a name in ${language}`, () => {
      const say = speakerOf(assyrianWars, language)
      const pieces = new Set(all.map(pieceOf))
      const unnamed = [...pieces].filter(piece => {
        const message = namePiece(piece)
        return say(message) === message.key
      })
      expect(unnamed).toEqual([])
    })
  }
  test('places are places of the map', () => {
    const places = new Set([...N.areas, ...N.zones, ...N.boxes, ...N.data.inlandTrade.raidBoxes, 'regroup'])
    const found = new Set(all.flatMap(action => placeOf(action) ?? []))
    expect([...found].filter(place => !places.has(place))).toEqual([])
    expect(N.areas.filter(id => !found.has(id))).toEqual([])
  })
})

describe('the record', () => {
  const said = (events: readonly AwEvent[]): string => {
    const heading = events.reduce<Message | undefined>(section, undefined)
    return heading ? speakerOf(assyrianWars, 'en')(heading) : ''
  }
  const turn: AwEvent = { at: 'turn', turn: 2 }
  const impulse: AwEvent = { at: 'impulse', country: 'elam', preempting: false }

  test.each<{ given: string; events: readonly AwEvent[]; heading: string }>([
    { given: 'nothing yet', events: [], heading: '' },
    { given: 'a turn', events: [turn], heading: 'Turn 2' },
    { given: 'a round', events: [turn, { at: 'round', round: 3 }], heading: 'Turn 2, round 3' },
    { given: 'an impulse', events: [turn, { at: 'round', round: 3 }, impulse], heading: 'Elam, round 3' },
    { given: 'the interphase', events: [turn, impulse, { at: 'interphase', step: 'income' }], heading: 'After turn 2' },
  ])('$given: "$heading"', ({ events, heading }) => expect(said(events)).toBe(heading))

  test('whoever runs a country does what it does', () => {
    const view = {
      countries: [
        { id: 'elam', seat: 2 },
        { id: 'judah', seat: -1 },
      ],
    } as unknown as AwView
    expect(doerOf(view, impulse)).toBe(2)
    expect(doerOf(view, { at: 'impulse', country: 'judah', preempting: false } as AwEvent)).toBeUndefined()
    expect(doerOf(view, turn)).toBeUndefined()
  })
})

test.each([
  { at: 'react', notation: 'pass', passing: true },
  { at: 'lay', notation: 'pass', passing: true },
  { at: 'intercept', notation: 'pass', passing: false },
  { at: 'act', notation: 'end', passing: false },
])('$notation at $at only lets others go on: $passing', ({ at, notation, passing }) => {
  const action = assyrianWars.actions.parse(notation)
  expect(action && passes({ frames: [{ at }] } as unknown as AwView, action)).toBe(passing)
})

test('the board says the same things in three languages', () => {
  const [en, ...others] = LANGUAGES.map(language => Object.keys(boardWords.dictionaries[language]))
  for (const keys of others) expect(keys).toEqual(en)
})
