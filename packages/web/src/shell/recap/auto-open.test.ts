// When a recap opens by itself.

import { expect, test } from 'vitest'
import { opensByItself } from './auto-open.ts'

const plain = { touch: undefined, run: 1 }
const hit = { touch: 'lost', run: 1 } as const
const situation = { setting: 'always', steps: [plain], away: false, readable: false } as const

test.each([
  ['one step that touched nobody here', {}, false],
  ['three of them that nobody could follow', { steps: [plain, plain, plain] }, true],
  ['three that run together', { steps: [{ ...plain, run: 3 }] }, true],
  ['three that were shown one by one', { steps: [plain, plain, plain], readable: true }, false],
  ['one that touched, shown or not', { steps: [hit], readable: true }, true],
  ['one at a table of days', { away: true }, true],
  ['only what touched, and nothing did', { setting: 'touched', steps: [plain, plain, plain], away: true }, false],
  ['only what touched, and something did', { setting: 'touched', steps: [plain, hit] }, true],
  ['never', { setting: 'never', steps: [hit, hit, hit], away: true }, false],
  ['nothing to tell', { steps: [], away: true }, false],
] as const)('%s', (_, part, opens) => {
  expect(opensByItself({ ...situation, ...part })).toBe(opens)
})
