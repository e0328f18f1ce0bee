// Derived tests of setup, draft and Ages: DR-01 to DR-04 and DR-66 to DR-70 (4, 6.1, 7, 15).

import { FastChance, firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { actions, type WdAction } from './actions.ts'
import { CARDS } from './data/cards.ts'
import { LAYOUTS } from './data/layouts.ts'
import { WONDERS_EACH } from './draft.ts'
import { CARD_NAMES, cardOf, DECK_START, members } from './names.ts'
import { apply, legal } from './play.ts'
import { refuse } from './refuse.ts'
import { asked, begin, choices, decision, look, play, scene } from './scene.ts'
import { setup } from './setup.ts'
import { clone, OPTIONS, type WdState } from './state.ts'
import { imagine, SLOT_DOWN, SLOT_GUILD, view } from './view.ts'

const TOKENS = 'law masonry strategy theology urbanism'
const GROUP = 'the-sphinx piraeus the-pyramids the-colossus'

/** The middle of the game is played at random. */
function* randomPlay(seed: string, options: Readonly<Record<string, string>> = {}): Generator<WdState> {
  const chance = new FastChance(seed)
  const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, { values }]) => [name, values[0]]))
  const s = setup({ seats: 2, options: { ...defaults, ...options } }, chance)
  const out: WdAction[] = []
  yield s
  for (let seat = asked(s); seat !== undefined; seat = asked(s)) {
    apply(s, seat, out[chance.number(legal(s, seat, out))], chance)
    yield s
  }
}

describe('DR-01 the draft (4.1)', () => {
  test('first group: P1, P2, P2 are asked among 4, 3, 2; the last goes to P1 unasked', () => {
    const s = begin({}, `${TOKENS} ${GROUP}`)
    const seen: unknown[] = []
    for (const wonder of ['piraeus', 'the-sphinx', 'the-colossus']) {
      seen.push([asked(s), choices(s).length])
      play(s, `draft ${wonder}`)
    }
    expect(seen).toEqual([
      [0, 4],
      [1, 3],
      [1, 2],
    ])
    expect(look(s).cities.map(city => city.wonders)).toEqual([
      ['piraeus', 'the-pyramids'],
      ['the-colossus', 'the-sphinx'],
    ])
  })

  test('second group: P2, P1, P1 are asked; the last goes to P2, and P1 begins Age I', () => {
    const s = begin({}, `${TOKENS} ${GROUP}`)
    play(s, 'draft piraeus', 'draft the-sphinx')
    const told = play(s, 'draft the-colossus > circus-maximus, the-appian-way, the-mausoleum, the-great-library')
    expect(told.at(-1)).toEqual({
      at: 'group',
      wonders: ['the-appian-way', 'circus-maximus', 'the-great-library', 'the-mausoleum'],
    })
    const seen: unknown[] = []
    for (const wonder of ['the-mausoleum', 'the-appian-way', 'circus-maximus']) {
      seen.push([asked(s), choices(s).length])
      play(s, `draft ${wonder}`)
    }
    expect(seen).toEqual([
      [1, 4],
      [0, 3],
      [0, 2],
    ])
    expect(look(s).cities[1].wonders).toContain('the-great-library')
    expect(look(s).cities.map(city => city.wonders.length)).toEqual([4, 4])
    expect(WONDERS_EACH).toBe(4)
    expect([s.age, asked(s), decision(s)]).toEqual([1, 0, 'turn'])
  })

  test('576 pick sequences for fixed groups', () => {
    const ends = (s: WdState): number =>
      decision(s) !== 'draft'
        ? 1
        : choices(s).reduce((sum, move) => {
            const next = clone(s)
            play(next, move)
            return sum + ends(next)
          }, 0)
    expect(ends(begin({}, `${TOKENS} ${GROUP}`))).toBe(576)
  })
})

test('DR-02 the first game: no draft (4.2)', () => {
  const s = begin({ wonders: 'first-game' })
  expect(look(s).cities.map(city => [...city.wonders].sort())).toEqual([
    ['the-great-lighthouse', 'the-pyramids', 'the-statue-of-zeus', 'the-temple-of-artemis'],
    ['circus-maximus', 'piraeus', 'the-appian-way', 'the-colossus'],
  ])
  expect([s.age, asked(s), decision(s)]).toEqual([1, 0, 'turn'])
})

