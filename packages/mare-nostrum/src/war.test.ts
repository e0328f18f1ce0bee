// What must hold in every game that is played at random: what the war can do and what it cannot.

import { type Chance, FastChance, firstChance, type Seat } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { MnAction } from './actions.ts'
import { audit } from './audit.ts'
import { lossIn, redealLosses } from './battle.ts'
import { MILITARY } from './names.ts'
import { apply, legal, waiting } from './play.ts'
import { BOARD, choices, play, scene } from './scene.ts'
import { setup } from './setup.ts'
import { clone, type MnState } from './state.ts'

const OPTIONS = { edition: 'pl', display: 'beginner', screens: 'hidden', gift: 'private', empires: 'by-seat' }

interface Moment {
  readonly s: MnState
  readonly seat: Seat
  readonly action: MnAction
  readonly before: MnState
}

/** Random games, one for each number of players and edition, with a look at every move. */
function watch(games: number, see: (moment: Moment) => void): void {
  const out: MnAction[] = []
  for (let game = 0; game < games; game++) {
    const random = new FastChance(`war ${game}`)
    const options = { ...OPTIONS, edition: game % 2 === 0 ? 'pl' : 'ru' }
    const s = setup(BOARD, { seats: 3 + (game % 3), options }, random)
    for (let seats = waiting(s); seats.length > 0; seats = waiting(s)) {
      const seat = seats[random.number(seats.length)]
      const action = out[random.number(legal(BOARD, s, seat, out))]
      const before = clone(s)
      apply(BOARD, s, seat, action, random)
      see({ s, seat, action, before })
    }
  }
}

const units = (s: MnState, seat: Seat): number =>
  18 - s.legionsLeft[seat] - s.triremesLeft[seat] - s.fortressesLeft[seat]

test('EX-34 only battles and Sheba take units off the map, never a wish (9)', () => {
  const takes = new Set<string>()
  watch(24, ({ s, seat, action, before }) => {
    if (units(s, seat) < units(before, seat)) takes.add(action.kind)
  })
  // The end of a march can bring a battle that is due alone, a choice of losses the next one.
  expect([...takes].sort()).toEqual(['attack', 'end', 'fight', 'lose', 'sheba'])
})

test('control changes in phases 3 and 4 only, titles in phase 5, which the last turn of phase 4 may run on into (K)', () => {
  const phases = { control: new Set<number>(), titles: new Set<number>() }
  watch(12, ({ s, before }) => {
    const same = (a: readonly number[], b: readonly number[]) => a.every((value, i) => value === b[i])
    if (!same(s.controller, before.controller)) phases.control.add(before.phase)
    if (!same(s.titles, before.titles)) phases.titles.add(before.phase)
  })
  expect([[...phases.control].sort(), [...phases.titles].sort()]).toEqual([
    [3, 4],
    [4, 5],
  ])
})

test('no list of a decision is longer than four hundred, or empty, or says a thing twice (K)', () => {
  const out: MnAction[] = []
  const wrong: string[] = []
  let most = 0
  watch(12, ({ s }) => {
    for (const seat of waiting(s)) {
      const n = legal(BOARD, s, seat, out)
      most = Math.max(most, n)
      if (n === 0 || new Set(out.slice(0, n)).size !== n) wrong.push(`${s.frames.at(-1)?.at}: ${n}`)
    }
  })
  expect(wrong).toEqual([])
  expect(most).toBeLessThanOrEqual(400)
})

test('the longest list of marches: eight legions in eight places, every sea in reach', () => {
  const s = scene({
    players: {
      R: {
        legions: 'latium italia macedonia achaia sicilia creta asia judea',
        triremes: 'mare-tyrrhenum mare-ionium mare-aegaeum mare-africum mare-aegyptum',
      },
    },
  })
  play(s, 'end sailing')
  expect(choices(s).length).toBeGreaterThan(100)
  expect(choices(s).length).toBeLessThanOrEqual(400)
})

/** A battle in which both sides choose: Greece legions and a fortress, Egypt two stations and a free legion. */
const battle = (): MnState => {
  const s = scene({
    at: 'turn G',
    titles: 'C E G',
    players: {
      G: { control: 'macedonia', legions: 'macedonia*3', fortresses: 'macedonia' },
      E: { legions: 'macedonia*4', stations: 'macedonia/grain macedonia/wine' },
    },
    buildings: 'macedonia/grain macedonia/wine',
  })
  play(s, 'end march', '1 4 1 4 4 4 4')
  return s
}

