// Pictures and marks of the games.

import { GAMES } from '../games.ts'
import { GameMark, Picture } from './game-art.tsx'

export const Pictures = () => GAMES.map(({ id }) => <Picture key={id} game={id} />)

/** The last is that of a game without one of its own. */
export const Marks = () => [...GAMES.map(({ id }) => id), ''].map(id => <GameMark key={id} game={id} />)
