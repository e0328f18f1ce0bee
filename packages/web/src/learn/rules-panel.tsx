// One rule at the side of a table, which stays where it is; other rules are a link away.

import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../ui/icons.tsx'
import { Loading } from '../ui/loading.tsx'
import { scrollFade } from '../ui/scroll-fade.ts'
import { useBook } from './library.ts'
import { Prose } from './prose.tsx'
import { rulesWords } from './rules-words.ts'
import './rules-panel.css'

export interface RulePanelProps {
  readonly game: string
  readonly number: string
  onClose(): void
}

export function RulePanel({ game, number, onClose }: RulePanelProps) {
  const t = rulesWords.use()
  const book = useBook(game)
  const [at, setAt] = useState(number)
  useEffect(() => setAt(number), [number])
  const title = useRef<HTMLHeadingElement>(null)
  const loaded = book !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is read from its title
  useEffect(() => title.current?.focus(), [at, loaded])
  const place = book?.rules.findIndex(rule => rule.number === at) ?? -1
  const rule = book?.rules[place]
  const step = (by: 1 | -1, name: string) => {
    const other = place < 0 ? undefined : book?.rules[place + by]
    if (!other) return <span />
    return (
      <button type="button" onClick={() => setAt(other.number)}>
        <span className="visually-hidden">{name} </span>
        {by < 0 ? '‹ ' : ''}§ {other.number}
        {by > 0 ? ' ›' : ''}
      </button>
    )
  }
  return (
    <aside
      className="rule-panel"
      aria-label={t('title')}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header>
        <h2 ref={title} tabIndex={-1}>
          § {at} {rule?.title}
        </h2>
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <div ref={scrollFade} className="rule-panel-text">
        {!book && <Loading what={t('loading')} />}
        {book && !rule && <p>{t('missing', { number: at })}</p>}
        {book && rule && (
          <Prose
            text={rule.text}
            known={book.known}
            rule={other => (
              <a
                href={`/rules/${game}/${other}`}
                onClick={event => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  setAt(other)
                }}
              >
                {other}
              </a>
            )}
          />
        )}
      </div>
      <footer>
        {step(-1, t('previous'))}
        <Link href={`/rules/${game}/${at}`}>{t('all')}</Link>
        {step(1, t('next'))}
      </footer>
    </aside>
  )
}
