// Everything that goes over the wire, as schemas and types: what a program may send, and what it gets.

export * from './account.ts'
export * from './analysis.ts'
export * from './clubs.ts'
export * from './contacts.ts'
export * from './delta.ts'
export * from './pairing.ts'
export * from './people.ts'
export * from './socket.ts'
export * from './table.ts'
export * from './text.ts'
export * from './tournament.ts'
export * from './verdicts.ts'
