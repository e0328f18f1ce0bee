// A font out of its wrapping for the web (WOFF 1.0): the same tables, no longer compressed.

import { inflateSync } from 'node:zlib'

const WOFF_HEAD = 44
const WOFF_ENTRY = 20
const SFNT_HEAD = 12
const SFNT_ENTRY = 16

export function unwrapWoff(woff: Buffer): Uint8Array {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = WOFF_HEAD + i * WOFF_ENTRY
    const start = woff.readUInt32BE(at + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8))
    const length = woff.readUInt32BE(at + 12)
    const data = packed.length < length ? inflateSync(packed) : packed
    if (data.length !== length) throw new Error('a table of the font is not as long as it says')
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data }
  })
  const head = Buffer.alloc(SFNT_HEAD + count * SFNT_ENTRY)
  woff.copy(head, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEAD + i * SFNT_ENTRY
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
