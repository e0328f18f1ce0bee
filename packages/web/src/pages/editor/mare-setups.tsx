// What each empire of a map of Mare Nostrum begins with, and who sits at the table. What follows from the homes (income, levels,
// titles) is counted by itself.

import type { MapData } from '@tabularium/mare-nostrum'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Edited } from './edited.ts'
import { ChoiceField, NumberField, WordsField, YesField } from './fields.tsx'
import { type Empire, type Home, provinceOf, recounted, withEmpire, withHome } from './mare-edits.ts'
import { editorWords } from './words.ts'

const TRACKS = ['trade', 'culture', 'military'] as const

export function MareSetups(props: Edited<MapData>) {
  const { data: map, change, say } = props
  const t = editorWords.use()
  const provinces = map.provinces.map(({ name }) => ({ value: name, text: say('province', name) }))
  const empires = map.empires.map(({ name }) => ({ value: name, text: say('empire', name) }))
  return (
    <div className="editor-sheets">
      <p className="editor-note">{t('setups.note')}</p>
      {map.empires.map((empire, i) => (
        <Panel key={empire.name} title={say('empire', empire.name)} id={`editor-empires-${i}`}>
          <EmpireFields {...props} empire={empire} provinces={provinces} />
        </Panel>
      ))}
      {Object.entries(map.tables).map(([n, table]) => {
        const put = (part: Partial<typeof table>) =>
          change(recounted({ ...map, tables: { ...map.tables, [n]: { ...table, ...part } } }))
        return (
          <Panel key={n} title={t('table', { n: Number(n) })} id={`editor-tables-${n}`}>
            <WordsField
              label={t('empires')}
              value={table.empires}
              options={empires}
              set={next => put({ empires: next })}
            />
            <WordsField
              label={t('covered')}
              value={table.covered}
              options={provinces}
              set={next => put({ covered: next })}
            />
            <div className="editor-pair">
              {TRACKS.map(track => (
                <ChoiceField
                  key={track}
                  label={say('title', track)}
                  value={table.titles[track]}
                  options={empires}
                  choose={name => put({ titles: { ...table.titles, [track]: name } })}
                />
              ))}
            </div>
          </Panel>
        )
      })}
    </div>
  )
}

interface EmpireProps extends Edited<MapData> {
  readonly empire: Empire
  readonly provinces: readonly { readonly value: string; readonly text: string }[]
}

function EmpireFields({ data: map, change, say, empire, provinces }: EmpireProps) {
  const t = editorWords.use()
  const { homes } = empire
  const put = (part: Partial<Empire>, writing = '') =>
    change(withEmpire(map, { ...empire, ...part }), writing && `${empire.name} ${writing}`)
  const yields = Object.entries(empire.resources).map(([piece, n]) => `${n} ${say('good', piece)}`)
  return (
    <>
      <ChoiceField
        label={t('capital')}
        value={empire.capital}
        options={homes.map(({ province }) => ({ value: province, text: say('province', province) }))}
        choose={capital => put({ capital })}
      />
      {homes.map((home, i) => {
        const at = provinceOf(map, home.province)
        const set = (part: Partial<Home>, writing = '') =>
          put({ homes: homes.with(i, { ...home, ...part }) }, writing && `${i} ${writing}`)
        return (
          <fieldset key={home.province} className="editor-home">
            <legend>{say('province', home.province)}</legend>
            <WordsField
              label={t('caravans')}
              value={home.caravans}
              options={[...new Set(at?.caravans)].map(value => ({ value, text: say('good', value) }))}
              set={next => set({ caravans: next })}
            />
            <WordsField
              label={t('cities')}
              value={home.cities}
              options={(at?.cities ?? []).map(({ name }) => ({ value: name, text: say('city', name) }))}
              set={next => set({ cities: next })}
            />
            <div className="editor-pair">
              <NumberField label={t('markets')} value={home.markets} write={n => set({ markets: n }, 'markets')} />
              <NumberField label={t('temples')} value={home.temples} write={n => set({ temples: n }, 'temples')} />
              <NumberField label={t('legions')} value={home.legions} write={n => set({ legions: n }, 'legions')} />
              <YesField label={t('fortress')} value={home.fortress} set={fortress => set({ fortress })} />
            </div>
            <Button size="small" kind="quiet" onClick={() => put({ homes: homes.toSpliced(i, 1) })}>
              {t('remove.home', { name: say('province', home.province) })}
            </Button>
          </fieldset>
        )
      })}
      <ChoiceField
        label={t('add.home')}
        value=""
        options={[
          { value: '', text: '—' },
          ...provinces.filter(({ value }) => !homes.some(home => home.province === value)),
        ]}
        choose={name => name !== '' && change(withHome(map, empire.name, name))}
      />
      <p className="editor-note">
        {t('follows', {
          income: yields.join(', '),
          trade: empire.levels.trade,
          culture: empire.levels.culture,
          military: empire.levels.military,
        })}
      </p>
    </>
  )
}
