// The games as the reading pages need them: their words and rules, without boards and bots. Loaded when first asked for.

import { type Game, type Language, type Rule, type Say, speakerOf } from '@tabularium/kernel'
import { useRef } from 'react'
import { useSettings } from '../settings.ts'
import type { Known } from './markdown.ts'
import { nameOf, type Things } from './things.ts'
import { useLoaded } from './use-loaded.ts'

const LIBRARY: Readonly<Record<string, () => Promise<Game>>> = {
  'wonders-duel': async () => (await import('@tabularium/wonders-duel')).wondersDuel,
  'glory-to-rome': async () => (await import('@tabularium/glory-to-rome')).gloryToRome,
  'mare-nostrum': async () => (await import('@tabularium/mare-nostrum')).mareNostrum,
  'assyrian-wars': async () => (await import('@tabularium/assyrian-wars')).assyrianWars,
}

const THINGS: Readonly<Record<string, () => Promise<Things>>> = {
  'wonders-duel': async () => (await import('./things-wonders-duel.tsx')).wondersDuelThings,
  'glory-to-rome': async () => (await import('./things-glory-to-rome.tsx')).gloryToRomeThings,
  'mare-nostrum': async () => (await import('./things-mare-nostrum.tsx')).mareNostrumThings,
  'assyrian-wars': async () => (await import('./things-assyrian-wars.tsx')).assyrianWarsThings,
}

export const isKnownGame = (id: string): boolean => Object.hasOwn(LIBRARY, id)

export interface Book {
  readonly game: Game
  readonly language: Language
  readonly rules: readonly Rule[]
  readonly things: Things
  readonly say: Say
  readonly known: Known
}

async function open(id: string, language: Language): Promise<Book> {
  const game = await LIBRARY[id]()
  const [rules, things] = await Promise.all([game.text.rules(language), THINGS[id]()])
  const say = speakerOf(game, language)
  const names = things.groups.flatMap(group => group.names)
  return {
    game,
    language,
    rules,
    things,
    say,
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
