// Why something about people was not done.

import { TroubleError, troubled } from '../trouble.ts'

const TROUBLES = {
  'no-person': [404, 'There is no such person.'],
  yourself: [400, 'That is you.'],
  'too-many-relations': [409, 'You have muted or blocked too many people.'],
  'nothing-reported': [400, 'A report is about somebody, a table or a line of the chat.'],
  'no-chat': [404, 'There is no such line, or it is not yours to see.'],
  'no-report': [404, 'There is no such report.'],
  'report-handled': [409, 'Somebody has decided on this report already.'],
  'own-report': [403, 'A report about yourself is for another moderator.'],
  'report-no-person': [409, 'The report is about nobody who is still here.'],
  'report-no-chat': [409, 'The report is about no line of the chat.'],
} as const satisfies Record<string, readonly [number, string]>

export type PeopleTrouble = keyof typeof TROUBLES

export function peopleTrouble(code: PeopleTrouble): TroubleError {
  const [status, message] = TROUBLES[code]
  return new TroubleError(status, { code, message })
}

export { TroubleError, troubled }
