// Players made of code: they see a view, never the state.

export * from './arena.ts'
export * from './bot.ts'
export * from './make.ts'
export * from './match.ts'
export * from './mcts.ts'
export { BOT_KINDS, type Players, playerOf } from './player.ts'
export * from './puzzle.ts'
export * from './puzzle-find.ts'
export * from './puzzle-solve.ts'
export * from './random.ts'
export * from './rating.ts'
export type { Tuning } from './tuning.ts'
