import { LANGUAGES, type Message, type Refusal, type Result, type Say, speakerOf } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { Board } from '../boards/board.ts'
import type { Player, Position, TableState } from '../table/table.ts'
import { type PromptInput, promptOf, sayAs, sentence } from './prompt-model.ts'

const t = (key: string, args?: Message['args']) => (args ? `${key} ${Object.values(args).join(' ')}` : key)
const dictionary: Readonly<Record<string, string>> = {
  'prompt.turn': 'Ania takes a card.',
  'prompt.turn.you': 'Take a card',

  'end.points': 'more points',
  'name.altar': 'Altar',
  'opens.altar': 'opens Baths',
  'no.coins': 'needs 5 coins, you have 2',
}
const say: Say = ({ key }) => dictionary[key] ?? key
const board = {
  game: {
    actions: { parse: (notation: string) => ({ notation }) },
    text: {
      prompt: () => ({ message: { key: 'prompt.turn' }, rule: '6.2' }),
      action: ({ notation }: { notation: string }) => ({ key: notation }),
    },
  },
  namePiece: (piece: string) => ({ key: `name.${piece}` }),
  consequence: (_view: unknown, _seat: number, piece: string) => ({ key: `opens.${piece}` }),
} as unknown as Board

const person: Player = { name: 'Ania' }
const bot: Player = { name: 'Bo', bot: 'random' }
const position = (part: Partial<Position>): Position => ({
  moves: 7,
  seat: 0,
  view: { waiting: [0] },
  legal: [],
  ...part,
})
const state = (part: Partial<TableState>): TableState => ({
  id: 'x',
  game: 'g',
  options: {},
  players: [person, bot],
  commitment: '',
  version: 7,
  askedSince: 7,
  position: position({}),
  events: [],
  canUndo: false,
  paused: false,
  ...part,
})
const moment = (part: Partial<PromptInput>): PromptInput => ({
  board,
  state: state({}),
  past: undefined,
  names: ['Ania', 'Bo'],
  say,
  t,
  moveLog: [],
  chosen: undefined,
  pieces: ['altar'],
  answer: undefined,
  sure: undefined,
  ...part,
})
const mine = state({ position: position({ legal: ['build altar'] }) })
const refusal: Refusal = { code: 'coins', rule: '5.8', message: { key: 'no.coins' } }
const result: Result = {
  reason: 'points',
  winners: [1],
  scores: [
    { total: 40, parts: {} },
    { total: 51, parts: {} },
  ],
}

