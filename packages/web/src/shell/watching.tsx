// The buttons of the prompt bar where bots play among themselves. Fetched by those who look on.

import { change, useSettings } from '../settings.ts'
import type { Table, TableState } from '../table/table.ts'
import { Button } from '../ui/button.tsx'
import { ControlIcon } from '../ui/icons.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { watchingWords } from './watching-words.ts'
import { shellWords } from './words.ts'

const PACES = { slow: 2500, normal: 1200, fast: 100 } as const
type Pace = keyof typeof PACES
const paceOf = (ms: number): Pace => (ms >= 1800 ? 'slow' : ms >= 600 ? 'normal' : 'fast')

interface WatchingProps {
  readonly table: Table
  readonly state: TableState
  step(): void
}

/** Bots among themselves: stop, go on, one move, how fast. */
export function Watching({ table, state, step }: WatchingProps) {
  const t = shellWords.use()
  const own = watchingWords.use()
  const { pace } = useSettings()
  return (
    <>
      <Button icon={<ControlIcon name={state.paused ? 'play' : 'pause'} />} onClick={() => table.pause(!state.paused)}>
        {t(state.paused ? 'resume' : 'pause')}
      </Button>
      <Button icon={<ControlIcon name="step" />} onClick={step}>
        {own('step')}
      </Button>
      <Segmented
        label={own('speed')}
        value={paceOf(pace)}
        options={(Object.keys(PACES) as Pace[]).map(value => ({ value, text: own(`speed.${value}`) }))}
        onChange={value => change({ pace: PACES[value] })}
      />
    </>
  )
}
