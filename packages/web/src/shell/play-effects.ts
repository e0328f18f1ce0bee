// What happens by itself at a table: sounds, passes that are made without asking, tabs that close, a warning.

import { useEffect, useRef } from 'react'
import { settings } from '../settings.ts'
import { toast } from '../ui/toast.tsx'
import type { PlayModel } from './play-model.ts'
import type { Sound } from './sound.ts'

/** How long a window that only passes stands, at most. */
const LET_PASS_MS = 350

/** Sounds are fetched by those who want them. */
export const playSound = (sound: Sound): void => {
  if (settings().sound) void import('./sound.ts').then(sounds => sounds.play(sound))
}

export function usePlayEffects(model: PlayModel): void {
  const { table, state, present, pass, pace, mine, over, extras, small, layout, tab, drawer, lower, t, setTab } = model
  const { version, unsaved = false } = state
  useEffect(() => table.pace(pace), [table, pace])
  const heard = useRef({ version, mine: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per version
  useEffect(() => {
    if (heard.current.version !== version) playSound(present.result ? 'end' : mine ? 'turn' : 'move')
    heard.current = { version, mine }
  }, [version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per version
  useEffect(() => {
    if (!pass) return undefined
    const timer = setTimeout(() => void table.act(pass.notation), Math.min(pace, LET_PASS_MS))
    return () => clearTimeout(timer)
  }, [version])
  useEffect(() => {
    if (over) setTab('board')
  }, [over, setTab])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (unsaved) toast({ text: t('unsaved') })
  }, [unsaved])
  const isTab = small ? tab === 'online' : lower === 'online' && (layout !== 'folded' || drawer)
  const onlineShown = extras !== undefined && isTab
  const look = extras?.look
  useEffect(() => look?.(onlineShown), [look, onlineShown])
}
