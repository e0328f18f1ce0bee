// Makes ready what a scene needs: its games on this device, its table at the server.

import { databaseStore, type SavedGame } from '../src/table/store.ts'
import { type Asking, named } from './people.ts'
import type { Scene } from './scenes.ts'

/** Games of the gallery, beside those of whoever plays at the same address. */
const OURS = 'gallery'

const store = databaseStore()

async function gameNamed(name: string): Promise<SavedGame> {
  const answer = await fetch(`/gallery/games/${name}`)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

const ask: Asking['ask'] = async (method, path, body) => {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** A browser is one person at a time: a stranger comes and goes before the scene is looked at. */
async function prepared(prepare: NonNullable<Scene['prepare']>): Promise<string> {
  const leave = () => ask('POST', '/auth/sign-out', {})
  await leave()
  let isAlone = true
  const path = await prepare({
    async me() {
      isAlone = false
      return named({ ask }, 'Ada')
    },
    stranger: name => named({ ask }, name),
  })
  if (isAlone) await leave()
  return path
}

/** The addresses at which so many frames show the scene. Each has the game to itself: only one can play it. */
async function addressesOf({ path, games = [], prepare }: Scene, frames: number): Promise<readonly string[]> {
  const each = Array.from({ length: frames }, (_, i) => i)
  if (prepare) {
    const to = await prepared(prepare)
    return each.map(() => to)
  }
  for (const { id } of await store.list()) if (id.startsWith(OURS)) await store.forget(id)
  const isPlayed = path.includes(':game')
  const idOf = (name: string, frame: number): string => `${OURS}${name.toLowerCase()}${isPlayed ? frame : ''}`
  for (const name of games) {
    const game = await gameNamed(name)
    for (const frame of isPlayed ? each : [0]) await store.put({ ...game, id: idOf(name, frame) })
  }
  return each.map(frame => path.replace(':game', idOf(games.at(-1) ?? '', frame)))
}

let before: Promise<unknown> = Promise.resolve()

/** One scene after the other: they share a device and a session. One that is no longer wanted is left out. */
export function prepareScene(scene: Scene, frames: number, signal: AbortSignal): Promise<readonly string[]> {
  const mine = before.then(() => (signal.aborted ? [] : addressesOf(scene, frames)))
  before = mine.catch(() => {})
  return mine
}
