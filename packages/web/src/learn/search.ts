// Looking for words in rules: every word must be there, in any case, with or without its accents.

/** One character for one, so that places in the folded text are places in the text. */
export const fold = (text: string): string =>
  [...text.toLowerCase()]
    .map(char => {
      if (char === 'ł') return 'l'
      const [base = char] = char.normalize('NFD')
      return base.length === char.length ? base : char
    })
    .join('')

export const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean)

/** Whether the text has all the words. */
export function finds(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every(word => folded.includes(word))
}

export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** The text in pieces, those that were looked for marked. */
export function mark(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, hit: false }]
  const folded = fold(text)
  const hits = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      hits.fill(true, at, at + word.length)
    }
  }
  const pieces: Piece[] = []
  let from = 0
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && hits[i] === hits[from]) continue
    pieces.push({ text: text.slice(from, i), hit: hits[from] })
    from = i
  }
  return pieces
}
