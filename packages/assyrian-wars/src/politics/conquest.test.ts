// When a country falls, how it is tried, surrender, and what becomes of it. 6.13, 7.1, 10.4.c, 10.4.d

import { describe, expect, test } from 'vitest'
import { frames } from '../board/frames.ts'
import { ALLIANCE, AP, BLACK } from '../board/names.ts'
import { friendsOf } from '../common/alliances.ts'
import { run } from '../play.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { GROUPS, VP_GROUPS } from '../victory/victory-points.ts'
import { checkFall, conquer, conquestBar, conquestCount, endGraces, hasFallen, pushConquest } from './conquest.ts'
import { leadingOccupier } from './occupation.ts'
import { beatenBadly, offerSurrender, plight } from './plight.ts'
import { settleWars } from './settle-wars.ts'

const of = (id: string): number => BOARD.countryOf(id)
/** One Assyrian unit in each of these areas, which Assyria holds. */
const held = (...areas: string[]): SceneWords['countries'][string] => ({
  controls: areas.join(' '),
  at: Object.fromEntries(areas.map(area => [area, 'li'])),
})
const SYRIA: SceneWords = {
  ap: 10,
  wars: 'assyria syria',
  active: 'syria',
  countries: { assyria: held('hamath', 'arpad', 'carchemish') },
}
const ELAM: SceneWords = {
  ap: 10,
  rebel: 'elam',
  countries: {
    assyria: {
      controls: 'susa madaktu bit-imbi hamanu',
      at: { susa: 'hi', madaktu: 'hi', 'bit-imbi': 'li', hamanu: 'li' },
    },
  },
}
const PERSIA: SceneWords = {
  ap: 10,
  wars: 'assyria persia',
  active: 'persia',
  countries: { assyria: held('parsumash', 'anshan', 'parsa') },
}

describe('7.1.a the check', () => {
  test.each([1, 2, 3, 4, 5, 6])('14: three Syrian cities without the capital, a %i', roll => {
    const s = scene(SYRIA)
    play(s, 'conquer syria', `${roll}`)
    expect(s.conquered[of('syria')] !== 0).toBe(roll <= 3)
  })
  test.each([
    [3, true],
    [4, false],
  ])('15: four Elamite cities with Susa, a %i and 2 against 5', (roll, falls) => {
    const s = scene(ELAM)
    expect(conquestCount(BOARD, s, of('elam'))).toBe(5)
    play(s, 'conquer elam', `${roll}`)
    expect(s.conquered[of('elam')] !== 0).toBe(falls)
  })
  test('16: all three Persian squares, without a roll', () => {
    const s = scene(PERSIA)
    play(s, 'conquer persia')
    expect(s.conquered[of('persia')]).toBe(1 << BOARD.assyria)
  })
  test('10.4.c a province of another conqueror need not be taken', () => {
    const s = scene({
      ...PERSIA,
      countries: { assyria: held('parsumash', 'anshan'), media: { provinces: 'parsa', at: { parsa: 'li' } } },
    })
    expect(hasFallen(BOARD, s, of('persia'))).toBe(true)
  })
  test('6.13 once for each country in a turn', () => {
    const s = scene(SYRIA)
    const told = play(s, 'conquer syria', '6')
    expect(told).toContainEqual({
      at: 'conquest-check',
      power: 'assyria',
      country: 'syria',
      roll: 6,
      mod: 0,
      held: 3,
      success: false,
    })
    expect(conquestBar(BOARD, s, BOARD.assyria, of('syria'))).toBe('tried')
  })
  test('6.13 nor again by another: not by an ally, not by an enemy of the one who tried', () => {
    for (const [sides, wars] of [
      [{ assyrian: 'egypt' }, 'assyria syria, egypt syria'],
      [{ rebel: 'egypt' }, 'assyria syria, egypt syria'],
    ] as const) {
      const s = scene({
        ...sides,
        wars,
        active: 'syria',
        countries: { assyria: held('arpad', 'hamath'), egypt: held('damascus') },
      })
      expect(conquestBar(BOARD, s, of('egypt'), of('syria'))).toBe('')
      play(s, 'conquer syria', '6')
      expect(conquestBar(BOARD, s, of('egypt'), of('syria'))).toBe('tried')
      expect(look(s, 'choices')).not.toContain('conquer syria')
    }
  })
  test('6.13 who holds every square needs no check', () => {
    const s = scene(PERSIA)
    s.tried[of('persia')] = 1 << of('media')
    expect(conquestBar(BOARD, s, BOARD.assyria, of('persia'))).toBe('')
  })
  test('6.13 another attempt in the interphase; 10.4.d there one for each side, 7.1.c allies have one roll', () => {
    const s = scene({
      assyrian: 'media',
      rebel: 'egypt',
      wars: 'assyria syria, egypt syria, media syria',
      active: 'syria',
      countries: { assyria: held('arpad'), egypt: held('damascus'), media: held('hamath') },
    })
    s.phasing = -1
    s.tried[of('syria')] = 1 << BOARD.assyria
    expect(['assyria', 'media', 'egypt'].map(id => conquestBar(BOARD, s, of(id), of('syria')))).toEqual([
      'tried',
      'tried',
      '',
    ])
    pushConquest(contextOf(s))
    expect(conquestBar(BOARD, s, BOARD.assyria, of('syria'))).toBe('')
  })
})

