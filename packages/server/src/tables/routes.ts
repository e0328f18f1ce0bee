// Tables over HTTP. Every verb says who may: nothing is read or done before it is known who asks.

import {
  analysisAnswer,
  chatBody,
  chatLine,
  command,
  DATA_BYTES,
  dataAnswer,
  dataWish,
  dealBody,
  dealCard,
  decidedGame,
  decidedQuery,
  hallAnswer,
  hex256,
  inviteBody,
  inviteToken,
  joinBody,
  lobbyQuery,
  moveBody,
  notation,
  noteBody,
  offerBody,
  ordersBody,
  planAnswer,
  planBody,
  pledgeBody,
  replaceBody,
  seatBody,
  seekAnswer,
  seekBody,
  shareBody,
  tableCard,
  tableId,
  tableWish,
  takebackBody,
  trouble,
} from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Accounts, Person } from '../accounts/accounts.ts'
import type { App } from '../http.ts'
import { ANALYSES, addressKey, DATA, OFFERS, ORDERS, PLANNING, READS, SEATS } from '../limits.ts'
import { troubled } from '../trouble.ts'
import { createAnalyses, type FinishedGame } from './analyses.ts'
import { mayPlayRated } from './broken-off.ts'
import { isFull } from './chance-shares.ts'
import { linesFor, mayTalk, say } from './chat.ts'
import { moveAs, reopen, replaceAbsent, whyNot } from './commands.ts'
import type { TableContext } from './context.ts'
import { dataTextOf } from './data-rows.ts'
import { storeData } from './data-sets.ts'
import { answerDeal, dealsFor, proposeDeal } from './deals.ts'
import { createHall, DECIDED_A_PAGE, decidedGames } from './hall.ts'
import { houseLadders } from './house.ts'
import { accept, drop, invite, invitedTo, join, leave, mayPlay, openTable, setSeat } from './lobby.ts'
import type { LobbyLists } from './lobby-list.ts'
import { lobbyChanged } from './lobby-news.ts'
import { answer, propose } from './offers.ts'
import { dropPlan, planOf, setPlan } from './planned-moves.ts'
import { comeBack, resign, setOrders, undo } from './play.ts'
import { isSeenBy, type Room, seatOf, viewerFor } from './room.ts'
import { cardFor, latestRecordOf, reload, sawPerson, sightOf } from './room-io.ts'
import type { RoomRegistry } from './room-registry.ts'
import { lookUp, seek, seekNoMore } from './seeks.ts'
import { pledge, showShare, startIfReady } from './start.ts'
import { cardsOf } from './table-card.ts'

const LISTED = 100

const byTable = z.strictObject({ id: tableId })
const byHash = z.strictObject({ hash: hex256 })
const byInvite = z.strictObject({ token: inviteToken })
const version = z.object({ version: z.number() })
const done = z.object({ done: z.literal(true) })
const none = z.undefined()
const DONE = { done: true } as const
const list = z.array(tableCard)
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': trouble }) as const
const CARD = answers(tableCard)
const DATA_TEXT = { 200: { content: { 'application/json': { schema: z.string() } } }, '4xx': trouble } as const
const RECORD = { 200: { content: { 'text/plain': { schema: z.string() } } }, '4xx': trouble } as const
/** Views differ from game to game: docs/api.md shows them. */
const sight = z.looseObject({ version: z.number() })

/** Who asks. */
const somebody = async (accounts: Accounts, request: FastifyRequest): Promise<Person> => {
  const person = await accounts.who(request.headers)
  if (!person) throw troubled('sign-in')
  return person
}

