// What happens by itself at a table: sounds, passes that are made without asking, tabs that close, a warning.

import type { Event } from '@tabularium/kernel'
import { useEffect, useRef } from 'react'
import type { Board } from '../boards/board.ts'
import { change, settings } from '../settings.ts'
import { SOUNDS, type Sound } from '../ui/sound/names.ts'
import { playSound } from '../ui/sound/play-sound.ts'
import { toast } from '../ui/toast.tsx'
import type { PlayModel } from './play-model.ts'

/** How long a window that only passes stands, at most. */
const LET_PASS_MS = 350

/** Whoever has waited so long may look elsewhere: the horn calls them. */
const CALL_AFTER_MS = 8000

/** What a move sounds like: what is most to be heard of what it did. */
function soundOf(board: Board, news: readonly Event[]): Sound {
  const sounds = new Set(news.map(({ at }) => board.sounds?.[at]))
  return SOUNDS.find(sound => sounds.has(sound)) ?? 'move'
}

/** Says once, on the first game, that there are sounds. */
function useSoundOffer(t: PlayModel['t']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { sound, soundOffered } = settings()
    if (soundOffered) return
    change({ soundOffered: true })
    if (!sound) toast({ text: t('sound.offer'), action: { label: t('sound.on'), act: () => change({ sound: true }) } })
  }, [])
}

export function usePlayEffects(model: PlayModel): void {
  const {
    table,
    state,
    present,
    board,
    news,
    pass,
    pace,
    mine,
    over,
    extras,
    small,
    layout,
    tab,
    drawer,
    lower,
    t,
    setTab,
  } = model
  const { version, unsaved = false, fallback } = state
  useEffect(() => table.pace(pace), [table, pace])
  useSoundOffer(t)
  const heard = useRef({ version, at: Date.now() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per version
  useEffect(() => {
    if (heard.current.version === version) return
    const calls = mine && (document.hidden || Date.now() - heard.current.at > CALL_AFTER_MS)
    playSound(present.result ? 'end' : calls ? 'turn' : soundOf(board, news))
    heard.current = { version, at: Date.now() }
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (fallback) toast({ text: t(`fallback.${fallback}`) })
  }, [fallback])
  const isTab = small ? tab === 'online' : lower === 'online' && (layout !== 'folded' || drawer)
  const onlineShown = extras !== undefined && isTab
  const look = extras?.look
  useEffect(() => look?.(onlineShown), [look, onlineShown])
}
