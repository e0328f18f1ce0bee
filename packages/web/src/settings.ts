// What this person has chosen for all games on this device: language, theme, motion, sound, contrast. Kept in the browser.

import type { Language } from '@tabularium/kernel/languages'
import { useSyncExternalStore } from 'react'
import { storedEntries, storeJson } from './browser-storage.ts'
import { SETTINGS_KEY } from './first-language.ts'
import { fetchWords, loadedLanguage } from './other-language.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const VOLUMES = ['low', 'medium', 'high'] as const
export type Volume = (typeof VOLUMES)[number]

export const RECAPS = ['always', 'touched', 'never'] as const
export const RECAP_PACES = ['calm', 'quick'] as const

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  /** `auto` follows the system's wish for reduced motion. */
  readonly motion: 'auto' | 'off'
  readonly sound: boolean
  readonly volume: Volume
  /** Whether somebody was told that there are sounds. */
  readonly soundOffered: boolean
  readonly contrast: 'normal' | 'strong'
  /** What the person wants to be called at tables. */
  readonly name: string
  /** Milliseconds between two moves of bots. */
  readonly pace: number
  /** Ask again before a move that cannot be taken back. */
  readonly confirm: boolean
  /** The bot level chosen last; empty: the usual one. */
  readonly level: string
  /** When what others did is told again by itself. */
  readonly recap: (typeof RECAPS)[number]
  readonly recapPace: (typeof RECAP_PACES)[number]
}

const initial = (): Settings => ({
  language: loadedLanguage(),
  theme: 'auto',
  motion: 'auto',
  sound: false,
  volume: 'medium',
  soundOffered: false,
  contrast: 'normal',
  name: '',
  pace: 900,
  confirm: false,
  level: '',
  recap: 'always',
  recapPace: 'calm',
})

function load(): Settings {
  const known = initial()
  const valid = storedEntries(SETTINGS_KEY).filter(
    ([key, value]) => key in known && typeof value === typeof known[key as keyof Settings],
  )
  return { ...known, ...Object.fromEntries(valid), language: known.language }
}

let current = load()
const listeners = new Set<() => void>()

export const settings = (): Settings => current

/** The language to be: its words may still be on their way. */
let wanted = current.language

function set(part: Partial<Settings>): void {
  current = { ...current, ...part }
  storeJson(SETTINGS_KEY, { ...current, language: wanted })
  for (const listener of listeners) listener()
}

const TRIES = 3
const PAUSE_MS = 1000

/** The words of a language; tried again where the line was cut, as long as it is still wanted. */
function persistently(language: Language, tries = TRIES): Promise<unknown> | undefined {
  return fetchWords(language)?.catch(async error => {
    if (tries === 1 || language !== wanted) throw error
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    return persistently(language, tries - 1)
  })
}

export function change(part: Partial<Settings>): void {
  const { language = wanted, ...others } = part
  wanted = language
  const coming = language === current.language ? undefined : persistently(language)
  if (!coming) return set({ ...others, language })
  set(others)
  // Words that cannot be fetched now come with the next load.
  coming.then(
    () => language === wanted && set({ language }),
    () => undefined,
  )
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings)

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const still = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move. */
export const isCalm = (): boolean => current.motion === 'off' || still.matches

/** Writes what the style sheets ask for onto the document, now and with every change. */
export function dress(): void {
  const paint = () => {
    const { theme, language, motion, contrast } = current
    const root = document.documentElement
    // Even the same language, written again, would have the whole page styled anew.
    if (root.lang !== language) root.lang = language
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme
    root.dataset.motion = motion
    root.dataset.contrast = contrast
  }
  paint()
  onSettings(paint)
  dark.addEventListener('change', paint)
}
