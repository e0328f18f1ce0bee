// 7 Wonders Duel for those who read and learn: its words and rules, lessons and cards, each loaded when it is first needed.

import type { Reading } from '../entry.ts'

export const loadGame: Reading['loadGame'] = async () => (await import('@tabularium/wonders-duel')).wondersDuel

export const loadLessons = async () => (await import('@tabularium/wonders-duel/lessons')).LESSONS

export const loadThings = async () => (await import('./things.tsx')).wondersDuelThings

export const loadExamples = async () => (await import('@tabularium/wonders-duel/examples')).EXAMPLES

export const loadGlossary = async () => (await import('@tabularium/wonders-duel/glossary')).GLOSSARY

export const loadTermPicture = async () => (await import('./term-picture.tsx')).duelTermPicture

export const loadThumbnail = async () => (await import('./thumbnail.tsx')).duelThumbnail

export const loadMiniature = async () => (await import('./miniature.tsx')).duelMiniature
