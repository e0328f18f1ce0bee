// The pieces a word stands for, drawn as on the board: in the glossary and the introduction, beside the word.

import type { Say } from '@tabularium/kernel'
import type { ComponentType } from 'react'

/** For eyes: the word stands beside it. Draws nothing for a term that has no piece. */
export type TermPicture = ComponentType<{ readonly term: string; readonly say: Say }>
