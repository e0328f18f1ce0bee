// Secret diplomacy: markers laid at once, what is cancelled, every option, and the event. 7.5, 6.11.m, R78, R79

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { DRAW } from '../board/acts/cards.ts'
import { type AwState, clone } from '../board/state.ts'
import { run, waiting } from '../play.ts'
import { clearRevolts } from '../territory/revolt.ts'
import { look } from '../testing/cases.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { redeal } from '../view/imagine.ts'
import { view } from '../view/view.ts'
import { ploysOf, pushSecret } from './secret-diplomacy.ts'

const b = BOARD
const ON = { secretDiplomacy: 'on' }

/** All powers are to lay their markers. */
function between(given: Partial<SceneWords> = {}): AwState {
  const s = scene({ countries: {}, ...given, options: { ...ON, ...given.options } })
  s.phasing = -1
  s.frames.length = 1
  pushSecret(contextOf(s))
  run(b, s, new FastChance('secret'))
  return s
}

/** Seats: 1 Assyria, 2 Media, 3 Egypt, 4 Babylonia, 5 Elam. */
const lay = (assyria: string, media: string, egypt: string, babylonia: string, elam: string): string =>
  [
    ...assyria.split(' ').map(target => `1: scheme ${target}`),
    `2: scheme ${media}`,
    `3: scheme ${egypt}`,
    `4: scheme ${babylonia}`,
    `5: scheme ${elam}`,
  ].join('; ')

test('7.1, N96 a minor that stands in for a power may draw as a power does', () => {
  const [syria, elam] = [b.countryOf('syria'), b.countryOf('elam')]
  const drawing = (ward: number): boolean => {
    const s = scene({ countries: { syria: { at: { damascus: 'li' }, hand: 'omens pass levy' } } })
    s.ward[syria] = ward
    return ((ploysOf(b, s, syria, syria, true) >> DRAW) & 1) === 1
  }
  expect([drawing(-1), drawing(elam)]).toEqual([false, true])
})

describe('laying', () => {
  test('all at once, Assyria two, the others one', () => {
    const s = between()
    expect(waiting(b, s)).toEqual([0, 1, 2, 3, 4])
    play(s, '1: scheme media; 1: scheme egypt; 3: scheme egypt')
    expect(waiting(b, s)).toEqual([1, 3, 4])
  })
  test('hidden until all are in: two worlds are the same to the others', () => {
    const worlds = ['elam', 'syria'].map(target => {
      const s = between()
      play(s, `2: scheme ${target}`)
      return s
    })
    for (const seat of [undefined, 0, 2, 3, 4]) {
      expect(view(b, worlds[0], seat)).toEqual(view(b, worlds[1], seat))
    }
    expect(view(b, worlds[0], 1)).not.toEqual(view(b, worlds[1], 1))
  })
  test('worlds that Egypt cannot tell apart have other targets', () => {
    const s = between()
    play(s, '2: scheme elam; 3: scheme syria')
    const targets = new Set<number>()
    for (let i = 0; i < 20; i++) {
      const t = clone(s)
      redeal(b, t, 2, new FastChance(i))
      expect([t.schemes[0], t.schemes[2], t.schemes[3]]).toEqual([s.schemes[0], s.schemes[2], s.schemes[3]])
      targets.add(t.schemes[1])
    }
    expect(targets.size).toBeGreaterThan(3)
  })
  test('extra actions of 7.3.2 are more markers, once', () => {
    const s = scene({ countries: {}, options: ON })
    s.phasing = -1
    s.frames.length = 1
    s.secretExtra[1] = 2
    pushSecret(contextOf(s))
    expect(s.schemesLeft.slice(0, 5)).toEqual([2, 3, 1, 1, 1])
    expect(s.secretExtra[1]).toBe(0)
  })
  test('without the option nothing is asked', () => {
    const s = between({ options: { secretDiplomacy: 'off' } })
    expect(look(s, 'asked')).not.toBe('all secret')
  })
  test('a tribe that has not come yet is no target', () => {
    expect(choices(between(), 1)).not.toContain('scheme scythians')
    const s = between({ countries: { scythians: { at: { ishkuza: 'hb' } } } })
    expect(choices(s, 1)).toContain('scheme scythians')
  })
})

