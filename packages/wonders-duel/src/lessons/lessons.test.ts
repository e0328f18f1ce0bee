import { lessonFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import { wondersDuel } from '../index.ts'
import { LESSONS } from './index.ts'

it.each(LESSONS)('the lesson $id is sound', async lesson => {
  expect(await lessonFaults(wondersDuel, lesson)).toEqual([])
})
