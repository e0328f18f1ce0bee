// 9.5 Fog of war: two truths that an enemy cannot tell apart, and the same moves in both. What is asked, rolled and told must be the
// same, until something is lawfully shown. N75

import { type Chance, FastChance, firstChance, ScriptedChance, Telling } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { field, storeOf } from '../board/board.ts'
import { move } from '../board/counters.ts'
import type { AwEvent } from '../board/events.ts'
import { frames } from '../board/frames.ts'
import { HALFWAY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { B } from '../cards/favours.ts'
import { interceptable } from '../movement/interception.ts'
import { apply, waiting } from '../play.ts'
import { mercenaryTurn } from '../recruitment/hire.ts'
import { HOME_ONLY } from '../territory/expulsion.ts'
import { look } from '../testing/cases.ts'
import { BOARD as b, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { imagine } from '../view/imagine.ts'
import { view } from '../view/view.ts'
import { seersOf } from './piles.ts'
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

describe('attrition: enemies hear how many check and how many are hit, not who (6.6.1)', () => {
  interface Case {
    readonly what: string
    readonly of: string
    /** Who hears it as an enemy. */
    readonly by: string
    /** Two truths: where the army is, where the others are. */
    readonly truths: readonly (readonly [here: string, there: string])[]
    readonly words: (here: string, there: string) => SceneWords
    readonly moves: string
    readonly dice: string
  }
  const ASSYRIA = {
    of: 'assyria',
    by: 'babylonia',
    truths: [
      ['k-sargon hi li', 'as-nashir-bel hc-'],
      ['k-sargon li hc-', 'as-nashir-bel hi'],
    ],
  } as const
  const BABYLONIA = {
    of: 'babylonia',
    by: 'assyria',
    truths: [
      ['ba-bel-ibni hi li', 'ba-bel-iqisha b'],
      ['ba-bel-ibni li b', 'ba-bel-iqisha hi'],
    ],
  } as const

  test.each<Case>([
    {
      what: 'hunger (6.10)',
      ...ASSYRIA,
      words: (here, arbela) => ({
        at: 'impulse assyria',
        countries: { assyria: { at: { babylon: here, arbela }, hand: 'omens', eco: 0 } },
        pillage: { babylon: 2 },
      }),
      moves: 'starve',
      dice: '6 1',
    },
    {
      what: 'a march beyond four areas (10.4.b)',
      ...ASSYRIA,
      words: (nineveh, arbela) => ({
        countries: { assyria: { at: { nineveh, arbela } } },
        also: s => {
          for (let u = 0; u < b.counters; u++) if (s.own[u] === b.assyria && s.at[u] < b.seas) s.moved[u] = 4
        },
      }),
      moves: 'march k-sargon; to kalhu',
      dice: '6 1',
    },
    {
      what: 'a desert path (1.3)',
      ...ASSYRIA,
      words: (ashur, arbela) => ({ countries: { assyria: { at: { ashur, arbela } } } }),
      moves: 'march k-sargon; to laqe',
      dice: '6 1',
    },
    {
      what: 'plague (6.11)',
      ...ASSYRIA,
      words: (sippar, arbela) => ({
        at: 'act babylonia',
        played: 0,
        countries: { assyria: { at: { sippar, arbela } }, babylonia: { hand: 'plague', at: { ur: 'li' } } },
      }),
      moves: 'event plague; aim sippar',
      dice: '6 1',
    },
    {
      what: 'unrest (10.3)',
      ...BABYLONIA,
      words: (uruk, ur) => ({
        countries: { babylonia: { at: { uruk, ur } } },
        also: s => frames.succession.push(s, { of: b.countryOf('babylonia'), entry: 0, candidate: 0, step: 0 }),
      }),
      moves: 'roll',
      dice: '6 6 1 1',
    },
    {
      what: 'a hasty flight into the city (6.6.10)',
      ...BABYLONIA,
      words: (der, uruk) => ({
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*3' } },
          babylonia: { at: { 'dur-kurigalzu': der, uruk } },
        },
      }),
      moves: 'march as-nashir-bel; to dur-kurigalzu; shelter hasty',
      dice: '6 6 6 1',
    },
  ])('$what', ({ of, by, truths, words, moves, dice }) => {
    const told = truths.map(([here, there]) => {
      const s = fogged(words(here, there))
      return { before: JSON.stringify(seen(s, by)), ...hear(s, by, moves, dice), after: JSON.stringify(seen(s, by)) }
    })
    expect(told[1]).toEqual(told[0])
    expect(told[0].events).toContainEqual(expect.objectContaining({ at: 'attrition', country: of, units: 2, hits: 1 }))
    // Their owner hears which.
    const [here, there] = truths[0]
    expect(hear(fogged(words(here, there)), of, moves, dice).events).toContainEqual(
      expect.objectContaining({ at: 'hit', country: of, unit: `${of}-hi-${of === 'assyria' ? 4 : 3}` }),
    )
  })

  test('who is lost is seen: it goes to the pool', () => {
    const s = fogged({ countries: { assyria: { at: { ashur: 'k-sargon hi li-' } } } })
    const { events, shown } = hear(s, 'babylonia', 'march k-sargon; to laqe', '1 6')
    expect([events.filter(({ at }) => at === 'destroyed').length, shown]).toEqual([1, true])
  })

  test('a unit that lies on top is seen to be hit', () => {
    const s = fogged({ countries: { assyria: { at: { ashur: 'hi' } } } })
    const { events } = hear(s, 'babylonia', 'single ashur; take assyria-hi-4; to laqe', '6')
    expect(events).toContainEqual({ at: 'hit', country: 'assyria', unit: 'assyria-hi-4', place: 'laqe' })
  })

  test('the dice are not seen either: they fall in the order of the counters', () => {
    const s = fogged({ countries: { assyria: { at: { ashur: 'k-sargon hi li' } } } })
    play(s, 'march k-sargon')
    const seers: (number | undefined)[] = []
    const chance: Chance = {
      draw: firstChance.draw,
      deal: firstChance.deal,
      below(_ask, _n, to) {
        seers.push(to)
        return 5
      },
    }
    const action = b.actions.parse('to laqe')
    if (action) apply(b, s, seatOf(s, 'assyria'), action, chance, new Telling())
    expect(seers).toEqual([seersOf(s, b.assyria), seersOf(s, b.assyria)])
    expect(seersOf(s, b.assyria) & (1 << seatOf(s, 'babylonia'))).toBe(0)
  })
})

test('a hired unit that falls does not show that it went along to intercept (6.6.9)', () => {
  const s = fogged({
    at: 'act babylonia',
    countries: {
      assyria: { at: { ashur: 'as-nashir-bel hi*2 m-li-' } },
      babylonia: { at: { der: 'ba-bel-iqisha hi*4' }, controls: 'der' },
    },
  })
  const named = () => (seen(s, 'babylonia').position.declared as readonly number[]).length
  play(s, 'march ba-bel-iqisha; to dur-kurigalzu; intercept as-nashir-bel; done; pass', '6 6')
  expect([look(s, 'asked'), named()]).toEqual(['assyria losses', 1])
  play(s, 'lose mercenary-li-2 reduced')
  expect([look(s, 'asked'), named()]).toEqual(['assyria losses', 1])
})

test('which mercenary is paid is seen, not where it is (5.1)', () => {
  const truths = [
    { nineveh: 'k-sargon hi m-li', ashur: 'as-nashir-bel li b' },
    { nineveh: 'k-sargon li b', ashur: 'as-nashir-bel hi m-li' },
  ].map(at =>
    fogged({
      at: 'impulse assyria',
      countries: { assyria: { at, eco: 9, hand: 'omens' } },
      also: s => void (s.had = 0),
    }),
  )
  const told = truths.map(s => ({ before: seen(s, 'babylonia'), ...hear(s, 'babylonia', 'yes') }))
  expect(told[0].events).toContainEqual({ at: 'rehired', country: 'assyria', unit: 'mercenary-li-2', price: 1 })
  expect(told[1]).toEqual(told[0])
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
  test('not even that it was the unit on top', () => {
    const [top, other] = ['babylonia-hi-3', 'babylonia-li-2'].map(unit => {
      const s = fogged({
        at: 'act egypt',
        rebel: 'egypt babylonia',
        countries: {
          egypt: { at: { 'med-pelusium': 'ship*2' } },
          babylonia: { at: { gaza: 'hi li b' } },
          assyria: { at: { nineveh: 'hi' } },
        },
      })
      play(s, `sail med-pelusium; load gaza; embark ${unit}`)
      return s
    })
    expect(JSON.stringify(seen(other, 'assyria'))).toBe(JSON.stringify(seen(top, 'assyria')))
    const answers = [top, other].map(s => hear(s, 'assyria', 'no'))
    expect(answers[1]).toEqual(answers[0])
  })
  test('who thinks about it imagines somebody who stands there', () => {
    const world = imagine(b, seen(asking('babylonia-li-2'), 'assyria'), new FastChance('aboard'))
    play(world, 'yes')
    expect(look(world, 'med-pelusium')).toMatch(/^egypt: ship\*2; babylonia: \S+$/)
  })
})

describe('whoever is seen by all from now on is named with the side it is on', () => {
  test('with the favour of a card (6.11.h)', () => {
    const told = ['b', 'b-'].map(unit => {
      const s = fogged({
        at: 'act assyria',
        played: 0,
        income: 3,
        countries: {
          assyria: { at: { nineveh: `hi li ${unit}` }, hand: 'desert-guides' },
          elam: { at: { susa: 'hi' } },
        },
      })
      return hear(s, 'elam', 'event desert-guides; aim-place nineveh').events.flatMap(e =>
        e.at === 'favoured' ? [e.force] : [],
      )
    })
    expect(told.map(names => names.at(-1))).toEqual(['assyria-b-3', 'assyria-b-3 reduced'])
  })

  test('where a unit comes to intercept (6.6.9)', () => {
    const told = ['b', 'b-'].map(unit => {
      const s = fogged({
        at: 'act babylonia',
        countries: {
          assyria: { at: { ashur: `hi ${unit}` } },
          babylonia: { at: { der: 'ba-bel-iqisha hi*2' }, controls: 'der' },
        },
      })
      play(s, 'march ba-bel-iqisha; to dur-kurigalzu')
      const choice = choices(s).find(one => one.startsWith('intercept-unit assyria-b-3')) ?? ''
      return hear(s, 'babylonia', choice).events.flatMap(e => (e.at === 'interception' ? [e.by] : []))
    })
    expect(told).toEqual([['assyria-b-3'], ['assyria-b-3 reduced']])
  })
})

test('whoever may look into a stack from now on is told what its units have done, too (8.1)', () => {
  const peace = (moved: number) => {
    const s = fogged({
      at: 'act assyria',
      ap: 8,
      countries: { assyria: { at: { nineveh: 'hi' } }, babylonia: { at: { uruk: 'ba-bel-ibni li b' } } },
      also: t => {
        for (let u = 0; u < b.firstLeader; u++) if (t.at[u] === field(b.areaOf('uruk'))) t.moved[u] = moved
      },
    })
    play(s, 'peace babylonia')
    const told = hear(s, 'assyria', 'yes').events.filter(
      ({ at, country }: AwEvent & { country?: string }) => at === 'sighted' && country === 'babylonia',
    )
    return { told, seen: seen(s, 'assyria').position.moved }
  }
  const [rested, tired] = [0, 2].map(peace)
  expect(tired.seen).not.toEqual(rested.seen)
  expect(rested.told).toHaveLength(1)
  expect(tired.told).toEqual([{ ...rested.told[0], moved: [2, 2], busy: [0, 0] }])
})

test('how many units a fleet takes along is told when it puts to sea: that goes by what its ships can carry (6.16.c)', () => {
  const s = fogged({
    at: 'act babylonia',
    countries: { babylonia: { at: { 'gulf-sealand': 'ship*2 li' } }, assyria: { at: { nineveh: 'hi' } } },
  })
  const { events, shown } = hear(s, 'assyria', 'sail gulf-sealand')
  const afloat = { at: 'stirring', country: 'babylonia', place: 'gulf-sealand', units: 1, afloat: true }
  expect([events, shown]).toEqual([[afloat], true])
})

test('dice show how well units fight, and so how far cavalry has come (9.7): they are shown, not told of something hidden', () => {
  const s = fogged({
    countries: {
      assyria: { at: { ashur: 'as-nashir-bel hi*3' } },
      babylonia: { at: { 'dur-kurigalzu': 'li*3' }, controls: 'dur-kurigalzu' },
    },
  })
  play(s, 'march as-nashir-bel; to dur-kurigalzu')
  const told = toldOf(s, 'babylonia', 'pass')
  expect(told[told.indexOf('dice') - 1]).toBe('reveal')
})

test('favours of like units do not stand in the order in which they were given (6.11.h)', () => {
  const [one, other] = [false, true].map(isTurned =>
    fogged({
      countries: { assyria: { at: { nineveh: 'hi*2' } } },
      also: s => {
        const units = s.at.flatMap((place, u) => (place === field(b.areaOf('nineveh')) ? [u] : []))
        for (const u of isTurned ? units.reverse() : units) s.boons.push(u, B.FREE, 1)
      },
    }),
  )
  expect(other.boons).toEqual(one.boons)
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
