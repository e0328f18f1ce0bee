// 9.5 Fog of war: two truths that an enemy cannot tell apart, and the same moves in both. What is asked, rolled and told must be the
// same, until something is lawfully shown. N75

import { FastChance, firstChance, ScriptedChance, Telling } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { field, storeOf } from '../board/board.ts'
import { move } from '../board/counters.ts'
import type { AwEvent } from '../board/events.ts'
import { frames } from '../board/frames.ts'
import { HALFWAY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { interceptable } from '../movement/interception.ts'
import { apply, waiting } from '../play.ts'
import { mercenaryTurn } from '../recruitment/hire.ts'
import { HOME_ONLY } from '../territory/expulsion.ts'
import { look } from '../testing/cases.ts'
import { BOARD as b, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { imagine } from '../view/imagine.ts'
import { view } from '../view/view.ts'
import { sightings, watch } from './sightings.ts'

const OPTIONS = { fog: 'on', reducedLeaders: 'off', abilities: 'off' }
const seatOf = (s: AwState, id: string): number => s.seat[b.countryOf(id)]
const fogged = (words: SceneWords): AwState =>
  scene({ ap: 8, assyrian: 'media', rebel: 'babylonia elam', options: OPTIONS, ...words })

interface Heard {
  readonly events: readonly AwEvent[]
  /** Whether the last move showed something. */
  readonly shown: boolean
}

/** Makes moves, and gives back what somebody was told. */
function hear(s: AwState, by: string | undefined, moves: string, dice = ''): Heard {
  const chance = new ScriptedChance(dice.split(' ').filter(Boolean), firstChance)
  const events: AwEvent[] = []
  let shown = false
  for (const notation of moves.split('; ')) {
    const action = b.actions.parse(notation)
    expect(choices(s)).toContain(notation)
    if (!action) continue
    const telling = new Telling()
    apply(b, s, waiting(b, s)[0], action, chance, telling)
    events.push(...(telling.to(by === undefined ? undefined : seatOf(s, by)) as readonly AwEvent[]))
    shown = telling.revealed
  }
  return { events, shown }
}
/** What a move shows and tells, in turn. */
function toldOf(s: AwState, by: string, notation: string): readonly string[] {
  const told: string[] = []
  const note = (event: AwEvent): void => void told.push('unit' in event ? `${event.at} ${event.unit}` : event.at)
  const action = b.actions.parse(notation)
  expect(choices(s)).toContain(notation)
  if (!action) return told
  const tell = { all: note, only: (_to: number, event: AwEvent) => note(event), reveal: () => void told.push('reveal') }
  apply(b, s, seatOf(s, by), action, firstChance, tell)
  return told
}
const seen = (s: AwState, by: string) => view(b, s, seatOf(s, by))

describe('nothing goes by the numbers of counters', () => {
  test('positions that differ in them alone are one', () => {
    const [one, other] = ['hi hi- li hi', 'li hi- hi hi'].map(nineveh =>
      fogged({ countries: { assyria: { at: { nineveh, ashur: 'hi li-' } }, elam: { at: { susa: 'hi' } } } }),
    )
    expect(other).toEqual(one)
    for (const s of [one, other]) play(s, 'single nineveh; take assyria-hi-4; to kalhu; halt')
    expect(other).toEqual(one)
  })

  test('nor do the dice of a battle fall in their order', () => {
    const [one, other] = ['hi hi- hi', 'hi hi hi-'].map(units => {
      const s = fogged({
        countries: {
          assyria: { at: { ashur: `as-nashir-bel ${units}` } },
          babylonia: { at: { 'dur-kurigalzu': 'li*3' }, controls: 'dur-kurigalzu' },
        },
      })
      return hear(s, 'babylonia', 'march as-nashir-bel; to dur-kurigalzu; pass', '1 5 6 4 2 3').events
    })
    expect(one.map(({ at }) => at)).toContain('dice')
    expect(other).toEqual(one)
  })
})

describe('nobody sees by a question left out which paths are open to Median stacks (1.3)', () => {
  const MEDES = { rhaga: 'me-daiukku media-li-2*2', ecbatana: 'me-uppis media-li-2 m-li' }
  const MIXED = { rhaga: 'me-daiukku media-li-2 m-li', ecbatana: 'me-uppis media-li-2*2' }
  const REBELS: SceneWords = { assyrian: '', rebel: 'media babylonia elam', countries: {} }

  test('evasion', () => {
    const [one, other] = [MEDES, MIXED].map(at => {
      const s = fogged({
        ...REBELS,
        countries: {
          media: { at },
          assyria: {
            at: { sikris: 'k-sargon hi*4', 'in-sikris': 'hi', arazias: 'hi' },
            controls: 'rhaga sikris arazias',
          },
        },
      })
      play(s, 'march k-sargon; to rhaga; pass')
      return s
    })
    expect([one, other].map(s => [look(s, 'asked'), look(s, 'choices')])).toEqual([
      ['media evade', 'pass; evade ecbatana; evade ecbatana hasty; evade median-far-east; evade median-far-east hasty'],
      ['media evade', 'pass'],
    ])
    expect(seen(other, 'assyria')).toEqual(seen(one, 'assyria'))
  })

  const media = b.countryOf('media')
  const rhaga = b.areaOf('rhaga')

  /** In the middle of a rule that asks Media about the army in Rhaga: in the first stack there are Medes alone. */
  test.each([
    {
      what: 'between the turns (7.7)',
      top: frames.relocation.make({ country: media }),
      foe: 'hi',
      asked: 'media relocating',
    },
    {
      what: 'on leaving a country (8.1)',
      top: frames.expel.make({ of: media, place: field(rhaga), left: 31 }),
      foe: '',
      asked: 'media expel',
    },
    {
      what: 'on a retreat (6.7.8)',
      top: frames.retreat.make({ area: rhaga, winners: 1, barred: 0, fromShips: 0, country: media }),
      foe: '',
      asked: 'media retreat',
    },
  ])('$what', ({ top, foe, asked }) => {
    const truths = [MEDES, MIXED].map(at =>
      fogged({
        ...REBELS,
        countries: {
          media: { at },
          assyria: { at: { sikris: 'k-sargon hi*4', arazias: foe, nineveh: 'hi' }, controls: 'rhaga sikris' },
        },
        also: s => void s.frames.push(top),
      }),
    )
    expect(truths.map(s => look(s, 'asked'))).toEqual([asked, asked])
    expect(choices(truths[0]).length).toBeGreaterThan(choices(truths[1]).length)
    expect(seen(truths[1], 'assyria')).toEqual(seen(truths[0], 'assyria'))
  })

  /** No way is left but paths for Medes alone. */
  test.each([
    {
      what: 'a conquered country (7.1.d)',
      from: 'zirkitia',
      top: frames.expel.make({ of: media, place: field(b.areaOf('zirkitia')), left: HOME_ONLY }),
      ways: ['to median-far-east'],
    },
    {
      what: 'the beaten (6.7.8)',
      from: 'rhaga',
      top: frames.retreat.make({ area: rhaga, winners: 1, barred: 0, fromShips: 0, country: media }),
      ways: ['retreat median-far-east'],
    },
  ])('$what: whoever has no way out is asked like one who has', ({ from, top, ways }) => {
    const truths = [
      { [from]: 'me-daiukku media-li-2*2', 'median-far-east': 'me-uppis media-li-2 m-li' },
      { [from]: 'me-daiukku media-li-2 m-li', 'median-far-east': 'me-uppis media-li-2*2' },
    ].map(at =>
      fogged({
        ...REBELS,
        countries: {
          media: { at },
          assyria: {
            at: { ecbatana: 'hi', sikris: 'hi', arazias: 'hi' },
            controls: 'ecbatana harhar kishesim bit-hamban sikris arazias rhaga marubishtu partakka',
          },
        },
        also: s => void s.frames.push(top),
      }),
    )
    expect(truths.map(s => choices(s))).toEqual([ways, ['done']])
    expect(seen(truths[1], 'assyria')).toEqual(seen(truths[0], 'assyria'))
    play(truths[1], 'done')
    expect(look(truths[1], 'regroup')).toBe('media: li m-li me-daiukku')
  })

  test('nobody is asked who has no way out whatever he leads', () => {
    const s = fogged({
      ...REBELS,
      countries: {
        media: { at: { rhaga: 'me-daiukku media-li-2' } },
        assyria: {
          at: { ecbatana: 'hi', sikris: 'hi', arazias: 'hi', 'median-far-east': 'hi' },
          controls: 'ecbatana sikris arazias rhaga median-far-east',
        },
      },
      also: t => frames.retreat.push(t, { area: rhaga, winners: 1, barred: 0, fromShips: 0, country: media }),
    })
    expect([look(s, 'asked'), look(s, 'rhaga')]).toEqual(['assyria act', ''])
  })
})

describe('nobody sees which way Medes go on a forced march before they go it (6.6.8)', () => {
  /** On the way from Harhar to Rhaga, in Ecbatana: the path from there to Rhaga is for Medes alone. */
  const [medes, mixed] = [
    { harhar: 'me-daiukku media-li-2*2', rhaga: 'me-uppis media-li-2 m-li' },
    { harhar: 'me-daiukku media-li-2 m-li', rhaga: 'me-uppis media-li-2*2' },
  ].map(at => {
    const s = fogged({
      at: 'act media',
      ap: 12,
      assyrian: '',
      rebel: 'media babylonia elam',
      countries: { media: { at }, assyria: { at: { kishesim: 'k-sargon hi*4' }, controls: 'kishesim' } },
    })
    play(s, 'force-march me-daiukku; to rhaga')
    return s
  })
  const ways = (s: AwState) => s.route.map(area => b.areas[area]).reverse()

  test('their enemies do not see what lies ahead of them', () => {
    expect([medes, mixed].map(s => look(s, 'asked'))).toEqual(['assyria intercept', 'assyria intercept'])
    expect([medes, mixed].map(ways)).toEqual([['rhaga'], ['sikris', 'rhaga']])
    for (const by of ['assyria', undefined]) {
      const [one, other] = [medes, mixed].map(s => view(b, s, by === undefined ? undefined : seatOf(s, by)))
      expect(JSON.stringify(other)).toBe(JSON.stringify(one))
    }
    expect(seen(medes, 'media').position.route).toHaveLength(1)
  })
  test('who thinks about it imagines them on a way that is open to whom he imagines', () => {
    const chance = new FastChance('ahead')
    const found = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const one = seen(mixed, 'assyria')
      const world = imagine(b, one, chance)
      expect(view(b, world, one.seat)).toEqual(one)
      found.add(ways(world).join(' '))
    }
    expect([...found].sort()).toEqual(['rhaga', 'sikris rhaga'])
  })
})

describe('a question is not left out because of what a stack holds', () => {
  test('whom to send to a foreign war (6.11.b)', () => {
    const s = fogged({
      at: 'act egypt',
      played: 0,
      countries: { egypt: { hand: 'fw-border' }, assyria: { at: { nineveh: 'li*4' } } },
    })
    play(s, 'event fw-border; aim-place nineveh', '4 6')
    expect([look(s, 'asked'), look(s, 'choices')]).toEqual(['assyria commit', 'pick assyria-li-2'])
  })

  test('whether to go back aboard (6.16.e)', () => {
    const s = fogged({
      countries: {
        assyria: { at: { gaza: 'as-nashir-bel hi', 'med-pelusium': 'ship' } },
        egypt: { at: { pelusium: 'li' } },
      },
      wars: 'assyria egypt',
      ap: 0,
      also: t =>
        frames.retreat.push(t, {
          area: b.areaOf('gaza'),
          winners: 1 << b.countryOf('egypt'),
          barred: 0,
          fromShips: 1,
          country: 0,
        }),
    })
    expect([look(s, 'asked'), look(s, 'choices')]).toEqual(['assyria retreat', 'retreat-ships'])
  })

  test('whether Medes come to intercept: how many are abroad is not seen (10.2)', () => {
    const truths = [
      { zirkitia: 'me-daiukku media-li-2*5', ecbatana: 'me-uppis m-li' },
      { zirkitia: 'me-daiukku media-li-2*4 m-li', ecbatana: 'me-uppis media-li-2' },
    ].map(at =>
      fogged({
        assyrian: '',
        rebel: 'media babylonia elam',
        countries: { media: { at: { kishesim: 'media-li-2', ...at } }, assyria: { at: { nineveh: 'hi' } } },
      }),
    )
    const [assyria, mazamua] = [b.countryOf('assyria'), b.areaOf('mazamua')]
    expect(truths.map(s => interceptable(b, s, assyria, mazamua))).toEqual([true, true])
  })
})

describe('where a rule goes by what a stack holds, it is shown', () => {
  test('mercenaries without a leader do not attack new enemies (10.4.f)', () => {
    const [hired, mixed] = [
      { tadmor: 'm-hi m-li', sais: 'eg-ree li' },
      { tadmor: 'm-hi li', sais: 'eg-ree m-li' },
    ].map(at =>
      fogged({
        at: 'act egypt',
        ap: 12,
        assyrian: '',
        rebel: '',
        wars: 'assyria egypt',
        countries: { egypt: { at }, elam: { at: { tadmor: 'li' } }, assyria: { at: { nineveh: 'hi' } } },
      }),
    )
    expect(seen(mixed, 'assyria')).toEqual(seen(hired, 'assyria'))
    const shown = { at: 'sighted', place: 'tadmor', units: ['mercenary-hi-3', 'mercenary-li-2'], count: 2 }
    const told = [hired, mixed].map(s => hear(s, 'assyria', 'war elam').events)
    expect([hired, mixed].map(s => look(s, 'asked'))).toEqual(['elam body', 'egypt body'])
    expect(told[0]).toContainEqual({ ...shown, country: 'egypt' })
    expect(told[1].some(({ at }) => at === 'sighted')).toBe(false)
  })

  test('how many desert follows from how many mercenaries there are', () => {
    const s = fogged({
      at: 'act babylonia',
      played: 0,
      countries: { assyria: { at: { kish: 'k-sargon hi m-li m-b' } }, babylonia: { hand: 'desertion' } },
    })
    const heard = hear(s, 'babylonia', 'event desertion; aim kish')
    expect(heard.shown).toBe(true)
    expect(heard.events.at(-1)).toEqual({
      at: 'sighted',
      country: 'assyria',
      place: 'kish',
      units: ['mercenary-b-2', 'mercenary-li-2'],
      count: 3,
    })
  })
})

describe('whoever goes aboard an ally’s ships is not named to enemies (6.16.c)', () => {
  const asking = (unit: string): AwState => {
    const s = fogged({
      at: 'act egypt',
      rebel: 'egypt babylonia',
      countries: {
        egypt: { at: { 'med-pelusium': 'ship*2' } },
        babylonia: { at: { gaza: 'hi li b ba-bel-ibni' } },
        assyria: { at: { nineveh: 'hi' } },
      },
    })
    play(s, `sail med-pelusium; load gaza; embark ${unit}`)
    return s
  }
  test('neither while he is asked nor when he has answered', () => {
    const [one, other] = ['babylonia-li-2', 'babylonia-b-2'].map(asking)
    expect(look(one, 'asked')).toBe('babylonia aboard')
    expect(seen(other, 'assyria')).toEqual(seen(one, 'assyria'))
    expect(hear(other, 'assyria', 'no')).toEqual(hear(one, 'assyria', 'no'))
    expect(seen(other, 'assyria')).toEqual(seen(one, 'assyria'))
  })
  test('who thinks about it imagines somebody who stands there', () => {
    const world = imagine(b, seen(asking('babylonia-li-2'), 'assyria'), new FastChance('aboard'))
    play(world, 'yes')
    expect(look(world, 'med-pelusium')).toMatch(/^egypt: ship\*2; babylonia: \S+$/)
  })
})

describe('what comes into sight is told', () => {
  const BABYLONIA: SceneWords = {
    countries: {
      babylonia: { at: { uruk: 'ba-bel-ibni m-li', babylon: 'ba-bel-iqisha li- b' } },
      assyria: { at: { nineveh: 'hi' } },
    },
  }
  /** What everybody sees that was not there before. */
  const sighted = (s: AwState, change: () => void) => {
    const before = watch(b, s)
    change()
    return sightings(b, s, before, watch(b, s)).map(({ place, units, count }) => [b.placeName[place], units, count])
  }

  test('where no units are left when mercenaries go home between the turns (5.1)', () => {
    const s = fogged(BABYLONIA)
    expect(sighted(s, () => mercenaryTurn(contextOf(s)))).toEqual([['uruk', [], 0]])
  })

  test('on which side those are that leave the map', () => {
    const s = fogged(BABYLONIA)
    const units = s.at.flatMap((place, u) => (place === field(b.areaOf('babylon')) && u < b.firstLeader ? [u] : []))
    const away = sighted(s, () => {
      for (const u of units) move(s, u, storeOf(b, b.countryOf('babylonia')))
    })
    expect(away).toContainEqual(['stored-babylonia', ['babylonia-b-2', 'babylonia-li-2 reduced'], 2])
  })

  test('how many go ashore: that is shown, not told of something hidden', () => {
    const s = fogged({ at: 'act egypt', countries: { egypt: { at: { 'med-delta': 'ship*2 li*2' } } } })
    play(s, 'sail med-delta')
    expect(toldOf(s, 'egypt', 'land sais').slice(0, 2)).toEqual(['reveal', 'landed'])
  })

  describe('who leaves a country shows how many there are, and what goes to the regroup box (8.1)', () => {
    /** Peace with Egypt: Assyria leaves the ground of Petra, which is Egypt's by a pact. */
    const leaving = (units: string, ashur: string): AwState => {
      const s = fogged({
        at: 'act egypt',
        ap: 1,
        wars: 'egypt assyria',
        countries: { assyria: { at: { petra: `as-rab-shaqe ${units}`, ashur: `k-sargon ${ashur}` } } },
        also: t => void (t.pact[b.areaOf('petra')] = b.countryOf('egypt')),
      })
      play(s, 'peace assyria')
      return s
    }
    test('it is shown before it is told, so that nobody takes it back', () => {
      const told = toldOf(leaving('hi li', 'b'), 'assyria', 'yes')
      expect(told[told.indexOf('expelled') - 1]).toBe('reveal')
    })
    test('enemies hear the same whoever leaves', () => {
      const [one, other] = [leaving('hi li', 'b'), leaving('hi b', 'li')].map(s => hear(s, 'elam', 'yes'))
      expect(one.events).toContainEqual({ at: 'expelled', country: 'assyria', from: 'petra', to: 'ammon' })
      expect(one.shown).toBe(true)
      expect(other).toEqual(one)
    })
    test('without a way each is named, after that has been shown', () => {
      const s = fogged({
        ...{ assyrian: '', rebel: 'media babylonia elam' },
        countries: {
          media: { at: { zirkitia: 'me-daiukku media-li-2 m-li' } },
          assyria: {
            at: { nineveh: 'hi' },
            controls: 'ecbatana harhar kishesim bit-hamban sikris arazias rhaga marubishtu partakka',
          },
        },
        also: t =>
          frames.expel.push(t, { of: b.countryOf('media'), place: field(b.areaOf('zirkitia')), left: HOME_ONLY }),
      })
      const told = toldOf(s, 'media', 'done')
      expect(told.slice(0, 8)).toEqual([
        ...['reveal', 'expelled', 'reveal', 'routed media-li-2', 'reveal', 'routed mercenary-li-2'],
        ...['reveal', 'routed me-daiukku'],
      ])
    })
  })
})

test('a unit that sets out alone is seen where it stands: in the city or before it', () => {
  const [inside, outside] = [
    { 'in-nineveh': 'k-sargon li', nineveh: 'as-nashir-bel b', ashur: 'as-rab-shaqe hi' },
    { 'in-nineveh': 'k-sargon b', nineveh: 'as-nashir-bel li', ashur: 'as-rab-shaqe hi' },
  ].map(at => fogged({ countries: { assyria: { at }, elam: { at: { susa: 'hi' } } } }))
  expect(seen(outside, 'elam')).toEqual(seen(inside, 'elam'))
  const places = [inside, outside].flatMap(s =>
    hear(s, 'elam', 'single nineveh; take assyria-li-2').events.flatMap(e => (e.at === 'stirring' ? [e.place] : [])),
  )
  expect(places).toEqual(['in-nineveh', 'nineveh'])
})

test('those about to fight are shown when somebody is asked about it before the battle (6.6.5)', () => {
  const asked = (words: SceneWords, moves: string) => {
    const s = fogged(words)
    const { events } = hear(s, undefined, moves)
    return [look(s, 'asked'), events.flatMap(e => (e.at === 'sighted' ? [`${e.country} ${e.place} ${e.units}`] : []))]
  }
  const relieved = {
    countries: {
      assyria: { at: { ashur: 'as-nashir-bel hi li', 'in-dur-kurigalzu': 'b' }, controls: 'dur-kurigalzu' },
      babylonia: { at: { 'dur-kurigalzu': 'ba-bel-ibni hi li' } },
    },
    sieges: { 'dur-kurigalzu': 'standard babylonia' },
  }
  expect(asked(relieved, 'march as-nashir-bel; to dur-kurigalzu; pass')).toEqual([
    'assyria relief',
    ['assyria dur-kurigalzu assyria-hi-4,assyria-li-2'],
  ])
})

test('those who stand by while others fight are counted, not seen (10.4.f)', () => {
  const truths = [
    { tadmor: 'eg-ree eg-tefnakht hi li li', sais: 'eg-pediese b' },
    { tadmor: 'eg-ree eg-tefnakht hi li b', sais: 'eg-pediese li' },
  ].map(at => {
    const s = fogged({
      at: 'act egypt',
      ap: 12,
      assyrian: '',
      rebel: '',
      wars: 'assyria egypt',
      countries: { egypt: { at }, elam: { at: { tadmor: 'li' } }, assyria: { at: { nineveh: 'hi' } } },
    })
    play(s, 'war elam; attack-with-unit egypt-hi-3')
    return s
  })
  expect(truths.map(s => [look(s, 'asked'), s.held.length])).toEqual([
    ['elam evade', 4],
    ['elam evade', 4],
  ])
  const [one, other] = truths.map(s => seen(s, 'assyria'))
  expect(other).toEqual(one)
  const world = imagine(b, one, new FastChance('stand by'))
  expect(world.held).toHaveLength(4)
  expect(view(b, world, one.seat)).toEqual(one)
})

test('that cavalry has half a step to its credit is told when it sets out again; its pace is not seen (9.7)', () => {
  const riding = (bit: number): AwState =>
    fogged({
      options: { ...OPTIONS, abilities: 'on' },
      countries: { assyria: { at: { nineveh: 'k-sargon lc*2' } }, elam: { at: { susa: 'hi' } } },
      also: s => {
        for (let u = 0; u < b.counters; u++) if (s.at[u] === field(b.areaOf('nineveh'))) s.busy[u] |= bit
      },
    })
  const told = [HALFWAY, 0].map(bit => hear(riding(bit), 'elam', 'march k-sargon').events)
  const stirring = { at: 'stirring', country: 'assyria', place: 'nineveh', units: 2 }
  expect(told).toEqual([[{ ...stirring, halfway: true }], [stirring]])
  const [slow, swift] = ['march k-sargon; slow', 'march k-sargon'].map(moves => {
    const s = riding(0)
    play(s, moves)
    return s
  })
  expect(slow.half).not.toBe(swift.half)
  expect(seen(slow, 'elam')).toEqual(seen(swift, 'elam'))
})
