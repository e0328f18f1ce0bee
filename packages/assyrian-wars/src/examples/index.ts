// All that the rules page of Assyrian Wars has to learn from.

import { type Examples, type ExampleWords, wordsFrom } from '@tabularium/kernel'
import type { AwState } from '../board/state.ts'
import { LIST } from './list.ts'

export const EXAMPLES: Examples<AwState> = {
  list: LIST,
  words: wordsFrom<ExampleWords>(language => import(`./words.${language}.ts`)),
}