export function tableRoutes(app: App, context: TableContext, rooms: RoomRegistry, lobby: LobbyLists): void {
  asideRoutes(app, context, rooms)
  const { accounts, database } = context
  const { db } = database
  const who = async (request: FastifyRequest): Promise<Person> => {
    const person = await somebody(accounts, request)
    context.guestAddresses.note(person, request.ip)
    return person
  }
  const about = <T extends object>(summary: string, schema: T) => ({ schema: { tags: ['tables'], summary, ...schema } })

  /** Not more than the engine can answer, over HTTP and sockets together. */
  const mayLook = (request: FastifyRequest): void => {
    if (context.limits.take(`reads ${addressKey(request.ip)}`, READS) > 0) throw troubled('too-many')
  }

  /** Not too often, whichever table it is. */
  const maySit = (person: Person): void => {
    if (context.limits.take(`seats ${person.id}`, SEATS) > 0) throw troubled('too-many')
  }

  /** Nobody is asked again and again. */
  const mayOffer = (room: Room, person: Person): void => {
    if (context.limits.take(`offers ${room.id} ${person.id}`, OFFERS) > 0) throw troubled('too-many')
  }

  /** The table, if this person may know of it. */
  const seen = async (id: string, person: Person | undefined): Promise<Room> => {
    const room = await rooms.find(id)
    if (!isSeenBy(room, person)) throw troubled('no-table')
    if (person) context.onlineStatus.asked(person.id)
    await sawPerson(context, room, seatOf(room, person?.id)?.seat)
    return room
  }

  /** Somebody does something at a table; the answer is its card. */
  const doing = async (request: FastifyRequest, id: string, work: (room: Room, person: Person) => Promise<unknown>) => {
    const person = await who(request)
    await seen(id, person)
    return await rooms.at(id, async room => {
      await work(room, person)
      return cardFor(context, room, person.id)
    })
  }

  app.get(
    '/api/lobby',
    about('Open tables, or games to watch', { querystring: lobbyQuery, response: answers(list) }),
    async request => {
      const person = await accounts.who(request.headers)
      if (person) context.onlineStatus.asked(person.id)
      const { club } = request.query
      if (club !== undefined && !person?.clubs.includes(club)) throw troubled('forbidden')
      return [...(await lobby.look(request.query, person?.id))]
    },
  )

  app.get(
    '/api/tables/mine',
    about('My tables, those waiting for me first', { response: answers(list) }),
    async request => {
      const person = await who(request)
      context.onlineStatus.asked(person.id)
      const rows = await db
        .selectFrom('game_table')
        .innerJoin('seat', 'seat.table_id', 'game_table.id')
        .selectAll('game_table')
        .where('seat.user_id', '=', person.id)
        .where('game_table.status', 'in', ['open', 'playing', 'aside'])
        .orderBy('touched', 'desc')
        .limit(2 * LISTED)
        .execute()
      const cards = await cardsOf(database, rows, context.now(), person.id)
      const waits = (card: (typeof cards)[number]) =>
        card.mine !== undefined && card.waiting.includes(card.mine) && !card.seats[card.mine].standIn
      return [...cards.filter(waits).sort((a, b) => a.touched - b.touched), ...cards.filter(card => !waits(card))]
    },
  )

  const hall = createHall(context, rooms, () => houseLadders(db))
  app.get(
    '/api/hall',
    about('Who is here, what is played and what was just decided', { response: answers(hallAnswer) }),
    async () => await hall.look(),
  )

  app.get(
    '/api/decided',
    about('Public games of people that are over, the latest first', {
      querystring: decidedQuery,
      response: answers(z.array(decidedGame)),
    }),
    async request => {
      mayLook(request)
      return await decidedGames(context, { before: request.query.before, most: DECIDED_A_PAGE, house: false })
    },
  )

  app.get(
    '/api/seek',
    about('How many seek a game, and what I seek myself', { response: answers(seekAnswer) }),
    async request => {
      const person = await accounts.who(request.headers)
      return await lookUp(context, person?.id)
    },
  )

  app.put(
    '/api/seek',
    about('Seek somebody to play with, as long as I am connected', { body: seekBody, response: answers(seekAnswer) }),
    async request => {
      const person = await who(request)
      maySit(person)
      context.onlineStatus.asked(person.id)
      return await seek(context, person, request.body)
    },
  )

  app.delete('/api/seek', about('Seek nobody any more', { response: { 204: none } }), async (request, reply) => {
    const person = await who(request)
    await seekNoMore(context, person.id)
    return reply.code(204).send()
  })

  app.post(
    '/api/tables',
    about('Create a table', {
      body: tableWish,
      response: answers(z.object({ table: tableCard, invite: z.string().optional() })),
    }),
    async request => {
      const person = await who(request)
      maySit(person)
      context.onlineStatus.asked(person.id)
      const id = await openTable(context, person, request.body)
      return await rooms.at(id, async room => {
        await startIfReady(context, room)
        await lobbyChanged(context)
        if (room.row.status === 'open') tellClub(context, room)
        const token = room.row.status === 'open' ? await invite(context, room, person.id) : undefined
        return { table: cardFor(context, room, person.id), ...(token !== undefined && { invite: token }) }
      })
    },
  )

  app.post(
    '/api/data',
    {
      // JSON in JSON: every quotation mark counts twice.
      bodyLimit: 3 * DATA_BYTES,
      ...about('Store data of one’s own to play on', { body: dataWish, response: answers(dataAnswer) }),
    },
    async request => {
      const person = await who(request)
      mayPlay(context, person)
      if (context.limits.take(`data ${person.id}`, DATA) > 0) throw troubled('too-many')
      if (context.limits.take(`data ${addressKey(request.ip)}`, DATA) > 0) throw troubled('too-many')
      return await storeData(context, person, request.body)
    },
  )

  app.get(
    '/api/data/:hash',
    about('The text of data that a table plays on', { params: byHash, response: DATA_TEXT }),
    async (request, reply) => {
      mayLook(request)
      const text = await dataTextOf(db, request.params.hash)
      if (text === undefined) throw troubled('no-data')
      // A hash names one text for ever.
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'attachment')
        .send(text)
    },
  )

  app.get('/api/tables/:id', about('A table', { params: byTable, response: CARD }), async request => {
    const person = await accounts.who(request.headers)
    const { id } = request.params
    return cardFor(context, await seen(id, person), person?.id)
  })

  app.get(
    '/api/invites/:token',
    about('The table behind an invitation link', { params: byInvite, response: CARD }),
    async request => {
      const person = await accounts.who(request.headers)
      const id = await invitedTo(context, request.params.token)
      return cardFor(context, await rooms.find(id), person?.id)
    },
  )

  app.post(
    '/api/invites/:token',
    about('Take a seat with an invitation link', { params: byInvite, body: inviteBody.nullish(), response: CARD }),
    async request => {
      const person = await who(request)
      maySit(person)
      context.onlineStatus.asked(person.id)
      const { token } = request.params
      const id = await invitedTo(context, token)
      return await rooms.at(id, async room => {
        await accept(context, room, person, token, request.body?.pledge)
        return cardFor(context, room, person.id)
      })
    },
  )

  app.post(
    '/api/tables/:id/invites',
    about('Create an invitation link for one person', {
      params: byTable,
      response: answers(z.object({ token: z.string() })),
    }),
    async request => {
      const person = await who(request)
      const { id } = request.params
      await seen(id, person)
      return { token: await rooms.at(id, room => invite(context, room, person.id)) }
    },
  )

  const at = (
    path: string,
    summary: string,
    work: (room: Room, person: Person, body: unknown) => Promise<unknown>,
    body?: z.ZodType,
  ): void => {
    app.post(
      `/api/tables/:id/${path}`,
      about(summary, { params: byTable, response: CARD, ...(body && { body }) }),
      async request => await doing(request, request.params.id, (room, person) => work(room, person, request.body)),
    )
  }

  at(
    'join',
    'Take a free seat',
    async (room, person, body) => {
      maySit(person)
      await join(context, room, person, joinBody.parse(body ?? {}))
    },
    // No body at all is null here.
    joinBody.nullish(),
  )
  at(
    'pledge',
    'Pledge my share of the randomness',
    (room, person, body) => pledge(context, room, person.id, pledgeBody.parse(body).pledge),
    pledgeBody,
  )
  at(
    'share',
    'Reveal my pledged share once the table is full',
    (room, person, body) => showShare(context, room, person.id, shareBody.parse(body).share),
    shareBody,
  )
  at('leave', 'Leave before the game starts', (room, person) => leave(context, room, person.id))
  at('drop', 'Cancel the table before the game starts', (room, person) => drop(context, room, person.id))
  at('start', 'Start the game once all seats are taken', async (room, person) => {
    if (room.row.owner !== person.id) throw troubled('not-yours')
    await reload(context, room)
    if (room.row.status !== 'open') throw troubled('begun')
    if (!isFull(room.seats)) throw troubled('not-full')
    await startIfReady(context, room, person)
  })
  at(
    'seats',
    'Seat a bot, or free a seat',
    (room, person, body) => {
      const { seat, wish } = seatBody.parse(body)
      return setSeat(context, room, person.id, seat, wish)
    },
    seatBody,
  )
  at(
    'takeback',
    'Ask for a takeback, saying how many moves to keep',
    async (room, person, body) => {
      mayOffer(room, person)
      await propose(context, room, person.id, 'takeback', takebackBody.parse(body).moves)
    },
    takebackBody,
  )
  at('end', 'Offer to end the game without a winner', async (room, person) => {
    mayOffer(room, person)
    await propose(context, room, person.id, 'end')
  })
  const mayPlayAgain = async (room: Room, person: Person): Promise<void> => {
    mayPlay(context, person)
    if (room.row.rated) await mayPlayRated(db, person, context.now())
  }
  at('rematch', 'Offer a rematch', async (room, person) => {
    mayOffer(room, person)
    await mayPlayAgain(room, person)
    await propose(context, room, person.id, 'rematch')
  })
  at(
    'offers',
    'Answer an offer',
    async (room, person, body) => {
      const { kind, accept: yes } = offerBody.parse(body)
      if (kind === 'rematch' && yes) await mayPlayAgain(room, person)
      await answer(context, room, person.id, kind, yes)
    },
    offerBody,
  )
  at('resign', 'Resign', (room, person) => resign(context, room, person.id))
  at('return', 'Take my seat back from the bot', (room, person) => comeBack(context, room, person.id))
  at(
    'replace',
    'Let a bot play for a player who is away',
    (room, person, body) => replaceAbsent(context, room, person.id, replaceBody.parse(body).seat),
    replaceBody,
  )

  app.post(
    '/api/tables/:id/moves',
    about('Make a move', { params: byTable, body: moveBody, response: answers(version) }),
    async request => {
      const person = await who(request)
      const { id } = request.params
      const { action, ...sent } = request.body
      await seen(id, person)
      const came = context.now()
      return { version: await rooms.at(id, room => moveAs(context, room, person.id, action, { ...sent, came }), true) }
    },
  )

  app.post(
    '/api/tables/:id/undo',
    about('Undo my last move where that is allowed', {
      params: byTable,
      body: command,
      response: answers(version),
    }),
    async request => {
      const person = await who(request)
      const { id } = request.params
      const sent = request.body
      await seen(id, person)
      const came = context.now()
      return { version: await rooms.at(id, room => undo(context, room, person.id, { ...sent, came }), true) }
    },
  )

  app.get(
    '/api/tables/:id/sight',
    about('Everything my seat may see', { params: byTable, response: answers(sight) }),
    async request => {
      mayLook(request)
      const person = await accounts.who(request.headers)
      const { id } = request.params
      await seen(id, person)
      const text = await rooms.at(id, room => sightOf(context, room, viewerFor(room, person?.id)))
      return JSON.parse(text)
    },
  )

  app.get(
    '/api/tables/:id/why',
    about('Why an action is not possible now', {
      params: byTable,
      querystring: z.strictObject({ action: notation }),
      response: answers(z.object({ trouble: trouble.optional() })),
    }),
    async request => {
      mayLook(request)
      const person = await who(request)
      const { id } = request.params
      const { action } = request.query
      await seen(id, person)
      return await rooms.at(id, room => whyNot(context, room, person.id, action))
    },
  )

  app.get(
    '/api/tables/:id/record',
    about('The record of a finished game', { params: byTable, response: RECORD }),
    async (request, reply) => {
      mayLook(request)
      const person = await accounts.who(request.headers)
      const { id } = request.params
      await seen(id, person)
      const text = await rooms.at(id, room => latestRecordOf(context, room))
      if (text === undefined) throw troubled('not-over')
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `inline; filename="${id}.txt"`)
        .send(text)
    },
  )

  const analyses = createAnalyses(context)
  /** A game that this person may see and that is over: of a running one nothing is told. */
  const finished = async (id: string, person: Person | undefined): Promise<FinishedGame> => {
    const { row } = await seen(id, person)
    const record = await rooms.at(id, room => latestRecordOf(context, room))
    if (record === undefined) throw troubled('not-over')
    return { id, game: row.game, record }
  }

  app.get(
    '/api/tables/:id/analysis',
    about('The analysis of a finished game', { params: byTable, response: answers(analysisAnswer) }),
    async request => {
      mayLook(request)
      const person = await accounts.who(request.headers)
      return await analyses.look(await finished(request.params.id, person))
    },
  )

  app.post(
    '/api/tables/:id/analysis',
    about('Have a finished game analysed, for all who may see it', {
      params: byTable,
      response: answers(analysisAnswer),
    }),
    async request => {
      mayLook(request)
      const person = await who(request)
      const game = await finished(request.params.id, person)
      const known = await analyses.look(game)
      if (known.status !== 'none') return known
      // Anybody can be many guests, but not from many places.
      const address = context.guestAddresses.of(person.id)
      const party = address === undefined ? person.id : `address ${address}`
      if (context.limits.take(`analyses ${party}`, ANALYSES) > 0) throw troubled('too-many')
      return await analyses.begin(game, party)
    },
  )

  app.put(
    '/api/tables/:id/orders',
    about('Set my automatic answers', { params: byTable, body: ordersBody, response: CARD }),
    async request => {
      const { orders } = request.body
      return await doing(request, request.params.id, async (room, person) => {
        if (context.limits.take(`orders ${person.id}`, ORDERS) > 0) throw troubled('too-many')
        await setOrders(context, room, person.id, orders)
      })
    },
  )

  app.get(
    '/api/tables/:id/plan',
    about('What I have planned ahead', { params: byTable, response: answers(planAnswer) }),
    async request => {
      const person = await who(request)
      return await planOf(context, await seen(request.params.id, person), person.id)
    },
  )

  app.put(
    '/api/tables/:id/plan',
    about('Plan moves ahead while others choose', { params: byTable, body: planBody, response: answers(done) }),
    async request => {
      const person = await who(request)
      const { id } = request.params
      await seen(id, person)
      if (context.limits.take(`plans ${person.id}`, PLANNING) > 0) throw troubled('too-many')
      await rooms.at(id, room => setPlan(context, room, person.id, request.body))
      return DONE
    },
  )

  app.delete(
    '/api/tables/:id/plan',
    about('Withdraw what I have planned', { params: byTable, response: answers(done) }),
    async request => {
      const person = await who(request)
      await dropPlan(context, await seen(request.params.id, person), person.id)
      return DONE
    },
  )

  app.get(
    '/api/tables/:id/notes',
    about('My private notes', { params: byTable, response: answers(noteBody) }),
    async request => {
      const person = await who(request)
      const { id } = request.params
      await seen(id, person)
      const note = await db
        .selectFrom('note')
        .select('text')
        .where('table_id', '=', id)
        .where('user_id', '=', person.id)
        .executeTakeFirst()
      return { text: note?.text ?? '' }
    },
  )

  app.put(
    '/api/tables/:id/notes',
    about('Save my private notes', { params: byTable, body: noteBody, response: answers(done) }),
    async request => {
      const person = await who(request)
      const { id } = request.params
      const { text } = request.body
      await seen(id, person)
      const time = context.now()
      await db
        .insertInto('note')
        .values({ table_id: id, user_id: person.id, text, time })
        .onConflict(conflict => conflict.columns(['table_id', 'user_id']).doUpdateSet({ text, time }))
        .execute()
      return DONE
    },
  )

  app.get(
    '/api/tables/:id/deals',
    about('The deals that I am a party to', { params: byTable, response: answers(z.array(dealCard)) }),
    async request => {
      const person = await who(request)
      return await dealsFor(context, await seen(request.params.id, person), person.id)
    },
  )

  app.post(
    '/api/tables/:id/deals',
    about('Propose a deal to other players, and sign it', {
      params: byTable,
      body: dealBody,
      response: answers(z.array(dealCard)),
    }),
    async request => {
      const person = await who(request)
      const room = await seen(request.params.id, person)
      mayTalk(context, person.id)
      await proposeDeal(context, room, person, request.body.text, request.body.seats)
      return await dealsFor(context, room, person.id)
    },
  )

  app.post(
    '/api/tables/:id/deals/:n',
    about('Sign a deal, or tear it up', {
      params: z.strictObject({ id: tableId, n: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
      body: z.strictObject({ accept: z.boolean() }),
      response: answers(z.array(dealCard)),
    }),
    async request => {
      const person = await who(request)
      const room = await seen(request.params.id, person)
      mayTalk(context, person.id)
      await answerDeal(context, room, person, request.params.n, request.body.accept)
      return await dealsFor(context, room, person.id)
    },
  )

  app.get(
    '/api/tables/:id/chat',
    about('The chat', { params: byTable, response: answers(z.array(chatLine)) }),
    async request => {
      const person = await accounts.who(request.headers)
      const { id } = request.params
      return [...(await linesFor(context, await seen(id, person), person?.id))]
    },
  )

  app.post(
    '/api/tables/:id/chat',
    about('Send a chat message', {
      params: byTable,
      body: chatBody,
      response: answers(z.object({ id: z.number() })),
    }),
    async request => {
      const person = await who(request)
      const { id } = request.params
      const room = await seen(id, person)
      mayTalk(context, person.id)
      return { id: await say(context, room, person, request.body) }
    },
  )
}

/** A table that waits for members of its club. */
function tellClub({ notices }: TableContext, { id, row, seats }: Room): void {
  if (row.club_id === null || row.visibility !== 'open') return
  const names = seats.flatMap(({ name, bot }) => name ?? bot ?? [])
  notices.clubs.tell({ club: row.club_id, event: 'table-open', game: row.game, names, path: `/table/${id}` })
}

/** Tables that were set aside, for moderators: when the rules are mended, the game goes on. */
function asideRoutes(app: App, context: TableContext, rooms: RoomRegistry): void {
  const { accounts, database } = context
  const moderator = async (request: FastifyRequest): Promise<void> => {
    const person = await somebody(accounts, request)
    if (!person.moderator || person.via !== 'session') throw troubled('forbidden')
  }
  const tags = ['moderation']

  app.get(
    '/api/moderation/tables',
    { schema: { tags, summary: 'Games paused after an error, for moderators', response: answers(list) } },
    async request => {
      await moderator(request)
      const rows = await database.db
        .selectFrom('game_table')
        .selectAll()
        .where('status', '=', 'aside')
        .orderBy('touched', 'desc')
        .limit(LISTED)
        .execute()
      return await cardsOf(database, rows, context.now())
    },
  )

  app.post(
    '/api/moderation/tables/:id/reopen',
    { schema: { tags, summary: 'Resume a paused game, for moderators', params: byTable, response: CARD } },
    async request => {
      await moderator(request)
      return await rooms.at(request.params.id, async room => {
        await reopen(context, room)
        return cardFor(context, room)
      })
    },
  )
}
