// The glossary of a game, loaded when a rules page shows it: the words of all languages, the sentences of one.

import { LANGUAGES, type Language } from '@tabularium/kernel'
import type { TermPicture } from '../boards/pieces.ts'
import { gameEntry } from '../games.ts'
import { useSettings } from '../settings.ts'
import { finds } from './search.ts'
import { useLoaded } from './use-loaded.ts'

interface Word {
  readonly language: Language
  readonly word: string
  /** What the rulebook of this language says, where it is another word. */
  readonly book?: string | undefined
}

export interface Entry extends Word {
  readonly id: string
  readonly rule: string
  readonly text: string
  /** What it is called in the other languages. */
  readonly others: readonly Word[]
}

export interface GlossaryBook {
  /** In the order of the alphabet. */
  readonly entries: readonly Entry[]
  /** The languages whose words come from a published rulebook. */
  readonly published: readonly Language[]
  readonly Picture: TermPicture
}

const NONE: GlossaryBook = { entries: [], published: [], Picture: () => undefined }

async function open(game: string, language: Language): Promise<GlossaryBook> {
  const reading = await gameEntry(game)?.reading()
  const [glossary, Picture] = await Promise.all([reading?.loadGlossary?.(), reading?.loadTermPicture?.()])
  if (!glossary) return NONE
  const all = await Promise.all(LANGUAGES.map(async one => [one, await glossary.words(one)] as const))
  const own = all.find(([one]) => one === language)?.[1].terms ?? {}
  const { compare } = new Intl.Collator(language)
  return {
    entries: Object.entries(glossary.rules)
      .map(([id, rule]) => ({
        ...{ id, rule, language, ...own[id] },
        others: all.flatMap(([one, { terms }]) =>
          one === language ? [] : { language: one, word: terms[id].word, book: terms[id].book },
        ),
      }))
      .toSorted((a, b) => compare(a.word, b.word)),
    published: all.flatMap(([one, { published }]) => (published ? one : [])),
    Picture: Picture ?? NONE.Picture,
  }
}

/** In the language chosen now; undefined while it is on its way. */
export function useGlossary(game: string): GlossaryBook | undefined {
  const { language } = useSettings()
  return useLoaded(`${game} ${language}`, () => open(game, language))
}

/** Whether the words looked for are in what it is called, in any language. */
export const isNamed = ({ word, book = '', others }: Entry, words: readonly string[]): boolean =>
  finds([word, book, ...others.flatMap(other => [other.word, other.book ?? ''])].join(' '), words)

/** Whether they are there, or in what it means. */
export const isFound = (entry: Entry, words: readonly string[]): boolean =>
  isNamed(entry, words) || finds(entry.text, words)

/** Where a term stands on the page of its glossary. */
export const termAnchor = (id: string): string => `term-${id}`
