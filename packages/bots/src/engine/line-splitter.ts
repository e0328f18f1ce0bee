// Bytes into lines, none longer than a limit.

/** Gives each whole line to `line`; calls `tooLong` once, and nothing after it, where a line has no end within `longest` bytes. */
export function lineSplitter(longest: number, line: (text: string) => void, tooLong: () => void) {
  let parts: Buffer[] = []
  let length = 0
  let isBroken = false
  return (chunk: Buffer): void => {
    let from = 0
    while (!isBroken) {
      const end = chunk.indexOf(10, from)
      const part = chunk.subarray(from, end < 0 ? undefined : end)
      length += part.length
      if (length > longest) {
        isBroken = true
        parts = []
        tooLong()
        return
      }
      if (part.length > 0) parts.push(part)
      if (end < 0) return
      const text = (parts.length === 1 ? parts[0] : Buffer.concat(parts)).toString('utf8').trim()
      parts = []
      length = 0
      from = end + 1
      if (text !== '') line(text)
    }
  }
}
