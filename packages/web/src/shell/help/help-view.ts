// What a table knows of help before its code is fetched: what it shows at this moment, and who is asked before a move is made.

import type { ReactNode } from 'react'
import type { TableQuestion } from '../online-extras.ts'

export interface HelpView {
  /** In the prompt bar. */
  readonly buttons: ReactNode
  /** Asked or told in the place of what the game asks. */
  readonly question?: TableQuestion | undefined
  /** False: the move waits for another word. */
  guard(notation: string): Promise<boolean>
}
