// What a game is called, to the reader.

import { useCallback } from 'react'
import { gameEntry } from '../games.ts'
import { useSettings } from '../settings.ts'

/** In the language chosen now; a game this page does not know, by its id. */
export function useGameName(): (id: string) => string {
  const { language } = useSettings()
  return useCallback(id => gameEntry(id)?.words[language].name ?? id, [language])
}
