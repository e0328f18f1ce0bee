// What a director can do: start, pause, pair again, set a result, remove somebody, end. What cannot be undone asks first.

import type { DirectorAct, TournamentGameCard, TournamentSight } from '@tabularium/protocol'
import { type FormEvent, useId, useState } from 'react'
import { TroubleNote } from '../../online/pieces.tsx'
import { tournamentWords } from '../../online/tournament-words.ts'
import { direct } from '../../online/tournaments-api.ts'
import { useMutation } from '../../online/use-query.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { namesOf } from './games.tsx'

type Simple = Exclude<DirectorAct['act'], 'remove' | 'result' | 'schedule' | 'adjourn'>

const ACTS: Readonly<Record<TournamentSight['phase'], readonly Simple[]>> = {
  registration: ['start', 'cancel'],
  running: ['pause', 'pair-again', 'end'],
  paused: ['resume', 'pair-again', 'end'],
  over: [],
  cancelled: [],
}
const FINAL: readonly string[] = ['end', 'cancel', 'remove']

const RESULTS = ['first', 'second', 'draw'] as const
type Result = (typeof RESULTS)[number]
const PLACES: Readonly<Record<Result, number[]>> = { first: [1, 2], second: [2, 1], draw: [1, 1] }

interface ActsProps {
  readonly sight: TournamentSight
  onDone(sight: TournamentSight): void
}

function SetResult({
  game,
  sight,
  set,
}: {
  readonly game: TournamentGameCard
  readonly sight: TournamentSight
  set(result: Result): void
}) {
  const say = tournamentWords.use()
  const [chosen, setChosen] = useState<Result>('draw')
  const names = namesOf(game, sight)
  const label = say('direct.result.of', { n: game.board, names: names.join(' : ') })
  const text = {
    first: say('result.first', { name: names[0] }),
    second: say('result.second', { name: names[1] }),
    draw: say('result.draw'),
  }
  return (
    <li>
      <span>{label}</span>
      <Select
        aria-label={label}
        value={chosen}
        options={RESULTS.map(value => ({ value, text: text[value] }))}
        onChange={value => setChosen(RESULTS.find(one => one === value) ?? 'draw')}
      />
      <Button kind="quiet" onClick={() => set(chosen)}>
        {say('direct.result.set')}
      </Button>
    </li>
  )
}

interface TimeProps {
  readonly label: string
  readonly submit: string
  set(time: number): void
}

/** A moment, and the button that says it. */
function TimeForm({ label, submit, set }: TimeProps) {
  const id = useId()
  const [time, setTime] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    set(new Date(time).getTime())
  }
  return (
    <form className="cup-time" onSubmit={send}>
      <label className="field" htmlFor={id}>
        <span>{label}</span>
        <input id={id} type="datetime-local" required value={time} onChange={event => setTime(event.target.value)} />
      </label>
      <Button kind="quiet" type="submit">
        {submit}
      </Button>
    </form>
  )
}

/** So many days every move has where a game goes on by correspondence. */
const ADJOURNED_DAYS = 3

export function Directing({ sight, onDone }: ActsProps) {
  const say = tournamentWords.use()
  const { doing, trouble, run } = useMutation()
  const [asked, setAsked] = useState<{ readonly act: DirectorAct; readonly text: string }>()
  const { id, phase, standings, games, round, rounds, terms, own } = sight
  const running = phase === 'running' || phase === 'paused'
  // Whoever plays everybody has no say in results.
  const hosts = terms.format === 'simultaneous'
  const open = games.filter(({ points, players, round: at }) => players.length === 2 && (!points || at === round))
  const live = terms.clock.kind === 'live' ? games.filter(one => !one.points && one.adjourned?.days === undefined) : []
  const go = async (act: DirectorAct) => {
    setAsked(undefined)
    const done = await run(() => direct(id, act))
    if (done) onDone(done)
  }
  const begin = (act: DirectorAct, text: string) => {
    if (FINAL.includes(act.act)) setAsked({ act, text })
    else void go(act)
  }
  if (phase === 'over' || phase === 'cancelled') return null
  return (
    <Panel title={say('direct')} className="cup-direct" aria-busy={doing}>
      <TroubleNote trouble={trouble} />
      <div className="cup-buttons">
        {ACTS[phase].map(act => (
          <Button
            key={act}
            {...(act === 'start' ? { kind: 'start' as const } : {})}
            onClick={() => begin({ act }, say(`direct.${act}`))}
          >
            {say(`direct.${act}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <div className="cup-sure" role="alert">
          <p>{say('direct.sure')}</p>
          <Button onClick={() => void go(asked.act)}>{asked.text}</Button>
          <Button kind="quiet" onClick={() => setAsked(undefined)}>
            {say('direct.no')}
          </Button>
        </div>
      )}
      {running && round > 0 && round < (rounds ?? 0) && (
        <TimeForm
          label={say('direct.schedule')}
          submit={say('direct.schedule.set')}
          set={time => void go({ act: 'schedule', time })}
        />
      )}
      {running && !hosts && live.length > 0 && (
        <details>
          <summary>{say('direct.adjourn')}</summary>
          <ul className="cup-acts">
            {live.map(({ pairing, board, ...game }) => (
              <li key={`${pairing} ${board}`}>
                <TimeForm
                  label={say('direct.adjourn.of', {
                    n: board,
                    names: namesOf({ pairing, board, ...game }, sight).join(' : '),
                  })}
                  submit={say('direct.adjourn.until')}
                  set={until => void go({ act: 'adjourn', pairing, board, until })}
                />
                <Button kind="quiet" onClick={() => void go({ act: 'adjourn', pairing, board, days: ADJOURNED_DAYS })}>
                  {say('direct.adjourn.days', { n: ADJOURNED_DAYS })}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {running && !hosts && open.length > 0 && (
        <details>
          <summary>{say('direct.result')}</summary>
          <ul className="cup-acts">
            {open.map(game => (
              <SetResult
                key={`${game.pairing} ${game.board}`}
                {...{ game, sight }}
                set={result =>
                  void go({ act: 'result', pairing: game.pairing, board: game.board, places: PLACES[result] })
                }
              />
            ))}
          </ul>
        </details>
      )}
      {!(hosts && running) && standings.some(({ active }) => active) && (
        <details>
          <summary>{say('players', { n: sight.entrants })}</summary>
          <ul className="cup-acts">
            {standings
              .filter(({ active, entrant }) => active && !(hosts && entrant === own?.entrant))
              .map(({ entrant, name }) => (
                <li key={entrant}>
                  <Button
                    kind="quiet"
                    onClick={() => begin({ act: 'remove', entrant }, say('direct.remove', { name }))}
                  >
                    {say('direct.remove', { name })}
                  </Button>
                </li>
              ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
