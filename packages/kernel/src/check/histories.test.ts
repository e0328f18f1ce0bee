// Leaks planted in a sound game that only a history can show: redeal keeps what the true course of the game has left behind.

import { describe, expect, test } from 'vitest'
import type { Chance } from '../chance.ts'
import { completeOptions } from '../option.ts'
import { isProblem } from '../problem.ts'
import type { Seat } from '../seat.ts'
import { FIELDS, OMENS, SPEAKS } from '../toy/data.ts'
import { omens } from '../toy/index.ts'
import { bids, type Omens, pickOf, withPick } from '../toy/state.ts'
import type { OmensView } from '../toy/view.ts'
import { type Breach, playGame } from './game.ts'
import { playPairs } from './histories.ts'
import { Ear } from './words.ts'

type Toy = typeof omens
type Action = Parameters<Toy['apply']>[2]

/** What a planted leak keeps beside the position. */
interface WithMemo extends Omens {
  memo: number[]
}
interface Shown extends OmensView {
  readonly memo: readonly number[]
}
const memoOf = (s: Omens): number[] => (s as WithMemo).memo
const withMemo = (s: Omens, memo: readonly number[]): WithMemo => Object.assign(s, { memo: [...memo] })

interface Leak {
  readonly what: string
  /** Whether one move in a world dealt again shows it too. */
  readonly redeal: boolean
  /** What is remembered at the start; after an omen was drawn; after a move. */
  readonly begin?: (seats: number) => readonly number[]
  readonly drawn?: (memo: number[], omen: number, seat: Seat) => void
  readonly moved?: (s: Omens, memo: number[], seat: Seat, action: Action) => void
  /** What a viewer is shown of it, and how it is dealt again: by default all, and as it was. */
  readonly shown?: (s: Omens, memo: readonly number[], seat: Seat | undefined) => readonly number[]
  readonly dealt?: (s: Omens, memo: number[], seat: Seat, chance: Chance) => void
  readonly twin?: Partial<Toy>
  readonly why: RegExp
}

const ANY = { what: 'any', names: [] }
const isRow = (omen: number): boolean => omen < 3
const NORTH = 1

/** The game with a leak: everything as it was, and a memo that goes with the position into the view. */
function leaky({ begin = () => [], drawn, moved, shown, dealt, twin = {} }: Leak): Toy {
  const listen = (memo: number[], chance: Chance): Chance => ({
    draw(ask, bag, to) {
      const omen = chance.draw(ask, bag, to)
      if (to !== undefined) drawn?.(memo, omen, Math.log2(to))
      return omen
    },
    deal: (ask, counts, to) => chance.deal(ask, counts, to),
    below: (ask, n, to) => chance.below(ask, n, to),
  })
  const game: Toy = { ...omens, ...twin }
  return {
    ...game,
    setup(config, chance, tell) {
      const memo = [...begin(config.seats)]
      return withMemo(omens.setup(config, listen(memo, chance), tell), memo)
    },
    apply(s, seat, action, chance, tell) {
      game.apply(s, seat, action, listen(memoOf(s), chance), tell)
      moved?.(s, memoOf(s), seat, action)
    },
    clone: s => withMemo(omens.clone(s), memoOf(s)),
    copy(from, into) {
      omens.copy(from, into)
      withMemo(into, memoOf(from))
    },
    view: (s, seat) => {
      const seen: Shown = { ...omens.view(s, seat), memo: shown ? shown(s, memoOf(s), seat) : [...memoOf(s)] }
      return seen
    },
    redeal(s, seat, chance) {
      omens.redeal(s, seat, chance)
      dealt?.(s, memoOf(s), seat, chance)
    },
    imagine(view, chance) {
      const s = withMemo(omens.imagine(view, chance), (view as Shown).memo)
      dealt?.(s, s.memo, view.seat ?? -1, chance)
      return s
    },
  }
}

/** Which omens a seat sees: its own, and those that have been shown. */
const seenBy = (s: Omens, seat: Seat | undefined): number => s.spent | (seat === undefined ? 0 : (s.hands[seat] ?? 0))

