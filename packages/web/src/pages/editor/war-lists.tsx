// Units, leaders, countries, scenarios and all else of Assyrian Wars, as tables: a record a row, every field a cell.

import type { AwData } from '@tabularium/assyrian-wars'
import type { DataPath } from '@tabularium/kernel'
import { isRecord } from '@tabularium/kernel/data'
import { useMemo } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { valueAt, withValue } from './document.ts'
import type { Edited } from './edited.ts'
import { readUnits, sayUnits, type Unit } from './effect-text.ts'
import { Cell, type CellKind, type Column, copied, FieldName, RecordTable, type Row } from './record-table.tsx'
import { editorWords } from './words.ts'

type Props = Edited<AwData>

interface ListProps extends Props {
  readonly path: DataPath
  readonly title: string
  readonly columns: readonly Column[]
  readonly empty?: Row
}

function ListPanel({ data, change, path, title, columns, empty }: ListProps) {
  const rows = (valueAt(data, path) ?? []) as readonly Row[]
  const add = empty ?? (rows[0] ? Object.fromEntries(columns.map(({ field }) => [field, rows[0][field]])) : {})
  return (
    <Panel title={title} className="editor-list">
      <RecordTable
        label={title}
        path={path}
        rows={rows}
        columns={columns}
        put={(next, writing) => change(withValue(data, path, next), writing)}
        fresh={copied(() => rows.map(({ id }) => String(id)), add)}
      />
    </Panel>
  )
}

const column = (field: string, kind: CellKind, more: Partial<Column> = {}): Column => ({ field, kind, ...more })
const maybe = { optional: true }
const SOURCED: readonly Column[] = [column('reconstructed', 'yes', maybe)]

export function WarUnits(props: Props) {
  const { data, say } = props
  const t = editorWords.use()
  const types = data.unitTypes.map(({ id }) => id)
  const countries = data.countries.map(({ id }) => id)
  const pool: readonly Column[] = [
    column('type', 'choice', { values: types }),
    ...['full', 'reduced', 'count'].map(field => column(field, 'number')),
    column('availability', 'text', { width: 10 }),
    column('search', 'number', maybe),
    ...SOURCED,
  ]
  const person: readonly Column[] = [
    column('id', 'id', { width: 18 }),
    column('name', 'text', { width: 18 }),
    column('country', 'choice', { values: countries }),
    column('command', 'number'),
    column('action', 'number'),
  ]
  return (
    <div className="editor-stack">
      <ListPanel
        {...props}
        path={['unitTypes']}
        title={t('list.unitTypes')}
        columns={[
          column('id', 'text', { width: 6 }),
          column('name', 'text', { width: 16 }),
          ...['heavy', 'cavalry', 'bow'].map(field => column(field, 'yes')),
          column('surcharge', 'number'),
          ...['baseCostPerFactor', 'flatCost', 'repairCost'].map(field => column(field, 'number', maybe)),
        ]}
      />
      {Object.keys(data.forcePools).map(id => (
        <ListPanel
          key={id}
          {...props}
          path={['forcePools', id]}
          title={t('list.pool', { name: id === 'mercenary' ? t('mercenaries') : say('country', id) })}
          columns={pool}
          empty={{ type: types[0] ?? '', full: 2, reduced: 1, count: 1, availability: 'start' }}
        />
      ))}
      <ListPanel
        {...props}
        path={['leaders']}
        title={t('list.leaders')}
        columns={[...person, column('reduced', 'json', { width: 24 }), ...SOURCED]}
      />
      <ListPanel
        {...props}
        path={['kings']}
        title={t('list.kings')}
        columns={[...person, column('turn', 'number'), ...SOURCED]}
      />
    </div>
  )
}

/** A set-up as one list: the country of an entry is a cell of its row. */
function SetupTable({ data, change, at, part }: Props & { at: number; part: 'setup' | 'minorActivationSetup' }) {
  const t = editorWords.use()
  const scenario = data.scenarios[at]
  const setup = (scenario[part] ?? {}) as unknown as Readonly<Record<string, readonly Row[]>>
  const rows = Object.entries(setup).flatMap(([country, entries]) =>
    entries.map((entry): Row => ({ country, ...entry })),
  )
  const columns = useMemo(
    (): readonly Column[] => [
      column('country', 'choice', { values: data.countries.map(({ id }) => id) }),
      column('area', 'id', { width: 14 }),
      column('leader', 'id', { width: 18, optional: true }),
      column('units', 'text', {
        width: 34,
        line: { say: value => sayUnits(Array.isArray(value) ? (value as readonly Unit[]) : []), read: readUnits },
      }),
      column('inCity', 'yes', maybe),
      column('siege', 'json', maybe),
    ],
    [data.countries],
  )
  /** Countries keep their order; one whose last entry went keeps its name. */
  const put = (next: readonly Row[], writing?: string) => {
    const grouped: Record<string, Row[]> = Object.fromEntries(Object.keys(setup).map(country => [country, []]))
    for (const { country, ...entry } of next) {
      const name = String(country)
      grouped[name] = [...(grouped[name] ?? []), entry]
    }
    const kept = Object.entries(grouped).filter(([name, entries]) => entries.length > 0 || Object.hasOwn(setup, name))
    change(withValue(data, ['scenarios', at, part], Object.fromEntries(kept)), writing)
  }
  return (
    <RecordTable
      label={t(`list.${part}`)}
      path={['scenarios', at, part]}
      rows={rows}
      columns={columns}
      put={put}
      fresh={last => ({ country: last?.country ?? scenario.startCountry, area: String(last?.area ?? ''), units: [] })}
    />
  )
}

