// Moves planned ahead at tables that have begun. A plan is its owner's secret: it is no entry of the log and stands on no
// card, nothing is told to anybody when it comes or goes, and what it plays is told and timed as a standing order's answer.
// What it plays follows from what its seat sees and from nothing else, so that it cannot be asked what is hidden.

import type { Seat } from '@tabularium/kernel'
import { depthsOf, PLAN_DEPTH, type Plan, type PlanAnswer } from '@tabularium/protocol'
import type { Selectable } from 'kysely'
import type { PlanRow } from '../database/schema.ts'
import { gameById } from '../engine/games.ts'
import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'
import { seatsIn } from './log.ts'
import { catchUpTo, mustPlay, ownSeat } from './play.ts'
import { type Room, seatOf } from './room.ts'

type StoredPlan = Selectable<PlanRow>

const storedAt = async ({ database }: TableContext, table: string, seat: Seat): Promise<StoredPlan | undefined> =>
  await database.db
    .selectFrom('plan')
    .selectAll()
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst()

/** Nothing is planned there any more. Only this very plan goes: another one may have come meanwhile. */
async function forget(context: TableContext, table: string, seat: Seat, only?: StoredPlan): Promise<void> {
  await context.database.db
    .deleteFrom('plan')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .$if(only !== undefined, query => query.where('id', '=', only?.id ?? ''))
    .execute()
  await context.plans.changed(table, seat)
}

/** A tree that can be walked: no move before what it follows, own moves with what they answer, words of the game. */
function mustBePlayable({ row }: Room, seat: Seat, plan: Plan): void {
  const game = gameById(row.game)
  const moves = 'tree' in plan ? plan.tree : [{ seat, action: plan.next }]
  if (!game || moves.some(({ action }) => game.actions.parse(action) === undefined)) throw troubled('bad-plan')
  if (!('tree' in plan)) return
  const depths = depthsOf(plan.tree)
  if (!depths || Math.max(...depths) > PLAN_DEPTH) throw troubled('bad-plan')
  if (plan.tree.some(move => (move.seat === seat) !== (move.mark !== undefined))) throw troubled('bad-plan')
}

/** Stores what somebody has planned, in the place of what they had planned before. Call it in turn. */
export async function setPlan(
  context: TableContext,
  room: Room,
  person: string,
  { expect, plan }: { readonly expect: number; readonly plan: Plan },
): Promise<void> {
  await catchUpTo(context, room, { expect })
  mustPlay(room)
  const seat = ownSeat(room, person)
  if (expect !== room.row.log) throw troubled('stale')
  if (seatsIn(room.row.waiting).includes(seat)) throw troubled('your-move')
  mustBePlayable(room, seat, plan)
  const { log: number, moves } = room.row
  const fresh = { id: crypto.randomUUID(), number, moves, plan: JSON.stringify(plan), time: context.now() }
  await context.database.db
    .insertInto('plan')
    .values({ table_id: room.id, seat, ...fresh })
    .onConflict(conflict => conflict.columns(['table_id', 'seat']).doUpdateSet(fresh))
    .execute()
  await context.plans.changed(room.id, seat)
}

export async function dropPlan(context: TableContext, room: Room, person: string): Promise<void> {
  const info = seatOf(room, person)
  if (!info) throw troubled('not-seated')
  await forget(context, room.id, info.seat)
}

/** What the reader has planned there. */
export async function planOf(context: TableContext, room: Room, person: string): Promise<PlanAnswer> {
  const info = seatOf(room, person)
  if (!info) throw troubled('not-seated')
  const stored = await storedAt(context, room.id, info.seat)
  if (!stored || room.row.status !== 'playing' || (await isVoid(context, stored))) return {}
  return { plan: stored.plan, moves: stored.moves }
}

/**
 * Whether what has happened since ends the plan: moves were taken back by all, its owner has taken one back, or, where
 * only the next move was planned, its owner has made one.
 */
async function isVoid({ database }: TableContext, { table_id, seat, number, plan }: StoredPlan): Promise<boolean> {
  const own = 'next' in plan ? (['undo', 'move'] as const) : (['undo'] as const)
  const found = await database.db
    .selectFrom('entry')
    .select('number')
    .where('table_id', '=', table_id)
    .where('number', '>', number)
    .where(({ or, and, eb }) => or([eb('kind', '=', 'takeback'), and([eb('seat', '=', seat), eb('kind', 'in', own)])]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export interface PlannedAnswer {
  readonly action: string
  readonly from: StoredPlan
  /** The plan goes on from there. */
  readonly goesOn: boolean
}

/** Whether a tree has something behind this own move, so many moves after its beginning. */
function goesOnAfter({ plan, seat }: StoredPlan, action: string, depth: number): boolean {
  if (!('tree' in plan)) return false
  const depths = depthsOf(plan.tree)
  return plan.tree.some(({ after }) => {
    const answered = after === -1 ? undefined : plan.tree[after]
    return answered?.seat === seat && answered.action === action && depths?.[after] === depth
  })
}

/** What was planned for just this question. A plan that has no answer to it is over. Call it in turn, with the engine. */
export async function plannedAnswer(context: TableContext, room: Room, seat: Seat): Promise<PlannedAnswer | undefined> {
  if (!context.plans.has(room.id, seat)) return undefined
  const from = await storedAt(context, room.id, seat)
  if (!from) return undefined
  const action = (await isVoid(context, from))
    ? undefined
    : await context.engine.planned(room.id, seat, from.plan, from.moves)
  if (action !== undefined) return { action, from, goesOn: goesOnAfter(from, action, room.row.moves - from.moves + 1) }
  if (seatsIn(room.row.waiting).includes(seat)) await forget(context, room.id, seat, from)
  return undefined
}

/** Whether the plan still stands as it was read. */
export const isStillPlanned = async (context: TableContext, { from }: PlannedAnswer): Promise<boolean> =>
  (await storedAt(context, from.table_id, from.seat))?.id === from.id

/** After its answer was played: what has nothing more to say goes. */
export async function notePlayed(context: TableContext, { from, goesOn }: PlannedAnswer): Promise<void> {
  if (!goesOn) await forget(context, from.table_id, from.seat, from)
}
