// The signs of countries and of what can be done, as outlines on a field of 512 by 512.

import { outlines } from './icons.gen.ts'

const SIGNS: ReadonlyMap<string, string> = new Map(Object.entries(outlines))

/** The emblem of a country; undefined: it has none. */
export const emblemOf = (country: string): string | undefined => SIGNS.get(`country.${country}`)

/** Beside its word, for eyes alone. */
export function WorkIcon({ piece }: { readonly piece: string }) {
  const outline = SIGNS.get(`work.${piece}`)
  return (
    outline && (
      <span className="aw-do-icon" aria-hidden="true">
        <svg viewBox="0 0 512 512" role="presentation">
          <path d={outline} fill="currentColor" />
        </svg>
      </span>
    )
  )
}
