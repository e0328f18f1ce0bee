// 2 Trade: tokens, offers, taking, the gift. R is P1 and leads, unless a case says otherwise.

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import type { MnEvent } from './events.ts'
import { waiting } from './play.ts'
import { choices, decision, play, type SceneWords, scene } from './scene.ts'

const trading = (stocks: readonly string[], more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'trade',
  seats: stocks.length,
  titles: 'R G R',
  players: Object.fromEntries(stocks.map((stock, seat) => ['RCGEB'[seat], { stock }])),
  ...more,
})
/** Everybody has exactly so many coins, so that offers make themselves. */
const coins = (seats: number, count: number): SceneWords =>
  trading(Array.from({ length: seats }, () => `coin*${count}`))
/** With Antigone for one of them. */
const antigone = (letter: 'R' | 'C' | 'G', stocks: readonly string[], more: Partial<SceneWords> = {}): SceneWords => {
  const given = trading(stocks, more)
  return { ...given, players: { ...given.players, [letter]: { ...given.players[letter], cards: 'antigone' } } }
}

const TOKENS: readonly Case[] = [
  {
    id: 'EX-05 4/3 is played as 3: everybody offers three (2.1)',
    given: trading(['coin*4', 'coin*4', 'coin*4']),
    when: 'token 3; R: offer coin; R: offer coin',
    now: { asked: 'RCG offer', tokens: '5/0 2/1', 'R choices': 'offer coin' },
  },
  {
    id: 'EX-05 and next round the others are left (2.1)',
    given: trading(['coin*4', 'coin*4', 'coin*4'], { tokens: '5/0 2/1' }),
    now: { choices: 'token 0; token 1; token 2; token 5' },
  },
  {
    id: 'DR-16 face 0: no offers, the token is played (2.1)',
    given: coins(3, 4),
    when: 'token 0',
    now: { asked: 'G name', tokens: '2/1 4/3' },
    tells: [{ at: 'no-trade', why: 'zero' }],
  },
  {
    id: 'DR-17 the third token brings all three back (2.1, M24)',
    given: trading(['coin*4', 'coin*4', 'coin*4'], { tokens: '4/3' }),
    when: 'token 3',
    now: { tokens: '5/0 2/1 4/3' },
  },
  {
    id: 'DR-17 one token is left in the third round (2.1)',
    given: trading(['coin*4', 'coin*4', 'coin*4'], { tokens: '4/3' }),
    now: { choices: 'token 3; token 4' },
  },
  {
    id: 'DR-20 the leader has fewer than announced: the others trade, the next of them takes first (2.1, M15)',
    given: trading(['coin*4', 'coin*5', 'gold*5', 'wine*5']),
    when: 'token 5',
    now: { asked: 'C take', choices: 'take 3 gold; take 4 wine', tokens: '2/1 4/3' },
    silent: ['no-trade'],
  },
  {
    id: 'DR-20 and who took first evens out, not the leader (2.2.1, M15)',
    given: trading(['coin', 'coin*2', 'wine*2', 'gold']),
    when: 'token 2',
    now: { asked: 'G name', 'C stock': 'coin wine', 'G stock': 'coin wine', 'R stock': 'coin' },
  },
  {
    id: 'DR-20 the gift is owed by who took first (2.2.1, M15)',
    given: trading(['', 'oil', 'wine', 'gold']),
    when: 'token 1; take 3 wine; take 2 oil; gift wine',
    now: { asked: 'G name', 'C stock': 'gold', 'G stock': 'oil', 'E stock': 'wine' },
    tells: [{ at: 'gave', seat: 1, to: 3 }],
  },
  {
    id: 'DR-20 the leader has too few, and only one other has enough: no trade (2.1, M15)',
    given: trading(['coin*4', 'coin*6', 'coin*3']),
    when: 'token 5',
    now: { asked: 'G name', tokens: '2/1 4/3' },
    tells: [{ at: 'no-trade', why: 'few' }],
  },
  {
    id: 'DR-20 a leader with nothing at all (2.1, M15)',
    given: trading(['', 'wine', 'gold']),
    when: 'token 1',
    now: { asked: 'G name', 'R stock': '', 'C stock': 'gold', 'G stock': 'wine' },
  },
]

