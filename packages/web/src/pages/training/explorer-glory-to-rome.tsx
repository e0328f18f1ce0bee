// The explorer of Glory to Rome: structures laid first and next, and those completed.

import { doneRows, everRows, LAID, laidRows, thenRows } from '@tabularium/bots/explorer/glory-to-rome'
import { useState } from 'react'
import { explorerWords } from '../../learn/explorer-words.ts'
import { Choice, type ExplorerPartProps, namesIn, Parts, Rows } from './explorer-rows.tsx'

const PARTS = ['laid', 'then', 'done', 'ever'] as const

export function GloryToRomeParts({ counts, game, name }: ExplorerPartProps) {
  const t = explorerWords.use()
  const names = namesIn(game, 'add')
  const [part, setPart] = useState<(typeof PARTS)[number]>('laid')
  const [which, setWhich] = useState(0)
  const [place, setPlace] = useState('')
  const firsts = names.filter(first => thenRows(counts, names, first).length > 0)
  const [first, setFirst] = useState(firsts[0] ?? '')
  const at = place === '' ? undefined : Number(place)
  const rowsOf = () => {
    switch (part) {
      case 'laid':
        return laidRows(counts, names, which, at)
      case 'then':
        return thenRows(counts, names, first)
      case 'done':
        return doneRows(counts, names, at)
      case 'ever':
        return everRows(counts, names, at)
    }
  }
  return (
    <Parts parts={PARTS.map(value => ({ value, text: t(`part.${value}`) }))} part={part} choose={setPart}>
      <div className="training-bar">
        {part === 'laid' && (
          <Choice
            label={t('which')}
            value={String(which)}
            options={Array.from({ length: LAID }, (_, i) => ({ value: String(i), text: t('which.n', { n: i + 1 }) }))}
            choose={value => setWhich(Number(value))}
          />
        )}
        {part === 'then' ? (
          <Choice
            label={t('first')}
            value={first}
            options={firsts.map(value => ({ value, text: name(`card.${value}`) }))}
            choose={setFirst}
          />
        ) : (
          <Choice
            label={t('place')}
            value={place}
            options={[
              { value: '', text: t('place.all') },
              ...Array.from({ length: counts.seats }, (_, i) => ({
                value: String(i),
                text: t('place.n', { n: String(i + 1) }),
              })),
            ]}
            choose={setPlace}
          />
        )}
      </div>
      <Rows
        even={1 / counts.seats}
        rows={rowsOf().map(row => ({ ...row, key: row.name, words: name(`card.${row.name}`) }))}
      />
    </Parts>
  )
}
