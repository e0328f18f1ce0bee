// The games as the reading pages need them: their words and rules, without boards and bots. Loaded when first asked for.

import { type Game, type Language, type Rule, type Say, speakerOf } from '@tabularium/kernel'
import { useRef } from 'react'
import type { Things } from '../boards/things.ts'
import { gameEntry } from '../games.ts'
import { useSettings } from '../settings.ts'
import type { Known } from './markdown.ts'
import { NO_THINGS, nameOf } from './things.ts'
import { useLoaded } from './use-loaded.ts'

export interface Book {
  readonly game: Game
  readonly language: Language
  readonly rules: readonly Rule[]
  readonly things: Things
  readonly say: Say
  readonly known: Known
  /** Whether it is introduced. */
  readonly hasIntroduction: boolean
  /** Whether its words have a page. */
  readonly hasGlossary: boolean
}

async function open(id: string, language: Language): Promise<Book> {
  const entry = gameEntry(id)
  if (!entry) throw new Error(`there is no game '${id}'`)
  const reading = await entry.reading()
  const game = await reading.loadGame()
  const [rules, things] = await Promise.all([game.text.rules(language), reading.loadThings?.() ?? NO_THINGS])
  const say = speakerOf(game, language)
  const names = things.groups.flatMap(group => group.names)
  return {
    game,
    language,
    rules,
    things,
    say,
    hasIntroduction: reading.loadExamples !== undefined,
    hasGlossary: reading.loadGlossary !== undefined,
    known: {
      numbers: new Set(rules.map(({ number }) => number)),
      things: new Map(names.map(name => [nameOf(game, say, name), name])),
    },
  }
}

/** The rules of a game in the language chosen now; undefined while they are on their way. */
export function useBook(id: string): Book | undefined {
  const { language } = useSettings()
  const book = useLoaded(`${id} ${language}`, () => open(id, language))
  // The last language stays readable until the new one is there.
  const last = useRef(book)
  if (book) last.current = book
  return last.current?.game.id === id ? last.current : undefined
}
