// The end of the game: points at the end, early ends, sudden death, what the scenarios say. 8.3, 8.4, 9.1

import { describe, expect, test } from 'vitest'
import { frames } from '../board/frames.ts'
import { NO_END } from '../board/names.ts'
import { type AwState, ENDS } from '../board/state.ts'
import { borrow, mayBorrow } from '../politics/camps.ts'
import { conquer, pushConquest } from '../politics/conquest.ts'
import { checkElimination } from '../politics/elimination.ts'
import { takeCity } from '../territory/control.ts'
import { look } from '../testing/cases.ts'
import { BOARD, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { campBeaten, cityTaken, earlyWinners, endGame, finalScore, result, supreme, vpTest } from './victory.ts'

const of = (id: string): number => BOARD.countryOf(id)
const names = (bits: number): string => BOARD.countries.filter((_, c) => (bits >> c) & 1).join(' ')
const POWERS = ['assyria', 'media', 'egypt', 'babylonia', 'elam']
/** The powers with these points, in the order of the track. */
const points = (vp: string, more: Partial<SceneWords> = {}): AwState => {
  const s = scene({ countries: {}, ...more })
  vp.split(' ').forEach((text, i) => {
    s.vp[i] = Number(text)
  })
  return s
}

describe('8.3 at the end of the game only', () => {
  const start = (also: SceneWords['also'] = () => {}): AwState =>
    scene({ turn: 5, countries: Object.fromEntries(POWERS.map(id => [id, {}])), also })
  const base = [9, 5, 6, 7, 6]
  test('every power but Assyria: a point for each turn, doubled if never conquered; growth of ECO twice', () => {
    const s = start(t => base.forEach((eco, i) => void (t.base[i] = eco)))
    finalScore(contextOf(s))
    expect(s.vp.slice(0, 5)).toEqual([0, 10, 10, 10, 10])
  })
  test('N57 conquered in two turns: three points, not doubled', () => {
    const s = start(t => {
      base.forEach((eco, i) => void (t.base[i] = eco))
      t.fallen[of('elam')] = (1 << 2) | (1 << 4)
      t.yielded[of('egypt')] = 1 << 3
    })
    finalScore(contextOf(s))
    expect([s.vp[of('elam')], s.vp[of('egypt')]]).toEqual([3, 4])
  })
  test('growth may be negative', () => {
    const s = start(t => {
      base.forEach((eco, i) => void (t.base[i] = eco))
      t.base[of('elam')] = 4
      t.base[of('media')] = 8
    })
    finalScore(contextOf(s))
    expect([s.vp[of('elam')], s.vp[of('media')]]).toEqual([10 - 4, 10 + 6])
  })
  test('tribute counts', () => {
    const s = start(t => {
      base.forEach((eco, i) => void (t.base[i] = eco))
      t.conquered[of('elam')] = 1 << BOARD.assyria
    })
    finalScore(contextOf(s))
    expect([s.vp[BOARD.assyria], s.vp[of('elam')]]).toEqual([4, 10 - 4])
  })
  test('most VP wins, R85 a tie is shared; points by group add up', () => {
    const s = start(t => base.forEach((eco, i) => void (t.base[i] = eco)))
    s.vp[of('elam')] = s.vp[of('media')] = 3
    s.vpBy[6 * of('elam')] = s.vpBy[6 * of('media')] = 3
    finalScore(contextOf(s))
    const end = result(BOARD, s)
    expect(end?.reason).toBe('points')
    expect(end?.winners).toEqual([1, 4])
    expect(end?.scores?.map(({ total }) => total)).toEqual([0, 13, 10, 10, 13])
    for (const { total, parts } of end?.scores ?? []) {
      expect(Object.values(parts).reduce((sum, n) => sum + n, 0)).toBe(total)
    }
  })
  test('a seat has the points of all its powers', () => {
    const s = points('1 2 4 8 16', { seats: 2 })
    endGame(contextOf(s), 0, 1 << of('elam'))
    expect(result(BOARD, s)).toMatchObject({ winners: [1], scores: [{ total: 1 }, { total: 30 }] })
  })
})

describe('8.3 an early end', () => {
  test.each([
    ['Assyria with more than the best and the worst of the others together', '12 1 5 10 3', 'assyria'],
    ['not with just as many', '11 1 5 10 3', 'babylonia'],
    ['not Assyria: the one ahead of all others but Assyria', '9 1 5 10 3', 'babylonia'],
    ['N69 a tie among them: a draw', '9 1 10 10 3', POWERS.join(' ')],
  ])('%s', (_, vp, who) => {
    expect(names(earlyWinners(BOARD, points(vp)))).toBe(who)
  })
})

describe('9.1 sudden death by points, R42', () => {
  const GENTLE = { options: { supremacy: 'gentle' } }
  /** With ECO as at the start; conquered in every turn so far where it is said. */
  const counted = (vp: string, turn = 1, conquered = '', more: Partial<SceneWords> = {}): AwState => {
    const s = points(vp, { turn, countries: Object.fromEntries(POWERS.map(id => [id, {}])), ...more })
    BOARD.scenarios[s.scenario].startingEco.forEach((eco, p) => void (s.base[p] = eco))
    for (const id of conquered.split(' ').filter(Boolean)) s.fallen[of(id)] = (1 << (turn + 1)) - 2
    return s
  }
  const found = (s: AwState): string => BOARD.countries[supreme(BOARD, s)] ?? ''
  test.each([
    ['more than all others together', '11 1 2 3 4', 'assyria'],
    ['just as many', '10 1 2 3 4', ''],
    ['one more is enough, whatever turns unconquered may bring', '18 1 2 3 4', 'assyria'],
    ['a power other than Assyria: more than the worst and the second', '4 1 6 3 3', 'egypt'],
    ['just as many as those', '4 2 6 3 3', ''],
    ['with Assyria as the second', '10 11 0 6 5', 'media'],
    ['Assyria not by that', '9 1 4 3 3', ''],
    ['nor one that Assyria is ahead of', '10 8 0 0 0', 'assyria'],
    ['nor where the worst is below zero', '10 8 -4 4 2', ''],
    ['nobody with nothing', '0 -2 -2 -2 -2', ''],
    ['points below zero are taken off the sum', '5 4 3 -2 -2', 'assyria'],
    ['and off the second', '1 3 4 2 -2', 'egypt'],
    ['a tie at the top', '-9 3 3 -2 -2', ''],
    ['a tie at the top with Assyria', '4 4 1 0 -9', ''],
  ])('%s: %s', (_, vp, who) => {
    expect(found(counted(vp))).toBe(who)
  })
  test.each([
    ['in turn 4 a lead is not measured by what the end will bring', '30 0 0 0 0', 4, '', 'assyria'],
    ['in turn 3 neither', '10 11 0 6 5', 3, '', 'media'],
    ['and who was conquered is not behind for it', '10 8 2 0 0', 2, 'egypt babylonia elam', ''],
  ])('8.3 the points of the end count at the end of the game only: %s', (_, vp, turn, conquered, who) => {
    expect(found(counted(vp, turn, conquered))).toBe(who)
  })
  describe('N52 the gentle test of a table', () => {
    test.each([
      ['points for turns unconquered are counted in', '18 1 2 3 4', 1, '', ''],
      ['more than all others with these', '19 1 2 3 4', 1, '', 'assyria'],
      ['in turn 4 they are eight for each', '30 0 0 0 0', 4, '', ''],
      ['none for a turn of conquest', '4 1 6 3 3', 1, 'media', 'egypt'],
      ['nothing counts below zero', '-5 0 3 -2 -2', 1, '', 'egypt'],
      ['who is behind wins nothing', '10 8 0 0 0', 2, 'egypt babylonia elam', 'media'],
      ['who is behind wins nothing', '13 8 1 0 0', 2, 'egypt babylonia elam', ''],
    ])('%s: %s', (_, vp, turn, conquered, who) => {
      expect(found(counted(vp, turn, conquered, GENTLE))).toBe(who)
    })
  })
  test('only with the option, and only at the count', () => {
    const off = points('90 1 2 3 4', { options: { suddenDeath: 'off' } })
    expect(vpTest(contextOf(off))).toBe(false)
    const on = points('90 1 2 3 4')
    expect(vpTest(contextOf(on))).toBe(true)
    expect([ENDS[on.end], on.winners]).toEqual(['supremacy', 1])
  })
  test('8.3 the points of the end are given then too', () => {
    const s = counted('90 1 2 3 4')
    vpTest(contextOf(s))
    expect(s.vp.slice(0, 5)).toEqual([90, 3, 4, 5, 6])
  })
})

describe('9.1 a beaten camp', () => {
  const beaten = (dice: string, given: Partial<SceneWords> = {}): AwState => {
    const s = scene({ turn: 2, countries: {}, ...given })
    s.campStart[of('elam')] = s.campStart[of('babylonia')] = 2
    s.conquered[of('elam')] = s.conquered[of('babylonia')] = 1
    campBeaten(contextOf(s, dice), 2, 1 << BOARD.assyria, BOARD.assyria)
    return s
  }
  test('R80 4 VP to who conquered its last power', () => {
    expect(beaten('1 1').vp[BOARD.assyria]).toBe(4)
  })
  test('N70 2D6 and the turn and the defeated powers: 10 ends the game', () => {
    expect(beaten('3 3').sudden).toBe(1)
    expect(beaten('3 2').sudden).toBe(0)
  })
  test('N70 every power that is conquered or eliminated counts, also one that fell before this turn', () => {
    const roll = (dice: string, also: SceneWords['also'] = () => {}): number => {
      const s = scene({ turn: 2, countries: {}, options: { elimination: 'on' } })
      s.campStart[of('elam')] = 2
      s.conquered[of('elam')] = 1
      also(s, BOARD)
      campBeaten(contextOf(s, dice), 2, 1 << BOARD.assyria, BOARD.assyria)
      return s.sudden
    }
    expect([roll('3 4'), roll('3 3'), roll('4 3')]).toEqual([1, 0, 1])
    expect(roll('3 3', t => void (t.conquered[of('babylonia')] = 1))).toBe(1)
    expect(roll('3 3', t => void (t.gone |= 1 << of('egypt')))).toBe(1)
  })
  test('+3 if Assyria is conquered', () => {
    const s = scene({ turn: 1, countries: {}, rebel: 'elam', also: t => void (t.camp[BOARD.assyria] = 0) })
    s.conquered[BOARD.assyria] = 1 << of('elam')
    s.campStart[BOARD.assyria] = 1
    campBeaten(contextOf(s, '3 2'), 1, 1 << of('elam'), of('elam'))
    expect(s.sudden).toBe(1)
  })
  test('N74, 7.4.1 if the game goes on: wars and camps free, in the order of the track', () => {
    const s = beaten('1 1')
    expect(s.frames.at(-1)).toEqual(frames.politics.make({ again: 1 }))
  })
  test('nothing while a power of the camp is left', () => {
    const s = scene({ countries: {}, rebel: 'elam' })
    campBeaten(contextOf(s), 2, 1 << BOARD.assyria, BOARD.assyria)
    expect(s.vp[BOARD.assyria]).toBe(0)
  })
  test('without 9.1 no roll, but the politics', () => {
    const s = beaten('', { options: { suddenDeath: 'off' } })
    expect([s.sudden, s.frames.at(-1)?.at]).toEqual([0, 'politics'])
  })
  test('8.3 points that are still to be shared out are not lost', () => {
    const s = scene({
      turn: 5,
      rebel: 'elam',
      assyrian: 'media',
      countries: {},
      also: t => {
        t.trade.fill(0)
        frames.yield.push(t, { of: of('media'), country: of('elam'), others: 0, accepted: 1 << BOARD.assyria })
      },
    })
    play(s, 'yes', '6 6')
    expect(look(s, 'asked')).toBe('assyria spoils')
    play(s, 'spoils assyria')
    // Of 3 for Elam each has one, Assyria the other; of 4 for the camp each has two.
    expect([look(s, 'assyria vp'), look(s, 'media vp'), s.sudden]).toEqual(['4', '3', 1])
  })
  test('N79 the game goes to income and the count, and ends', () => {
    const s = scene({
      turn: 3,
      rebel: 'elam',
      ap: 5,
      countries: {
        assyria: {
          vp: 50,
          controls: 'susa madaktu bit-imbi hamanu',
          at: { susa: 'hi', madaktu: 'hi', 'bit-imbi': 'li', hamanu: 'li' },
        },
      },
    })
    play(s, 'conquer elam; pass', '1 6 6')
    for (let i = 0; i < 20 && s.end === NO_END; i++) play(s, look(s, 'choices').split('; ').at(-1) ?? '')
    expect([ENDS[s.end], s.winners]).toEqual(['sudden-death', 1])
    expect(s.turn).toBe(3)
  })
})

describe('The Two Rivers', () => {
  const given: SceneWords = { scenario: 'two-rivers', seats: 3, rebel: 'babylonia elam', countries: {} }
  test('rebels in Nineveh have won at once', () => {
    const s = scene(given)
    s.vp[of('elam')] = 1
    takeCity(contextOf(s), BOARD.areaOf('nineveh'), of('babylonia'))
    expect([ENDS[s.end], result(BOARD, s)?.winners]).toEqual(['nineveh', [2]])
  })
  test('both rebels conquered: Assyria has won', () => {
    const s = scene(given)
    conquer(contextOf(s), BOARD.assyria, of('elam'))
    expect(s.end).toBe(NO_END)
    conquer(contextOf(s), BOARD.assyria, of('babylonia'))
    expect([ENDS[s.end], result(BOARD, s)?.winners]).toEqual(['conquest', [0]])
  })
  test('one eliminated, the other conquered: Assyria has won, in whatever order', () => {
    const s = scene({ ...given, options: { elimination: 'on' } })
    s.gone |= 1 << of('elam')
    conquer(contextOf(s), BOARD.assyria, of('babylonia'))
    expect(ENDS[s.end]).toBe('conquest')
    const t = scene({ ...given, turn: 2, options: { elimination: 'on' } })
    conquer(contextOf(t), BOARD.assyria, of('elam'))
    for (const area of BOARD.homeAreas[of('babylonia')]) t.city[area] = t.land[area] = BOARD.assyria
    checkElimination(contextOf(t), of('babylonia'))
    expect(ENDS[t.end]).toBe('conquest')
  })
  test.each([
    ['Assyria with more than both together', 3, [31, 10, 0, 10, 10], [0]],
    ['not more: the better rebel', 3, [10, 0, 0, 10, 11], [2]],
    ['a tie of rebels is shared', 3, [10, 0, 0, 10, 10], [1, 2]],
    ['with two players the rebel player', 2, [10, 0, 0, 10, 11], [1]],
  ])('%s', (_, seats, vp, winners) => {
    const s = scene({ ...given, seats, turn: 2 })
    vp.forEach((n, i) => void (s.vp[i] = n))
    for (const p of [0, 3, 4]) s.base[p] = BOARD.scenarios[s.scenario].startingEco[p]
    finalScore(contextOf(s))
    // Four points each for two turns unconquered.
    expect(result(BOARD, s)?.winners).toEqual(winners)
  })
})

describe('The Two Rivers: Nineveh', () => {
  test.each([
    ['taken by a rebel it ends the game', 'two-rivers', 3, 'nineveh', 'nineveh'],
    ['another city does not', 'two-rivers', 3, 'kalhu', ''],
    ['nor does Nineveh in another scenario', 'campaign', 5, 'nineveh', ''],
  ])('%s', (_, scenario, seats, city, end) => {
    const s = scene({ scenario, seats, rebel: 'elam babylonia', countries: { elam: { at: { [city]: 'b' } } } })
    cityTaken(contextOf(s), BOARD.areaOf(city), of('elam'))
    expect(look(s, 'end')).toBe(end)
  })
})

describe('8.4 two players, R41', () => {
  const given: SceneWords = { seats: 2, rebel: 'babylonia', ap: 12, countries: {} }
  const conquered = (more: Partial<SceneWords> = {}, id = 'elam'): AwState => {
    const s = scene({ ...given, ...more })
    s.conquered[of(id)] = 1 << BOARD.assyria
    s.grace[BOARD.powers * of(id) + BOARD.assyria] = s.turn + 1
    return s
  }
  test.each([
    ['a power Assyria has conquered', conquered(), 'elam', true],
    ['not an unconquered one', conquered(), 'egypt', false],
    ['not Media', conquered({}, 'media'), 'media', false],
    ['not with three players', conquered({ seats: 3 }), 'elam', false],
    ['not in another scenario', conquered({ scenario: 'rise-and-fall' }), 'elam', false],
    ['not for less than 10 AP', conquered({ ap: 9 }), 'elam', false],
  ])('%s', (_, s, id, may) => {
    expect(mayBorrow(BOARD, s, BOARD.assyria, of(id))).toBe(may)
  })
  test('N103 10 AP, 3 VP; Assyria’s player runs it to the next interphase, then it is a rebel again', () => {
    const s = conquered()
    borrow(contextOf(s), BOARD.assyria, of('elam'))
    expect([
      look(s, 'ap'),
      look(s, 'assyria vp'),
      look(s, 'elam camp'),
      look(s, 'elam runner'),
      look(s, 'elam wars'),
    ]).toEqual(['2', '3', 'assyrian', 'assyria', 'babylonia'])
    s.phasing = -1
    pushConquest(contextOf(s))
    expect([look(s, 'elam camp'), look(s, 'elam runner')]).toEqual(['rebel', 'elam'])
  })
  test('and with it the minors allied to it', () => {
    const s = conquered({ tracks: { persia: 'elam 13' }, active: 'persia' })
    borrow(contextOf(s), BOARD.assyria, of('elam'))
    expect([look(s, 'persia runner'), look(s, 'persia wars')]).toEqual(['assyria', 'babylonia'])
    s.phasing = -1
    pushConquest(contextOf(s))
    expect([look(s, 'persia runner'), look(s, 'persia track')]).toEqual(['elam', 'elam 13'])
  })
  const card = (income: number, also: SceneWords['also'] = () => {}): AwState =>
    scene({
      seats: 2,
      rebel: 'babylonia',
      income,
      countries: { assyria: { hand: 'ab-any' }, elam: { hand: 'omens' } },
      also: (t, b) => {
        t.conquered[of('elam')] = t.conquered[of('egypt')] = 1 << b.assyria
        t.grace[b.powers * of('elam') + b.assyria] = t.grace[b.powers * of('egypt') + b.assyria] = t.turn + 1
        also(t, b)
      },
    })
  test('Any Alliance brings it about, for its own price and 10 AP', () => {
    const s = card(16)
    play(s, 'event ab-any; aim-country elam')
    expect([look(s, 'ap'), look(s, 'elam runner'), look(s, 'assyria vp')]).toEqual(['0', 'assyria', '3'])
  })
  test.each([
    ['not without AP for both', card(15)],
    ['N103 not two at once', card(16, t => void (t.lent = 1 << of('egypt')))],
  ])('%s', (_, s) => {
    play(s, 'event ab-any')
    expect(look(s, 'choices')).toContain('aim-country syria')
    expect(look(s, 'choices')).not.toContain('aim-country elam')
  })
})
