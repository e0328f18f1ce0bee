// What moves without a person: bots, standing orders, plans, clocks. Each runs once over all processes: whoever stored the move
// before drives on, and one process looks after what a dead one has left.

import { newSeed, type Seat } from '@tabularium/kernel'
import { type Holiday, restOf } from '../accounts/holiday.ts'
import { EngineError, type SeatQuestion } from '../engine/engine.ts'
import { TroubleError } from '../trouble.ts'
import { pauseFor, waitFor } from './bot-delay.ts'
import { deadlineWith, ranOut } from './clocks.ts'
import type { TableContext } from './context.ts'
import { dataTextOf } from './data-rows.ts'
import { seatsIn } from './log.ts'
import { isStillPlanned, notePlayed, plannedAnswer } from './planned-moves.ts'
import { isStale, loseOnTime, play, standIn } from './play.ts'
import { botAt, inTurn, isBotsAlone, isPlayedByBots, isWatched, type Room, running } from './room.ts'
import { settleClocks, withEngine } from './room-io.ts'
import { substituteFor } from './substitute-bot.ts'

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** A game that is played to be watched goes at a pace that one can follow: so many of the bots' beats for a move. */
const SHOWN_BEATS = 3

/** Whether something may answer for the seat: a bot, standing orders or what was planned. */
const mayAnswer = (context: TableContext, room: Room, seat: Seat): boolean =>
  botAt(room, seat) !== undefined || room.seats[seat]?.orders.length > 0 || context.plans.has(room.id, seat)

/** Lets bots, standing orders and plans answer where they are asked. */
export function answerForAbsent(context: TableContext, room: Room): void {
  if (room.row.status !== 'playing' || (isBotsAlone(room) && !isWatched(room))) return
  const { handover } = context
  for (const seat of seatsIn(room.row.waiting)) {
    if (room.answering.has(seat)) continue
    if (!mayAnswer(context, room, seat)) continue
    if (handover.isEnding) handover.leave(room.id)
    else handover.track(room.id, answerFor(context, room, seat))
  }
}

async function answerFor(context: TableContext, room: Room, seat: Seat): Promise<void> {
  room.answering.add(seat)
  let answered = false
  try {
    const release = await context.database.lock(`answer:${room.id}:${seat}`)
    if (!release) return
    try {
      answered = await answerOnce(context, room, seat)
    } finally {
      await release()
    }
  } catch (error) {
    const expected = error instanceof TroubleError && error.trouble.code !== 'failed'
    if (!expected) context.log.error({ table: room.id, seat, why: String(error) }, 'no answer for a seat')
  } finally {
    room.answering.delete(seat)
  }
  // The same seat may be asked again at once; what failed is looked after later.
  if (answered) answerForAbsent(context, room)
}

/** Whether something was done. */
async function answerOnce(context: TableContext, room: Room, seat: Seat): Promise<boolean> {
  const asked = context.now()
  const bot = botAt(room, seat)
  const orders = room.seats[seat]?.orders ?? []
  const question = await inTurn(
    context,
    room,
    () =>
      withEngine(context, room, async () => {
        if (room.row.status !== 'playing') return undefined
        const { log: version } = room.row
        if (bot === undefined) {
          const planned = await plannedAnswer(context, room, seat)
          if (planned) return { version, action: planned.action, planned }
          const action = await context.engine.ordered(room.id, seat, orders)
          return action === undefined ? undefined : { version, action }
        }
        const found = await context.engine.question(room.id, seat)
        return found && { version, ...found }
      }),
    true,
  )
  if (!question) return false
  const ready = async (): Promise<string> => {
    const { action, pause } =
      'action' in question
        ? { action: question.action, pause: waitFor(context, false, context.now() - asked) }
        : await thought(context, room, seat, bot ?? '', question, asked)
    await sleep(room.row.house ? Math.max(pause, context.botDelays.botMs * SHOWN_BEATS) : pause)
    return action
  }
  const action = await context.handover.unlessEnding(ready())
  // Another process thinks about it anew.
  if (action === undefined) return false
  // The person came back, or gave other orders, meanwhile.
  if (botAt(room, seat) !== bot) return true
  if (bot === undefined && room.seats[seat].orders.join() !== orders.join()) return true
  const planned = 'planned' in question ? question.planned : undefined
  if (planned && !(await isStillPlanned(context, planned))) return true
  try {
    const command = { expect: question.version }
    const by = bot === undefined ? 'order' : 'bot'
    await inTurn(context, room, () => play(context, room, seat, action, command, by), true)
    if (planned) await notePlayed(context, planned)
  } catch (error) {
    if (!isStale(error)) throw error
  }
  return true
}

