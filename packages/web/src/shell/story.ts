// The record as a story: what each move told, in words, newest first; and what a filter and a search leave of it.

import type { Event, Game, Say, Seat } from '@tabularium/kernel'
import { seatOf } from './choices.ts'

export interface StoryLine {
  readonly text: string
  /** Whose doing it is; undefined: chance's, or the rules'. */
  readonly seat: Seat | undefined
}

/** One move (0: the set-up). */
export interface StoryMove {
  readonly move: number
  readonly seat: Seat | undefined
  readonly lines: readonly StoryLine[]
}

export type StoryFilter = 'all' | 'chance' | Seat

type Told = readonly Event[]

/** What a speaker has told of a move already: a story grows by a move, the rest of it stays. */
const told = new WeakMap<Say, WeakMap<Told, StoryMove>>()

function moveOf(game: Game, events: Told, move: number, say: Say): StoryMove {
  const lines = events.map(event => ({ text: say(game.text.event(event)), seat: seatOf(event) }))
  return { move, seat: lines.find(({ seat }) => seat !== undefined)?.seat, lines }
}

export function storyOf(game: Game, events: readonly Told[], say: Say): readonly StoryMove[] {
  const known = told.get(say) ?? new WeakMap<Told, StoryMove>()
  told.set(say, known)
  return events
    .map((events, move) => {
      const kept = known.get(events)
      if (kept?.move === move) return kept
      const made = moveOf(game, events, move, say)
      known.set(events, made)
      return made
    })
    .reverse()
}

/** What is left of the story. A search keeps the whole move that it finds something in. */
export function siftStory(story: readonly StoryMove[], filter: StoryFilter, search: string): readonly StoryMove[] {
  const wanted = search.trim().toLocaleLowerCase()
  return story.flatMap(move => {
    const lines = filter === 'chance' ? move.lines.filter(({ seat }) => seat === undefined) : move.lines
    if (lines.length === 0) return []
    if (typeof filter === 'number' && move.seat !== filter) return []
    if (wanted !== '' && !lines.some(({ text }) => text.toLocaleLowerCase().includes(wanted))) return []
    return [lines === move.lines ? move : { ...move, lines }]
  })
}

/** A sentence whose first words are a player's name, cut after it. */
export function cutName(text: string, names: readonly string[]): readonly [name: string, rest: string] {
  const name = names.find(one => one !== '' && text.startsWith(`${one} `)) ?? ''
  return [name, text.slice(name.length)]
}
