import { glossaryFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import { EXAMPLES } from '../examples/index.ts'
import { assyrianWars } from '../index.ts'
import { GLOSSARY } from './index.ts'

it('every term has a word, a sentence and a rule in every language', async () => {
  expect(Object.keys(GLOSSARY.rules).length).toBeGreaterThan(20)
  expect(await glossaryFaults(assyrianWars, GLOSSARY, EXAMPLES)).toEqual([])
})