describe('7.1 who may be tried', () => {
  const CASES: readonly (readonly [string, string, SceneWords, string])[] = [
    [
      'a minor with one square home area',
      'syria',
      { wars: 'assyria syria', active: 'syria', countries: { assyria: held('arpad') } },
      '',
    ],
    ['one without', 'syria', { wars: 'assyria syria', active: 'syria', countries: {} }, 'holds-none'],
    ['one at peace', 'syria', { countries: {} }, 'not-at-war'],
    [
      'a power with five cities',
      'babylonia',
      { rebel: 'babylonia', countries: { assyria: held('sippar', 'kish', 'borsippa', 'ur', 'nippur') } },
      '',
    ],
    [
      'with four',
      'babylonia',
      { rebel: 'babylonia', countries: { assyria: held('sippar', 'kish', 'borsippa', 'ur') } },
      'too-few',
    ],
    [
      'with its capital and three',
      'babylonia',
      { rebel: 'babylonia', countries: { assyria: held('babylon', 'kish', 'borsippa', 'ur') } },
      '',
    ],
    [
      'with its capital and two',
      'babylonia',
      { rebel: 'babylonia', countries: { assyria: held('babylon', 'kish', 'borsippa') } },
      'too-few',
    ],
    [
      'Media, never',
      'media',
      { rebel: 'media', countries: { assyria: held('ecbatana', 'harhar', 'kishesim', 'sikris', 'rhaga', 'arazias') } },
      'never',
    ],
    ['nomads, never', 'scythians', { countries: { scythians: { at: { ishkuza: 'hb' } } } }, 'tribe'],
  ]
  test.each(CASES)('%s', (_, country, given, bar) => {
    expect(conquestBar(BOARD, scene(given), BOARD.assyria, of(country))).toBe(bar)
  })
  const REBELS = ['kalhu', 'ashur', 'arbela', 'arrapha', 'nisibis', 'harran']
  test.each([
    ['Nineveh and five others', ['nineveh', ...REBELS.slice(1)], ''],
    ['Nineveh and four', ['nineveh', ...REBELS.slice(2)], 'too-few'],
    ['six without Nineveh', REBELS, 'too-few'],
  ])('Assyria: %s', (_, areas, bar) => {
    const s = scene({ rebel: 'elam', countries: { elam: { controls: areas.join(' '), at: { [areas[0]]: 'b' } } } })
    expect(conquestBar(BOARD, s, of('elam'), BOARD.assyria)).toBe(bar)
  })
  test('The Two Rivers: not Assyria', () => {
    const s = scene({
      scenario: 'two-rivers',
      seats: 3,
      rebel: 'elam',
      countries: { elam: { controls: ['nineveh', ...REBELS].join(' ') } },
    })
    expect(conquestBar(BOARD, s, of('elam'), BOARD.assyria)).toBe('safe')
  })
  test('Media falls with seven cities and its capital, at once', () => {
    const seven = ['ecbatana', 'harhar', 'kishesim', 'bit-hamban', 'sikris', 'arazias', 'rhaga']
    const without = ['marubishtu', ...seven.slice(1)]
    const fallen = (areas: string[]) =>
      hasFallen(BOARD, scene({ rebel: 'media', countries: { assyria: held(...areas) } }), of('media'))
    expect([fallen(seven), fallen(seven.slice(0, 6)), fallen(without)]).toEqual([true, false, false])
  })
})

