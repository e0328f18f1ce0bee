// What is known of the games without their rules: how long they take, and what suits a first game.

import { about as assyrianWars } from '@tabularium/assyrian-wars/about'
import { about as gloryToRome } from '@tabularium/glory-to-rome/about'
import type { About } from '@tabularium/kernel'
import { about as mareNostrum } from '@tabularium/mare-nostrum/about'
import { about as wondersDuel } from '@tabularium/wonders-duel/about'

const ABOUTS: readonly About[] = [assyrianWars, gloryToRome, mareNostrum, wondersDuel]

/** Undefined: a game of tests. */
export const aboutOf = (game: string): About | undefined => ABOUTS.find(({ id }) => id === game)
