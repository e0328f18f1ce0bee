// Foreign wars by scenes: units, rounds, debts, ends. 6.11.b, R29, R71

import { describe, expect, test } from 'vitest'
import { TABLE } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { forgiveUnits } from '../politics/foreign-wars.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { tickForeignWars } from './foreign-war.ts'

const war = (id: string): number => BOARD.foreignWarOf[BOARD.cardOf(id)]

/** The war is going on. */
const going =
  (id: string, rounds: number, mirror = 1, owes = 0) =>
  (s: AwState): void => {
    s.warLeft[war(id)] = rounds
    s.warMirror[war(id)] = mirror
    s.warOwes[2 * war(id)] = owes
    s.cardAt[BOARD.cardFirst[BOARD.cardOf(id)]] = TABLE
  }

/** Elam holds Egypt: nothing can be built there. */
const EGYPT = BOARD.homeAreas[BOARD.countryOf('egypt')]
  .filter(area => BOARD.isCity[area])
  .map(area => BOARD.areas[area])
const OCCUPIED = {
  controls: EGYPT.join(' '),
  at: Object.fromEntries(EGYPT.map((area, i) => [area, ['li', 'b', 'hi'][i % 3]])),
}

const CASES: readonly Case[] = [
  {
    id: 'R71 one D3 serves both sides; the first country listed sends first, then the second',
    given: {
      at: 'act egypt',
      countries: {
        egypt: { hand: 'fw-border' },
        assyria: { at: { nineveh: 'li*4' } },
        urartu: { at: { tushpa: 'li*5' } },
      },
    },
    when: `event fw-border; ${'aim-place nineveh; '.repeat(4)}${'aim-place tushpa; '.repeat(4)}`,
    dice: '4 6',
    now: { 'fw-border-1': 'assyria: li*4', 'fw-border-2': 'urartu: li*4', tushpa: 'urartu: li', asked: 'egypt act' },
  },
  {
    id: 'R71 an inactive second country is mirrored: nobody is asked for its units',
    given: { at: 'act egypt', countries: { egypt: { hand: 'fw-border' }, assyria: { at: { nineveh: 'li*3' } } } },
    when: `event fw-border; ${'aim-place nineveh; '.repeat(3)}`,
    dice: '1 6',
    now: { 'fw-border-2': '', asked: 'egypt act' },
  },
  {
    id: 'R71 not if the first country listed is inactive',
    given: { at: 'act egypt', countries: { egypt: { hand: 'fw-lydia' } } },
    cannot: ['event fw-lydia'],
    refused: { 'event fw-lydia': 'war-inactive R71' },
  },
  {
    id: 'not between allies',
    given: {
      at: 'act egypt',
      tracks: { urartu: 'assyria 13' },
      countries: { egypt: { hand: 'fw-border' }, assyria: {}, urartu: { at: { tushpa: 'li' } } },
    },
    refused: { 'event fw-border': 'war-allied 6.11.b' },
  },
  {
    id: 'a country in a foreign war cannot get a second',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'fw-nubia' }, egypt: { at: { 'fw-libya-1': 'li*3' } } },
      also: going('fw-libya', 3),
    },
    refused: { 'event fw-nubia': 'war-other 6.11.b' },
  },
  {
    id: 'one unit of a side may be a leader, also from a raid box one may send',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'fw-libya' }, egypt: { at: { memphis: 'eg-ree li*2', 'raid-1': 'lc' } } },
    },
    when: 'event fw-libya; aim-leader eg-ree; aim-place raid-1',
    dice: '1 1',
    now: { 'fw-libya-1': 'egypt: lc eg-ree' },
    can: ['aim-place memphis'],
    cannot: ['aim-leader eg-tefnakht', 'yes'],
  },
  {
    id: 'N39 a country that lacks units pays 1 VP for each that is missing',
    given: { at: 'act elam', countries: { elam: { hand: 'fw-libya' }, egypt: { vp: 5, at: { memphis: 'li' } } } },
    when: 'event fw-libya; aim-place memphis; yes',
    dice: '5 3',
    now: { 'egypt vp': '1', asked: 'elam act' },
  },
  {
    id: 'N39 or owes them: while it is short the war does not come to its end',
    given: {
      at: 'impulse egypt',
      wars: 'egypt elam',
      countries: { egypt: { hand: 'pass', at: { 'fw-libya-1': 'li' } }, elam: OCCUPIED },
      also: going('fw-libya', 2, 1, 2),
    },
    when: 'no',
    now: { asked: 'egypt act' },
    silent: ['foreign-war-round'],
  },
  {
    id: 'N39 what it can raise it must: out of the regroup box with what is saved, then by a loan',
    given: {
      at: 'act elam',
      wars: 'egypt elam',
      countries: {
        elam: { hand: 'fw-libya', ...OCCUPIED },
        egypt: { saved: 1, eco: 5, at: { regroup: 'li lc hi-' } },
      },
    },
    when: 'event fw-libya; regain egypt-li-2; regain egypt-hi-3 reduced; regain egypt-lc-2',
    dice: '2 5',
    now: { 'egypt saved': '0', 'egypt debt': '2', 'fw-libya-1': 'egypt: hi- li lc', asked: 'elam act' },
  },
  {
    id: 'N39 it may not wait while it can, but it may give points instead',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'fw-libya' }, egypt: { saved: 4, vp: 5, at: { regroup: 'li*4' } } },
    },
    when: 'event fw-libya',
    dice: '2 5',
    can: ['regain egypt-li-2', 'yes'],
    cannot: ['no'],
  },
  {
    id: 'N39 cards are turned into AP for it; what is left of them is saved',
    given: {
      at: 'act elam',
      wars: 'egypt elam',
      countries: { elam: { hand: 'fw-libya', ...OCCUPIED }, egypt: { hand: 'omens', at: { regroup: 'li*3' } } },
    },
    when: 'event fw-libya; pass; cash omens; regain egypt-li-2; regain egypt-li-2; regain egypt-li-2',
    dice: '2 5',
    now: { 'egypt hand': '', 'egypt saved': '1', 'fw-libya-1': 'egypt: li*3' },
  },
  {
    id: 'N39 new units are raised where they could be built',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'fw-libya' }, egypt: { saved: 4, at: { memphis: 'li*2' } } },
    },
    when: 'event fw-libya; aim-place memphis; aim-place memphis; build egypt-li-2',
    dice: '2 5',
    now: { 'egypt saved': '0', 'fw-libya-1': 'egypt: li*3' },
  },
  {
    id: 'one round less when the marker reaches the first country',
    given: {
      at: 'impulse egypt',
      countries: { egypt: { hand: 'pass omens', at: { 'fw-libya-1': 'li*3' } }, assyria: { hand: 'plague' } },
      also: going('fw-libya', 2),
    },
    now: { 'fw-libya-1': 'egypt: li*3', asked: 'egypt act' },
  },
  {
    id: 'at zero it ends: even is a loss, survivors to the regroup box, the card to the discards',
    given: {
      at: 'round egypt',
      round: 1,
      countries: { egypt: { hand: 'pass', at: { 'fw-libya-1': 'li*2 li- eg-ree' } }, assyria: { hand: 'plague' } },
      also: going('fw-libya', 1),
      options: { reducedLeaders: 'off' },
    },
    when: '',
    now: { regroup: 'egypt: li*2 li- eg-ree', 'fw-libya-1': '' },
  },
  {
    id: 'a war of others does not bar another',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'fw-nubia' }, assyria: { at: { 'fw-border-1': 'li*3' } } },
      active: 'egypt',
      also: going('fw-border', 2),
    },
    can: ['event fw-nubia'],
  },
  {
    id: 'but one of the same country does, on whichever side it is listed',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'fw-nubia' }, egypt: { at: { 'fw-libya-1': 'li*3' } } },
      also: going('fw-libya', 2),
    },
    refused: { 'event fw-nubia': 'war-other 6.11.b' },
  },
  {
    id: 'R71 the battle is offered to a listed country in its own impulse, for 1 AP, with a leader placed or there',
    given: {
      at: 'act egypt',
      ap: 1,
      options: { abilities: 'off', reducedLeaders: 'off' },
      countries: { egypt: { at: { 'fw-libya-1': 'hi*3', memphis: 'k-shabaka' } } },
      also: going('fw-libya', 4),
    },
    when: 'war-battle fw-libya 1; aim-leader k-shabaka',
    // three HI and the king's die, then the mirror's four; the end of the war: a die for each.
    dice: '1 1 1 1 6 6 6 6 1 1 1 1',
    now: { 'egypt vp': '1', 'fw-libya-1': '', regroup: 'egypt: hi*3 k-shabaka', ap: '0' },
    tells: [{ at: 'foreign-war-over', card: 'fw-libya' }],
  },
  {
    id: 'N116, 8.3 a battle against five units or more is also worth what any land battle is',
    given: {
      at: 'act egypt',
      ap: 1,
      options: { abilities: 'off', reducedLeaders: 'off' },
      countries: { egypt: { at: { 'fw-libya-1': 'hi*3 li*2', memphis: 'k-shabaka' } } },
      also: going('fw-libya', 4),
    },
    when: 'war-battle fw-libya 1; aim-leader k-shabaka',
    dice: '1 1 1 1 1 1 6 6 6 6 6 6 1 1 1 1 1 1',
    now: { 'egypt vp': '2', 'fw-libya-1': '' },
  },
  ...(['bow', 'heavy'] as const).map(
    (how): Case => ({
      id: `R29, 9.7 mirrored chariots fight as those they mirror: ${how}`,
      given: {
        at: 'act egypt',
        ap: 1,
        options: { abilities: 'on', reducedLeaders: 'off' },
        countries: { egypt: { at: { 'fw-libya-1': 'ch*2 k-shabaka' } } },
        also: going('fw-libya', 4),
      },
      when: `war-battle fw-libya 1; chariots ${how}`,
      tells: ['attackers', 'defenders'].map(side => ({ at: 'dice', side, phase: how === 'bow' ? 'bow' : 'melee' })),
    }),
  ),
  {
    id: 'R29, N40 lost: the rest of the war is doubled, at most 12; once an impulse',
    given: {
      at: 'act egypt',
      ap: 2,
      options: { abilities: 'off', reducedLeaders: 'off' },
      countries: { egypt: { at: { 'fw-libya-1': 'hi*2 k-shabaka' } } },
      also: going('fw-libya', 7),
    },
    when: 'war-battle fw-libya 1; lose egypt-hi-3; rout egypt-hi-3',
    dice: '6 6 6 1 6 6',
    tells: [{ at: 'foreign-war-round', card: 'fw-libya', left: 12 }],
    refused: { 'war-battle fw-libya 1': 'fought-already 6.11.b' },
  },
  {
    id: 'R71 Medes against Medes: Media names its side',
    given: {
      at: 'act media',
      ap: 1,
      countries: { media: { at: { 'fw-medes-1': 'li*3', 'fw-medes-2': 'li*3', ecbatana: 'me-uppis' } } },
      also: going('fw-medes', 4, 0),
    },
    can: ['war-battle fw-medes 1', 'war-battle fw-medes 2'],
  },
]

