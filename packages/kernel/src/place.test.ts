import { expect, test } from 'vitest'
import { describeError, placeOf } from './place.ts'

const thrown = (...stack: readonly string[]): Error =>
  Object.assign(new Error('oops'), { stack: ['Error: oops', ...stack.map(line => `    at ${line}`)].join('\n') })

test.each([
  [['apply (file:///home/ada/tabularium/packages/mendax/src/play.ts:92:11)'], 'packages/mendax/src/play.ts:92'],
  [['file:///home/ada/tabularium/packages/mendax/src/play.ts:7:3'], 'packages/mendax/src/play.ts:7'],
  [['apply (C:\\tabularium\\packages\\mendax\\src\\play.ts:92:11)'], 'packages/mendax/src/play.ts:92'],
  [
    ['JSON.parse (<anonymous>)', 'read (/x/packages/mendax/src/data/cards.ts:3:1)'],
    'packages/mendax/src/data/cards.ts:3',
  ],
  [
    ['draw (/x/packages/kernel/src/chance.ts:40:9)', 'deal (/x/packages/mendax/src/setup.ts:12:4)'],
    'packages/kernel/src/chance.ts:40, called from packages/mendax/src/setup.ts:12',
  ],
  [['act (/x/packages/kernel/src/table.ts:236:9)'], 'packages/kernel/src/table.ts:236'],
  [['node:internal/process/task_queues:95:5'], undefined],
  [[], undefined],
])('%j', (stack, place) => {
  expect(placeOf(thrown(...stack))).toBe(place)
})

test('of a real error: this very file', () => {
  expect(describeError(new Error('oops'))).toMatch(/^oops at packages\/kernel\/src\/place\.test\.ts:\d+/)
})

test('what is no error has no place', () => {
  expect(placeOf('oops')).toBeUndefined()
  expect(describeError('oops')).toBe('oops')
})
