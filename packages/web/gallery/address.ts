// The address of a look: `#/boards/mare-nostrum/battle?lang=pl&theme=dark&width=phone`. What is as usual is left out.

import { LANGUAGES, type Language } from '@tabularium/kernel/text'
import { WINDOWS, type WindowName } from './windows.ts'

export const LOOK_THEMES = ['light', 'dark'] as const
export type LookTheme = (typeof LOOK_THEMES)[number]

export interface Look {
  /** Of the scene or the parts. */
  readonly name: string
  readonly language: Language
  readonly theme: LookTheme
  readonly window: WindowName
  readonly motion: 'auto' | 'off'
  readonly contrast: 'normal' | 'strong'
  /** One frame, or all languages and themes side by side. */
  readonly view: 'one' | 'all'
}

const NAMES = Object.keys(WINDOWS) as readonly WindowName[]

/** What may stand under each word of the address, the usual first. */
const WORDS = {
  lang: LANGUAGES,
  theme: LOOK_THEMES,
  width: NAMES,
  motion: ['auto', 'off'],
  contrast: ['normal', 'strong'],
  view: ['one', 'all'],
} as const

export function lookAt(hash: string): Look {
  const [name, query] = hash.replace(/^#?\/?/, '').split('?')
  const asked = new URLSearchParams(query)
  const one = <T extends string>(word: keyof typeof WORDS, values: readonly T[]): T =>
    values.find(value => value === asked.get(word)) ?? values[0]
  return {
    name: decodeURIComponent(name),
    language: one('lang', WORDS.lang),
    theme: one('theme', WORDS.theme),
    window: one('width', WORDS.width),
    motion: one('motion', WORDS.motion),
    contrast: one('contrast', WORDS.contrast),
    view: one('view', WORDS.view),
  }
}

export function addressOf({ name, language, theme, window, motion, contrast, view }: Look): string {
  const words = { lang: language, theme, width: window, motion, contrast, view }
  const said = Object.entries(words).filter(([word, value]) => WORDS[word as keyof typeof WORDS][0] !== value)
  return `#/${name}${said.length > 0 ? `?${new URLSearchParams(said)}` : ''}`
}
