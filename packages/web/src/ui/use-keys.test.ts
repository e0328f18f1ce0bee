import { expect, test } from 'vitest'
import { keyOf } from './use-keys.ts'

const CASES: readonly { code: string; key: string; is: string }[] = [
  { code: 'KeyU', key: 'u', is: 'u' },
  { code: 'KeyU', key: 'г', is: 'u' },
  { code: 'Digit3', key: '3', is: '3' },
  { code: 'Numpad3', key: '3', is: '3' },
  { code: 'BracketLeft', key: 'х', is: '[' },
  { code: 'BracketRight', key: ']', is: ']' },
  { code: 'Slash', key: '?', is: '?' },
  { code: 'Digit7', key: '?', is: '?' },
  { code: 'Space', key: ' ', is: 'Space' },
  { code: 'ArrowLeft', key: 'ArrowLeft', is: 'ArrowLeft' },
  { code: 'Escape', key: 'Escape', is: 'Escape' },
  { code: 'NumpadEnter', key: 'Enter', is: 'Enter' },
]
test.each(CASES)('$key at $code is $is', ({ code, key, is }) => expect(keyOf({ code, key })).toBe(is))
