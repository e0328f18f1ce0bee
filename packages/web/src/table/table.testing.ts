// Tables without a worker, for tests: both ends of the channel in one process, with the store and the tab lock options.

import { type Bot, makeBot, makeJudge } from '@tabularium/bots'
import { FastChance } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { type AnalysisStore, memoryAnalyses } from './analysis-store.ts'
import { channelOf } from './messages.ts'
import { memoryDataStore, type OwnDataStore } from './own-data-store.ts'
import { type Registry, RULES } from './rules.ts'
import { memoryStore, type Store } from './store.ts'
import { sharedTabLocks, type TabLock } from './tab-lock.ts'
import type { Table, TableState, Tables } from './table.ts'
import { connect } from './worker-client.ts'
import { serve } from './worker-server.ts'

/** The real games and a small one with secrets. */
export const REGISTRY: Registry = {
  ...RULES,
  omens: async () => ({
    game: omens,
    players: async () => ({}),
    measure: view => ({ asked: [0, 1].map(seat => Number(view.waiting.includes(seat))) }),
  }),
}

export interface InProcessOptions {
  readonly store?: Store
  readonly analyses?: AnalysisStore
  readonly dataSets?: OwnDataStore
  readonly tabLock?: TabLock
  readonly rules?: Registry
  readonly seed?: string | number
  /** Bots of the test's own, by spec. */
  readonly bots?: Readonly<Record<string, Bot>>
  /** Called when an analysis asks for a judge. */
  judged?(): void
  /** Of the usual iterations of an analysis. */
  readonly times?: number
}

const hex = (chance: FastChance): string =>
  Array.from({ length: 8 }, () => chance.next().toString(16).padStart(8, '0')).join('')

export function tablesInProcess(options: InProcessOptions = {}): Tables {
  const { port1: page, port2: worker } = new MessageChannel()
  const chance = new FastChance(options.seed ?? 1)
  serve(channelOf(worker), {
    store: options.store ?? memoryStore(),
    analyses: options.analyses ?? memoryAnalyses(),
    dataSets: options.dataSets ?? memoryDataStore(),
    tabLock: options.tabLock ?? sharedTabLocks()(),
    rules: options.rules ?? REGISTRY,
    makeBot: async (spec, { game }, seed) => options.bots?.[spec] ?? makeBot(spec, game, seed),
    makeJudge: async ({ game }, recordOptions) => {
      options.judged?.()
      const judging = makeJudge(game, recordOptions)
      return { ...judging, times: options.times ?? judging.times }
    },
    newSeed: () => hex(chance),
  })
  worker.start()
  page.start()
  return connect(() => channelOf(page))
}

/** When the table comes to be so. */
export const until = (table: Table, isSo: (state: TableState) => boolean): Promise<TableState> =>
  new Promise(resolve => {
    const look = () => {
      if (!isSo(table.state)) return
      leave()
      resolve(table.state)
    }
    const leave = table.subscribe(look)
    look()
  })

export const isOver = ({ position }: TableState): boolean => position.result !== undefined

/** Lets people make any legal move until it is so. */
export async function playUntil(
  table: Table,
  isSo: (state: TableState) => boolean = isOver,
  chance = new FastChance(1),
): Promise<TableState> {
  for (;;) {
    const state = await until(table, now => isSo(now) || now.position.legal.length > 0 || now.stopped !== undefined)
    if (isSo(state) || state.stopped !== undefined) return state
    const { legal } = state.position
    const refused = await table.act(legal[chance.number(legal.length)])
    if (refused) throw new Error(refused.code)
  }
}

export const opened = async (table: Promise<Table | undefined>): Promise<Table> => {
  const found = await table
  if (!found) throw new Error('there is no such game')
  return found
}
