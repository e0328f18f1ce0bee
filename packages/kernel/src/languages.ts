// The languages the program speaks: the one list of them. docs/adding-a-language.md says what else a language needs.

/** English comes first: it says which words there are. */
export const LANGUAGES = ['en', 'pl', 'ru', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

/** The first of somebody's wishes (`de-AT`, `pl_PL.UTF-8`), in their order, that is a language of ours. */
export const languageFor = (wishes: readonly string[]): Language =>
  wishes.map(wish => LANGUAGES.find(language => isOf(wish.trim(), language))).find(found => found !== undefined) ??
  LANGUAGES[0]

const isOf = (wish: string, language: Language): boolean => wish.toLowerCase().split(/[-_.;@]/, 1)[0] === language
