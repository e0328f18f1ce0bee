// The studies of this device: texts in a database of their own. Where there is none, they last as long as the page.

import { isProblem } from '@tabularium/kernel'
import { readStudy, STUDY_LIMITS, type Study, type Texts, writeStudy } from '@tabularium/kernel/study'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface StudySummary {
  readonly id: string
  readonly name: Texts
  readonly game: string
  readonly chapters: number
  readonly touched: number
}

interface SavedStudy extends StudySummary {
  readonly text: string
}

interface Schema extends DBSchema {
  studies: { key: string; value: SavedStudy }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined
const inMemory = new Map<string, SavedStudy>()

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('tabularium-studies', 1, {
    upgrade(db) {
      db.createObjectStore('studies', { keyPath: 'id' })
    },
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

const summaryOf = ({ text: _, ...summary }: SavedStudy): StudySummary => summary

/** The last touched first. */
export async function listStudies(): Promise<readonly StudySummary[]> {
  const saved = await database()
    .then(db => db.getAll('studies'))
    .catch(() => [])
  return [...saved, ...inMemory.values()].map(summaryOf).toSorted((a, b) => b.touched - a.touched)
}

export async function loadStudy(id: string): Promise<Study | undefined> {
  const saved =
    inMemory.get(id) ??
    (await database().then(
      db => db.get('studies', id),
      () => undefined,
    ))
  const study = saved && readStudy(saved.text)
  return study && !isProblem(study) ? study : undefined
}

/** How a study was kept: on this device, for this visit only, or not at all, because nobody could read so large a one again. */
export type Kept = 'kept' | 'visit' | 'large'

export async function saveStudy(id: string, study: Study): Promise<Kept> {
  const { name, chapters } = study
  const text = writeStudy(study)
  if (text.length > STUDY_LIMITS.bytes) return 'large'
  const saved: SavedStudy = {
    ...{ id, name, game: chapters[0].record.game, chapters: chapters.length, touched: Date.now() },
    text,
  }
  try {
    await (await database()).put('studies', saved)
    inMemory.delete(id)
    return 'kept'
  } catch {
    inMemory.set(id, saved)
    return 'visit'
  }
}

export async function forgetStudy(id: string): Promise<void> {
  inMemory.delete(id)
  await database().then(
    db => db.delete('studies', id),
    () => undefined,
  )
}

/** For a study that is kept for the first time. */
export const newStudyId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(36).padStart(2, '0')).join('')
