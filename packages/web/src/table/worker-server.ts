// The worker's end of the channel: holds the open sessions and studies, and answers the page's calls.

import type { Bot } from '@tabularium/bots'
import type { JudgeFor } from '@tabularium/bots/analysis'
import {
  branchOf,
  commitmentFor,
  describeProblem,
  fitRecord,
  type GameRecord,
  isName,
  isProblem,
  LIMITS,
  NO_SHARE,
  newSeed,
  type Options,
  openTable,
  outcomeOf,
  type Problem,
  problem as problemOf,
  readRecord,
  replay,
  resumeTable,
  type Seat,
  type Table,
  verify,
  writeRecord,
} from '@tabularium/kernel'
import { withData } from '@tabularium/kernel/data'
import { type AnalysisStore, analysisKey } from './analysis-store.ts'
import { openDataSets } from './data-sets.ts'
import { type LocalSession, openSession, type SessionDeps } from './local-session.ts'
import type { Channel, Service, WorkerCall, WorkerNews, WorkerReply } from './messages.ts'
import type { OwnDataStore } from './own-data-store.ts'
import { savedGameOf } from './position.ts'
import { lineOfHead, lineOfMove, restore } from './restore.ts'
import type { Registry, Rules } from './rules.ts'
import type { SessionHelp } from './session-help.ts'
import { newId, type Store } from './store.ts'
import { openStudy, type StudySession } from './study.ts'
import type { StudyAnalysis } from './study-analysis.ts'
import type { Claim, TabLock } from './tab-lock.ts'
import type { NewGame, Player } from './table.ts'

export interface WorkerDeps {
  readonly store: Store
  readonly analyses: AnalysisStore
  readonly dataSets: OwnDataStore
  readonly tabLock: TabLock
  readonly rules: Registry
  makeBot(spec: string, rules: Rules, seed: string): Promise<Bot | Problem>
  /** Who judges the decisions of a game with these options. */
  makeJudge(rules: Rules, options: Options): Promise<JudgeFor>
  /** Absent: fresh from the operating system. */
  newSeed?(): string
}

interface Open {
  readonly session: LocalSession
  /** What hints are made with, once somebody wants help. */
  help(): Promise<SessionHelp>
  readonly claim: Claim
}

