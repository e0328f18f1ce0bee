// Refusals, with their codes, rules and figures; and in words, for the most telling ones.

import { FastChance, type Message, speakerOf } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { wondersDuel } from './index.ts'
import { refuse } from './refuse.ts'
import { actionOf, asked, begin, choices, P2, play, type SceneWords, scene } from './scene.ts'
import type { WdState } from './state.ts'

const say = speakerOf(wondersDuel, 'en', ['Ania', 'Bartek'])

interface Refused {
  readonly id: string
  readonly given: SceneWords
  /** Moves on the way to the question. */
  readonly after?: readonly string[]
  readonly seat?: number
  readonly action: string
  readonly code: string
  readonly rule: string
  readonly args?: Message['args']
  readonly says?: string
}

const amount = (resource: string, n: number): Message => ({ key: `amount.${resource}`, args: { amount: n } })
const short = (resource: string, need: number, make: number, prices: string): Message => ({
  key: 'refusal.short',
  args: { amount: amount(resource, need), make, covered: 0, prices },
})

const MASONRY_OR_STRATEGY = { board: 'masonry strategy', p1: { cards: 'apothecary' } }

const REFUSED: readonly Refused[] = [
  {
    id: 'walls with 5 coins when stone costs 4 (5.4)',
    given: { open: 'walls', p1: { coins: 5 }, p2: { cards: 'quarry stone-pit' } },
    action: 'build walls',
    code: 'too-dear',
    rule: '5.8',
    args: {
      thing: { key: 'card.walls' },
      parts: [short('stone', 2, 0, '4 + 4')],
      count: 1,
      total: 8,
      coins: 5,
    },
    says: 'Walls needs 2 stone (you produce 0; coins for the rest: 4 + 4); you have 5 coins.',
  },
  {
    id: 'printed coins and resources (5.6)',
    given: { open: 'caravansery', p1: { coins: 6 }, p2: { cards: 'glassworks' } },
    action: 'build caravansery',
    code: 'too-dear',
    rule: '5.8',
    args: {
      thing: { key: 'card.caravansery' },
      parts: [{ key: 'refusal.printed', args: { coins: 2 } }, short('glass', 1, 0, '3'), short('papyrus', 1, 0, '2')],
      count: 3,
      total: 7,
      coins: 6,
    },
  },
  {
    id: 'units covered by a choice source (5.8)',
    given: { open: 'aqueduct', p1: { coins: 3, cards: 'quarry caravansery' }, p2: { cards: 'shelf-quarry' } },
    action: 'build aqueduct',
    code: 'too-dear',
    rule: '5.8',
    args: {
      thing: { key: 'card.aqueduct' },
      parts: [{ key: 'refusal.short-covered', args: { amount: amount('stone', 3), make: 1, covered: 1, prices: '4' } }],
      count: 1,
      total: 4,
      coins: 3,
    },
  },
  {
    id: 'a wonder (5.8)',
    given: { open: 'altar', p1: { coins: 7, wonders: 'the-pyramids' } },
    action: 'wonder the-pyramids altar',
    code: 'too-dear',
    rule: '5.8',
    args: {
      thing: { key: 'wonder.the-pyramids' },
      parts: [short('stone', 3, 0, '2 + 2 + 2'), short('papyrus', 1, 0, '2')],
      count: 2,
      total: 8,
      coins: 7,
    },
  },
  {
    id: 'a card under open ones (6.2)',
    given: { age: 2, slots: { 11: 'walls', 18: 'forum', 19: 'temple' }, gone: [] },
    action: 'discard walls',
    code: 'covered-unseen',
    rule: '6.2',
    args: { card: { key: 'card.walls' }, count: 1 },
  },
  {
    id: 'a card under a turned-up one (6.2)',
    given: { age: 1, gone: [14, 15], slots: { 5: 'altar', 9: 'baths' } },
    action: 'build altar',
    code: 'covered',
    rule: '6.2',
    args: { card: { key: 'card.altar' }, count: 2, by: [{ key: 'card.baths' }] },
  },
  {
    id: 'a card of another Age (6.2)',
    given: { open: 'walls' },
    action: 'build palace',
    code: 'not-in-layout',
    rule: '6.2',
    args: { card: { key: 'card.palace' } },
    says: 'This card is not face up in the layout: Palace.',
  },
  {
    id: 'a card that is gone (6.2)',
    given: { open: 'walls', discard: 'forum' },
    action: 'discard forum',
    code: 'not-in-layout',
    rule: '6.2',
    args: { card: { key: 'card.forum' } },
  },
  {
    id: 'a wonder twice (6.5)',
    given: { open: 'altar', p1: { built: 'the-sphinx' } },
    action: 'wonder the-sphinx altar',
    code: 'wonder-built',
    rule: '6.5',
    args: { wonder: { key: 'wonder.the-sphinx' } },
    says: 'This wonder is already built: The Sphinx.',
  },
  {
    id: 'the wonder of the opponent (6.5)',
    given: { open: 'altar', p2: { wonders: 'the-sphinx' } },
    action: 'wonder the-sphinx altar',
    code: 'wonder-not-yours',
    rule: '6.5',
    args: { wonder: { key: 'wonder.the-sphinx' } },
  },
  {
    id: 'an eighth wonder (6.6)',
    given: {
      open: 'altar baths theater',
      p1: { built: 'the-sphinx piraeus the-colossus', wonders: 'the-pyramids the-great-lighthouse' },
      p2: { built: 'circus-maximus the-appian-way the-mausoleum' },
    },
    after: ['wonder the-great-lighthouse altar', 'discard baths'],
    action: 'wonder the-pyramids theater',
    code: 'wonder-removed',
    rule: '6.6',
    args: { wonder: { key: 'wonder.the-pyramids' } },
  },
  {
    id: 'a wonder with a card that is not accessible (6.5)',
    given: { open: 'altar', p1: { wonders: 'the-sphinx' } },
    action: 'wonder the-sphinx palace',
    code: 'not-in-layout',
    rule: '6.2',
    args: { card: { key: 'card.palace' } },
  },
  {
    id: 'declining where it is a duty (W04)',
    given: { open: 'school', ...MASONRY_OR_STRATEGY },
    after: ['build school'],
    action: 'decline',
    code: 'token-is-duty',
    rule: 'W04',
    says: 'You must take a token for a pair.',
  },
  {
    id: 'a token that is not on the board (9.2)',
    given: { open: 'school', ...MASONRY_OR_STRATEGY },
    after: ['build school'],
    action: 'token law',
    code: 'not-on-board',
    rule: '9.2',
    args: { token: { key: 'token.law' } },
  },
  {
    id: 'a card while a token is chosen (9.2)',
    given: { open: 'school walls', ...MASONRY_OR_STRATEGY },
    after: ['build school'],
    action: 'build walls',
    code: 'another-decision',
    rule: '9.2',
    args: { decision: { key: 'decision.token' } },
    says: 'Something else comes first: taking a progress token.',
  },
  {
    id: 'a token not drawn (11.5)',
    given: { open: 'altar', box: 'law masonry strategy theology economy', p1: { wonders: 'the-great-library' } },
    after: ['wonder the-great-library altar > law, masonry, strategy'],
    action: 'keep economy',
    code: 'not-drawn',
    rule: '11.5',
    args: { token: { key: 'token.economy' } },
  },
  {
    id: 'the wrong colour destroyed (11.5)',
    given: {
      open: 'altar',
      p1: { wonders: 'the-statue-of-zeus' },
      p2: { cards: 'quarry clay-pool glassworks' },
    },
    after: ['wonder the-statue-of-zeus altar'],
    action: 'destroy glassworks',
    code: 'no-target',
    rule: '11.5',
    args: { card: { key: 'card.glassworks' }, colour: { key: 'colour.brown' } },
  },
  {
    id: 'one’s own card destroyed (11.5)',
    given: {
      open: 'altar',
      p1: { wonders: 'circus-maximus', cards: 'drying-room' },
      p2: { cards: 'press glassworks' },
    },
    after: ['wonder circus-maximus altar'],
    action: 'destroy drying-room',
    code: 'no-target',
    rule: '11.5',
    args: { card: { key: 'card.drying-room' }, colour: { key: 'colour.grey' } },
  },
  {
    id: 'a tucked card raised (11.5)',
    given: { open: 'altar', discard: 'baths theater', p1: { wonders: 'the-mausoleum', built: 'the-sphinx/tavern' } },
    after: ['wonder the-mausoleum altar'],
    action: 'raise tavern',
    code: 'not-in-pile',
    rule: '11.5',
    args: { card: { key: 'card.tavern' } },
  },
  {
    id: 'a card before it is known who starts (7)',
    given: { last: 'altar', age: 1, pawn: 3 },
    after: ['discard altar'],
    seat: P2,
    action: 'discard walls',
    code: 'another-decision',
    rule: '7',
    args: { decision: { key: 'decision.starter' } },
  },
  {
    id: 'out of turn (6.2)',
    given: { open: 'walls' },
    seat: P2,
    action: 'discard walls',
    code: 'not-your-turn',
    rule: '6.2',
    says: 'It is not your turn.',
  },
  {
    id: 'after the end (10.1)',
    given: { open: 'archery-range walls', pawn: 8 },
    after: ['build archery-range'],
    action: 'discard walls',
    code: 'over',
    rule: '10.1',
    says: 'The game is over.',
  },
]

