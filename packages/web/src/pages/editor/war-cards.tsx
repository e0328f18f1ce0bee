// The cards of Assyrian Wars, a row each, to be copied from the printed ones in an evening: figures, words, and what they do as a
// line. What is still the reconstruction is marked until it was replaced. Below, the chosen card field by field.

import type { AwData, EffectField } from '@tabularium/assyrian-wars'
import { isRecord } from '@tabularium/kernel/data'
import { useMemo, useState } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import { isEqual, withValue } from './document.ts'
import type { Edited } from './edited.ts'
import { readEffect, sayEffect, type Vocabulary } from './effect-text.ts'
import { ChoiceField, YesField } from './fields.tsx'
import { Cell, type Column, copied, FieldName, RecordTable, type Row } from './record-table.tsx'
import { isReconstructed } from './war-edits.ts'
import { editorWords } from './words.ts'

const LISTS = ['deck', 'homeCards', 'armyGroupCards'] as const
export type CardList = (typeof LISTS)[number]
export const isCardList = (list: unknown): list is CardList => LISTS.some(one => one === list)

interface WarCardsProps extends Edited<AwData> {
  readonly usual: AwData
  readonly vocabulary: Vocabulary
  readonly list: CardList
  /** What the game calls a card of its own. The same function while the language is: rows that stay the same are not drawn again. */
  titleOf(card: string): string
  setList(list: CardList): void
}

const EMPTY: Readonly<Record<CardList, Row>> = {
  deck: { id: 'card', ap: 1, types: ['political'], copies: 1, effect: { op: 'draw', draw: 1, discard: 0 } },
  homeCards: {
    id: 'home-card',
    country: 'assyria',
    ap: 1,
    types: ['political'],
    effect: { op: 'draw', draw: 1, discard: 0 },
  },
  armyGroupCards: { id: 'army-group', country: 'assyria', maxArmies: 3 },
}

function columnsOf(
  list: CardList,
  countries: readonly string[],
  vocabulary: Vocabulary,
  titleOf: (card: string) => string,
): readonly Column[] {
  const id: Column = { field: 'id', kind: 'id', width: 14 }
  const country: Column = { field: 'country', kind: 'choice', values: countries }
  if (list === 'armyGroupCards') {
    return [id, country, { field: 'maxArmies', kind: 'number' }, { field: 'saleValue', kind: 'number', optional: true }]
  }
  const line = { say: sayEffect, read: (text: string) => readEffect(text, vocabulary) }
  return [
    id,
    { field: 'title', kind: 'text', optional: true, width: 18, hint: row => titleOf(String(row.id)) },
    ...(list === 'homeCards' ? [country] : [{ field: 'copies', kind: 'number' } as const]),
    { field: 'ap', kind: 'number' },
    { field: 'cost', kind: 'number', optional: true },
    { field: 'plus', kind: 'yes', optional: true },
    { field: 'types', kind: 'words', width: 18 },
    { field: 'effect', kind: 'text', line, width: 44 },
    { field: 'trigger', kind: 'words', optional: true, width: 18 },
    ...(list === 'homeCards'
      ? [{ field: 'secretDiplomacyTable', kind: 'yes', optional: true } as const]
      : [
          { field: 'who', kind: 'words', optional: true, width: 12 } as const,
          { field: 'countries', kind: 'words', optional: true, width: 12 } as const,
          { field: 'lasting', kind: 'yes', optional: true } as const,
          { field: 'secretDiplomacyAlt', kind: 'yes', optional: true } as const,
        ]),
    { field: 'text', kind: 'text', optional: true, width: 40 },
  ]
}

