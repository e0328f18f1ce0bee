// Assyrian Wars for those who read and learn: its words and rules, lessons and cards, each loaded when it is first needed.

import type { Reading } from '../entry.ts'

export const loadGame: Reading['loadGame'] = async () => (await import('@tabularium/assyrian-wars')).assyrianWars

export const loadLessons = async () => (await import('@tabularium/assyrian-wars/lessons')).LESSONS

export const loadThings = async () => (await import('./things.tsx')).assyrianWarsThings

export const loadSnapshot = async () => (await import('./snapshot.tsx')).assyrianWarsSnapshot

export const loadExamples = async () => (await import('@tabularium/assyrian-wars/examples')).EXAMPLES
