// A line about every puzzle, so small that the home page can say what today's is without loading them: Age, seat to move
// and turns, one digit each. Run this file after the puzzles have changed; a test compares.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitPuzzles } from '@tabularium/bots/puzzle'
import { fitRecord, isProblem, replay } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { puzzleOf } from '../src/learn/puzzles.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export function indexPuzzles(): readonly string[] {
  const texts = splitPuzzles(readFileSync(join(ROOT, 'wonders-duel', 'puzzles.txt'), 'utf8'))
  if (isProblem(texts)) throw new Error(texts.problem)
  return texts.map(text => {
    const { record, turns } = puzzleOf(text)
    const fit = fitRecord(wondersDuel, record)
    if (isProblem(fit)) throw new Error(fit.problem)
    const state = replay(wondersDuel, fit)
    return `${wondersDuel.view(state, undefined).age}${wondersDuel.waiting(state)[0]}${turns}`
  })
}

if (import.meta.main) {
  const lines = indexPuzzles()
    .join('')
    .match(/.{1,99}/g)
    ?.map(line => `  '${line}',`)
  writeFileSync(
    join(ROOT, 'web', 'src', 'learn', 'puzzle-index.gen.ts'),
    `// Written by scripts/puzzle-index.ts: Age, seat to move and turns of every puzzle.\n\nexport const PUZZLES = [\n${lines?.join('\n')}\n].join('')\n`,
  )
}