const CASES: readonly Case[] = [
  {
    id: '7.1.d a minor goes home, pays, and is at peace; the conqueror gets 1 VP and a province',
    given: {
      ...SYRIA,
      countries: { ...SYRIA.countries, syria: { at: { damascus: 'hi li-' }, eco: 2, hand: 'omens' } },
    },
    when: 'conquer syria; province hamath',
    dice: '1',
    now: {
      'syria active': 'no',
      'syria wars': '',
      'syria eco': '1',
      'assyria vp': '1',
      'hamath province': 'assyria',
      'stored-syria': 'syria: hi li-',
      'syria hand': '',
      'arpad city': 'syria',
      hamath: 'assyria: li',
      damascus: '',
    },
    tells: [{ at: 'conquered', country: 'syria', by: ['assyria'] }],
  },
  {
    id: '7.1.d no capital and no blue city becomes a province',
    given: { ...SYRIA, countries: { assyria: held('damascus', 'arpad', 'carchemish') } },
    when: 'conquer syria',
    dice: '1',
    can: ['province arpad', 'pass'],
    cannot: ['province damascus', 'province carchemish', 'province hamath'],
  },
  {
    id: '7.1.d its markers on all tracks go, raiders to the regroup box',
    given: {
      ...SYRIA,
      tracks: { syria: 'egypt 9' },
      countries: { ...SYRIA.countries, syria: { at: { 'raid-1': 'li' } } },
    },
    when: 'conquer syria; pass',
    dice: '1',
    now: { 'syria track': '-', regroup: 'syria: li' },
  },
  {
    id: '7.1.d a power leaves its camp, its allies drift away, at least three spaces',
    given: {
      ...ELAM,
      rebel: 'elam babylonia',
      tracks: { syria: 'elam 15', urartu: 'elam 7', judah: 'elam 2' },
      active: 'syria',
    },
    when: 'conquer elam',
    dice: '1 1 1 1 2 2 3',
    now: {
      'elam camp': 'neutral',
      'elam wars': '',
      'judah track': '-',
      'syria track': 'elam 12',
      'urartu track': 'elam 2',
      'syria active': 'no',
      'assyria vp': '3',
    },
  },
  {
    id: '7.1.d what it holds of others goes back, its forces abroad go home',
    given: {
      ...ELAM,
      wars: 'elam syria',
      active: 'syria',
      countries: { ...ELAM.countries, elam: { controls: 'arpad', at: { arpad: 'b*2' } } },
    },
    when: 'conquer elam',
    dice: '1',
    now: { 'arpad city': 'syria', arpad: '' },
  },
  {
    id: '7.1.d a conquered power pays two levels',
    given: { ...ELAM, countries: { ...ELAM.countries, elam: { eco: 6 } } },
    when: 'conquer elam; pass',
    dice: '1',
    now: { 'elam eco': '4' },
  },
]

