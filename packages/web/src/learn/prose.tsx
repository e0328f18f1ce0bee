// A text in the little Markdown of rules and lessons, drawn.

import { Fragment, type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.ts'
import { typeset } from '../typeset.ts'
import { type Inline, type Known, NOTHING_KNOWN, parse } from './markdown.ts'
import { mark } from './search.ts'

interface ProseProps {
  readonly text: string
  readonly known?: Known
  /** Words to mark. */
  readonly words?: readonly string[]
  rule?(number: string): ReactNode
  thing?(name: string, text: ReactNode): ReactNode
}

const NO_WORDS: readonly string[] = []

export const Marked = ({ text, words = NO_WORDS }: { readonly text: string; readonly words?: readonly string[] }) =>
  mark(text, words).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
    piece.hit ? <mark key={i}>{piece.text}</mark> : <Fragment key={i}>{piece.text}</Fragment>,
  )

export function Prose({ text, known = NOTHING_KNOWN, words = NO_WORDS, rule, thing }: ProseProps) {
  const { language } = useSettings()
  const blocks = useMemo(
    () =>
      parse(text, known).map(block => ({
        ...block,
        lines: block.lines.map(line => line.map(part => ({ ...part, text: typeset(language, part.text) }))),
      })),
    [text, known, language],
  )
  const part = (inline: Inline): ReactNode => {
    const marked = <Marked text={inline.text} words={words} />
    if (inline.at === 'rule') return rule?.(inline.text) ?? marked
    if (inline.at === 'text') return marked
    return <b>{inline.thing !== undefined && thing ? thing(inline.thing, marked) : marked}</b>
  }
  // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a fixed text
  const line = (parts: readonly Inline[]): ReactNode =>
    parts.map((inline, i) => <Fragment key={i}>{part(inline)}</Fragment>)
  return blocks.map(({ at, lines }, i) => {
    if (at === 'paragraph') return <p key={i}>{lines.map(line)}</p>
    const List = at === 'bullets' ? 'ul' : 'ol'
    return (
      <List key={i}>
        {lines.map((entry, k) => (
          <li key={k}>{line(entry)}</li>
        ))}
      </List>
    )
  })
  // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of a fixed text
}

/** Links of a game's rules, as every reading page makes them. */
export const linksOf = (game: string): Pick<ProseProps, 'rule' | 'thing'> => ({
  rule: number => <Link href={`/rules/${game}/${number}`}>{number}</Link>,
  thing: (name, text) => <Link href={`/rules/${game}/card/${name}`}>{text}</Link>,
})
