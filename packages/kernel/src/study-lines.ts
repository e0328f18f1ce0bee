// Where in its text a study says something: for those who write one by hand and have to find what cannot be played.

import { type StudyPlace, sayPlace } from './study.ts'

/** The line of the first place whose heading is this, from a line on; both counted from 0. -1: there is none. */
const headed = (lines: readonly string[], from: number, isIt: (heading: string) => boolean): number =>
  lines.findIndex((line, i) => i >= from && !line.startsWith('|') && isIt(line))

/** The first line of a chapter, counted from 0. Names in other languages are no chapters of their own. */
function chapterLine(lines: readonly string[], chapter: number): number {
  const isHead = (line: string | undefined): boolean => line !== undefined && /^chapter(?: [a-z]{2,3})?:/.test(line)
  const heads = [...lines.keys()].filter(
    i => isHead(lines[i]) && !isHead(lines.slice(0, i).findLast(one => one !== '')),
  )
  return heads[chapter] ?? 0
}

/** The line of a heading of a chapter's record, or of a record that stands alone, counted from 0. */
const recorded = (lines: readonly string[], from: number, heading: string): number =>
  lines.findIndex((line, i) => i >= from && line.replace(/^\| ?/, '').startsWith(`${heading}:`))

/** The line that names a chapter's game, counted from 1. */
export function lineOfGame(text: string, chapter: number): number {
  const lines = text.split(/\r?\n/)
  const from = chapterLine(lines, chapter)
  return Math.max(from, recorded(lines, from, 'game')) + 1
}

/** The line of the move to a place, counted from 1; of its chapter where that has no such move. */
export function lineOfMove(text: string, chapter: number, { branch, moves }: StudyPlace): number {
  const lines = text.split(/\r?\n/)
  const from = chapterLine(lines, chapter)
  if (branch > 0) {
    const at = headed(lines, from, line => line.startsWith(`branch ${branch} `))
    return (at < 0 ? from : at + moves) + 1
  }
  // After the moves' own heading comes the set-up, then a line for each of them.
  const at = recorded(lines, from, 'moves')
  return (at < 0 ? from : at + 1 + moves) + 1
}

/** The line of what is said at a place, counted from 1; of its chapter where nothing is. */
export function lineOfPlace(text: string, chapter: number, place: StudyPlace): number {
  const lines = text.split(/\r?\n/)
  const from = chapterLine(lines, chapter)
  return (
    Math.max(
      from,
      headed(lines, from, line => line === `at ${sayPlace(place)}:`),
    ) + 1
  )
}
