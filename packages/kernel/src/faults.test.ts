// Broken twins of the tiny game: each breaks one law, and the suite has to say which, and at which move.

import { describe, expect, test } from 'vitest'
import { type Ask, type Chance, ScriptedChance } from './chance.ts'
import { checkGame, type Fault, foldFaults, LAWS, type Law } from './check.ts'
import { isProblem } from './problem.ts'
import { readRecord } from './record.ts'
import { isLegal } from './replay.ts'
import type { Event, Tell } from './tell.ts'
import { SPEAKS } from './toy/data.ts'
import { omens } from './toy/index.ts'
import { bids, type Omens, pickOf } from './toy/state.ts'

type Twin = Partial<typeof omens>
type Apply = typeof omens.apply

/** The game's own move, and something after it. */
const after =
  (spoil: (s: Omens, action: Parameters<Apply>[2], seat: number) => void): Apply =>
  (s, seat, action, chance, tell) => {
    omens.apply(s, seat, action, chance, tell)
    spoil(s, action, seat)
  }

/** The game's own move, with some of what it says to the table bent. */
const telling =
  (bend: (tell: Tell) => Partial<Tell>): Apply =>
  (s, seat, action, chance, tell) => {
    const straight = tell && {
      all: (event: Event) => tell.all(event),
      only: (to: number, event: Event, others?: Event) => tell.only(to, event, others),
      reveal: () => tell.reveal(),
    }
    omens.apply(s, seat, action, chance, straight && tell && { ...straight, ...bend(tell) })
  }

/** The game's own move, with its questions to chance bent. */
const asking =
  (bend: (chance: Chance) => Partial<Chance>): Apply =>
  (s, seat, action, chance, tell) => {
    const straight: Chance = {
      draw: (ask, bag, to) => chance.draw(ask, bag, to),
      deal: (ask, counts, to) => chance.deal(ask, counts, to),
      below: (ask, n, to) => chance.below(ask, n, to),
    }
    omens.apply(s, seat, action, { ...straight, ...bend(chance) }, tell)
  }

const loud = (ask: Ask): Ask => ({ ...ask, names: ask.names.map(name => name.toUpperCase()) })

const seen = (waiting: typeof omens.waiting): Twin => ({
  waiting,
  view: (s, seat) => ({ ...omens.view(s, seat), waiting: waiting(s) }),
})

const PASS = omens.actions.of('pass')[0]
const NORTH = 1
let turns = 0

/** Leaves out the fields that the others hold omens of, if any are left then. */
const cautious: typeof omens.legal = (s, seat, out) => {
  const n = omens.legal(s, seat, out)
  const held = s.hands.reduce((all, hand, other) => (other === seat ? all : all | hand), 0)
  const safe = out.slice(0, n).filter(a => a.kind !== 'mark' || (SPEAKS[a.field] & held) === 0)
  for (const [i, action] of safe.entries()) out[i] = action
  return safe.length || n
}
const CAUTIOUS = { ...omens, legal: cautious }
const NOT_NOW = { code: 'not-now', rule: '3', message: { key: 'refusal.not-now' } }

/** The bids of the others stay as the view hides them. */
const leavesBids: typeof omens.imagine = (view, chance) => ({
  ...omens.imagine(view, chance),
  frames: [...view.frames],
})

interface Broken {
  readonly law: Law
  /** Another law that it breaks too, and that may be seen first. */
  readonly also?: Law
  readonly what: string
  readonly twin: Twin
  /** The move that has to be named. */
  readonly move: RegExp
  readonly why: RegExp
}

