// All that the rules page of Mare Nostrum has to learn from.

import { type Examples, type ExampleWords, wordsFrom } from '@tabularium/kernel'
import type { MnState } from '../state.ts'
import { LIST } from './list.ts'

export const EXAMPLES: Examples<MnState> = {
  list: LIST,
  words: wordsFrom<ExampleWords>(language => import(`./words.${language}.ts`)),
}
