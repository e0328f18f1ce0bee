// Your account: a guest keeps their games by signing up; everybody else finds here how they sign in, what they are told,
// the keys of their programs, their records, and the way out.

import { useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { accountWords } from '../online/account-words.ts'
import { useSession } from '../online/me.ts'
import { TroubleNote } from '../online/pieces.tsx'
import { Loading } from '../ui/loading.tsx'
import { ContactPanel, LocalGames } from './account/contact.tsx'
import { Enter } from './account/enter.tsx'
import { Identity } from './account/identity.tsx'
import { Leave, Records } from './account/leave.tsx'
import { Notices } from './account/notices.tsx'
import { Passkeys } from './account/passkeys.tsx'
import { Password } from './account/password.tsx'
import { Reset } from './account/reset.tsx'
import { Tokens } from './account/tokens.tsx'
import { Warnings } from './account/warnings.tsx'
import './account/account.css'

export function AccountPage() {
  const say = accountWords.use()
  const { part } = useParams()
  const [search] = useSearchParams()
  // Whoever came to sign in need not look for it.
  const way = search.get('way') === 'in' ? 'in' : 'up'
  const { me, known, trouble } = useSession()
  const [renewals, setRenewals] = useState(0)
  usePage({ title: say('account') })
  if (part === 'reset') return <Reset />
  if (!known && !trouble) return <Loading what={say('account.loading')} />
  return (
    <div className="sheet account">
      <h1>{say('account')}</h1>
      {!known && <TroubleNote trouble={trouble} />}
      {me && <Identity me={me} />}
      {me && <Warnings />}
      {known && (!me || me.guest) && <Enter key={way} first={way} guest={me !== undefined} />}
      {me?.email !== undefined && <Password email={me.email} renewed={() => setRenewals(renewals + 1)} />}
      {me && !me.guest && <Passkeys />}
      {me && <Notices me={me} />}
      {me && !me.guest && <ContactPanel me={me} />}
      {me && !me.guest && <Tokens key={renewals} />}
      {me && !me.guest && <LocalGames />}
      {me && <Records />}
      {me && <Leave guest={me.guest} />}
    </div>
  )
}
