// Programs at the table: the protocol for engines, and both its ends.

export * from './command-line.ts'
export * from './conformance.ts'
export * from './engine.ts'
export * from './engine-bot.ts'
export * from './fault.ts'
export { lineSplitter } from './line-splitter.ts'
export { withEngines } from './process-groups.ts'
export * from './protocol.ts'
export * from './serve.ts'
