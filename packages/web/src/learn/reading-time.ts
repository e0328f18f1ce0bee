// How long it takes to read an introduction, or what is folded below it.

import type { Chapter, ExampleWords } from '@tabularium/kernel'

/** Words that are read in a minute, and minutes that go into a position beside its words. */
const WORDS_PER_MINUTE = 180
const MINUTES_PER_POSITION = 0.25

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

/** How long one reads chapters with the examples that they show; those they link to are read elsewhere. */
export function minutesOf(chapters: readonly Chapter[], notes: ExampleWords['notes']): number {
  const shown = chapters.flatMap(({ examples = [] }) => examples)
  const read = [...chapters, ...shown.map(id => notes[id])]
  const words = read.reduce((sum, { title, text }) => sum + countWords(title) + countWords(text), 0)
  return Math.ceil(words / WORDS_PER_MINUTE + shown.length * MINUTES_PER_POSITION)
}
