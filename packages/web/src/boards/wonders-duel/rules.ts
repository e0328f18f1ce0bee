// The rules of 7 Wonders Duel as the worker of this device plays them.

import type { Event, Game } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { measure as measureView } from '@tabularium/wonders-duel/rules'
import type { Rules } from '../../table/rules.ts'

export const game: Game = wondersDuel

export const players: Rules['players'] = async () => (await import('@tabularium/bots/players/wonders-duel')).players

/** Named where it is asked for: Node, in tests, knows no addresses of this kind. */
export const net = async (): Promise<string> => (await import('@tabularium/bots/weights/wonders-duel.net?url')).default

/** An Age begins, or a card is turned up. */
export const turnsUp = (events: readonly Event[]): boolean => events.some(({ at }) => at === 'revealed' || at === 'age')

export const measure: Rules['measure'] = view => measureView(view as Parameters<typeof measureView>[0])
