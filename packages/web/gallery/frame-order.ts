// What the gallery asks of a page in one of its frames, written into the frame's name, and what it hears from there.

import type { Settings } from '../src/settings.ts'
import type { Step } from './steps.ts'

export interface FrameOrder {
  readonly settings: Partial<Settings>
  /** Where the steps are to be done. */
  readonly path: string
  readonly shown: string
  readonly steps: readonly Step[]
}

/** Said by the page in the frame: all is done, or why not. */
export interface FrameNews {
  readonly stands: boolean
  readonly problem?: string
}
