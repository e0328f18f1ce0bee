// What a table among people elsewhere adds to the shell. The shell knows where it stands, not what it is.

import type { Finding, Message } from '@tabularium/kernel'
import type { ReactNode } from 'react'
import type { PromptModel } from './prompt.tsx'

/** Something about the table itself that is asked or told in the prompt bar. */
export interface TableQuestion {
  readonly prompt: PromptModel
  readonly buttons?: ReactNode
}

export interface OnlineExtras {
  /** The table's own address. */
  readonly address: string
  /** Who is there and how much time they have: in the bar; on phones above the board. */
  readonly seats: ReactNode
  /** The panel about the table itself, and what its tab is called. */
  readonly panel: ReactNode
  readonly tab: string
  /** How much there is new, with a name for those who do not see. */
  readonly unread: number
  readonly unreadName: string
  /** Asked in the place of what the game asks. */
  readonly question?: TableQuestion | undefined
  /** More buttons while others decide. */
  readonly waiting?: ReactNode
  /** What can be done when the game is over. */
  readonly over: ReactNode
  /** Nothing can be done for now. */
  readonly frozen: boolean
  /** Words that the game does not have; undefined: the game's. */
  say(message: Message): string | undefined
  verify(): Promise<readonly Finding[]>
  /** Whether the panel is in sight. */
  look(seen: boolean): void
}
