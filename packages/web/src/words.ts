// Words of the page. Each area has its own dictionaries of ICU messages and speaks them through one hook; what a game says
// comes from the game. In the built page dictionaries have one language, the one it was loaded in
// (build/languages-plugin.ts).

import {
  type Dictionaries,
  type Dictionary,
  type Language,
  type Message,
  type Say,
  speaker,
} from '@tabularium/kernel/text'
import { settings, useSettings } from './settings.ts'
import { typeset } from './typeset.ts'

/** Says the message of a key; `Key`: those an area has. */
export type Words<Key extends string> = (key: Key, args?: Message['args']) => string

export interface Area<Key extends string = string> {
  readonly dictionaries: Readonly<Record<Language, Readonly<Record<Key, string>>>>
  /** Speaks the language chosen now; changes with it. */
  use(): Words<Key>
  /** Whether there is a message for a key that is made of something the page does not know before. */
  has(key: string): key is Key
}

/** The keys of an area: `KeyOf<typeof boardWords>`. */
export type KeyOf<A> = A extends Area<infer Key> ? Key : never

/** What an area says: `WordsOf<typeof boardWords>`. */
export type WordsOf<A extends { use(): unknown }> = ReturnType<A['use']>

/** So many sentences are kept; more are spoken only by those who play all day. */
const ROOM = 5000

/** Says what was said before without putting it into words again: that takes the most time of all drawing. Lines do not
 *  break where the language forbids it. */
export function remembering(language: Language, say: Say): Say {
  const said = new Map<string, string>()
  return message => {
    const key = message.args ? JSON.stringify(message) : message.key
    const known = said.get(key)
    if (known !== undefined) return known
    if (said.size >= ROOM) said.clear()
    const words = typeset(language, say(message))
    said.set(key, words)
    return words
  }
}

const speak = (language: Language, say: Say): Words<string> => {
  const saying = remembering(language, say)
  return (key, args) => saying(args ? { key, args } : { key })
}

/** The words of one part of the page, in a file of words beside it. */
export function area<English extends Dictionary>(dictionaries: Dictionaries<English>): Area<keyof English & string> {
  const spoken = new Map<Language, Words<string>>()
  const useWords = (): Words<string> => {
    const { language } = useSettings()
    const words = spoken.get(language) ?? speak(language, speaker(language, dictionaries[language]))
    spoken.set(language, words)
    return words
  }
  const has = (key: string): key is keyof English & string => Object.hasOwn(dictionaries[settings().language], key)
  return { dictionaries, use: useWords, has }
}
