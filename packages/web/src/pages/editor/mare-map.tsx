// The map of Mare Nostrum under one's hands: provinces and seas, what borders what, and all of one place beside it.

import { LANGUAGES } from '@tabularium/kernel/languages'
import type { MapData } from '@tabularium/mare-nostrum'
import { useMemo } from 'react'
import { isOnMap, PLACES, SIZE, shape } from '../../boards/mare-nostrum/geometry.ts'
import { Button } from '../../ui/button.tsx'
import { languageName } from '../../ui/language-name.ts'
import { freeName } from './document.ts'
import type { Edited } from './edited.ts'
import { ChoiceField, NameField, NumberField, TextField, WordsField } from './fields.tsx'
import { type CanvasPlace, MapCanvas } from './map-canvas.tsx'
import {
  linked,
  movedTo,
  type Province,
  provinceOf,
  renamed,
  renamedCity,
  type Sea,
  seaOf,
  spotsOf,
  unlinked,
  waysOf,
  withoutPlace,
  withPlace,
  withProvince,
  withSea,
} from './mare-edits.ts'
import { ScrollBox } from './scroll-box.tsx'
import { editorWords } from './words.ts'

const usualSpot = (name: string) => (isOnMap(name) ? shape(name).anchor : undefined)

const CITY_SORTS = ['city', 'capital', 'legendary'] as const
const GOODS = [
  ...['ceramics', 'gems', 'papyrus', 'metal', 'spices', 'stone', 'wood', 'gold', 'grain', 'oil', 'sheep', 'wine'],
  'gladiators',
]

/** What people read at a place: its own names, else the game's. */
const nameIn =
  ({ say }: Pick<Edited<MapData>, 'say'>, language: string) =>
  (kind: 'province' | 'sea', { name, names }: Province | Sea): string =>
    names?.[language] ?? names?.en ?? say(kind, name)

/** The coasts of the usual map, to go by. */
const Backdrop = () => (
  <g className="editor-backdrop">
    {PLACES.filter(({ land }) => land).map(({ id, path }) => (
      <path key={id} d={path} />
    ))}
  </g>
)

export function MareMapEditor(props: Edited<MapData> & { readonly language: string }) {
  const { data: map, faults, chosen, choose, change, language } = props
  const t = editorWords.use()
  const spots = useMemo(() => spotsOf(map, usualSpot, SIZE.width, SIZE.height), [map])
  const nameOf = nameIn(props, language)
  const faulty = new Set(
    faults.flatMap(({ path: [list, i] }) => {
      const one = list === 'provinces' ? map.provinces[Number(i)] : list === 'seas' ? map.seas[Number(i)] : undefined
      return one ? [one.name] : []
    }),
  )
  const places: CanvasPlace[] = [
    ...map.provinces.map(one => ({
      one,
      kind: one.cities.some(({ sort }) => sort === 'capital') ? 'capital' : 'land',
    })),
    ...map.seas.map(one => ({ one, kind: 'sea' })),
  ].map(({ one, kind }) => {
    const [x, y] = spots.get(one.name) ?? [0, 0]
    const name = nameOf(kind === 'sea' ? 'sea' : 'province', one)
    return { id: one.name, name, x, y, kind, faulty: faulty.has(one.name) }
  })
  const ways = useMemo(() => waysOf(map), [map])
  const add = (sort: 'province' | 'sea') => {
    const { map: next, name } = withPlace(map, sort, SIZE.width / 2, SIZE.height / 2)
    change(next)
    choose(name)
  }
  const province = chosen === undefined ? undefined : provinceOf(map, chosen)
  const sea = chosen === undefined ? undefined : seaOf(map, chosen)
  return (
    <div className="editor-split">
      <MapCanvas
        label={t('map')}
        ground="sea"
        width={SIZE.width}
        height={SIZE.height}
        places={places}
        ways={ways}
        backdrop={<Backdrop />}
        chosen={chosen}
        tools={
          <>
            <Button size="small" onClick={() => add('province')}>
              {t('add.province')}
            </Button>
            <Button size="small" onClick={() => add('sea')}>
              {t('add.sea')}
            </Button>
          </>
        }
        choose={choose}
        move={(id, x, y) => change(movedTo(map, id, x, y), `move ${id}`)}
        join={(a, b) => {
          const there = ways.some(way => (way.a === a && way.b === b) || (way.a === b && way.b === a))
          change(there ? unlinked(map, a, b) : linked(map, a, b))
        }}
      />
      <ScrollBox role="region" className="editor-inspector panel" aria-label={t('inspector')}>
        {province || sea ? (
          <>
            {province && <ProvinceFields {...props} province={province} />}
            {sea && <SeaFields {...props} sea={sea} />}
          </>
        ) : (
          <p className="editor-empty">{t('inspector.none')}</p>
        )}
      </ScrollBox>
    </div>
  )
}

interface FieldsProps extends Edited<MapData> {
  readonly language: string
}

