// What is being edited is kept on this device as it goes, a draft for each game, until it is saved as a file.

import { storedText, storeText } from '../../browser-storage.ts'
import { type Opened, readFile } from './file.ts'
import type { DataGame, Usual } from './usual.ts'

export type Draft = Opened

const keyOf = (game: DataGame): string => `tabularium.editor.${game}`

export function draftOf(game: DataGame, usual: Usual): Draft | undefined {
  const text = storedText(keyOf(game))
  const read = text === undefined ? undefined : readFile(text, usual)
  return typeof read === 'object' ? read : undefined
}

/** Undefined: it is forgotten. Answers whether the browser keeps it. */
export const keepDraft = (game: DataGame, data: object | undefined): boolean =>
  storeText(keyOf(game), data && JSON.stringify({ game, ...data }))
