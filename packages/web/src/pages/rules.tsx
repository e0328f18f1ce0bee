// The rules of a game: all paragraphs on one page, a numbered list beside them, an instant search; and a page per card.

import type { Example, Rule } from '@tabularium/kernel'
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useParams, useSearch } from 'wouter'
import { Picture } from '../frame/game-art.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { usePage } from '../frame/page-header.tsx'
import { isReturn } from '../frame/scroll-memory.ts'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../games.ts'
import { ExampleBox } from '../learn/example.tsx'
import { exampleWords } from '../learn/example-words.ts'
import { type ExampleBook, exampleOf, useExamples } from '../learn/examples.ts'
import { type GlossaryBook, isNamed, useGlossary } from '../learn/glossary.ts'
import { glossaryWords } from '../learn/glossary-words.ts'
import { type Book, useBook } from '../learn/library.ts'
import { linksOf, Marked, Prose } from '../learn/prose.tsx'
import { rulesWords } from '../learn/rules-words.ts'
import { finds, wordsOf } from '../learn/search.ts'
import { SearchField } from '../learn/search-field.tsx'
import { useBoard } from '../learn/stage.tsx'
import { TermList } from '../learn/terms.tsx'
import { nameOf } from '../learn/things.ts'
import { useHashArrival } from '../learn/use-hash-arrival.ts'
import { useLoaded } from '../learn/use-loaded.ts'
import { Icon } from '../ui/icons.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { scrollFade } from '../ui/scroll-fade.ts'
import { toast } from '../ui/toast.tsx'
import { ThingPage, ThingTiles } from './rules-card.tsx'
import { ExampleStage } from './rules-example.tsx'
import { GlossaryPage } from './rules-glossary.tsx'
import { Introduction } from './rules-introduction.tsx'
import { Depth, GameLinks } from './rules-nav.tsx'
import './rules.css'

/** Rulings are ours; the rest tells the rulebook in our words. */
export const isRuling = ({ number }: Rule): boolean => /^W\d/.test(number)

/** Stand where a paragraph's number would. */
const INTRODUCTION = 'introduction'
const GLOSSARY = 'glossary'

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
  const from = useSearch() === 'from=introduction' ? 'introduction' : 'rules'
  const title = examples?.notes[id]?.title
  usePage({ title: title ?? t('example'), game, form: 'table' })
  if (!examples || !board) return <Loading what={t('loading')} />
  const example = exampleOf(examples, id)
  return example ? <ExampleStage key={id} {...{ board, examples, example, from }} /> : <NotFound />
}

/** What there is to read about every game, one step away. */
function AllRules() {
  const t = rulesWords.use()
  const tell = exampleWords.use()
  const words = glossaryWords.use()
  const gameName = useGameName()
  const found = useLoaded('readings', () => Promise.all(GAMES.map(({ reading }) => reading())))
  usePage({ title: t('title') })
  if (!found) return <Loading what={t('loading')} />
  return (
    <div className="sheet rules-all">
      <h1>{t('title')}</h1>
      {GAMES.map(({ id, cards }, i) => (
        <section key={id} aria-labelledby={`rules-of-${id}`}>
          <h2 id={`rules-of-${id}`}>{gameName(id)}</h2>
          <Panel>
            {found[i].loadExamples && (
              <LinkRow
                to={`/rules/${id}/introduction`}
                icon="great-pyramid"
                title={tell('introduction')}
                text={tell('introduction.text')}
              />
            )}
            <LinkRow to={`/rules/${id}`} icon="rule-book" title={tell('depth.all')} text={cards && t('of.text')} />
            {found[i].loadGlossary && (
              <LinkRow to={`/rules/${id}/glossary`} icon="amphora" title={words('title')} text={words('text')} />
            )}
          </Panel>
        </section>
      ))}
    </div>
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
  const tell = glossaryWords.use()
  const book = useBook(game)
  const examples = useExamples(game)
  const glossary = useGlossary(game)
  const gameName = book?.say({ key: 'game.name' }) ?? ''
  const thing = book && name !== undefined ? nameOf(book.game, book.say, name) : undefined
  const rule = number === undefined ? undefined : book?.rules.find(one => one.number === number)
  const introduces = number === INTRODUCTION && (examples === undefined || examples.introduction.length > 0)
  const explains = number === GLOSSARY && book?.hasGlossary
  const article = introduces ? words('introduction') : explains ? tell('title') : undefined
  const title = thing ?? article ?? (rule ? `§ ${rule.number} ${rule.title}` : t('title'))
  usePage({ title: [title, gameName].filter(Boolean).join(' · '), game })
  if (!book) return <Loading what={t('loading')} />
  if (name !== undefined) return <ThingPage book={book} name={name} />
  if (explains) return glossary ? <GlossaryPage book={book} glossary={glossary} /> : <Loading what={t('loading')} />
  if (!introduces) return <Rules book={book} examples={examples} glossary={glossary} number={number} />
  return examples ? <Introduction book={book} examples={examples} /> : <Loading what={t('loading')} />
}

/** Where the reader has arrived, once the page stands. */
function useArrivalAt(number: string | undefined, book: Book): void {
  const { language } = book
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language moves the paragraphs
  useEffect(() => {
    if (number === undefined || location.hash !== '') return
    // After the frame has gone to the top of the page, as it does for every address.
    const frame = requestAnimationFrame(() => {
      if (isReturn()) return
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
  readonly glossary: GlossaryBook | undefined
  readonly number: string | undefined
}

function Rules({ book, examples, glossary, number }: RulesProps) {
  const t = rulesWords.use()
  const tell = glossaryWords.use()
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
  const terms = useMemo(
    () => (searching ? glossary?.entries.filter(entry => isNamed(entry, words)) : undefined) ?? [],
    [glossary, words, searching],
  )
  useArrivalAt(number, book)
  useHashArrival(examples !== undefined, 'start')
  const missing = number !== undefined && !book.known.numbers.has(number)
  return (
    <div className="rules">
      <aside className="rules-side">
        <GameLinks game={game.id} page="all" />
        <SearchField label={t('search')} hint={t('search.hint')} query={query} search={setQuery} />
        <p className="rules-count" role="status">
          {searching && found.length > 0 ? t('found', { count: found.length }) : ''}
        </p>
        <Contents rules={found} game={game.id} number={number} open={searching} />
      </aside>
      <div className="rules-text">
        <Depth book={book} at="all" />
        <div className="game-art-head">
          <Picture game={game.id} />
          <h1>{t('title.of', { game: say({ key: 'game.name' }) })}</h1>
        </div>
        {missing && <p className="rules-none">{t('missing', { number })}</p>}
        {searching && names.length > 0 && (
          <section aria-label={t('things.found')}>
            <ThingTiles book={book} names={names} words={words} />
          </section>
        )}
        {glossary && terms.length > 0 && (
          <section aria-label={tell('title')}>
            <TermList book={book} glossary={glossary} entries={terms} words={words} />
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
        {searching && found.length === 0 && names.length === 0 && terms.length === 0 && (
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
      <nav
        ref={scrollFade}
        id={id}
        className={unfolded ? 'rules-contents rules-unfolded' : 'rules-contents'}
        aria-label={t('contents')}
      >
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
          <ExampleBox key={example.id} book={book} examples={examples} example={example} on="rules" words={words} />
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
