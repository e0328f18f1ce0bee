// The map of Assyrian Wars under one's hands: areas, paths by their terrain, sea zones and trade boxes, and all of one place
// beside it.

import type { AwData } from '@tabularium/assyrian-wars'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { withValue } from './document.ts'
import type { Edited } from './edited.ts'
import { ChoiceField, NameField, NumberField, TextField, WordsField, YesField } from './fields.tsx'
import { type CanvasPlace, MapCanvas } from './map-canvas.tsx'
import { ScrollBox } from './scroll-box.tsx'
import {
  AREA_KINDS,
  type Area,
  joined,
  movedTo,
  renamedArea,
  TERRAINS,
  type Terrain,
  wayBetween,
  waysOf,
  withArea,
  withNewArea,
  withoutArea,
} from './war-edits.ts'
import { editorWords } from './words.ts'

/** The sheet that areas of the data stand on. */
const SHEET = { width: 1000, height: 700 }

type Props = Edited<AwData>

export function WarMapEditor(props: Props) {
  const { data, faults, chosen, choose, change, say } = props
  const t = editorWords.use()
  const [terrain, setTerrain] = useState<Terrain>('normal')
  const named = new Map([...data.areas, ...data.seaZones, ...data.tradeBoxes].map(one => [one.id, one]))
  const faulty = new Set(
    faults.flatMap(({ path: [list, i] }) => {
      if (list === 'paths') return [data.paths[Number(i)]?.a, data.paths[Number(i)]?.b]
      const places = list === 'areas' ? data.areas : list === 'seaZones' ? data.seaZones : []
      return [places[Number(i)]?.id]
    }),
  )
  const places: CanvasPlace[] = [
    ...data.areas.map(({ id, x, y, kind, capital }) => ({
      id,
      x,
      y,
      kind: capital ? 'capital' : kind,
      name: say('area', id),
    })),
    ...data.seaZones.map(({ id, x, y }) => ({ id, x, y, kind: 'sea', name: say('sea', id) })),
    ...data.tradeBoxes.map(({ id, x, y }) => ({ id, x, y, kind: 'sea', name: say('box', id) })),
  ].map(place => ({ ...place, faulty: faulty.has(place.id) }))
  const ways = useMemo(() => waysOf(data), [data])
  const width = Math.max(SHEET.width, ...places.map(({ x }) => x + 20))
  const height = Math.max(SHEET.height, ...places.map(({ y }) => y + 20))
  const area = data.areas.find(({ id }) => id === chosen)
  const water = chosen !== undefined && named.has(chosen) && !area
  return (
    <div className="editor-split">
      <MapCanvas
        label={t('map')}
        ground="land"
        width={width}
        height={height}
        places={places}
        ways={ways}
        chosen={chosen}
        tools={
          <>
            <Select<Terrain>
              aria-label={t('terrain.new')}
              value={terrain}
              options={TERRAINS.map(value => ({ value, text: t(`terrain.${value}`) }))}
              onChange={setTerrain}
            />
            <Button
              size="small"
              onClick={() => {
                const { data: next, id } = withNewArea(data, width / 2, height / 2)
                change(next)
                choose(id)
              }}
            >
              {t('add.area')}
            </Button>
          </>
        }
        choose={choose}
        move={(id, x, y) => change(movedTo(data, id, x, y), `move ${id}`)}
        join={(a, b) => {
          const now = wayBetween(data, a, b)
          // The same terrain again takes it away; another one changes it. At sea there is one kind.
          const isSame = now === terrain || now === 'strait' || now === 'coast' || now === 'trade'
          change(joined(data, a, b, isSame ? undefined : terrain))
        }}
      />
      <ScrollBox role="region" className="editor-inspector panel" aria-label={t('inspector')}>
        {area && <AreaFields {...props} area={area} />}
        {water && (
          <>
            <div className="panel-head">
              <h2>{chosen}</h2>
            </div>
            <WayList {...props} id={chosen} />
          </>
        )}
        {!area && !water && <p className="editor-empty">{t('inspector.none')}</p>}
      </ScrollBox>
    </div>
  )
}

const FLAGS = ['capital', 'port', 'ecoBlue', 'white', 'tradeCity', 'desertOnly'] as const

