// The studies that come with the program: lessons in the format that anybody can write (docs/studies.md). Lists have their
// names; the texts are fetched by those who open one.

import { isProblem } from '@tabularium/kernel'
import { readStudy, type Study, type Texts } from '@tabularium/kernel/study'

interface ShippedStudy {
  /** Its address; ids of other studies have no hyphen. */
  readonly id: string
  readonly game: string
  readonly name: Texts
}

export const SHIPPED: readonly ShippedStudy[] = [
  {
    id: 'first-turns',
    game: 'wonders-duel',
    name: {
      en: 'Three questions of the first age',
      pl: 'Trzy pytania pierwszej epoki',
      ru: 'Три вопроса первой эпохи',
      de: 'Drei Fragen des ersten Zeitalters',
    },
  },
]

const TEXTS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'first-turns': () => import('./studies/first-turns.txt?raw'),
}

/** Undefined: no study of this id comes with the program. */
export async function shippedStudy(id: string): Promise<Study | undefined> {
  const text = Object.hasOwn(TEXTS, id) ? (await TEXTS[id]()).default : undefined
  const study = text === undefined ? undefined : readStudy(text)
  if (isProblem(study)) throw new Error(`the study ${id}, line ${study.line}: ${study.problem}`)
  return study
}
