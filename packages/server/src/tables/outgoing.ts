// What may be written to a socket. Only what is made here can be: the type says so, and sockets take nothing else. The
// game's part is always the engine's text, which is built from a view.

import type { Answer, Answers, ChatLine, Clocks, News, StandInMove, TableCard, Trouble } from '@tabularium/protocol'

declare const made: unique symbol
/** JSON text, ready to send. */
export type Outgoing = string & { readonly [made]: true }

/** JSON text that the engine made from one viewer's view: a `Sight`, an `Update` or a `PastSight`. */
export type EngineText = string & { readonly seen?: true }

/** With what the engine does not know: which moves bots made for people. */
export const withStandIns = (seen: EngineText, standIns: readonly StandInMove[]): EngineText =>
  standIns.length === 0 ? seen : `${seen.slice(0, -1)},"standIns":${JSON.stringify(standIns)}}`

const text = (value: string): Outgoing => value as Outgoing

const clocksPart = (clocks: Clocks | undefined): string => (clocks ? `,"clocks":${JSON.stringify(clocks)}` : '')

export const encodeUpdate = (table: string, update: EngineText, clocks?: Clocks): Outgoing =>
  text(`{"news":"update","table":"${table}","update":${update}${clocksPart(clocks)}}`)

export const encodeSight = (table: string, sight: EngineText, clocks?: Clocks): Outgoing =>
  text(`{"news":"sight","table":"${table}","sight":${sight}${clocksPart(clocks)}}`)

/** The same for all who look in: a spectator's sight. */
export const encodeShowcase = (table: TableCard, sight: EngineText): Outgoing =>
  text(`{"news":"showcase","table":${JSON.stringify(table)},"sight":${sight}}`)

/** News that hold nothing of a game but what its card says. */
export const encodeNews = (news: Exclude<News, { readonly news: 'update' | 'sight' | 'showcase' }>): Outgoing =>
  text(JSON.stringify(news))

export const answerTrouble = (answer: number, trouble: Trouble): Outgoing => text(JSON.stringify({ answer, trouble }))

export const answerValue = (answer: number, value: Answers['act' | 'why' | 'chat' | 'ping' | 'unwatch']): Outgoing =>
  text(JSON.stringify({ answer, value } satisfies Answer))

export const answerPast = (answer: number, past: EngineText): Outgoing => text(`{"answer":${answer},"value":${past}}`)

export function answerWatched(
  answer: number,
  table: TableCard,
  sight: EngineText | undefined,
  chat: readonly ChatLine[],
  record: string | undefined,
): Outgoing {
  const parts = [`"table":${JSON.stringify(table)}`, `"chat":${JSON.stringify(chat)}`]
  if (sight !== undefined) parts.push(`"sight":${sight}`)
  if (record !== undefined) parts.push(`"record":${JSON.stringify(record)}`)
  return text(`{"answer":${answer},"value":{${parts.join(',')}}}`)
}
