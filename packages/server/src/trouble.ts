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
  'no-table': [404, 'There is no such table, or you cannot see it.'],
  'no-invite': [404, 'This link is wrong or has already been used.'],
  'sign-in': [401, 'Sign in first; a guest session is enough.'],
  banned: [403, 'You cannot do this for now.'],
  blocked: [403, 'Somebody at this table does not want to play with you.'],
  'not-yours': [403, 'Only the table’s host can do this.'],
  'not-seated': [403, 'You have no seat at this table.'],
  'no-game': [400, 'There is no such game here.'],
  'bad-options': [400, 'The game does not have these options.'],
  'no-data': [404, 'There are no such data of one’s own here, or they cannot be played.'],
  'too-many-data': [409, 'You have stored the most sets of data of your own that can be.'],
  'bad-seats': [400, 'The game cannot be played with these seats.'],
  'no-level': [400, 'There is no bot at this level.'],
  full: [409, 'There are no free seats.'],
  taken: [409, 'That seat is taken.'],
  seated: [409, 'You already have a seat at this table.'],
  'not-full': [409, 'There are still free seats.'],
  dealing: [409, 'The shares of the seed are being revealed; the game starts in a moment.'],
  pledged: [409, 'This seat has already committed to its share of the seed.'],
  'not-revealing': [409, 'Shares of the seed are not being revealed now.'],
  'not-pledged': [409, 'This is not the share that the seat committed to.'],
  begun: [409, 'The game has already started.'],
  'not-begun': [409, 'The game has not started yet.'],
  over: [409, 'The game is over.'],
  'not-over': [409, 'The game is not over yet.'],
  'not-analysed': [409, 'There is nothing to analyse in this game.'],
  aside: [409, 'This game is paused: the rules engine hit an error. Nothing is lost.'],
  stale: [409, 'The position has changed in the meantime; fetch it again.'],
  'stand-in': [409, 'A bot is playing for you; take your seat back first.'],
  'no-stand-in': [409, 'No bot is playing for you.'],
  resigned: [409, 'You have resigned.'],
  owed: [409, 'The bot first has to make the move that was due when your time ran out.'],
  'tournament-table': [409, 'Seats at this table are given out by its tournament.'],
  'no-tournament': [404, 'There is no such tournament.'],
  'not-director': [403, 'Only the director of the tournament can do this.'],
  'not-open': [409, 'Nobody can enter this tournament any more.'],
  'not-entered': [409, 'They do not take part in this tournament.'],
  removed: [403, 'The director has removed you from this tournament.'],
  'tournament-full': [409, 'The tournament is full.'],
  'tournament-begun': [409, 'The tournament has already started.'],
  'tournament-not-running': [409, 'The tournament is not at a point where this can be done.'],
  'tournament-over': [409, 'The tournament is over.'],
  'too-few': [409, 'Too few players have entered.'],
  'round-begun': [409, 'Games of this round have already begun.'],
  'no-pairing': [404, 'The tournament has no such game.'],
  'bad-result': [400, 'A result has one place for every seat, and a first place.'],
  'no-trf': [409, 'FIDE’s report knows only games of two.'],
  'too-many-tournaments': [429, 'You direct too many tournaments that are not over.'],
  'host-away': [409, 'The host is away; you can sit down once they are back.'],
  paused: [403, 'You have aborted or missed too many rated games.'],
  'account-only': [403, 'Rated games are for players with an account.'],
  'somebody-gone': [409, 'In a rated game everyone has to agree, and somebody has left for good.'],
  present: [409, 'This player is here, or was a moment ago.'],
  'no-offer': [409, 'The offer is no longer open.'],
  'nothing-to-take-back': [409, 'There are not that many moves to take back.'],
  'too-many-undos': [409, 'You have undone too many moves in this game; play on, and you will be able to undo again.'],
  'too-many-takebacks': [409, 'No more takebacks are possible in this game.'],
  'no-orders': [400, 'The game has no such standing order.'],
  'not-stored': [503, 'The move could not be stored and was not made. Try again.'],
  busy: [503, 'The table is being restored. Try again.'],
  'too-many': [429, 'Too many requests. Try again in a minute.'],
  'too-many-tables': [429, 'You have too many tables.'],
  forbidden: [403, 'You cannot do this.'],
  'bad-message': [400, 'The message cannot be read.'],
  failed: [500, 'Something went wrong on the server. Nothing was changed.'],
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
