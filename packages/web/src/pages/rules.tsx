// The rules of a game: all paragraphs on one page, a numbered list beside them, an instant search; and a page per card.

import type { Example, Rule } from '@tabularium/kernel'
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../games.ts'
import { ExampleBox } from '../learn/example.tsx'
import { exampleWords } from '../learn/example-words.ts'
import { type ExampleBook, exampleOf, useExamples } from '../learn/examples.ts'
import { type Book, useBook } from '../learn/library.ts'
import { linksOf, Marked, Prose } from '../learn/prose.tsx'
import { rulesWords } from '../learn/rules-words.ts'
import { finds, wordsOf } from '../learn/search.ts'
import { useBoard } from '../learn/stage.tsx'
import { nameOf } from '../learn/things.ts'
import { Icon } from '../ui/icons.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Loading } from '../ui/loading.tsx'
import { toast } from '../ui/toast.tsx'
import { ThingPage, ThingTiles } from './rules-card.tsx'
import { ExampleStage } from './rules-example.tsx'
import { Depth, Introduction } from './rules-introduction.tsx'
import './rules.css'

/** Rulings are ours; the rest tells the rulebook in our words. */
export const isRuling = ({ number }: Rule): boolean => /^W\d/.test(number)

/** Stands where a paragraph's number would. */
const INTRODUCTION = 'introduction'

export const anchorOf = (number: string): string => `rule-${number.replace('.', '-')}`

const examplesOf = (examples: ExampleBook | undefined, { number }: Rule): readonly Example[] =>
  examples?.list.filter(({ rule }) => rule === number) ?? []

export function RulesPage() {
  const { game, number, name, example } = useParams<{
    game?: string
    number?: string
    name?: string
    example?: string
  }>()
  if (game === undefined) return <AllRules />
  if (!gameEntry(game)) return <NotFound />
  if (example !== undefined) return <OneExample game={game} id={example} />
  return <Opened game={game} number={number} name={name} />
}

function OneExample({ game, id }: { readonly game: string; readonly id: string }) {
  const t = exampleWords.use()
  const examples = useExamples(game)
  const board = useBoard(game)
  const title = examples?.notes[id]?.title
  usePage({ title: title ?? t('example'), game, form: 'table' })
  if (!examples || !board) return <Loading what={t('loading')} />
  const example = exampleOf(examples, id)
  return example ? <ExampleStage key={id} board={board} examples={examples} example={example} /> : <NotFound />
}

/** The rules of every game, one step away. */
function AllRules() {
  const t = rulesWords.use()
  const gameName = useGameName()
  usePage({ title: t('title') })
  return (
    <div className="sheet">
      <h1>{t('title')}</h1>
      <div className="panel">
        {GAMES.map(({ id, icon, cards }) => (
          <LinkRow key={id} to={`/rules/${id}`} icon={icon} title={gameName(id)} text={cards && t('of.text')} />
        ))}
      </div>
    </div>
  )
}

/** To the rules of another game. */
function Others({ game }: { readonly game: string }) {
  const t = rulesWords.use()
  const gameName = useGameName()
  return (
    <nav className="rules-games" aria-label={t('games')}>
      {GAMES.map(({ id }) => (
        <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
          {gameName(id)}
        </Link>
      ))}
    </nav>
  )
}

interface OpenedProps {
  readonly game: string
  readonly number: string | undefined
  readonly name: string | undefined
}

function Opened({ game, number, name }: OpenedProps) {
  const t = rulesWords.use()
  const words = exampleWords.use()
  const book = useBook(game)
  const examples = useExamples(game)
  const gameName = book?.say({ key: 'game.name' }) ?? ''
  const thing = book && name !== undefined ? nameOf(book.game, book.say, name) : undefined
  const rule = number === undefined ? undefined : book?.rules.find(one => one.number === number)
  const introduces = number === INTRODUCTION && (examples === undefined || examples.introduction.length > 0)
  const title = thing ?? (introduces ? words('introduction') : rule ? `§ ${rule.number} ${rule.title}` : t('title'))
  usePage({ title: [title, gameName].filter(Boolean).join(' · '), game })
  if (!book) return <Loading what={t('loading')} />
  if (name !== undefined) return <ThingPage book={book} name={name} />
  if (!introduces) return <Rules book={book} examples={examples} number={number} />
  return examples ? <Introduction book={book} examples={examples} /> : <Loading what={t('loading')} />
}

const Lens = () => (
  <svg className="rules-lens" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m13 13 5 5" />
  </svg>
)

