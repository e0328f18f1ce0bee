// The rules of Glory to Rome as the worker of this device plays them.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { measure as measureView } from '@tabularium/glory-to-rome/rules'
import type { Game } from '@tabularium/kernel'
import type { Rules } from '../../table/rules.ts'

export const game: Game = gloryToRome

export const players: Rules['players'] = async () => (await import('@tabularium/bots/players/glory-to-rome')).players

/** Named where it is asked for: Node, in tests, knows no addresses of this kind. */
export const net = async (): Promise<string> => (await import('@tabularium/bots/weights/glory-to-rome.net?url')).default

export const measure: Rules['measure'] = view => measureView(view as Parameters<typeof measureView>[0])