export function WarCards(props: WarCardsProps) {
  const { data, usual, vocabulary, list, setList, titleOf, chosen, choose, change, say } = props
  const t = editorWords.use()
  const rows = data[list] as readonly unknown[] as readonly Row[]
  const countries = useMemo(() => data.countries.map(({ id }) => id), [data.countries])
  const columns = useMemo(() => columnsOf(list, countries, vocabulary, titleOf), [list, countries, vocabulary, titleOf])
  const old = (row: Row): boolean => isReconstructed(row as never, usual[list] as readonly never[], isEqual)
  const left = LISTS.reduce(
    (sum, one) =>
      sum +
      (data[one] as readonly unknown[] as readonly Row[]).filter(card =>
        isReconstructed(card as never, usual[one] as readonly never[], isEqual),
      ).length,
    0,
  )
  const all = LISTS.reduce((sum, one) => sum + data[one].length, 0)
  const put = (next: readonly Row[], writing?: string) =>
    change({ ...data, [list]: next } as unknown as AwData, writing)
  const index = rows.findIndex(({ id }) => id === chosen)
  const card = rows[index]
  const taken = () => LISTS.flatMap(one => data[one].map(({ id }) => id))
  return (
    <div className="editor-stack">
      <div className="editor-table-tools">
        <Segmented
          label={t('tab.cards')}
          value={list}
          options={LISTS.map(value => ({ value, text: t(`cards.${value}`) }))}
          onChange={setList}
        />
        <p className="editor-note">{t('cards.left', { done: all - left, all })}</p>
        <progress className="editor-progress" max={all} value={all - left} aria-label={t('cards.done')} />
      </div>
      <p className="editor-note">{t('cards.note')}</p>
      <RecordTable
        key={list}
        label={t(`cards.${list}`)}
        path={[list]}
        rows={rows}
        columns={columns}
        chosen={index}
        marks={row => (old(row) ? t('reconstructed.short') : undefined)}
        choose={i => choose(String(rows[i]?.id ?? ''))}
        put={put}
        fresh={copied(taken, EMPTY[list])}
      />
      {card && (
        <section className="editor-card panel" aria-label={t('cards.chosen')}>
          <div className="panel-head">
            <h2>{String(card.title ?? '') || say('card', String(card.id))}</h2>
            <span className="panel-note">{old(card) ? t('reconstructed') : t('replaced')}</span>
          </div>
          <YesField
            label={t('cards.true')}
            value={!old(card)}
            set={yes => put(rows.with(index, { ...card, reconstructed: !yes }))}
          />
          {isRecord(card.effect) && (
            <EffectFields
              effect={card.effect}
              vocabulary={vocabulary}
              write={effect => put(rows.with(index, { ...card, effect }), `${list}.${index}.effect`)}
            />
          )}
        </section>
      )}
    </div>
  )
}

interface EffectFieldsProps {
  readonly effect: Row
  readonly vocabulary: Vocabulary
  write(effect: Row): void
}

/** What a card does, field by field: every field that can be said of it, those it must have first. */
function EffectFields({ effect, vocabulary, write }: EffectFieldsProps) {
  const t = editorWords.use()
  const [way, setWay] = useState(0)
  const options = effect.op === 'choice' && Array.isArray(effect.options) ? effect.options.filter(isRecord) : undefined
  const one = options ? (options[Math.min(way, options.length - 1)] ?? {}) : effect
  const put = (next: Row) =>
    write(options ? withValue(effect, ['options', Math.min(way, options.length - 1)], next) : next)
  const ops = Object.keys(vocabulary).map(value => ({ value, text: value }))
  return (
    <>
      {options && options.length > 1 && (
        <Segmented
          label={t('field.effect')}
          value={String(Math.min(way, options.length - 1))}
          options={options.map((_, i) => ({ value: String(i), text: String(i + 1) }))}
          onChange={value => setWay(Number(value))}
        />
      )}
      <div className="editor-pair">
        <ChoiceField label={t('op')} value={String(one.op ?? '')} options={ops} choose={op => put({ op })} />
        {(vocabulary[String(one.op)] ?? []).map(field => (
          <div key={`${String(one.op)} ${field.name}`} className="editor-field">
            <span>
              <FieldName field={field.name} /> {field.optional ? '' : '*'}
            </span>
            <Cell
              column={columnOf(field)}
              value={one[field.name]}
              of={String(one.op)}
              write={value => put(withValue(one, [field.name], value === '' || value === false ? undefined : value))}
              onKeyDown={() => {}}
            />
          </div>
        ))}
      </div>
    </>
  )
}

function columnOf({ name, reader, optional }: EffectField): Column {
  const base = { field: name, optional }
  switch (reader) {
    case 'number':
      return { ...base, kind: 'number' }
    case 'boolean':
      return { ...base, kind: 'yes' }
    case 'texts':
    case 'countries':
    case 'areas':
    case 'types':
      return { ...base, kind: 'words' }
    case 'rolls':
      return {
        ...base,
        kind: 'words',
        line: {
          say: value => (Array.isArray(value) ? value.join(' ') : ''),
          read: text =>
            text
              .split(/[\s,]+/)
              .filter(word => word !== '')
              .map(Number),
        },
      }
    case 'dice':
      return { ...base, kind: 'choice', values: ['', 'D3', 'D6', '2D6'] }
    case 'any':
    case 'next':
    case 'ground':
      return { ...base, kind: 'json' }
    default:
      return { ...base, kind: 'text' }
  }
}
