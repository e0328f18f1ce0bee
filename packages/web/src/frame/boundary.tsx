// When a page fails: one calm sentence instead of a blank screen, the record within reach, no stack trace.

import { Component, type ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Empty } from '../ui/panel.tsx'
import { toast } from '../ui/toast.tsx'
import { recordOf } from './tables.ts'
import { frameWords } from './words.ts'

interface Props {
  /** Another page: another try. */
  readonly at: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  readonly at: string
}

/** The game whose address this is. */
const gameAt = (path: string): string | undefined => /^\/(?:play|replay)\/([^/?#]+)/.exec(path)?.[1]

function Stopped({ at }: { readonly at: string }) {
  const say = frameWords.use()
  const id = gameAt(at)
  const copy = async (game: string) => {
    try {
      await navigator.clipboard.writeText(await recordOf(game))
      toast({ text: say('stopped.copied') })
    } catch {
      toast({ text: say('stopped.notCopied') })
    }
  }
  return (
    <div className="frame-message" role="alert">
      <Empty
        alone
        icon={<Icon name="lock" />}
        title={say('stopped.title')}
        action={
          <div className="frame-buttons">
            <Button kind="start" onClick={() => location.reload()}>
              {say('stopped.reload')}
            </Button>
            {id !== undefined && <Button onClick={() => void copy(id)}>{say('stopped.copy')}</Button>}
            <ButtonLink kind="quiet" to="/">
              {say('home')}
            </ButtonLink>
          </div>
        }
      >
        {say('stopped.text')}
      </Empty>
    </div>
  )
}

/** The one class of the page: React catches errors in no other way. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.at === state.at ? null : { failed: false, at: props.at }
  }

  override render(): ReactNode {
    return this.state.failed ? <Stopped at={this.props.at} /> : this.props.children
  }
}