test.each(['draft', 'first-game'])('DR-03 setup done, wonders: %s (4)', wonders => {
  const s = begin({ wonders })
  while (decision(s) === 'draft') play(s, choices(s)[0])
  const { cities, board, layout, pawn, military } = look(s)
  expect(cities.map(city => [city.coins, city.cards.length, city.wonders.length])).toEqual([
    [7, 0, 4],
    [7, 0, 4],
  ])
  expect(board).toHaveLength(5)
  expect([pawn, military.length]).toEqual([0, 4])
  expect(layout.filter(slot => slot === SLOT_DOWN)).toHaveLength(8)
  expect(layout.filter(slot => CARD_NAMES.includes(slot))).toHaveLength(12)
  expect(choices(s).filter(move => move.startsWith('discard'))).toHaveLength(6)
})

test('DR-04 nothing can be paid: every card can still be discarded, and nobody may pass (6.2)', () => {
  const s = scene({ open: 'walls aqueduct', p1: { coins: 0, wonders: 'the-pyramids' } })
  expect(choices(s)).toEqual(['discard walls', 'discard aqueduct'])
})

describe('the end of an Age (7)', () => {
  test.each([
    [1, 1],
    [-1, 0],
    [8, 1],
  ])('DR-66 pawn %i: the layout of Age II is open, then P%i is asked who starts', (pawn, chooser) => {
    const s = scene({ last: 'altar', age: 1, pawn })
    const told = play(s, 'discard altar')
    expect(told.map(event => event.at)).toEqual(['discarded', 'age'])
    expect(look(s).layout.filter(slot => CARD_NAMES.includes(slot))).toHaveLength(12)
    expect([decision(s), asked(s), ...choices(s)]).toEqual(['starter', chooser, 'starter self', 'starter opponent'])
    const other = clone(s)
    expect(play(s, 'starter self')).toEqual([{ at: 'starter', seat: chooser, by: chooser }])
    expect(asked(s)).toBe(chooser)
    play(other, 'starter opponent')
    expect(asked(other)).toBe(1 - chooser)
  })

  test.each([0, 1])('DR-67 pawn 0: seat %i, who played last, starts unasked', last => {
    const s = scene({ last: 'walls', turn: last })
    expect(play(s, 'discard walls').at(-1)).toEqual({ at: 'starter', seat: last })
    expect([s.age, decision(s), asked(s)]).toEqual([3, 'turn', last])
  })

  test.each([0, 1])('DR-67 pawn 0 with `centreStarter: chooses`: seat %i is asked (16)', last => {
    const s = scene({ last: 'walls', turn: last, options: { centreStarter: 'chooses' } })
    play(s, 'discard walls')
    expect([s.age, decision(s), asked(s)]).toEqual([3, 'starter', last])
    play(s, 'starter opponent')
    expect([decision(s), asked(s)]).toEqual(['turn', 1 - last])
  })

  test('DR-67 the option changes nothing where the pawn is off the centre (7)', () => {
    const s = scene({ last: 'walls', pawn: 2, options: { centreStarter: 'chooses' } })
    play(s, 'discard walls')
    expect([decision(s), asked(s)]).toEqual(['starter', 1])
  })
})

