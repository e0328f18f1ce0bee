// The things of a game that have a page of their own: cards, wonders, tokens. A game brings their order and pictures.

import type { Message, Say } from '@tabularium/kernel'
import type { ComponentType } from 'react'

export interface ThingGroup {
  readonly title: Message
  readonly names: readonly string[]
}

export interface Things {
  readonly groups: readonly ThingGroup[]
  /** For eyes: the words beside it say the same. */
  readonly Picture: ComponentType<{
    readonly name: string
    readonly label: string
    readonly say: Say
    /** On its own page. */
    readonly large?: true
  }>
  /** What kind of thing it is, in a few words. */
  kind(name: string): readonly Message[]
  /** The paragraphs that say how it works. */
  rules(name: string): readonly string[]
  /** Other things that belong to it: by white symbols, for instance. */
  related(name: string): readonly string[]
}
