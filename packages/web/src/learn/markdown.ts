// The little Markdown that rules and lessons are written in: paragraphs, lists, bold words. Numbers of other rules and
// names of things become links. Read into plain data; nothing is ever handed to the browser as HTML.

export type Inline =
  | { readonly at: 'text'; readonly text: string }
  | { readonly at: 'bold'; readonly text: string; readonly thing?: string }
  | { readonly at: 'rule'; readonly text: string }

export interface Block {
  readonly at: 'paragraph' | 'bullets' | 'numbers'
  /** One for a paragraph, one for each entry of a list. */
  readonly lines: readonly (readonly Inline[])[]
}

/** What can be linked to. */
export interface Known {
  /** The numbers of all rules. */
  readonly numbers: ReadonlySet<string>
  /** A thing's id by the name it has in this language. */
  readonly things: ReadonlyMap<string, string>
}

export const NOTHING_KNOWN: Known = { numbers: new Set(), things: new Map() }

const BULLET = /^- /
const NUMBER = /^\d+\. /
// A dotted number, perhaps with a letter, or a ruling anywhere; a bare number only where it ends a bracket, as in (7) or (6.1 and 13).
const MARKS =
  /\*\*[^*]+\*\*|\b[A-Z]\d\d?\b|(?<![\d.,])\d{1,2}(?:\.\d{1,2}){1,2}(?:\.[a-z]\b)?(?![\d]|\.\d)|(?<=\((?:[^()]*[ ,])?)\d{1,2}(?=\))/g

/** A chapter with paragraphs of its own is never meant by a bare number: "the capital (9)". */
const isBare = (number: string, { numbers }: Known): boolean =>
  !number.includes('.') && /^\d/.test(number) && numbers.has(`${number}.1`)

function inline(line: string, known: Known): readonly Inline[] {
  const parts: Inline[] = []
  let from = 0
  const upTo = (end: number) => {
    if (end > from) parts.push({ at: 'text', text: line.slice(from, end) })
  }
  for (const match of line.matchAll(MARKS)) {
    const [text] = match
    const bold = text.startsWith('**')
    if (!bold && (!known.numbers.has(text) || isBare(text, known))) continue
    upTo(match.index)
    from = match.index + text.length
    if (!bold) {
      parts.push({ at: 'rule', text })
      continue
    }
    const words = text.slice(2, -2)
    const thing = known.things.get(words)
    parts.push({ at: 'bold', text: words, ...(thing !== undefined && { thing }) })
  }
  upTo(line.length)
  return parts
}

export function parse(text: string, known: Known = NOTHING_KNOWN): readonly Block[] {
  const blocks: { readonly at: Block['at']; readonly lines: (readonly Inline[])[] }[] = []
  for (const paragraph of text.split('\n\n')) {
    let last: Block['at'] | undefined
    for (const line of paragraph.split('\n')) {
      const at = BULLET.test(line) ? 'bullets' : NUMBER.test(line) ? 'numbers' : 'paragraph'
      const words = inline(line.replace(BULLET, '').replace(NUMBER, ''), known)
      if (at === last && at !== 'paragraph') blocks[blocks.length - 1].lines.push(words)
      else blocks.push({ at, lines: [words] })
      last = at
    }
  }
  return blocks
}
