// What stands in place of a game that is not on this device, or could not be opened. Loaded when that happens.

import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Empty } from '../../ui/panel.tsx'
import { noTableWords } from './no-table-words.ts'

interface NoTableProps {
  readonly why: 'missing' | 'broken'
  again(): void
}

export function NoTable({ why, again }: NoTableProps) {
  const t = noTableWords.use()
  return (
    <div className="frame-message">
      <Empty
        icon={<Icon name="amphora" />}
        title={t(`${why}.title`)}
        action={
          <div className="frame-buttons">
            {why === 'broken' && (
              <Button kind="start" onClick={again}>
                {t('again')}
              </Button>
            )}
            <ButtonLink kind={why === 'broken' ? 'plain' : 'start'} to="/">
              {t('home')}
            </ButtonLink>
          </div>
        }
      >
        {t(`${why}.text`)}
      </Empty>
    </div>
  )
}
