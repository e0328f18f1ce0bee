// A set of data under one's hands: its parts, undo and redo, the check as one types, and the ways in and out.

import type { AwData } from '@tabularium/assyrian-wars'
import type { DataFault, DataPath } from '@tabularium/kernel'
import type { MapData } from '@tabularium/mare-nostrum'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { usePage } from '../../frame/page-header.tsx'
import { problemOf, tables } from '../../frame/tables.ts'
import { useGameName } from '../../frame/use-game-name.ts'
import { useSettings } from '../../settings.ts'
import { pack } from '../../table/share.ts'
import { Button } from '../../ui/button.tsx'
import { ControlIcon } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast.tsx'
import { useEvent } from '../../ui/use-stable.ts'
import { begun, changed, redone, undone, valueAt } from './document.ts'
import { keepDraft } from './drafts.ts'
import type { Edited } from './edited.ts'
import { FaultList } from './fault-list.tsx'
import { TextField } from './fields.tsx'
import { fileText, readFile } from './file.ts'
import { MareMapEditor } from './mare-map.tsx'
import { MareSetups } from './mare-setups.tsx'
import { Trial } from './trial.tsx'
import { mareTables, warTables } from './trial-tables.ts'
import type { DataGame, Usual } from './usual.ts'
import { type CardList, isCardList, WarCards } from './war-cards.tsx'
import { WarMore, WarScenarios, WarUnits } from './war-lists.tsx'
import { WarMapEditor } from './war-map.tsx'
import { editorWords } from './words.ts'

interface DataEditorProps {
  readonly game: DataGame
  readonly usual: Usual
  readonly first: object
}

/** So long after the last change it is checked and kept. */
const CHECK_MS = 300

/** What is wrong with the data, by the worker that knows the rules. */
async function faultsOf(game: DataGame, data: object): Promise<readonly DataFault[]> {
  const checked = await (await tables()).data.check(game, fileText(game, data))
  return 'faults' in checked ? checked.faults : []
}

/** What is wrong with the data now; undefined until the answer to the last change is there. */
function useFaults(game: DataGame, data: object, notKept: string): readonly DataFault[] | undefined {
  const [found, setFound] = useState<{ readonly data: object; readonly faults: readonly DataFault[] }>()
  const told = useRef(false)
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      if (!keepDraft(game, data) && !told.current) {
        told.current = true
        toast({ text: notKept })
      }
      faultsOf(game, data).then(
        faults => gone || setFound({ data, faults }),
        error => gone || setFound({ data, faults: [{ path: [], why: problemOf(error) }] }),
      )
    }, CHECK_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [game, data, notKept])
  return found?.data === data ? found.faults : undefined
}

/** The last answer stays until the next is there: what is ringed does not flicker. */
function useLast<T>(value: T | undefined, first: T): T {
  const last = useRef(first)
  if (value !== undefined) last.current = value
  return last.current
}

const NO_FAULTS: readonly DataFault[] = []

const TABS = {
  'mare-nostrum': ['map', 'setups', 'trial'],
  'assyrian-wars': ['map', 'cards', 'units', 'scenarios', 'more', 'trial'],
} as const satisfies Readonly<Record<DataGame, readonly string[]>>
type Tab = (typeof TABS)[DataGame][number]

interface FaultPlace {
  readonly tab: Tab
  readonly chosen?: string | undefined
  readonly list?: CardList
}

/** By list of the data: the part that shows it. */
const PARTS: Readonly<Record<string, Tab>> = {
  empires: 'setups',
  tables: 'setups',
  unitTypes: 'units',
  forcePools: 'units',
  leaders: 'units',
  kings: 'units',
  scenarios: 'scenarios',
  countries: 'more',
  tradeCities: 'more',
  turns: 'more',
  timeline: 'more',
  constants: 'more',
}

/** Where a fault is mended, and what is chosen there. */
function placeOf(data: object, path: DataPath): FaultPlace {
  const [list, i] = path
  const one = valueAt(data, path.slice(0, 2)) as Partial<Record<'id' | 'name' | 'a', unknown>> | undefined
  const chosen = (name: unknown) => (typeof name === 'string' ? { chosen: name } : {})
  if (isCardList(list)) return { tab: 'cards', list, ...chosen(one?.id) }
  const tab = PARTS[String(list)] ?? 'map'
  if (tab !== 'map' || i === undefined) return { tab }
  return { tab, ...chosen(list === 'paths' ? one?.a : (one?.id ?? one?.name)) }
}

