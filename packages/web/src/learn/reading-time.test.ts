import { LANGUAGES } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { addressBefore, exampleAddress, isPlayable } from './example-address.ts'
import { minutesOf } from './reading-time.ts'

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')

describe('how long an introduction is read', () => {
  test.each([
    { chapters: [179], examples: [], minutes: 1 },
    { chapters: [179, 179], examples: [], minutes: 2 },
    { chapters: [179], examples: [89, 89], minutes: 3 },
  ])('$chapters words, examples of $examples: $minutes', ({ chapters, examples, minutes }) => {
    const notes = Object.fromEntries(examples.map((count, i) => [i, { title: 'One', text: words(count) }]))
    const introduction = chapters.map((count, i) => ({
      title: 'One',
      text: words(count),
      ...(i === 0 && { examples: Object.keys(notes) }),
    }))
    expect(minutesOf(introduction, notes)).toBe(minutes)
  })

  test('an example that is only linked takes no time', () => {
    const notes = { one: { title: 'One', text: words(400) } }
    expect(minutesOf([{ title: 'One', text: words(100), linked: ['one'] }], notes)).toBe(1)
  })

  describe.each(GAMES)('$id', ({ reading }) => {
    test.each(LANGUAGES)('is learned in ten minutes: %s', async language => {
      const examples = await (await reading()).loadExamples?.()
      const { introduction, further, notes } = (await examples?.words(language)) ?? { introduction: [], notes: {} }
      const minutes = minutesOf(introduction, notes)
      expect(minutes).toBeGreaterThan(4)
      expect(minutes).toBeLessThanOrEqual(10)
      expect(minutesOf(further?.chapters ?? [], notes)).toBeLessThanOrEqual(10)
    })
  })
})

test('an example without moves is not played', () => {
  const step = { state: {} as never, told: [] }
  expect(isPlayable({ seat: 0, steps: [step], refused: [] })).toBe(false)
  expect(isPlayable({ seat: 0, steps: [step, step], refused: [] })).toBe(true)
})

test('the way back leads to where the example was read', () => {
  const example = { id: 'EX-07', rule: '6.7.4.a', position: () => ({}) as never }
  expect(exampleAddress('a', example, 'introduction')).toBe('/rules/a/example/EX-07?from=introduction')
  expect(addressBefore('a', example, 'introduction')).toBe('/rules/a/introduction#example-EX-07')
  expect(addressBefore('a', example, 'rules')).toBe('/rules/a/6.7.4.a#example-EX-07')
})
