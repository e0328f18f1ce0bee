// Who controls what: ground and city, reversion, contested areas, provinces, revolts, trade cities. 6.12

import { describe, expect, test } from 'vitest'
import { move } from '../board/counters.ts'
import type { AwState } from '../board/state.ts'
import { contested } from '../common/holders.ts'
import { mayEnter } from '../common/passage.ts'
import { look } from '../testing/cases.ts'
import { BOARD, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { settleArea, settleControl, strongest, takeCity } from './control.ts'
import { evict } from './eviction.ts'

const WAR: SceneWords = { rebel: 'babylonia elam', countries: {} }
const settle = (s: AwState): AwState => {
  settleControl(contextOf(s))
  return s
}
const see = (s: AwState, ...what: string[]): string[] => what.map(w => look(s, w))

describe('6.12 the ground', () => {
  test('without a city goes to enemies who stand there alone', () => {
    const s = settle(scene({ ...WAR, countries: { assyria: { at: { rashi: 'hi' } } } }))
    expect(see(s, 'rashi control')).toEqual(['assyria'])
  })
  test('not while a unit of its owner is there', () => {
    const s = scene({ ...WAR, countries: { elam: { at: { rashi: 'b' } } } })
    settleArea(contextOf(s), BOARD.areaOf('rashi'))
    expect(see(s, 'rashi control')).toEqual(['elam'])
  })
  test('allied forces change nothing', () => {
    const s = settle(scene({ ...WAR, countries: { babylonia: { at: { rashi: 'hi', susa: 'hi' } } } }))
    expect(see(s, 'rashi control', 'susa control')).toEqual(['elam', 'elam'])
  })
  test('nor do forces of a country at peace', () => {
    const s = settle(scene({ ...WAR, countries: { egypt: { at: { rashi: 'li' } } } }))
    expect(see(s, 'rashi control')).toEqual(['elam'])
  })
  test('lost to others it is no province any more', () => {
    const s = scene({ ...WAR, countries: { assyria: { provinces: 'rashi' }, elam: { at: { rashi: 'b' } } } })
    settleArea(contextOf(s), BOARD.areaOf('rashi'))
    expect(see(s, 'rashi control', 'rashi province')).toEqual(['elam', '-'])
  })
  test('around a city it is contested until the city is taken', () => {
    const s = settle(scene({ ...WAR, countries: { assyria: { at: { susa: 'hi' } } } }))
    expect(see(s, 'susa control', 'susa city')).toEqual(['assyria', 'elam'])
    expect(contested(BOARD, s, BOARD.areaOf('susa'))).toBe(true)
    expect(contested(BOARD, s, BOARD.areaOf('madaktu'))).toBe(false)
  })
  test('goes back when they have left', () => {
    const s = settle(scene({ ...WAR, countries: { assyria: { controls: 'rashi susa' } } }))
    expect(see(s, 'rashi control', 'susa control', 'susa city')).toEqual(['elam', 'elam', 'elam'])
  })
  test('a city that is held stays with a unit on it', () => {
    const s = settle(scene({ ...WAR, countries: { assyria: { controls: 'susa', at: { susa: 'hi' } } } }))
    expect(see(s, 'susa control', 'susa city')).toEqual(['assyria', 'assyria'])
  })
  test('white ground is nobody’s', () => {
    const s = settle(scene({ ...WAR, countries: { assyria: { at: { suhu: 'hi' } } } }))
    expect(see(s, 'suhu control')).toEqual(['-'])
  })
  test('1.3, R03 an associated area taken over stays as long as there is a garrison, even in peace', () => {
    const s = settle(scene({ countries: { elam: { controls: 'der dur-kurigalzu', at: { 'in-der': 'b' } } } }))
    expect(see(s, 'der city', 'dur-kurigalzu city')).toEqual(['elam', 'babylonia'])
  })
})

describe('6.12.a, R24 a city that is taken', () => {
  const take = (s: AwState, area: string, by: string): AwState => {
    takeCity(contextOf(s), BOARD.areaOf(area), BOARD.countryOf(by))
    return s
  }
  test('R24 goes with its ground to the besieger', () => {
    const s = take(scene({ ...WAR, countries: { assyria: { at: { sippar: 'hi' } } } }), 'sippar', 'assyria')
    expect(see(s, 'sippar control', 'sippar city')).toEqual(['assyria', 'assyria'])
  })
  test('N58 goes to its owner when an ally takes it back', () => {
    const s = take(
      scene({ ...WAR, countries: { assyria: { controls: 'sippar' }, elam: { at: { sippar: 'hi' } } } }),
      'sippar',
      'elam',
    )
    expect(see(s, 'sippar control', 'sippar city')).toEqual(['babylonia', 'babylonia'])
  })
  test('7.1 a trade city is conquered when taken', () => {
    const s = take(scene({ ...WAR, countries: { egypt: { at: { petra: 'li' } } } }), 'petra', 'egypt')
    expect(see(s, 'petra city')).toEqual(['egypt'])
  })
  test('7.1.d a conquered one without garrison is free again when enemies come', () => {
    const s = scene({
      ...WAR,
      wars: 'egypt media',
      countries: { egypt: { controls: 'petra zirkitia', at: { petra: 'li' } }, media: { at: { zirkitia: 'li' } } },
    })
    expect(see(settle(s), 'petra city', 'zirkitia city')).toEqual(['egypt', '-'])
  })
  test('it does not go back by itself', () => {
    expect(see(settle(scene({ ...WAR, countries: { egypt: { controls: 'petra' } } })), 'petra city')).toEqual(['egypt'])
  })
})

describe('6.12.a joint occupation', () => {
  const CASES: readonly (readonly [string, SceneWords, string])[] = [
    [
      'the power with the stronger force, its minors counted',
      {
        rebel: 'babylonia elam',
        tracks: { syria: 'elam 13' },
        countries: {
          babylonia: { at: { ashur: 'hi*2' } },
          elam: { at: { ashur: 'b*2' } },
          syria: { at: { ashur: 'li' } },
        },
      },
      'elam',
    ],
    [
      'of a power and its minor the power, however weak',
      {
        rebel: 'elam',
        tracks: { syria: 'elam 13' },
        countries: { elam: { at: { ashur: 'b' } }, syria: { at: { ashur: 'li*3' } } },
      },
      'elam',
    ],
    [
      'a minor alone for itself',
      { rebel: 'elam', tracks: { syria: 'elam 13' }, countries: { syria: { at: { ashur: 'li*3' } } } },
      'syria',
    ],
  ]
  test.each(CASES)('%s', (_, given, who) => {
    const s = scene(given)
    let set = 0
    for (const id of Object.keys(given.countries)) set |= 1 << BOARD.countryOf(id)
    expect(BOARD.countries[strongest(BOARD, s, BOARD.areaOf('ashur'), set)]).toBe(who)
  })
  test('between equals the one in command', () => {
    const s = scene({
      rebel: 'babylonia elam',
      countries: { babylonia: { at: { ashur: 'hi' } }, elam: { at: { ashur: 'b' } } },
    })
    const [babylonia, elam] = ['babylonia', 'elam'].map(BOARD.countryOf)
    const set = (1 << babylonia) | (1 << elam)
    expect(strongest(BOARD, s, BOARD.areaOf('ashur'), set, elam)).toBe(elam)
    expect(strongest(BOARD, s, BOARD.areaOf('ashur'), set, babylonia)).toBe(babylonia)
  })
})

test('8.1 who stood there by leave of the one driven out leaves at once', () => {
  const s = scene({
    wars: 'assyria media',
    countries: {
      media: { controls: 'laqe' },
      babylonia: { at: { laqe: 'hi' } },
      assyria: { at: { laqe: 'hi' } },
    },
    also: (t, b) => {
      t.passage[b.media] |= 1 << b.babylonia
      t.passage[b.babylonia] |= 1 << b.media
    },
  })
  settleArea(contextOf(s), BOARD.areaOf('laqe'))
  while (look(s, 'asked') === 'babylonia expel') play(s, look(s, 'choices').split('; ')[0])
  expect(see(s, 'laqe control', 'laqe')).toEqual(['assyria', 'assyria: hi'])
})

describe('7.5.2.d, R79 a revolt', () => {
  const given: SceneWords = {
    ...WAR,
    also: (s, b) => {
      const area = b.areaOf('sippar')
      s.revolt[area] = 1
      s.land[area] = s.city[area] = -1
    },
  }
  test('is nobody’s as long as nobody comes', () => {
    expect(see(settle(scene(given)), 'sippar city', 'sippar control')).toEqual(['-', '-'])
  })
  test('the first force to come takes city and ground, and the marker goes', () => {
    const s = settle(scene({ ...given, countries: { assyria: { at: { sippar: 'hi' } } } }))
    expect(see(s, 'sippar city', 'sippar control', 'assyria vp')).toEqual(['assyria', 'assyria', '0'])
    expect(s.revolt[BOARD.areaOf('sippar')]).toBe(0)
  })
  test('any country may be that force, also one at peace with the owner: it holds the area as long as it stays', () => {
    const s = scene({
      ...given,
      at: 'act egypt',
      rebel: '',
      countries: { egypt: { at: { sippar: 'hi' } } },
    })
    expect(mayEnter(BOARD, s, BOARD.countryOf('media'), BOARD.areaOf('sippar'))).toBe(1)
    settle(s)
    expect(see(s, 'sippar city', 'sippar control', 'egypt vp', 'egypt wars')).toEqual(['egypt', 'egypt', '0', ''])
    evict(contextOf(s))
    settle(s)
    expect(see(s, 'sippar city', 'sippar')).toEqual(['egypt', 'egypt: hi'])
    expect(mayEnter(BOARD, s, BOARD.countryOf('media'), BOARD.areaOf('sippar'))).toBe(2)
    for (let u = s.head[BOARD.areaOf('sippar')]; u >= 0; u = s.head[BOARD.areaOf('sippar')]) move(s, u, BOARD.regroup)
    settle(s)
    expect(see(s, 'sippar city', 'sippar control')).toEqual(['babylonia', 'babylonia'])
  })
})

describe('7.1.d a province', () => {
  test('lasts as long as a unit of the conqueror is there, in peace too', () => {
    const s = settle(scene({ countries: { assyria: { provinces: 'sippar kish', at: { sippar: 'hi' } } } }))
    expect(see(s, 'sippar province', 'sippar city', 'kish province', 'kish city')).toEqual([
      'assyria',
      'assyria',
      '-',
      'babylonia',
    ])
  })
  test('a conqueror’s province that another takes is a province no more', () => {
    const s = scene({
      rebel: 'elam',
      countries: { assyria: { provinces: 'sippar' }, elam: { at: { sippar: 'b*2 el-imbappa' } } },
    })
    takeCity(contextOf(s), BOARD.areaOf('sippar'), BOARD.countryOf('elam'))
    expect(see(s, 'sippar province', 'sippar city')).toEqual(['-', 'elam'])
  })
})