export function DataEditor({ game, usual, first }: DataEditorProps) {
  const t = editorWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const [, go] = useLocation()
  const [history, setHistory] = useState(() => begun(first))
  const [tab, setTab] = useState<Tab>('map')
  const [chosen, choose] = useState<string>()
  const [cards, setCards] = useState<CardList>('deck')
  const [goal, setGoal] = useState<DataPath>()
  const data = history.present
  const faults = useFaults(game, data, t('not-kept'))
  const shown = useLast(faults, NO_FAULTS)
  usePage({ title: t('title'), game })

  const undo = useEvent(() => setHistory(undone))
  const redo = useEvent(() => setHistory(redone))
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', down)
    return () => window.removeEventListener('keydown', down)
  }, [undo, redo])

  // Where a fault leads stands on the page only after its part is open.
  useEffect(() => {
    if (!goal) return
    for (let n = goal.length; n > 0; n--) {
      const at = document.getElementById(`editor-${goal.slice(0, n).join('-')}`)
      if (!at) continue
      at.scrollIntoView({ block: 'center' })
      const field = at.matches('input, select, textarea')
        ? at
        : at.querySelector<HTMLElement>('input, select, textarea')
      field?.focus()
      break
    }
    setGoal(undefined)
  }, [goal])

  const change = useEvent((next: object, writing?: string) => setHistory(changed(history, next, writing)))
  const say = useMemo(() => {
    const words = usual.text.dictionaries[language]
    return (kind: string, name: string): string => {
      const own = ownName(data, usual.data, kind, name, language)
      return own ?? words[`${kind}.${name}`] ?? name
    }
  }, [usual, language, data])
  const titleOf = useMemo(() => {
    const words = usual.text.dictionaries[language]
    return (card: string): string => words[`card.${card}`] ?? ''
  }, [usual, language])
  const edited: Edited<never> = {
    data: data as never,
    faults: shown,
    chosen,
    choose,
    change: change as Edited<never>['change'],
    say,
  }
  const players = (n: number): string => t('table', { n })
  const tried =
    game === 'mare-nostrum' ? mareTables(data as MapData, say, players) : warTables(data as AwData, say, players)
  const play = async () => {
    try {
      const saved = await (await tables()).data.save(game, fileText(game, data))
      if ('data' in saved) go(`/new/${game}?data=${saved.data.hash}`)
      else toast({ text: saved.faults[0].why })
    } catch (error) {
      toast({ text: problemOf(error) })
    }
  }
  const sayEnd = (reason: string): string =>
    reason === 'unfinished' ? t('trial.unfinished') : (usual.text.dictionaries[language][`end.${reason}`] ?? reason)

  return (
    <div className="editor">
      <header className="editor-head">
        <h1>
          {t('title')} <small>{gameName(game)}</small>
        </h1>
        <TextField
          label={t('name')}
          value={String((data as { name?: unknown }).name ?? '')}
          write={name => change({ ...data, name }, 'name')}
        />
        <Ways game={game} usual={usual} data={data} open={next => change(next)} />
        <Button
          kind="start"
          size="small"
          why={faults?.length === 0 ? undefined : t(faults ? 'trial.faulty' : 'checking')}
          onClick={() => void play()}
        >
          {t('play')}
        </Button>
        <span className="editor-steps">
          <Button size="small" icon={<ControlIcon name="undo" />} disabled={history.past.length === 0} onClick={undo}>
            {t('undo')}
          </Button>
          <Button size="small" disabled={history.future.length === 0} onClick={redo}>
            {t('redo')}
          </Button>
        </span>
        <Segmented
          label={t('parts')}
          value={tab}
          options={TABS[game].map(value => ({ value, text: t(`tab.${value}`) }))}
          onChange={setTab}
        />
      </header>
      <div className="editor-body">
        <div className="editor-part">
          {tab === 'map' && game === 'mare-nostrum' && <MareMapEditor {...edited} language={language} />}
          {tab === 'map' && game === 'assyrian-wars' && <WarMapEditor {...edited} />}
          {tab === 'cards' && (
            <WarCards
              {...edited}
              usual={usual.data as AwData}
              vocabulary={usual.effects}
              list={cards}
              setList={setCards}
              titleOf={titleOf}
            />
          )}
          {tab === 'units' && <WarUnits {...edited} />}
          {tab === 'scenarios' && <WarScenarios {...edited} />}
          {tab === 'more' && <WarMore {...edited} />}
          {tab === 'setups' && <MareSetups {...edited} />}
          {tab === 'trial' && (
            <Trial
              game={game}
              data={data}
              tables={tried}
              why={faults?.length === 0 ? undefined : t(faults ? 'trial.faulty' : 'checking')}
              sayEnd={sayEnd}
            />
          )}
        </div>
        <FaultList
          faults={faults}
          go={path => {
            const place = placeOf(data, path)
            setTab(place.tab)
            if (place.chosen !== undefined) choose(place.chosen)
            if (place.list) setCards(place.list)
            setGoal(path)
          }}
        />
      </div>
    </div>
  )
}

