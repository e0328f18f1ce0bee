import { lessonFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import { gloryToRome } from '../index.ts'
import { LESSONS } from './index.ts'

/** Where the dictionaries have the name of a piece of the board: structures, materials, the rest. */
function nameKey(piece: string): string {
  const kind = piece.slice(0, piece.indexOf('.'))
  const name = piece.slice(piece.lastIndexOf('.') + 1)
  if (['card', 'own', 'of'].includes(kind)) return `card.${name}`
  return ['pool', 'stock', 'petition'].includes(kind) ? `material.${name}` : `piece.${piece}`
}

it.each(LESSONS)('the lesson $id is sound', async lesson => {
  expect(await lessonFaults(gloryToRome, lesson, nameKey)).toEqual([])
})

it.each(LESSONS)('the lesson $id says no word too loud', ({ notes }) => {
  for (const words of Object.values(notes)) {
    for (const { title, text } of Object.values(words)) expect(`${title} ${text}`).not.toMatch(/[!¡]|\*\*\*/)
  }
})
