// The words of a game: what they mean, what they are called in other languages and rulebooks, and what the pieces look like.

import { useDeferredValue, useMemo, useState } from 'react'
import { type GlossaryBook, isFound } from '../learn/glossary.ts'
import { glossaryWords } from '../learn/glossary-words.ts'
import type { Book } from '../learn/library.ts'
import { wordsOf } from '../learn/search.ts'
import { SearchField } from '../learn/search-field.tsx'
import { TermList } from '../learn/terms.tsx'
import { useHashArrival } from '../learn/use-hash-arrival.ts'
import { Depth, GameLinks } from './rules-nav.tsx'

interface GlossaryPageProps {
  readonly book: Book
  readonly glossary: GlossaryBook
}

export function GlossaryPage({ book, glossary }: GlossaryPageProps) {
  const t = glossaryWords.use()
  const { language, say } = book
  const { entries, published } = glossary
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const words = useMemo(() => wordsOf(deferred), [deferred])
  const found = useMemo(() => entries.filter(entry => isFound(entry, words)), [entries, words])
  useHashArrival(true, 'center')
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const languages = new Intl.ListFormat(language).format(published.map(one => names.of(one) ?? one))
  return (
    <div className="rules-introduction rules-glossary">
      <GameLinks game={book.game.id} page="glossary" />
      <Depth book={book} at="glossary" />
      <h1>{t('title.of', { game: say({ key: 'game.name' }) })}</h1>
      {published.length > 0 && <p>{t('published', { languages })}</p>}
      <SearchField label={t('search')} hint={t('hint')} query={query} search={setQuery} />
      <p className="rules-count" role="status">
        {words.length > 0 && found.length > 0 ? t('found', { count: found.length }) : ''}
      </p>
      <TermList book={book} glossary={glossary} entries={found} words={words} />
      {found.length === 0 && (
        <p className="rules-none" role="status">
          {t('none', { query: deferred.trim() })}
        </p>
      )}
    </div>
  )
}
