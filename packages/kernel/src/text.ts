// Words for players. Rules speak in messages (a key and figures); dictionaries turn them into sentences, in ICU syntax.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Action } from './action.ts'
import { LANGUAGES, type Language } from './languages.ts'
import type { Seat } from './seat.ts'
import type { Event } from './tell.ts'

export { LANGUAGES, type Language, languageFor } from './languages.ts'

export interface Message {
  readonly key: string
  readonly args?: Readonly<Record<string, Arg>>
}

/** A figure, a plain word, a message inside a message, a list of them, or a player by seat. */
export type Arg = number | string | Message | readonly Message[] | { readonly seat: Seat }

/** ICU messages by key. */
export type Dictionary = Readonly<Record<string, string>>

/** Messages by key in every language. English decides which keys there are: one that another language lacks, or has
 *  alone, is an error of types. */
export type Dictionaries<English extends Dictionary = Dictionary> = { readonly en: English } & {
  readonly [L in Language]: Readonly<Record<keyof English, string>>
}

/** One numbered paragraph of the rules, in our own words. */
export interface Rule {
  readonly number: string
  readonly title: string
  readonly text: string
}

export interface GameText<V, A extends Action> {
  readonly dictionaries: Dictionaries
  /** Keys that no rule says and a board asks for: names of pieces, the figures of the graph, the line of the status. */
  readonly asked?: readonly string[]
  /** The rules page, loaded when somebody asks for it. */
  rules(language: Language): Promise<readonly Rule[]>
  action(action: A): Message
  /** A line for the log. */
  event(event: Event): Message
  /** What is being decided, by whom, and the rule it stands under. The words of `<key>.you`, if there are any, say it to
   *  the one who decides. */
  prompt(view: V): { readonly message: Message; readonly rule: string }
  /** What an event costs or brings a seat, in a few short messages: shown beside the choice that leads to it. */
  hint?(event: Event, seat: Seat): readonly Message[]
  /** What a thing the data names costs and does, in a few short messages; undefined for a name nobody knows. */
  about?(name: string): readonly Message[] | undefined
  /** The position as text. */
  picture(view: V, say: Say): string
}

export type Say = (message: Message) => string

/** The rules pages out of one file per language. */
export const rulesFrom =
  (load: (language: Language) => Promise<{ readonly rules: readonly Rule[] }>): GameText<never, never>['rules'] =>
  async language =>
    (await load(language)).rules

/** The words of examples or a glossary, by the file of a language: `language => import(`./words.${language}.ts`)`. */
export const wordsFrom =
  <W>(load: (language: Language) => Promise<{ readonly words: W }>): ((language: Language) => Promise<W>) =>
  async language =>
    (await load(language)).words

/** Dictionaries with something more in each; made when a language is first spoken, for pages have one at a time. */
export function inEach(
  dictionaries: Dictionaries,
  more: (words: Dictionary, language: Language) => Dictionary,
): Dictionaries {
  const made: Partial<Record<Language, Dictionary>> = {}
  const all = {}
  for (const language of LANGUAGES) {
    const get = () => (made[language] ??= more(dictionaries[language], language))
    Object.defineProperty(all, language, { enumerable: true, get })
  }
  return all as Dictionaries
}

/** The formatter's own errors name neither the key nor the language. */
const unspeakable = (key: string, language: Language, words: string, cause: unknown): Error => {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new Error(`'${key}' cannot be said in '${language}': ${why} (its words: "${words}")`, { cause })
}

const isMessage = (arg: Arg): arg is Message => typeof arg === 'object' && 'key' in arg

/** Speaks a dictionary's language. `players` are the names by seat. A key without words is spoken as itself. */
export function speaker(language: Language, dictionary: Dictionary, players: readonly string[] = []): Say {
  const formats = new Map<string, IntlMessageFormat>()
  // Made when the first list is spoken: it takes milliseconds.
  let lists: Intl.ListFormat | undefined
  const spoken = (arg: Arg): string | number => {
    if (typeof arg !== 'object') return arg
    if (isMessage(arg)) return say(arg)
    if ('seat' in arg) return players[arg.seat] ?? String(arg.seat + 1)
    lists ??= new Intl.ListFormat(language, { type: 'conjunction' })
    return lists.format(arg.map(say))
  }
  const say: Say = ({ key, args }) => {
    if (!Object.hasOwn(dictionary, key)) return key
    const words = dictionary[key]
    if (!words.includes('{') && !words.includes("'")) return words
    const values: Record<string, string | number> = {}
    for (const [name, arg] of Object.entries(args ?? {})) values[name] = spoken(arg)
    try {
      let format = formats.get(key)
      if (!format) {
        format = new IntlMessageFormat(words, language)
        formats.set(key, format)
      }
      return String(format.format(values))
    } catch (error) {
      throw unspeakable(key, language, words, error)
    }
  }
  return say
}
