// The clock that somebody wishes for a new table, and the one that suits a game.

import type { ClockRule } from '@tabularium/protocol'
import type { GameEntry } from '../games.ts'

const MINUTE = 60_000

export const PRESETS = ['10+10', '20+20', '45+30', 'own'] as const
export const DAYS = ['1', '2', '3', '7'] as const
export const KINDS = ['none', 'live', 'days'] as const

export interface ClockWish {
  readonly kind: (typeof KINDS)[number]
  readonly preset: (typeof PRESETS)[number]
  readonly minutes: string
  readonly seconds: string
  readonly days: (typeof DAYS)[number]
}

const whole = (text: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number(text) || 0)))

export const clockOf = ({ kind, preset, minutes, seconds, days }: ClockWish): ClockRule => {
  if (kind === 'none') return { kind }
  if (kind === 'days') return { kind, days: Number(days) }
  const [base, increment] = preset === 'own' ? [minutes, seconds] : preset.split('+')
  return { kind, baseMs: whole(base, 1, 360) * MINUTE, incrementMs: whole(increment, 0, 600) * 1000 }
}

type Length = Pick<GameEntry, 'minutes'>

/** Nobody sits through a campaign in one evening: it is played by correspondence, and not for a rating. */
export const isCampaign = ({ minutes }: Length): boolean => minutes >= 240

/** What suits the game, where nothing else was chosen. With a friend nobody is hurried. */
export const usualClock = (entry: Length, friend: boolean): ClockWish => ({
  kind: isCampaign(entry) ? 'days' : friend ? 'none' : 'live',
  preset: entry.minutes > 60 ? '45+30' : '20+20',
  minutes: '30',
  seconds: '30',
  days: '3',
})
