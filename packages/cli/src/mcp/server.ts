// The MCP server: tools by which a language model learns the games, plays them and looks back on them. It is shown what its seat may
// know, like anybody; what it does wrong is answered with a sentence.

import { McpServer } from '@modelcontextprotocol/server'
import { analyse, iterationsOf, makeJudge } from '@tabularium/bots'
import { LEVEL_IDS } from '@tabularium/bots/levels'
import { choosable, type Game, LANGUAGES, ReplayError, speakerOf, writeRecord } from '@tabularium/kernel'
import { z } from 'zod'
import { findGame, fitted, InputError, need, plain } from '../input.ts'
import { VERSION } from '../version.ts'
import { type Seen, tellPosition } from './position.ts'
import type { McpTables } from './tables.ts'

const INSTRUCTIONS = `Tabularium plays strategy games of the ancient world with every rule enforced. Begin with list_games, read the rules you
need with read_rules, open a table with open_table, and play with move, one of the legal moves that each answer lists. why_not explains why a
move is refused. You see what your seat may know and nothing else.`

const language = z.enum(LANGUAGES).default('en').describe('language of all words')
const game = z.string().max(40).describe('id of a game, from list_games')
const table = z.string().max(60).describe('id of a table')
const action = z.string().max(200).describe('a move in notation, such as "build baths"')

/** Decisions that one call judges: each takes up to some tenths of a second. */
const MOST_JUDGED = 40
const MOST_RULES = 12
const SLICES = 20

interface Content {
  [key: string]: unknown
  content: { type: 'text'; text: string }[]
  isError?: boolean
}

const text = (words: string, data?: unknown): Content => ({
  content: [words, ...(data === undefined ? [] : [JSON.stringify(data)])].map(part => ({ type: 'text', text: part })),
})

/** A sentence on what is wrong: the model's to mend. What is ours says no more than that it is. */
async function answered(work: () => Promise<Content>): Promise<Content> {
  try {
    return await work()
  } catch (error) {
    const isTheirs = error instanceof InputError || error instanceof ReplayError
    return { ...text(isTheirs ? plain(error.message) : 'an error of the program; nothing was done'), isError: true }
  }
}

const lower = (words: string): string => words.toLowerCase()