/** Where the reader has arrived, once the page stands. */
function useArrivalAt(number: string | undefined, book: Book): void {
  const { language } = book
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language moves the paragraphs
  useEffect(() => {
    if (number === undefined) return
    // After the frame has gone to the top of the page, as it does for every address.
    const frame = requestAnimationFrame(() => {
      const article = document.getElementById(anchorOf(number))
      article?.scrollIntoView({ block: 'start' })
      article?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [number, language])
}

interface RulesProps {
  readonly book: Book
  /** Undefined while they are on their way: the rules can be read before. */
  readonly examples: ExampleBook | undefined
  readonly number: string | undefined
}

function Rules({ book, examples, number }: RulesProps) {
  const t = rulesWords.use()
  const { game, rules, say, things } = book
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const words = useMemo(() => wordsOf(deferred), [deferred])
  const searching = words.length > 0
  const tales = useCallback(
    (rule: Rule) =>
      examplesOf(examples, rule)
        .map(({ id }) => Object.values(examples?.notes[id] ?? {}).join(' '))
        .join(' '),
    [examples],
  )
  const found = useMemo(
    () =>
      searching
        ? rules.filter(rule => finds(`${rule.number} ${rule.title} ${rule.text}`, words) || finds(tales(rule), words))
        : rules,
    [rules, words, searching, tales],
  )
  const names = useMemo(
    () =>
      things.groups.flatMap(group => group.names).filter(name => searching && finds(nameOf(game, say, name), words)),
    [things, game, say, words, searching],
  )
  useArrivalAt(number, book)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    setQuery('')
    input.current?.focus()
  }
  const missing = number !== undefined && !book.known.numbers.has(number)
  return (
    <div className="rules">
      <aside className="rules-side">
        <Others game={game.id} />
        <search className="rules-search">
          <Lens />
          <input
            ref={input}
            type="search"
            value={query}
            aria-label={t('search')}
            placeholder={t('search.hint')}
            onChange={event => setQuery(event.target.value)}
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
        <p className="rules-count" role="status">
          {searching && found.length > 0 ? t('found', { count: found.length }) : ''}
        </p>
        <Contents rules={found} game={game.id} number={number} open={searching} />
      </aside>
      <div className="rules-text">
        {examples && examples.introduction.length > 0 && <Depth game={game.id} at="all" />}
        <h1>{t('title.of', { game: say({ key: 'game.name' }) })}</h1>
        {missing && <p className="rules-none">{t('missing', { number })}</p>}
        {searching && names.length > 0 && (
          <section aria-label={t('things.found')}>
            <ThingTiles book={book} names={names} words={words} />
          </section>
        )}
        {found.map(rule => (
          <Paragraph
            key={rule.number}
            rule={rule}
            book={book}
            examples={examples}
            words={words}
            here={rule.number === number}
          />
        ))}
        {searching && found.length === 0 && names.length === 0 && (
          <p className="rules-none" role="status">
            {t('found.none', { query: deferred.trim() })}
          </p>
        )}
        {!searching && <AllThings book={book} />}
      </div>
    </div>
  )
}

interface ContentsProps {
  readonly rules: readonly Rule[]
  readonly game: string
  readonly number: string | undefined
  /** Unfolded also where the screen is small. */
  readonly open: boolean
}

/** The numbered list: beside the text where there is room, folded above it where there is not. */
function Contents({ rules, game, number, open }: ContentsProps) {
  const t = rulesWords.use()
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of the current paragraph is another one then
  useEffect(() => {
    const line = current.current
    const list = line?.closest('nav')
    if (!line || !list) return
    const top = line.offsetTop - list.offsetTop
    if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 40) list.scrollTop = Math.max(0, top - 80)
  }, [number])
  return (
    <>
      <button
        type="button"
        className="rules-fold"
        aria-expanded={unfolded || open}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t('contents')}
        <Icon name="down" />
      </button>
      <nav id={id} className={unfolded ? 'rules-contents rules-unfolded' : 'rules-contents'} aria-label={t('contents')}>
        <ol>
          {rules.map(rule => {
            const here = rule.number === number
            return (
              <li key={rule.number}>
                <Link
                  className={rule.number.includes('.') || isRuling(rule) ? 'rules-sub' : ''}
                  href={`/rules/${game}/${rule.number}`}
                  aria-current={here ? 'true' : undefined}
                  ref={here ? current : undefined}
                  onClick={() => setUnfolded(false)}
                >
                  <span className="num">{rule.number}</span> {rule.title}
                </Link>
              </li>
            )
          })}
        </ol>
      </nav>
    </>
  )
}

interface ParagraphProps {
  readonly rule: Rule
  readonly book: Book
  readonly examples: ExampleBook | undefined
  readonly words: readonly string[]
  readonly here: boolean
}

const Paragraph = memo(function Paragraph({ rule, book, examples, words, here }: ParagraphProps) {
  const t = rulesWords.use()
  const { number, title, text } = rule
  const ruling = isRuling(rule)
  const links = useMemo(() => linksOf(book.game.id), [book.game.id])
  const chapter = !number.includes('.') && !ruling
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/rules/${book.game.id}/${number}`)
      toast({ text: t('copied') })
    } catch {
      toast({ text: t('not-copied') })
    }
  }
  return (
    <article
      id={anchorOf(number)}
      className={`rules-paragraph ${chapter ? 'rules-chapter' : ''} ${here ? 'rules-here' : ''}`}
    >
      <header>
        <h2 tabIndex={-1}>
          <span className="num">{number}</span> <Marked text={title} words={words} />
        </h2>
        {ruling && (
          <span className="rules-ours" title={t('ours.why')}>
            {t('ours')}
          </span>
        )}
        <button type="button" className="rules-link" aria-label={t('link', { number })} onClick={() => void copy()}>
          §
        </button>
      </header>
      <div className="rules-prose">
        <Prose text={text} known={book.known} words={words} {...links} />
      </div>
      {examples &&
        examplesOf(examples, rule).map(example => (
          <ExampleBox key={example.id} book={book} examples={examples} example={example} words={words} />
        ))}
    </article>
  )
})

function AllThings({ book }: { readonly book: Book }) {
  const t = rulesWords.use()
  if (book.things.groups.length === 0) return undefined
  return (
    <section className="rules-things" aria-labelledby="rules-things">
      <h2 id="rules-things">{t('things')}</h2>
      {book.things.groups.map(({ title, names }) => (
        <section key={title.key} aria-label={book.say(title)}>
          <h3>{book.say(title)}</h3>
          <ThingTiles book={book} names={names} words={[]} />
        </section>
      ))}
    </section>
  )
}
