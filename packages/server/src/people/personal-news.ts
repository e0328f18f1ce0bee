// What somebody is told at once, at whichever process their windows are: a challenge, a message.

import type { News } from '@tabularium/protocol'
import type { Database } from '../database/database.ts'

/** The channel over all processes: JSON of `{ person, news }`. */
export const PERSONAL = 'personal'

export type PersonalNews = Extract<News, { readonly news: 'personal' }>

export const tellPerson = (database: Database, person: string, news: Omit<PersonalNews, 'news'>): Promise<void> =>
  database.notify(PERSONAL, JSON.stringify({ person, news: { news: 'personal', ...news } }))