describe('7.5.1', () => {
  test('a target chosen twice is cancelled, also by both Assyrian markers', () => {
    const s = between()
    const told = play(s, lay('syria syria', 'judah', 'judah', 'babylonia', 'urartu'))
    expect(told.some(event => event.at === 'schemes')).toBe(true)
    // Only Babylonia and Elam act, in the order of the track.
    expect(look(s, 'asked')).toBe('babylonia scheme')
    play(s, 'ploy first')
    expect(look(s, 'asked')).toBe('elam scheme')
  })
  test('trade is never cancelled', () => {
    const s = between()
    play(s, lay('trade media', 'trade', 'syria', 'syria', 'syria'))
    expect(look(s, 'asked')).toBe('assyria scheme')
    const before = s.trade[b.countryOf('elam')]
    play(s, 'aim-country elam')
    expect(s.trade[b.countryOf('elam')]).toBe(before - 1)
  })
})

/** Media alone chooses a target; what it may then do. */
function alone(target: string, given: Partial<SceneWords> = {}): AwState {
  const s = between(given)
  const other = target === 'syria' ? 'judah' : 'syria'
  play(s, lay(`${other} ${other}`, target, other, other, other))
  return s
}
const OPTIONS: readonly (readonly [string, string, readonly string[], Partial<SceneWords>?])[] = [
  ['a trade', 'trade', ['ploy strip', 'ploy raid'], { countries: { media: { at: { ecbatana: 'lc' } } } }],
  [
    'a trade, a raider out of the regroup box',
    'trade',
    ['ploy strip', 'ploy raid'],
    { countries: { media: { at: { regroup: 'lc' } } } },
  ],
  ['b own power', 'media', ['ploy draw', 'ploy first']],
  ['b own allied minor', 'persia', ['ploy draw', 'ploy first'], { tracks: { persia: 'media 13' }, active: 'persia' }],
  ['c unallied minor', 'phoenicia', ['ploy move', 'ploy refusal', 'ploy revolt']],
  ['d other power', 'elam', ['ploy revolt', 'ploy intrigue']],
]
describe('7.5.2 options', () => {
  for (const [id, target, ploys, given] of OPTIONS) {
    test(id, () => expect([...choices(alone(target, given))].sort()).toEqual([...ploys].sort()))
  }
  test('a without anybody who could raid only a marker goes: mercenaries do not', () => {
    const s = alone('trade', { countries: { media: { at: { ecbatana: 'm-lc' } } } })
    expect(choices(s)).toContain('aim-country elam')
  })
  test('a draw goes by the maximum of the hand', () => {
    const s = alone('media', { countries: { media: { hand: 'pact pact pact levy harvest caravans' } } })
    expect(s.early).toBe(1 << b.media)
  })
  test('b the impulse before all others', () => {
    const s = alone('media')
    play(s, 'ploy first')
    expect(s.early).toBe(1 << b.media)
  })
  test('R78 c the die moves the marker down another track and up one s own', () => {
    const s = alone('phoenicia', { tracks: { phoenicia: 'egypt 2' } })
    play(s, 'ploy move; marker toward 5', '5')
    expect(look(s, 'phoenicia track')).toBe('media 3')
  })
  test('R78 nomads: only the move', () => {
    const s = alone('cimmerians', { countries: { cimmerians: { at: { azzi: 'hb' } } } })
    expect(look(s, 'asked')).toBe('media rolled')
  })
  test('N49 c a refusal is kept for the coming check; dice that refuse too make it pay the power behind it', () => {
    const s = alone('phoenicia')
    play(s, 'ploy refusal')
    expect(s.plot[b.countryOf('phoenicia')]).toBe(b.media + 1)
  })
  test('c Assyria makes sure of a tribute', () => {
    const s = between()
    play(s, lay('phoenicia media', 'syria', 'syria', 'syria', 'syria'))
    play(s, 'ploy tribute')
    expect(s.plot[b.countryOf('phoenicia')]).toBe(16)
  })
  test('R79 d a revolt: an unoccupied city that is no capital obeys nobody, and goes back to its owner unused', () => {
    const s = alone('elam', { countries: { elam: { at: { 'in-nagitu': 'li', madaktu: 'el-nesu' } } } })
    play(s, 'ploy revolt')
    const cities = choices(s)
    expect(cities).toContain('aim hidalu')
    for (const city of ['aim susa', 'aim nagitu', 'aim madaktu']) expect(cities).not.toContain(city)
    play(s, 'aim hidalu')
    expect([look(s, 'hidalu city'), look(s, 'hidalu control')]).toEqual(['-', '-'])
    clearRevolts(contextOf(s))
    expect([look(s, 'hidalu city'), look(s, 'hidalu control')]).toEqual(['elam', 'elam'])
  })
  test('R79 d a revolt: a city of a country that was eliminated meanwhile goes back to nobody', () => {
    const s = alone('elam', { countries: { elam: { at: { madaktu: 'el-nesu' } } } })
    play(s, 'ploy revolt')
    play(s, 'aim hidalu')
    s.gone |= 1 << b.countryOf('elam')
    clearRevolts(contextOf(s))
    expect(s.revolt[b.areaOf('hidalu')]).toBe(0)
    expect([look(s, 'hidalu city'), look(s, 'hidalu control')]).toEqual(['-', '-'])
  })
  test('d the owner of a home city rouses it against a garrison smaller than its level', () => {
    const given: Partial<SceneWords> = {
      countries: { assyria: { at: { kishesim: 'li', 'in-rhaga': 'li', rhaga: 'b' }, controls: 'kishesim rhaga' } },
      wars: 'assyria media',
    }
    const s = between(given)
    play(s, lay('syria syria', 'assyria', 'syria', 'syria', 'syria'))
    play(s, 'ploy revolt')
    expect(choices(s)).toContain('aim kishesim')
    expect(choices(s)).not.toContain('aim rhaga')
    play(s, 'aim kishesim')
    expect([look(s, 'regroup'), look(s, 'kishesim city')]).toEqual(['assyria: li', '-'])
  })
  test('d intrigue: +1 to the succession of a power', () => {
    const s = alone('elam')
    play(s, 'ploy intrigue')
    expect(s.intrigue[b.countryOf('elam')]).toBe(1)
  })
  test('e a pact with a trade city', () => {
    const s = alone('trade-cities')
    play(s, 'aim dilmun')
    expect(s.pact[b.areaOf('dilmun')]).toBe(b.media)
  })
})

