import { expect, test } from 'vitest'
import { hyphenate } from './hyphenate.ts'

test.each([
  ['Александрийская библиотека', 'Алек-сандрий-ская библиотека'],
  ['Мавзолей в Галикарнасе', 'Мавзолей в Гали-карнасе'],
  ['Лесозаготовка', 'Лесо-за-го-товка'],
  ['Stowarzyszenie urzędników', 'Stowa-rzy-szenie urzędników'],
  ['Biblioteka Aleksandryjska', 'Biblioteka Alek-sandryj-ska'],
  ['The Hanging Gardens', 'The Hanging Gardens'],
  ['Pakt mit einer Handelsstadt', 'Pakt mit einer Handels-stadt'],
  ['Zwischenphase', 'Zwischen-phase'],
  ['Mistrzostwo', 'Mistrzostwo'],
  ['Belagerungsmaschine', 'Bela-ge-rungsma-schine'],
])('%s', (text, broken) => {
  expect(hyphenate(text).replaceAll('\u00ad', '-')).toBe(broken)
})
