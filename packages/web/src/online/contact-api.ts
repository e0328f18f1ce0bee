// The server's HTTP interface for people who know each other, as the pages for that use it: see api.ts.

import type {
  ChallengeCard,
  ClubCard,
  ClubsPage,
  ConversationCard,
  DealCard,
  FOLLOW_LISTS,
  FollowPage,
  Inbox,
  LocalGame,
  MembersPage,
  MessageCard,
  ProfileCard,
  PublicGame,
  RatingPoint,
  SeatWish,
  TableWish,
} from '@tabularium/protocol'
import { ask, query } from './api.ts'

const id = encodeURIComponent

export const personByName = (name: string) => ask<ProfileCard>('GET', `/names/${id(name)}`)
export const ratingsOf = (person: string, game: string) =>
  ask<readonly RatingPoint[]>('GET', `/people/${id(person)}/ratings/${game}`)
export const publicGames = (wish: Readonly<Record<string, string | number | undefined>>) =>
  ask<readonly PublicGame[]>('GET', `/games${query(wish)}`)

export const follow = (person: string, on: boolean) =>
  ask<unknown>(on ? 'PUT' : 'DELETE', `/people/${id(person)}/follow`)
export const follows = (list: (typeof FOLLOW_LISTS)[number], after?: string) =>
  ask<FollowPage>('GET', `/follows${query({ list, after })}`)

export const inbox = () => ask<Inbox>('GET', '/me/inbox')

export const challenges = () => ask<readonly ChallengeCard[]>('GET', '/challenges')
/** A table's wish, with `them` for the other's seat. */
export interface ChallengeBody extends Omit<TableWish, 'seats'> {
  readonly seats: readonly (SeatWish | 'them')[]
}
export const challenge = (person: string, wish: ChallengeBody) =>
  ask<ChallengeCard>('POST', `/people/${id(person)}/challenge`, wish)
/** Hashing takes code that no other page needs. */
export const acceptChallenge = async (challenged: string) =>
  ask<{ readonly table: string }>('POST', `/challenges/${challenged}/accept`, {
    pledge: await (await import('./pledges.ts')).newPledge(),
  })
export const dismissChallenge = (challenged: string) => ask<unknown>('DELETE', `/challenges/${challenged}`)

export const conversations = (wish: { readonly id?: string; readonly with?: string; readonly before?: number } = {}) =>
  ask<readonly ConversationCard[]>('GET', `/conversations${query({ ...wish })}`)
export const messages = (conversation: string, before?: number) =>
  ask<readonly MessageCard[]>('GET', `/conversations/${conversation}${query({ before })}`)
export const write = (person: string, text: string) =>
  ask<{ readonly conversation: string; readonly message: MessageCard }>('POST', `/people/${id(person)}/messages`, {
    text,
  })
export const markRead = (conversation: string, to: number) =>
  ask<unknown>('POST', `/conversations/${conversation}/read`, { to })
export const dropConversation = (conversation: string) => ask<unknown>('DELETE', `/conversations/${conversation}`)
export const takeBackMessage = (message: number) => ask<unknown>('DELETE', `/messages/${message}`)

export const localGames = () => ask<readonly LocalGame[]>('GET', '/me/local-games')
export const keepLocal = (record: string) => ask<LocalGame>('POST', '/me/local-games', { record })

export const clubs = (wish: { readonly search?: string; readonly mine?: 'yes'; readonly after?: string }) =>
  ask<ClubsPage>('GET', `/clubs${query({ ...wish })}`)
export const club = (name: string) => ask<ClubCard>('GET', `/clubs/${id(name)}`)
export interface ClubWish {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly joining: 'open' | 'request'
}
export const foundClub = (wish: ClubWish) => ask<ClubCard>('POST', '/clubs', wish)
export const editClub = (name: string, wish: Partial<Omit<ClubWish, 'id'>>) =>
  ask<ClubCard>('PATCH', `/clubs/${id(name)}`, wish)
export const joinClub = (name: string) => ask<ClubCard>('POST', `/clubs/${id(name)}/join`, {})
export const clubMembers = (name: string, asked: 'yes' | 'no', after?: string) =>
  ask<MembersPage>('GET', `/clubs/${id(name)}/members${query({ asked, after })}`)
export const setClubRole = (name: string, person: string, role: 'leader' | 'officer' | 'member' | 'none') =>
  ask<unknown>('PUT', `/clubs/${id(name)}/members/${id(person)}`, { role })

export const deals = (table: string) => ask<readonly DealCard[]>('GET', `/tables/${table}/deals`)
export const proposeDeal = (table: string, text: string, seats: readonly number[]) =>
  ask<readonly DealCard[]>('POST', `/tables/${table}/deals`, { text, seats })
export const answerDeal = (table: string, deal: number, accept: boolean) =>
  ask<readonly DealCard[]>('POST', `/tables/${table}/deals/${deal}`, { accept })