const LEAKS: readonly Leak[] = [
  {
    what: 'copies have numbers: the lowest left of its kind goes to whoever draws',
    // In the set-up, which is made twice from the start; later not.
    redeal: true,
    begin: () => OMENS.map(() => -1),
    drawn: (memo, omen) => {
      memo[omen] = OMENS.filter((_, other) => isRow(other) === isRow(omen) && memo[other] >= 0).length
    },
    shown: (s, memo, seat) => memo.map((copy, omen) => ((seenBy(s, seat) >> omen) & 1 ? copy : -1)),
    // Which of the numbers that are left an unseen omen has is anybody's guess.
    dealt: (s, memo, seat, chance) => {
      for (const rows of [true, false]) {
        const kind = OMENS.flatMap((_, omen) => (isRow(omen) === rows ? [omen] : []))
        const known = kind.filter(omen => (seenBy(s, seat) >> omen) & 1)
        const left = [0, 1, 2].filter(copy => !known.some(omen => memo[omen] === copy))
        for (const omen of kind) {
          if (known.includes(omen)) continue
          const inBag = (s.bag >> omen) & 1
          memo[omen] = inBag ? -1 : left.splice(chance.below(ANY, left.length), 1)[0]
        }
      }
    },
    why: /shows: view\.memo\[\d\] is \d, not \d/,
  },
  {
    what: 'what was given in secret is forgotten when it is paid in the open',
    redeal: true,
    // For each seat the last omen it drew, as long as it has it; everybody sees that there is one.
    begin: seats => Array.from({ length: seats }, () => -1),
    drawn: (memo, omen, seat) => {
      memo[seat] = omen
    },
    moved: (_s, memo, seat, action) => {
      if (action.kind === 'contest' && memo[seat] === action.omen) memo[seat] = -1
    },
    shown: (s, memo, seat) => memo.map((omen, of) => (of === seat || omen < 0 ? omen : s.hands[of] === 0 ? -1 : 99)),
    dealt: (s, memo, seat, chance) => {
      for (const [of, omen] of memo.entries()) {
        if (of === seat || omen < 0) continue
        const hand = OMENS.flatMap((_, one) => ((s.hands[of] >> one) & 1 ? [one] : []))
        memo[of] = hand.length === 0 ? -1 : hand[chance.below(ANY, hand.length)]
      }
    },
    why: /shows: view\.memo\[\d\] is (-1, not 99|99, not -1)/,
  },
  {
    what: 'a bid is laid coin by coin: the number of moves tells how many',
    redeal: false,
    begin: seats => Array.from({ length: seats }, () => 0),
    shown: (_s, memo, seat) => memo.map((coins, of) => (of === seat ? coins : 0)),
    twin: {
      apply(s, seat, action, chance, tell) {
        const memo = memoOf(s)
        if (action.kind === 'bid' && action.coins === 2 && memo[seat] === 0) memo[seat] = 1
        else {
          memo[seat] = 0
          omens.apply(s, seat, action, chance, tell)
        }
      },
    },
    why: /is told a secret \('bid \d' for 'bid \d' of seat \d at move \d+\)/,
  },
  {
    what: 'a question that resolves itself for a private reason, in a move that reveals something else',
    redeal: true,
    moved: (s, _memo, _seat, action) => {
      const top = s.frames.at(-1)
      if (action.kind !== 'contest' || top?.at !== 'bids') return
      const silent = s.hands.findIndex((hand, of) => (hand & NORTH) !== 0 && pickOf(top.picks, of) === 0)
      if (silent >= 0) s.frames[s.frames.length - 1] = bids(withPick(top.picks, silent, 1))
    },
    why: /shows: waiting/,
  },
  {
    what: 'a list in the order in which its things were drawn in secret',
    redeal: false,
    drawn: (memo, omen) => void memo.push(omen),
    shown: (s, memo) => memo.filter(omen => (s.spent >> omen) & 1),
    dealt: (s, memo) => {
      const drawn = memo.filter(omen => ((s.bag >> omen) & 1) === 0)
      const others = OMENS.flatMap((_, omen) => (drawn.includes(omen) || (s.bag >> omen) & 1 ? [] : [omen]))
      memo.splice(0, memo.length, ...drawn, ...others)
    },
    why: /shows: view\.memo\[\d\] is \d, not \d/,
  },
  {
    what: 'a list that is as long as others have omens, each time something is revealed',
    redeal: true,
    moved: (s, memo, seat, action) => {
      if (action.kind !== 'contest') return
      const others = s.hands.filter((_, of) => of !== seat)
      for (const [field] of FIELDS.entries()) if (others.some(hand => hand & NORTH & SPEAKS[field])) memo.push(0)
    },
    why: /shows: view\.memo has \d+ entries, not \d+/,
  },
  {
    what: 'the seats in the order of what they hold',
    redeal: true,
    shown: s => s.hands.map((_, seat) => seat).sort((x, y) => s.hands[x] - s.hands[y] || x - y),
    why: /view\.memo\[\d\] is \d, not \d/,
  },
  {
    what: 'a step that resolves itself for a private reason',
    redeal: true,
    twin: {
      apply(s, seat, action, chance, tell) {
        omens.apply(s, seat, action, chance, tell)
        for (let top = s.frames.at(-1); top?.at === 'answer'; top = s.frames.at(-1)) {
          if (s.hands[top.by] & SPEAKS[top.field]) return
          omens.apply(s, top.by, omens.actions.of('pass')[0], chance)
        }
      },
    },
    why: /./,
  },
]

const OPTIONS = completeOptions(omens.options, {})

const firstBreach = (games: number, play: (seed: string, seats: number) => Breach | undefined): Breach | undefined => {
  for (let i = 0; i < games; i++) {
    const breach = play(`planted/${i}`, 2 + (i % 2))
    if (breach) return breach
  }
  return undefined
}

const found = (checked: Toy, games: number) => {
  if (isProblem(OPTIONS)) throw new Error(OPTIONS.problem)
  const game = checked as unknown as Parameters<typeof playPairs>[0]['game']
  const run = { game, options: OPTIONS, bound: 300, every: 1, refusals: 20 }
  const ear = new Ear(game)
  const features = new Set(game.features.names)
  return {
    byPairs: firstBreach(games, (seed, seats) => playPairs({ ...run, seats, seed, most: 4, span: 40 }).breach),
    byRedeal: firstBreach(20, (seed, seats) => playGame({ ...run, seats, seed, sparse: false, ear, features }).breach),
  }
}

describe('leaks planted in the model game', () => {
  test.each(LEAKS)('$what', leak => {
    const { byPairs, byRedeal } = found(leaky(leak), 1500)
    expect(byPairs).toMatchObject({ law: 'secret-history', why: expect.stringMatching(leak.why) })
    expect(byRedeal?.why).toEqual(leak.redeal ? expect.any(String) : undefined)
  })

  test('none is found in the sound game', () => {
    expect(found(omens, 100)).toEqual({})
  })
})
