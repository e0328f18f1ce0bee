// Why something about people was not done.

import { TroubleError, troubled } from '../trouble.ts'

const TROUBLES = {
  'no-person': [404, 'There is no such person.'],
  yourself: [400, 'That is you.'],
  'not-welcome': [403, 'This person does not take messages or challenges from you.'],
  'too-many-followed': [409, 'You follow too many people.'],
  'too-many-challenges': [409, 'Too many challenges are waiting already.'],
  'no-challenge': [404, 'This challenge is no longer open.'],
  'no-conversation': [404, 'There is no such conversation, or it is not yours.'],
  'no-message': [404, 'There is no such message, or it is not yours.'],
  'too-many-conversations': [429, 'You have started too many conversations today.'],
  unanswered: [409, 'Wait for an answer before you write again.'],
  'bad-record': [400, 'This is not the record of a finished game that the rules allow.'],
  'too-many-records': [409, 'You have stored the most games of your own that can be.'],
  'no-record': [404, 'There is no such game.'],
  'no-club': [404, 'There is no such club.'],
  'club-taken': [409, 'A club has this name or address, or one that looks like it.'],
  'too-many-clubs': [409, 'You are in too many clubs, or have founded too many.'],
  'club-full': [409, 'This club has the most members that a club can have.'],
  'not-member': [403, 'This is for members of the club.'],
  'not-leader': [403, 'This is for those who lead the club.'],
  'last-leader': [409, 'Make somebody else a leader first.'],
  'bad-hook': [400, 'News can only be sent to a public address that begins with https://.'],
  'no-hook': [404, 'No address has been set for the news of this club.'],
  'hook-failed': [409, 'The other side did not take the message.'],
  'too-many-relations': [409, 'You have muted or blocked too many people.'],
  'nothing-reported': [400, 'A report is about somebody, a table or a line of the chat.'],
  'no-chat': [404, 'There is no such line, or it is not yours to see.'],
  'no-report': [404, 'There is no such report.'],
  'report-handled': [409, 'Somebody has decided on this report already.'],
  'own-report': [403, 'A report about yourself is for another moderator.'],
  'report-no-person': [409, 'The report is about nobody who is still here.'],
  'no-league': [404, 'There is no such league.'],
  'no-season': [404, 'The ladder has no such season.'],
  'report-no-chat': [409, 'The report is about no line of the chat.'],
} as const satisfies Record<string, readonly [number, string]>

export type PeopleTrouble = keyof typeof TROUBLES

export function peopleTrouble(code: PeopleTrouble): TroubleError {
  const [status, message] = TROUBLES[code]
  return new TroubleError(status, { code, message })
}

export { TroubleError, troubled }
