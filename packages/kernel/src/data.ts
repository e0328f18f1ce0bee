// Data of somebody's own: what only those need who read them. Apart from all else, so that pages that play on the usual data
// fetch none of it.

export * from './data-reader.ts'
export * from './game-on.ts'
export * from './own-data.ts'
