// What is told between processes, and how much at once, whoever carries it.

export type Hear = (payload: string) => void

/** The channel on which entries are told to other processes, and the one of all else that changes at a table. */
export const ENTRIES = 'entries'
const TABLES = 'tables'

/** Where these are missed, somebody waits at a table. */
export const URGENT: readonly string[] = [ENTRIES, TABLES]

/** PostgreSQL refuses payloads of 8,000 bytes. */
export const PAYLOAD = 7_900

/** Throws where it is too long to be said, whoever carries it. */
export function sized(payload: string): void {
  const bytes = Buffer.byteLength(payload)
  if (bytes > PAYLOAD) throw new Error(`${bytes} bytes are too long to be told at once: at most ${PAYLOAD}`)
}
