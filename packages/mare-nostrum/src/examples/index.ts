// All that the rules page of Mare Nostrum has to learn from.

import type { Examples, ExampleWords } from '@tabularium/kernel'
import type { MnState } from '../state.ts'
import { LIST } from './list.ts'

export const EXAMPLES: Examples<MnState> = {
  list: LIST,
  words: async language => ((await import(`./words.${language}.ts`)) as { readonly words: ExampleWords }).words,
}
