// 9.5 Fog of war: what an enemy, an ally, a neutral and a spectator see of stacks, at rest, on the march and at sea. N75

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { command } from '../board/counters.ts'
import { frames } from '../board/frames.ts'
import { CALLED, FINISHED, NOBODY, SHELTERED } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { MORE } from '../event-cards/op.ts'
import { assyrianWars } from '../index.ts'
import { look } from '../testing/cases.ts'
import { BOARD as b, choices, play, type SceneWords, scene } from '../testing/scene.ts'
import { imagine, redeal } from '../view/imagine.ts'
import { type AwView, view } from '../view/view.ts'
import { isHidden } from './piles.ts'

const OPTIONS = { fog: 'on', reducedLeaders: 'off', abilities: 'off' }
const seatOf = (s: AwState, id: string): number => s.seat[b.countryOf(id)]

/** Assyria against Babylonia and Elam; Egypt looks on, Media stands at Assyria's side. */
const fogged = (words: SceneWords): AwState =>
  scene({ ap: 8, assyrian: 'media', rebel: 'babylonia elam', options: OPTIONS, ...words })

/** What somebody sees of a country at a place: units that can be told, and how many cannot. */
const pile = (v: AwView, of: string, place: string) => {
  const found = v.piles.find(one => one.of === of && one.place === place)
  return {
    shown: (found?.units ?? []).reduce((n, [, , many]) => n + many, 0),
    leaders: found?.leaders.length ?? 0,
    unknown: found?.unknown ?? 0,
  }
}
const seenBy = (s: AwState, by: string | undefined): AwView => view(b, s, by === undefined ? undefined : seatOf(s, by))

/** To the byte. */
const isAlike = (one: AwView, other: AwView): boolean => JSON.stringify(one) === JSON.stringify(other)

describe('a stack is an army or ten units, each with its top counter', () => {
  test.each([
    { units: 'hi', shown: 1 },
    { units: 'hi*5 li*5', shown: 1 },
    { units: 'hi*5 li*6', shown: 2 },
    { units: 'hi*5 hc*4 li*6 b*5', shown: 2 },
    { units: 'hi*5 hc*4 li*6 b*5 m-li*3', shown: 3 },
    { units: 'k-sargon hi*5 li*5', shown: 0 },
    { units: 'k-sargon hi*5 li*6', shown: 1 },
    { units: 'k-sargon as-rab-shaqe hi*5 hc*4 li*6 b*5', shown: 0 },
    { units: 'k-sargon as-rab-shaqe hi*5 hc*4 li*6 b*5 m-li*3', shown: 1 },
  ])('$units: $shown on top', ({ units, shown }) => {
    const s = fogged({ countries: { assyria: { at: { nineveh: units } } } })
    const all = units
      .split(' ')
      .reduce((n, word) => n + (/^(k|as)-/.test(word) ? 0 : Number(word.split('*')[1] ?? 1)), 0)
    expect(pile(seenBy(s, 'babylonia'), 'assyria', 'nineveh')).toMatchObject({ shown, unknown: all - shown })
  })
  test('the best factor lies on top', () => {
    const s = fogged({ countries: { assyria: { at: { nineveh: 'li*2 b hi hi-' } } } })
    const [nineveh] = seenBy(s, 'elam').piles.filter(({ place }) => place === 'nineveh')
    expect([nineveh.units, nineveh.unknown]).toEqual([[['assyria-hi-4', 0, 1]], 4])
  })
})

