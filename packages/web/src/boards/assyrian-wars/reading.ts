// Assyrian Wars for those who read and learn: its words and rules, lessons and cards, each loaded when it is first needed.

import type { Reading } from '../entry.ts'

export const loadGame: Reading['loadGame'] = async () => (await import('@tabularium/assyrian-wars')).assyrianWars

export const loadLessons = async () => (await import('@tabularium/assyrian-wars/lessons')).LESSONS

export const loadThings = async () => (await import('./things.tsx')).assyrianWarsThings

export const loadThumbnail = async () => (await import('./thumbnail.tsx')).assyrianWarsThumbnail

export const loadExamples = async () => (await import('@tabularium/assyrian-wars/examples')).EXAMPLES

export const loadGlossary = async () => (await import('@tabularium/assyrian-wars/glossary')).GLOSSARY

export const loadTermPicture = async () => (await import('./term-picture.tsx')).assyrianTermPicture
