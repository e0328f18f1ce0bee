// 7.3.2 Cards: deal, hand limits, the one new hand, surplus cards.

import { Telling } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { frames } from '../board/frames.ts'
import { AP, CARD_OUT, DISCARD } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { drawCard } from '../cards/deck.ts'
import { run } from '../play.ts'
import { look } from '../testing/cases.ts'
import { BOARD, choices, contextOf, hand, play, type SceneWords, scene } from '../testing/scene.ts'
import { cardsDue, dealOnActivation, leastHand, mayMulligan, mostHand, rewardOf, startDeal } from './deal.ts'

const c = (id: string): number => BOARD.countryOf(id)

const deal = (words: Partial<SceneWords>): AwState => {
  const s = scene({ at: 'act assyria', ap: 0, countries: {}, ...words })
  s.frames.length = 0
  frames.interphase.push(s, { step: 4 })
  startDeal(contextOf(s))
  run(BOARD, s, contextOf(s).chance)
  return s
}
/** Nobody takes a new hand. */
const keep = (s: AwState): AwState => {
  while (s.frames.at(-1)?.at === 'mulligan') play(s, 'no')
  return s
}

const HANDS = ['', 'plague', 'plague pirates', 'plague pirates harvest']

describe('#22 how many', () => {
  test.each([
    ['ECO 9 Assyria: 8', 'assyria', 9, 0, 8],
    ['ECO 1 minor: the least hand', 'israel', 1, 0, 1],
    ['ECO 8 power: 7, of which one is discarded', 'elam', 8, 0, 7],
    ['below nothing: the least hand', 'media', -1, 0, 2],
    ['with a left-over only up to the least hand', 'media', 1, 1, 1],
    ['the least hand is there already', 'media', 1, 3, 0],
  ] as const)('%s', (_, id, eco, held, cards) => {
    const s = scene({ at: 'act assyria', ap: 0, countries: { [id]: { hand: HANDS[held] } } })
    expect(cardsDue(BOARD, s, c(id), eco)).toBe(cards)
  })

  test('N96, 7.1 a minor that stands in for an eliminated power has the limits of a power', () => {
    const s = scene({ at: 'act assyria', ap: 0, countries: {} })
    expect([leastHand(BOARD, s, c('urartu')), mostHand(BOARD, s, c('urartu'))]).toEqual([1, 3])
    s.ward[c('urartu')] = c('elam')
    expect([leastHand(BOARD, s, c('urartu')), mostHand(BOARD, s, c('urartu'))]).toEqual([2, 6])
  })

  test('#22 dealt by the level, then down to the most', () => {
    const s = keep(
      deal({
        countries: { assyria: { eco: 9 }, elam: { eco: 8 }, israel: { eco: 1 }, media: { eco: 0 } },
        active: 'israel',
      }),
    )
    expect([s.commons[c('assyria')], s.commons[c('israel')], s.commons[c('media')]]).toEqual([8, 1, 2])
    expect(s.frames.at(-1)).toMatchObject({ at: 'surplus', of: c('elam') })
    play(s, `discard ${hand(s, 'elam').split(' ')[0]}`)
    expect(s.commons[c('elam')]).toBe(6)
  })

  test('R37 standing tribute counts, the checks of the turn do not', () => {
    const s = deal({
      countries: { assyria: { eco: 6 }, egypt: { eco: 3 } },
      tracks: { judah: 'egypt 7', persia: 'assyria 7' },
      also: s => {
        s.pledge[c('media')] = 2
        s.pledge[c('syria')] = 1
      },
    })
    expect([s.commons[c('assyria')], s.commons[c('egypt')]]).toEqual([6, 3])
  })

  test('R37 inactive minors get none', () => {
    const s = deal({})
    expect(s.commons[c('syria')]).toBe(0)
  })

  test('6.17 a minor called out: by its level, within its limits', () => {
    const rows = [
      ['syria', 2, 1],
      ['urartu', 9, 3],
      ['judah', 0, 1],
    ] as const
    for (const [id, eco, cards] of rows) {
      const s = scene({ at: 'act assyria', ap: 0, countries: { [id]: { eco } } })
      dealOnActivation(contextOf(s), c(id))
      expect(s.commons[c(id)]).toBe(cards)
      expect((s.stirred >> c(id)) & 1).toBe(1)
    }
  })

  test('in impulse order from the country after the one that played last', () => {
    const s = deal({ countries: { egypt: { eco: 4 } }, also: s => void (s.lastPlayed = c('egypt')) })
    expect(s.frames.at(-1)).toMatchObject({ at: 'mulligan', of: c('babylonia') })
  })
})