const OFFERS: readonly Case[] = [
  {
    id: 'N09 pieces in any order (2.1)',
    given: trading(['coin gold wine*2', 'coin*4', 'coin*4']),
    when: 'token 3; R: offer wine; R: offer gold',
    now: { 'R choices': 'offer coin; offer wine' },
  },
  {
    id: 'N08 who has exactly as many offers them all; the others are asked (2.1)',
    given: trading(['coin*2 wine', 'coin*4', 'coin*3']),
    when: 'token 3',
    now: { asked: 'C offer' },
    tells: [
      { at: 'ready', seat: 0 },
      { at: 'ready', seat: 2 },
    ],
  },
  {
    id: 'DR-19 too few pieces: no offer, no source, no turn to take (2.1, M16)',
    given: trading(['coin*5', 'wine*4', 'coin*5', 'coin*5']),
    when: 'token 5',
    now: { asked: 'R take', choices: 'take 3 coin; take 4 coin' },
  },
  {
    id: 'DR-19 the same in the Russian edition (2.1, M16)',
    given: trading(['coin*5', 'wine*4', 'coin*5', 'coin*5'], { options: { edition: 'ru' } }),
    when: 'token 5',
    now: { choices: 'take 3 coin; take 4 coin' },
  },
  {
    id: 'DR-21 Antigone offers nothing and is no source (2.1, 10)',
    given: antigone('C', ['coin*2', 'wine*5', 'coin*2', 'coin*2']),
    when: 'token 2; C: offer done; C: offer done; C: offer done; C: offer done; C: offer done',
    now: { choices: 'take 3 coin; take 4 coin' },
  },
  {
    id: 'DR-21 Antigone offers five, more than announced (2.1, 10)',
    given: antigone('C', ['coin*2', 'gold oil*2 wine*2 gladiators', 'coin*2']),
    when: 'token 2; C: offer gold; C: offer oil; C: offer oil; C: offer wine; C: offer wine',
    now: { choices: 'take 2 gold; take 2 oil; take 2 wine; take 3 coin' },
  },
  {
    id: 'DR-21 and no more than five (10)',
    given: antigone('C', ['coin*2', 'coin*6', 'coin*2']),
    when: 'token 2; C: offer coin; C: offer coin; C: offer coin; C: offer coin; C: offer coin',
    now: { 'C choices': '', asked: 'R take' },
  },
  {
    id: 'DR-21 every place of hers takes a choice, filled or empty, in any order (10, M17)',
    given: antigone('C', ['coin*2', 'gold oil wine*2', 'coin*2']),
    when: 'token 2; C: offer done; C: offer wine; C: offer done',
    now: { asked: 'C offer', 'C choices': 'offer gold; offer oil; offer wine; offer done' },
  },
  {
    id: 'DR-22 Antigone with fewer than announced takes part (2.1, M17)',
    given: antigone('C', ['coin*4', 'wine*3', 'coin*4']),
    when: 'token 4; C: offer wine',
    now: { asked: 'C offer', 'C choices': 'offer wine; offer done' },
  },
  {
    id: 'M17 face 0: Antigone may put up some; the leader takes one and gives one (2.1, 2.2.1, 7)',
    given: antigone('C', ['coin*4', 'wine gold oil', 'coin*4']),
    when: 'token 0; C: offer wine; C: offer done; C: offer done; gift coin',
    now: { asked: 'G name', 'R stock': 'coin*3 wine', 'C stock': 'coin gold oil' },
    silent: ['no-trade'],
  },
  {
    id: 'M17 face 0 and she puts up nothing: no trade (2.1)',
    given: antigone('C', ['coin*4', 'wine', 'coin*4']),
    when: 'token 0; C: offer done',
    now: { asked: 'G name', 'C stock': 'wine' },
    tells: [{ at: 'no-trade', why: 'nobody' }],
  },
  {
    id: 'M17 face 0 of a leader who has her: nobody else can put up anything (2.1)',
    given: antigone('R', ['coin*4', 'wine*3', 'coin*4']),
    when: 'token 0',
    now: { asked: 'G name' },
    tells: [{ at: 'no-trade', why: 'zero' }],
  },
  {
    id: 'M17 face 0 and she has nothing (2.1)',
    given: antigone('C', ['coin*4', '', 'coin*4']),
    when: 'token 0',
    now: { asked: 'G name' },
    tells: [{ at: 'no-trade', why: 'zero' }],
  },
  {
    id: 'M20 no other offers anything: all goes back (2.1)',
    given: antigone('C', ['coin*4', 'wine*3', 'coin']),
    when: 'token 4; C: offer done; C: offer done; C: offer done',
    now: { asked: 'G name', 'R stock': 'coin*4', 'C stock': 'wine*3' },
    tells: [{ at: 'no-trade', why: 'nobody' }],
    silent: ['took', 'gave'],
  },
]

