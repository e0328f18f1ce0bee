import { expect, test } from 'vitest'
import { bytes } from './bytes.ts'

test.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [12_400, 'en', '12 kB'],
  [1_250_000, 'en', '1.3 MB'],
  [1_250_000, 'pl', '1,3 MB'],
  [3_000_000_000, 'ru', '3 ГБ'],
] as const)('%i in %s is %s', (size, language, text) => {
  expect(bytes(size, language).replace(/\u00a0|\u202f/g, ' ')).toBe(text)
})
