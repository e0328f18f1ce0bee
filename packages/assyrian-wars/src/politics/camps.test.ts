// Camps, who is let into them, and offers with their answers. 6.9, 7.4.1, 7.4.3, R76

import { describe, expect, test } from 'vitest'
import { frames } from '../board/frames.ts'
import { ASSYRIAN, REBEL } from '../board/names.ts'
import { PLEDGED } from '../common/tributaries.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { applyToCamp, consenters, joinBar, joinCamp, leaveCamp } from './camps.ts'

const of = (id: string): number => BOARD.countryOf(id)
const bits = (...ids: string[]): number => ids.reduce((set, id) => set | (1 << of(id)), 0)
const run = (list: readonly Case[]): void => {
  test.each(list.map(c => [c.id, c] as const))('%s', (_, c) => {
    expect(outcome(c)).toEqual(wanted(c))
  })
}

describe('7.4.1 joining a camp', () => {
  run([
    {
      id: 'by war on a power of the other: 10 AP, Assyria is asked',
      given: { at: 'act egypt', rebel: 'elam', ap: 10, countries: {} },
      when: 'war elam',
      now: { asked: 'assyria admit', choices: 'yes; no', ap: '0' },
    },
    {
      id: 'let in: allied to all of it, at war with all of the other',
      given: { at: 'act egypt', rebel: 'elam babylonia', ap: 10, countries: {} },
      when: 'war elam; yes',
      now: { 'egypt camp': 'assyrian', 'egypt wars': 'babylonia elam', 'assyria wars': 'babylonia elam' },
    },
    {
      id: 'N60 turned away: 1 VP; the war it has declared is still there',
      given: { at: 'act egypt', rebel: 'elam', ap: 10, countries: {} },
      when: 'war elam; no',
      now: { 'egypt camp': 'neutral', 'egypt vp': '1', 'egypt wars': 'elam', 'assyria wars': 'elam' },
      tells: [{ at: 'join-refused', country: 'egypt', by: 'assyria', camp: 'assyrian' }],
    },
    {
      id: 'the rebels need not agree',
      given: { at: 'act egypt', rebel: 'elam', ap: 10, countries: {} },
      when: 'war assyria',
      now: { 'egypt camp': 'rebel', 'egypt wars': 'assyria', asked: 'egypt act' },
    },
    {
      id: 'but one that is at war with the applicant may reject it',
      given: { at: 'act egypt', rebel: 'elam babylonia', wars: 'egypt babylonia', ap: 10, countries: {} },
      when: 'war assyria',
      now: { asked: 'babylonia admit' },
    },
    {
      id: 'attacked by a camp, a neutral power joins the other free',
      given: { at: 'act assyria', rebel: 'elam', ap: 10, countries: {} },
      when: 'war egypt',
      now: { 'egypt camp': 'rebel', 'egypt wars': 'assyria' },
    },
    {
      id: 'attacked by a rebel it asks Assyria',
      given: { at: 'act elam', rebel: 'elam', ap: 10, countries: {} },
      when: 'war egypt; no',
      now: { 'egypt camp': 'neutral', 'egypt vp': '1', 'egypt wars': 'elam' },
    },
    {
      id: 'not between neutral powers',
      given: { at: 'act egypt', rebel: 'elam', ap: 10, countries: {} },
      when: 'war media',
      now: { 'egypt camp': 'neutral', 'media camp': 'neutral', 'egypt wars': 'media' },
    },
  ])

  run([
    {
      id: 'attacked by a camp it joins the other although it has asked for one in this turn',
      given: {
        at: 'act assyria',
        rebel: 'elam',
        ap: 10,
        countries: {},
        also: (s, b) => void (s.applied |= 1 << b.countryOf('egypt')),
      },
      when: 'war egypt',
      now: { 'egypt camp': 'rebel', 'egypt wars': 'assyria' },
    },
    {
      id: 'attacked it may still ask later: it has not asked now',
      given: { at: 'act elam', rebel: 'elam', ap: 10, countries: {} },
      when: 'war egypt; yes',
      now: { 'egypt camp': 'assyrian', 'egypt applied': 'no' },
    },
  ])
  test('one application a turn', () => {
    const s = scene({ at: 'act egypt', rebel: 'elam', ap: 10, countries: {} })
    play(s, 'war elam; no')
    expect(joinBar(BOARD, s, of('egypt'), ASSYRIAN)).toBe('applied')
  })
  const BARS: readonly (readonly [string, string, number, SceneWords, string])[] = [
    ['its own camp', 'elam', REBEL, { rebel: 'elam', countries: {} }, 'camp'],
    ['Assyria is no rebel', 'assyria', REBEL, { rebel: 'elam', countries: {} }, 'assyria'],
    [
      'no war with Assyria while paying it',
      'media',
      REBEL,
      { rebel: 'elam', countries: {}, also: s => void (s.pledge[of('media')] = PLEDGED) },
      'payer',
    ],
    [
      '7.1.d no war with the conqueror in grace',
      'elam',
      ASSYRIAN,
      { rebel: 'babylonia', countries: {}, also: s => void (s.conquered[of('elam')] = 1 << of('babylonia')) },
      'grace',
    ],
    ['The Two Rivers', 'elam', ASSYRIAN, { scenario: 'two-rivers', seats: 3, countries: {} }, 'closed'],
  ]
  test.each(BARS)('not: %s', (_, p, camp, given, bar) => {
    expect(joinBar(BOARD, scene(given), of(p), camp)).toBe(bar)
  })
  test('7.1.d a conquered power needs its conqueror’s consent to join his camp', () => {
    const s = scene({
      rebel: 'elam babylonia',
      countries: {},
      also: t => void (t.conquered[of('egypt')] = bits('elam')),
    })
    expect(consenters(BOARD, s, of('egypt'), REBEL)).toBe(bits('elam'))
    expect(consenters(BOARD, s, of('media'), REBEL)).toBe(0)
    expect(consenters(BOARD, s, of('media'), ASSYRIAN)).toBe(bits('assyria'))
  })
  test('all who have to agree are asked, one after the other', () => {
    const s = scene({
      at: 'act egypt',
      rebel: 'elam babylonia',
      wars: 'egypt babylonia',
      ap: 10,
      countries: {},
      also: t => void (t.conquered[of('egypt')] = bits('elam')),
    })
    play(s, 'war assyria')
    expect([look(s, 'asked'), look(s, 'egypt camp')]).toEqual(['babylonia admit', 'neutral'])
    play(s, 'yes')
    expect([look(s, 'asked'), look(s, 'egypt camp')]).toEqual(['elam admit', 'neutral'])
    play(s, 'yes')
    expect(look(s, 'egypt camp')).toBe('rebel')
  })
  test('5.2.3 wars between Assyria’s new ally and those who pay it end', () => {
    const s = scene({
      rebel: 'elam',
      wars: 'egypt syria, egypt urartu',
      active: 'syria urartu',
      countries: {},
      also: t => void (t.pledge[of('syria')] = PLEDGED),
    })
    joinCamp(contextOf(s), of('egypt'), ASSYRIAN)
    expect(look(s, 'egypt wars')).toBe('elam urartu')
  })
  test('N102 a camp is changed once between the turns', () => {
    const s = scene({ rebel: 'elam babylonia', countries: {} })
    joinCamp(contextOf(s), of('egypt'), ASSYRIAN)
    expect(s.shifted).toBe(bits('egypt'))
    joinCamp(contextOf(s), of('egypt'), ASSYRIAN)
    joinCamp(contextOf(s), of('media'), REBEL)
    expect(s.shifted).toBe(bits('egypt', 'media'))
  })
  test('leaving it ends the wars of the camp', () => {
    const s = scene({ rebel: 'elam babylonia', countries: {} })
    leaveCamp(contextOf(s), of('elam'))
    expect([look(s, 'elam wars'), look(s, 'assyria wars')]).toEqual(['', 'babylonia'])
  })
  test('R80 joining a camp is an alliance with each of its powers, 3 VP for either side', () => {
    const s = scene({ rebel: 'elam', countries: {} })
    applyToCamp(contextOf(s), of('egypt'), REBEL)
    expect([look(s, 'egypt camp'), look(s, 'egypt vp'), look(s, 'elam vp')]).toEqual(['rebel', '3', '3'])
    applyToCamp(contextOf(s), of('media'), REBEL)
    expect(['media', 'egypt', 'elam'].map(id => look(s, `${id} vp`))).toEqual(['6', '6', '6'])
  })
  test('R80 Assyria has them for a new ally, who has none for Assyria; once a turn for a pair', () => {
    const s = scene({ countries: {} })
    for (let i = 0; i < 2; i++) {
      joinCamp(contextOf(s), of('egypt'), ASSYRIAN)
      leaveCamp(contextOf(s), of('egypt'))
    }
    expect(['assyria', 'egypt'].map(id => look(s, `${id} vp`))).toEqual(['3', '0'])
  })
})

