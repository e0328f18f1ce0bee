import { lessonFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import { assyrianWars } from '../index.ts'
import { LESSONS } from './index.ts'

it.each(LESSONS)('the lesson $id is sound', async lesson => {
  expect(await lessonFaults(assyrianWars, lesson)).toEqual([])
})

it.each(LESSONS)('the lesson $id says no word too loud', ({ notes }) => {
  for (const words of Object.values(notes)) {
    for (const { title, text } of Object.values(words)) expect(`${title} ${text}`).not.toMatch(/[!¡]|\*\*\*/)
  }
})
