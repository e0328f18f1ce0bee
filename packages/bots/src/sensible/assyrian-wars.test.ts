import { assyrianWars, createAssyrianWars, DATA } from '@tabularium/assyrian-wars'
import { type SceneWords, scene } from '@tabularium/assyrian-wars/scene'
import { FastChance, legalList } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import { matchesOf } from '../match.testing.ts'
import { score, scoreOn } from './assyrian-wars/score.ts'
import { sensibleAssyrianWars } from './assyrian-wars.ts'

const { botOf, optionsOf, play, wins, moves } = matchesOf(assyrianWars)

const WAR: SceneWords = { scenario: 'two-rivers', seats: 2, rebel: 'babylonia elam', played: 1, countries: {} }
const KING = 'k-sargon hi*4 b*2 ch hc'

const POSITIONS: readonly {
  readonly what: string
  readonly given: SceneWords
  readonly does: readonly string[]
}[] = [
  {
    what: 'the king marches to the weak city next door',
    given: { ...WAR, ap: 1, countries: { assyria: { at: { ashur: KING } } } },
    does: ['march k-sargon', 'to dur-kurigalzu', 'halt', 'siege k-sargon'],
  },
  {
    what: 'a unit stays in a city that was taken',
    given: {
      ...WAR,
      ap: 2,
      countries: { assyria: { at: { 'dur-kurigalzu': `${KING} li` }, controls: 'dur-kurigalzu' } },
    },
    does: ['march k-sargon', 'leave assyria-li-2', 'to sippar'],
  },
  {
    what: 'a small army is not led against a great one',
    given: {
      ...WAR,
      ap: 3,
      countries: {
        assyria: { at: { ashur: 'as-nashir-bel li*3' } },
        babylonia: { at: { 'dur-kurigalzu': 'k-merodach hi*3 ch*2 m-hi*3' } },
      },
    },
    does: ['march as-nashir-bel', 'go-in'],
  },
  {
    what: 'a siege goes on',
    given: {
      ...WAR,
      income: 1,
      countries: { assyria: { at: { babylon: KING } }, babylonia: { at: { 'in-babylon': 'li' } } },
      sieges: { babylon: 'standard assyria' },
    },
    does: ['siege k-sargon'],
  },
  {
    what: 'strong walls with a garrison are starved by a small army',
    given: {
      ...WAR,
      income: 1,
      countries: { assyria: { at: { babylon: 'as-nashir-bel li*3' } }, babylonia: { at: { 'in-babylon': 'hi*2' } } },
      sieges: { babylon: 'hunger assyria 2' },
    },
    does: ['hunger as-nashir-bel'],
  },
  {
    what: 'hired men go to the army in the field',
    given: {
      ...WAR,
      ap: 2,
      countries: { assyria: { at: { ashur: KING, pool: 'm-hi' }, hand: 'omens levy plague' } },
    },
    does: ['hire mercenary-hi-3', 'at ashur'],
  },
  {
    what: 'a refuser with an army near is fought',
    given: {
      scenario: 'campaign',
      played: 1,
      ap: 2,
      countries: { assyria: { at: { 'til-barsip': KING } } },
      also: (s, b) => {
        s.refused[b.countryOf('syria')] = 1
      },
    },
    does: ['war syria'],
  },
  {
    what: 'a plague falls on the largest army of the enemy',
    given: {
      ...WAR,
      played: 0,
      at: 'act babylonia',
      income: 5,
      countries: {
        assyria: { at: { kish: `${KING} m-li*4`, arbela: 'li*2' } },
        babylonia: { at: { 'in-babylon': 'li*2' }, hand: 'plague' },
      },
    },
    does: ['event plague', 'aim kish'],
  },
]

