// A running game in small: no names, no texts, nothing to press. What it shows is said beside it in words.

import type { View } from '@tabularium/kernel'
import type { ComponentType } from 'react'

export interface MiniatureProps<V extends View = View> {
  readonly view: V
}

export type Miniature = ComponentType<MiniatureProps>

/** A miniature as pages have it: they hand each the views of its own game. */
export const forPages = <V extends View>(miniature: ComponentType<MiniatureProps<V>>): Miniature =>
  miniature as unknown as Miniature