test('N115 a ceded home card is worth its AP to its new holder, not its event', () => {
  const s = scene({ at: 'act assyria', countries: { assyria: { hand: 'hc-el-drill' } } })
  expect(look(s, 'choices')).toContain('ap hc-el-drill')
  expect(look(s, 'choices')).not.toContain('event hc-el-drill')
})

describe('N61 no war follows a peace just made', () => {
  test('not in the same impulse either', () => {
    const s = scene({ at: 'act assyria', wars: 'assyria media', ap: 20, countries: { media: {} } })
    play(s, 'peace media; yes')
    expect([look(s, 'assyria wars'), look(s, 'choices').includes('war media')]).toEqual(['', false])
    s.truce.fill(0)
    expect(look(s, 'choices')).toContain('war media')
  })
})

describe('7.4 politics between turns', () => {
  const given: SceneWords = {
    rebel: 'elam babylonia',
    countries: {},
    also: s => {
      s.phasing = -1
      s.frames.length = 0
      frames.politics.push(s, {})
    },
  }
  run([
    { id: 'in the order of the track', given, now: { asked: 'assyria court' }, can: ['war egypt', 'done'] },
    { id: 'war costs nothing', given, when: 'done; war syria', now: { 'media wars': 'syria', asked: 'media court' } },
    {
      id: 'N61 camps are changed free, once',
      given,
      when: 'done; done; done; join assyrian; yes',
      now: { 'babylonia camp': 'assyrian', 'babylonia wars': 'elam', asked: 'babylonia court' },
      cannot: ['join rebel', 'leave-camp'],
    },
    {
      id: 'or left',
      given,
      when: 'done; done; done; leave-camp',
      now: { 'babylonia camp': 'neutral' },
      cannot: ['join rebel', 'join assyrian'],
    },
    {
      id: 'N102 refused by the new camp one is neutral, with 1 VP',
      given,
      when: 'done; done; done; join assyrian; no',
      now: { 'babylonia camp': 'neutral', 'babylonia vp': '1', 'babylonia wars': '' },
    },
    { id: 'Assyria never leaves its own', given, cannot: ['leave-camp', 'join rebel'] },
    {
      id: 'N61, 7.4.3 peace with an unallied minor, if the power wants it; no war follows at once',
      given: { ...given, wars: 'media persia', active: 'persia' },
      when: 'done; peace persia',
      now: { 'media wars': '' },
      cannot: ['war persia'],
    },
  ])
})

