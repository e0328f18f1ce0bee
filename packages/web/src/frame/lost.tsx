// No page stands at this address.

import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/panel.tsx'
import { Sign } from '../ui/sign.tsx'
import { usePage } from './slots.tsx'
import { frameWords } from './words.ts'

export function Lost() {
  const say = frameWords.use()
  usePage({ title: say('lost.title') })
  return (
    <div className="frame-message">
      <Empty
        alone
        sign={<Sign name="amphora" />}
        title={say('lost.title')}
        action={
          <ButtonLink kind="start" to="/">
            {say('home')}
          </ButtonLink>
        }
      >
        {say('lost.text')}
      </Empty>
    </div>
  )
}
