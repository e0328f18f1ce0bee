// The tab bar of a table on a phone.

import { type ReactNode, useState } from 'react'
import { type Tab, TabBar } from './tabs.tsx'
import { shellWords } from './words.ts'

export const overPage = true

const Bars = ({ children }: { readonly children: ReactNode }) => <div className="parts">{children}</div>

export const OfATable = () => {
  const t = shellWords.use()
  const [tab, setTab] = useState<Tab>('board')
  return (
    <Bars>
      <TabBar tab={tab} set={setTab} actions={t('actions')} details={t('board')} />
    </Bars>
  )
}
