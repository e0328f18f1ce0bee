// The explorer of 7 Wonders Duel: the draft pick by pick, wonders and pairs of them, the first turns of Age I.

import {
  besideRows,
  draftRows,
  openRows,
  PICKS,
  pairRows,
  TURNS,
  turnRows,
  USES,
  wonderRows,
} from '@tabularium/bots/explorer/wonders-duel'
import type { Game } from '@tabularium/kernel'
import { useState } from 'react'
import { explorerWords } from '../../learn/explorer-words.ts'
import { Choice, type ExplorerPartProps, namesIn, Parts, Rows } from './explorer-rows.tsx'

/** The cards of Age I are the first of the list. */
const namesOf = (game: Game) => ({ wonders: namesIn(game, 'draft'), cards: namesIn(game, 'build').slice(0, AGE_1) })
const AGE_1 = 23
const PARTS = ['draft', 'wonders', 'pairs', 'turns'] as const
/** Who picks when: 1-2-2-1 and 2-1-1-2. */
const ORDER = [0, 1, 1, 0, 1, 0, 0, 1]
const OPEN = [4, 3, 2, 1, 4, 3, 2, 1]

export function WondersDuelParts(props: ExplorerPartProps) {
  const t = explorerWords.use()
  const [part, setPart] = useState<(typeof PARTS)[number]>('draft')
  const parts = PARTS.map(value => ({ value, text: t(`part.${value}`) }))
  return (
    <Parts parts={parts} part={part} choose={setPart}>
      {part === 'draft' && <Draft {...props} />}
      {part === 'wonders' && <Wonders {...props} />}
      {part === 'pairs' && <Pairs {...props} />}
      {part === 'turns' && <Turns {...props} />}
    </Parts>
  )
}

function Draft({ counts, game, name }: ExplorerPartProps) {
  const t = explorerWords.use()
  const names = namesOf(game)
  const [pick, setPick] = useState(0)
  const [open, setOpen] = useState<readonly string[]>([])
  const room = OPEN[pick]
  const isExact = open.length === room
  const rows = isExact ? openRows(counts, names, pick, open) : draftRows(counts, names, pick)
  const toggle = (wonder: string) =>
    setOpen(open.includes(wonder) ? open.filter(one => one !== wonder) : [...open, wonder].slice(-room))
  /** What is left is open at the next pick, as long as that leaves a choice. */
  const take = (wonder: string) => {
    const left = open.filter(one => one !== wonder)
    if (left.length < 2) return
    setPick(pick + 1)
    setOpen(left)
  }
  return (
    <>
      <div className="training-bar">
        <Choice
          label={t('pick')}
          value={String(pick)}
          options={PICKS.map(one => ({
            value: String(one),
            text: t('pick.n', { n: one + 1, player: String(ORDER[one]) }),
          }))}
          choose={value => {
            setPick(Number(value))
            setOpen([])
          }}
        />
      </div>
      <p>{t('open.text', { n: room })}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that there is no room for */}
      <div className="training-chips" role="group" aria-label={t('open')}>
        {names.wonders.map(wonder => (
          <button key={wonder} type="button" aria-pressed={open.includes(wonder)} onClick={() => toggle(wonder)}>
            {name(`wonder.${wonder}`)}
          </button>
        ))}
      </div>
      {isExact && rows.length === 0 ? (
        <p>{t('open.few')}</p>
      ) : (
        <Rows
          even={0.5}
          rows={rows.map(row => ({
            ...row,
            key: row.name,
            words:
              isExact && room > 2 ? (
                <button
                  type="button"
                  className="training-take"
                  title={t('take', { name: name(`wonder.${row.name}`) })}
                  onClick={() => take(row.name)}
                >
                  {name(`wonder.${row.name}`)}
                </button>
              ) : (
                name(`wonder.${row.name}`)
              ),
          }))}
        />
      )}
    </>
  )
}

function Wonders({ counts, game, name }: ExplorerPartProps) {
  const t = explorerWords.use()
  const names = namesOf(game)
  const [owner, setOwner] = useState<'all' | '0' | '1'>('all')
  const [built, setBuilt] = useState(false)
  const seat = owner === 'all' ? undefined : Number(owner)
  return (
    <>
      <div className="training-bar">
        <Choice
          label={t('owner')}
          value={owner}
          options={(['all', '0', '1'] as const).map(value => ({ value, text: t(`owner.${value}`) }))}
          choose={setOwner}
        />
        <label className="training-check">
          <input type="checkbox" checked={built} onChange={() => setBuilt(!built)} />
          {t('built')}
        </label>
      </div>
      <Rows
        even={0.5}
        rows={wonderRows(counts, names, { seat, built }).map(row => ({
          ...row,
          key: row.name,
          words: name(`wonder.${row.name}`),
        }))}
      />
    </>
  )
}

function Pairs({ counts, game, name }: ExplorerPartProps) {
  const t = explorerWords.use()
  const names = namesOf(game)
  const [wonder, setWonder] = useState('')
  return (
    <>
      <div className="training-bar">
        <Choice
          label={t('with')}
          value={wonder}
          options={[
            { value: '', text: t('with.all') },
            ...names.wonders.map(value => ({ value, text: name(`wonder.${value}`) })),
          ]}
          choose={setWonder}
        />
      </div>
      <Rows
        even={0.5}
        rows={pairRows(counts, names, wonder === '' ? undefined : wonder).map(row => ({
          ...row,
          key: `${row.name} ${row.other}`,
          words: `${name(`wonder.${row.name}`)} + ${name(`wonder.${row.other}`)}`,
        }))}
      />
    </>
  )
}

function Turns({ counts, game, name }: ExplorerPartProps) {
  const t = explorerWords.use()
  const names = namesOf(game)
  const [turn, setTurn] = useState(0)
  const [use, setUse] = useState<'all' | (typeof USES)[number]>('all')
  const [beside, setBeside] = useState('')
  const isBeside = turn === 0 && use === 'all' && beside !== ''
  const rows = isBeside
    ? besideRows(counts, names, beside)
    : turnRows(counts, names, turn, use === 'all' ? undefined : use)
  return (
    <>
      <div className="training-bar">
        <Choice
          label={t('turn')}
          value={String(turn)}
          options={Array.from({ length: TURNS }, (_, i) => ({ value: String(i), text: t('turn.n', { n: i + 1 }) }))}
          choose={value => setTurn(Number(value))}
        />
        <Choice
          label={t('use')}
          value={use}
          options={(['all', ...USES] as const).map(value => ({ value, text: t(`use.${value}`) }))}
          choose={setUse}
        />
        {turn === 0 && use === 'all' && (
          <Choice
            label={t('beside')}
            value={beside}
            options={[
              { value: '', text: t('beside.all') },
              ...names.cards.map(value => ({ value, text: name(`card.${value}`) })),
            ]}
            choose={setBeside}
          />
        )}
      </div>
      <Rows even={0.5} rows={rows.map(row => ({ ...row, key: row.name, words: name(`card.${row.name}`) }))} />
    </>
  )
}
