// Clubs on the wire: a page, members with roles, tables of their own.

import { LANGUAGES } from '@tabularium/kernel'
import { z } from 'zod'
import { contact } from './contacts.ts'
import { personName, text } from './text.ts'

/** A club's name in addresses. */
export const clubId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/)
export const CLUB_ROLES = ['leader', 'officer', 'member', 'asked'] as const
export type ClubRole = (typeof CLUB_ROLES)[number]
export const CLUB_JOINING = ['open', 'request'] as const

const description = text(2000).trim()
export const clubBody = z.strictObject({
  id: clubId,
  /** Nobody takes the name of those who look after the server. */
  name: personName,
  description: description.default(''),
  joining: z.enum(CLUB_JOINING).default('open'),
})
export const clubPatch = z.strictObject({
  name: personName.optional(),
  description: description.optional(),
  joining: z.enum(CLUB_JOINING).optional(),
})
export const roleBody = z.strictObject({ role: z.enum(['leader', 'officer', 'member', 'none']) })

export const clubCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  joining: z.enum(CLUB_JOINING),
  created: z.number(),
  members: z.number(),
  /** The reader's own role; absent: none. */
  role: z.enum(CLUB_ROLES).optional(),
})
export type ClubCard = z.infer<typeof clubCard>

export const memberCard = contact.extend({ role: z.enum(CLUB_ROLES), since: z.number() })
export type MemberCard = z.infer<typeof memberCard>
export const membersQuery = z.strictObject({
  /** Those who ask to join, for leaders and officers. */
  asked: z.enum(['yes', 'no']).default('no'),
  after: text(200).optional(),
})
export const membersPage = z.object({ members: z.array(memberCard), next: z.string().optional() })
export type MembersPage = z.infer<typeof membersPage>
export const clubsQuery = z.strictObject({
  search: text(40).trim().optional(),
  mine: z.enum(['yes', 'no']).default('no'),
  after: text(200).optional(),
})
/** Chats that take messages at an address, each in its own form. */
export const HOOK_FORMATS = ['discord', 'slack', 'mattermost', 'matrix', 'zulip'] as const
export type HookFormat = (typeof HOOK_FORMATS)[number]
export const HOOK_EVENTS = ['table-open', 'game-over', 'joined'] as const
export type HookEvent = (typeof HOOK_EVENTS)[number]

export const hookBody = z.strictObject({
  /** Absent: the address stays as it is. */
  url: z.string().max(500).optional(),
  format: z.enum(HOOK_FORMATS),
  language: z.enum(LANGUAGES).default('en'),
  events: z
    .array(z.enum(HOOK_EVENTS))
    .max(HOOK_EVENTS.length)
    .default([...HOOK_EVENTS]),
})
export type HookBody = z.input<typeof hookBody>

/** Where a club's news are told, for its leaders: never the address, by which anybody could write there. */
export const hookCard = z.object({
  host: z.string(),
  format: z.enum(HOOK_FORMATS),
  language: z.enum(LANGUAGES),
  events: z.array(z.enum(HOOK_EVENTS)),
  /** It answered badly too often: nothing is told any more until it is set again. */
  off: z.boolean(),
  trouble: z.string().optional(),
})
export type HookCard = z.infer<typeof hookCard>
export const hookAnswer = z.object({ hook: hookCard.optional() })
export type HookAnswer = z.infer<typeof hookAnswer>

export const clubsPage = z.object({ clubs: z.array(clubCard), next: z.string().optional() })
export type ClubsPage = z.infer<typeof clubsPage>