describe('losses of both sides at once (4.2, M46)', () => {
  test('every order of the choices leads to the same position', () => {
    const orders = [
      'G: lose fortress; E: lose legion; E: lose macedonia wine; G: lose legion',
      'E: lose macedonia wine; G: lose legion; E: lose legion; G: lose fortress',
      'E: lose legion; E: lose macedonia wine; G: lose legion; G: lose fortress',
    ]
    const ends = orders.map(order => {
      const s = battle()
      play(s, order)
      return s
    })
    expect(ends[0].frames.at(-1)?.at).toBe('name')
    for (const end of ends) expect(end).toEqual(ends[0])
  })

  test('what is drawn again is what the others have chosen, and as much of it', () => {
    const s = battle()
    play(s, 'E: lose legion; E: lose macedonia wine')
    const drawn = new Set<string>()
    for (let i = 0; i < 50; i++) {
      const t = clone(s)
      redealLosses(BOARD, t, 2, new FastChance(`again ${i}`))
      expect(waiting(t)).toEqual(waiting(s))
      expect(t.losses).toEqual(s.losses)
      expect([t.loseFortress[2], t.loseFree[2], t.loseStations[2]]).toEqual([0, 0, 0])
      drawn.add(`${t.loseFree[3]} ${t.loseStations[3]}`)
      play(t, 'G: lose fortress; G: lose legion')
      expect(t.legions.filter((_, i) => i % 5 === 3).reduce((a, b) => a + b)).toBe(2)
    }
    expect([...drawn].sort()).toEqual(['0 3', '1 1', '1 2', '2 0'])
  })

  test('one who has not finished is as far as before, with anything', () => {
    const s = battle()
    play(s, 'E: lose legion')
    const drawn = new Set<string>()
    for (let i = 0; i < 50; i++) {
      const t = clone(s)
      redealLosses(BOARD, t, 2, new FastChance(`on the way ${i}`))
      expect(waiting(t)).toEqual(waiting(s))
      expect(t.losses).toEqual(s.losses)
      drawn.add(`${t.loseFree[3]} ${t.loseStations[3]}`)
    }
    expect([...drawn].sort()).toEqual(['0 1', '0 2', '1 0'])
    const top = s.frames.at(-1)
    expect(top && [lossIn(top, 2), lossIn(top, 3)]).toEqual([2, 2])
  })
})

test('M59 the leader names one at a time; the last turn begins by itself (4)', () => {
  const s = scene({ at: 'war', titles: 'C E R', players: { B: { legions: 'babylonia' } } })
  expect(s.titles[MILITARY]).toBe(0)
  expect(choices(s)).toEqual(['name 1', 'name 2', 'name 3', 'name 4', 'name 5'])
  play(s, 'name 3')
  expect(choices(s)).toEqual(['name 1', 'name 2', 'name 4', 'name 5'])
  play(s, 'name 1; name 4; name 2')
  expect([s.active, s.frames.at(-1)?.at]).toEqual([4, 'march'])
})

test('a turn of phase 4 asks for each step once, in their order (4)', () => {
  const asked: string[] = []
  const chance: Chance = firstChance
  const s = scene({
    players: {
      R: {
        legions: 'cyrenaica germania gallia',
        control: 'libya',
        triremes: 'mare-ionium',
        stations: 'cyrenaica/marker',
        cards: 'circe',
      },
      E: { control: 'cyrenaica nubia', triremes: 'mare-ionium' },
      G: { legions: 'germania', control: 'dacia' },
      C: { control: 'phasania' },
    },
    buildings: 'cyrenaica/papyrus',
  })
  for (const move of ['exchange done', 'end sailing', 'end attacks', 'end march', 'hold cyrenaica', 'park done']) {
    asked.push(s.frames.at(-1)?.at ?? 'over')
    const action = BOARD.actions.parse(move)
    if (action) apply(BOARD, s, 0, action, chance)
  }
  expect(asked).toEqual(['exchange', 'sail', 'attack', 'march', 'conquest', 'park'])
  expect(audit(BOARD, s).faults).toEqual([])
})