describe('enemies see the top, others all', () => {
  const s = fogged({
    countries: { assyria: { at: { nineveh: 'k-sargon hi*2 li b' } }, babylonia: { at: { kish: 'hi li' } } },
  })
  test.each([
    ['assyria', 'assyria', 'nineveh', 0],
    ['media', 'assyria', 'nineveh', 0],
    ['egypt', 'assyria', 'nineveh', 0],
    ['babylonia', 'assyria', 'nineveh', 4],
    ['elam', 'assyria', 'nineveh', 4],
    [undefined, 'assyria', 'nineveh', 4],
    ['elam', 'babylonia', 'kish', 0],
    ['assyria', 'babylonia', 'kish', 1],
  ] as const)('%s, of %s in %s: %i unknown', (by, of, place, unknown) => {
    expect(pile(seenBy(s, by), of, place).unknown).toBe(unknown)
  })
  test('who runs an ally and an enemy of a country looks into its stacks: he takes them aboard', () => {
    const t = fogged({
      assyrian: 'media egypt',
      rebel: 'babylonia elam',
      wars: 'scythians egypt',
      runners: { scythians: 'assyria' },
      countries: {
        egypt: { at: { tanis: 'li b b-' } },
        assyria: { at: { 'med-delta': 'ship*2' } },
        scythians: { at: { zirkitia: 'hb' } },
      },
    })
    expect(['assyria', 'elam'].map(by => pile(seenBy(t, by), 'egypt', 'tanis').unknown)).toEqual([0, 2])
    play(t, 'sail med-delta; load tanis')
    expect(choices(t)).toContain('embark egypt-b-3 reduced')
  })
  test('no leader is hidden', () => {
    expect(pile(seenBy(s, undefined), 'assyria', 'nineveh').leaders).toBe(1)
  })
})

test('a marching army stays hidden, and so does what it leaves behind', () => {
  const s = fogged({
    countries: { assyria: { at: { nineveh: 'k-sargon hi*2 li b' } }, babylonia: { at: { babylon: 'hi' } } },
  })
  const unknown = (place: string): number => pile(seenBy(s, 'babylonia'), 'assyria', place).unknown
  const course = [unknown('nineveh')]
  play(s, 'march k-sargon')
  course.push(unknown('nineveh'))
  play(s, 'leave assyria-b-3')
  // Alone without the leader it lies on top.
  course.push(unknown('nineveh'))
  play(s, 'to kalhu')
  course.push(unknown('kalhu'), pile(seenBy(s, 'babylonia'), 'assyria', 'nineveh').shown)
  play(s, 'halt')
  course.push(unknown('kalhu'))
  expect(course).toEqual([4, 4, 3, 3, 1, 3])
})

test('a unit that marches alone is a stack of its own', () => {
  const s = fogged({ countries: { assyria: { at: { nineveh: 'k-sargon hi*2 li' } } } })
  play(s, 'single nineveh; take assyria-li-2; to kalhu')
  expect(pile(seenBy(s, 'elam'), 'assyria', 'kalhu')).toMatchObject({ shown: 1, unknown: 0 })
})

test('stacks at sea are hidden: how many ships and units there are is seen', () => {
  const s = fogged({ countries: { babylonia: { at: { 'gulf-sealand': 'ship*2 li- b-' } } } })
  expect(pile(seenBy(s, 'assyria'), 'babylonia', 'gulf-sealand')).toMatchObject({ shown: 1, unknown: 3 })
  expect(pile(seenBy(s, 'elam'), 'babylonia', 'gulf-sealand')).toMatchObject({ shown: 4, unknown: 0 })
  const [hidden] = seenBy(s, 'assyria').piles.filter(({ place }) => place === 'gulf-sealand')
  expect(hidden.units).toEqual([['babylonia-ship-2', 0, 1]])
})

