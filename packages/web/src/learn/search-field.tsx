// A field to look for words on a reading page, with a button that empties it.

import { useRef } from 'react'
import { Icon } from '../ui/icons.tsx'
import { rulesWords } from './rules-words.ts'
import './search-field.css'

const Lens = () => (
  <svg className="search-lens" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m13 13 5 5" />
  </svg>
)

interface SearchFieldProps {
  readonly label: string
  readonly hint: string
  readonly query: string
  search(query: string): void
}

export function SearchField({ label, hint, query, search }: SearchFieldProps) {
  const t = rulesWords.use()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    search('')
    input.current?.focus()
  }
  return (
    <search className="search-field">
      <Lens />
      <input
        ref={input}
        type="search"
        value={query}
        aria-label={label}
        placeholder={hint}
        onChange={event => search(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape' && query !== '') clear()
        }}
      />
      {query !== '' && (
        <button type="button" aria-label={t('clear')} onClick={clear}>
          <Icon name="cross" />
        </button>
      )}
    </search>
  )
}
