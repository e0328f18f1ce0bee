// Pieces that the online pages share.

import type { TableCard } from '@tabularium/protocol'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { commonWords } from './common-words.ts'
import { NameField } from './name.tsx'
import { Faces, GameCard, PersonLink, Shapes, Switch, TableRow, TroubleNote } from './pieces.tsx'
import { sampleCard } from './samples.gallery.ts'
import { SitDown } from './sit-down.tsx'
import { troubleWords } from './trouble-words.ts'

const OPEN: TableCard = { ...sampleCard, status: 'open', waiting: [], seats: [sampleCard.seats[0], { seat: 1 }] }

const without = ({ mine: _, ...table }: TableCard): TableCard => table

export const Troubles = () =>
  ['offline', 'sign-in', 'too-many', 'not-found'].map(code => (
    <TroubleNote key={code} trouble={{ code, message: '' }} again={() => {}} />
  ))

export const MyMove = () => <GameCard table={sampleCard} />
export const AnotherThinks = () => <GameCard table={{ ...sampleCard, waiting: [1] }} />
export const Gathering = () => <GameCard table={OPEN} />

export const Rows = () => {
  const say = commonWords.use()
  return (
    <ul style={{ padding: 0 }}>
      {[sampleCard, { ...OPEN, game: 'wonders-duel' }].map(table => (
        <TableRow key={table.game} table={table}>
          <Button size="small">{say('card.open')}</Button>
        </TableRow>
      ))}
    </ul>
  )
}

export const FreeSeat = () => <SitDown table={without(OPEN)} />
export const OwnSeat = () => <SitDown table={OPEN} />

export const FacesOfATable = () => <Faces table={sampleCard} />

export const People = () => (
  <>
    <PersonLink id="ada">Ada</PersonLink>
    <PersonLink id={undefined}>Marcus</PersonLink>
  </>
)

export const ListToCome = () => {
  const say = commonWords.use()
  return <Shapes rows={3} what={say('again')} />
}

export const Switches = () => {
  const say = troubleWords.use()
  const common = commonWords.use()
  const [on, setOn] = useState(true)
  return (
    <div>
      <Switch label={common('rated')} hint={say('trouble.offline')} on={on} onChange={setOn} />
      <Switch label={common('rated')} on={false} disabled onChange={() => {}} />
    </div>
  )
}

export const Name = () => {
  const [value, set] = useState('Ada')
  return <NameField name={{ value, set, keep: async () => ({ value: undefined }) }} />
}