describe('two truths that an enemy cannot tell apart', () => {
  const truth = (nineveh: string, ashur: string, sea = 'ship*2', babylon = 'hi') =>
    fogged({
      countries: {
        assyria: { at: { nineveh, ashur } },
        elam: { at: { susa: 'hi' } },
        babylonia: { at: { 'gulf-sealand': sea, babylon } },
      },
    })
  test.each([
    {
      differ: 'in sides',
      one: truth('k-sargon hi*2 li*2', 'hi li b'),
      other: truth('k-sargon hi hi- li li-', 'hi li- b-'),
      to: ['babylonia', 'elam', undefined],
    },
    {
      differ: 'in who is where',
      one: truth('k-sargon hi*2 li*2', 'hi b*2'),
      other: truth('k-sargon b*2 hi li', 'hi*2 li'),
      to: ['babylonia', 'elam', undefined],
    },
    {
      differ: 'in who is aboard',
      one: truth('hi', 'li', 'ship*2 li-', 'hi b'),
      other: truth('hi', 'li', 'ship*2 b-', 'hi li'),
      to: ['assyria', 'media', undefined],
    },
  ])('they differ $differ', ({ one, other, to }) => {
    for (const by of to) expect([by, isAlike(seenBy(other, by), seenBy(one, by))]).toEqual([by, true])
  })
  test('nor by the numbers of like counters', () => {
    const [one, other] = [truth('k-sargon hi', 'as-rab-shaqe hi'), truth('k-sargon hi', 'as-rab-shaqe hi')]
    const units = other.at.flatMap((place, u) => (b.kinds[b.kind[u]] === 'assyria-hi-4' && place < b.seas ? [u] : []))
    const [x, y] = units
    const places = [other.at[x], other.at[y]]
    expect(places[0]).not.toBe(places[1])
    redeal(b, other, seatOf(other, 'elam'), new FastChance(3))
    expect(isAlike(seenBy(other, 'elam'), seenBy(one, 'elam'))).toBe(true)
  })
})

