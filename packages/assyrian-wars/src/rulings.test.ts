// Rulings of this program that no other table holds, each by its number; and that every ruling has a test which names it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { W } from './board/card-book.ts'
import { frames } from './board/frames.ts'
import { AP, HAND, LAID, NOBODY } from './board/names.ts'
import { unpackOptions } from './board/state.ts'
import { openWindow } from './cards/reaction-windows.ts'
import { canBorrow } from './economy/purse.ts'
import { run } from './play.ts'
import { ploysOf } from './politics/secret-diplomacy.ts'
import { setup } from './setup.ts'
import { type Case, look, outcome, wanted } from './testing/cases.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from './testing/scene.ts'
import { view } from './view/view.ts'

const b = BOARD
const of = (id: string): number => b.countryOf(id)
const bits = (...ids: string[]): number => ids.reduce((set, id) => set | (1 << of(id)), 0)

const CASES: readonly Case[] = [
  {
    id: 'N42 guides named for a place without a leader guide each unit there',
    given: {
      at: 'act assyria',
      income: 1,
      options: { abilities: 'off' },
      countries: { assyria: { hand: 'desert-guides', at: { laqe: 'hi*2' } } },
    },
    when: 'event desert-guides; single laqe; to tadmor; halt; single laqe; to tadmor; halt',
    now: { tadmor: 'assyria: hi*2', ap: '1' },
    silent: ['attrition'],
  },
  {
    id: 'N53 an unallied minor takes areas but conquers nobody',
    given: {
      at: 'act urartu',
      ap: 5,
      wars: 'urartu syria',
      runners: { urartu: 'elam' },
      countries: { urartu: { controls: 'arpad', at: { arpad: 'hi' } }, syria: { at: { damascus: 'li' } } },
    },
    cannot: ['conquer syria'],
    refused: { 'conquer syria': 'powers-only 7.1' },
  },
  {
    id: 'N63 a minor that attacks a power has all of its camp against it; its own power is not drawn in',
    given: {
      at: 'act judah',
      ap: 5,
      rebel: 'babylonia elam',
      tracks: { judah: 'egypt 13' },
      countries: { judah: { at: { jerusalem: 'hi' } }, egypt: {} },
    },
    when: 'war babylonia',
    now: { 'judah wars': 'babylonia elam', 'egypt wars': '' },
  },
  {
    id: 'N65 ground a tribe has taken is still its owner’s: pillaged to 2, it leaves it',
    given: {
      at: 'act scythians',
      ap: 0,
      runners: { scythians: 'elam' },
      pillage: { musasir: 2 },
      countries: { scythians: { controls: 'musasir', at: { musasir: 'hb' } }, urartu: { at: { tushpa: 'li' } } },
    },
    when: 'end',
    now: { asked: 'scythians depart', musasir: 'scythians: hb' },
  },
  {
    id: 'N67 a tribe that enters an inactive minor’s area calls it out at once, its units behind the walls',
    given: {
      at: 'act scythians',
      ap: 3,
      runners: { scythians: 'elam' },
      countries: { scythians: { at: { hubushkia: 'sc-ishpakai hb*3' } } },
    },
    when: 'march sc-ishpakai; to musasir',
    now: { 'urartu active': 'yes' },
    tells: [{ at: 'called-out', country: 'urartu' }],
  },
  {
    id: 'N98 a minor whose last war ends in its own impulse finishes that impulse before it goes home',
    given: {
      at: 'act syria',
      ap: 2,
      tracks: { syria: 'egypt 12' },
      runners: { syria: 'elam' },
      countries: { syria: { at: { damascus: 'li' } } },
    },
    can: ['single damascus'],
    when: '',
    now: { 'syria active': 'yes' },
  },
  {
    id: 'N98 and then goes',
    given: {
      at: 'act syria',
      ap: 2,
      runners: { syria: 'elam' },
      countries: { syria: { at: { damascus: 'li' } } },
    },
    when: 'end',
    now: { 'syria active': 'no', 'stored-syria': 'syria: li' },
  },
]

describe('by scenes', () => {
  test.each(CASES)('$id', kase => expect(outcome(kase)).toEqual(wanted(kase)))
})

