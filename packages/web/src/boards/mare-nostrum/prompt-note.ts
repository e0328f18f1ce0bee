// What the prompt says of the piece in hand: what it costs and what is left then, who can go where, whom they would meet.

import { PIECE_NAMES } from '@tabularium/mare-nostrum/rules'
import { useEffect } from 'react'
import type { PromptNote } from '../board.ts'
import { readPiece } from '../kit/pieces.ts'
import { namePiece, placeName, placeOf } from './actions-by-piece.ts'
import { meetingsAt, moved } from './battles.ts'
import { PRICES } from './build-prices.ts'
import type { Mare } from './context.ts'
import { movable } from './movable.ts'
import { mareNostrum } from './on-map.ts'
import { actionOf, counted, sum } from './position.ts'

type Facts = Pick<
  Mare,
  'view' | 'seat' | 'position' | 'asked' | 'chosen' | 'pieces' | 'lifted' | 'plan' | 'say' | 'w' | 'empireOf'
>

/** Resources are paid and lost in this phase. */
const BUILDING = 3

/** What stays at its end; another rule for whoever has the gardens. */
function keptWords({ view, position, w }: Facts): readonly string[] {
  const { cards = [], copied = '' } = view.players[position.mine] ?? {}
  return view.phase !== BUILDING || [...cards, copied].includes('hanging-gardens') ? [] : [w('note.kept')]
}

function buildNote(facts: Facts, piece: string): PromptNote | undefined {
  const { view, position, say, w } = facts
  const [, build] = readPiece(piece)
  const price = build === 'card' ? position.cardPrice : (PRICES[build] ?? 0)
  const all = sum(view.own?.stock ?? [])
  if (price === 0) return undefined
  return {
    lead: `${say(namePiece(piece))}:`,
    text: w('note.cost', { n: price, all }),
    more: [w('note.left', { what: Math.max(0, all - price) }), ...keptWords(facts)].join(' '),
  }
}

function payNote(facts: Facts): PromptNote | undefined {
  const { view, lifted, say, w } = facts
  const { what, b: price = 0 } = view.frames.at(-1) ?? {}
  const action = what === undefined ? undefined : mareNostrum.actions.parse(what)
  const rest = counted((view.own?.stock ?? []).map((n, piece) => n - lifted[piece]))
  const goods = rest.map(([piece, n]) => {
    const name = say({ key: `good.${PIECE_NAMES[piece]}` })
    return n > 1 ? `${name} × ${n}` : name
  })
  if (!action) return undefined
  return {
    lead: `${say(mareNostrum.text.action(action))}:`,
    text: `${w('paying', { n: sum(lifted) + sum(view.paid), all: price })}.`,
    more: [
      w('note.left', { what: goods.length === 0 ? w('nothingOffered') : goods.join(', ') }),
      ...keptWords(facts),
    ].join(' '),
  }
}

function moveNote(facts: Facts, from: string): PromptNote | undefined {
  const { asked, pieces, say, w } = facts
  const ways = (pieces.get(`from.${from}`) ?? []).flatMap(choice => placeOf(actionOf(choice))?.place ?? [])
  if (ways.length === 0) return undefined
  const places = [...new Set(ways)].map(place => say(placeName(place))).join(', ')
  const march = asked === 'march'
  return {
    lead: `${say(placeName(from))}:`,
    text: w(march ? 'note.march' : 'note.sail', { n: movable(facts, from), places }),
    more: w(march ? 'marchDrag' : 'sailDrag'),
  }
}

function planNote({ plan, position, say, w, empireOf, ...facts }: Facts): PromptNote | undefined {
  if (!plan) return undefined
  const { from, to, n } = plan
  const { state, mine } = position
  const meets = meetingsAt(moved(state, mine, from, to, n), mine, to)
  return {
    lead: `${w('fromTo', { from: say(placeName(from)), to: say(placeName(to)) })}:`,
    text: `${w('ofAll', { n, all: movable(facts, from) })}.`,
    more:
      meets.length === 0
        ? w('note.noBattle')
        : w('note.battle', { empires: meets.map(({ foe }) => empireOf(foe)).join(', ') }),
  }
}

/** The facts a question is about; undefined: there is nothing to add to it. */
export function noteOf(facts: Facts): PromptNote | undefined {
  const { asked, chosen, plan, pieces } = facts
  if (asked === 'pay') return payNote(facts)
  if (plan) return planNote(facts)
  if (chosen === undefined || !pieces.has(chosen)) return undefined
  const [kind, name] = readPiece(chosen)
  if (kind === 'build' && (asked === 'build' || asked === 'first')) return buildNote(facts, chosen)
  return kind === 'from' && (asked === 'march' || asked === 'sail') ? moveNote(facts, name) : undefined
}

export function usePromptNote(mare: Mare): void {
  const { note, question, chosen } = mare
  const { lead, text, more } = noteOf(mare) ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question and each piece the prompt forgets what it was told
  useEffect(() => {
    note?.(lead === undefined || text === undefined ? undefined : { lead, text, ...(more !== undefined && { more }) })
  }, [note, question, chosen, lead, text, more])
}