export function WarScenarios(props: Props) {
  const { data, change } = props
  const t = editorWords.use()
  return (
    <div className="editor-stack">
      {data.scenarios.map((scenario, i) => (
        <Panel key={scenario.id} title={scenario.name} className="editor-list" id={`editor-scenarios-${i}`}>
          <h3>{t('list.setup')}</h3>
          <SetupTable {...props} at={i} part="setup" />
          <h3>{t('list.minorActivationSetup')}</h3>
          <SetupTable {...props} at={i} part="minorActivationSetup" />
          <details className="editor-details">
            <summary>{t('list.fields')}</summary>
            <Fields
              value={Object.fromEntries(
                Object.entries(scenario).filter(([field]) => field !== 'setup' && field !== 'minorActivationSetup'),
              )}
              path={['scenarios', i]}
              put={(path, value, writing) => change(withValue(data, path, value), writing)}
            />
          </details>
        </Panel>
      ))}
    </div>
  )
}

interface FieldsProps {
  readonly value: Row
  readonly path: DataPath
  put(path: DataPath, value: unknown, writing: string): void
}

/** Every field of a record; records in it become groups, lists and other things stand as JSON. */
function Fields({ value, path, put }: FieldsProps) {
  return (
    <div className="editor-fields">
      {Object.entries(value).map(([field, one]) => {
        const at = [...path, field]
        const isGroup =
          isRecord(one) &&
          Object.values(one).some(part => typeof part === 'number' || typeof part === 'boolean' || isRecord(part))
        if (isGroup && Object.values(one).every(part => !Array.isArray(part))) {
          return (
            <fieldset key={field}>
              <legend>
                <FieldName field={field} />
              </legend>
              <Fields value={one} path={at} put={put} />
            </fieldset>
          )
        }
        const isWords = Array.isArray(one) && one.length > 0 && one.every(word => typeof word === 'string')
        const kind: CellKind =
          typeof one === 'number'
            ? 'number'
            : typeof one === 'boolean'
              ? 'yes'
              : typeof one === 'string'
                ? 'text'
                : isWords
                  ? 'words'
                  : 'json'
        return (
          <div key={field} className="editor-field" id={`editor-${at.join('-')}`}>
            <span>
              <FieldName field={field} />
            </span>
            <Cell
              column={{ field, kind }}
              value={one}
              of={path.join(' ')}
              write={next => put(at, next, at.join('.'))}
              onKeyDown={() => {}}
            />
          </div>
        )
      })}
    </div>
  )
}

export function WarMore(props: Props) {
  const { data, change } = props
  const t = editorWords.use()
  const areas = data.areas.map(({ id }) => id)
  return (
    <div className="editor-stack">
      <ListPanel
        {...props}
        path={['countries']}
        title={t('list.countries')}
        columns={[
          column('id', 'id', { width: 12 }),
          column('code', 'text', { width: 4 }),
          column('name', 'text', { width: 12 }),
          column('class', 'choice', { values: ['power', 'minor', 'nomad', 'nomadMercenary'] }),
          ...['number', 'track', 'handMin', 'handMax'].map(field => column(field, 'number', maybe)),
          column('mercenaries', 'number'),
          ...['tradeMarkers', 'armyGroupCards'].map(field => column(field, 'number', maybe)),
          column('capital', 'choice', { values: ['', ...areas], ...maybe }),
          column('colour', 'text', { width: 9 }),
          column('canSellArmyGroup', 'yes', maybe),
          ...['inactiveEcoRise', 'influenceCost', 'fixedEco'].map(field => column(field, 'number', maybe)),
        ]}
      />
      <ListPanel
        {...props}
        path={['tradeCities']}
        title={t('list.tradeCities')}
        columns={[
          column('id', 'id', { width: 12 }),
          column('name', 'text', { width: 12 }),
          column('area', 'choice', { values: areas }),
          column('tributeEco', 'number'),
        ]}
      />
      <ListPanel
        {...props}
        path={['turns']}
        title={t('list.turns')}
        columns={[
          column('turn', 'number'),
          column('label', 'text', { width: 18 }),
          column('from', 'number'),
          column('to', 'number'),
          column('king', 'id', { width: 18 }),
        ]}
      />
      <ListPanel
        {...props}
        path={['timeline']}
        title={t('list.timeline')}
        columns={[
          column('id', 'id', { width: 16 }),
          column('interphase', 'number'),
          column('effect', 'json', { width: 70 }),
        ]}
      />
      <Panel title={t('list.constants')} className="editor-list">
        <Fields
          value={data.constants as unknown as Row}
          path={['constants']}
          put={(path, value, writing) => change(withValue(data, path, value), writing)}
        />
      </Panel>
    </div>
  )
}
