// What fails where nobody waits for an answer stands in the log.

import { TroubleError } from '../trouble.ts'
import type { TableContext } from './context.ts'

/**
 * Takes what was thrown, and writes it down. What was merely refused is no failure: somebody else was faster, or the table
 * is set aside, which was written down where it happened.
 */
export const logged =
  ({ log }: Pick<TableContext, 'log'>, message: string, about: Readonly<Record<string, unknown>> = {}) =>
  (error: unknown): undefined => {
    if (error instanceof TroubleError && error.status < 500) return
    log.error({ ...about, why: String(error) }, message)
  }
