// What is wrong with a game's dictionaries and rules pages, for tests of its words: sentences, none if all is well.

import { type Dictionary, type GameText, LANGUAGES, type Language, type Rule, speaker } from '../text.ts'
import { argsOf, malformed, pluralsOf, spokenArgsOf } from './message.ts'

type Dictionaries = Readonly<Record<Language, Dictionary>>
type Pages = Readonly<Record<Language, readonly Rule[]>>

export interface Source {
  readonly name: string
  readonly source: string
}

/** Where a language says this, by the file in which English does: `text/names.pl.ts`. */
function fileOf(sources: readonly Source[], key: string, language: Language): string {
  const english = sources.find(({ name, source }) => /(?:^|[/.])en\.ts$/.test(name) && source.includes(`'${key}'`))
  return english ? english.name.replace(/en\.ts$/, `${language}.ts`) : `text/${language}.ts`
}

/**
 * The rules pages of a game in every language. Where one cannot be made, a page without a number says why: a file of tests
 * that asks for them first can still run, and names what is wrong.
 */
export async function pagesOf({ rules }: Pick<GameText<never, never>, 'rules'>): Promise<Pages> {
  const written = async (language: Language): Promise<readonly Rule[]> => {
    try {
      return await rules(language)
    } catch (error) {
      return [{ number: '', title: error instanceof Error ? error.message : String(error), text: '' }]
    }
  }
  const pages = await Promise.all(LANGUAGES.map(async language => [language, await written(language)] as const))
  return Object.fromEntries(pages) as Pages
}

/** Every language has the same keys in the same order, speaking of the same arguments. `sources`: the game's own, by name. */
export function* unlikeWords(dictionaries: Dictionaries, sources: readonly Source[] = []): Generator<string> {
  const keys = Object.keys(dictionaries.en)
  for (const language of LANGUAGES) {
    const words = dictionaries[language]
    const own = Object.keys(words)
    const at = (key: string): string => `${fileOf(sources, key, language)}, '${key}'`
    const missing = keys.filter(key => !Object.hasOwn(words, key))
    const strange = own.filter(key => !Object.hasOwn(dictionaries.en, key))
    for (const key of missing)
      yield `${at(key)}: missing; English has "${dictionaries.en[key]}": say it in '${language}'`
    for (const key of strange) yield `${at(key)}: not in English; write it in every language, or remove it`
    const moved = own.findIndex((key, i) => key !== keys[i])
    if (missing.length + strange.length === 0 && moved >= 0) {
      yield `${at(own[moved])}: in another order than in English, where '${keys[moved]}' stands here`
    }
    for (const key of own) {
      const wrong = malformed(words[key])
      if (wrong !== undefined) yield `${at(key)}: ${wrong}`
      if (wrong !== undefined || !Object.hasOwn(dictionaries.en, key) || malformed(dictionaries.en[key])) continue
      const [args, english] = [words[key], dictionaries.en[key]].map(said => spokenArgsOf(said).join(', '))
      if (args !== english) yield `${at(key)}: its arguments are (${args}), in English (${english}): "${words[key]}"`
    }
  }
}

/** Keys that the rules ask for and no language has. */
export function unworded(
  needed: Iterable<string>,
  dictionaries: Dictionaries,
  sources: readonly Source[] = [],
): readonly string[] {
  const missing = [...new Set(needed)].filter(key => !LANGUAGES.some(one => Object.hasOwn(dictionaries[one], key)))
  return missing.map(key => {
    const said = sources.find(({ name, source }) => !/\.test\.ts$/.test(name) && source.includes(`'${key}'`))
    return `'${key}' is asked for${said ? ` in ${said.name}` : ' by the rules'} and has no words: add it to every language in text/`
  })
}

/** Each way in which small and large figures are said. */
const FIGURES = [0, 1, 2, 5, 22]
const ODD = /^$|^\s|\s$|[{}#!]|\s\s|undefined/

/** Every message can be said of every figure. */
export function* unsaid(language: Language, words: Dictionary): Generator<string> {
  const say = speaker(language, words)
  for (const [key, message] of Object.entries(words)) {
    const wrong = malformed(message)
    if (wrong !== undefined) {
      yield `${key}: ${wrong}`
      continue
    }
    if (message.includes("'")) yield `${key}: '${message}' has a straight quote`
    const args = argsOf(message)
    for (const figure of args.length === 0 ? [0] : FIGURES) {
      const said = say({ key, args: Object.fromEntries(args.map(name => [name, figure])) })
      if (ODD.test(said)) yield `${key} of ${figure}: '${said}'`
    }
  }
}

/** Every plural has all the forms of its language, and nothing else. */
export function* wrongPlurals(language: Language, words: Dictionary): Generator<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join()
  for (const [key, message] of Object.entries(words)) {
    for (const has of pluralsOf(message)) if (has.toSorted().join() !== forms) yield `${key}: '${message}'`
  }
}

const soundPage = ({ title, text }: Rule): boolean =>
  title !== '' &&
  title.trim() === title &&
  text.length > 10 &&
  text.trim() === text &&
  !/undefined|\$\{| {2}|\n\n\n|!/.test(text)

/** The pages have the same numbers in every language, no number twice, each with a title and a text. */
export function* unlikePages(pages: Pages): Generator<string> {
  const numbers = pages.en.map(({ number }) => number)
  for (const number of numbers.filter((one, i) => numbers.indexOf(one) !== i)) yield `${number} stands twice`
  for (const language of LANGUAGES) {
    const own = pages[language].map(({ number }) => number)
    if (own.join() !== numbers.join()) yield `${language} has other numbers: ${own.join()}`
    for (const page of pages[language]) if (!soundPage(page)) yield `${language} ${page.number}: '${page.title}'`
  }
}

/** Every number that a page refers to (by `cite`, its first group) has a page, and every language refers to the same ones. */
export function* wrongReferences(pages: Pages, cite: RegExp, others: readonly string[] = []): Generator<string> {
  const known = new Set([...pages.en.map(({ number }) => number), ...others])
  const refers = ({ text }: Rule): readonly string[] => [...text.matchAll(cite)].map(([, number]) => number).toSorted()
  for (const language of LANGUAGES) {
    for (const [i, page] of pages[language].entries()) {
      const numbers = refers(page)
      for (const number of numbers) if (!known.has(number)) yield `${language} ${page.number} refers to ${number}`
      const english = refers(pages.en[i])
      if (numbers.join() !== english.join()) {
        yield `${language} ${page.number} refers to ${numbers.join()}, in English to ${english.join()}`
      }
    }
  }
}

/** Every number that comments cite, by one of these patterns (the first group, or all of it): `volley.ts 9.7`. */
export const citedIn = (sources: readonly Source[], ...patterns: readonly RegExp[]): readonly string[] =>
  sources.flatMap(({ name, source }) =>
    [...source.matchAll(/(?<!:)\/\/.*$|\/\*[\s\S]*?\*\//gm)].flatMap(([comment]) =>
      patterns.flatMap(cite => [...comment.matchAll(cite)].map(([all, group]) => `${name} ${group ?? all}`)),
    ),
  )

/** Of such citations those whose number has no page. */
export function unwritten(cited: readonly string[], pages: Pages): readonly string[] {
  const known = new Set(pages.en.map(({ number }) => number))
  return cited.filter(cite => !known.has(cite.slice(cite.lastIndexOf(' ') + 1)))
}
