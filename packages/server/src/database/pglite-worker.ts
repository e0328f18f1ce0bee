// PGlite, in a thread of its own: its WebAssembly would hold up whatever shares the thread with it. Queries arrive in
// order and are answered in order; who may send when is settled on the other side.

import { fsyncSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { clearUnfinished, filesIn } from './folder.ts'

export interface PgliteThread {
  readonly folder: string
  readonly engine: WebAssembly.Module
}

export interface PgliteQuery {
  readonly id: number
  /** Undefined: close. */
  readonly text?: string
  readonly parameters?: readonly unknown[]
}

export interface PgliteAnswer {
  /** The query's; 0: whether the database is open. */
  readonly id: number
  readonly rows?: readonly Record<string, unknown>[]
  readonly affected?: number | undefined
  readonly command?: string | undefined
  readonly error?: PgliteError
}

/** The fields of an error of PostgreSQL, named as `pg` names them. */
export interface PgliteError {
  readonly message: string
  readonly [field: string]: string | undefined
}

const FIELDS = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
]

/** Emscripten's Node file system leaves fsync out; with it a commit is on the disk when it is acknowledged. */
class SyncingFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: unknown }) => {
        const { stream_ops } = module.NODEFS as { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
        stream_ops.fsync = stream => {
          if (stream.nfd !== undefined) fsyncSync(stream.nfd)
          return 0
        }
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } } as Awaited<ReturnType<NodeFS['init']>>
  }
}

function answer(message: PgliteAnswer): void {
  parentPort?.postMessage(message)
}

function plain(error: unknown): PgliteError {
  if (!(error instanceof Error)) return { message: String(error) }
  const fields: Record<string, string> = {}
  for (const field of FIELDS) {
    const value: unknown = (error as unknown as Record<string, unknown>)[field]
    if (typeof value === 'string') fields[field] = value
  }
  return { ...fields, message: error.message }
}

/**
 * Two processes in one folder would ruin it. SQLite's lock of a file is the one that Node has and that goes with the
 * process however it ends.
 */
function takeFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    throw new Error(`The folder ${folder} is in use by another process.`, { cause: error })
  }
  return lock
}

async function open({ folder, engine }: PgliteThread): Promise<void> {
  const lock = takeFolder(folder)
  clearUnfinished(folder)
  const pg = await PGlite.create({
    fs: new SyncingFS(filesIn(folder)),
    // As PGlite starts it, less `-F`, which is: no fsync.
    startParams: [...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'), '-c', 'wal_sync_method=fsync'],
    parsers: { 20: Number },
    pgliteWasmModule: engine,
  })
  parentPort?.on('message', async (query: PgliteQuery) => {
    const { id, text, parameters } = query
    try {
      if (text === undefined) {
        await pg.close()
        lock.close()
        answer({ id })
        parentPort?.close()
        return
      }
      const { rows, affectedRows, command } = await pg.query<Record<string, unknown>>(text, [...(parameters ?? [])])
      answer({ id, rows, affected: affectedRows, command })
    } catch (error) {
      answer({ id, error: plain(error) })
    }
  })
}

open(workerData as PgliteThread).then(
  () => answer({ id: 0 }),
  error => answer({ id: 0, error: plain(error) }),
)
