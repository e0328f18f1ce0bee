// Nomads: who runs them, what they lay waste, where they go, how they come back. 10.1

import { describe, expect, test } from 'vitest'
import { AP, NOBODY } from '../board/names.ts'
import { nomadMayAttack, nomadMayEnter } from '../common/passage.ts'
import { setMarker } from '../politics/diplomacy.ts'
import { refuse } from '../refuse/refuse.ts'
import { look } from '../testing/cases.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { beginNomads, checkTribe, departures, mustLeave, partOf } from './nomads.ts'

const of = (id: string): number => BOARD.countryOf(id)
const areaOf = (id: string): number => BOARD.areaOf(id)
const bits = (...ids: string[]): number => ids.reduce((set, id) => set | (1 << of(id)), 0)
const HORDE: SceneWords = {
  at: 'act egypt',
  rebel: 'babylonia elam',
  deck: 'omens',
  countries: { scythians: { at: { ishkuza: 'sc-ishpakai hb*3' } } },
}

describe('10.1 at war with everybody', () => {
  test('countries, and the other tribe', () => {
    const s = scene({ ...HORDE, countries: { ...HORDE.countries, cimmerians: { at: { gamir: 'hb' } } } })
    expect(look(s, 'scythians wars')).toBe(
      'assyria media egypt babylonia elam phoenicia judah israel syria urartu phrygia persia cimmerians',
    )
    expect(look(s, 'egypt wars')).toBe('cimmerians scythians')
  })
  test('10.1.2 an ally of a power shares its wars and no others', () => {
    const s = scene({ ...HORDE, tracks: { scythians: 'elam 13' } })
    expect([look(s, 'scythians wars'), look(s, 'scythians runner')]).toEqual(['assyria', 'elam'])
  })
  test('10.1.2, 8.1 an ally leaves the ground and the cities of those its power is at peace with', () => {
    const s = scene({
      ...HORDE,
      countries: {
        scythians: { at: { 'in-sikris': 'hb', harhar: 'hb*2', arrapha: 'sc-ishpakai hb' }, controls: 'sikris harhar' },
      },
    })
    setMarker(contextOf(s), of('scythians'), of('elam'), 13)
    while (look(s, 'asked') === 'scythians expel') play(s, look(s, 'choices').split('; ')[0])
    expect([look(s, 'sikris city'), look(s, 'harhar control')]).toEqual(['media', 'media'])
    expect([look(s, 'in-sikris'), look(s, 'sikris'), look(s, 'harhar')]).toEqual(['', '', ''])
    // Its power is at war with Assyria: there it stays.
    expect(look(s, 'arrapha')).toContain('sc-ishpakai')
  })
  test('10.1.2 an alliance that ends does not send them home', () => {
    const s = scene({ ...HORDE, tracks: { scythians: 'elam 13' } })
    setMarker(contextOf(s), of('scythians'), of('elam'), 9)
    expect([look(s, 'scythians active'), look(s, 'ishkuza'), look(s, 'elam wars')]).toEqual([
      'yes',
      'scythians: hb*3 sc-ishpakai',
      'assyria scythians',
    ])
  })
  test('7.1 with the last unit on the map all alliances end', () => {
    const s = scene({
      ...HORDE,
      tracks: { scythians: 'elam 13' },
      countries: { scythians: { at: { regroup: 'hb' } } },
      active: 'scythians',
    })
    checkTribe(contextOf(s), of('scythians'))
    expect(look(s, 'scythians track')).toBe('-')
  })
})