const TWINS: readonly Broken[] = [
  {
    law: 'record',
    also: 'text',
    what: 'an end that no record can hold',
    twin: { ends: [...omens.ends, 'dusk; dawn'] },
    move: /^the game as a whole$/,
    why: /'dusk; dawn; winners 0' is not written/,
  },
  {
    law: 'throws',
    what: 'a rule that throws',
    twin: {
      apply: after((_, action) => {
        if (action.kind === 'contest') throw new Error('not written yet')
      }),
    },
    move: /^seat \d: contest /,
    why: /^not written yet at packages\/kernel\/src\/faults\.test\.ts:\d+$/,
  },
  {
    law: 'end',
    what: 'a game that never ends',
    twin: {
      apply: after(s => {
        if (s.end === '') return
        for (const kind of [0, 1, 2]) s.birds[kind] += s.flown[kind]
        Object.assign(s, { end: '', board: s.board.map(() => -1), sealed: 0, flown: [0, 0, 0], frames: [bids(0)] })
      }),
    },
    move: /^seat \d: /,
    why: /no end after 300 decisions/,
  },
  {
    law: 'pure',
    what: 'a view that tidies up the position',
    twin: {
      view: (s, seat) => {
        s.flown.sort((a, b) => b - a)
        return omens.view(s, seat)
      },
    },
    move: /^seat \d: /,
    why: /view changes the position: flown/,
  },
  {
    law: 'audit',
    what: 'a coin lost when a mark is sealed',
    twin: {
      apply: after((s, action) => {
        if (action.kind === 'seal') s.coins[s.seats]--
      }),
    },
    move: /^seat \d: seal$/,
    why: /coins is 1[14], not 1[25]/,
  },
  {
    law: 'waiting',
    what: 'seats in the wrong order',
    twin: seen(s => [...omens.waiting(s)].reverse()),
    move: /^the set-up$/,
    why: /waiting is \[/,
  },
  {
    law: 'legal',
    what: 'nothing to choose where the hand has no omen that fits',
    twin: {
      legal: (s, seat, out) => {
        const n = omens.legal(s, seat, out)
        return n === 1 && out[0] === PASS ? 0 : n
      },
    },
    move: /^seat \d: (mark|seal|pass|contest)/,
    why: /waits and has nothing to choose/,
  },
  {
    law: 'legal',
    what: 'an action listed twice',
    twin: {
      legal: (s, seat, out) => {
        const n = omens.legal(s, seat, out)
        if (s.frames.at(-1)?.at !== 'seal') return n
        out[n] = PASS
        return n + 1
      },
    },
    move: /^seat \d: mark /,
    why: /'pass' stands twice/,
  },
  {
    law: 'notation',
    what: 'a notation that does not parse back',
    twin: {
      actions: {
        ...omens.actions,
        parse: notation => (notation === 'seal' ? undefined : omens.actions.parse(notation)),
      },
    },
    move: /^seat \d: mark /,
    why: /'seal' parses as nothing/,
  },
  {
    law: 'refuse',
    what: 'a taken field that is not refused',
    twin: {
      refuse: (s, seat, action) => {
        const refusal = omens.refuse(s, seat, action)
        return refusal?.code === 'taken' ? undefined : refusal
      },
    },
    move: /^seat \d: bid /,
    why: /'mark [a-z-]+' is not legal, yet not refused/,
  },
  {
    law: 'result',
    what: 'a score that does not add up',
    twin: {
      result: s => {
        const result = omens.result(s)
        return result?.scores
          ? { ...result, scores: result.scores.map(score => ({ ...score, total: score.total + 1 })) }
          : result
      },
    },
    move: /^seat \d: /,
    why: /score is \d+, its parts add up to \d+/,
  },
  {
    law: 'result',
    what: 'a standing without a seat',
    twin: {
      result: s => {
        const result = omens.result(s)
        return result && { ...result, standing: [{ birds: 1 }] }
      },
    },
    move: /^seat \d: /,
    why: /1 standings for \d seats/,
  },
  {
    law: 'clone',
    what: 'a clone that shares an array',
    twin: { clone: s => ({ ...omens.clone(s), birds: s.birds }) },
    move: /^the set-up$/,
    why: /shares the array 'birds'/,
  },
  {
    law: 'copy',
    what: 'a copy that forgets the seals',
    twin: {
      copy: (from, into) => {
        const { sealed } = into
        omens.copy(from, into)
        into.sealed = sealed
      },
    },
    move: /^seat \d: seal$/,
    why: /in the copy sealed is/,
  },
  {
    law: 'chance',
    also: 'commute',
    what: 'an undo past a die: the game rolls one of its own',
    twin: { apply: asking(() => ({ below: (_, n) => turns++ % n })) },
    move: /^seat \d: bid /,
    why: /the same move with the same answers/,
  },
  {
    law: 'save',
    what: 'a position that JSON cannot carry',
    twin: {
      setup: (config, chance, tell) => Object.assign(omens.setup(config, chance, tell), { memory: new Set() }),
      clone: s => Object.assign(omens.clone(s), { memory: new Set() }),
    },
    move: /^the set-up$/,
    why: /memory is a Set/,
  },
  {
    law: 'view',
    what: 'a view with a number that JSON cannot carry',
    twin: { view: (s, seat) => ({ ...omens.view(s, seat), sealed: 1 / 0 }) },
    move: /^the set-up$/,
    why: /sealed is Infinity/,
  },
  {
    law: 'imagine',
    what: 'an imagination that forgets an option',
    twin: { imagine: (view, chance) => omens.imagine({ ...view, day: 0 }, chance) },
    move: /^the set-up$/,
    why: /in what seat 0 imagines day is 0, not 1/,
  },
  {
    law: 'imagine',
    what: 'an imagination that leaves the bids hidden, where the rules throw at one that nobody can make',
    twin: {
      imagine: leavesBids,
      apply: (s, seat, action, chance, tell) => {
        const top = s.frames.at(-1)
        const odd = top?.at === 'bids' && s.hands.some((_, other) => pickOf(top.picks, other) === 15)
        if (odd) throw new Error('nobody can bid 14')
        omens.apply(s, seat, action, chance, tell)
      },
    },
    move: /^seat \d: bid /,
    why: /^in what (seat \d|a spectator) imagines 'bid \d' of seat \d throws: nobody can bid 14 at packages\/kernel\/src\/faults\.test\.ts:\d+$/,
  },
  {
    law: 'imagine',
    what: 'an imagination that leaves the bids hidden, where they are paid all the same',
    twin: { imagine: leavesBids },
    move: /^seat \d: bid /,
    why: /^in what (seat \d|a spectator) imagines after 'bid \d' of seat \d /,
  },
  {
    law: 'redeal',
    what: 'a redeal that loses an omen',
    twin: {
      redeal: (s, seat, chance) => {
        omens.redeal(s, seat, chance)
        s.bag &= s.bag - 1
      },
    },
    move: /^the set-up$/,
    why: /redeal for seat 0: omens is 5, not 6/,
  },
  {
    law: 'secret-view',
    also: 'imagine',
    what: 'a leak in a view: the bids of the others',
    twin: { view: (s, seat) => ({ ...omens.view(s, seat), frames: s.frames }) },
    move: /^seat \d: bid /,
    why: /the view of (seat \d|a spectator) tells a secret: .*picks/,
  },
  {
    law: 'secret-waiting',
    what: 'the holder of an omen is asked after the others',
    twin: seen(s => {
      const waiting = omens.waiting(s)
      const others = waiting.filter(seat => (s.hands[seat] & NORTH) === 0)
      return others.length > 0 ? others : waiting
    }),
    move: /^(the set-up|seat \d: )/,
    why: /waiting, as seen by/,
  },
  {
    law: 'secret-legal',
    what: 'a legal list without the fields that the others hold omens of',
    twin: { legal: cautious, refuse: (s, seat, action) => (isLegal(CAUTIOUS, s, seat, action) ? undefined : NOT_NOW) },
    move: /^seat \d: bid /,
    why: /the legal list of seat \d tells a secret/,
  },
  {
    law: 'secret-refusal',
    what: 'a refusal that says what the neighbour holds',
    twin: {
      refuse: (s, seat, action) => {
        const refusal = omens.refuse(s, seat, action)
        return refusal && { ...refusal, rule: String(s.hands[(seat + 1) % s.seats]) }
      },
    },
    move: /^(the set-up|seat \d: )/,
    why: /refused to seat \d: rule is/,
  },
  {
    law: 'secret-events',
    what: 'an event too many: everybody is told which omen was drawn',
    twin: { apply: telling(tell => ({ only: (_, event) => tell.all(event) })) },
    move: /^seat \d: /,
    why: /is told a secret: events\[\d+\]\.omen.*; tell it to those .* call tell\.reveal\(\) first$/,
  },
  {
    law: 'secret-events',
    what: 'a set-up that tells everybody the omens',
    twin: {
      setup: (config, chance, tell) =>
        omens.setup(
          config,
          chance,
          tell && Object.assign(Object.create(tell), { only: (_: number, e: Event) => tell.all(e) }),
        ),
    },
    move: /^the set-up$/,
    why: /in the set-up .* learns a secret: events/,
  },
  {
    law: 'secret-events',
    what: 'a bid told while the others still choose',
    twin: {
      apply: (s, seat, action, chance, tell) => {
        tell?.all({ at: 'bid', seat, coins: action.kind === 'bid' ? action.coins : 0 } as Event)
        omens.apply(s, seat, action, chance, tell)
      },
    },
    move: /^seat \d: bid /,
    why: /hears what was chosen in secret/,
  },
  {
    law: 'secret-move',
    also: 'secret-events',
    what: 'an undo past a revelation: `reveal` left out',
    twin: { apply: telling(() => ({ reveal: () => {} })) },
    move: /^seat \d: bid /,
    why: /a secret/,
  },
  {
    law: 'secret-move',
    what: 'a forced step that resolves itself for a private reason',
    twin: {
      apply: (s, seat, action, chance, tell) => {
        omens.apply(s, seat, action, chance, tell)
        for (let top = s.frames.at(-1); top?.at === 'answer'; top = s.frames.at(-1)) {
          if (s.hands[top.by] & SPEAKS[top.field]) return
          omens.apply(s, top.by, PASS, chance)
        }
      },
    },
    move: /^seat \d: (mark|seal|pass)/,
    why: /a secret/,
  },
  {
    law: 'secret-history',
    what: 'a bid is laid coin by coin: the number of moves tells how many',
    twin: {
      apply: (s, seat, action, chance, tell) => {
        const begun = 1 << (10 + seat)
        const goesOn = action.kind === 'bid' && action.coins === 2 && (s.sealed & begun) === 0
        s.sealed ^= goesOn ? begun : s.sealed & begun
        if (!goesOn) omens.apply(s, seat, action, chance, tell)
      },
      view: (s, seat) => ({ ...omens.view(s, seat), sealed: s.sealed & 1023 }),
    },
    move: /^seat \d: bid /,
    why: /is told a secret \('bid \d' for 'bid \d' of seat \d at move \d+\)/,
  },
  {
    law: 'commute',
    what: 'a coin for whoever bids first',
    twin: {
      apply: (s, seat, action, chance, tell) => {
        const top = s.frames.at(-1)
        if (top?.at === 'bids' && top.picks === 0 && s.coins[s.seats] > 0) {
          s.coins[seat]++
          s.coins[s.seats]--
        }
        omens.apply(s, seat, action, chance, tell)
      },
    },
    move: /^seat \d: bid /,
    why: /first or second: coins/,
  },
  {
    law: 'undo',
    what: 'a game that behaves otherwise when it is replayed',
    twin: {
      apply: (s, seat, action, chance, tell) => {
        omens.apply(s, seat, action, chance, tell)
        if (chance instanceof ScriptedChance) s.sealed |= 1 << 9
      },
    },
    move: /^seat \d: /,
    why: /sealed is/,
  },
  {
    law: 'orders',
    what: 'a standing order for what cannot be done',
    twin: { orders: [{ id: 'let-stand', answer: () => PASS }] },
    move: /^(the set-up|seat \d: )/,
    why: /the order 'let-stand' gives 'pass', which is not legal/,
  },
  {
    law: 'orders',
    what: 'a standing order that answers every other time',
    twin: { orders: [{ id: 'let-stand', answer: (_view, _seat, legal) => legal[turns++ % legal.length] }] },
    move: /^(the set-up|seat \d: )/,
    why: /asked again, the order 'let-stand' gives '[^']+' and not '[^']+'/,
  },
  {
    law: 'orders',
    what: 'a standing order that sorts the choices',
    twin: {
      orders: [
        {
          id: 'let-stand',
          answer: (_view, _seat, legal) => {
            ;(legal as (typeof PASS)[]).reverse()
            return undefined
          },
        },
      ],
    },
    move: /^(the set-up|seat \d: )/,
    why: /the order 'let-stand' changes what it is shown/,
  },
  {
    law: 'orders',
    also: 'text',
    what: 'two standing orders of one name',
    twin: { orders: [...(omens.orders ?? []), ...(omens.orders ?? [])] },
    move: /^the game as a whole$/,
    why: /two orders are named 'let-stand'/,
  },
  {
    law: 'text',
    what: 'a standing order without words',
    twin: { orders: [{ id: 'let-fall', answer: () => undefined }] },
    move: /^the game as a whole$/,
    why: /'order.let-fall' has no words in 'en'/,
  },
  {
    law: 'text',
    what: 'a key that a board asks for without words',
    twin: { text: { ...omens.text, asked: ['piece.bird'] } },
    move: /^the game as a whole$/,
    why: /'piece.bird' has no words in 'en'/,
  },
  {
    law: 'record',
    also: 'text',
    what: 'an end that is the table’s',
    twin: { ends: [...omens.ends, 'resigned'] },
    move: /^the game as a whole$/,
    why: /an end cannot be named 'resigned'/,
  },
  {
    law: 'record',
    what: 'answers that a record cannot hold',
    twin: { apply: asking(chance => ({ deal: (ask, counts) => chance.deal(loud(ask), counts) })) },
    move: /^seat \d: /,
    why: /cannot be read: '[A-Z]+' cannot be an answer of chance/,
  },
  {
    law: 'verify',
    what: 'a result that is another each time it is asked for',
    twin: {
      result: s => {
        const result = omens.result(s)
        return result && { ...result, winners: [turns++ % 2] }
      },
    },
    move: /^seat \d: /,
    why: /should be/,
  },
  {
    law: 'features',
    what: 'a feature that nobody named',
    twin: {
      features: { ...omens.features, used: (event, hit) => event.at === 'sealed' && hit('seals') },
    },
    move: /^seat \d: seal$/,
    why: /uses 'seals'/,
  },
  {
    law: 'text',
    what: 'a missing translation',
    twin: {
      text: {
        ...omens.text,
        dictionaries: { ...omens.text.dictionaries, pl: without(omens.text.dictionaries.pl, 'event.contested') },
      },
    },
    move: /^seat \d: contest /,
    why: /'event.contested' has no words in 'pl'/,
  },
  {
    law: 'text',
    what: 'a sentence with a hole that nothing fills',
    twin: {
      text: { ...omens.text, action: action => ({ key: omens.text.action(action).key }) },
    },
    move: /^(the set-up|seat \d: )/,
    why: /'action.bid' cannot be said in 'en'/,
  },
]

function without<T extends object>(words: T, key: string): T {
  return Object.fromEntries(Object.entries(words).filter(([name]) => name !== key)) as T
}

const SPEC = { depth: 'full', games: 60, faults: 2, bound: 300, seed: 7 } as const
/** What no play shows is looked for after the games: a few will do. */
const GAMES_BEFORE_THE_WHOLE = 2

describe('a broken twin is found out', () => {
  test.each(TWINS)('$law: $what', ({ law, also, twin, move, why }) => {
    const ofTheWhole = move.test('the game as a whole')
    const { faults } = checkGame(
      { ...omens, ...twin },
      { ...SPEC, games: ofTheWhole ? GAMES_BEFORE_THE_WHOLE : SPEC.games },
    )
    expect(faults.map(fault => fault.law)).toContain(law)
    expect([law, also], faults[0].why).toContain(faults[0].law)
    for (const fault of faults.filter(fault => fault.law === law && fault.move > 0)) {
      expect(fault.notation).toMatch(move)
    }
    expect(faults.find(fault => fault.law === law)?.notation).toMatch(move)
    expect(faults.find(fault => fault.law === law)?.why).toMatch(why)
  })

  test('with the game so far, up to the move', () => {
    const twin = TWINS.find(({ law }) => law === 'audit')?.twin
    const [{ move, record }] = checkGame({ ...omens, ...twin }, SPEC).faults
    const read = readRecord(record)
    expect(isProblem(read)).toBe(false)
    expect(read).toMatchObject({ game: 'omens', moves: { length: move, [move - 1]: { action: 'seal' } } })
  })

  test('every law has a twin', () => {
    // Rules pages are loaded when they are needed: `checkRules` looks at them, beside `checkGame`.
    expect(new Set([...TWINS.map(({ law }) => law), 'rules'])).toEqual(new Set(Object.keys(LAWS)))
  })
})

describe('rules that know no last round', () => {
  const endless = { ...omens, ...TWINS.find(({ law }) => law === 'end')?.twin, endless: true }

  test.each(['full', 'invariants'] as const)('%s: games are broken off at the bound, and that is no fault', depth => {
    const spec = { ...SPEC, depth, games: 2, bound: 90 }
    expect(checkGame(endless, spec)).toMatchObject({ games: 2, decisions: 180, faults: [] })
  })

  test.each(['full', 'invariants'] as const)('%s: what is wrong on the way is still found', depth => {
    const audit: typeof omens.audit = s => ({ ...omens.audit(s), faults: s.flown[0] > 0 ? ['a bird too many'] : [] })
    const [fault] = checkGame({ ...endless, audit }, { ...SPEC, depth, bound: 90 }).faults
    expect(fault).toMatchObject({ law: 'audit', why: expect.stringMatching('a bird too many') })
  })
})

describe('the fast mode finds a broken invariant, and the move', () => {
  test.each(
    TWINS.filter(({ law, what }) => ['throws', 'end', 'audit'].includes(law) || /nothing to choose/.test(what)),
  )('$law: $what', ({ law, twin, move, why }) => {
    const { faults } = checkGame({ ...omens, ...twin }, { ...SPEC, depth: 'invariants' })
    expect(faults.length).toBeGreaterThan(0)
    for (const fault of faults) {
      expect(fault).toMatchObject({ law, notation: expect.stringMatching(move), why: expect.stringMatching(why) })
    }
  })

  test('a game without a result', () => {
    const [fault] = checkGame({ ...omens, result: () => undefined }, { ...SPEC, depth: 'invariants' }).faults
    expect(fault).toMatchObject({ law: 'result', why: 'nobody waits, yet there is no result' })
  })
})

test('what is found again and again is told once, with the first place', () => {
  const fault = (law: Law, why: string, game: number): Fault => ({
    ...{ law, why, game, seats: 2, options: {}, seed: '1', move: 3, notation: 'seat 0: pass', record: '' },
  })
  const folded = foldFaults([
    fault('throws', 'oops at packages/a/src/play.ts:92', 0),
    fault('refuse', "'bid 1 5' is legal, yet refused: too-low", 1),
    fault('throws', 'oops at packages/a/src/play.ts:92', 2),
    fault('throws', 'oops at packages/a/src/play.ts:93', 3),
    fault('refuse', "'bid 2 3' is legal, yet refused: too-low", 4),
    fault('legal', "'bid 2 3' is legal, yet refused: too-low", 5),
  ])
  expect(folded.map(({ law, game, times }) => [law, game, times])).toEqual([
    ['throws', 0, 2],
    ['refuse', 1, 2],
    ['throws', 3, 1],
    ['legal', 5, 1],
  ])
})
