// Words of the page. Each area has its own three dictionaries of ICU messages and speaks them through one hook; what a
// game says comes from the game.

import { type Dictionary, type Language, type Message, type Say, speaker } from '@tabularium/kernel/text'
import { useSettings } from './settings.ts'

export type Words = (key: string, args?: Message['args']) => string

export interface Area {
  readonly dictionaries: Readonly<Record<Language, Dictionary>>
  /** Speaks the language chosen now; changes with it. */
  use(): Words
}

const speak =
  (say: Say): Words =>
  (key, args) =>
    say(args ? { key, args } : { key })

export function area(dictionaries: Readonly<Record<Language, Dictionary>>): Area {
  const spoken = new Map<Language, Words>()
  const useWords = (): Words => {
    const { language } = useSettings()
    const words = spoken.get(language) ?? speak(speaker(language, dictionaries[language]))
    spoken.set(language, words)
    return words
  }
  return { dictionaries, use: useWords }
}
