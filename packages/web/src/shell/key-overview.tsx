// All keys that do something at this moment. What stands on the screen tells its own (`aria-keyshortcuts`), so that the list is
// never out of date; a few work everywhere.

import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Key } from '../ui/key.tsx'
import { keyWords } from './key-overview-words.ts'
import './key-overview.css'

interface KeyLine {
  readonly keys: string
  readonly does: string
}

/** What an element is called: by its label, its island's title, or its words without key caps. */
function nameOf(element: Element): string {
  const island = element.matches('.island-fold') ? element.closest('.island')?.querySelector('h2') : undefined
  const label = island?.textContent ?? element.getAttribute('aria-label')
  if (label) return label
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const cap of copy.querySelectorAll('.key, svg')) cap.remove()
  return [...copy.childNodes]
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(' ')
}

/** Of everything in sight, once for each key. */
export function keysOnScreen(within: ParentNode): readonly KeyLine[] {
  const lines = new Map<string, KeyLine>()
  for (const element of within.querySelectorAll('[aria-keyshortcuts]')) {
    const keys = element.getAttribute('aria-keyshortcuts') ?? ''
    const does = nameOf(element)
    if (keys === '' || does === '' || lines.has(keys) || !element.checkVisibility()) continue
    lines.set(keys, { keys, does })
  }
  return [...lines.values()].toSorted((a, b) => (a.keys < b.keys ? -1 : 1))
}

const ALWAYS = [
  ['1–9', 'numbers'],
  ['[ ]', 'brackets'],
  ['↵', 'enter'],
  ['Esc', 'escape'],
  ['U', 'undo'],
  ['← →', 'arrows'],
  ['R', 'rule'],
  ['W', 'recap'],
] as const

const ON_MAPS = [
  ['+ − F', 'map'],
  ['M', 'toMap'],
  ['!', 'warning'],
  ['Shift H', 'hide'],
] as const

export function KeyOverview({ map, onClose }: { readonly map: boolean; onClose(): void }) {
  const t = keyWords.use()
  // As it was when somebody asked.
  const [here] = useState(() => keysOnScreen(document))
  const known = new Set(here.map(({ keys }) => keys))
  const always = [...ALWAYS, ...(map ? ON_MAPS : []), ['?', 'all'] as const].filter(([keys]) => !known.has(keys))
  return (
    <Dialog open title={t('title')} close={t('close')} onClose={onClose}>
      <div className="keys">
        <section>
          <h3>{t('here')}</h3>
          <KeyList lines={here} />
        </section>
        <section>
          <h3>{t('always')}</h3>
          <KeyList lines={always.map(([keys, does]) => ({ keys, does: t(does) }))} />
        </section>
      </div>
    </Dialog>
  )
}

const KeyList = ({ lines }: { readonly lines: readonly KeyLine[] }) => (
  <dl>
    {lines.map(({ keys, does }) => (
      <div key={keys}>
        <dt>
          <Key>{keys}</Key>
          <span className="visually-hidden">{keys}</span>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