describe('7.1.d the effects', () => {
  test.each(CASES.map(c => [c.id, c] as const))('%s', (_, c) => {
    expect(outcome(c)).toEqual(wanted(c))
  })
  test('conquest of Assyria: 12 VP shared, a province for each, no more tribute checks', () => {
    const s = scene({
      rebel: 'elam babylonia',
      seats: 5,
      countries: { elam: held('nineveh', 'kalhu', 'ashur'), babylonia: held('arbela', 'arrapha', 'nisibis') },
    })
    conquer(contextOf(s), of('elam'), BOARD.assyria)
    expect(s.conquered[BOARD.assyria]).toBe((1 << of('elam')) | (1 << of('babylonia')))
    expect([s.vp[of('elam')], s.vp[of('babylonia')]].map(vp => vp - 2)).toEqual([6, 6])
    expect(
      s.frames
        .filter(({ at }) => at === 'province')
        .map(f => f.of)
        .sort(),
    ).toEqual([of('babylonia'), of('elam')])
    expect(s.fallen[BOARD.assyria]).not.toBe(0)
  })
  test('10.4.c a second conqueror: it pays both, each has a grace period of its own', () => {
    const s = scene({
      ...SYRIA,
      wars: 'assyria syria, egypt syria',
      countries: { ...SYRIA.countries, syria: { eco: 3 } },
    })
    conquer(contextOf(s), BOARD.assyria, of('syria'))
    s.feud[of('egypt')] |= 1 << of('syria')
    conquer(contextOf(s), of('egypt'), of('syria'))
    expect(look(s, 'syria eco')).toBe('1')
    expect([BOARD.assyria, of('egypt')].map(p => s.grace[BOARD.powers * of('syria') + p])).toEqual([3, 3])
  })
  test('grace ends with the turn after: R75 what the conqueror has reached is kept', () => {
    const s = scene({ ...SYRIA })
    conquer(contextOf(s), BOARD.assyria, of('syria'))
    s.track[of('syria')] = BOARD.assyria
    s.level[of('syria')] = 5
    endGraces(contextOf(s))
    expect(s.conquered[of('syria')]).not.toBe(0)
    s.turn++
    endGraces(contextOf(s))
    expect([s.conquered[of('syria')], look(s, 'syria track')]).toEqual([0, 'assyria 5'])
  })
  test('grace keeps the peace whatever camps say', () => {
    const s = scene({ ...ELAM })
    conquer(contextOf(s), BOARD.assyria, of('elam'))
    s.camp[of('elam')] = 2
    settleWars(contextOf(s))
    expect((s.war[of('elam')] >> BOARD.assyria) & 1).toBe(0)
  })
})

describe('7.1.c several invaders', () => {
  const given: SceneWords = {
    ap: 5,
    rebel: 'babylonia elam',
    wars: 'babylonia syria, elam syria',
    active: 'syria',
    countries: { babylonia: { ...held('arpad'), hand: 'omens' }, elam: held('hamath', 'carchemish') },
    at: 'act babylonia',
  }
  test('N54 the one with most square home areas has the word', () => {
    expect(leadingOccupier(BOARD, scene(given), of('syria'))).toBe(of('elam'))
  })
  test('between equals the one with most forces there', () => {
    const s = scene({
      ...given,
      countries: { babylonia: { controls: 'arpad', at: { arpad: 'li*2' } }, elam: held('hamath') },
    })
    expect(leadingOccupier(BOARD, s, of('syria'))).toBe(of('babylonia'))
  })
  test('N54 the other asks; one roll counts the areas of all', () => {
    const s = scene(given)
    expect(look(s, 'asked')).toBe('babylonia act')
    play(s, 'conquer syria')
    expect(look(s, 'asked')).toBe('elam answer')
    const told = play(s, 'yes', '3')
    expect(told).toContainEqual({
      at: 'conquest-check',
      power: 'babylonia',
      country: 'syria',
      roll: 3,
      mod: 0,
      held: 3,
      success: true,
    })
  })
  test('and is not asked again in this impulse', () => {
    const s = scene(given)
    play(s, 'conquer syria; no')
    expect(
      outcome({
        id: '',
        given: { ...given, also: t => void (t.dealt[of('babylonia')] = 1 << of('elam')) },
        cannot: ['conquer syria'],
      }).cannot,
    ).toEqual(['conquer syria'])
    expect(s.conquered[of('syria')]).toBe(0)
  })
  test('10.4.d between turns the next after the last card player rolls first, the other only if that fails', () => {
    const s = scene({ ...given, at: 'interphase', also: t => void (t.lastPlayed = of('egypt')) })
    expect(look(s, 'asked')).toBe('elam subdue')
    play(s, 'conquer syria', '6')
    expect(look(s, 'asked')).not.toContain('babylonia subdue')
  })
  test('10.4.d the very next after the last card player is the first', () => {
    const s = scene({
      ...given,
      wars: 'babylonia syria, elam persia',
      active: 'syria persia',
      countries: { babylonia: held('arpad'), elam: held('parsa') },
      at: 'interphase',
      also: t => void (t.lastPlayed = of('egypt')),
    })
    expect(look(s, 'asked')).toBe('babylonia subdue')
    play(s, 'pass')
    expect(look(s, 'asked')).toBe('elam subdue')
  })
})

