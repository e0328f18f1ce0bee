import { assyrianWars } from '@tabularium/assyrian-wars'
import { gloryToRome } from '@tabularium/glory-to-rome'
import { type Game, isProblem } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { makeBot } from './make.ts'
import { BOT_KINDS } from './player.ts'

const DUEL: Game = wondersDuel
const TOY: Game = omens

describe('makeBot', () => {
  it.each(['random', 'sensible', 'mcts', 'mcts:1', 'mcts:1000', 'mcts:500ms', 'mcts:100000000'])('makes %s', spec => {
    expect(makeBot(spec, DUEL, 1)).toMatchObject({ name: spec })
  })

  it.each([
    '',
    'Random',
    'random:5',
    'sensible:1',
    'mcts:',
    'mcts:0',
    'mcts:-5',
    'mcts:1e3',
    'mcts:1.5',
    'mcts:500 ms',
    'mcts:500s',
    'mcts:100:5',
    'mcts:1000000000',
    'mcts:3600001ms',
    'deep-blue',
    'plans',
    'constructor',
  ])("says of '%s' what there is instead", spec => {
    const problem = makeBot(spec, DUEL, 1)
    if (!isProblem(problem)) throw new Error('it was made')
    expect(problem.problem).toContain(`'${spec}'`)
    for (const { name } of BOT_KINDS) expect(problem.problem).toContain(name)
  })

  it.each(['random', 'careless', 'sensible', 'mcts:1000'])('makes %s for Glory to Rome', spec => {
    expect(makeBot(spec, gloryToRome, 1)).toMatchObject({ name: spec })
  })

  it('says of a careless player what there is instead', () => {
    expect(makeBot('careless', DUEL, 1)).toEqual({
      problem: "there is no bot 'careless' for wonders-duel yet; there are: random, sensible, mcts",
    })
  })

  it.each(['plan', 'plan:8', 'plan:500ms'])('makes %s for Assyrian Wars, and says elsewhere what there is', spec => {
    expect(makeBot(spec, assyrianWars, 1)).toMatchObject({ name: spec })
    expect(makeBot(spec, DUEL, 1)).toEqual({
      problem: `there is no bot '${spec}' for wonders-duel yet; there are: random, sensible, mcts`,
    })
  })

  it.each(['plan:', 'plan:0', 'plan:8:8'])("says of '%s' what may come after the colon", spec => {
    expect(makeBot(spec, assyrianWars, 1)).toHaveProperty(
      'problem',
      expect.stringContaining("after 'plan:' comes a number of iterations"),
    )
  })

  it('has no sensible player for a game without one', () => {
    expect(makeBot('sensible', TOY, 1)).toEqual({
      problem: "there is no bot 'sensible' for omens yet; there are: random, mcts",
    })
    expect(makeBot('mcts:5', TOY, 1)).toHaveProperty('name', 'mcts:5')
  })
})