test.each(REFUSED)('$id: $code', ({ given, after = [], seat = 0, action, code, rule, args, says }) => {
  const s = scene(given)
  play(s, ...after)
  const refusal = refuse(s, seat, actionOf(action))
  expect(refusal).toMatchObject({ code, rule })
  expect(refusal?.message.args).toEqual(args)
  if (asked(s) === seat) expect(choices(s)).not.toContain(action)
  if (says !== undefined && refusal) expect(say(refusal.message)).toBe(says)
})

test('a wonder that is not on offer in the draft (4.1)', () => {
  const s = begin({}, 'law masonry strategy theology urbanism the-sphinx piraeus the-pyramids the-colossus')
  expect(refuse(s, 0, actionOf('draft the-mausoleum'))).toEqual({
    code: 'not-in-group',
    rule: '4.1',
    message: { key: 'refusal.not-in-group', args: { wonder: { key: 'wonder.the-mausoleum' } } },
  })
})

describe('over random positions', () => {
  const CARDS_OWNED = [
    'quarry',
    'stone-pit',
    'press',
    'glassworks',
    'caravansery',
    'forum',
    'stone-reserve',
    'brickyard',
  ]

  test('the figures of every part add up to the total, which is more than there is (5.8)', () => {
    const random = new FastChance('figures')
    let looked = 0
    for (let i = 0; i < 300; i++) {
      const seats = CARDS_OWNED.map(() => random.number(3))
      const cards = (seat: number) => CARDS_OWNED.filter((_, card) => seats[card] === seat).join(' ')
      const tokens = random.number(2) === 0 ? 'masonry architecture' : ''
      const s = scene({
        age: 3,
        p1: { coins: random.number(12), cards: cards(0), tokens, wonders: 'the-mausoleum the-pyramids the-sphinx' },
        p2: { cards: cards(1) },
      })
      for (const refusal of dear(s)) {
        looked++
        const { parts, total, coins } = refusal
        const sum = parts.reduce((all, { args }) => all + worth(args), 0)
        expect(sum).toBe(total)
        expect(total).toBeGreaterThan(coins)
      }
    }
    expect(looked).toBeGreaterThan(300)
  })

  interface Dear {
    readonly parts: readonly Message[]
    readonly total: number
    readonly coins: number
  }

  function dear(s: WdState): readonly Dear[] {
    return wondersDuel.actions.all.flatMap(action => {
      const refusal = refuse(s, 0, action)
      return refusal?.code === 'too-dear' ? [refusal.message.args as unknown as Dear] : []
    })
  }

  const worth = (args: Message['args']): number =>
    typeof args?.prices === 'string'
      ? args.prices.split(' + ').reduce((sum, price) => sum + Number(price), 0)
      : Number(args?.coins)
})