describe('a sensible player of Assyrian Wars', () => {
  it.each(POSITIONS)('$what', ({ given, does }) => {
    expect(moves(sensibleAssyrianWars(assyrianWars, 'scene'), scene(given), does.length)).toEqual(does)
  })

  it.each([
    ['campaign', 5, [3], 1],
    ['rise-and-fall', 4, [2], 1],
    ['two-rivers', 2, [0, 1], 2],
  ] as const)('wins against random players: %s', async (scenario, seats, mine, least) => {
    const config = { seats, options: optionsOf({ scenario }) }
    expect(await wins('sensible', 'random', config, mine)).toBeGreaterThanOrEqual(least)
  })

  it('likes the same moves on data of somebody’s own, where only their order is another', () => {
    const own = createAssyrianWars({ ...DATA, areas: DATA.areas.toReversed() })
    const games = [assyrianWars, own].map(game => {
      const chance = new FastChance('areas')
      const config = { seats: 2, options: optionsOf({ scenario: 'two-rivers' }) }
      return { game, chance, score: scoreOn(game.board), s: game.setup(config, chance) }
    })
    const pick = new FastChance('pick')
    const asked = ({ game, s }: (typeof games)[number]): string => {
      const { at, of } = s.frames[s.frames.length - 1]
      return `${at} ${of} ${legalList(game, s, game.waiting(s)[0]).length}`
    }
    // Who may intercept is asked place by place, in the order of the areas: from there on the games differ.
    let step = 0
    for (; asked(games[0]) === asked(games[1]) && step < 500; step++) {
      const ranked = games.map(({ game, score, s }) => {
        const [seat] = game.waiting(s)
        const legal = legalList(game, s, seat)
        const scores: number[] = []
        score(s, seat, legal, legal.length, scores)
        return legal.map(({ notation }, i) => `${notation} ${scores[i].toFixed(6)}`).toSorted()
      })
      expect(ranked[1]).toEqual(ranked[0])
      const [notation] = ranked[0][pick.number(ranked[0].length)].split(/ [-\d.]+$/)
      for (const { game, chance, s } of games) {
        const action = game.actions.parse(notation)
        if (action === undefined) throw new Error(`there is no '${notation}'`)
        game.apply(s, game.waiting(s)[0], action, chance)
      }
    }
    expect(step).toBeGreaterThan(50)
  })

  it('scores a position alike, whatever was scored before', () => {
    const scoresOf = (given: SceneWords): readonly number[] => {
      const s = scene(given)
      const [seat] = assyrianWars.waiting(s)
      const legal = legalList(assyrianWars, s, seat)
      const scores: number[] = []
      scoreOn(assyrianWars.board)(s, seat, legal, legal.length, scores)
      return scores
    }
    const open: SceneWords = { ...WAR, ap: 1, countries: { assyria: { at: { ashur: KING } } } }
    const babylonia = { at: { 'dur-kurigalzu': 'k-merodach hi*6 ch*2 m-hi*3' } }
    const held: SceneWords = { ...open, countries: { ...open.countries, babylonia } }
    const alone = scoresOf(held)
    const first = scoresOf(open)
    expect(first).not.toEqual(alone)
    expect(scoresOf(held)).toEqual(alone)
    expect(scoresOf(open)).toEqual(first)
  })

  it('scores every action of a random game', () => {
    const scores: number[] = []
    let weighed = 0
    const chance = new FastChance('opinion')
    const options = optionsOf({ scenario: 'rise-and-fall', secretDiplomacy: 'on', elimination: 'on' })
    const s = assyrianWars.setup({ seats: 4, options }, chance)
    for (let step = 0; step < 600 && assyrianWars.waiting(s).length > 0; step++) {
      const [seat] = assyrianWars.waiting(s)
      const legal = legalList(assyrianWars, s, seat)
      const before = JSON.stringify(s)
      score(s, seat, legal, legal.length, scores)
      expect(JSON.stringify(s)).toBe(before)
      for (const [i, action] of legal.entries()) {
        if (!Number.isFinite(scores[i])) throw new Error(`'${action.notation}' is worth ${scores[i]}`)
        weighed++
      }
      assyrianWars.apply(s, seat, legal[chance.number(legal.length)], chance)
    }
    expect(weighed).toBeGreaterThan(1000)
  })

  it('plays to the end by itself', async () => {
    const config = { seats: 2, options: optionsOf({ scenario: 'two-rivers' }) }
    const { result } = await play(['sensible', 'careless'], config, 1)
    expect(assyrianWars.ends).toContain(result.reason)
  })

  it('can be asked by a search', async () => {
    const chance = new FastChance('search')
    const s = assyrianWars.setup({ seats: 2, options: optionsOf({ scenario: 'two-rivers' }) }, chance)
    const bot = botOf('mcts:3', 'search')
    for (let step = 0; step < 12; step++) {
      const [seat] = assyrianWars.waiting(s)
      const legal = legalList(assyrianWars, s, seat)
      const action = await bot.choose({ view: assyrianWars.view(s, seat), seat, legal })
      const chosen = legal.find(({ notation }) => notation === action.notation)
      if (chosen === undefined) throw new Error(`'${action.notation}' is not legal`)
      assyrianWars.apply(s, seat, chosen, chance)
    }
    expect(assyrianWars.waiting(s)).toHaveLength(1)
  })
})
