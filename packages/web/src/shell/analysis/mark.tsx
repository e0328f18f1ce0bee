// The mark of a move: its sign, its word, and what it cost; the colour says the same once more.

import type { Mark } from '@tabularium/bots/analysis/marks'
import { signedPercent } from './figures.ts'
import { isCostly, SIGNS } from './model.ts'
import { analysisWords } from './words.ts'
import './mark.css'

export function MarkBadge({ mark }: { readonly mark: Mark }) {
  const t = analysisWords.use()
  return (
    <span className={`mark mark-${mark}`}>
      <b aria-hidden="true">{SIGNS[mark]}</b> {t(`mark.${mark}`)}
    </span>
  )
}

/** Under a move in the list: all of it where it cost something, else the sign, and its word for ears. */
export function MarkLine({ mark, loss }: { readonly mark: Mark; readonly loss: number }) {
  const t = analysisWords.use()
  const word = t(`mark.${mark}`)
  return (
    <small className={`mark-line mark-${mark}`} title={word}>
      <b aria-hidden="true">{SIGNS[mark]}</b>{' '}
      {isCostly(mark) ? `${word} ${signedPercent(-loss)}` : <span className="visually-hidden">{word}</span>}
    </small>
  )
}