describe('7.1.b surrender, R74', () => {
  const LOST: SceneWords = {
    rebel: 'elam',
    countries: {
      assyria: { controls: 'madaktu bit-imbi hamanu', at: { madaktu: 'hi', 'bit-imbi': 'li', hamanu: 'li' } },
    },
  }
  test('three home cities in enemy hands now', () => {
    expect(plight(BOARD, scene(LOST), of('elam'))).toBe(3)
    expect(plight(BOARD, scene({ ...LOST, countries: { assyria: held('madaktu', 'hamanu') } }), of('elam'))).toBe(0)
  })
  test('or a defeat worth 3 VP, to the end of the turn', () => {
    const s = scene({ ...LOST, countries: {} })
    expect(plight(BOARD, s, of('elam'))).toBe(0)
    beatenBadly(contextOf(s), of('elam'))
    expect(plight(BOARD, s, of('elam'))).toBeGreaterThan(0)
  })
  test('never Assyria; not a minor under temporary control', () => {
    const s = scene({
      rebel: 'elam',
      wars: 'egypt syria',
      active: 'syria',
      countries: {
        elam: { controls: 'kalhu arbela arrapha', at: { kalhu: 'b' } },
        egypt: { controls: 'arpad hamath damascus', at: { arpad: 'b' } },
      },
    })
    expect([plight(BOARD, s, BOARD.assyria), plight(BOARD, s, of('syria'))]).toEqual([0, 0])
  })
  test('N56 asked at the end of an impulse when things have become worse, not again and again', () => {
    const s = scene(LOST)
    offerSurrender(contextOf(s))
    expect(s.frames.at(-1)).toMatchObject({ at: 'surrender', of: of('elam') })
    s.frames.pop()
    const n = s.frames.length
    offerSurrender(contextOf(s))
    expect(s.frames.length).toBe(n)
  })
  const ASKED: SceneWords = {
    ...LOST,
    also: s => frames.surrender.push(s, { of: of('elam') }),
  }
  const CASES: readonly Case[] = [
    {
      id: 'accepted: conquered with all ill effects',
      given: ASKED,
      when: 'surrender; yes; pass',
      now: { 'elam camp': 'neutral', 'elam wars': '', 'assyria vp': '7' },
      tells: [{ at: 'surrendered', country: 'elam', by: ['assyria'] }],
    },
    {
      id: 'refused: 1 VP, and once a turn only',
      given: ASKED,
      when: 'surrender; no',
      now: { 'elam vp': '1', 'elam camp': 'rebel' },
    },
    {
      id: 'to all or none: one refusal refuses for all',
      given: { ...ASKED, assyrian: 'media' },
      when: 'surrender; yes; no',
      now: { 'elam vp': '1', 'elam camp': 'rebel' },
    },
    {
      id: 'N55 to all: each has grace, they share the VP',
      given: { ...ASKED, assyrian: 'media' },
      when: 'surrender; yes; yes',
      tells: [{ at: 'surrendered', country: 'elam', by: ['assyria', 'media'] }],
    },
  ]
  test.each(CASES.map(c => [c.id, c] as const))('%s', (_, c) => {
    expect(outcome(c)).toEqual(wanted(c))
  })
  test.each([
    ['one in such a plight', LOST, 'elam surrender'],
    ['nobody else', { ...LOST, countries: { assyria: held('madaktu') } }, 'assyria mulligan'],
  ])('in 7.1 too it is asked: %s', (_, given, asked) => {
    const s = scene({ ...given, at: 'interphase', also: t => void (t.lastPlayed = of('elam')) })
    expect(look(s, 'asked')).toBe(asked)
  })
  test('in its own impulse it may ask as well', () => {
    const offers = (countries: SceneWords['countries']) => choices(scene({ ...LOST, at: 'act elam', countries }))
    expect(offers(LOST.countries)).toContain('surrender')
    expect(offers({})).not.toContain('surrender')
  })
  test('does not count as a conquest for elimination', () => {
    const s = scene(ASKED)
    play(s, 'surrender; yes; pass')
    expect([s.fallen[of('elam')], s.yielded[of('elam')]]).toEqual([0, 1 << s.turn])
  })
})

