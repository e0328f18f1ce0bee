// All that the rules page of Glory to Rome has to learn from.

import { type Examples, type ExampleWords, wordsFrom } from '@tabularium/kernel'
import type { GrState } from '../state.ts'
import { LIST } from './list.ts'

export const EXAMPLES: Examples<GrState> = {
  list: LIST,
  words: wordsFrom<ExampleWords>(language => import(`./words.${language}.ts`)),
}
