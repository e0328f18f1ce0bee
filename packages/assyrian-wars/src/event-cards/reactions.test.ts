// Cards out of turn: who is asked, in which order, and that being asked tells nothing of a hand. 6.11.e

import { FastChance, firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { AwAction } from '../board/actions.ts'
import { WINDOWS } from '../board/card-book.ts'
import { frames } from '../board/frames.ts'
import { HAND, NOBODY } from '../board/names.ts'
import { type AwState, clone } from '../board/state.ts'
import { assyrianWars } from '../index.ts'
import { apply, legal, waiting } from '../play.ts'
import { look } from '../testing/cases.ts'
import { BOARD, choices, play, type SceneWords, scene } from '../testing/scene.ts'
import { redeal } from '../view/imagine.ts'
import { view } from '../view/view.ts'

const b = BOARD

/** The same position with another card of the deck in the hand of a country. */
function swapped(given: SceneWords, country: string, from: string, to: string): SceneWords {
  const words = given.countries[country]
  return {
    ...given,
    countries: {
      ...given.countries,
      [country]: { ...words, hand: (words.hand ?? '').replace(from, to) },
    },
  }
}

interface World {
  readonly id: string
  readonly given: SceneWords
  readonly when: string
  readonly who: string
  /** What the one who is asked holds, and what he holds in the other world. */
  readonly has: string
  readonly instead: string
  readonly frame: string
}

const PLAIN = { abilities: 'off', reducedLeaders: 'off' }
const MARCH: SceneWords = {
  at: 'act assyria',
  income: 4,
  played: 1,
  rebel: 'babylonia',
  options: PLAIN,
  countries: {
    assyria: { at: { ashur: 'as-rab-shaqe hi*2' } },
    babylonia: { hand: 'swollen-rivers', at: { sippar: 'ba-bel-ibni li*2' } },
  },
}

const WORLDS: readonly World[] = [
  {
    id: 'a river',
    given: MARCH,
    when: 'march as-rab-shaqe; to arrapha',
    who: 'babylonia',
    has: 'swollen-rivers',
    instead: 'omens',
    frame: 'babylonia react',
  },
  {
    id: 'a catastrophe',
    given: {
      at: 'act elam',
      countries: {
        elam: { hand: 'plague' },
        assyria: { hand: 'counter-measures', at: { nineveh: 'li' } },
      },
    },
    when: 'event plague',
    who: 'assyria',
    has: 'counter-measures',
    instead: 'omens',
    frame: 'assyria react',
  },
  {
    id: 'a foreign war',
    given: {
      at: 'act elam',
      countries: {
        elam: { hand: 'fw-libya' },
        egypt: { hand: 'end-fw', at: { memphis: 'li*4' } },
      },
    },
    when: 'event fw-libya',
    who: 'egypt',
    has: 'end-fw',
    instead: 'pass',
    frame: 'egypt react',
  },
  {
    id: 'hunger',
    given: {
      at: 'act assyria',
      income: 2,
      played: 1,
      rebel: 'babylonia',
      countries: {
        assyria: { at: { sippar: 'as-rab-shaqe hi' } },
        babylonia: { hand: 'tunnel', saved: 1, at: { 'in-sippar': 'li' } },
      },
      sieges: { sippar: 'hunger assyria 3' },
    },
    when: 'hunger as-rab-shaqe; no',
    who: 'babylonia',
    has: 'tunnel',
    instead: 'pact',
    frame: 'babylonia react',
  },
  {
    id: 'an evasion',
    given: {
      ...MARCH,
      countries: {
        assyria: { at: { 'dur-kurigalzu': 'as-rab-shaqe hi*2' } },
        babylonia: { hand: 'scouts', at: { sippar: 'ba-bel-ibni li*2' } },
      },
    },
    when: 'march as-rab-shaqe; to sippar; evade babylon',
    who: 'babylonia',
    has: 'scouts',
    instead: 'pact',
    frame: 'babylonia react',
  },
  {
    id: 'N32 a succession (10.3)',
    given: {
      turn: 1,
      countries: {
        elam: { at: { susa: 'k-humban-nikash' }, hand: 'crown-prince' },
        media: { hand: 'levy' },
      },
      also: s => {
        s.frames.length = 0
        s.phasing = NOBODY
        s.frames.push(frames.interphase.make({ step: 7 }), frames.timeline.make({ step: b.countryOf('elam') }))
      },
    },
    when: '',
    who: 'elam',
    has: 'crown-prince',
    instead: 'omens',
    frame: 'elam react',
  },
  {
    id: 'a battle',
    given: {
      ...MARCH,
      countries: {
        assyria: { at: { 'dur-kurigalzu': 'as-rab-shaqe hi*2' } },
        babylonia: { hand: 'omens', at: { sippar: 'li*2' } },
      },
    },
    when: 'march as-rab-shaqe; to sippar; pass',
    who: 'babylonia',
    has: 'omens',
    instead: 'pact',
    frame: 'babylonia lay',
  },
]

/** Every window there is, and the frames in which battle cards are laid. */
const OUT_OF_TURN: readonly string[] = ['react', 'lay']

test('N32 in games at random: whoever is asked for cards is asked whatever the others hold', () => {
  const out: AwAction[] = []
  const seen = new Set<string>()
  let compared = 0
  for (const [scenario, seats, game] of [
    ['campaign', 5, 1],
    ['campaign', 5, 2],
    ['two-rivers', 2, 1],
    ['two-rivers', 2, 2],
  ] as const) {
    const chance = new FastChance(`two worlds/${scenario}/${game}`)
    const s = assyrianWars.setup({ seats, options: { scenario, suddenDeath: 'off' } }, chance, undefined)
    for (let n = 0; n < 2000; n++) {
      const [seat] = waiting(b, s)
      if (seat === undefined) break
      const move = out[chance.number(legal(b, s, seat, out))]
      const [one, other] = [clone(s), clone(s)]
      redeal(b, other, seat, chance)
      if (out.slice(0, legal(b, other, seat, out)).includes(move)) {
        const [dice, same] = [new FastChance(n), new FastChance(n)]
        apply(b, one, seat, move, dice)
        apply(b, other, seat, move, same)
        while (OUT_OF_TURN.includes(one.frames.at(-1)?.at ?? '')) {
          compared++
          const f = one.frames.at(-1)
          seen.add(f?.at === 'react' ? WINDOWS[frames.react.trigger(f)] : 'lay')
          expect(other.frames.at(-1)).toEqual(f)
          apply(b, one, waiting(b, one)[0], b.acts.pass[0], dice)
          apply(b, other, waiting(b, other)[0], b.acts.pass[0], same)
        }
      }
      apply(b, s, seat, move, chance)
    }
  }
  expect(compared).toBeGreaterThan(250)
  expect(seen.size).toBeGreaterThan(6)
})

const seatOfCountry = (country: string): number => b.countryOf(country)

describe('being asked tells nothing of a hand', () => {
  for (const world of WORLDS) {
    test(world.id, () => {
      const [one, other] = [world.given, swapped(world.given, world.who, world.has, world.instead)].map(given => {
        const s = scene(given)
        play(s, world.when)
        return s
      })
      expect([look(one, 'asked'), look(other, 'asked')]).toEqual([world.frame, world.frame])
      expect(other.frames).toEqual(one.frames)
      // Rivals and spectators see the same; the one asked sees another hand and another list.
      for (const seat of [undefined, 0, 1, 2, 3, 4]) {
        if (seat === seatOfCountry(world.who)) continue
        expect(view(b, other, seat)).toEqual(view(b, one, seat))
      }
      expect(view(b, other, seatOfCountry(world.who))).not.toEqual(view(b, one, seatOfCountry(world.who)))
      const [has, has2] = [choices(one), choices(other)]
      expect(has.some(move => move.includes(world.has))).toBe(true)
      expect(has2).not.toEqual(has)
      expect(has2).toContain('pass')
    })
  }
})

describe('who is asked', () => {
  test('nobody once every copy of the card lies open', () => {
    const s = scene({ ...MARCH, deck: 'omens' })
    play(s, 'march as-rab-shaqe')
    // The one copy is in a hand: asked. In the discards: not.
    const t = scene({
      ...swapped(MARCH, 'babylonia', 'swollen-rivers', 'omens'),
      deck: 'pact',
    })
    play(t, 'march as-rab-shaqe; to arrapha')
    expect(look(t, 'asked')).toBe('assyria march')
    play(s, 'to arrapha')
    expect(look(s, 'asked')).toBe('babylonia react')
  })
  test('nobody without a card', () => {
    const s = scene(swapped(MARCH, 'babylonia', 'swollen-rivers', ''))
    play(s, 'march as-rab-shaqe; to arrapha')
    expect(look(s, 'asked')).toBe('assyria march')
  })
  test('in impulse order from the phasing country on, each once', () => {
    const s = scene({
      at: 'act egypt',
      countries: {
        egypt: { hand: 'plague omens' },
        assyria: { hand: 'pact', at: { nineveh: 'li' } },
        elam: { hand: 'pact' },
        babylonia: { hand: 'pact' },
      },
    })
    const asked: string[] = []
    play(s, 'event plague')
    while (look(s, 'asked').endsWith('react')) {
      asked.push(look(s, 'asked'))
      play(s, 'pass')
    }
    expect(asked).toEqual(['babylonia react', 'elam react', 'assyria react'])
  })
  test('10.3 a succession: only the power whose throne it is, and nobody once every Crown Prince lies open', () => {
    const throne = (deck: string, hand: string) =>
      scene({
        turn: 1,
        deck,
        countries: {
          elam: { at: { susa: 'k-humban-nikash' }, hand },
          media: { hand: 'levy' },
        },
        also: s => {
          s.frames.length = 0
          s.phasing = NOBODY
          s.frames.push(frames.interphase.make({ step: 7 }), frames.timeline.make({ step: b.countryOf('elam') }))
        },
      })
    expect(look(throne('crown-prince', 'omens'), 'asked')).toBe('elam react')
    expect(look(throne('pact', 'omens'), 'asked')).toBe('elam succession')
    const s = throne('pact', 'crown-prince')
    play(s, 'pass')
    expect(look(s, 'asked')).toBe('elam succession')
  })
  test('a home card in hand is no secret: only its owner is asked, and not once it is used', () => {
    const given: SceneWords = {
      at: 'act assyria',
      income: 2,
      played: 1,
      wars: 'assyria urartu',
      options: PLAIN,
      countries: {
        assyria: { at: { musasir: 'as-rab-shaqe hi*3' } },
        urartu: { hand: 'hc-ur', at: { 'in-musasir': 'li' } },
      },
    }
    const s = scene(given)
    play(s, 'hunger as-rab-shaqe')
    expect(look(s, 'asked')).toBe('urartu react')
    const t = scene(swapped(given, 'urartu', 'hc-ur', ''))
    play(t, 'hunger as-rab-shaqe')
    expect(look(t, 'asked')).not.toBe('urartu react')
  })
})

test('a card laid face down is known to its owner alone', () => {
  const given: SceneWords = {
    ...MARCH,
    countries: {
      assyria: {
        at: { 'dur-kurigalzu': 'as-rab-shaqe hi*2' },
        hand: 'flank-attack',
      },
      babylonia: { hand: 'omens', at: { sippar: 'li*2' } },
    },
  }
  const [one, other]: AwState[] = [given, swapped(given, 'assyria', 'flank-attack', 'heavy-charge')].map(words => {
    const s = scene(words)
    play(s, 'march as-rab-shaqe; to sippar; pass')
    const [seat] = waiting(b, s)
    const lay = b.actions.parse(choices(s).find(move => move.startsWith('lay')) ?? '')
    if (lay) apply(b, s, seat, lay, firstChance)
    return s
  })
  expect(view(b, other, seatOfCountry('babylonia'))).toEqual(view(b, one, seatOfCountry('babylonia')))
  expect(one.cardAt.filter(at => at === HAND + b.assyria)).toEqual([])
})

test('which card Spies take, and which they give, stands in no frame that others see', () => {
  const worlds = ['swap omens; aim-card locusts', 'swap plague; aim-card pact'].map(moves => {
    const s = scene({
      at: 'act elam',
      countries: {
        elam: { hand: 'spies locusts pact' },
        media: { hand: 'omens plague' },
      },
    })
    play(s, `event spies; ${moves.split(';')[0]}`)
    return s
  })
  for (const seat of [undefined, 0, 2, 3]) expect(view(b, worlds[0], seat)).toEqual(view(b, worlds[1], seat))
})

describe('6.6.9, 6.11.e Scouts against one of many interceptions', () => {
  /** Every unit of Babylonia beside the way declares by itself. */
  const watched = (units: string): AwState => {
    const s = scene({
      ap: 10,
      rebel: 'babylonia',
      options: { abilities: 'off', reducedLeaders: 'off' },
      countries: {
        assyria: { hand: 'scouts', at: { ashur: 'as-rab-shaqe hi*2' } },
        babylonia: { at: { der: units }, controls: 'der' },
      },
    })
    play(s, 'march as-rab-shaqe; to dur-kurigalzu')
    while (look(s, 'asked') === 'babylonia intercept') {
      play(s, choices(s).find(one => one.startsWith('intercept-unit')) ?? 'pass')
    }
    play(s, 'react scouts')
    return s
  }
  test.each([
    ['two', 'hi li', 2],
    ['more than anybody has fingers', 'hi*4 li*8 b*3 lc*2', 17],
  ])('one of %s fails, and the owner of the card says which', (_, units, least) => {
    const s = watched(units)
    expect(look(s, 'asked')).toBe('assyria parry')
    expect(choices(s).length).toBeGreaterThanOrEqual(least)
  })
  test('the one named does not come, the others roll', () => {
    const rolls = (which: string): string[] => {
      const s = watched('hi li')
      return play(s, which, '1 1').flatMap(event => (event.at === 'interception-roll' ? [event.by] : []))
    }
    expect([rolls('which 1'), rolls('which 0')]).toEqual([['babylonia-hi-3'], ['babylonia-li-2']])
  })
})