describe('DR-68 Age III laid out (4.3, 6.1)', () => {
  const isGuild = (name: string) => CARD_NAMES.includes(name) && CARDS[cardOf(name)].age === 'guild'

  test('exactly 3 guilds among 20 slots, never brown or grey cards', () => {
    const slots = new Set<number>()
    for (let seed = 0; seed < 200; seed++) {
      const s = scene({ last: 'walls' })
      apply(s, 0, actions.of('discard')[cardOf('walls')], new FastChance(seed))
      const { layout } = look(s)
      const guilds = layout.flatMap((name, slot) => (name === SLOT_GUILD || isGuild(name) ? [slot] : []))
      expect(guilds).toHaveLength(3)
      for (const slot of guilds) slots.add(slot)
      for (const [slot, name] of layout.entries()) {
        expect(CARD_NAMES.includes(name)).toBe(LAYOUTS[2][slot].face === 'up')
        if (CARD_NAMES.includes(name)) expect(['brown', 'grey']).not.toContain(CARDS[cardOf(name)].colour)
      }
    }
    expect(slots.size).toBe(20) // they can lie anywhere
  })

  test('a guild back turns up a guild, another back does not', () => {
    // Slots 15 and 17 are uncovered by 18 and 19.
    const s = scene({ age: 3, slots: { 15: SLOT_GUILD, 18: 'port', 19: 'arena' } })
    expect(play(s, 'discard port > builders-guild')[1]).toEqual({ at: 'revealed', slot: 15, card: 'builders-guild' })
    expect(() => play(clone(s), 'discard arena > merchants-guild')).toThrow('cannot be drawn')
    expect(play(s, 'discard arena')[1]).not.toMatchObject({ card: expect.stringContaining('guild') })
  })

  test.each(['visible', 'hidden'])('over a whole Age 3 guilds and 17 others, guildBacks: %s (W17)', guildBacks => {
    const seen = new Set<string>()
    for (const s of randomPlay(`guilds ${guildBacks} 5`, { guildBacks })) {
      if (s.age === 3) for (const name of look(s).layout) if (CARD_NAMES.includes(name)) seen.add(name)
    }
    expect([...seen].filter(isGuild)).toHaveLength(3)
    expect(seen.size).toBe(20)
  })

  test('with hidden backs nobody sees where guilds lie (W17)', () => {
    const s = scene({ last: 'walls', options: { guildBacks: 'hidden' } })
    apply(s, 0, actions.of('discard')[cardOf('walls')], new FastChance(1))
    expect(look(s).layout).not.toContain(SLOT_GUILD)
  })
})

test('DR-69 Age I over: 20 of 23 cards were seen; the others are in no pile and never raised (4.3)', () => {
  for (let seed = 0; seed < 20; seed++) {
    const seen = new Set<string>()
    for (const s of randomPlay(`removed ${seed}`)) {
      const { layout, age, cities, discard } = look(s)
      if (age === 1) for (const name of layout) if (CARD_NAMES.includes(name)) seen.add(name)
      if (age < 2) continue
      // A last card that resolves itself is seen on the pile only. W27
      for (const name of discard) if (CARDS[cardOf(name)].age === 1) seen.add(name)
      expect(seen.size).toBe(20)
      const removed = members(s.unseen1).map(bit => CARD_NAMES[DECK_START[0] + bit])
      expect(removed).toHaveLength(3)
      expect(removed.filter(name => seen.has(name) || discard.includes(name))).toEqual([])
      expect(cities.flatMap(city => city.cards).filter(name => removed.includes(name))).toEqual([])
      if (decision(s) === 'raise') {
        for (const name of removed) expect(choices(s)).not.toContain(`raise ${name}`)
      }
    }
  }
})

describe('DR-70 one view for everybody (15)', () => {
  test('views of both seats and a spectator are equal, and hold everything there is', () => {
    for (const s of randomPlay('views')) {
      const seen = JSON.stringify(view(s, undefined))
      expect(JSON.stringify(view(s, 0))).toBe(seen)
      expect(JSON.stringify(view(s, 1))).toBe(seen)
      // The view decides the whole position, so no hidden card is fixed anywhere before it is turned up.
      const again = imagine(JSON.parse(seen), new FastChance('other'))
      expect(again).toEqual(imagine(JSON.parse(seen), firstChance))
      expect(again).toEqual(s)
    }
  })

  test('swapping two unseen cards of a bag changes nothing: every one is answered alike', () => {
    const s = begin({ wonders: 'first-game' })
    const unseen = members(s.unseen1).map(bit => CARD_NAMES[DECK_START[0] + bit])
    expect(unseen).toHaveLength(11)
    const answers = unseen.map(card => {
      const action = actions.parse(`build ${card}`)
      return action && JSON.stringify(refuse(s, 0, action)).replaceAll(card, 'x')
    })
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('not-in-layout')
  })
})

test('W27 a turn with a single option plays itself', () => {
  const s = scene({ last: 'walls aqueduct', p2: { coins: 0 } })
  const told = play(s, 'discard walls')
  expect(told.slice(0, 2)).toEqual([
    { at: 'discarded', seat: 0, card: 'walls', coins: 2 },
    { at: 'discarded', seat: 1, card: 'aqueduct', coins: 2 },
  ])
  expect([s.age, asked(s)]).toEqual([3, 1]) // P2 played last and begins
  const rich = scene({ last: 'walls aqueduct', p2: { coins: 6 } })
  play(rich, 'discard walls')
  expect(choices(rich)).toEqual(['build aqueduct', 'discard aqueduct'])
})
