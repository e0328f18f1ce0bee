// The rules of Assyrian Wars as the worker of this device plays them.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { measure as measureView } from '@tabularium/assyrian-wars/rules'
import type { Game } from '@tabularium/kernel'
import type { Rules } from '../../table/rules.ts'

export const game: Game = assyrianWars

export const players: Rules['players'] = async () => (await import('@tabularium/bots/players/assyrian-wars')).players

export const measure: Rules['measure'] = view => measureView(view as Parameters<typeof measureView>[0])