describe('6.9 free passage', () => {
  const given: SceneWords = { at: 'act egypt', rebel: 'elam', ap: 5, countries: { egypt: { at: { memphis: 'li' } } } }
  run([
    { id: 'is offered', given, when: 'passage media', now: { asked: 'media answer', choices: 'yes; no' } },
    {
      id: 'not to enemies and allies',
      given: { ...given, at: 'act assyria' },
      can: ['passage egypt'],
      cannot: ['passage elam', 'passage assyria'],
    },
    { id: 'once in an impulse', given, when: 'passage media; no', cannot: ['passage media'] },
    {
      id: 'agreed, it is ended, not offered',
      given: {
        ...given,
        also: s => {
          s.passage[of('egypt')] = bits('media')
          s.passage[of('media')] = bits('egypt')
        },
      },
      can: ['close media'],
      cannot: ['passage media'],
    },
    {
      id: 'forces leave when it ends',
      given: {
        ...given,
        countries: { media: { at: { memphis: 'li' } } },
        also: s => {
          s.passage[of('egypt')] = bits('media')
          s.passage[of('media')] = bits('egypt')
        },
      },
      when: 'close media',
      tells: [{ at: 'passage', country: 'egypt', other: 'media', open: false }],
      now: { memphis: '' },
      cannot: ['passage media'],
    },
  ])
  test('both ways', () => {
    const s = scene(given)
    play(s, 'passage media; yes')
    expect([s.passage[of('egypt')], s.passage[of('media')]]).toEqual([bits('media'), bits('egypt')])
  })
})

