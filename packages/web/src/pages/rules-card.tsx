// One card, wonder or token: its picture, what it costs and does, its partners, and where the rules speak of it.

import type { Game, Message, Rule } from '@tabularium/kernel'
import { Link } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import type { Book } from '../learn/library.ts'
import { mentionsOf } from '../learn/mentions.ts'
import { Marked } from '../learn/prose.tsx'
import { rulesWords } from '../learn/rules-words.ts'
import { nameOf } from '../learn/things.ts'
import { useLoaded } from '../learn/use-loaded.ts'
import { fetchWords, loadedLanguage } from '../other-language.ts'
import { Icon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import { Depth } from './rules-nav.tsx'

interface ThingTilesProps {
  readonly book: Book
  readonly names: readonly string[]
  readonly words: readonly string[]
}

/** Small pictures that lead to the pages of things. */
export function ThingTiles({ book, names, words }: ThingTilesProps) {
  const { game, say, things } = book
  return (
    <ul className="rules-tiles">
      {names.map(name => {
        const label = nameOf(game, say, name)
        return (
          <li key={name}>
            <Link href={`/rules/${game.id}/card/${name}`}>
              <span className="visually-hidden">{label}</span>
              <things.Picture name={name} label={label} say={say} />
              {words.length > 0 && (
                <span className="rules-tile-name" aria-hidden="true">
                  <Marked text={label} words={words} />
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const isCost = ({ key }: Message): boolean => /^(amount|cost)\./.test(key)

/** What is printed on a thing beside what it does: its value, its material, its levels. */
const isFact = ({ key }: Message): boolean => /^(facts|type)(\.|$)/.test(key)

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The things before and after it in its group. */
function Neighbours({ book, name }: { readonly book: Book; readonly name: string }) {
  const t = rulesWords.use()
  const { game, say, things } = book
  const names = things.groups.find(group => group.names.includes(name))?.names ?? []
  const at = names.indexOf(name)
  const link = (to: string | undefined, rel: 'prev' | 'next') =>
    to !== undefined && (
      <Link href={`/rules/${game.id}/card/${to}`} rel={rel} className={rel === 'prev' ? 'rules-back' : 'rules-on'}>
        <Icon name="chevron" />
        {nameOf(game, say, to)}
      </Link>
    )
  return (
    <nav className="rules-neighbours" aria-label={t('neighbours')}>
      {link(names[at - 1], 'prev')}
      {link(names[at + 1], 'next')}
    </nav>
  )
}

/** The page may have come with the words of another language alone. */
async function englishRules({ text }: Game): Promise<readonly Rule[]> {
  if (loadedLanguage() !== 'en') await fetchWords('en')
  return text.rules('en')
}

export function ThingPage({ book, name }: { readonly book: Book; readonly name: string }) {
  const t = rulesWords.use()
  const { game, say, things, rules } = book
  const english = useLoaded(game.id, () => englishRules(game))
  const about = game.text.about?.(name)
  if (!about) return <NotFound />
  const [title, ...facts] = about
  const label = say(title)
  const cost = facts.filter(isCost).map(say)
  const effects = facts.filter(fact => !isCost(fact) && !isFact(fact)).map(say)
  const related = things.related(name)
  const group = things.groups.find(({ names }) => names.includes(name))
  const kinds = [...new Set([...(group ? [group.title] : []), ...things.kind(name)].map(say))]
  // Many facts say the kind again.
  const printed = facts
    .filter(isFact)
    .map(say)
    .filter(fact => !kinds.includes(fact))
  const all = things.groups.flatMap(group => group.names)
  const numbers = [...things.rules(name), ...(english ? mentionsOf(game, english, all, name) : [])]
  const mentions = rules.filter(rule => numbers.includes(rule.number))
  return (
    <div className="sheet rules-thing">
      <Depth book={book} at={undefined} />
      <Panel className="rules-thing-panel">
        <things.Picture name={name} label={label} say={say} large />
        <div>
          <p className="rules-kind">{say({ key: 'game.name' })}</p>
          <h1>{label}</h1>
          {kinds.length > 0 && <p className="rules-kind">{upperFirst(kinds.join(', '))}</p>}
          <dl className="rules-facts">
            {printed.length > 0 && (
              <>
                <dt>{t('printed')}</dt>
                <dd>{upperFirst(printed.join(', '))}</dd>
              </>
            )}
            {cost.length > 0 && (
              <>
                <dt>{t('cost')}</dt>
                <dd>{upperFirst(cost.join(', '))}</dd>
              </>
            )}
          </dl>
          {effects.length > 0 && (
            <>
              <h2>{t('effect')}</h2>
              {effects.map(effect => (
                <p key={effect}>{upperFirst(effect)}</p>
              ))}
            </>
          )}
        </div>
      </Panel>
      {related.length > 0 && (
        <section>
          <h2>{t('partners')}</h2>
          <ThingTiles book={book} names={related} words={[]} />
        </section>
      )}
      {mentions.length > 0 && (
        <section>
          <h2>{t('mentions')}</h2>
          <ul className="rules-mentions">
            {mentions.map(rule => (
              <li key={rule.number}>
                <Link href={`/rules/${game.id}/${rule.number}`}>
                  <span className="num">§ {rule.number}</span> {rule.title}
                </Link>
                {lines(rule.text, label).map(line => (
                  <p key={line}>{line}</p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours book={book} name={name} />
    </div>
  )
}

/** The lines of a paragraph that name the thing, without their marks. */
const lines = (text: string, name: string): readonly string[] =>
  text
    .split(/\n+/)
    .filter(line => line.includes(name))
    .map(line => line.replace(/^- |^\d+\. /, '').replaceAll('**', ''))
    .slice(0, 3)
