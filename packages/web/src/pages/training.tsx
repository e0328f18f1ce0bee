// Training by oneself: one's mistakes as exercises, statistics of one's games, the explorer; and the editor of one's own data.
// Each is loaded when it is opened.

import { useParams } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import { type Page, page } from '../frame/page.tsx'

const PARTS: Readonly<Record<string, Page>> = {
  mistakes: page(async () => (await import('./training/mistakes.tsx')).MistakesPage),
  statistics: page(async () => (await import('./training/statistics.tsx')).StatisticsPage),
  editor: page(async () => (await import('./editor.tsx')).EditorPage),
  explorer: page(async () => (await import('./training/explorer.tsx')).ExplorerPage),
}

export function TrainingPage() {
  const { part = '' } = useParams<{ part?: string }>()
  const Part = Object.hasOwn(PARTS, part) ? PARTS[part] : NotFound
  return <Part key={part} />
}
