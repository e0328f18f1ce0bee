// Why something may not be done now: a code, figures, the rule's number. The list of what may be done decides; what is said is what
// can be told apart from the outside: whose turn it is, what is being decided, cards, AP, and the section of the action itself.

import type { Message, Refusal, Seat } from '@tabularium/kernel'
import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { DECISION_RULE } from '../board/decisions.ts'
import type { At, AwFrame } from '../board/frames.ts'
import { AP, type Card, type Country } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { holds } from '../cards/deck.ts'
import { mayPlay } from '../economy/cards-for-ap.ts'
import { left } from '../economy/purse.ts'
import { mustRebuild } from '../nomads/reinforcements.ts'
import { legal, waiting } from '../play.ts'
import { inAp } from '../text/naming.ts'
import { refuseBattle } from './battle.ts'
import { refuseCards } from './cards.ts'
import { refuseChoice } from './choices.ts'
import { refuseEconomy } from './economy.ts'
import { refuseMove } from './movement.ts'
import { refusePolitics } from './politics.ts'

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})

/** The section of an action of the impulse: what there is to read where it is not possible. */
const ACT_RULE: Readonly<Partial<Record<AwAction['kind'], string>>> = {
  ap: '3.1',
  plus: '6.18',
  end: '3.1',
  march: '6.6.2',
  single: '6.6',
  'force-march': '6.6.8',
  relocate: '6.6.7',
  'sell-group': '6.6.6',
  hunger: '6.8.1',
  assault: '6.8.2',
  siege: '6.8.3',
  sortie: '6.8',
  build: '6.1',
  hire: '6.2',
  recruit: '6.3',
  rebuild: '6.4',
  regain: '6.5',
  'regain-leader': '6.5',
  clear: '6.4',
  wall: '6.4',
  combine: '9.3',
  disband: '9.4',
  bid: '9.6',
  pillage: '6.14',
  'raid-with': '6.15',
  raid: '6.15',
  sail: '6.16',
  search: '6.16',
  influence: '6.9',
  war: '7.4.2',
  passage: '6.9',
  close: '6.9',
  peace: '7.4.3',
  ransom: '7.4.3',
  cede: '7.4.3',
  join: '7.4.1',
  conquer: '6.13',
  event: '6.11',
}

const scratch: AwAction[] = []

const isLegal = (b: Board, s: AwState, seat: Seat, action: AwAction): boolean => {
  const n = legal(b, s, seat, scratch)
  for (let i = 0; i < n; i++) if (scratch[i] === action) return true
  return false
}

/** Whether the question is answered by actions of this kind. */
function isAsked(b: Board, s: AwState, seat: Seat, kind: AwAction['kind']): boolean {
  const n = legal(b, s, seat, scratch)
  for (let i = 0; i < n; i++) if (scratch[i].kind === kind) return true
  return false
}

/** More AP than anything costs. */
const PLENTY = 100 * AP

/** Whether only AP are missing. */
function isTooDear(b: Board, s: AwState, seat: Seat, action: AwAction): boolean {
  const { income } = s
  s.income = PLENTY
  try {
    return isLegal(b, s, seat, action)
  } finally {
    s.income = income
  }
}

function refuseCard(b: Board, s: AwState, c: Country, card: Card, plus: boolean): Refusal | undefined {
  const args = { card: { key: `card.${b.cards[card]}` } }
  if (!holds(b, s, c, card)) return no('not-in-hand', '2.3', args)
  if (s.closed === 1) return no('no-more-cards', '6.11.g')
  if (s.cardsPlayed >= 2) return no('two-cards', '3.2')
  const how = mayPlay(b, s, c, card)
  if (plus && how === 1) return no('plus-not-needed', '6.18', args)
  return how === 1 ? undefined : no('needs-plus', '6.18', { cost: b.data.constants.plusConversionCost })
}

/** Each knows why an action of its chapters is not legal at this frame, or says nothing. */
const BY_CHAPTER: readonly ((b: Board, s: AwState, f: AwFrame, action: AwAction) => Refusal | undefined)[] = [
  refuseBattle,
  refuseCards,
  refuseMove,
  refusePolitics,
  refuseEconomy,
]

const inAct = (at: At): boolean => at === 'act'

export function refuse(b: Board, s: AwState, seat: Seat, action: AwAction): Refusal | undefined {
  const f = s.frames[s.frames.length - 1]
  if (f === undefined) return no('over', '8.3')
  if (!waiting(b, s).includes(seat)) return no('not-asked', DECISION_RULE[f.at] ?? '3.1')
  if (isLegal(b, s, seat, action)) return undefined
  for (const refuseBy of BY_CHAPTER) {
    const why = refuseBy(b, s, f, action)
    if (why) return why
  }
  const choice = inAct(f.at) ? undefined : refuseChoice(b, s, f, action, isAsked(b, s, seat, action.kind))
  if (choice) return choice
  const rule = ACT_RULE[action.kind]
  if (!inAct(f.at) || rule === undefined) return no('not-now', DECISION_RULE[f.at] ?? '6.0')
  if (action.kind === 'end') return mustRebuild(b, s, f.of) ? no('must-rebuild', '10.1.1') : no('must-play', '3.1')
  if ('card' in action && typeof action.card === 'number') {
    const refusal = refuseCard(b, s, f.of, action.card, action.kind === 'plus')
    if (refusal) return refusal
  }
  if (isTooDear(b, s, seat, action)) return no('too-dear', rule, { left: inAp(left(s)) })
  return no('not-possible', rule)
}