describe('10.1.1 who runs them', () => {
  const run = (dice: string, given: SceneWords = HORDE) => {
    const s = scene(given)
    beginNomads(contextOf(s, `omens ${dice}`), of('scythians'))
    return s
  }
  test('the camp with the higher die; R44 ties are rolled again', () => {
    expect(look(run('5 2'), 'scythians runner')).toBe('assyria')
    expect(look(run('3 3 2 2 1 6'), 'scythians runner')).toBe('babylonia')
  })
  test('rebels take turns', () => {
    const s = scene({ ...HORDE, deck: 'omens pass*2' })
    const seen: string[] = []
    for (let i = 0; i < 4; i++) {
      beginNomads(contextOf(s, `${['omens', 'pass', 'pass', 'omens'][i]} 1 6`), of('scythians'))
      seen.push(look(s, 'scythians runner'))
    }
    expect(seen).toEqual(['babylonia', 'elam', 'babylonia', 'elam'])
  })
  test('Assyria names the country for its camp', () => {
    const s = run('6 1', { ...HORDE, assyrian: 'media' })
    expect([look(s, 'asked'), look(s, 'choices')]).toEqual(['assyria tribe', 'name assyria; name media'])
    play(s, 'name media')
    expect(look(s, 'scythians runner')).toBe('media')
  })
  test('a beaten camp’s part is taken by the neutral powers', () => {
    expect(partOf(BOARD, scene({ countries: {} }), 2)).toBe(bits('media', 'egypt', 'babylonia', 'elam'))
    expect(partOf(BOARD, scene({ rebel: 'elam', countries: {} }), 2)).toBe(bits('elam'))
  })
  test('a card is turned up for its AP', () => {
    const s = run('5 2')
    expect(s.cardAp).toBe(BOARD.cardAp[BOARD.cardOf('omens')])
    expect(s.cardAp / AP).toBe(5)
    expect(s.commons[of('scythians')]).toBe(0)
  })
})

describe('10.1.1 AP that are not used to attack', () => {
  const given = (ap: number, more: Partial<SceneWords> = {}): ReturnType<typeof scene> =>
    scene({
      ...HORDE,
      at: 'act scythians',
      ap,
      countries: { scythians: { at: { ishkuza: 'sc-ishpakai hb hb-' } } },
      ...more,
    })
  test('go into rebuilding as long as that is possible', () => {
    const s = given(6)
    expect(look(s, 'choices')).not.toContain('end')
    play(s, 'rebuild scythians-hb-4')
    expect([look(s, 'ishkuza'), look(s, 'choices').includes('end')]).toEqual(['scythians: hb*2 sc-ishpakai', true])
  })
  test.each([
    ['too few of them', given(1)],
    ['nobody who is reduced', given(6, { countries: HORDE.countries })],
    ['somebody’s ally is run as its power likes', given(6, { tracks: { scythians: 'elam 13' } })],
  ])('not with %s', (_, s) => {
    expect(look(s, 'choices')).toContain('end')
  })
  describe('nor are they walked off: what its units need it pays only for an attack (N120)', () => {
    const marching = (ap: number, more: Partial<SceneWords> = {}) => {
      const s = given(ap, more)
      play(s, 'march sc-ishpakai')
      return s
    }
    const why = (s: ReturnType<typeof scene>, notation: string) => {
      const action = BOARD.actions.parse(notation)
      return action && refuse(BOARD, s, s.seat[s.runner[of('scythians')]], action)?.code
    }
    test('it walks as far as AP are left over, and cannot end before it has rebuilt', () => {
      const s = marching(6)
      play(s, 'to sikris; to ecbatana')
      expect([look(s, 'ap'), look(s, 'choices').includes('to harhar'), why(s, 'to harhar')]).toEqual([
        '4',
        false,
        'ap-for-units',
      ])
      play(s, 'halt')
      expect(look(s, 'choices')).not.toContain('end')
      play(s, 'rebuild scythians-hb-4')
      expect(look(s, 'choices')).toContain('end')
    })
    test('into battle it goes with all of them', () => {
      const s = marching(4, {
        countries: { scythians: { at: { ishkuza: 'sc-ishpakai hb hb-' } }, media: { at: { sikris: 'li' } } },
      })
      expect(look(s, 'choices')).toContain('to sikris')
    })
    test.each([
      ['too few AP for any unit', marching(3), 'sikris'],
      ['nobody who is reduced', marching(4, { countries: HORDE.countries }), 'sikris'],
      ['a power for its ally', marching(4, { tracks: { scythians: 'elam 13' } }), 'zirkitia'],
    ])('it walks freely with %s', (_, s, to) => {
      expect(look(s, 'choices')).toContain(`to ${to}`)
    })
    test('nor does it send a leader or an army on over friendly ground', () => {
      const countries = { scythians: { at: { ishkuza: 'sc-ishpakai hb hb-', sikris: 'sc-partatua' } } }
      for (const [ap, notation] of [
        [4, 'relocate sc-partatua'],
        [12, 'force-march sc-ishpakai'],
      ] as const) {
        const s = given(ap, { countries, played: 1 })
        expect([look(s, 'choices').includes(notation), why(s, notation)]).toEqual([false, 'ap-for-units'])
      }
    })
  })
  test('why it may not end', () => {
    const s = given(6)
    const end = BOARD.actions.parse('end')
    const seat = s.seat[s.runner[of('scythians')]]
    expect(end && refuse(BOARD, s, seat, end)).toMatchObject({ code: 'must-rebuild', rule: '10.1.1' })
  })
})