/** Name, names for people, where it is drawn: what provinces and seas have alike. */
function PlaceFields({ place, sort, ...props }: FieldsProps & { place: Province | Sea; sort: 'province' | 'sea' }) {
  const { data: map, change, choose } = props
  const t = editorWords.use()
  const [x, y] = spotsOf(map, usualSpot, SIZE.width, SIZE.height).get(place.name) ?? [0, 0]
  const write = (part: Partial<Pick<Province, 'names' | 'at'>>, writing: string) => {
    const next = { ...place, ...part }
    change('seas' in next ? withProvince(map, next) : withSea(map, next as Sea), `${place.name} ${writing}`)
  }
  return (
    <>
      <div className="panel-head">
        <h2>{nameIn(props, props.language)(sort, place)}</h2>
        <span className="panel-note">{t(`sort.${sort}`)}</span>
      </div>
      <NameField
        label={t('id')}
        value={place.name}
        rename={to => {
          const next = renamed(map, place.name, to)
          change(next)
          if (next !== map) choose(to)
        }}
      />
      <details className="editor-details">
        <summary>{t('names')}</summary>
        {LANGUAGES.map(language => (
          <TextField
            key={language}
            label={languageName(language)}
            value={place.names?.[language] ?? ''}
            write={text => {
              const { [language]: _, ...others } = place.names ?? {}
              const names = text === '' ? others : { ...others, [language]: text }
              const { names: __, ...bare } = place
              if (Object.keys(names).length > 0) write({ names }, `name ${language}`)
              else change('seas' in bare ? withProvince(map, bare) : withSea(map, bare as Sea), `${place.name} name`)
            }}
          />
        ))}
        <div className="editor-pair">
          <NumberField label={t('x')} value={x} write={n => write({ at: [n, y] }, 'x')} />
          <NumberField label={t('y')} value={y} write={n => write({ at: [x, n] }, 'y')} />
        </div>
      </details>
    </>
  )
}

/** The ways of a place: each can be taken away, and others added. */
function WayFields({ name, ...props }: FieldsProps & { name: string }) {
  const { data: map, change, language } = props
  const t = editorWords.use()
  const nameOf = nameIn(props, language)
  const all = [
    ...map.provinces.map(one => ({ value: one.name, text: nameOf('province', one), sea: false })),
    ...map.seas.map(one => ({ value: one.name, text: nameOf('sea', one), sea: true })),
  ].filter(({ value }) => value !== name)
  const beside = waysOf(map).flatMap(({ a, b }) => (a === name ? [b] : b === name ? [a] : []))
  return (
    <>
      {[false, true].map(sea => {
        const options = all.filter(one => one.sea === sea)
        const known = new Set(options.map(({ value }) => value))
        const value = beside.filter(other => known.has(other) || (!sea && !all.some(one => one.value === other)))
        return (
          <WordsField
            key={String(sea)}
            label={t(sea ? 'seas' : 'borders')}
            value={value}
            options={options}
            set={next => {
              const gone = value.filter(other => !next.includes(other))
              const come = next.filter(other => !value.includes(other))
              const less = gone.reduce((at, other) => unlinked(at, name, other), map)
              change(come.reduce((at, other) => linked(at, name, other), less))
            }}
          />
        )
      })}
    </>
  )
}

function Remove({ name, data: map, change, choose }: FieldsProps & { name: string }) {
  const t = editorWords.use()
  return (
    <Button
      kind="danger"
      size="small"
      onClick={() => {
        change(withoutPlace(map, name))
        choose(undefined)
      }}
    >
      {t('remove')}
    </Button>
  )
}

function ProvinceFields({ province, ...props }: FieldsProps & { province: Province }) {
  const { data: map, change, say } = props
  const t = editorWords.use()
  const { name, caravans, markets, temples, cities } = province
  const put = (part: Partial<Province>, writing = '') =>
    change(withProvince(map, { ...province, ...part }), writing && `${name} ${writing}`)
  return (
    <>
      <PlaceFields {...props} place={province} sort="province" />
      <WordsField
        label={t('caravans')}
        value={caravans}
        options={GOODS.map(value => ({ value, text: say('good', value) }))}
        set={next => put({ caravans: next })}
      />
      <div className="editor-pair">
        <NumberField label={t('markets')} value={markets} write={n => put({ markets: n }, 'markets')} />
        <NumberField label={t('temples')} value={temples} write={n => put({ temples: n }, 'temples')} />
      </div>
      <fieldset className="editor-cities">
        <legend>{t('cities')}</legend>
        {cities.map((city, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a city is its place in the list
          <div key={i} className="editor-city">
            <NameField
              label={t('city.name')}
              value={city.name}
              rename={to => to !== '' && change(renamedCity(map, name, i, to))}
            />
            <ChoiceField
              label={t('city.sort')}
              value={city.sort}
              options={CITY_SORTS.map(value => ({ value, text: say('building', value) }))}
              choose={sort => put({ cities: cities.with(i, { ...city, sort: sort as (typeof CITY_SORTS)[number] }) })}
            />
            <Button
              size="small"
              kind="quiet"
              aria-label={t('take-away', { name: city.name })}
              onClick={() => put({ cities: cities.toSpliced(i, 1) })}
            >
              ×
            </Button>
          </div>
        ))}
        <Button
          size="small"
          onClick={() => {
            const taken = map.provinces.flatMap(one => one.cities.map(city => city.name))
            put({ cities: [...cities, { sort: 'city', name: freeName('city', taken) }] })
          }}
        >
          {t('add.city')}
        </Button>
      </fieldset>
      <WayFields {...props} name={name} />
      <Remove {...props} name={name} />
    </>
  )
}

const SeaFields = ({ sea, ...props }: FieldsProps & { sea: Sea }) => (
  <>
    <PlaceFields {...props} place={sea} sort="sea" />
    <WayFields {...props} name={sea.name} />
    <Remove {...props} name={sea.name} />
  </>
)
