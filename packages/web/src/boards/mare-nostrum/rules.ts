// The rules of Mare Nostrum as the worker of this device plays them.

import type { Game } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { measure as measureView } from '@tabularium/mare-nostrum/rules'
import type { Rules } from '../../table/rules.ts'

export const game: Game = mareNostrum

export const players: Rules['players'] = async () => (await import('@tabularium/bots/players/mare-nostrum')).players

export const measure: Rules['measure'] = view => measureView(view as Parameters<typeof measureView>[0])
