// The button that takes a free seat and leads to the table.

import type { TableCard } from '@tabularium/protocol'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { join } from './api.ts'
import { commonWords } from './common-words.ts'
import { useTroubleText } from './pieces.tsx'
import { useMutation } from './use-query.ts'

export function SitDown({ table }: { readonly table: TableCard }) {
  const say = commonWords.use()
  const text = useTroubleText()
  const [, go] = useLocation()
  const { doing, run } = useMutation()
  const sit = async () => {
    const seated = await run(async () => {
      const answer = await join(table.id)
      if (answer.trouble) toast({ text: text(answer.trouble) })
      return answer
    })
    if (seated) go(`/table/${table.id}`)
  }
  if (table.mine !== undefined) return <ButtonLink to={`/table/${table.id}`}>{say('card.open')}</ButtonLink>
  return (
    <Button aria-busy={doing} onClick={() => void sit()}>
      {say('row.sit')}
    </Button>
  )
}
