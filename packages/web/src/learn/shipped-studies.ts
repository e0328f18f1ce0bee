// The studies that come with the program: lessons in the format that anybody can write (docs/studies.md). Each language has its own
// text, fetched by those who read it when they open the study.

import { isProblem } from '@tabularium/kernel'
import type { Language } from '@tabularium/kernel/languages'
import { readStudy, type Study } from '@tabularium/kernel/study'

interface ShippedStudy {
  /** Its address; ids of other studies have no hyphen. `shippedWords` has its name. */
  readonly id: 'first-turns'
  readonly game: string
}

export const SHIPPED: readonly ShippedStudy[] = [{ id: 'first-turns', game: 'wonders-duel' }]

export const isShipped = (id: string): boolean => SHIPPED.some(one => one.id === id)

const TEXTS = import.meta.glob<string>('./studies/*.txt', { import: 'default', query: '?raw' })

export const pathOf = (id: string, language: Language): string => `./studies/${id}.${language}.txt`

/** Undefined: no study of this id comes with the program. */
export async function shippedStudy(id: string, language: Language): Promise<Study | undefined> {
  if (!isShipped(id)) return undefined
  const study = readStudy(await TEXTS[pathOf(id, language)]())
  if (isProblem(study)) throw new Error(`the study ${id}, line ${study.line}: ${study.problem}`)
  return study
}
