// The part of a position that an example on a rules page is about, drawn with the pieces of the real board: to look at, not
// to play.

import type { Language, Say, Seat, View } from '@tabularium/kernel'
import type { ComponentType } from 'react'
import { type BoardProps, QUIET } from './board.ts'

export interface ThumbnailProps<V extends View = View> {
  readonly view: V
  /** Through whose eyes. */
  readonly seat: Seat
  readonly players: readonly string[]
  readonly language: Language
  readonly say: Say
  /** What to look at, as the board names its pieces. */
  readonly light: readonly string[]
}

const nothing = () => {}

/** What a board is handed where nobody plays: nothing to choose, nothing in hand. */
export const stillProps = <V extends View>({ light, ...shown }: ThumbnailProps<V>): BoardProps<V> => ({
  ...shown,
  choices: [],
  chosen: undefined,
  choose: nothing,
  lit: light[0],
  light: nothing,
  act: nothing,
  why: nothing,
  news: QUIET,
  form: 'wide',
})

export type Thumbnail = ComponentType<ThumbnailProps>

/** A thumbnail as the rules page has it: it hands each the views of its own game. */
export const forExamples = <V extends View>(thumbnail: ComponentType<ThumbnailProps<V>>): Thumbnail =>
  thumbnail as unknown as Thumbnail
