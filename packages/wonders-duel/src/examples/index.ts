// All that the rules page of 7 Wonders Duel has to learn from.

import { type Examples, type ExampleWords, wordsFrom } from '@tabularium/kernel'
import type { WdState } from '../state.ts'
import { LIST } from './list.ts'

export const EXAMPLES: Examples<WdState> = {
  list: LIST,
  words: wordsFrom<ExampleWords>(language => import(`./words.${language}.ts`)),
}
