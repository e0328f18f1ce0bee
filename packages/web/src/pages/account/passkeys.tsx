// Passkeys of the account: a finger or a face instead of a password.

import { accountWords } from '../../online/account-words.ts'
import { commonWords } from '../../online/common-words.ts'
import { addPasskey, canUsePasskeys, dropPasskey, type PasskeyCard, passkeys } from '../../online/passkeys.ts'
import { TroubleNote } from '../../online/pieces.tsx'
import { useMutation, useQuery } from '../../online/use-query.ts'
import { useSettings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** What the key is called: the kind of device it was made on. */
const deviceName = (): string => {
  const { userAgent } = navigator
  return ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'].find(name => userAgent.includes(name)) ?? 'Passkey'
}

export function Passkeys() {
  const say = accountWords.use()
  const common = commonWords.use()
  const { language } = useSettings()
  const keys = useQuery('passkeys', passkeys)
  const { doing, trouble, run } = useMutation()
  if (!canUsePasskeys()) return undefined
  const put = async (act: () => ReturnType<typeof addPasskey>) => {
    await run(act)
    keys.again()
  }
  const day = (card: PasskeyCard): string =>
    card.createdAt === undefined
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(card.createdAt))
  return (
    <Panel title={say('passkeys')} className="account-panel">
      <p className="account-note">{say('passkeys.text')}</p>
      {keys.value && keys.value.length > 0 && (
        <ul className="account-list">
          {keys.value.map(card => (
            <li key={card.id}>
              <span>
                <b>{card.name ?? 'Passkey'}</b>
                <small>{day(card)}</small>
              </span>
              <Button
                size="small"
                kind="quiet"
                aria-label={`${common('remove')}: ${card.name ?? 'Passkey'}`}
                onClick={() => void put(() => dropPasskey(card.id))}
              >
                {common('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TroubleNote trouble={trouble ?? keys.trouble} />
      <span className="account-buttons">
        <Button aria-busy={doing} onClick={() => void put(() => addPasskey(deviceName()))}>
          {say('passkeys.add')}
        </Button>
      </span>
    </Panel>
  )
}