describe('7.4.3 peace between powers', () => {
  const given: SceneWords = {
    at: 'act elam',
    rebel: 'elam babylonia',
    ap: 5,
    countries: { elam: { hand: 'hc-el-drill', eco: 6 } },
  }
  run([
    {
      id: 'for nothing',
      given,
      when: 'peace assyria; yes',
      now: { 'elam camp': 'neutral', 'elam wars': '', 'babylonia wars': 'assyria' },
    },
    {
      id: 'refused',
      given,
      when: 'peace assyria; no',
      now: { 'elam camp': 'rebel' },
      cannot: ['peace assyria', 'ransom assyria'],
    },
    {
      id: 'R76 for 2 ECO to the next income',
      given,
      when: 'ransom assyria; yes',
      now: { 'elam eco': '4', 'elam camp': 'neutral' },
    },
    {
      id: 'for a home card',
      given,
      when: 'cede hc-el-drill assyria; yes',
      now: { 'assyria hand': 'hc-el-drill', 'elam hand': '', 'elam camp': 'neutral' },
      tells: [{ at: 'ceded', country: 'elam', to: 'assyria', card: 'hc-el-drill' }],
    },
    { id: 'not for one already played', given: { ...given, countries: {} }, cannot: ['cede hc-el-drill assyria'] },
    {
      id: 'nor for one that was ceded to it',
      given: { ...given, countries: { elam: { hand: 'hc-el-drill hc-ba-marsh' } } },
      can: ['cede hc-el-drill assyria'],
      cannot: ['cede hc-ba-marsh assyria'],
    },
    {
      id: 'N59 bought by Assyria, the other leaves its camp',
      given: { ...given, at: 'act assyria' },
      when: 'ransom elam; yes',
      now: { 'elam camp': 'neutral', 'assyria camp': 'assyrian', 'assyria wars': 'babylonia' },
    },
    {
      id: 'of neutral powers',
      given: { ...given, at: 'act egypt', wars: 'egypt media' },
      when: 'peace media; yes',
      now: { 'egypt wars': '' },
    },
    {
      id: 'between a rebel and a neutral power: nobody leaves his camp',
      given: { ...given, wars: 'elam egypt' },
      when: 'peace egypt; yes',
      now: { 'elam camp': 'rebel', 'elam wars': 'assyria', 'egypt wars': '' },
    },
    {
      id: 'none in The Two Rivers',
      given: { scenario: 'two-rivers', seats: 3, rebel: 'elam babylonia', at: 'act elam', ap: 5, countries: {} },
      cannot: ['peace assyria', 'ransom assyria'],
    },
  ])
})

describe('8.1 rights that end', () => {
  run([
    {
      id: '6.9 with an alliance: forces of the whole camp leave, at MARCH those of the power come out of the city',
      given: {
        rebel: 'elam babylonia',
        tracks: { syria: 'elam 13' },
        wars: 'assyria syria',
        countries: {
          syria: { at: { arpad: 'li' } },
          elam: { at: { 'in-damascus': 'b' } },
          babylonia: { at: { damascus: 'li' } },
        },
        also: s => {
          frames.rolled.push(s, { of: of('egypt'), target: of('syria'), spaces: 2, reaction: 0 })
        },
      },
      when: 'marker toward 2; to tadmor',
      now: { 'syria track': 'elam 11', damascus: 'elam: b', 'in-damascus': '', tadmor: 'babylonia: li' },
    },
    {
      id: '7.4.3 peace with the minor of another power: its runner is asked',
      given: {
        at: 'act egypt',
        wars: 'egypt syria',
        tracks: { syria: 'media 13' },
        ap: 5,
        countries: { syria: { at: { damascus: 'li' } } },
      },
      when: 'peace syria; yes',
      now: { 'egypt wars': '', 'syria active': 'yes' },
    },
  ])
})
