// All that the rules page of Glory to Rome has to learn from.

import type { Examples, ExampleWords } from '@tabularium/kernel'
import type { GrState } from '../state.ts'
import { LIST } from './list.ts'

export const EXAMPLES: Examples<GrState> = {
  list: LIST,
  words: async language => ((await import(`./words.${language}.ts`)) as { readonly words: ExampleWords }).words,
}
