// The tab bar at the foot of a small screen: board, its details, actions, record.

import { Glyph, type GlyphName } from './glyph.tsx'
import { shellWords } from './words.ts'
import './tabs.css'

export type Tab = 'board' | 'details' | 'actions' | 'record'

interface TabBarProps {
  readonly id?: string
  readonly tab: Tab
  set(tab: Tab): void
  /** What the list of actions is called now. */
  readonly actions: string
  /** What the board calls its second page; undefined: it has none. */
  readonly details: string | undefined
}

export function TabBar({ id, tab, set, actions, details }: TabBarProps) {
  const t = shellWords.use()
  const tabs: readonly { readonly name: Tab; readonly sign: GlyphName; readonly text: string }[] = [
    { name: 'board', sign: 'board', text: t('board') },
    ...(details === undefined ? [] : [{ name: 'details' as const, sign: 'details' as const, text: details }]),
    { name: 'actions', sign: 'list', text: actions },
    { name: 'record', sign: 'scroll', text: t('record') },
  ]
  return (
    <nav className="tabs" id={id} tabIndex={-1} aria-label={t('pages')}>
      {tabs.map(({ name, sign, text }) => (
        <button key={name} type="button" aria-current={name === tab ? 'page' : undefined} onClick={() => set(name)}>
          <Glyph name={sign} />
          <span>{text}</span>
        </button>
      ))}
    </nav>
  )
}
