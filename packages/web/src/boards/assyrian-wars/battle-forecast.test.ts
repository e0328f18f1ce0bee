// What the answers before a battle come to, beside what the engine plays out.

import { type AwAction, type AwState, assyrianWars } from '@tabularium/assyrian-wars'
import { frames, isLeader } from '@tabularium/assyrian-wars/rules'
import { BOARD, choices, scene } from '@tabularium/assyrian-wars/scene'
import { FastChance, firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { aheadIn, battleForecastOf, playedOut } from './battle-forecast.ts'
import { board } from './imagined.ts'

const actionOf = (notation: string): AwAction => {
  const action = assyrianWars.actions.parse(notation)
  if (!action) throw new Error(`there is no action '${notation}'`)
  return action
}

/** Moves by whoever is asked; in between everybody lets pass what they may. */
function until(s: AwState, moves: readonly string[], at: string): AwState {
  const todo = [...moves]
  for (let n = 0; n < 60 && !(todo.length === 0 && s.frames.at(-1)?.at === at); n++) {
    const [seat] = assyrianWars.waiting(s)
    const legal = choices(s, seat)
    const next = todo[0] !== undefined && legal.includes(todo[0]) ? todo.shift() : legal.find(one => one === 'pass')
    assyrianWars.apply(s, seat, actionOf(next ?? legal[0]), firstChance)
  }
  if (s.frames.at(-1)?.at !== at) throw new Error(`nobody is asked about ${at}: ${s.frames.at(-1)?.at}`)
  return s
}

/** Sargon falls upon Merodach, who is asked. */
const attacked = (assyria: string, babylonia: string) =>
  until(
    scene({
      rebel: 'babylonia',
      options: { abilities: 'off', reducedLeaders: 'off' },
      ap: 9,
      income: 6,
      countries: {
        assyria: { at: { 'dur-kurigalzu': assyria }, controls: 'dur-kurigalzu' },
        babylonia: { at: { sippar: babylonia } },
      },
    }),
    ['march k-sargon', 'to sippar'],
    'evade',
  )

/** Hits are spread over whole units first, so that as few as can be are lost. */
const answer = (legal: readonly AwAction[]): AwAction => {
  const whole = legal.find(action => action.kind === 'lose' && action.side === 0)
  if (whole) return whole
  for (const kind of ['rest', 'pass', 'done', 'no']) {
    const found = legal.find(action => action.kind === kind)
    if (found) return found
  }
  return legal[0]
}

/** One game from the answer on: how it ended for the defenders, and how many of their units are on the map. */
function played(s: AwState, notation: string, chance: FastChance) {
  const b = board()
  const babylonia = b.countries.indexOf('babylonia')
  let end = 'away'
  const hear = (event: { readonly at: string; readonly winner?: string }) => {
    if (event.at === 'battle-over') end = event.winner === 'defenders' ? 'win' : 'lose'
  }
  const tell = { all: hear, only: () => undefined, reveal: () => undefined }
  const start = s.own.flatMap((of, u) => (of === babylonia && !isLeader(b, u) && s.at[u] < b.insides ? [u] : []))
  let first = true
  for (let n = 0; n < 300 && (first || !['act', 'march'].includes(s.frames.at(-1)?.at ?? '')); n++) {
    const [seat] = assyrianWars.waiting(s)
    const legal = choices(s, seat).map(actionOf)
    assyrianWars.apply(s, seat, first ? actionOf(notation) : answer(legal), chance, tell)
    first = false
  }
  const left = start.filter(u => s.own[u] === babylonia && s.at[u] < b.seas).length
  return { end, left }
}

const TIMES = 500
const NEAR = 0.09

describe('an answer comes to what the engine plays out', () => {
  test.each([
    { id: 'equal forces stand', s: attacked('k-sargon hi*5', 'k-merodach hi*6 li*2'), move: 'pass' },
    { id: 'a weak force stands', s: attacked('k-sargon hi*6', 'k-merodach hi*2 li*2'), move: 'pass' },
    { id: 'it withdraws', s: attacked('k-sargon hi*6', 'k-merodach hi*3 li*2'), move: 'evade babylon' },
    { id: 'in haste', s: attacked('k-sargon hi*6', 'k-merodach hi*3 li*2'), move: 'evade babylon hasty' },
    { id: 'behind the walls', s: attacked('k-sargon hi*6', 'k-merodach hi*3 li*2'), move: 'shelter' },
  ])('$id', ({ s, move }) => {
    const [seat] = assyrianWars.waiting(s)
    const outcome = battleForecastOf(assyrianWars.view(s, seat), seat, actionOf(move))
    if (!outcome) throw new Error('nothing is said')
    expect(outcome.away + outcome.win + outcome.lose).toBeCloseTo(1)
    const chance = new FastChance(3)
    const ends = { away: 0, win: 0, lose: 0 }
    let units = 0
    for (let n = 0; n < TIMES; n++) {
      const { end, left } = played(assyrianWars.clone(s), move, chance)
      ends[end as keyof typeof ends] += 1 / TIMES
      units += left / TIMES
    }
    const told = `${JSON.stringify(ends)} ${units} played, ${JSON.stringify(outcome)} told`
    for (const end of ['away', 'win', 'lose'] as const) {
      expect(Math.abs(ends[end] - outcome[end]), told).toBeLessThan(NEAR)
    }
    expect(Math.abs(units - outcome.left), told).toBeLessThan(0.9)
  })
})

/** Out of a city under siege, and an army of the same country that may come to it. */
const besieged = (at: string, garrison: string, army: string) =>
  scene({
    at,
    rebel: 'babylonia',
    options: { abilities: 'off', reducedLeaders: 'off' },
    ap: 9,
    income: 6,
    countries: {
      assyria: { at: { kish: 'hi*3' } },
      babylonia: { at: { 'in-kish': garrison, babylon: army } },
    },
    sieges: { kish: 'hunger assyria 1' },
  })

describe('those within a city', () => {
  const share = (s: AwState, seat: number, move: string) => {
    const chance = new FastChance(7)
    let won = 0
    for (let n = 0; n < TIMES; n++) if (playedOut(assyrianWars.view(s, seat), seat, actionOf(move), chance)) won++
    return won / TIMES
  }
  test('a sortie comes to what the engine plays out, and to stay within is no fight', () => {
    const s = besieged('act babylonia', 'hi*4', 'li')
    frames.sortie.push(s, { of: BOARD.countryOf('babylonia'), area: BOARD.areaOf('kish') })
    const [seat] = assyrianWars.waiting(s)
    const view = assyrianWars.view(s, seat)
    const yes = battleForecastOf(view, seat, actionOf('yes'))
    expect(yes?.win).toBeGreaterThan(0.3)
    expect(Math.abs((yes?.win ?? 0) - share(s, seat, 'yes'))).toBeLessThan(NEAR)
    expect(battleForecastOf(view, seat, actionOf('no'))).toBeUndefined()
    expect(aheadIn(view)?.attacks).toBe(true)
  })
  test('a garrison that joins makes an attack likelier to be won, by as much as the engine plays out', () => {
    const s = until(besieged('act babylonia', 'hi*3', 'k-merodach hi*3'), ['march k-merodach', 'to kish'], 'relief')
    const [seat] = assyrianWars.waiting(s)
    const view = assyrianWars.view(s, seat)
    const [yes, no] = ['yes', 'no'].map(move => battleForecastOf(view, seat, actionOf(move)))
    expect(yes?.win).toBeGreaterThan((no?.win ?? 1) + 0.05)
    expect(Math.abs((yes?.win ?? 0) - share(s, seat, 'yes'))).toBeLessThan(NEAR)
    expect(Math.abs((no?.win ?? 0) - share(s, seat, 'no'))).toBeLessThan(NEAR)
    // Whoever looks on is there afterwards.
    expect(no?.left).toBeGreaterThanOrEqual(3)
  })
})

test('both sides with the hits they strike on average', () => {
  const s = attacked('k-sargon hi*4', 'li*3')
  const [seat] = assyrianWars.waiting(s)
  const ahead = aheadIn(assyrianWars.view(s, seat))
  expect(ahead?.place).toBe('sippar')
  expect(ahead?.attacks).toBe(false)
  // Three units of 2.
  expect(ahead?.ours.hits).toBeCloseTo(1)
  // Four units of 4, and five dice of 3: his rating and two elite ones.
  expect(ahead?.theirs.hits).toBeGreaterThan(4)
})

test('a card that is laid changes what is won', () => {
  const s = until(
    scene({
      rebel: 'babylonia',
      options: { abilities: 'off', reducedLeaders: 'off' },
      ap: 9,
      income: 6,
      countries: {
        assyria: { at: { 'dur-kurigalzu': 'k-sargon hi*5' }, controls: 'dur-kurigalzu', hand: 'omens' },
        babylonia: { at: { sippar: 'k-merodach hi*6 li*2' } },
      },
    }),
    ['march k-sargon', 'to sippar'],
    'lay',
  )
  const [seat] = assyrianWars.waiting(s)
  const view = assyrianWars.view(s, seat)
  const lay = choices(s, seat).find(one => one.startsWith('lay '))
  if (lay === undefined) throw new Error(`nothing to lay: ${choices(s, seat).join('; ')}`)
  const share = (move: string) => {
    const chance = new FastChance(5)
    let won = 0
    for (let n = 0; n < 400; n++) if (playedOut(view, seat, actionOf(move), chance)) won++
    return won / 400
  }
  expect(share(lay)).toBeGreaterThan(share('pass') + 0.03)
})
