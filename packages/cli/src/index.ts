// The command as a function, for programs and tests.

export { GAMES } from '@tabularium/bots/games'
export { main } from './program.ts'
export type { Streams } from './terminal.ts'