describe('what hidden units have done is not seen', () => {
  const LEADER: Readonly<Record<string, string>> = { nineveh: 'k-sargon', ashur: 'as-nashir-bel' }
  /** Positions that differ in what an enemy cannot see, each with the moves that follow. */
  const same = (by: string | undefined, ...truths: readonly AwState[]) => {
    for (const other of truths.slice(1)) expect(seenBy(other, by)).toEqual(seenBy(truths[0], by))
  }
  const played = (words: SceneWords, moves: string): AwState => {
    const s = fogged(words)
    play(s, moves)
    return s
  }
  const marked = (s: AwState, bit: number): number => s.busy.filter((busy, u) => u < b.firstLeader && busy & bit).length

  test('how many of a stack starve a city: he leads so many regulars, and so many mercenaries', () => {
    const starving = (sippar: string, ashur: string) =>
      played(
        {
          income: 3,
          countries: { assyria: { at: { sippar, ashur } }, babylonia: { at: { 'in-sippar': 'hi' } } },
        },
        'hunger as-nashir-bel',
      )
    const one = starving('as-nashir-bel hi*8', 'k-sargon m-li*4')
    const other = starving('as-nashir-bel hi*4 m-li*4', 'k-sargon hi*4')
    expect(marked(one, FINISHED)).not.toBe(marked(other, FINISHED))
    for (const by of ['babylonia', 'elam', undefined]) same(by, one, other)
  })

  test('who goes along to intercept, and how many', () => {
    const words: SceneWords = {
      at: 'act babylonia',
      countries: {
        assyria: { at: { ashur: 'as-nashir-bel hi*2 li b' } },
        babylonia: { at: { der: 'ba-bel-iqisha hi*2' }, controls: 'der' },
      },
    }
    const coming = 'march ba-bel-iqisha; to dur-kurigalzu; intercept as-nashir-bel'
    const truths = ['', 'leave assyria-hi-4;', 'leave assyria-li-2;', 'leave assyria-li-2; leave assyria-b-3;'].map(
      choice => played(words, `${coming}; ${choice} done`),
    )
    expect(truths.map(s => marked(s, CALLED))).toEqual([4, 3, 3, 2])
    for (const by of ['babylonia', undefined]) same(by, ...truths)
  })

  test('who took shelter, once one of them is seen elsewhere', () => {
    const raiding = (sheltered: string) => {
      const s = fogged({
        countries: { assyria: { at: { 'in-nineveh': 'k-sargon hi li' }, controls: 'nineveh' } },
        also: t => {
          for (let u = 0; u < b.firstLeader; u++)
            if (t.at[u] === b.placeName.indexOf('in-nineveh') && b.kinds[b.kind[u]] === sheltered)
              t.busy[u] |= SHELTERED
        },
      })
      play(s, 'raid-with assyria-li-2; at in-nineveh')
      return s
    }
    same('elam', raiding('assyria-li-2'), raiding('assyria-hi-4'))
  })

  test('which of like units looks for a place among the raiders (6.15)', () => {
    const ousting = (nineveh: string, ashur: string, tired: number) => {
      const s = fogged({
        countries: {
          assyria: { at: { 'in-nineveh': nineveh, ashur: `k-sargon ${ashur}`, 'raid-2': 'b' }, controls: 'nineveh' },
          elam: { at: { 'raid-1': 'li', 'raid-3': 'li', 'raid-4': 'li', 'raid-5': 'li' } },
        },
        also: t => {
          const units = t.at.flatMap((place, u) => (place === b.placeName.indexOf('in-nineveh') ? [u] : []))
          for (const u of units.slice(0, tired)) t.busy[u] |= FINISHED
        },
      })
      play(s, 'raid-with assyria-hi-4; at in-nineveh', '2')
      expect(look(s, 'asked')).toBe('assyria oust')
      return s
    }
    same('elam', ousting('hi li', 'hi', 0), ousting('hi*2', 'li', 0), ousting('hi*2', 'li', 1))
  })

  test('which mercenary a regular takes the place of, while that is chosen', () => {
    const drilling = (choice: string) =>
      played(
        {
          at: 'act elam',
          countries: {
            elam: { at: { susa: 'el-imbappa hi m-li m-b' }, hand: 'hc-el-drill' },
            assyria: { at: { nineveh: 'hi' } },
          },
        },
        `event hc-el-drill; aim-place susa; pick ${choice}`,
      )
    same('assyria', drilling('mercenary-li-2'), drilling('mercenary-b-2'))
  })

  test('which of like mercenaries is up for pay (5.1)', () => {
    /** Counters are taken as they are named: whoever comes first has those with the lower numbers. */
    const paying = (elamFirst: boolean, first: string, second: string) => {
      const elam = { at: { susa: 'hi m-li' } }
      const at = { [first]: `${LEADER[first]} hi m-li`, [second]: `${LEADER[second]} hi m-li` }
      const assyria = { at, eco: 9, hand: 'omens' }
      return played(
        {
          at: 'impulse assyria',
          countries: elamFirst ? { elam, assyria } : { assyria, elam },
          also: s => void (s.had = 0),
        },
        'yes',
      )
    }
    const truths = [
      paying(true, 'nineveh', 'ashur'),
      paying(true, 'ashur', 'nineveh'),
      paying(false, 'nineveh', 'ashur'),
      paying(false, 'ashur', 'nineveh'),
    ]
    for (const s of truths) expect(look(s, 'asked')).toBe('assyria rehire')
    for (const by of ['assyria', 'babylonia', undefined]) same(by, ...truths)
  })
})

test('nobody is to see by a question left out whether leaders have room for more nomads', () => {
  const gathering = (susa: string, madaktu: string): AwState => {
    const s = fogged({
      at: 'act elam',
      countries: {
        elam: { at: { susa: `el-imbappa ${susa}`, madaktu: `hi ${madaktu}` } },
        // The ground that their card names is taken.
        assyria: { at: { gambulu: 'hi', suhu: 'hi', laqe: 'hi', tadmor: 'hi' } },
      },
      also: t => {
        t.frames.push(
          frames.event.make({ of: b.countryOf('elam'), card: b.cardOf('arameans'), use: 0, step: MORE, left: 1 }),
        )
      },
    })
    return s
  }
  const room = command(b, gathering('hi', ''), b.leaderOf('el-imbappa'))
  const [full, free] = [gathering(`m-li*${room}`, 'hi'), gathering(`hi m-li*${room - 1}`, 'm-li')]
  expect([full, free].map(s => [look(s, 'asked'), look(s, 'choices')])).toEqual([
    ['elam event', 'done'],
    ['elam event', 'aim-place susa'],
  ])
  expect(seenBy(full, 'assyria')).toEqual(seenBy(free, 'assyria'))
  play(full, 'done')
  expect(look(full, 'asked')).toBe('elam act')
})

