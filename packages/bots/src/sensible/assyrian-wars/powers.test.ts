// What the player of each power does in positions that are its own.

import { assyrianWars } from '@tabularium/assyrian-wars'
import type { AwState } from '@tabularium/assyrian-wars/rules'
import { type SceneWords, scene } from '@tabularium/assyrian-wars/scene'
import { legalList } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import { matchesOf } from '../../match.testing.ts'
import { sensibleAssyrianWars } from '../assyrian-wars.ts'
import { attacks, fondness, joinsRebels, leader } from './powers.ts'
import { scoreOn } from './score.ts'

const { moves } = matchesOf(assyrianWars)
const b = assyrianWars.board
const WAR: SceneWords = { rebel: 'babylonia elam', played: 1, countries: {} }
const KING = 'k-sargon hi*4 b*2 ch hc'

const POSITIONS: readonly {
  readonly what: string
  readonly given: SceneWords
  readonly does: readonly string[]
}[] = [
  {
    what: 'Assyria marches on a country that has refused tribute, past one that pays',
    given: {
      ...WAR,
      ap: 3,
      wars: 'assyria urartu',
      countries: { assyria: { at: { arbela: KING } }, urartu: { at: { erebuni: 'li' } } },
      also: s => {
        s.refused[b.countryOf('urartu')] = 1
      },
    },
    does: ['march k-sargon', 'to musasir', 'halt', 'siege k-sargon'],
  },
  {
    what: 'Assyria leads away people from a city it has taken',
    given: {
      ...WAR,
      played: 0,
      income: 2,
      countries: { assyria: { at: { sippar: 'li' }, controls: 'sippar', hand: 'hc-as-deportation omens' } },
    },
    does: ['event hc-as-deportation'],
  },
  {
    what: 'Egypt courts Judah, which is nearest and cheapest',
    given: { ...WAR, at: 'act egypt', income: 6, played: 0, countries: { egypt: { hand: 'omens levy' } } },
    does: ['influence judah 12'],
  },
  {
    what: 'Egypt takes Petra, which pays whoever holds it',
    given: { ...WAR, at: 'act egypt', ap: 1, countries: { egypt: { at: { pelusium: 'eg-ree hi*2 b*2 ch' } } } },
    does: ['march eg-ree', 'to petra', 'halt', 'siege eg-ree'],
  },
  {
    what: 'Babylonia brings those before strong walls in when Sargon comes',
    given: {
      ...WAR,
      at: 'act babylonia',
      ap: 1,
      countries: { assyria: { at: { 'dur-kurigalzu': KING } }, babylonia: { at: { sippar: 'hi li' } } },
    },
    does: ['single sippar', 'take babylonia-hi-3', 'go-in', 'single sippar', 'go-in'],
  },
  {
    what: 'Elam sends its ships to trade',
    given: { ...WAR, at: 'act elam', ap: 1, countries: { elam: { at: { 'gulf-elam': 'ship*2' } } } },
    does: ['sail gulf-elam', 'steer trade-gulf'],
  },
  {
    what: 'Elam keeps hired men for good',
    given: {
      ...WAR,
      at: 'act elam',
      played: 0,
      countries: { elam: { at: { susa: 'k-humban-nikash m-li*3 b*2' }, hand: 'hc-el-drill omens' } },
    },
    does: ['event hc-el-drill'],
  },
  {
    what: 'Media calls its tribes and grows',
    given: { ...WAR, at: 'act media', played: 0, countries: { media: { hand: 'hc-me-tribes omens' } } },
    does: ['event hc-me-tribes'],
  },
  {
    what: 'a unit is given for a level that lasts, in the first impulse',
    given: {
      ...WAR,
      at: 'act babylonia',
      turn: 2,
      round: 1,
      income: 7,
      played: 0,
      countries: { babylonia: { at: { babylon: 'li*3 hi' }, hand: 'omens levy' } },
    },
    does: ['disband babylonia-li-2'],
  },
]

describe('the powers of Assyrian Wars', () => {
  it.each(POSITIONS)('$what', ({ given, does }) => {
    expect(moves(sensibleAssyrianWars(assyrianWars, 'scene'), scene(given), does.length)).toEqual(does)
  })

  it('a second Median army does not set out before Media is one state, as it could not leave', () => {
    const scoreOf = (turn: number): number => {
      const s = scene({
        ...WAR,
        turn,
        at: 'act media',
        ap: 4,
        wars: 'media persia',
        countries: {
          media: { at: { parsumash: 'me-phraortes lc', ecbatana: 'me-daiukku lc*2 hb li' } },
          persia: { at: { parsa: 'li' } },
        },
      })
      const legal = legalList(assyrianWars, s, 1)
      const scores: number[] = []
      scoreOn(assyrianWars.board)(s, 1, legal, legal.length, scores)
      return scores[legal.findIndex(({ notation }) => notation === 'march me-daiukku')]
    }
    expect(scoreOf(3)).toBeLessThan(0)
    expect(scoreOf(4)).toBeGreaterThan(0)
  })

  const [assyria, media, egypt, babylonia, elam] = [0, 1, 2, 3, 4]
  /** A position between turns, with these points. */
  const after = (turn: number, vp: readonly number[], more: Partial<SceneWords> = {}): AwState =>
    scene({
      turn,
      rebel: 'babylonia elam',
      countries: {},
      ...more,
      also: s => {
        for (const [p, points] of vp.entries()) s.vp[p] = points
      },
    })

  it.each([
    { who: media, turn: 2, vp: [6, 2, 3, 3, 3], joins: false },
    { who: media, turn: 3, vp: [6, 2, 3, 3, 3], joins: true },
    { who: egypt, turn: 3, vp: [6, 2, 3, 3, 3], joins: false },
    { who: egypt, turn: 3, vp: [40, 2, 3, 3, 3], joins: true },
    { who: assyria, turn: 4, vp: [0, 2, 3, 3, 3], joins: false },
    { who: babylonia, turn: 4, vp: [0, 2, 3, 3, 3], joins: false },
  ])('power $who joins the rebels after turn $turn at $vp: $joins', ({ who, turn, vp, joins }) => {
    expect(joinsRebels(after(turn, vp), who)).toBe(joins)
  })

  it.each([
    { vp: [30, 0, 0, 0, 0], first: assyria },
    { vp: [0, 0, 30, 0, 0], first: egypt },
    { vp: [0, 0, 0, 0, 30], first: elam },
  ])('power $first is ahead at $vp', ({ vp, first }) => {
    expect(leader(after(2, vp))).toBe(first)
  })

  it('Elam goes to war with Persia where an army is near, not with others', () => {
    const [persia, syria] = [b.countryOf('persia'), b.countryOf('syria')]
    const near = after(2, [], { countries: { elam: { at: { hidalu: 'el-imbappa hi*2 b*3' } } } })
    expect(attacks(near, elam, persia)).toBe(true)
    expect(attacks(near, elam, syria)).toBe(false)
    expect(attacks(after(2, []), elam, persia)).toBe(false)
  })

  it('likes the minors at its door', () => {
    expect(fondness(egypt, b.countryOf('judah'))).toBeGreaterThan(fondness(media, b.countryOf('judah')))
    expect(fondness(egypt, b.countryOf('phoenicia'))).toBeGreaterThan(fondness(elam, b.countryOf('phoenicia')))
  })
})
