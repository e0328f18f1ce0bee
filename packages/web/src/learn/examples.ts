// The examples and the introduction of a game, loaded when a rules page shows them.

import type { Example, ExampleWords, Language } from '@tabularium/kernel'
import { gameEntry } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useLoaded } from './use-loaded.ts'

export interface ExampleBook extends ExampleWords {
  readonly list: readonly Example[]
}

const NONE: ExampleBook = { list: [], players: [], notes: {}, introduction: [] }

async function open(id: string, language: Language): Promise<ExampleBook> {
  const examples = await (await gameEntry(id)?.reading())?.loadExamples?.()
  return examples ? { list: examples.list, ...(await examples.words(language)) } : NONE
}

/** In the language chosen now; undefined while they are on their way. */
export function useExamples(game: string): ExampleBook | undefined {
  const { language } = useSettings()
  return useLoaded(`${game} ${language}`, () => open(game, language))
}

export const exampleOf = ({ list }: ExampleBook, id: string): Example | undefined => list.find(one => one.id === id)
