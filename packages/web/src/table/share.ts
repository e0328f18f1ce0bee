// A finished game in an address: the record's text, deflated, in the letters an address may hold, after the number of
// this way of writing. Whatever stands in an address may come from anybody.

import { isProblem, type Problem, readRecord } from '@tabularium/kernel'

const WAY = '1'
/** Longer addresses do not survive chats and mail. */
const LONGEST = 16_000
/** No game is larger; what swells beyond it was made to do harm. */
const LARGEST = 500_000

const toLetters = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

/** All that comes through; undefined where it is more than `most`. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A text in the letters of an address; undefined: it is too long for one. */
export async function pack(text: string): Promise<string | undefined> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), LARGEST)
  const fragment = packed && WAY + toLetters(packed)
  return fragment === undefined || fragment.length > LONGEST ? undefined : fragment
}

/** The text in a fragment, with or without its `#`. */
export async function unpack(given: string): Promise<{ readonly text: string } | Problem> {
  const fragment = given.replace(/^#/, '')
  if (fragment.length > LONGEST) return { problem: 'the address is too long' }
  if (!fragment.startsWith(WAY) || !/^[A-Za-z0-9_-]+$/.test(fragment))
    return { problem: 'the address holds no game and no study, or only a part of it' }
  try {
    const bytes = await through(fromLetters(fragment.slice(1)), new DecompressionStream('deflate-raw'), LARGEST)
    if (!bytes) return { problem: 'what the address holds is too large' }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { problem: 'the address holds no game and no study, or only a part of it' }
  }
}

/** What follows `#` in an address. A game that goes on is not shared: its record holds what nobody may know yet. */
export async function toFragment(text: string): Promise<{ readonly fragment: string } | Problem> {
  const record = readRecord(text)
  if (isProblem(record)) return record
  if (!record.result) return { problem: 'the game is not over' }
  const fragment = await pack(text)
  return fragment === undefined ? { problem: 'the record is too long for an address' } : { fragment }
}

/** The record in a fragment, with or without its `#`. */
export async function fromFragment(given: string): Promise<{ readonly record: string } | Problem> {
  const found = await unpack(given)
  if (isProblem(found)) return found
  const record = readRecord(found.text)
  return isProblem(record) ? record : { record: found.text }
}
