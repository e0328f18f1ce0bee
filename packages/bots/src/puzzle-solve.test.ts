import { readFileSync } from 'node:fs'
import { isProblem, legalList, replay } from '@tabularium/kernel'
import { type WdAction, type WdState, wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { Prover, type Puzzle, readPuzzle, splitPuzzles } from './puzzle.ts'
import { PUZZLE_SPEC } from './puzzle-find.ts'
import { answer, type Stand, solution } from './puzzle-solve.ts'

const game = wondersDuel
const parts = splitPuzzles(readFileSync(new URL('../../wonders-duel/puzzles.txt', import.meta.url), 'utf8'))
const puzzles = (isProblem(parts) ? [] : parts)
  .filter((_, i) => i % 9 === 0)
  .map(readPuzzle)
  .flatMap(puzzle => (isProblem(puzzle) ? [] : [puzzle]))

const begin = ({ record, turns }: Puzzle): Stand<WdState> => {
  const state = replay(game, record)
  return { state, seat: game.waiting(state)[0], turns, moves: PUZZLE_SPEC.within.moves }
}

describe.each(puzzles.map((puzzle, i) => [i, puzzle] as const))('puzzle %i', (_, puzzle) => {
  it('is won by its solution, in as many decisions as it says', () => {
    const stand = begin(puzzle)
    const moves = solution(game, stand)
    const end = replay(game, { ...puzzle.record, moves: [...puzzle.record.moves, ...moves] })
    expect(game.result(end)?.winners).toEqual([stand.seat])
    expect(moves.filter(({ seat }) => seat === stand.seat)).toHaveLength(puzzle.moves)
  })

  it('tells a winning move from any other, and goes on', () => {
    const stand = begin(puzzle)
    const winning: readonly WdAction[] = new Prover(game, stand.seat).winning(stand.state, stand)
    for (const action of legalList(game, stand.state, stand.seat)) {
      const played = answer(game, stand, action)
      expect(played.wins).toBe(winning.includes(action))
      expect(played.moves[0]).toMatchObject({ seat: stand.seat, action: action.notation })
      const { state, turns, moves } = played.stand
      // The replies are a record; after them the win is still there, or nowhere.
      const same = replay(game, { ...puzzle.record, moves: [...puzzle.record.moves, ...played.moves] })
      expect(same).toEqual(state)
      expect(new Prover(game, stand.seat).wins(state, { turns, moves })).toBe(played.wins)
    }
  })
})
