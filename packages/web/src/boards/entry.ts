// What a game brings to the page before it is opened: what is said of it in lists, and how to load the rest.

import type { About, Examples, Game, Glossary, Lesson } from '@tabularium/kernel'
import type { ComponentType } from 'react'
import type { IconName } from '../ui/icons.tsx'
import type { Board } from './board.ts'
import type { Miniature } from './miniature.ts'
import type { TermPicture } from './pieces.ts'
import type { Things } from './things.ts'
import type { Thumbnail } from './thumbnail.ts'

export interface GameEntry extends About {
  /** Stands for the game where its rules and lessons are listed. */
  readonly icon: IconName
  /** The address of its picture on pages, and of the one by night; absent: it has one for both. */
  readonly picture: string
  readonly night?: string
  /** Its small mark in lists of tables. */
  readonly GameMark?: ComponentType
  /** It has cards or other things with pages of their own (`loadThings`): lists say so. */
  readonly cards?: true
  /** One plays an empire or a country with an emblem of its own; elsewhere a seat looks by its number. */
  readonly emblems?: true
  /** How high a position of an example is drawn as a rule, in pixels: its room until it is. */
  readonly thumbnailHeight?: { readonly phone: number; readonly wide: number }
  load(): Promise<Board>
  /** Makes the board draw data of somebody's own, out of their text; absent: the game has none but its own. */
  loadOn?(): Promise<BoardOnData>
  reading(): Promise<Reading>
}

/** The same board on other data; undefined where they cannot be played. */
export type BoardOnData = (board: Board, text: string) => Board | undefined

/** For the pages that read a game and do not play it. */
export interface Reading {
  /** The rules and words without a board. */
  loadGame(): Promise<Game>
  loadLessons?(): Promise<readonly Lesson[]>
  /** The cards and other things with a page of their own. */
  loadThings?(): Promise<Things>
  /** The examples of the rulebook and the introduction. */
  loadExamples?(): Promise<Examples>
  /** What the words of the game mean. */
  loadGlossary?(): Promise<Glossary>
  /** The pieces that its words stand for. */
  loadTermPicture?(): Promise<TermPicture>
  /** How a position is drawn small; absent: the whole board is. */
  loadThumbnail?(): Promise<Thumbnail>
  /** A running game in small, without names and texts; absent: its picture stands there. */
  loadMiniature?(): Promise<Miniature>
}