const CASES: readonly { what: string; given: Partial<PromptInput>; says: object }[] = [
  {
    what: 'your move, in the second person',
    given: { state: mine },
    says: { tone: 'legal', lead: 'prompt.yours', text: 'Take a card.', rule: '6.2', seat: 0 },
  },
  {
    what: 'two people at one screen: by name',
    given: { state: { ...mine, players: [person, { name: 'Bo' }] } },
    says: { lead: 'prompt.yours-of Ania' },
  },
  {
    what: 'a piece in hand, and what follows',
    given: { state: mine, chosen: 'altar' },
    says: { text: 'prompt.chosen Altar', more: 'opens Baths' },
  },
  {
    what: 'what the board says of what is pointed at',
    given: { state: mine, chosen: 'altar', note: { lead: 'To the altar:', text: '2 of 5 coins.' } },
    says: { tone: 'legal', lead: 'To the altar:', text: '2 of 5 coins.', rule: '6.2' },
  },
  {
    what: 'a refusal goes before what is pointed at',
    given: { state: mine, note: { lead: 'To the altar:', text: '2 of 5 coins.' }, answer: { notation: 'x', refusal } },
    says: { tone: 'refused' },
  },
  {
    what: 'a piece that nothing can be done with',
    given: { state: mine, chosen: 'altar', pieces: [] },
    says: { text: 'prompt.chosen-none Altar' },
  },
  {
    what: 'another decides: the first words are the name',
    given: {},
    says: { tone: 'wait', lead: 'Ania', text: 'takes a card.', more: 'prompt.waiting' },
  },
  {
    what: 'a bot thinks',
    given: { state: state({ thinking: { seat: 1, share: 0.4 } }) },
    says: { share: 0.4, more: 'prompt.thinking 40' },
  },
  {
    what: 'a bot among bots tells what it hopes for',
    given: { state: state({ thinking: { seat: 1, share: 0.5, value: 0.25 } }) },
    says: { more: 'prompt.value 50 25' },
  },
  {
    what: 'a bot that has only begun, or answers at once, has no share',
    given: { state: state({ thinking: { seat: 1, share: 0 } }) },
    says: { more: 'prompt.waiting' },
  },
  {
    what: 'a window that only passes is not yours',
    given: { state: mine, passing: true },
    says: { tone: 'wait', text: 'takes a card.' },
  },
  { what: 'paused', given: { state: state({ paused: true }) }, says: { more: 'prompt.paused' } },
  {
    what: 'refused, in figures, with the rule',
    given: { state: mine, answer: { notation: 'x', refusal } },
    says: { tone: 'refused', text: 'needs 5 coins, you have 2', rule: '5.8' },
  },
  {
    what: 'asked again before there is no way back',
    given: { state: mine, sure: 'build altar' },
    says: { tone: 'sure', text: 'Build altar.', more: 'prompt.sure-why' },
  },
  {
    what: 'an earlier position',
    given: { past: position({ moves: 3 }) },
    says: { tone: 'past', lead: 'prompt.preview 3 7' },
  },
  {
    what: 'the end: another won',
    given: { state: state({ position: position({ result }) }) },
    says: { tone: 'over', lead: 'over.wins Bo', text: 'More points.', seat: 1, more: 'Ania 40, Bo 51. over.moves 7' },
  },
  {
    what: 'another decides, who is known by what they play',
    given: { seatNames: ['Ania takes', 'Rome'], state: state({}) },
    says: { lead: 'Ania takes', text: 'a card.' },
  },
  {
    what: 'the end: who plays what has won',
    given: { seatNames: ['Rome', 'Greece'], state: state({ position: position({ result }) }) },
    says: { lead: 'over.wins Greece (Bo)', more: 'Rome 40, Greece 51. over.moves 7' },
  },
  {
    what: 'the end: the only person won',
    given: { state: state({ position: position({ result: { ...result, winners: [0] } }) }) },
    says: { lead: 'over.you-win' },
  },
  {
    what: 'the end: shared',
    given: { state: state({ position: position({ result: { ...result, winners: [0, 1] } }) }) },
    says: { lead: 'over.shared Ania, Bo' },
  },
  {
    what: 'the table stopped',
    given: { state: state({ stopped: 'why' }) },
    says: { lead: 'prompt.stopped 7', more: 'why' },
  },
  {
    what: 'played in another window',
    given: { state: { ...mine, elsewhere: true } },
    says: { tone: 'wait', text: 'prompt.elsewhere' },
  },
]

describe('the prompt says', () => {
  test.each(CASES)('$what', ({ given, says }) => expect(promptOf(moment(given))).toMatchObject(says))

  test('what the others did since your last move, in their order', () => {
    const line = (text: string, seat: number) => ({ text, seat })
    const moveLog = [
      { move: 3, seat: 1, lines: [line('Bo sells.', 1)] },
      { move: 2, seat: 1, lines: [line('Bo builds.', 1), line('Bo goes on.', 1)] },
      { move: 1, seat: 0, lines: [line('Ania builds.', 0)] },
    ]
    expect(promptOf(moment({ state: mine, moveLog })).more).toBe('Bo builds. Bo goes on. Bo sells.')
    const forced = { move: 4, seat: 0, lines: [line('Ania sells.', 0), line('Bo has to sell.', 1)] }
    expect(promptOf(moment({ state: mine, moveLog: [forced, ...moveLog] })).more).toBe('Bo has to sell.')
    expect(promptOf(moment({ state: mine, moveLog: moveLog.slice(2) })).more).toBe('')
  })
})

test('special words where the game has them, plain ones where not', () => {
  expect(sayAs('you', { key: 'prompt.turn' }, say)).toBe('Take a card')
  expect(sayAs('short', { key: 'prompt.turn' }, say)).toBe('Ania takes a card.')
})

test.each([
  ['more points', 'More points.'],
  ['Żetony', 'Żetony.'],
  ['All done.', 'All done.'],
  ['', ''],
])('%s as a sentence: %s', (words, said) => expect(sentence(words)).toBe(said))

test('every decision of the games has words in the second person', async () => {
  const { wondersDuel } = await import('@tabularium/wonders-duel')
  for (const language of LANGUAGES) {
    const speak = speakerOf(wondersDuel, language)
    const prompts = Object.keys(wondersDuel.text.dictionaries[language]).filter(key => /^prompt\.\w+$/.test(key))
    expect(prompts.length).toBeGreaterThan(5)
    for (const key of prompts.filter(one => one !== 'prompt.over'))
      expect([key, speak({ key: `${key}.you`, args: { colour: '' } })]).not.toEqual([key, `${key}.you`])
  }
})
