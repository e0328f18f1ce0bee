// Records of rules 1: what their options mean today.

import { expect, test } from 'vitest'
import { fromRules1 } from './upgrade.ts'

const record = (options: Readonly<Record<string, string>>) =>
  fromRules1({ format: 1, game: 'assyrian-wars', rules: 1, options, seats: [], setup: [], moves: [] }).options

test('the gentle test of supremacy was the only one; fog and elimination were left out unless they were chosen', () => {
  expect(record({ scenario: 'campaign', fog: 'scenario', elimination: 'scenario' })).toEqual({
    scenario: 'campaign',
    supremacy: 'gentle',
    fog: 'off',
    elimination: 'off',
  })
  expect(record({ fog: 'on', elimination: 'on' })).toMatchObject({ fog: 'on', elimination: 'on' })
})
