// Minors called out and sent home, and who runs one that is at war alone. 6.9, 6.17, 7.4.5

import { firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { ASSYRIAN, lowest, REBEL } from '../board/names.ts'
import { run } from '../play.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { setMarker } from './diplomacy.ts'
import { activate, controllersOf, deactivate, runnerFor } from './minors.ts'

const of = (id: string): number => BOARD.countryOf(id)
const DECK = 'omens pass*2 pirates*2 plague*2'

describe('6.17 called out', () => {
  test('units by its set-up, a mercenary in its pool, its home card, cards by its ECO', () => {
    const s = scene({ rebel: 'elam', wars: 'assyria urartu', deck: DECK, countries: { urartu: { eco: 4 } } })
    activate(contextOf(s), of('urartu'))
    expect(look(s, 'tushpa')).toBe('urartu: hi*3 li b ch ur-rusa-')
    expect(look(s, 'musasir')).toBe('urartu: li')
    expect(s.homes[of('urartu')]).toBe(1)
    expect(s.commons[of('urartu')]).toBe(3)
    expect(look(s, 'pool-urartu')).toContain('m-')
    expect(look(s, 'urartu active')).toBe('yes')
  })
  test('ECO 1: the least hand of one card', () => {
    const s = scene({ rebel: 'elam', wars: 'assyria judah', deck: DECK, countries: { judah: { eco: 1 } } })
    activate(contextOf(s), of('judah'))
    expect(s.commons[of('judah')]).toBe(1)
  })
  test('a second time: its controller places what is stored', () => {
    const s = scene({
      rebel: 'elam',
      tracks: { syria: 'elam 13' },
      deck: DECK,
      at: 'act elam',
      countries: { syria: { at: { damascus: 'hi li-' } } },
    })
    const syria = of('syria')
    setMarker(contextOf(s), syria, of('elam'), 12)
    expect([look(s, 'stored-syria'), look(s, 'damascus'), look(s, 'syria active')]).toEqual(['syria: hi li-', '', 'no'])
    setMarker(contextOf(s), syria, of('elam'), 13)
    expect(look(s, 'asked')).toBe('syria deploy')
    play(s, 'deploy arpad; deploy hamath')
    expect([look(s, 'arpad'), look(s, 'hamath'), look(s, 'stored-syria')]).toEqual(['syria: hi', 'syria: li-', ''])
  })
  test('all that are left may go to the area named last; where there is one place only nobody is asked', () => {
    const stored = (at: Readonly<Record<string, string>>) =>
      scene({
        rebel: 'elam',
        at: 'act elam',
        deck: DECK,
        countries: { syria: { at: { 'stored-syria': 'hi li*2' } }, egypt: { at } },
        also: t => {
          t.called |= 1 << of('syria')
          t.passage[of('egypt')] = 1 << of('elam')
          t.passage[of('elam')] = 1 << of('egypt')
        },
      })
    const s = stored({})
    setMarker(contextOf(s), of('syria'), of('elam'), 13)
    expect(look(s, 'choices')).not.toContain('deploy-rest')
    play(s, 'deploy arpad; deploy-rest')
    expect([look(s, 'arpad'), look(s, 'asked')]).toEqual(['syria: hi li*2', 'elam act'])
    const t = stored({ damascus: 'li', arpad: 'li', carchemish: 'li' })
    setMarker(contextOf(t), of('syria'), of('elam'), 13)
    run(BOARD, t, firstChance)
    expect(look(t, 'hamath')).toBe('syria: hi li*2')
  })
  test('7.1.d not where others stand', () => {
    const s = scene({
      rebel: 'elam',
      at: 'act elam',
      deck: DECK,
      countries: { syria: { at: { 'stored-syria': 'hi' } }, egypt: { at: { damascus: 'li' } } },
      also: t => {
        t.called |= 1 << of('syria')
        t.passage[of('egypt')] = 1 << of('elam')
        t.passage[of('elam')] = 1 << of('egypt')
      },
    })
    setMarker(contextOf(s), of('syria'), of('elam'), 13)
    const { can, cannot } = { can: ['deploy arpad'], cannot: ['deploy damascus', 'deploy susa'] }
    const legal = look(s, 'choices').split('; ')
    expect([can.every(c => legal.includes(c)), cannot.some(c => legal.includes(c))]).toEqual([true, false])
  })
})

describe('6.9 sent home', () => {
  test('units stored as they are, raiders and the regroup box to the regroup box, common cards discarded', () => {
    const s = scene({
      tracks: { syria: 'elam 13' },
      countries: { syria: { at: { damascus: 'hi-', 'raid-1': 'li', regroup: 'b' }, hand: 'omens hc-sy', saved: 3 } },
    })
    deactivate(contextOf(s), of('syria'))
    expect([look(s, 'stored-syria'), look(s, 'regroup'), look(s, 'syria hand')]).toEqual([
      'syria: hi-',
      'syria: li b',
      'hc-sy',
    ])
    expect(s.saved[of('syria')]).toBe(0)
  })
})

describe('7.4.5, R77 who runs a minor at war alone', () => {
  const CASES: readonly Case[] = [
    {
      id: 'N104 attacked by Assyria: the first rebel after it on the track',
      given: { rebel: 'babylonia elam', ap: 5, countries: {} },
      when: 'war syria',
      now: { 'syria runner': 'babylonia' },
    },
    {
      id: 'attacked by a rebel: Assyria',
      given: { at: 'act elam', rebel: 'babylonia elam', ap: 5, countries: {} },
      when: 'war syria',
      now: { 'syria runner': 'assyria' },
    },
    {
      id: 'attacked by a neutral power: the camps take turns, a die says who begins',
      given: { at: 'act egypt', rebel: 'babylonia elam', ap: 5, deck: 'omens', countries: {} },
      when: 'war syria',
      dice: '6',
      now: { 'syria runner': 'babylonia' },
    },
  ]
  test.each(CASES.map(c => [c.id, c] as const))('%s', (_, c) => {
    expect(outcome(c)).toEqual(wanted(c))
  })
  test('the camps alternate impulse by impulse', () => {
    const s = scene({ rebel: 'elam', wars: 'media persia', countries: { persia: { at: { parsa: 'li' } } } })
    const seen: string[] = []
    for (let i = 0; i < 4; i++) {
      runnerFor(contextOf(s, i === 0 ? '2' : ''), of('persia'))
      seen.push(look(s, 'persia runner'))
    }
    expect(seen).toEqual(['assyria', 'elam', 'assyria', 'elam'])
  })
  test.each([
    ['by Assyria and a neutral power', 'assyria syria, egypt syria', ['media', 'babylonia']],
    ['by a rebel and a neutral power', 'elam syria, egypt syria', ['assyria', 'babylonia']],
    ['by Assyria and a rebel', 'assyria syria, elam syria', ['media', 'babylonia']],
    ['by Assyria alone', 'assyria syria', ['babylonia', 'babylonia']],
    ['by rebels alone', 'elam syria', ['assyria', 'assyria']],
  ])('attacked %s', (_, wars, runners) => {
    const s = scene({ rebel: 'elam babylonia', wars, countries: { syria: { at: { arpad: 'li' } } } })
    const turns = new Set(runners).size > 1
    const seen = [0, 1].map(i => {
      runnerFor(contextOf(s, turns && i === 0 ? '1' : ''), of('syria'))
      return look(s, 'syria runner')
    })
    expect(seen).toEqual(runners)
  })
  test('the example: Media in the Assyrian camp and rebel Elam, both at war with Persia: run by others of the camps', () => {
    const s = scene({
      assyrian: 'media',
      rebel: 'elam babylonia',
      wars: 'media persia, elam persia',
      countries: { persia: { at: { parsa: 'li' } } },
    })
    const persia = of('persia')
    expect(BOARD.countries[lowest(controllersOf(BOARD, s, persia, ASSYRIAN))]).toBe('assyria')
    expect(BOARD.countries[lowest(controllersOf(BOARD, s, persia, REBEL))]).toBe('babylonia')
  })
  const PREFERENCES: readonly (readonly [string, SceneWords, number, string])[] = [
    [
      'one of the due camp not at war with it',
      { rebel: 'babylonia elam', wars: 'babylonia syria', countries: {} },
      REBEL,
      'elam',
    ],
    [
      'a neutral one not at war with it',
      { rebel: 'babylonia', wars: 'babylonia syria', countries: {} },
      REBEL,
      'media',
    ],
    [
      'one of the due camp although at war with it',
      { rebel: 'babylonia elam', wars: 'babylonia syria, elam syria, media syria, egypt syria', countries: {} },
      REBEL,
      'babylonia',
    ],
  ]
  test.each(PREFERENCES)('%s', (_, given, camp, who) => {
    expect(BOARD.countries[lowest(controllersOf(BOARD, scene(given), of('syria'), camp))]).toBe(who)
  })
  test('9.2, N02 leaders that come into the game are reduced, without 9.2 they are not', () => {
    for (const [reducedLeaders, seen] of [
      ['on', 'ur-rusa-'],
      ['off', 'ur-rusa'],
    ]) {
      const s = scene({ rebel: 'elam', wars: 'assyria urartu', deck: DECK, countries: {}, options: { reducedLeaders } })
      activate(contextOf(s), of('urartu'))
      expect(look(s, 'tushpa').split(' ').at(-1)).toBe(seen)
    }
  })
  describe('7.4.5, N104 the Rebels choose freely who runs it', () => {
    const given: SceneWords = {
      rebel: 'babylonia elam',
      wars: 'assyria syria',
      deck: DECK,
      countries: { syria: { at: { damascus: 'li' }, hand: 'omens' } },
      runners: { syria: 'babylonia' },
    }
    test('the first of them is asked at its first impulse in a turn, and no more in that turn', () => {
      const s = scene({ ...given, at: 'impulse syria' })
      expect([look(s, 'asked'), look(s, 'choices')]).toEqual(['babylonia tribe', 'name babylonia; name elam'])
      play(s, 'name elam')
      expect([look(s, 'syria runner'), look(s, 'asked')]).toEqual(['elam', 'syria act'])
      const t = scene({
        ...given,
        runners: { syria: 'elam' },
        at: 'impulse syria',
        also: t => void (t.had |= 1 << of('syria')),
      })
      expect([look(t, 'syria runner'), look(t, 'asked')]).toEqual(['elam', 'syria act'])
    })
    test('and when it is called out, before its units are set up', () => {
      const s = scene({ rebel: 'babylonia elam', deck: DECK, countries: {} })
      activate(contextOf(s), of('urartu'))
      expect(look(s, 'asked')).not.toBe('babylonia tribe')
      const t = scene({ at: 'act assyria', rebel: 'babylonia elam', ap: 10, deck: DECK, countries: {} })
      play(t, 'war urartu')
      expect(look(t, 'asked')).toBe('babylonia tribe')
      play(t, 'name elam')
      expect([look(t, 'urartu runner'), look(t, 'asked')]).toEqual(['elam', 'assyria act'])
    })
    test.each([
      ['one player has them all', { ...given, seats: 2 }],
      ['there is one of them only', { ...given, rebel: 'babylonia' }],
      ['the others are at war with it', { ...given, wars: 'assyria syria, elam syria' }],
      ['the Rebels attack it: then Assyria runs it', { ...given, wars: 'elam syria' }],
    ])('nobody is asked where %s', (_, words) => {
      expect(look(scene({ ...words, at: 'impulse syria' }), 'asked')).not.toContain('tribe')
    })
  })
  test('6.9 an ally is run by its power', () => {
    const s = scene({ tracks: { syria: 'egypt 13' }, wars: 'assyria syria', active: 'syria', countries: {} })
    runnerFor(contextOf(s), of('syria'))
    expect(look(s, 'syria runner')).toBe('egypt')
  })
})

test('7.4.3 peace with the last enemy sends an unallied minor home', () => {
  const s = scene({
    at: 'interphase',
    options: { suddenDeath: 'off' },
    wars: 'egypt syria',
    countries: { syria: { at: { damascus: 'li' } } },
  })
  for (let i = 0; i < 40 && look(s, 'asked') !== 'egypt court'; i++) {
    const legal = look(s, 'choices').split('; ')
    play(s, legal.includes('done') ? 'done' : legal.includes('pass') ? 'pass' : legal[legal.length - 1])
  }
  expect(look(s, 'asked')).toBe('egypt court')
  play(s, 'peace syria')
  expect([look(s, 'syria active'), look(s, 'syria wars'), look(s, 'stored-syria')]).toEqual(['no', '', 'syria: li'])
})
