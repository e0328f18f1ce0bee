// Derived tests of science and progress tokens: DR-36 to DR-43 and DR-47 (9, 11.2). P1 acts unless said otherwise.

import { describe, expect, test } from 'vitest'
import { asked, type CityWords, choices, decision, look, play, scene } from './scene.ts'
import { result } from './scoring.ts'
import { view } from './view.ts'

const BOARD = 'agriculture law masonry strategy theology'

test('DR-36 a pair: one of the five tokens, before anything is turned up (9.2, W06)', () => {
  // Taking slot 18 uncovers the face-down slot 15.
  const s = scene({ age: 2, slots: { 18: 'school' }, board: BOARD, p1: { cards: 'apothecary' } })
  const told = play(s, 'build school')
  expect(told.slice(1)).toEqual([{ at: 'pair', seat: 0, symbol: 'wheel' }])
  expect(asked(s)).toBe(0)
  expect(choices(s)).toEqual(BOARD.split(' ').map(token => `token ${token}`))
  expect(look(s).layout[15]).toBe('?')
  expect(play(s, 'token masonry > statue')).toEqual([
    { at: 'token', seat: 0, token: 'masonry' },
    { at: 'revealed', slot: 15, card: 'statue' },
  ])
  expect(look(s).board).toEqual(['agriculture', 'law', 'strategy', 'theology'])
  expect(look(s).cities[0].tokens).toEqual(['masonry'])
  expect(asked(s)).toBe(1)
})

test('DR-36 with `token: may` it can be declined (W04)', () => {
  const words = { open: 'school', board: BOARD, p1: { cards: 'apothecary' } }
  const s = scene({ ...words, options: { token: 'may' } })
  play(s, 'build school')
  expect(choices(s)).toContain('decline')
  expect(play(s, 'decline')).toEqual([{ at: 'declined', seat: 0 }])
  expect(look(s).board).toHaveLength(5)
  expect(asked(s)).toBe(1)
  const duty = scene(words)
  play(duty, 'build school')
  expect(choices(duty)).not.toContain('decline')
})

test('DR-36 a last token is taken unasked, unless it may be declined (W27, W04)', () => {
  const words = {
    open: 'school',
    board: 'masonry',
    p1: { cards: 'apothecary' },
    p2: { tokens: 'law strategy theology agriculture' },
  }
  expect(play(scene(words), 'build school')).toContainEqual({ at: 'token', seat: 0, token: 'masonry' })
  const may = scene({ ...words, options: { token: 'may' } })
  play(may, 'build school')
  expect(choices(may)).toEqual(['token masonry', 'decline'])
})

/** Three pairs and two; the sixth is about to follow. */
const PAIRS: readonly CityWords[] = [
  { cards: 'apothecary school workshop laboratory scriptorium library', tokens: 'masonry strategy economy', coins: 9 },
  { cards: 'pharmacist dispensary academy study university', tokens: 'theology urbanism' },
]

test('DR-37 a sixth pair with an empty board brings nothing (W05)', () => {
  const s = scene({ open: 'observatory', turn: 1, board: '', p1: { ...PAIRS[0] }, p2: { ...PAIRS[1] } })
  const told = play(s, 'build observatory')
  expect(told.map(event => event.at)).toEqual(['built', 'gained', 'pair']) // gained: P1 has Economy
  expect(decision(s)).toBe('turn')
  expect(asked(s)).toBe(0)
  expect(look(s).cities[1].tokens).toEqual(['theology', 'urbanism'])
})

/** Wheel, pendulum, quill, mortar and sundial. */
const FIVE = 'apothecary workshop scriptorium pharmacist academy'

test.each([
  ['law', { reason: 'science', winners: [0] }],
  ['masonry', undefined],
])('DR-38 five kinds and a pair: with %s from the board (9.3)', (token, end) => {
  const s = scene({ open: 'study', board: BOARD, p1: { cards: FIVE } })
  play(s, 'build study')
  expect(result(s)).toBeUndefined()
  play(s, `token ${token}`)
  expect(result(s)).toEqual(end)
})

test.each([
  ['law', { reason: 'science', winners: [0] }],
  ['economy', undefined],
])('DR-39 five kinds and the Great Library: %s kept (9.3, 11.5)', (token, end) => {
  const s = scene({
    open: 'armory',
    box: 'law economy urbanism mathematics philosophy',
    p1: { cards: FIVE, wonders: 'the-great-library' },
  })
  const told = play(s, 'wonder the-great-library armory > urbanism, law, economy')
  expect(told[1]).toEqual({ at: 'drew', seat: 0, tokens: ['economy', 'law', 'urbanism'] })
  expect(choices(s)).toEqual(['keep economy', 'keep law', 'keep urbanism'])
  play(s, `keep ${token}`)
  expect(result(s)).toEqual(end)
})

test.each([
  ['university', 'armillary-sphere'],
  ['academy', 'sundial'],
])('a sixth kind by a card: %s (9.3)', (card, symbol) => {
  const five = symbol === 'sundial' ? FIVE.replace('academy', 'observatory') : FIVE
  const s = scene({ open: card, p1: { cards: five } })
  const told = play(s, `build ${card}`)
  expect(told.slice(1)).toEqual([
    { at: 'symbol', seat: 0, symbol, kinds: 6 },
    { at: 'over', reason: 'science', winners: [0] },
  ])
})

