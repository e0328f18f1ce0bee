// Leaders without troops, forced marches, and the move between the turns. 6.6.7, 6.6.8, 7.7

import { describe, expect, test } from 'vitest'
import { run as runOn } from '../play.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { asked, BOARD, choices, contextOf, place, play, type SceneWords, scene } from '../testing/scene.ts'
import { pushRelocation } from './relocation.ts'

const run = (cases: readonly Case[]) =>
  test.each(cases)('$id', it => {
    expect(outcome(it)).toEqual(wanted(it))
  })
const plain = { abilities: 'off', reducedLeaders: 'off' } as const

describe('6.6.7 a leader without troops', () =>
  run([
    {
      id: 'goes to a friendly area for 1 AP and is done',
      given: { ap: 5, countries: { assyria: { at: { nineveh: 'as-rab-shaqe', harran: 'as-nashir-bel' } } } },
      when: 'relocate as-rab-shaqe; to til-barsip',
      now: { ap: '4', 'til-barsip': 'assyria: as-rab-shaqe' },
      cannot: ['march as-rab-shaqe', 'relocate as-nashir-bel'],
    },
    {
      id: 'not with own units beside him, not onto ground that is not friendly',
      given: { ap: 5, countries: { assyria: { at: { nineveh: 'as-rab-shaqe hi', harran: 'as-nashir-bel' } } } },
      when: 'relocate as-nashir-bel',
      cannot: ['to carchemish', 'to harran'],
      can: ['to nineveh', 'to kummuh', 'to izirtu'],
    },
    {
      id: 'N12 not beyond eight areas',
      given: { at: 'act egypt', ap: 5, countries: { egypt: { at: { thebes: 'eg-ree' } } } },
      when: 'relocate eg-ree',
      can: ['to gaza', 'to tadmor'],
      cannot: ['to suhu'],
    },
    {
      id: 'not beside his own units, in the city of the area neither',
      given: {
        ap: 5,
        countries: { assyria: { at: { nineveh: 'as-rab-shaqe hi', harran: 'as-nashir-bel', 'in-harran': 'hi' } } },
      },
      cannot: ['relocate as-rab-shaqe', 'relocate as-nashir-bel'],
    },
  ]))

describe('6.6.8 the forced march', () =>
  run([
    {
      id: '10 AP, over friendly ground, any distance, without attrition; then the army is finished',
      given: { ap: 12, options: plain, countries: { assyria: { at: { harran: 'as-nashir-bel hi*2' } } } },
      when: 'force-march as-nashir-bel; to izirtu; halt',
      now: { ap: '2', izirtu: 'assyria: hi*2 as-nashir-bel' },
      silent: ['attrition'],
      cannot: ['march as-nashir-bel', 'single izirtu'],
    },
    {
      id: 'N13 it picks up on the way and drops nobody',
      given: {
        ap: 12,
        options: plain,
        countries: { assyria: { at: { harran: 'as-nashir-bel hi*2', ashur: 'li*2' } } },
      },
      when: 'force-march as-nashir-bel; to ashur; take assyria-li-2; to nineveh',
      now: { nineveh: 'assyria: hi*2 li as-nashir-bel', ashur: 'assyria: li' },
      cannot: ['leave assyria-li-2', 'to ashur'],
    },
    {
      id: 'a card must have been played',
      given: { income: 12, countries: { assyria: { at: { harran: 'as-nashir-bel hi*2' }, hand: 'omens' } } },
      cannot: ['force-march as-nashir-bel'],
    },
    {
      id: 'not over the land of others',
      given: {
        ap: 12,
        options: plain,
        rebel: 'babylonia',
        countries: { assyria: { at: { ashur: 'as-nashir-bel hi*2' } } },
      },
      when: 'force-march as-nashir-bel',
      cannot: ['to dur-kurigalzu', 'to sippar', 'to damascus'],
      can: ['to der', 'to suhu'],
    },
    {
      id: 'it may be intercepted on the way',
      given: {
        ap: 12,
        options: plain,
        rebel: 'babylonia',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { 'dur-kurigalzu': 'k-merodach hi*2' } },
        },
      },
      when: 'force-march as-nashir-bel; to der',
      now: { asked: 'babylonia intercept', arrapha: 'assyria: hi*2 as-nashir-bel' },
    },
  ]))

const between = (given: SceneWords) => {
  const s = scene(given)
  pushRelocation(contextOf(s))
  runOn(BOARD, s, contextOf(s).chance)
  return s
}

describe('7.7 between the turns', () => {
  test('one leader of each country, with units up to his command, where nobody could intercept him', () => {
    const s = between({
      options: plain,
      rebel: 'babylonia',
      countries: {
        assyria: { at: { harran: 'as-nashir-bel hi*2', ashur: 'li*2', nineveh: 'as-rab-shaqe' } },
        babylonia: { at: { 'dur-kurigalzu': 'k-merodach hi*2' } },
      },
    })
    expect(asked(s)).toBe('assyria relocating')
    play(s, 'relocate as-nashir-bel')
    // Ashur, Arrapha and Der lie beside the Babylonians; a guarded area holds its own units and cannot be intercepted into.
    expect(choices(s)).not.toContain('to arrapha')
    expect(choices(s)).not.toContain('to der')
    expect(choices(s)).toContain('to nisibis')
    play(s, 'to nisibis; halt')
    expect(place(s, 'nisibis')).toBe('assyria: hi*2 as-nashir-bel')
    expect(asked(s)).toBe('babylonia relocating')
    play(s, 'pass')
    expect(asked(s)).toBe('assyria act')
  })
  test('not with revolted cities', () => {
    const s = between({
      countries: { assyria: { at: { harran: 'as-nashir-bel hi*2' } } },
      also: (s, b) => {
        const at = b.areaOf('til-barsip')
        s.revolt[at] = 1
        s.land[at] = s.city[at] = -1
      },
    })
    play(s, 'relocate as-nashir-bel')
    expect(choices(s)).not.toContain('to til-barsip')
  })
})
