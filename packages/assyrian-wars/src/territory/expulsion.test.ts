// Forces that must leave a country. 7.4.2, 8.1

import { describe, expect, test } from 'vitest'
import { run } from '../play.ts'
import { asked, BOARD, choices, contextOf, place, play, type SceneWords, scene } from '../testing/scene.ts'
import { expelAbroad, expelFrom } from './expulsion.ts'

const b = BOARD
const after = (given: SceneWords, what: (s: ReturnType<typeof scene>) => void) => {
  const s = scene(given)
  what(s)
  run(b, s, contextOf(s).chance)
  return s
}

describe('out of a country (8.1)', () => {
  test('N14 to the nearest friendly area', () => {
    const s = after({ countries: { assyria: { at: { carchemish: 'as-rab-shaqe hi*2' } } } }, s =>
      expelFrom(contextOf(s), b.assyria, b.countryOf('syria')),
    )
    expect(asked(s)).toBe('assyria expel')
    // Til-Barsip and the white ground of Kummuh are equally near.
    expect(choices(s)).toEqual(['to til-barsip', 'to kummuh'])
    play(s, 'to til-barsip')
    expect(place(s, 'til-barsip')).toBe('assyria: hi*2 as-rab-shaqe')
    expect(place(s, 'carchemish')).toBe('')
  })
  test('the country left does not count as friendly, nor ground where enemies stand', () => {
    const s = after(
      {
        rebel: 'babylonia',
        tracks: { syria: 'assyria 11' },
        countries: { assyria: { at: { hamath: 'hi' } }, babylonia: { at: { tadmor: 'hi' } } },
      },
      s => expelFrom(contextOf(s), b.assyria, b.countryOf('syria')),
    )
    expect(place(s, 'kullania')).toBe('assyria: hi')
  })
  test('out of its cities too, and not out of a province', () => {
    const s = after(
      { countries: { assyria: { at: { 'in-arpad': 'hi', damascus: 'li', kullania: 'li' }, provinces: 'damascus' } } },
      s => expelFrom(contextOf(s), b.assyria, b.countryOf('syria')),
    )
    expect(choices(s)).toEqual(['to til-barsip', 'to kullania'])
    play(s, 'to til-barsip')
    expect(place(s, 'in-arpad')).toBe('')
    expect(place(s, 'til-barsip')).toBe('assyria: hi')
    expect(place(s, 'damascus')).toBe('assyria: li')
  })
  test('7.1.d a province is friendly ground: the others go there if it is nearest', () => {
    const s = after({ countries: { assyria: { at: { damascus: 'hi*2', hamath: 'li' }, provinces: 'hamath' } } }, s =>
      expelFrom(contextOf(s), b.assyria, b.countryOf('syria')),
    )
    while (asked(s) === 'assyria expel') {
      expect(choices(s)).toContain('to hamath')
      play(s, 'to hamath')
    }
    expect([place(s, 'damascus'), place(s, 'hamath')]).toEqual(['', 'assyria: hi*2 li'])
  })
  const pact: SceneWords['also'] = s => {
    s.pact[b.areaOf('petra')] = b.countryOf('egypt')
    s.pact[b.areaOf('zirkitia')] = b.countryOf('media')
  }
  test('N14, 7.4.2 the ground of a trade city in a pact is that of its power: after peace one leaves it', () => {
    const s = scene({
      at: 'act egypt',
      ap: 1,
      wars: 'egypt assyria',
      countries: { assyria: { at: { petra: 'hi' } } },
      also: pact,
    })
    play(s, 'peace assyria; yes')
    expect([place(s, 'petra'), place(s, 'ammon')]).toEqual(['', 'assyria: hi'])
  })
  test('N14 so does a tribe that has become an ally of a power at peace with it (10.1.2)', () => {
    const s = scene({
      at: 'act egypt',
      ap: 1,
      tracks: { scythians: 'egypt 12' },
      runners: { scythians: 'elam' },
      countries: { scythians: { at: { zirkitia: 'hb*2' } } },
      also: pact,
    })
    play(s, 'influence scythians 1')
    expect(place(s, 'zirkitia')).toBe('')
  })
  test('N14 nobody leaves a free trade city, nor one of an enemy', () => {
    const given: SceneWords = { at: 'act egypt', ap: 1, countries: { assyria: { at: { petra: 'hi' } } } }
    for (const more of [{}, { wars: 'egypt assyria', also: pact }]) {
      const s = scene({ ...given, ...more })
      play(s, 'end')
      expect(place(s, 'petra')).toBe('assyria: hi')
    }
  })
  test('without a way over land to the regroup box', () => {
    const s = after(
      {
        at: 'act egypt',
        countries: { egypt: { at: { cyprus: 'hi' } } },
        also: s => {
          s.land[b.areaOf('cyprus')] = b.countryOf('phoenicia')
        },
      },
      s => {
        const ctx = contextOf(s)
        expelAbroad(ctx, b.countryOf('egypt'))
      },
    )
    expect(place(s, 'cyprus')).toBe('')
    expect(place(s, 'regroup')).toBe('egypt: hi')
  })
  test('the conquered go to their nearest home area (7.1.d)', () => {
    const s = after(
      {
        at: 'act babylonia',
        rebel: 'babylonia',
        countries: { babylonia: { at: { der: 'k-merodach hi*2', gambulu: 'li' } } },
      },
      s => expelAbroad(contextOf(s), b.babylonia),
    )
    expect(place(s, 'der')).toBe('')
    expect(place(s, 'kish')).toBe('babylonia: hi*2 k-merodach')
    expect(choices(s)).toEqual(['to nippur', 'to sealand'])
    play(s, 'to nippur')
    expect(place(s, 'nippur')).toBe('babylonia: li')
  })
})
