// Games as environments for programs that learn.

export * from './environment.ts'
export * from './observation.ts'
export * from './serve-environments.ts'
