// Data of somebody's own between this page and the server: stored before a table is opened on them, fetched by their hash.

import { type DataFault, dataHash, type OwnData } from '@tabularium/kernel'
import { canonical, readJson } from '@tabularium/kernel/data'
import type { DataAnswer, DataCard } from '@tabularium/protocol'
import { type ApiResult, act, read } from './api.ts'

export const dataPath = (hash: string): string => `/api/data/${hash}`

/** Stores a set; undefined where the server has another opinion of it than this device. */
export async function storeData(game: string, text: string): Promise<ApiResult<{ readonly hash: string }>> {
  const answer = await act<DataAnswer>('POST', '/data', { game, text })
  if (answer.trouble) return answer
  if ('faults' in answer.value) {
    const [{ why }] = answer.value.faults as readonly DataFault[]
    return { trouble: { code: 'no-data', message: why } }
  }
  return { value: answer.value.data }
}

/** The data of a table; undefined where the server does not give them, or gives others than their hash names. */
export async function fetchData(game: string, { hash, name, parts }: DataCard): Promise<OwnData | undefined> {
  const answer = await read(`/data/${hash}`)
  if (answer.trouble) return undefined
  const text = answer.value
  const json = readJson(text)
  if ('faults' in json || dataHash(text) !== hash || canonical(json.value) !== text) return undefined
  return { game, name, hash, text, parts }
}
