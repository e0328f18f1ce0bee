// Every action of the game, and in which decision each may be chosen.

import { type ActionOf, catalogue, kind, lone, type Refusal, type Seat } from '@tabularium/kernel'
import { FIELDS, HIGHEST_BID, OMENS, SPEAKS } from './data.ts'
import { type Omens, pickOf } from './state.ts'

const kinds = {
  bid: kind(
    [0, 1, 2].map(coins => ({ coins })),
    f => String(f.coins),
  ),
  mark: kind(
    FIELDS.map((_, field) => ({ field })),
    f => FIELDS[f.field],
  ),
  seal: lone(),
  contest: kind(
    OMENS.map((_, omen) => ({ omen })),
    f => OMENS[f.omen],
  ),
  pass: lone(),
}
export type OmensAction = ActionOf<typeof kinds>
export const actions = catalogue(kinds)

const BID = actions.of('bid')
const MARK = actions.of('mark')
const [SEAL] = actions.of('seal')
const CONTEST = actions.of('contest')
const [PASS] = actions.of('pass')

export function legal(s: Omens, seat: Seat, out: OmensAction[]): number {
  const top = s.frames[s.frames.length - 1]
  let n = 0
  switch (top.at) {
    case 'bids':
      for (let coins = 0; coins <= HIGHEST_BID && coins <= s.coins[seat]; coins++) out[n++] = BID[coins]
      return n
    case 'turn':
      for (let field = 0; field < 9; field++) if (s.board[field] < 0) out[n++] = MARK[field]
      return n
    case 'seal':
      out[n++] = SEAL
      out[n++] = PASS
      return n
    case 'answer': {
      // What is in the hand is private, so the seat is asked even when all it can do is pass.
      const fit = s.hands[seat] & SPEAKS[top.field]
      for (let omen = 0; omen < OMENS.length; omen++) if ((fit >> omen) & 1) out[n++] = CONTEST[omen]
      out[n++] = PASS
      return n
    }
    case 'bird':
      return n
  }
}

const refusal = (code: string, rule: string): Refusal => ({ code, rule, message: { key: `refusal.${code}` } })

/** Which decisions each kind of action belongs to, and the rule that says so. */
const PLACE = {
  bid: { at: ['bids'], rule: '2' },
  mark: { at: ['turn'], rule: '3' },
  seal: { at: ['seal'], rule: '4' },
  contest: { at: ['answer'], rule: '5' },
  pass: { at: ['seal', 'answer'], rule: '4' },
} as const

export function refuse(s: Omens, seat: Seat, action: OmensAction): Refusal | undefined {
  const top = s.frames.at(-1)
  const place: { readonly at: readonly string[]; readonly rule: string } = PLACE[action.kind]
  if (!top || !place.at.includes(top.at)) return refusal('not-now', place.rule)
  if (top.at === 'bids' ? pickOf(top.picks, seat) !== 0 : top.by !== seat) return refusal('not-you', place.rule)
  switch (action.kind) {
    case 'bid':
      if (action.coins <= s.coins[seat]) return undefined
      return { code: 'too-poor', rule: '2', message: { key: 'refusal.too-poor', args: { coins: s.coins[seat] } } }
    case 'mark':
      return s.board[action.field] < 0 ? undefined : refusal('taken', '3')
    case 'contest':
      if (((s.hands[seat] >> action.omen) & 1) === 0) return refusal('not-held', '5')
      return top.at === 'answer' && (SPEAKS[top.field] >> action.omen) & 1 ? undefined : refusal('silent', '5')
    case 'seal':
    case 'pass':
      return undefined
  }
}
