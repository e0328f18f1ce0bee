// The rules of Glory to Rome as the worker of this device plays them.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { measure as measureView } from '@tabularium/glory-to-rome/rules'
import type { Game } from '@tabularium/kernel'
import type { Rules } from '../../table/rules.ts'

export const game: Game = gloryToRome

export const players: Rules['players'] = async () => (await import('@tabularium/bots/players/glory-to-rome')).players

export const measure: Rules['measure'] = view => measureView(view as Parameters<typeof measureView>[0])
