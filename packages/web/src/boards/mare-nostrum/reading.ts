// Mare Nostrum for those who read and learn: its words and rules, lessons and cards, each loaded when it is first needed.

import type { Reading } from '../entry.ts'

export const loadGame: Reading['loadGame'] = async () => (await import('@tabularium/mare-nostrum')).mareNostrum

export const loadLessons = async () => (await import('@tabularium/mare-nostrum/lessons')).LESSONS

export const loadThings = async () => (await import('./things.tsx')).mareNostrumThings

export const loadExamples = async () => (await import('@tabularium/mare-nostrum/examples')).EXAMPLES

export const loadGlossary = async () => (await import('@tabularium/mare-nostrum/glossary')).GLOSSARY

export const loadThumbnail = async () => (await import('./thumbnail.tsx')).mareThumbnail

export const loadTermPicture = async () => (await import('./term-picture.tsx')).mareTermPicture