function AreaFields({ area, ...props }: Props & { area: Area }) {
  const { data, change, choose, say } = props
  const t = editorWords.use()
  const countries = [
    { value: '', text: '—' },
    ...data.countries.map(({ id }) => ({ value: id, text: say('country', id) })),
  ]
  /** Fields that are empty are not there. */
  const put = (field: keyof Area, value: unknown, writing = '') => {
    const isNone = value === '' || value === false || (value === 0 && field !== 'x' && field !== 'y')
    change(withArea(data, withValue(area, [field], isNone ? undefined : value)), writing && `${area.id} ${writing}`)
  }
  const i = data.areas.indexOf(area)
  return (
    <div id={`editor-areas-${i}`} className="editor-stack">
      <div className="panel-head">
        <h2>{say('area', area.id)}</h2>
        {area.reconstructed && <span className="panel-note">{t('reconstructed')}</span>}
      </div>
      <NameField
        label={t('id')}
        value={area.id}
        rename={to => {
          const next = renamedArea(data, area.id, to)
          change(next)
          if (next !== data) choose(to)
        }}
      />
      <TextField label={t('name')} value={area.name} write={name => put('name', name, 'name')} />
      <div className="editor-pair">
        <ChoiceField
          label={t('field.kind')}
          value={area.kind}
          options={AREA_KINDS.map(value => ({ value, text: t(`kind.${value}`) }))}
          choose={kind => put('kind', kind)}
        />
        <NumberField label={t('field.defence')} value={area.defence} write={n => put('defence', n, 'defence')} />
        <NumberField label={t('field.eco')} value={area.eco} write={n => put('eco', n, 'eco')} />
      </div>
      <div className="editor-pair">
        <ChoiceField
          label={t('field.home')}
          value={area.home ?? ''}
          options={countries}
          choose={id => put('home', id)}
        />
        <ChoiceField
          label={t('field.associatedWith')}
          value={area.associatedWith ?? ''}
          options={countries}
          choose={id => put('associatedWith', id)}
        />
        <ChoiceField
          label={t('field.nomadEntry')}
          value={area.nomadEntry ?? ''}
          options={countries}
          choose={id => put('nomadEntry', id)}
        />
      </div>
      <div className="editor-pair">
        {FLAGS.map(flag => (
          <YesField key={flag} label={t(`field.${flag}`)} value={area[flag] === true} set={yes => put(flag, yes)} />
        ))}
        <YesField
          label={t('reconstructed')}
          value={area.reconstructed === true}
          set={yes => put('reconstructed', yes)}
        />
      </div>
      <div className="editor-pair">
        <NumberField label={t('x')} value={area.x} write={n => put('x', n, 'x')} />
        <NumberField label={t('y')} value={area.y} write={n => put('y', n, 'y')} />
      </div>
      <WayList {...props} id={area.id} />
      <Button
        kind="danger"
        size="small"
        onClick={() => {
          change(withoutArea(data, area.id))
          choose(undefined)
        }}
      >
        {t('remove')}
      </Button>
    </div>
  )
}

/** The ways of a place: each with its terrain, and others to add. */
function WayList({ id, data, change, say }: Props & { id: string }) {
  const t = editorWords.use()
  const isArea = data.areas.some(one => one.id === id)
  const paths = data.paths.filter(({ a, b }) => a === id || b === id)
  const atSea = waysOf(data).flatMap(({ a, b, kind }) =>
    kind === 'strait' || kind === 'coast' || kind === 'trade' ? (a === id ? [b] : b === id ? [a] : []) : [],
  )
  const water = [
    ...data.seaZones.map(one => ({ value: one.id, text: say('sea', one.id) })),
    ...(isArea ? [] : data.tradeBoxes.map(one => ({ value: one.id, text: say('box', one.id) }))),
  ]
  const land = data.areas.map(one => ({ value: one.id, text: say('area', one.id) }))
  const options = (isArea ? water : [...water, ...land]).filter(({ value }) => value !== id)
  return (
    <>
      {isArea && (
        <fieldset>
          <legend>{t('paths')}</legend>
          {paths.map(path => {
            const other = path.a === id ? path.b : path.a
            return (
              <div key={other} className="editor-way-row">
                <ChoiceField
                  label={say('area', other)}
                  value={path.terrain}
                  options={TERRAINS.map(value => ({ value, text: t(`terrain.${value}`) }))}
                  choose={value => change(joined(data, id, other, value as Terrain))}
                />
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={t('take-away', { name: say('area', other) })}
                  onClick={() => change(joined(data, id, other, undefined))}
                >
                  ×
                </Button>
              </div>
            )
          })}
          <ChoiceField
            label={t('add.path')}
            value=""
            options={[
              { value: '', text: '—' },
              ...land.filter(({ value }) => value !== id && !paths.some(({ a, b }) => a === value || b === value)),
            ]}
            choose={other => other !== '' && change(joined(data, id, other, 'normal'))}
          />
        </fieldset>
      )}
      <WordsField
        label={t('water')}
        value={atSea}
        options={options}
        set={next => {
          const gone = atSea.filter(other => !next.includes(other))
          const come = next.filter(other => !atSea.includes(other))
          const less = gone.reduce((at, other) => joined(at, id, other, undefined), data)
          change(come.reduce((at, other) => joined(at, id, other, 'normal'), less))
        }}
      />
    </>
  )
}
