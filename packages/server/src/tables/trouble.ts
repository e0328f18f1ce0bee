// Why something was not done: thrown by the parts, told at the edge. Nothing else that is thrown reaches anybody.

import type { Refusal } from '@tabularium/kernel'
import type { Trouble } from '@tabularium/protocol'

export class TroubleError extends Error {
  readonly status: number
  readonly trouble: Trouble

  constructor(status: number, trouble: Trouble) {
    super(trouble.message)
    this.status = status
    this.trouble = trouble
  }
}

/** Every trouble of a table, with its HTTP status and a sentence for programs; the page has words of its own by code. */
const TROUBLES = {
  'no-table': [404, 'There is no such table, or it is not yours to see.'],
  'no-invite': [404, 'This link is unknown, or was used already.'],
  'sign-in': [401, 'Somebody has to be signed in for this; a guest will do.'],
  banned: [403, 'You may not do this for now.'],
  blocked: [403, 'Somebody at this table does not want to play with you.'],
  'not-yours': [403, 'Only whoever opened the table may do this.'],
  'not-seated': [403, 'You do not sit at this table.'],
  'no-game': [400, 'There is no such game here.'],
  'bad-options': [400, 'These options do not fit the game.'],
  'bad-seats': [400, 'These seats do not fit the game.'],
  'no-level': [400, 'There is no bot of this level.'],
  full: [409, 'There is no free seat.'],
  taken: [409, 'Somebody sits there.'],
  seated: [409, 'You sit at this table already.'],
  'not-full': [409, 'There are free seats.'],
  dealing: [409, 'The shares of the chance are being shown: the game begins in a moment.'],
  pledged: [409, 'This seat has pledged its share of the chance already.'],
  'not-revealing': [409, 'The shares of the chance are not shown now.'],
  'not-pledged': [409, 'This is not the share that the seat has pledged.'],
  begun: [409, 'The game has begun.'],
  'not-begun': [409, 'The game has not begun.'],
  over: [409, 'The game is over.'],
  'not-over': [409, 'The game is not over.'],
  aside: [409, 'The table is set aside: the rules failed there. Nothing is lost.'],
  stale: [409, 'The table has changed since: look again.'],
  'stand-in': [409, 'A bot plays for you: take your seat back first.'],
  'no-stand-in': [409, 'Nobody plays for you.'],
  resigned: [409, 'You have resigned.'],
  owed: [409, 'The bot makes the move first that was due when your time ran out.'],
  'host-away': [409, 'Whoever opened this table has gone; it waits until they are back.'],
  paused: [403, 'You break off rated games too often, or do not come to them.'],
  'account-only': [403, 'Rated games are between people with an account.'],
  'somebody-gone': [409, 'Everybody at a rated game would have to agree, and somebody is gone for good.'],
  present: [409, 'They are here, or have been a moment ago.'],
  'no-offer': [409, 'There is no such offer any more.'],
  'nothing-to-take-back': [409, 'There are not so many moves to take back.'],
  'too-many-undos': [409, 'You have undone too many moves here: play on, and with the game you may undo more.'],
  'too-many-takebacks': [409, 'This table has gone back too often.'],
  'no-orders': [400, 'The game knows no such standing order.'],
  'not-stored': [503, 'The move could not be stored, and was not made. Try again.'],
  busy: [503, 'The table is being brought back. Try again.'],
  'too-many': [429, 'Too much at once. Wait a little.'],
  'too-many-tables': [429, 'You sit at too many tables.'],
  forbidden: [403, 'You may not do this.'],
  'bad-message': [400, 'The message cannot be read.'],
  failed: [500, 'Something went wrong here. Nothing was changed.'],
} as const satisfies Record<string, readonly [number, string]>

export type TroubleCode = keyof typeof TROUBLES

export function troubled(code: TroubleCode, message?: string): TroubleError {
  const [status, sentence] = TROUBLES[code]
  return new TroubleError(status, { code, message: message ?? sentence })
}

/** A refusal of the rules. */
export const refused = ({ code, rule, message }: Refusal): TroubleError =>
  new TroubleError(409, {
    code,
    message: `Not possible: ${code}.`,
    ...(rule && { rule }),
    words: { key: message.key, ...(message.args && { args: { ...message.args } }) },
  })

export const troubleOf = (error: unknown): Trouble =>
  error instanceof TroubleError ? error.trouble : troubled('failed').trouble
