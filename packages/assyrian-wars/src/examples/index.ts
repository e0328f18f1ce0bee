// All that the rules page of Assyrian Wars has to learn from.

import type { Examples, ExampleWords } from '@tabularium/kernel'
import type { AwState } from '../board/state.ts'
import { LIST } from './list.ts'

export const EXAMPLES: Examples<AwState> = {
  list: LIST,
  words: async language => ((await import(`./words.${language}.ts`)) as { readonly words: ExampleWords }).words,
}
