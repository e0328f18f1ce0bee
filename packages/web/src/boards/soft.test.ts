import { expect, test } from 'vitest'
import { soft } from './soft.ts'

test.each([
  ['Александрийская библиотека', 'Алек-сандрий-ская библиотека'],
  ['Мавзолей в Галикарнасе', 'Мавзолей в Гали-карнасе'],
  ['Лесозаготовка', 'Лесо-за-го-товка'],
  ['Stowarzyszenie urzędników', 'Stowa-rzy-szenie urzędników'],
  ['Biblioteka Aleksandryjska', 'Biblioteka Alek-sandryj-ska'],
  ['The Hanging Gardens', 'The Hanging Gardens'],
])('%s', (text, broken) => {
  expect(soft(text).replaceAll('\u00ad', '-')).toBe(broken)
})
