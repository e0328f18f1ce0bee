import { exampleFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import { gloryToRome } from '../index.ts'
import { EXAMPLES } from './index.ts'

it('every example can be played as it says, and is told in every language', async () => {
  expect(await exampleFaults(gloryToRome, EXAMPLES)).toEqual([])
})