describe('the Mausoleum raises a green card that makes a pair', () => {
  /** Taking slot 18 uncovers the face-down slot 15. */
  const raising = () =>
    scene({
      age: 2,
      slots: { 18: 'brewery', 19: 'forum' },
      board: BOARD,
      discard: 'school altar',
      p1: { cards: 'apothecary', wonders: 'the-mausoleum the-pyramids' },
    })

  test('DR-40 raise, then token, then what is turned up (6.2)', () => {
    const s = raising()
    expect(play(s, 'wonder the-mausoleum brewery').map(event => event.at)).toEqual(['wonder'])
    expect(choices(s)).toEqual(['raise altar', 'raise school'])
    expect(play(s, 'raise school').map(event => event.at)).toEqual(['raised', 'pair'])
    expect(decision(s)).toBe('token')
    expect(look(s).layout[15]).toBe('?')
    expect(play(s, 'token masonry').map(event => event.at)).toEqual(['token', 'revealed'])
  })

  test('DR-41 Theology chosen then works from the next wonder on (W11)', () => {
    const s = raising()
    play(s, 'wonder the-mausoleum brewery', 'raise school', 'token theology')
    expect(asked(s)).toBe(1)
    play(s, 'discard forum > statue, temple')
    expect(asked(s)).toBe(0)
    expect(play(s, 'wonder the-pyramids statue')).toContainEqual({ at: 'again', seat: 0 })
    expect(asked(s)).toBe(0)
  })
})

test('DR-42 Theology kept from the Great Library works from the next wonder on (W11)', () => {
  const s = scene({
    open: 'altar baths theater tavern',
    box: 'theology law economy masonry strategy',
    p1: { wonders: 'the-great-library the-pyramids' },
  })
  play(s, 'wonder the-great-library altar > theology, law, economy', 'keep theology')
  expect(asked(s)).toBe(1)
  play(s, 'discard baths')
  expect(play(s, 'wonder the-pyramids theater')).toContainEqual({ at: 'again', seat: 0 })
  expect(asked(s)).toBe(0)
})

test('DR-43 Theology never doubles a printed extra turn (11.2)', () => {
  const s = scene({ open: 'altar baths theater tavern', p1: { wonders: 'the-sphinx', tokens: 'theology' } })
  const told = play(s, 'wonder the-sphinx altar')
  expect(told.filter(event => event.at === 'again')).toHaveLength(1)
  expect(asked(s)).toBe(0)
  play(s, 'discard baths')
  expect(asked(s)).toBe(1)
})

test('DR-47 the Great Library: Agriculture kept (11.5)', () => {
  const s = scene({
    open: 'altar baths',
    board: 'masonry strategy theology economy urbanism',
    p1: { wonders: 'the-great-library', coins: 12 },
  })
  play(s, 'wonder the-great-library altar > agriculture, law, philosophy')
  expect(play(s, 'keep agriculture')).toEqual([
    { at: 'token', seat: 0, token: 'agriculture' },
    { at: 'gained', seat: 0, coins: 6, by: 'agriculture' },
  ])
  expect(s.cities[0].coins).toBe(12 - 10 + 6)
  expect(look(s).board).toEqual(['economy', 'masonry', 'strategy', 'theology', 'urbanism'])
  expect(look(s).cities.map(city => city.tokens)).toEqual([['agriculture'], []])
  expect(choices(s).filter(move => /token|keep/.test(move))).toEqual([])
})

test.each([
  ['agriculture', 6],
  ['urbanism', 6],
  ['philosophy', 0],
])('%s brings %i coins at once (11.2)', (token, coins) => {
  const s = scene({ open: 'school', board: `${token} masonry`, p1: { cards: 'apothecary', coins: 6 } })
  play(s, 'build school', `token ${token}`)
  expect(s.cities[0].coins).toBe(coins)
})

test('W13 the scales of Law are a kind of their own and never pair (9.2)', () => {
  const s = scene({ open: 'school', board: BOARD, p1: { cards: 'apothecary workshop' } })
  play(s, 'build school')
  expect(play(s, 'token law')).toEqual([
    { at: 'token', seat: 0, token: 'law' },
    { at: 'symbol', seat: 0, symbol: 'scales', kinds: 3 },
  ])
  expect([decision(s), asked(s)]).toEqual(['turn', 1])
})

test('W18 the three tokens drawn are shown to both (15)', () => {
  const s = scene({
    open: 'altar',
    box: 'law economy urbanism mathematics philosophy',
    p1: { wonders: 'the-great-library' },
  })
  play(s, 'wonder the-great-library altar > philosophy, law, economy')
  for (const seat of [0, 1, undefined]) expect(view(s, seat).drawn).toEqual(['economy', 'law', 'philosophy'])
  play(s, 'keep law')
  expect(look(s).drawn).toEqual([])
})
