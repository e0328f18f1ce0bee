// Text on the wire, and what people are called: what no database can keep is refused here, and names that deceive.

import { isName } from '@tabularium/kernel'
import { z } from 'zod'
import { RESERVED_NAMES } from './reserved-words.ts'

/** Whether it can be stored: PostgreSQL knows no U+0000, and half of a character is none. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Text of somebody's own. */
export const text = (most: number) => z.string().max(most).refine(isStorable, 'must be text')

/** The same for whatever was sent, keys and all. */
export function isAllText(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => isStorable(key) && isAllText(part))
}

/** What the seats of people are called whose account is gone. */
export const DELETED = 'Deleted player'

/** Letters that show nothing, and more marks on one letter than any script needs. */
const UNSEEN = /[\u115f\u1160\u2800\u3164\uffa0]|\p{M}{4}/u
const VISIBLE = /[\p{L}\p{N}]/u
/** Shown as nothing, wherever they stand; a picture's variant and the joiner within one may stay. */
const IGNORED = /(?![\ufe0f\u200d])\p{Default_Ignorable_Code_Point}/u

/** Letters of other scripts, and figures, that look like Latin ones. */
const ALIKE = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', е: 'e', ё: 'e', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm', о: 'o' },
    ...{ п: 'n', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', ц: 'u', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y', ԁ: 'd', һ: 'h' },
    ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't', υ: 'u' },
    ...{ χ: 'x', ı: 'i', ł: 'l', ø: 'o', đ: 'd', '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  }),
)

/** A name as it looks: case, width, marks, spaces, signs and letters of another script make no other name of it. */
export const lookOf = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map(sign => ALIKE.get(sign) ?? sign)
    .join('')

const ALL_RESERVED = Object.values(RESERVED_NAMES)
/** German is also written without its two dots. */
const looksOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set([...names, ...names.map(name => name.replaceAll('ö', 'oe'))].map(lookOf))
const RESERVED = looksOf([DELETED, ...ALL_RESERVED.flatMap(names => Object.values(names).flat())])
/** These are not to stand in a name even as one word among others. */
const ROLES = looksOf(ALL_RESERVED.flatMap(({ moderators, administrators }) => [...moderators, ...administrators]))

/** A number behind it makes no other name of it. */
const isOneOf = (looks: ReadonlySet<string>, name: string): boolean =>
  looks.has(lookOf(name)) || looks.has(lookOf(name.replace(/[\p{N}\s]+$/u, '')))

/** Nobody may be called this. */
const isReserved = (name: string): boolean =>
  isOneOf(RESERVED, name) || name.split(/[^\p{L}\p{N}\p{M}]+/u).some(word => isOneOf(ROLES, word))

/** What people are called: 1 to 24 printable characters. */
export const personName = text(200)
  .normalize('NFC')
  .overwrite(name => name.replace(/\p{Zs}+/gu, ' ').trim())
  .refine(
    name => isName(name) && [...name].length <= 24 && VISIBLE.test(name) && !UNSEEN.test(name) && !IGNORED.test(name),
    'must be 1 to 24 printable characters',
  )
  .refine(name => !isReserved(name), 'must be another name: this one is reserved')