const TAKING: readonly Case[] = [
  {
    id: 'EX-06 who took from whom just before is no source (2.2, M19)',
    given: coins(4, 3),
    when: 'token 3; take 2 coin; take 3 coin; take 2 coin',
    now: { asked: 'C take', choices: 'take 1 coin; take 4 coin' },
  },
  {
    id: 'EX-06 and the next one taken from takes (2.2)',
    given: coins(4, 3),
    when: 'token 3; take 2 coin; take 3 coin; take 2 coin; take 4 coin',
    now: { asked: 'E take' },
  },
  {
    id: 'EX-07 two in a row: third players only (2.2, M19)',
    given: coins(4, 3),
    when: 'token 3; take 2 coin; take 1 coin',
    now: { asked: 'R take', choices: 'take 3 coin; take 4 coin' },
  },
  {
    id: 'DR-24 the single reversal is legal (2.2)',
    given: coins(4, 3),
    when: 'token 3; take 2 coin; take 3 coin',
    can: ['take 2 coin'],
  },
  {
    id: 'DR-30 normal and legendary wine are two pieces (2.2, M23)',
    given: trading(['coin*2', 'wine legendary-wine', 'coin*2']),
    when: 'token 2',
    can: ['take 2 wine', 'take 2 legendary-wine'],
  },
  {
    id: 'DR-25 the one to take has the only pieces left: they return (2.2)',
    given: antigone('R', ['coin*3', 'coin*2', 'wine']),
    when: 'token 2; R: offer done; R: offer done; R: offer done',
    now: { asked: 'R gift', 'C stock': 'coin', 'R stock': 'coin*4' },
  },
  {
    id: 'DR-26 the last take was from the leader: no gift (2.2.1)',
    given: coins(3, 1),
    when: 'token 1; take 2 coin; take 3 coin',
    now: { asked: 'G name', 'R stock': 'coin', 'C stock': 'coin', 'G stock': 'coin' },
    silent: ['gave'],
  },
  {
    id: 'DR-28 two participants: taken, taken back, end, no gift (2.2)',
    given: trading(['coin*2', 'wine*2', 'gold']),
    when: 'token 2',
    now: { asked: 'G name', 'R stock': 'coin wine', 'C stock': 'coin wine' },
    silent: ['gave'],
  },
]

const GIFTS: readonly Case[] = [
  {
    id: 'EX-09 the leader gives any piece of the whole stock (2.2.1)',
    given: trading(['coin wine', 'oil', 'gold']),
    when: 'token 1; offer coin; take 3 gold; take 1 coin',
    now: { asked: 'R gift', choices: 'gift gold; gift oil; gift wine', 'G stock': 'coin' },
  },
  {
    id: 'EX-09 and the numbers are as before (2.2.1)',
    given: trading(['coin wine', 'oil', 'gold']),
    when: 'token 1; offer coin; take 3 gold; take 1 coin; gift wine',
    now: { 'R stock': 'gold oil', 'C stock': 'wine', 'G stock': 'coin' },
  },
  {
    id: 'DR-95 Antigone leads and offers nothing: one piece, and the gift goes back (2.1, 2.2.1, M20)',
    given: antigone('R', ['gold', 'coin*2', 'wine']),
    when: 'token 2; R: offer done; gift gold',
    now: { 'R stock': 'coin', 'C stock': 'coin gold', asked: 'G name' },
  },
]

describe.each([
  ['tokens', TOKENS],
  ['offers', OFFERS],
  ['taking', TAKING],
  ['gifts', GIFTS],
] as const)('%s', (_, cases) => {
  test.each(cases.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})

test('EX-08 the rulebook’s long chain: the last two takes make themselves, one piece each returns, the gift is due (2.2)', () => {
  const s = scene(coins(4, 4))
  play(s, 'token 4')
  const events: MnEvent[] = []
  for (const source of [2, 1, 3, 1, 4, 1, 3, 4, 3, 1, 3, 2]) {
    expect(choices(s)).toContain(`take ${source} coin`)
    events.push(...play(s, `take ${source} coin`))
  }
  const took = events.filter(event => event.at === 'took').map(({ seat, from }) => `${seat + 1} from ${from + 1}`)
  expect(took.slice(-2)).toEqual(['2 from 4', '4 from 2'])
  expect(events.find(event => event.at === 'traded')).toEqual({
    at: 'traded',
    returned: [{}, { coin: 1 }, {}, { coin: 1 }],
  })
  expect(s.frames.at(-1)).toMatchObject({ at: 'gift', by: 0, a: 1 })
  expect(s.sizes).toEqual([5, 3, 4, 4])
})

test('DR-29 taking is compulsory: nothing but takes is ever listed (2.2, M18)', () => {
  const random = new FastChance('takes')
  const kinds = new Set<string>()
  const s = scene(trading(['coin*2 wine*4', 'gold*3 oil*3', 'sheep*5', 'wood*4 coin*3']))
  for (let i = 0; i < 200 && decision(s) !== 'name'; i++) {
    const [seat] = waiting(s)
    const list = choices(s, seat)
    if (decision(s) === 'take') for (const notation of list) kinds.add(notation.split(' ')[0])
    play(s, `${'RCGEB'[seat]}: ${list[random.number(list.length)]}`)
  }
  expect([...kinds]).toEqual(['take'])
  expect(s.sizes).toEqual([6, 6, 5, 7])
})