test('a question is not left out because of what a stack holds', () => {
  const asked = (units: string): string => {
    const s = fogged({ countries: { assyria: { at: { nineveh: units } } } })
    play(s, 'single nineveh')
    return look(s, 'asked')
  }
  expect([asked('k-sargon hi*2'), asked('k-sargon hi li')]).toEqual(['assyria single', 'assyria single'])
})

test('choices do not stand in the order of the counters’ numbers', () => {
  const s = fogged({ countries: { assyria: { at: { nineveh: 'hi li', ashur: 'hi li' } } } })
  const ids = choices(s).map(notation => assyrianWars.actions.parse(notation)?.id ?? -1)
  expect(ids).toEqual(ids.slice().sort((x, y) => x - y))
})

test('what is imagined has the same tops, numbers and leaders, and none of it lies above a top', () => {
  const chance = new FastChance('fog')
  const s = fogged({
    countries: {
      assyria: { at: { nineveh: 'k-sargon hi*3 li*2 b', ashur: 'li*4 b-', kalhu: 'hc hi-*2 li-' } },
      babylonia: { at: { 'gulf-sealand': 'ship*2 li', babylon: 'hi*2 li' } },
    },
  })
  play(s, 'march k-sargon; leave assyria-li-2')
  const kinds = new Set<string>()
  for (const by of ['babylonia', undefined]) {
    for (let i = 0; i < 60; i++) {
      const seen = seenBy(s, by)
      const world = imagine(b, seen, chance)
      expect(isAlike(seenBy(world, by), seen)).toBe(true)
      expect(world.moving).toHaveLength(s.moving.length)
      for (let u = 0; u < b.firstLeader; u++) {
        if (isHidden(b, world, by === undefined ? NOBODY : seatOf(s, by), u))
          kinds.add(`${b.kinds[b.kind[u]]} ${world.side[u]}`)
      }
    }
  }
  expect(kinds).toContain('assyria-hi-4 1')
  expect(kinds).toContain('assyria-hi-4 0')
})

test.each([
  {
    asked: 'combine assyria-li-2',
    at: { nineveh: 'k-sargon hi*4 li- li-', kalhu: 'as-rab-shaqe hi*4 b', ashur: 'hi li' },
  },
  {
    asked: 'rebuild assyria-hi-4',
    at: { nineveh: 'k-sargon hi- b*6', kalhu: 'as-rab-shaqe hi*4 li*4', ashur: 'hi li*4' },
  },
  { asked: 'raid-with assyria-lc-3 reduced', at: { nineveh: 'k-sargon hi*4 lc-', kalhu: 'as-rab-shaqe hi*4 b*3' } },
  {
    asked: 'single ashur',
    at: { nineveh: 'k-sargon hi*2 m-li*3 m-b*2', ashur: 'as-rab-shaqe b' },
  },
])('where it is asked which unit is meant ($asked), what is imagined has one', ({ asked, at }) => {
  const s = fogged({
    turn: 2,
    at: 'act assyria',
    options: { ...OPTIONS, combining: 'on' },
    countries: { assyria: { at } },
  })
  play(s, asked)
  const places = choices(s).length
  expect(places).toBeGreaterThan(0)
  const chance = new FastChance('asked')
  for (const by of ['babylonia', undefined]) {
    const seen = seenBy(s, by)
    for (let n = 0; n < 50; n++) {
      const world = imagine(b, seen, chance)
      expect(choices(world).length).toBeGreaterThan(0)
      expect(isAlike(view(b, world, seen.seat), seen)).toBe(true)
    }
  }
})