interface Named {
  readonly id?: string
  readonly name?: string
  readonly title?: string
  readonly names?: Readonly<Record<string, string>>
}

/** A name that the data give to people; undefined: the game's own words have it. */
function ownName(data: object, usual: object, kind: string, name: string, language: string): string | undefined {
  const lists = data as Readonly<Record<string, readonly (Named & { readonly cities?: readonly Named[] })[]>>
  if (kind === 'province' || kind === 'sea' || kind === 'city') {
    const list =
      kind === 'sea'
        ? lists.seas
        : kind === 'province'
          ? lists.provinces
          : lists.provinces?.flatMap(({ cities }) => cities ?? [])
    const names = list?.find(one => one.name === name)?.names
    return names?.[language] ?? names?.en
  }
  const field = ({ area: 'areas', country: 'countries', card: 'deck' } as Readonly<Record<string, string>>)[kind]
  if (field === undefined) return undefined
  const of = (from: object) =>
    (from as Readonly<Record<string, readonly Named[]>>)[field]?.find(({ id }) => id === name)
  const one = of(data)
  return kind === 'card' || one?.name === of(usual)?.name ? one?.title : one?.name
}

interface WaysProps {
  readonly game: DataGame
  readonly usual: Usual
  readonly data: object
  open(data: object): void
}

/** In and out: a file, a link, the game's own data again. Each of them is a step that can be undone. */
function Ways({ game, usual, data, open }: WaysProps) {
  const t = editorWords.use()
  const file = useRef<HTMLInputElement>(null)
  const save = () => {
    const link = document.createElement('a')
    const { name = '' } = data as { name?: unknown }
    link.href = URL.createObjectURL(new Blob([fileText(game, data)], { type: 'application/json' }))
    link.download = `${game}-${String(name).replace(/[^\p{L}\p{N}]+/gu, '-') || 'data'}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const found = readFile(await chosen.text(), usual)
    if (typeof found === 'string') return void toast({ text: t(found) })
    open(found.data)
    if (found.mended) toast({ text: t('file.mended') })
  }
  const share = async () => {
    const fragment = await pack(JSON.stringify({ game, ...data }))
    if (fragment === undefined) return void toast({ text: t('share.long') })
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/train/editor/${game}#${fragment}`)
      toast({ text: t('share.done') })
    } catch {
      toast({ text: t('share.failed') })
    }
  }
  return (
    <span className="editor-ways">
      <Button size="small" onClick={() => file.current?.click()}>
        {t('open')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label={t('open')}
        hidden
        onChange={event => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button size="small" icon={<ControlIcon name="save" />} onClick={save}>
        {t('save')}
      </Button>
      <Button size="small" icon={<ControlIcon name="link" />} onClick={() => void share()}>
        {t('share')}
      </Button>
      <Button
        size="small"
        onClick={() => {
          open(usual.data)
          toast({ text: t('usual.done') })
        }}
      >
        {t('usual')}
      </Button>
    </span>
  )
}