export function mcpServer(games: readonly Game[], tables: McpTables): McpServer {
  const server = new McpServer({ name: 'tabularium', version: VERSION }, { instructions: INSTRUCTIONS })
  const gameOf = (id: string): Game => need(findGame(games, id))
  const told = (seen: Seen, language: (typeof LANGUAGES)[number], data: boolean): Content => {
    const { words, data: fields } = tellPosition(gameOf(seen.game), seen, language, data)
    return text(words, fields)
  }
  const data = z.boolean().default(false).describe('also the view as JSON')

  server.registerTool(
    'list_games',
    { description: 'The games, with numbers of players and options.', inputSchema: z.object({ language }) },
    ({ language }) =>
      answered(async () => {
        const list = games.map(one => {
          const say = speakerOf(one, language)
          const options = Object.entries(choosable(one.options)).map(
            ([name, { values }]) => `${name}: ${values.join(' | ')}`,
          )
          const { min, max } = one.seats
          return `${one.id}: ${say({ key: 'game.name' })}, ${min === max ? min : `${min} to ${max}`} players. Options (first is the default): ${options.join('; ')}`
        })
        return text(list.join('\n'))
      }),
  )

  server.registerTool(
    'read_rules',
    {
      description:
        'The rules of a game: the contents, one section with its parts by number, or the sections that mention a word.',
      inputSchema: z.object({
        game,
        about: z.string().max(80).default('').describe('a number such as 6.2, or a word'),
        language,
      }),
    },
    ({ game: id, about, language }) =>
      answered(async () => {
        const rules = await gameOf(id).text.rules(language)
        if (about === '') return text(rules.map(({ number, title }) => `${number} ${title}`).join('\n'))
        const byNumber = rules.filter(({ number }) => number === about || number.startsWith(`${about}.`))
        const found =
          byNumber.length > 0
            ? byNumber
            : rules.filter(rule => lower(`${rule.title} ${rule.text}`).includes(lower(about)))
        if (found.length === 0) throw new InputError(`no rule is numbered or mentions '${about}'`)
        const shown = found.slice(0, MOST_RULES).map(({ number, title, text: said }) => `${number} ${title}\n${said}`)
        const more = found.slice(MOST_RULES).map(({ number }) => number)
        return text([...shown, ...(more.length > 0 ? [`Also: ${more.join(', ')}`] : [])].join('\n\n'))
      }),
  )

  server.registerTool(
    'read_card',
    {
      description: 'What a card, wonder or other piece costs and does, by its name in notation.',
      inputSchema: z.object({ game, name: z.string().max(80), language }),
    },
    ({ game: id, name, language }) =>
      answered(async () => {
        const one = gameOf(id)
        const [title, ...does] = one.text.about?.(lower(name).replaceAll(' ', '-')) ?? []
        if (!title) throw new InputError(`nothing in ${one.id} is called '${name}'`)
        const say = speakerOf(one, language)
        return text(`${say(title)}: ${does.map(say).join(' · ')}`)
      }),
  )

  server.registerTool('list_tables', { description: 'The tables you play at.', inputSchema: z.object({}) }, () =>
    answered(async () => text((await tables.list()).join('\n') || 'none; open one with open_table')),
  )

  server.registerTool(
    'open_table',
    {
      description: 'Opens a table against bots and shows the first position.',
      inputSchema: z.object({
        game,
        players: z.int().min(0).max(8).default(0).describe('0: as few as possible'),
        level: z.enum(LEVEL_IDS).default('pupil').describe('strength of the bots, from weak to strong'),
        options: z.record(z.string().max(40), z.string().max(40)).default({}),
        ...{ language, data },
      }),
    },
    ({ game: id, players, level, options, language, data }) =>
      answered(async () => told(await tables.open({ game: gameOf(id), players, level, options }), language, data)),
  )

  server.registerTool(
    'join_table',
    {
      description: 'Takes a seat at a table of the server: an invitation link, or the id of an open table.',
      inputSchema: z.object({ where: z.string().max(300), language, data }),
    },
    ({ where, language, data }) => answered(async () => told(await tables.join(where), language, data)),
  )

  server.registerTool(
    'position',
    {
      description: 'What your seat sees now, what happened since your last look, and your legal moves.',
      inputSchema: z.object({
        table,
        wait: z.int().min(0).max(30).default(0).describe('wait for your move, at most so many seconds'),
        ...{ language, data },
      }),
    },
    ({ table, wait, language, data }) => answered(async () => told(await tables.look(table, wait), language, data)),
  )

  server.registerTool(
    'move',
    {
      description: 'Makes a move, one of the legal ones, and shows the position after it and after what bots answered.',
      inputSchema: z.object({ table, action, language, data }),
    },
    ({ table, action, language, data }) => answered(async () => told(await tables.move(table, action), language, data)),
  )

  server.registerTool(
    'why_not',
    { description: 'Why a move is refused now, with the rule.', inputSchema: z.object({ table, action, language }) },
    ({ table, action, language }) =>
      answered(async () => text((await tables.why(table, action, language)) ?? 'This move is legal now.')),
  )

  server.registerTool(
    'record',
    {
      description: 'The record of a finished game: every move, with what chance answered.',
      inputSchema: z.object({ table }),
    },
    ({ table }) => answered(async () => text(writeRecord(await tables.record(table)))),
  )

  server.registerTool(
    'analyse',
    {
      description: `Judges decisions of a finished game: what each was worth and what would have been better. At most ${MOST_JUDGED} moves a call.`,
      inputSchema: z.object({
        table,
        from: z.int().min(1).max(100_000).default(1),
        to: z.int().min(1).max(100_000).optional(),
      }),
    },
    ({ table, from, to }) =>
      answered(async () => {
        const record = await tables.record(table)
        const { game: one, record: fit } = need(fitted({ game: gameOf(record.game), record }))
        const last = Math.min(fit.moves.length, to ?? from + MOST_JUDGED - 1)
        if (from > last) throw new InputError(`the game has ${fit.moves.length} moves; 'from' is ${from}`)
        if (last - from >= MOST_JUDGED) throw new InputError(`at most ${MOST_JUDGED} moves a call`)
        const { judge, times } = makeJudge(one, fit.options)
        const iterations = times * iterationsOf(one.id, 'quick')
        const work = analyse(one, fit, judge, { iterations, seed: '1', from, to: last })
        let step = work.next()
        for (let slices = 1; !step.done; step = work.next(), slices++)
          if (slices % SLICES === 0) await new Promise(resolve => setImmediate(resolve))
        const percent = (share: number) => `${Math.round(100 * share)}%`
        const lines = step.value.moves.flatMap(({ move, seat, action, judgement }) => {
          if (!judgement) return []
          const { loss, best, after } = judgement
          const better = loss > 0 ? `; better: ${best.action.notation}, a loss of ${percent(loss)}` : ''
          return [`${move}. seat ${seat}: ${action} (chance to win ${percent(after[seat])}${better})`]
        })
        return text(`Moves ${from} to ${last} of ${fit.moves.length}:\n${lines.join('\n') || 'no decision to judge'}`)
      }),
  )
  return server
}
