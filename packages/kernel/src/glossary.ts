// The words of a game: what each is called in every language and what it means, for the glossary of its rules pages.

import type { Language } from './text.ts'

export interface Term {
  /** As the rules say it, in the form a dictionary has it. */
  readonly word: string
  /** What it means, in a sentence of our own. */
  readonly text: string
  /** What the published rulebook of this language says, where we say something else. */
  readonly book?: string
}

export interface GlossaryWords<Id extends string = string> {
  /** Whether the words are those of a rulebook published in this language. */
  readonly published: boolean
  readonly terms: Readonly<Record<Id, Term>>
}

export interface Glossary<Id extends string = string> {
  /** The terms by id, each with the paragraph that says it in full. */
  readonly rules: Readonly<Record<Id, string>>
  words(language: Language): Promise<GlossaryWords<Id>>
}