describe('10.1 pillage', () => {
  const at = (area: string, more: Partial<SceneWords> = {}) => {
    const s = scene({ ...HORDE, ...more, countries: { scythians: { at: { [area]: 'hb' } } } })
    beginNomads(contextOf(s, 'omens 5 2'), of('scythians'))
    return look(s, `${area} pillage`)
  }
  test('where they start an impulse', () => expect(at('musasir')).toBe('1'))
  test('not ground of their ally’s side', () => {
    expect(at('musasir', { tracks: { scythians: 'elam 13', urartu: 'babylonia 13' } })).toBe('0')
  })
  test('nor of a power on whose track they have MARCH, and its allies', () => {
    expect(at('sippar', { tracks: { scythians: 'babylonia 10' } })).toBe('0')
    expect(at('susa', { tracks: { scythians: 'babylonia 10' } })).toBe('0')
    expect(at('sippar', { tracks: { scythians: 'babylonia 9' } })).toBe('1')
  })
})

describe('10.1 they leave bare ground', () => {
  const bare = (more: Partial<SceneWords> = {}): ReturnType<typeof scene> =>
    scene({ ...HORDE, pillage: { musasir: 2 }, countries: { scythians: { at: { musasir: 'hb' } } }, ...more })
  test('at level 2, not at 1', () => {
    expect(mustLeave(BOARD, bare(), of('scythians'), areaOf('musasir'))).toBe(true)
    expect(mustLeave(BOARD, bare({ pillage: { musasir: 1 } }), of('scythians'), areaOf('musasir'))).toBe(false)
  })
  test.each([
    ['N99 out of its own AP', 1, 0, '0', '0'],
    ['N99 else out of what its power has saved', 0, 2, '0', '1'],
  ])('an ally can be kept there for 1 AP: %s', (_, ap, saved, left, rest) => {
    const s = bare({
      at: 'act scythians',
      ap,
      wars: 'elam urartu',
      tracks: { scythians: 'elam 13' },
      countries: { scythians: { at: { musasir: 'hb' } }, elam: { saved, hand: 'omens' } },
    })
    play(s, 'end')
    expect(look(s, 'asked')).toBe('scythians depart')
    expect(look(s, 'choices')).toContain('pay-supply')
    const purse = s.cardAp
    play(s, 'pay-supply')
    expect([look(s, 'musasir'), look(s, 'elam saved'), String(Math.max(0, purse / AP - 1))]).toEqual([
      'scythians: hb',
      rest,
      left,
    ])
  })
  test('without an AP it goes, as one that is nobody’s ally', () => {
    const given = { at: 'act scythians', ap: 0, tracks: { scythians: 'elam 13' } }
    for (const more of [given, { ...given, ap: 1, tracks: {} }]) {
      const s = bare(more)
      play(s, 'end')
      expect(look(s, 'choices')).not.toContain('pay-supply')
    }
  })
  test('with one way only they go it unasked', () => {
    const ways: number[] = []
    const n = departures(BOARD, bare(), of('scythians'), areaOf('musasir'), ways)
    const [way, ...barred] = ways.slice(0, n).map(area => BOARD.areas[area])
    const s = bare({
      at: 'act scythians',
      ap: 0,
      countries: {
        scythians: { at: { musasir: 'hb' } },
        assyria: { hand: 'omens' },
        urartu: { at: Object.fromEntries(barred.map(area => [area, 'li'])) },
      },
    })
    play(s, 'end')
    expect([look(s, 'musasir'), look(s, way)]).toEqual(['', 'scythians: hb'])
  })
  test('6.12 a city they have left is its owner’s again at once', () => {
    const s = bare({
      at: 'act scythians',
      ap: 0,
      countries: { scythians: { at: { musasir: 'hb' }, controls: 'musasir' }, urartu: { at: { tushpa: 'li' } } },
    })
    play(s, 'end')
    play(s, choices(s)[0])
    expect([look(s, 'musasir'), look(s, 'musasir city')]).toEqual(['', 'urartu'])
  })
  test('N64 at the end of their impulse, to a linked area without enemies in the field', () => {
    const s = bare({ at: 'act scythians', ap: 0 })
    play(s, 'end')
    expect(look(s, 'asked')).toBe('scythians depart')
    const out: number[] = []
    const n = departures(BOARD, s, of('scythians'), areaOf('musasir'), out)
    expect(n).toBeGreaterThan(1)
    play(s, `depart ${BOARD.areas[out[0]]}`)
    expect(look(s, 'musasir')).toBe('')
    expect(look(s, BOARD.areas[out[0]])).toContain('scythians: hb')
  })
})