test.each([
  ['conquered', '1', 0],
  ['not conquered', '6', -2],
])('R81 a refuser is counted after 7.1: %s there', (_, die, penalty) => {
  const s = scene({
    ...SYRIA,
    at: 'interphase',
    also: t => {
      t.lastPlayed = of('elam')
      t.refused[of('syria')] = BLACK
    },
  })
  play(s, 'conquer syria', die)
  if (look(s, 'asked') === 'assyria province') play(s, 'pass')
  expect(s.vpBy[GROUPS * BOARD.assyria + VP_GROUPS.indexOf('penalties')]).toBe(penalty)
})

test('7.1.d a trade city that a conquered minor held is free', () => {
  const s = scene({ ...SYRIA, also: t => void (t.city[BOARD.areaOf('petra')] = of('syria')) })
  conquer(contextOf(s), BOARD.assyria, of('syria'))
  expect(look(s, 'petra city')).toBe('-')
})

test('7.1.d the pacts and provinces of a conquered power end', () => {
  const s = scene({
    ...ELAM,
    countries: { ...ELAM.countries, elam: { provinces: 'parsumash', at: { parsumash: 'li' } } },
    also: t => void (t.pact[BOARD.areaOf('dilmun')] = of('elam')),
  })
  conquer(contextOf(s), BOARD.assyria, of('elam'))
  expect([s.pact[BOARD.areaOf('dilmun')], look(s, 'parsumash province'), look(s, 'parsumash control')]).toEqual([
    -1,
    '-',
    'persia',
  ])
})

test('7.1 powers conquer, minors for their power', () => {
  const s = scene({ ...SYRIA, tracks: { urartu: 'assyria 13' }, active: 'syria urartu' })
  expect(['assyria', 'urartu'].map(id => conquestBar(BOARD, s, of(id), of('syria')))).toEqual(['', 'tribe'])
})

test('7.1.d its agreements on free passage end', () => {
  const s = scene({
    ...ELAM,
    also: t => {
      t.passage[of('elam')] = 1 << of('egypt')
      t.passage[of('egypt')] = (1 << of('elam')) | (1 << of('media'))
      t.passage[of('media')] = 1 << of('egypt')
    },
  })
  conquer(contextOf(s), BOARD.assyria, of('elam'))
  expect(['elam', 'egypt', 'media'].map(id => s.passage[of(id)])).toEqual([0, 1 << of('media'), 1 << of('egypt')])
})

test('7.1.d a minor that is conquered in its own impulse has no more of it', () => {
  const s = scene({ ...SYRIA, at: 'act syria', countries: { ...SYRIA.countries, elam: { hand: 'omens' } } })
  conquer(contextOf(s), BOARD.assyria, of('syria'))
  run(BOARD, s, contextOf(s).chance)
  play(s, 'pass')
  while (look(s, 'asked') === 'assyria expel') play(s, choices(s)[0])
  expect([look(s, 'syria active'), look(s, 'asked')]).toEqual(['no', 'elam preempt'])
})

test('7.1.d wars of minors that are no allies go on', () => {
  const s = scene({
    ...ELAM,
    tracks: { urartu: 'assyria 13', syria: 'assyria 9' },
    wars: 'elam urartu, elam syria',
    active: 'urartu syria',
  })
  conquer(contextOf(s), BOARD.assyria, of('elam'))
  expect([(s.feud[of('elam')] >> of('urartu')) & 1, friendsOf(BOARD, s, BOARD.assyria, ALLIANCE)]).toEqual([
    0,
    1 << of('urartu'),
  ])
})

test('a country whose last square falls is conquered at once', () => {
  const s = scene({ ...PERSIA, rebel: 'elam' })
  checkFall(contextOf(s), of('persia'))
  expect(s.conquered[of('persia')]).toBe(1 << BOARD.assyria)
  expect(AP).toBe(12)
})
