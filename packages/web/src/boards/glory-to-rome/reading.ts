// Glory to Rome for those who read and learn: its words and rules, lessons and cards, each loaded when it is first needed.

import type { Reading } from '../entry.ts'

export const loadGame: Reading['loadGame'] = async () => (await import('@tabularium/glory-to-rome')).gloryToRome

export const loadLessons = async () => (await import('@tabularium/glory-to-rome/lessons')).LESSONS

export const loadThings = async () => (await import('./things.tsx')).gloryToRomeThings

export const loadExamples = async () => (await import('@tabularium/glory-to-rome/examples')).EXAMPLES

export const loadGlossary = async () => (await import('@tabularium/glory-to-rome/glossary')).GLOSSARY

export const loadTermPicture = async () => (await import('./term-picture.tsx')).romeTermPicture

export const loadThumbnail = async () => (await import('./thumbnail.tsx')).romeThumbnail