const SEATS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** A name that a record can hold: what cannot stand in one is left out, and nobody is without. */
function nameable(name: string, seat: Seat): string {
  const plain = name.replace(/[|\p{C}\p{Zl}\p{Zp}]/gu, ' ').replace(/\s+/g, ' ')
  const short = plain.trim().slice(0, LIMITS.name).trim()
  return isName(short) ? short : SEATS[seat]
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const need = <T extends object>(value: T | Problem): T => {
  if (isProblem(value)) throw new Error(describeProblem(value))
  return value
}

export function serve(channel: Channel, deps: WorkerDeps): void {
  const { store, tabLock, rules: registry } = deps
  const freshSeed = deps.newSeed ?? newSeed
  const open = new Map<string, Open>()
  const resuming = new Map<string, Promise<boolean>>()
  const closing = new Map<string, Promise<void>>()
  const studies = new Map<number, StudySession>()
  const underAnalysis = new Map<number, StudyAnalysis>()
  let lastStudy = 0
  const sessionDeps: SessionDeps = {
    store,
    tabLock,
    makeBot: deps.makeBot,
    newSeed: freshSeed,
    send: (news: WorkerNews) => channel.send(news),
  }

  const rulesOf = async (game: string): Promise<Rules | Problem> =>
    Object.hasOwn(registry, game) ? await registry[game]() : noGame(game.slice(0, 40))

  const sets = openDataSets(deps.dataSets, rulesOf, async () =>
    (await store.list()).flatMap(({ data }) => (data === undefined ? [] : [data])),
  )

  const rulesOn = async (game: string, data: GameRecord['data']): Promise<Rules | Problem> => {
    const rules = await rulesOf(game)
    return isProblem(rules) ? rules : await sets.rulesOn(rules, data)
  }

  const sessionOf = (id: string): LocalSession => {
    const found = open.get(id)
    if (!found) throw new Error('the table is not open')
    return found.session
  }

  const helpOf = async (id: string): Promise<SessionHelp> => {
    const found = open.get(id)
    if (!found) throw new Error('the table is not open')
    return await found.help()
  }

  const opened = (session: LocalSession, claim: Claim, rules: Rules, options: Options, seats: number): Open => {
    let made: Promise<SessionHelp> | undefined
    const make = async () => {
      const { openHelp } = await import('./session-help.ts')
      return openHelp({ rules, session, seats, makeJudge: () => deps.makeJudge(rules, options) })
    }
    const help = (): Promise<SessionHelp> => {
      made ??= make()
      // What could not be fetched is fetched again.
      made.catch(() => {
        made = undefined
      })
      return made
    }
    return { session, claim, help }
  }

  const studyOf = (study: number): StudySession => {
    const found = studies.get(study)
    if (!found) throw new Error('the study is closed')
    return found
  }

  const checkBots = async (rules: Rules, players: readonly Player[]): Promise<void> => {
    for (const { bot } of players) if (bot !== undefined) need(await deps.makeBot(bot, rules, '0'))
  }

  /** A table at its first move, or after the first moves of another game. */
  const begin = (
    { game }: Rules,
    { options, from, share, players }: NewGame,
    seats: readonly string[],
    id: string,
  ): Table => {
    const first = players.findIndex(({ bot }) => bot === undefined)
    const shares = players.map((_, seat) => (seat === first && share !== undefined ? share : NO_SHARE))
    const chance = { seed: freshSeed(), table: id, shares }
    if (!from) return openTable(game, { config: { seats: seats.length, options }, seats, ...chance })
    const record = withoutText(need(fitRecord(game, need(readRecord(from.record)))))
    if (record.seats.length !== seats.length)
      throw new Error(`${seats.length} players for a record of ${record.seats.length}`)
    return resumeTable(game, { ...branchOf(record, from.moves, chance), seats })
  }

  /** The lock on the game for this tab; `ours` where the other tab lets go before a session is open here. */
  const claim = async (id: string): Promise<Claim & { ours: boolean }> => {
    const own = { ours: false, now: false, release() {} }
    const claimed = await tabLock.claim(id, () => {
      own.ours = true
      void open.get(id)?.session.takeOver()
    })
    return Object.assign(own, claimed)
  }

  const bringBack = async (id: string): Promise<boolean> => {
    const own = await claim(id)
    try {
      const saved = await store.get(id)
      if (!saved) {
        own.release()
        return false
      }
      const rules = need(await rulesOn(saved.game, saved.data === undefined ? undefined : { hash: saved.data }))
      const { record: text, players, options, snapshot, touched, coach, chances, expects, helped } = saved
      const seated = openSession(sessionDeps, {
        id,
        rules,
        players,
        text,
        snapshot,
        touched,
        elsewhere: !own.now,
        ...(coach !== undefined && { coach }),
        ...(chances !== undefined && { chances }),
        ...(expects !== undefined && { expects }),
        ...(helped && { helped }),
        ...restore(rules.game, text, snapshot),
      })
      open.set(id, opened(seated, own, rules, options, players.length))
      await seated.show()
      if (own.ours) void seated.takeOver()
      return true
    } catch (error) {
      own.release()
      throw error
    }
  }

  /** Whether a bot sat there, by its name alone. */
  const playerOf = async (name: string, rules: Rules): Promise<Player> =>
    isProblem(await deps.makeBot(name, rules, '0')) ? { name } : { name, bot: name }

  const service: Service = {
    async open(newGame) {
      const data = newGame.data === undefined ? undefined : { hash: newGame.data }
      const branched = newGame.from && need(readRecord(newGame.from.record)).data
      const rules = need(await rulesOn(newGame.game, data ?? branched))
      await sets.keep(rules)
      const players = newGame.players.map(({ name, bot }, seat) => ({
        name: nameable(name, seat),
        ...(bot !== undefined && { bot }),
      }))
      await checkBots(rules, players)
      const id = newId()
      const names = players.map(({ name }) => name)
      const table = begin(rules, newGame, names, id)
      const text = writeRecord(table.secretRecord())
      const own = await claim(id)
      const { options } = table.secretRecord()
      const { coach, chances, expects } = newGame
      const help = { ...(coach && { coach }), ...(chances && { chances }), ...(expects && { expects }) }
      await store.put(savedGameOf(id, table, { players, options, ...help }, text))
      const { commitment } = table
      const seated = openSession(sessionDeps, {
        id,
        rules,
        table,
        players,
        text,
        commitment,
        elsewhere: false,
        ...help,
      })
      open.set(id, opened(seated, own, rules, options, players.length))
      await seated.show()
      return id
    },

    async resume(id) {
      await closing.get(id)
      const already = open.get(id)
      if (already) {
        await already.session.show()
        return true
      }
      const begun = resuming.get(id) ?? bringBack(id).finally(() => resuming.delete(id))
      resuming.set(id, begun)
      return await begun
    },

    act: async (id, notation, version) => await sessionOf(id).act(notation, version),
    undo: async (id, version) => await sessionOf(id).undo(version),
    hint: async id => await (await helpOf(id)).hint(share => channel.send({ news: 'hint', id, share })),
    weigh: async (id, notation) => await (await helpOf(id)).weigh(notation),
    chances: async id => await (await helpOf(id)).chances(),
    takeBack: async (id, version) => await sessionOf(id).takeBack(version),
    turn: async (id, on) => await sessionOf(id).turn(on),
    why: async (id, notation) => sessionOf(id).why(notation),
    at: async (id, moves) => sessionOf(id).at(moves),
    hurry: async id => sessionOf(id).hurry(),
    pause: async (id, paused) => sessionOf(id).pause(paused),
    pace: async (id, ms) => sessionOf(id).pace(ms),
    export: async id => sessionOf(id).export(),

    async close(id) {
      const found = open.get(id)
      if (!found) return
      open.delete(id)
      const closed = found.session.close().finally(() => {
        found.claim.release()
        closing.delete(id)
      })
      closing.set(id, closed)
      await closed
    },

    list: async () => await store.list(),

    async forget(id) {
      await service.close(id)
      const { record, data } = (await store.get(id)) ?? {}
      await store.forget(id)
      if (data !== undefined) await sets.release(data)
      if (record !== undefined) await deps.analyses.forget(analysisKey(record))
      tabLock.tell({ id, what: 'forgotten' })
    },

    async take(text) {
      const read = readRecord(text)
      if (isProblem(read)) return read
      const rules = await rulesOn(read.game, read.data)
      if (isProblem(rules)) return at(rules, lineOfHead(text, read.data ? 'data' : 'game'))
      const record = fitRecord(rules.game, read)
      if (isProblem(record)) return record
      const problem = wrongWith(rules, record, text)
      if (problem) return problem
      await sets.keep(rules)
      const kept = writeRecord(completed(rules, withoutText(record)))
      const { table } = restore(rules.game, kept)
      for (const game of await store.list()) {
        if (game.moves === table.moves && (await store.get(game.id))?.record === kept) return { id: game.id }
      }
      const id = newId()
      const players = await Promise.all(record.seats.map(name => playerOf(name, rules)))
      await store.put(savedGameOf(id, table, { players, options: record.options }, kept))
      return { id }
    },

    async study(source) {
      const saved = 'id' in source ? await store.get(source.id) : undefined
      const text = 'record' in source ? source.record : saved?.record
      if (text === undefined) return NO_SUCH
      const read = readRecord(text)
      if (isProblem(read)) return read
      const rules = await rulesOn(read.game, read.data)
      if (isProblem(rules)) return at(rules, lineOfHead(text, read.data ? 'data' : 'game'))
      const people = [...(saved?.players.entries() ?? [])].filter(([, { bot }]) => bot === undefined)
      const running = saved !== undefined && saved.waiting.length > 0
      const visible = running ? people.map(([seat]) => seat).filter(() => people.length === 1) : 'all'
      const whole = rules.game.data ? writeRecord(withData(rules.game, read)) : text
      const opened = openStudy(rules, whole, ++lastStudy, visible)
      if (isProblem(opened)) return opened
      studies.set(lastStudy, opened)
      return opened.about
    },

    positionIn: async (study, moves, seat) => studyOf(study).at(moves, seat),
    eventsIn: async (study, seat) => studyOf(study).events(seat),
    verify: async study => studyOf(study).verify(),
    async analyse(study, deepest) {
      const { rules, finished, about } = studyOf(study)
      if (!finished || about.players.length < 2) return NOT_ANALYSED
      const { openAnalysis } = await import('./study-analysis.ts')
      await underAnalysis.get(study)?.stop()
      const opened = openAnalysis(rules, finished, about.text, {
        analyses: deps.analyses,
        deepest,
        makeJudge: () => deps.makeJudge(rules, about.options),
        send: progress => channel.send({ news: 'analysis', study, ...progress }),
      })
      underAnalysis.set(study, opened)
      // Whoever has left meanwhile needs none.
      if (!studies.has(study)) void opened.stop()
      return await opened.begin()
    },
    async stopAnalysis(study) {
      const stopped = underAnalysis.get(study)
      await stopped?.stop()
      if (underAnalysis.get(study) === stopped) underAnalysis.delete(study)
    },
    async endStudy(study) {
      await service.stopAnalysis(study)
      studies.delete(study)
    },
    checkData: sets.service.check,
    saveData: sets.service.save,
    listData: sets.service.list,
    dataText: sets.service.text,
    forgetData: sets.service.forget,
  }

  tabLock.hear(({ id, what }) => void open.get(id)?.session.heard(what))

  channel.hear(message => {
    if ('ask' in message) void answer(message)
  })

  const answer = async ({ ask, call, args }: WorkerCall): Promise<void> => {
    let reply: WorkerReply
    try {
      const method = service[call] as (...args: readonly unknown[]) => Promise<unknown>
      reply = { answer: ask, value: await method(...args) }
    } catch (error) {
      reply = { answer: ask, error: reasonOf(error) }
    }
    channel.send(reply)
  }
}

/** A record as this device keeps it: moves are appended to it, and the data are kept beside it. */
const withoutText = (record: GameRecord): GameRecord =>
  record.data ? { ...record, data: { hash: record.data.hash } } : record

const at = (problem: Problem, line: number | undefined): Problem =>
  line === undefined ? problem : { ...problem, line }

const noGame = (game: string): Problem => ({
  problem: `there is no game '${game}' here`,
  message: { key: 'problem.no-game', args: { game } },
})

const NOT_ANALYSED: Problem = { problem: 'only a finished game of several players can be analysed' }

const NO_SUCH: Problem = { problem: 'there is no such game on this device', message: { key: 'problem.no-such' } }

/** Why a record may not stand among the games of this device: a move, a result or a card that cannot be. */
function wrongWith({ game }: Rules, record: GameRecord, text: string): Problem | undefined {
  const { seed, commitment, result } = record
  const proof =
    seed === undefined || commitment !== undefined ? record : { ...record, commitment: commitmentFor(record, seed) }
  let findings: ReturnType<typeof verify>
  try {
    findings = verify(game, proof)
  } catch (error) {
    return { problem: reasonOf(error) }
  }
  const wrong = findings.filter(
    ({ check }) =>
      check === 'moves' || (check === 'result' && result !== undefined) || (check === 'chance' && seed !== undefined),
  )
  // A forged card often shows first in a later move that it forbids: the earlier place is the right one.
  const [first] = wrong.toSorted((a, b) => (a.move ?? 0) - (b.move ?? 0))
  if (first) {
    const { why, message, check, move } = first
    const line = move === undefined ? lineOfHead(text, check === 'result' ? 'result' : 'seed') : lineOfMove(text, move)
    return at({ problem: why, ...(message && { message }) }, line)
  }
  const over = game.result(replay(game, record)) !== undefined
  if (!over && seed === undefined) return problemOf('no-seed-on')
  return undefined
}

/** With the commitment of its seed and, once over, with its result. */
function completed({ game }: Rules, record: GameRecord): GameRecord {
  const { seed } = record
  const result = game.result(replay(game, record))
  return {
    ...record,
    ...(seed !== undefined && { commitment: commitmentFor(record, seed) }),
    ...(result && { result: outcomeOf(result) }),
  }
}
