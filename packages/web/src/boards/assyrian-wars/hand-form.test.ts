import { describe, expect, test } from 'vitest'
import { handForm } from './hand-form.ts'

describe('how a hand is laid', () => {
  test.each([
    { given: 'a few cards', width: 850, height: 156, cards: 6, form: 'cards' },
    { given: 'a dealt hand of the first turn', width: 850, height: 156, cards: 11, form: 'tiles' },
    { given: 'the same hand beside a question', width: 520, height: 156, cards: 11, form: 'lines' },
    { given: 'a few cards beside a question', width: 520, height: 156, cards: 6, form: 'tiles' },
    { given: 'no room yet', width: 0, height: 0, cards: 1, form: 'lines' },
  ])('$given: $form', ({ width, height, cards, form }) => {
    expect(handForm(width, height, cards)).toBe(form)
  })
})
