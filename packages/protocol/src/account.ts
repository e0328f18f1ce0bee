// The person's own account on the wire: who I am, what I may change, the keys I gave to programs.

import { LANGUAGES } from '@tabularium/kernel'
import { z } from 'zod'
import { CONTACTS } from './handles.ts'
import { personName, text } from './text.ts'

export const THEMES = ['auto', 'light', 'dark'] as const

/** What the page remembers for the person on every device: its own keys, small values. */
export const preferences = z
  .record(text(40).min(1), z.union([text(200), z.number(), z.boolean()]))
  .refine(all => Object.keys(all).length <= 60, 'must be at most 60 preferences')
export type Preferences = z.infer<typeof preferences>

export const me = z.object({
  id: z.string(),
  name: z.string(),
  /** Plays without an account: known by the cookie alone. */
  guest: z.boolean(),
  moderator: z.boolean(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  preferences,
  /** Wants mail about moves. */
  mail: z.boolean(),
  /** Wants one mail a day in place of one for each. */
  digest: z.boolean(),
  /** The name in the address of one's page: /@handle. Guests have none. */
  handle: z.string().optional(),
  /** Who may write to me and challenge me. */
  contact: z.enum(CONTACTS),
  /** Wants to be told of messages and challenges while away. */
  tells: z.boolean(),
  bannedUntil: z.number().optional(),
  holiday: z.object({ from: z.number(), until: z.number() }).optional(),
  created: z.number(),
})
export type Me = z.infer<typeof me>

const time = z.int().min(0).max(8.64e15)
export const holidayBody = z.strictObject({ from: time, until: time })

/** Nobody yet: no `me`. */
export const meAnswer = z.object({
  me: me.optional(),
  /** Whether this server sends mail: then a forgotten password can be replaced. */
  mail: z.boolean(),
})
export type MeAnswer = z.infer<typeof meAnswer>

export const mePatch = z.strictObject({
  name: personName.optional(),
  language: z.enum(LANGUAGES).optional(),
  theme: z.enum(THEMES).optional(),
  preferences: preferences.optional(),
  mail: z.boolean().optional(),
  digest: z.boolean().optional(),
  contact: z.enum(CONTACTS).optional(),
  tells: z.boolean().optional(),
})
export type MePatch = z.infer<typeof mePatch>

export const tokenId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** A key for programs, as its owner sees it afterwards. */
export const tokenCard = z.object({
  id: z.string(),
  name: z.string(),
  created: z.number(),
  used: z.number().optional(),
})
export type TokenCard = z.infer<typeof tokenCard>

export const tokenBody = z.strictObject({ name: text(60).trim().min(1) })

/** The only time that the key itself is told. */
export const newToken = tokenCard.extend({ token: z.string() })
export type NewToken = z.infer<typeof newToken>