describe('R84 a bound tribe', () => {
  const bound = (more: SceneWords['countries'] = {}): ReturnType<typeof scene> =>
    scene({
      ...HORDE,
      countries: { ...HORDE.countries, ...more },
      also: s => void (s.duty[of('scythians')] = of('urartu')),
    })
  test.each([
    ['its prey', 'musasir', true],
    ['white ground', 'azzi', true],
    ['others', 'harhar', false],
    ['a trade city', 'malatia', false],
  ])('enters %s: %s', (_, area, may) => {
    expect(nomadMayEnter(BOARD, bound(), of('scythians'), areaOf(area))).toBe(may)
  })
  test('not white ground where others stand', () => {
    expect(nomadMayEnter(BOARD, bound({ assyria: { at: { azzi: 'hi' } } }), of('scythians'), areaOf('azzi'))).toBe(
      false,
    )
  })
  test('attacks nobody else', () => {
    const s = bound()
    expect(nomadMayAttack(s, of('scythians'), bits('urartu'))).toBe(true)
    expect(nomadMayAttack(s, of('scythians'), bits('assyria'))).toBe(false)
    expect(nomadMayAttack(scene(HORDE), of('scythians'), bits('assyria'))).toBe(true)
  })
  test('10.1.2 an alliance frees it', () => {
    const s = bound()
    setMarker(contextOf(s), of('scythians'), of('elam'), 13)
    expect(s.duty[of('scythians')]).toBe(NOBODY)
  })
})

describe('10.1 between turns', () => {
  const toNextTurn = (countries: SceneWords['countries']): ReturnType<typeof scene> => {
    const s = scene({
      ...HORDE,
      turn: 3,
      at: 'interphase',
      countries,
      active: 'scythians',
      options: { suddenDeath: 'off' },
    })
    for (let i = 0; i < 60 && s.turn === 3; i++) {
      const legal = look(s, 'choices').split('; ')
      play(s, legal.includes('done') ? 'done' : legal.includes('pass') ? 'pass' : legal[legal.length - 1])
    }
    return s
  }
  test('a tribe is at full strength again where its remainder stands', () => {
    const s = toNextTurn({ scythians: { at: { hubushkia: 'hb- lc', regroup: 'hb-', pool: 'hb' } } })
    expect(look(s, 'hubushkia')).toContain('hb')
    expect(look(s, 'hubushkia')).not.toContain('-')
    expect(look(s, 'ishkuza')).toBe('')
    expect(look(s, 'pool-scythians')).toBe('')
  })
  test('wholly gone, it comes anew where it first appeared', () => {
    const s = toNextTurn({ scythians: { at: { regroup: 'hb-', pool: 'hb*2' } } })
    expect(look(s, 'ishkuza')).toContain('hb')
    expect(look(s, 'regroup')).toBe('')
  })
})
