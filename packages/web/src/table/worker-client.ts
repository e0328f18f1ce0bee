// The page's end of the channel: tables and replays as proxies of the worker, with immutable snapshots of their state.

import type { Refusal } from '@tabularium/kernel'
import { newShare } from './entropy.ts'
import type { Answered, Channel, Method, Service, StateNews, WorkerNews } from './messages.ts'
import type { AnalysisProgress, Table, TableState, Tables } from './table.ts'

/** Starts the worker; `failed` is told when it dies. */
export type Start = (failed: (why: string) => void) => Channel

interface Pending {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** A game as the page knows it, shared by all who look at it. */
interface Model {
  state: TableState
  readonly listeners: Set<() => void>
}

const STOPPED: Refusal = { code: 'stopped', rule: '', message: { key: 'table.stopped' } }

export function connect(start: Start): Tables {
  let channel: Channel | undefined
  let asked = 0
  const pending = new Map<number, Pending>()
  const models = new Map<string, Model>()
  /** How many hold each table. */
  const holders = new Map<string, number>()
  /** Who hears how far a hint is, by table. */
  const hinted = new Map<string, (share: number) => void>()
  /** Who hears of the analysis of a record under study. */
  const analysts = new Map<number, (progress: AnalysisProgress) => void>()

  const failed = (why: string): void => {
    channel = undefined
    for (const { reject } of pending.values()) reject(new Error(why))
    pending.clear()
    for (const model of models.values()) end(model, why)
    for (const listen of analysts.values()) listen({ moves: [], done: 0, total: 0, failed: why })
    analysts.clear()
  }

  const end = (model: Model, why: string): void => {
    const { thinking: _, ...rest } = model.state
    replace(model, { ...rest, position: { ...rest.position, legal: [] }, canUndo: false, stopped: why })
  }

  const replace = (model: Model, state: TableState): void => {
    model.state = state
    for (const listener of model.listeners) listener()
  }

  const hear = (news: WorkerNews): void => {
    if (news.news === 'analysis') {
      const { news: _, study, ...progress } = news
      return analysts.get(study)?.(progress)
    }
    if (news.news === 'hint') return hinted.get(news.id)?.(news.share)
    const model = models.get(news.id)
    if (news.news === 'thinking') {
      if (model) replace(model, { ...model.state, thinking: news.thinking })
    } else if (!model) {
      if (news.keep === 0) models.set(news.id, { state: news.state, listeners: new Set() })
    } else replace(model, merged(model.state, news))
  }

  const channelNow = (): Channel => {
    if (channel) return channel
    const started = start(failed)
    started.hear(message => {
      if ('news' in message) hear(message)
      else if ('answer' in message) {
        const waiting = pending.get(message.answer)
        pending.delete(message.answer)
        if ('error' in message) waiting?.reject(new Error(message.error))
        else waiting?.resolve(message.value)
      }
    })
    channel = started
    return started
  }

  const ask = <C extends Method>(call: C, ...args: Parameters<Service[C]>): Promise<Answered<C>> =>
    new Promise((resolve, reject) => {
      const to = channelNow()
      pending.set(++asked, { resolve: value => resolve(value as Answered<C>), reject })
      to.send({ ask: asked, call, args })
    })

  /** Nobody waits for the answer; a table that is gone needs none. */
  const say = <C extends Method>(call: C, ...args: Parameters<Service[C]>): void => {
    ask(call, ...args).catch(() => {})
  }

  const hold = (id: string): void => {
    holders.set(id, (holders.get(id) ?? 0) + 1)
  }

  const letGo = (id: string): void => {
    const left = (holders.get(id) ?? 1) - 1
    holders.set(id, left)
    if (left > 0) return
    holders.delete(id)
    models.delete(id)
    say('close', id)
  }

  const tableOf = (id: string): Table => {
    const model = models.get(id)
    if (!model) throw new Error('the table was closed')
    const own = new Set<() => void>()
    let closed = false
    const gone = (): boolean => closed || model.state.stopped !== undefined
    return {
      get state() {
        return model.state
      },
      subscribe(listener) {
        // One entry per subscription, even where the same function comes twice.
        const entry = () => listener()
        own.add(entry)
        model.listeners.add(entry)
        return () => {
          own.delete(entry)
          model.listeners.delete(entry)
        }
      },
      act: async notation => (gone() ? STOPPED : await ask('act', id, notation, model.state.version)),
      undo: async () => (gone() ? STOPPED : await ask('undo', id, model.state.version)),
      help: {
        async hint(heard) {
          hinted.set(id, heard)
          return await ask('hint', id)
        },
        weigh: notation => ask('weigh', id, notation),
        chances: () => ask('chances', id),
        takeBack: async () => (gone() ? STOPPED : await ask('takeBack', id, model.state.version)),
        turn: on => say('turn', id, on),
      },
      why: async notation => (gone() ? STOPPED : await ask('why', id, notation)),
      at: async moves => await ask('at', id, moves),
      hurry: () => say('hurry', id),
      pause: paused => say('pause', id, paused),
      pace: ms => say('pace', id, ms),
      export: async () => await ask('export', id),
      close() {
        if (closed) return
        closed = true
        for (const entry of own) model.listeners.delete(entry)
        letGo(id)
      },
    }
  }

  return {
    async open(newGame) {
      const id = await ask('open', { ...newGame, share: newShare() })
      hold(id)
      return tableOf(id)
    },
    async resume(id) {
      hold(id)
      try {
        if (models.has(id) || (await ask('resume', id))) return tableOf(id)
      } catch (error) {
        letGo(id)
        throw error
      }
      letGo(id)
      return undefined
    },
    list: async () => await ask('list'),
    async forget(id) {
      await ask('forget', id)
      const model = models.get(id)
      models.delete(id)
      if (model) end(model, 'the game was deleted')
    },
    take: async record => await ask('take', record),
    async study(source) {
      const about = await ask('study', source)
      if ('problem' in about) return about
      // Who plays needs none of it.
      const { replayOf } = await import('./replay-client.ts')
      return replayOf(about, ask, say, analysts)
    },
    data: {
      check: (game, text) => ask('checkData', game, text),
      save: (game, text) => ask('saveData', game, text),
      list: game => ask('listData', game),
      text: hash => ask('dataText', hash),
      forget: hash => ask('forgetData', hash),
    },
  }
}

/** Nothing that stays as it was is made anew, so that whoever drew it need not draw it again. */
function merged(before: TableState, { keep, state }: StateNews): TableState {
  const { options, players, data } = before
  const events = keep === 0 ? state.events : [...before.events.slice(0, keep), ...state.events]
  return { ...state, options, players, events, ...(data && { data }) }
}
