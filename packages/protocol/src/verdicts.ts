// What moderators may decide. Apart, since the page needs this list and not the schemas.

export const VERDICTS = ['dismiss', 'warn', 'hide-chat', 'rename', 'ban-day', 'ban-week', 'ban-forever'] as const
export type Verdict = (typeof VERDICTS)[number]
/** About a person, who is told of it. */
export type PersonalVerdict = Exclude<Verdict, 'dismiss' | 'hide-chat'>