describe('foreign wars', () => {
  for (const one of CASES) test(one.id, () => expect(outcome(one)).toEqual(wanted(one)))
})

test('a round has passed', () => {
  const given: SceneWords = {
    at: 'impulse egypt',
    countries: { egypt: { hand: 'pass omens', at: { 'fw-libya-1': 'li*3' } }, assyria: { hand: 'plague' } },
    also: going('fw-libya', 2),
  }
  expect(scene(given).warLeft[war('fw-libya')]).toBe(1)
})

test.each([
  ['the marker reaches it', false, 1],
  ['3.3 it preempts: the marker is elsewhere', true, 2],
])('rounds left in the impulse of the first country: %s', (_, preempting, left) => {
  const s = scene({ countries: { egypt: { at: { 'fw-libya-1': 'li*3' } } }, also: going('fw-libya', 2) })
  tickForeignWars(contextOf(s), BOARD.countryOf('egypt'), preempting)
  expect(s.warLeft[war('fw-libya')]).toBe(left)
})

test.each([0, 1])('6.11.b it does not begin to run while side %i owes units', side => {
  const s = scene({ countries: { assyria: { at: { 'fw-border-1': 'li*3' } } }, also: going('fw-border', 2) })
  s.warOwes[2 * war('fw-border') + side] = 1
  tickForeignWars(contextOf(s), BOARD.assyria)
  expect(s.warLeft[war('fw-border')]).toBe(2)
  s.warOwes[2 * war('fw-border') + side] = 0
  tickForeignWars(contextOf(s), BOARD.assyria)
  expect(s.warLeft[war('fw-border')]).toBe(1)
})