describe('the one new hand', () => {
  test('all cards for one fewer, once in the game', () => {
    const s = deal({ countries: { assyria: { eco: 9, hand: 'hc-as-king' } } })
    expect(s.frames.at(-1)).toMatchObject({ at: 'mulligan', of: c('assyria') })
    play(s, 'yes')
    expect(s.commons[c('assyria')]).toBe(7)
    expect(s.homes[c('assyria')]).toBe(1)
    expect(mayMulligan(BOARD, s, c('assyria'))).toBe(false)
  })
  test('not with the least hand', () => {
    const s = deal({ countries: { media: { eco: 3 } } })
    expect(mayMulligan(BOARD, s, c('media'))).toBe(false)
  })
})

describe('surplus', () => {
  test('every 10 AP are a point', () => {
    const s = keep(
      deal({
        countries: {
          elam: { hand: 'plague opposition harvest traitor siege-engines coordinated ab-any levy', eco: 1 },
        },
      }),
    )
    expect(s.frames.at(-1)).toMatchObject({ at: 'surplus', of: c('elam') })
    // 7 + 6 AP: one point, three lost.
    play(s, 'discard opposition; discard plague')
    expect(s.vp[c('elam')]).toBe(1)
    expect(s.secretExtra[c('elam')]).toBe(0)
  })
  test('with secret diplomacy the two are exchangeable', () => {
    expect([0, 1, 2].map(points => rewardOf(BOARD, 23 * AP, points))).toEqual([4, 2, 0])
    const s = keep(
      deal({
        countries: {
          elam: { hand: 'plague opposition harvest traitor siege-engines coordinated ab-any levy', eco: 1 },
        },
        options: { secretDiplomacy: 'on' },
      }),
    )
    play(s, 'discard opposition; discard plague')
    expect(choices(s)).toEqual(['reward 0', 'reward 1'])
    play(s, 'reward 0')
    expect([s.vp[c('elam')], s.secretExtra[c('elam')]]).toEqual([0, 2])
  })
  test("an allied minor's surplus is its power's, an unallied one's nobody's", () => {
    const words = (tracks: NonNullable<SceneWords['tracks']>): Partial<SceneWords> => ({
      countries: { syria: { hand: 'plague opposition harvest traitor siege-engines', eco: 1 } },
      active: 'syria',
      tracks,
    })
    const allied = keep(deal(words({ syria: 'egypt 13' })))
    play(allied, 'discard opposition; discard plague')
    expect(allied.vp[c('egypt')]).toBe(1)
    const alone = keep(deal(words({})))
    play(alone, 'discard opposition; discard plague')
    expect(alone.vp.every(vp => vp === 0)).toBe(true)
  })
})

describe('4.1 the deck', () => {
  const left = (deck: string, discards: boolean) => {
    const s = scene({ deck, countries: {} })
    for (let copy = 0; !discards && copy < BOARD.copies; copy++)
      if (s.cardAt[copy] === DISCARD) s.cardAt[copy] = CARD_OUT
    const telling = new Telling()
    drawCard(contextOf(s, '', telling), BOARD.countryOf('elam'))
    return { s, told: telling.to(undefined) as readonly { readonly at: string }[] }
  }
  const shuffled = (told: readonly { readonly at: string }[]) => told.some(({ at }) => at === 'reshuffled')
  test('while there is a card in it nothing is shuffled', () => {
    const { s, told } = left('omens', true)
    expect([look(s, 'elam hand'), shuffled(told)]).toEqual(['omens', false])
  })
  test('an empty one is made of the discards', () => {
    const { s, told } = left('', true)
    expect([look(s, 'elam cards'), shuffled(told)]).toEqual(['1', true])
    expect(s.cardAt.includes(DISCARD)).toBe(false)
  })
  test('with neither nothing is drawn', () => {
    const { s, told } = left('', false)
    expect([look(s, 'elam cards'), told]).toEqual(['0', []])
  })
})
