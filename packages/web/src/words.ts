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

/** So many sentences are kept; more are spoken only by those who play all day. */
const ROOM = 5000

/** Says what was said before without putting it into words again: that takes the most time of all drawing. */
export function remembering(say: Say): Say {
  const said = new Map<string, string>()
  return message => {
    if (!message.args) return say(message)
    const key = JSON.stringify(message)
    const known = said.get(key)
    if (known !== undefined) return known
    if (said.size >= ROOM) said.clear()
    const words = say(message)
    said.set(key, words)
    return words
  }
}

const speak = (say: Say): Words => {
  const saying = remembering(say)
  return (key, args) => saying(args ? { key, args } : { key })
}

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
