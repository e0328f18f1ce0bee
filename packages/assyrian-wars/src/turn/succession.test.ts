// Succession, the timeline, promotion between turns. 7.2, 7.6, 10.3

import { describe, expect, test } from 'vitest'
import { frames } from '../board/frames.ts'
import { FULL, NOBODY, REDUCED } from '../board/names.ts'
import { conquer, endGrace } from '../politics/conquest.ts'
import { look } from '../testing/cases.ts'
import { BOARD, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { crownedOf, kingOf, promoteAll, successionMod } from './succession.ts'
import { entries } from './timeline-entries.ts'

const of = (id: string): number => BOARD.countryOf(id)
const leader = (id: string): number => BOARD.leaderOf(id)
const bits = (...ids: string[]): number => ids.reduce((set, id) => set | (1 << of(id)), 0)

/** The timeline of an interphase, from `step` on: the thrones of the powers by their numbers, then the other entries. */
const timeline = (turn: number, step: number, given: SceneWords, end = false): SceneWords => ({
  turn,
  ...given,
  also: (s, b) => {
    given.also?.(s, b)
    s.frames.length = 0
    s.phasing = NOBODY
    s.frames.push(frames.interphase.make({ step: end ? 8 : 7 }), frames.timeline.make({ step }))
  },
})
const ELAM = 4

describe('10.3 the roll', () => {
  const given: SceneWords = { countries: { elam: { at: { susa: 'k-humban-nikash b*2' }, hand: 'omens' } } }
  const rolled = (dice: string, moves = 'pass; roll', more: Partial<SceneWords> = {}) => {
    const s = scene(timeline(1, ELAM, { ...given, ...more }))
    const told = play(s, moves, dice)
    return { s, told }
  }
  test('R83 the old king leaves, the new one stands in the capital', () => {
    const { s, told } = rolled('5')
    expect(told).toContainEqual({
      at: 'succession',
      country: 'elam',
      king: 'k-hallushu',
      roll: 5,
      mod: 0,
      success: true,
    })
    expect(look(s, 'susa')).toBe('elam: b*2 k-hallushu')
    expect(s.at[leader('k-humban-nikash')]).toBe(BOARD.out)
    expect(look(s, 'elam vp')).toBe('0')
  })
  test('modified 6 fails: no king, unrest, and the old one is gone without loss of VP', () => {
    const { s, told } = rolled('6 6 1')
    expect(told).toContainEqual({ at: 'unrest', country: 'elam' })
    expect(kingOf(BOARD, s, of('elam'))).toBe(NOBODY)
    expect([look(s, 'susa'), look(s, 'elam vp')]).toEqual(['elam: b- b', '0'])
  })
  test('-1 for a card given up', () => {
    const { s, told } = rolled('6', 'pass; sacrifice omens')
    expect(told).toContainEqual({
      at: 'succession',
      country: 'elam',
      king: 'k-hallushu',
      roll: 6,
      mod: -1,
      success: true,
    })
    expect(look(s, 'elam hand')).toBe('')
  })
  test('Crown Prince: no roll', () => {
    const s = scene(
      timeline(1, ELAM, { countries: { elam: { at: { susa: 'k-humban-nikash' }, hand: 'crown-prince' } } }),
    )
    const told = play(s, look(s, 'choices').split('; ')[0])
    expect(told).toContainEqual({ at: 'succession', country: 'elam', king: 'k-hallushu', success: true })
    expect(look(s, 'susa')).toBe('elam: k-hallushu')
  })
  test('only who wants a king rolls: declined, there is none, and no unrest', () => {
    const { s, told } = rolled('', 'pass; pass')
    expect(told).toContainEqual({ at: 'succession', country: 'elam', king: 'k-hallushu', success: false })
    expect(told.some(({ at }) => at === 'unrest')).toBe(false)
    expect([kingOf(BOARD, s, of('elam')), look(s, 'elam vp')]).toEqual([NOBODY, '0'])
    expect(look(s, 'susa')).toBe('elam: b*2')
    expect(look(s, 'elam hand')).toBe('omens')
  })
  test('so is one asked who has no card to give up', () => {
    const s = scene(timeline(1, ELAM, { countries: { elam: { at: { susa: 'k-humban-nikash b' } } } }))
    expect([look(s, 'asked'), look(s, 'choices')]).toEqual(['elam succession', 'roll; pass'])
  })
  test('a king that is not wanted any more goes, also one by a king marker', () => {
    const s = scene(
      timeline(2, 1, {
        countries: { media: { at: { ecbatana: 'me-daiukku li' } } },
        also: t => void (t.crowned[leader('me-daiukku') - BOARD.firstLeader] = 1),
      }),
    )
    expect(look(s, 'asked')).toBe('media succession')
    play(s, 'pass')
    expect([crownedOf(BOARD, s, of('media')), look(s, 'ecbatana')]).toEqual([NOBODY, 'media: li me-daiukku'])
  })
  test('mercenaries are spared by unrest', () => {
    const { s } = rolled('6', 'pass; roll', {
      countries: { elam: { at: { susa: 'k-humban-nikash m-li' }, hand: 'omens' } },
    })
    expect(look(s, 'susa')).toBe('elam: m-li')
  })
  test('R83 the capital lost: any home city under control', () => {
    const { s } = rolled('1', 'pass; roll', {
      rebel: 'elam',
      countries: { elam: { hand: 'omens' }, assyria: { controls: 'susa', at: { susa: 'hi' } } },
    })
    expect(look(s, 'madaktu')).toBe('elam: k-hallushu')
  })
})

describe('10.3 modifiers', () => {
  const mod = (p: string, turn: number, also: NonNullable<SceneWords['also']> = () => {}): number => {
    const s = scene({ turn, countries: {}, also })
    const entry = entries(BOARD, s).findIndex(({ effect }) => effect.country === p && effect.op === 'succession')
    return successionMod(BOARD, s, of(p), entry)
  }
  test.each([
    [1, 0],
    [2, 2],
    [3, 1],
    [4, 5],
  ])('Assyria in interphase %i: %i', (turn, n) => {
    expect(mod('assyria', turn)).toBe(n)
  })
  test('N108 +2 where it has been conquered in this game, or has surrendered', () => {
    expect(mod('elam', 3, s => void (s.fallen[of('elam')] = 1 << 1))).toBe(2)
    expect(mod('elam', 3, s => void (s.yielded[of('elam')] = 1 << 1))).toBe(2)
    expect(mod('elam', 3, () => {})).toBe(0)
  })
  test('N108 -1 for each power it has conquered in this game, also when grace is over', () => {
    const s = scene({ turn: 1, countries: {} })
    conquer(contextOf(s), of('elam'), of('media'))
    endGrace(contextOf(s), of('media'), of('elam'))
    expect([s.conquered[of('media')], s.trophies[of('elam')]]).toEqual([0, bits('media')])
    expect(mod('elam', 1, t => void (t.trophies[of('elam')] = bits('media', 'babylonia')))).toBe(-2)
  })
  test('-1 for three minors', () => {
    const conquer = (...ids: string[]) => mod('elam', 1, s => void (s.trophies[of('elam')] = bits(...ids)))
    expect([
      conquer('syria', 'judah'),
      conquer('syria', 'judah', 'israel'),
      conquer('syria', 'judah', 'israel', 'persia', 'urartu'),
    ]).toEqual([0, -1, -1])
  })
  test('7.5.2.d +1 by intrigue', () => expect(mod('elam', 1, s => void (s.intrigue[of('elam')] = 1))).toBe(1))
})

describe('R83 thrones without an offer', () => {
  const keep = (dice: string) => {
    const s = scene(
      timeline(1, 1, {
        countries: { media: { at: { ecbatana: 'me-daiukku li' }, hand: 'omens' } },
        also: t => void (t.crowned[leader('me-daiukku') - BOARD.firstLeader] = 1),
      }),
    )
    play(s, 'pass; roll', dice)
    return s
  }
  test('a leader with a king marker must roll to keep it', () => {
    expect(crownedOf(BOARD, keep('5'), of('media'))).toBe(leader('me-daiukku'))
    const s = keep('6')
    expect(crownedOf(BOARD, s, of('media'))).toBe(NOBODY)
    expect(look(s, 'ecbatana')).toBe('media: li me-daiukku')
  })
  test('a named king who fails leaves the game', () => {
    const reign = (dice: string) => {
      const s = scene(timeline(2, 3, { countries: { babylonia: { at: { babylon: 'k-mushezib li' }, hand: 'omens' } } }))
      play(s, 'pass; roll', dice)
      return look(s, 'babylon')
    }
    expect([reign('5'), reign('6')]).toEqual(['babylonia: li k-mushezib', 'babylonia: li'])
  })
  test('with enemies before every city of his the new king stands within one', () => {
    const cities = BOARD.homeAreas[of('elam')].filter(area => BOARD.isCity[area]).map(area => BOARD.areas[area])
    const s = scene(
      timeline(1, ELAM, {
        rebel: 'elam',
        countries: {
          assyria: { controls: cities.filter(id => id !== 'susa').join(' '), at: { susa: 'hi' } },
          elam: { at: { 'in-susa': 'b' }, hand: 'omens' },
        },
      }),
    )
    play(s, 'pass; roll', '1')
    expect([look(s, 'susa'), look(s, 'in-susa')]).toEqual(['assyria: hi', 'elam: b k-hallushu'])
  })
  test('who has no king rolls nothing', () => {
    const s = scene(timeline(1, 1, { countries: { media: { at: { ecbatana: 'me-daiukku li' }, hand: 'omens' } } }))
    expect(look(s, 'asked')).not.toBe('media succession')
  })
  test('two candidates: the owner says who rolls, the other gets no crown; unrest', () => {
    const s = scene(
      timeline(1, ELAM, {
        countries: { elam: { at: { susa: 'el-imbappa b' }, hand: 'omens' } },
        also: t => void (t.crowned[leader('el-imbappa') - BOARD.firstLeader] = 1),
      }),
    )
    expect([look(s, 'asked'), look(s, 'choices')]).toEqual([
      'elam candidate',
      'crown k-hallushu; crown el-imbappa; pass',
    ])
    const told = play(s, 'crown el-imbappa; pass; roll', '1 3')
    expect(told).toContainEqual({ at: 'unrest', country: 'elam' })
    expect(kingOf(BOARD, s, of('elam'))).toBe(NOBODY)
    expect(crownedOf(BOARD, s, of('elam'))).toBe(leader('el-imbappa'))
  })
  test('two candidates, and none is wanted: no roll, no unrest', () => {
    const s = scene(
      timeline(1, ELAM, {
        countries: { elam: { at: { susa: 'el-imbappa b' }, hand: 'omens' } },
        also: t => void (t.crowned[leader('el-imbappa') - BOARD.firstLeader] = 1),
      }),
    )
    const told = play(s, 'pass')
    expect(told.some(({ at }) => at === 'unrest')).toBe(false)
    expect([kingOf(BOARD, s, of('elam')), crownedOf(BOARD, s, of('elam'))]).toEqual([NOBODY, NOBODY])
  })
})

describe('7.6 entries', () => {
  const AFTER = BOARD.powers
  test('kingAppears: Kashtaritu without a roll, units of turn 4 join the pool', () => {
    const s = scene(timeline(3, 1, { countries: { media: { hand: 'omens' } } }))
    expect(look(s, 'ecbatana')).toBe('media: k-kashtaritu')
    const tagged = BOARD.tag.findIndex((tag, u) => tag === 'turn:4' && BOARD.nation[u] === of('media'))
    expect(BOARD.placeName[s.at[tagged]]).toBe('pool-media')
  })
  test('kingAppears: a roll if Media is conquered', () => {
    const s = scene(
      timeline(3, 1, { countries: { media: { hand: 'omens' } }, also: t => void (t.conquered[of('media')] = 1) }),
    )
    play(s, 'pass')
    expect(look(s, 'asked')).toBe('media succession')
  })
  test('nomadsAppear: the whole pool with a leader, bound to Urartu', () => {
    const s = scene(timeline(1, AFTER, { countries: {} }))
    expect(look(s, 'gamir')).toContain('ci-teushpa')
    expect([look(s, 'cimmerians active'), s.duty[of('cimmerians')], s.dutyTo[of('cimmerians')]]).toEqual([
      'yes',
      of('urartu'),
      2,
    ])
    expect(look(s, 'egypt wars')).toBe('cimmerians')
    expect(look(s, 'waiting')).not.toContain('ci-teushpa')
    expect(look(s, 'waiting')).toContain('ci-dugdamme')
  })
  test.each([
    ['lasts to the end of its turns', 2, 'urartu'],
    ['is over then', 1, undefined],
  ])('the duty of a tribe %s', (_, to, prey) => {
    const s = scene(
      timeline(1, AFTER, {
        countries: { scythians: { at: { ishkuza: 'hb' } } },
        also: t => {
          t.duty[of('scythians')] = of('urartu')
          t.dutyTo[of('scythians')] = to
        },
      }),
    )
    expect(BOARD.countries[s.duty[of('scythians')]]).toBe(prey)
  })
  test('N97 nomadsAppear: beside others’ forces, not among them', () => {
    const s = scene(timeline(1, AFTER, { countries: { assyria: { at: { gamir: 'li' } } } }))
    expect(look(s, 'gamir')).toBe('assyria: li')
    expect(look(s, 'cimmerians active')).toBe('yes')
  })
  test('nomadLeader: Dugdamme joins the tribe where it stands', () => {
    const s = scene(timeline(3, AFTER, { countries: { cimmerians: { at: { azzi: 'hb*2' } } } }))
    expect(look(s, 'azzi')).toContain('ci-dugdamme')
  })
  test('poolRelease: units of turn 3 join the Assyrian pool', () => {
    const s = scene(timeline(2, AFTER, { countries: {} }))
    const tagged = BOARD.tag.findIndex((tag, u) => tag === 'turn:3' && BOARD.nation[u] === BOARD.assyria)
    expect(BOARD.placeName[s.at[tagged]]).toBe('pool-assyria')
  })
  test('ecoMinus: a home city other than Nineveh, or an ECO+ away', () => {
    const s = scene(
      timeline(4, AFTER, { countries: {}, ecoPlus: { nineveh: 1 }, also: t => void (t.camp[of('egypt')] = 1) }),
    )
    expect(look(s, 'asked')).toBe('assyria decline')
    expect(look(s, 'choices').split('; ')).toContain('decline nineveh')
    play(s, 'decline kalhu')
    expect([look(s, 'kalhu eco'), look(s, 'nineveh eco')]).toEqual(['+0-1', '+1-0'])
  })
  test('ecoMinus: where there is an ECO+ that goes instead', () => {
    const s = scene(
      timeline(4, AFTER, { countries: {}, ecoPlus: { nineveh: 2 }, also: t => void (t.camp[of('egypt')] = 1) }),
    )
    play(s, 'decline nineveh')
    expect(look(s, 'nineveh eco')).toBe('+1-0')
  })
  test('ecoMinus: without an ECO+ Nineveh is spared', () => {
    const s = scene(timeline(4, AFTER, { countries: {}, also: t => void (t.camp[of('egypt')] = 1) }))
    expect(look(s, 'choices').split('; ')).not.toContain('decline nineveh')
  })
  test('Egypt may join the Assyrian camp free, with consent', () => {
    const s = scene(timeline(4, AFTER, { rebel: 'elam', countries: {} }))
    expect([look(s, 'asked'), look(s, 'choices')]).toEqual(['egypt succession', 'join assyrian; pass'])
    play(s, 'join assyrian; yes')
    expect(look(s, 'egypt camp')).toBe('assyrian')
  })
  test('not if it is at war with Assyria', () => {
    const s = scene(timeline(4, AFTER, { rebel: 'elam egypt', countries: {} }))
    expect(look(s, 'asked')).toBe('assyria decline')
  })
  test('entries of absent countries are skipped, and The Two Rivers know three only', () => {
    const list = (scenario: string, seats: number, turn: number) =>
      entries(BOARD, scene({ scenario, seats, turn, countries: {} })).map(({ id }) => id)
    expect(list('rise-and-fall', 4, 1)).toEqual(['t1-succ-as', 't1-succ-ba', 't1-succ-el', 't1-cimmerians'])
    expect(list('two-rivers', 3, 1)).toEqual(['t1-succ-as', 't1-succ-ba', 't1-succ-el'])
  })
})

describe('7.2 promotion, R36', () => {
  const promoted = (dice: string, options: Readonly<Record<string, string>> = { standingArmy: 'on' }) => {
    const s = scene({
      options,
      countries: { assyria: { at: { nineveh: 'as-rab-shaqe hi' } }, elam: { at: { susa: 'el-imbappa b' } } },
    })
    s.side[leader('as-rab-shaqe')] = s.side[leader('el-imbappa')] = REDUCED
    promoteAll(contextOf(s, dice))
    return [s.side[leader('as-rab-shaqe')], s.side[leader('el-imbappa')]]
  }
  test('every reduced leader on the map rolls, even promotes; Assyria rolls two dice (9.4)', () => {
    expect(promoted('1 4 3')).toEqual([FULL, REDUCED])
    expect(promoted('1 3 2')).toEqual([REDUCED, FULL])
  })
  test('not without 9.2', () => {
    expect(promoted('', { reducedLeaders: 'off' })).toEqual([REDUCED, REDUCED])
  })
})
