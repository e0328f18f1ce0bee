import type { Language } from '@tabularium/kernel'
import { expect, it } from 'vitest'
import { typeset } from './typeset.ts'

/** `~` stands for a space at which no line breaks. */
const SET: readonly (readonly [Language, string])[] = [
  ['en', 'Pay 4 coins (2 stone), see §~5.4.'],
  ['en', 'Age I, move 12 of 60'],
  ['en', '1.5 points, 12~AP + 3~AP, 20~min'],
  ['pl', 'W~tej turze masz 2~AP i~kartę; z~puli, o~ile chcesz.'],
  ['pl', 'To za darmo, a~nie za 5~AP.'],
  ['ru', 'В~этом ходу у~вас 2~ОД~— и~карта.'],
  ['ru', '722 год до~н.~э.'],
  ['ru', 'Рим~— это город'],
  ['ru', 'не~продаются, не восстанавливаются'],
]

it.each(SET)('%s: %s', (language, text) => {
  expect(typeset(language, text.replaceAll('~', ' ')).replaceAll('\u00a0', '~')).toBe(text)
})

it('leaves the signs of Markdown alone', () => {
  expect(typeset('pl', '- jedno\n1. drugie **i** trzecie')).toBe('- jedno\n1. drugie **i** trzecie')
})