test('N36 a breaker in answer to a battle moves the marker towards the player only; in one’s own impulse up another’s track too', () => {
  const given: SceneWords = {
    at: 'act assyria',
    tracks: { phoenicia: 'egypt 9' },
    countries: { elam: { hand: 'ab-phoenicia', saved: 4 } },
  }
  const ways = (moves: readonly string[]) => new Set(moves.map(move => move.split(' ')[1]))
  const s = scene(given)
  openWindow(contextOf(s), { trigger: W.VP_BATTLE, victors: bits('babylonia'), defeated: bits('egypt') })
  run(b, s, firstChance)
  play(s, 'react ab-phoenicia', '1 1')
  expect(ways(choices(s))).toEqual(new Set(['toward']))
  const own = scene({ ...given, at: 'act elam', income: 4 })
  play(own, 'event ab-phoenicia', '1 1')
  expect(ways(choices(own))).toEqual(new Set(['toward', 'up']))
})

test('N37 one loan at a time, at most the ECO level', () => {
  const s = scene({ at: 'act assyria', countries: { elam: { eco: 4 } } })
  const may = (cost: number): boolean => canBorrow(b, s, of('elam'), AP * cost)
  expect([may(4), may(5)]).toEqual([true, false])
  s.debt[of('elam')] = AP
  expect(may(1)).toBe(false)
})

test('N50 every power has a target: another power at least', () => {
  const s = scene({ countries: {} })
  for (let p = 0; p < b.powers; p++) {
    for (let q = 0; q < b.powers; q++) expect(ploysOf(b, s, p, q, false)).not.toBe(0)
  }
})

test('N51 Spies show the hand only while the player chooses', () => {
  const s = scene({ at: 'act elam', countries: { elam: { hand: 'spies' }, media: { hand: 'omens plague' } } })
  const seen = (seat: number): number =>
    (view(b, s, seat).position.cardAt as readonly number[]).filter(at => at === HAND + of('media')).length
  const before = seen(4)
  play(s, 'event spies')
  expect([before, seen(4), seen(2)]).toEqual([0, 2, 0])
  play(s, 'scrap omens')
  expect(seen(4)).toBe(0)
})

test('N66 units of a tribe that come back come all to one place of the controller’s choice', () => {
  const s = scene({
    turn: 3,
    runners: { scythians: 'elam' },
    countries: { scythians: { at: { hubushkia: 'hb', musasir: 'lc', regroup: 'hb*2' } } },
    also: t => {
      t.frames.length = 1
      t.phasing = NOBODY
      frames.restore.push(t, { of: of('scythians') })
    },
  })
  expect([look(s, 'asked'), look(s, 'choices')]).toEqual(['scythians restore', 'deploy musasir; deploy hubushkia'])
})

test('N80 that a home card was laid face down is seen by all; a common one is not', () => {
  const s = scene({ countries: { assyria: { hand: 'hc-as-siege omens' } } })
  for (const id of ['hc-as-siege', 'omens']) {
    const copy = s.cardAt.findIndex((at, i) => at === HAND + b.assyria && b.copyCard[i] === b.cardOf(id))
    s.cardAt[copy] = LAID + b.assyria
  }
  const laid = (seat: number): number =>
    (view(b, s, seat).position.cardAt as readonly number[]).filter(at => at === LAID + b.assyria).length
  expect([laid(0), laid(3)]).toEqual([2, 1])
})

test.each(b.scenarios.map(({ data }) => data.id))('N81 one player may play %s, running all powers', scenario => {
  const s = setup(b, { seats: 1, options: { ...unpackOptions(0, scenario), scenario } }, firstChance)
  for (let p = 0; p < b.powers; p++) if ((s.inPlay >> p) & 1) expect(s.seat[p]).toBe(0)
})

describe('docs/rulings', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../../docs/rulings/assyrian-wars.md'), 'utf8')
    .split('\n')
    .filter(line => /^\| [RN]\d+ \|/.test(line))
  /** The tables of cases of cards belong to the test that runs them. */
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.ts$|card-cases\/\w+\.ts$/.test(name))
    .map(name => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))
  const named = (file: string, ruling: string): boolean =>
    tests.some(
      ({ name, text }) =>
        (name === file || (file === 'event-cards/cards.test.ts' && name.includes('card-cases/'))) &&
        new RegExp(`\\b${ruling}\\b`).test(text),
    )

  test('each test that a ruling names names the ruling', () => {
    const missing = rows.flatMap(row => {
      const cells = row.split('|')
      const files = [...(cells.at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file)
      return files.filter(file => !named(file, cells[1].trim())).map(file => `${cells[1].trim()} in ${file}`)
    })
    expect(rows.length).toBeGreaterThan(150)
    expect(missing).toEqual([])
  })
})