/** On whose account the bots of a table think. Guests of one address share one, whoever they say they are. */
function partyOf({ guestAddresses }: TableContext, { row, seats }: Room): string {
  const { owner } = row
  if (owner === null) return 'nobody'
  const address = guestAddresses.of(owner)
  if (address !== undefined) return `address ${address}`
  return seats.some(({ user_id, guest }) => user_id === owner && guest) ? 'guests' : owner
}

/** What bots draw from: never a table's seed. */
const SEED = newSeed()

/** What the bot does, and how long it pauses yet before it is heard. */
async function thought(
  context: TableContext,
  room: Room,
  seat: Seat,
  spec: string,
  question: SeatQuestion,
  asked: number,
): Promise<{ readonly action: string; readonly pause: number }> {
  const { game } = room.row
  const text = room.row.data && (await dataTextOf(context.database.db, room.row.data.hash))
  const data = room.row.data && text ? { hash: room.row.data.hash, text } : undefined
  const kind = `${game} ${spec}`
  const party = { party: partyOf(context, room), alone: isPlayedByBots(room) }
  let begun = asked
  const ask = (by: string) =>
    context.bots.think(
      { table: room.id, game, seat, spec: by, ...question, seed: SEED + room.id, ...party, data },
      undefined,
      () => {
        begun = context.now()
      },
    )
  const chosen = async (): Promise<string> => {
    try {
      return await ask(spec)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      context.log.warn({ table: room.id, seat, spec, why: error.message }, 'a bot failed; another one plays instead')
      return spec === substituteFor(game) ? await ask('random') : await ask(substituteFor(game))
    }
  }
  const action = await chosen()
  const now = context.now()
  if (question.legal.length > 1) context.thinking.note(kind, now - begun)
  const floor = context.thinking.floorOf(kind)
  return { action, pause: pauseFor(context, { passed: now - asked, thought: now - begun, floor }) }
}

/** Somebody has run out of time: a rated game is lost by it, in any other a bot makes the move that is due. */
export async function timeUp(context: TableContext, room: Room): Promise<void> {
  if (room.row.status !== 'playing') return
  await settleClocks(context, room)
  const now = context.now()
  await giveBack(context, room, now)
  const late = ranOut(room.row.clocks, running(room), now)
  if (late.length === 0) return
  context.metrics.timeouts.inc(late.length)
  if (room.row.rated) return await loseOnTime(context, room, late)
  for (const seat of late) await standIn(context, room, seat, 'time')
}

/** On holiday the clock of a game by correspondence stands still: the time is given back. */
async function giveBack(context: TableContext, room: Room, now: number): Promise<void> {
  const { clock, clocks, log } = room.row
  if (clock.kind !== 'days' || !clocks) return
  const seats = running(room)
  const { db } = context.database
  const holidays = new Map<Seat, Holiday>()
  for (const seat of seats) {
    const profile = await db
      .selectFrom('profile')
      .select(['holiday_from as from', 'holiday_until as until'])
      .where('user_id', '=', room.seats[seat].user_id ?? '')
      .executeTakeFirst()
    if (profile?.from && profile.until) holidays.set(seat, { from: profile.from, until: profile.until })
  }
  const rests = clocks.left.map((_, seat) => {
    const holiday = holidays.get(seat)
    return holiday ? restOf(holiday, clocks.since, now) : 0
  })
  if (rests.every(rest => rest === 0)) return
  const passed = now - clocks.since
  const left = clocks.left.map((ms, seat) => (seats.includes(seat) ? ms - passed + rests[seat] : ms))
  const fresh = { left, since: now }
  const deadline = deadlineWith(fresh, seats, holidays, now)
  await db
    .updateTable('game_table')
    .set({ clocks: JSON.stringify(fresh), deadline })
    .where('id', '=', room.id)
    .where('log', '=', log)
    .execute()
  room.row = { ...room.row, clocks: fresh, deadline }
}