describe('N48, 6.11.m as an event', () => {
  const given: SceneWords = { at: 'act elam', countries: { elam: { hand: 'pharaoh' } } }
  test('9 or more: no effect', () => {
    const s = scene(given)
    const told = play(s, 'event pharaoh secret; scheme media', '4 5')
    expect(told).toContainEqual({ at: 'no-effect', card: 'pharaoh', roll: 9 })
    expect(look(s, 'asked')).toBe('elam act')
  })
  test('not where the scenario knows no secret diplomacy', () => {
    const held: SceneWords = { at: 'act babylonia', countries: { babylonia: { hand: 'followers' } } }
    expect(choices(scene(held))).toContain('event followers secret')
    expect(choices(scene({ ...held, scenario: 'two-rivers', seats: 3 }))).not.toContain('event followers secret')
  })
  test('less: at once', () => {
    const s = scene(given)
    play(s, 'event pharaoh secret; scheme media; ploy intrigue', '4 4')
    expect(s.intrigue[b.media]).toBe(1)
  })
  test('a refusal at once: marked, and paying the power behind it if the dice refuse too', () => {
    const s = scene({ ...given, countries: { elam: { hand: 'pharaoh', eco: 4 } } })
    play(s, 'event pharaoh secret; scheme phoenicia; ploy refusal', '1 1 6 1 1 1')
    expect(s.refused[b.countryOf('phoenicia')]).toBe(1)
    expect(look(s, 'elam eco')).toBe('5')
  })
  test('a tribute made sure of: it pays at once', () => {
    const s = scene({ at: 'act assyria', countries: { assyria: { hand: 'pharaoh', eco: 4 } } })
    play(s, 'event pharaoh secret; scheme phoenicia; ploy tribute', '1 1')
    expect([look(s, 'assyria eco'), s.plot[b.countryOf('phoenicia')]]).toEqual(['5', 0])
  })
})
