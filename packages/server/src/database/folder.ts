// The folder of the embedded database on the disk: for nobody's eyes but the server's, and with how much space left.

import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const OTHERS = 0o077
/** Such as /tmp: it belongs to everybody, and must go on doing so. */
const SHARED = 0o1000

/** What the database itself needs to go on: two pieces of its write-ahead log. */
export const LEAST_FREE = 32 * 1024 * 1024

/** Where PGlite keeps its files. */
export const filesIn = (folder: string): string => join(folder, 'pglite')

/** There while the database is made for the first time: one that was not finished is made anew. */
const unfinishedIn = (folder: string): string => join(folder, 'unfinished')

const isOpenToOthers = (mode: number): boolean => (mode & OTHERS) !== 0

function close(path: string, mode: number): void {
  if (isOpenToOthers(lstatSync(path).mode)) chmodSync(path, mode)
}

function closeAll(folder: string): void {
  close(folder, FOLDER)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) closeAll(path)
    else if (entry.isFile()) close(path, FILE)
  }
}

/** Makes the folder where there is none; no other user of the machine can enter it from here on. */
export function prepareFolder(folder: string, log: (message: string) => void): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  if ((lstatSync(folder).mode & SHARED) === 0) hide(folder, log, () => close(folder, FOLDER))
}

/** Removes a database that was never finished, and notes that one is being made. Only for whoever holds the folder's lock:
 *  to anybody else one that is just being made looks the same. */
export function clearUnfinished(folder: string): void {
  if (existsSync(unfinishedIn(folder))) rmSync(filesIn(folder), { recursive: true, force: true })
  if (!existsSync(filesIn(folder))) writeFileSync(unfinishedIn(folder), '', { mode: FILE })
}

/** PGlite unpacks its files for everybody to read and write; the folder may have been open before, too. */
export function closeFiles(folder: string, log: (message: string) => void): void {
  rmSync(unfinishedIn(folder), { force: true })
  hide(folder, log, () => {
    closeAll(filesIn(folder))
    for (const name of readdirSync(folder)) if (name.startsWith('lock')) close(join(folder, name), FILE)
  })
}

/** Some file systems have no modes, and some folders are another user's. */
function hide(folder: string, log: (message: string) => void, work: () => void): void {
  try {
    work()
  } catch (error) {
    log(`Other users of this machine may be able to read ${folder}: ${String(error)}`)
  }
}

/** Bytes that can still be written there; undefined where the system does not say. */
export function spaceIn(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

export const isFull = (folder: string): boolean => (spaceIn(folder) ?? LEAST_FREE) < LEAST_FREE

export const noSpace = (folder: string): string =>
  `No space is left on the disk of ${folder}: make room there (the database needs at least ${LEAST_FREE >> 20} MB).`