test('at the end a die for each unit: an even one is a hit', () => {
  const s = scene({ countries: { egypt: { at: { 'fw-libya-1': 'li*2 li-' } } }, also: going('fw-libya', 1) })
  tickForeignWars(contextOf(s, '2 3 4'), BOARD.countryOf('egypt'))
  expect([look(s, 'regroup'), look(s, 'fw-libya-1')]).toEqual(['egypt: li- li', ''])
})

describe('N107 the first country has gone home', () => {
  const gone = (rounds: number): AwState =>
    scene({
      at: 'act elam',
      ap: 0,
      countries: {
        assyria: { eco: 1, hand: 'omens' },
        elam: { eco: 1, hand: 'pass spies' },
        phrygia: { at: { 'fw-lydia-1': 'li*3' } },
      },
      also: s => {
        going('fw-lydia', rounds)(s)
        s.active &= ~(1 << BOARD.countryOf('phrygia'))
      },
    })
  test('its units stay, and the war is a round shorter when the marker passes it', () => {
    const s = gone(2)
    play(s, 'end')
    expect([look(s, 'asked'), s.warLeft[war('fw-lydia')], look(s, 'fw-lydia-1')]).toEqual([
      'assyria act',
      1,
      'phrygia: li*3',
    ])
  })
  test('it ends there too', () => {
    const s = gone(1)
    play(s, 'end', '1 2 3')
    expect([look(s, 'fw-lydia-1'), look(s, 'regroup')]).toEqual(['', 'phrygia: li*2 li-'])
  })
  test('it owes nothing more', () => {
    const s = gone(2)
    s.warOwes[2 * war('fw-lydia')] = 2
    forgiveUnits(BOARD, s, BOARD.countryOf('phrygia'))
    expect(s.warOwes[2 * war('fw-lydia')]).toBe(0)
  })
})
