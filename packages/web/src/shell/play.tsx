// One table on the screen: prompt, board, list of actions, record, and what passes between them. The same for every
// game; the game brings its board and its words.

import { lazy, type ReactElement, Suspense, useRef } from 'react'
import { BarStatus, BarTitle, useUnder } from '../frame/page-header.tsx'
import { withPlayers } from '../table/seat-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SeatStyles } from '../ui/seat.tsx'
import { SeatFaces } from '../ui/seat-face.tsx'
import { Fairness, ScoreTable } from './lazy-parts.ts'
import { type PlayCommands, usePlayCommands } from './play-commands.ts'
import { usePlayEffects } from './play-effects.ts'
import { usePlayKeys } from './play-keys.ts'
import { PlayLayout } from './play-layouts.tsx'
import { type PlayModel, type PlayProps, usePlayModel } from './play-model.ts'
import { promptShown, usePlayPanes } from './play-panes.tsx'
import './play.css'

/** Only where people share a screen. */
const HotSeatScreen = lazy(async () => ({ default: (await import('./hot-seat-screen.tsx')).HotSeatScreen }))
/** Only where others have moved. */
const RecapRunner = lazy(async () => ({ default: (await import('./recap/recap.tsx')).RecapRunner }))
/** Only where somebody is alone among bots. */
const Help = lazy(async () => ({ default: (await import('./help/help.tsx')).Help }))
const KeyOverview = lazy(async () => ({ default: (await import('./key-overview.tsx')).KeyOverview }))
const RulePanel = lazy(async () => ({ default: (await import('../learn/rules-panel.tsx')).RulePanel }))

const seedIn = (record: string | undefined): string | undefined => /^seed: (.+)$/m.exec(record ?? '')?.[1]

/** The heading, and what stands in the bar of the page. */
function Heading({ model }: { readonly model: PlayModel }) {
  const { board, view, names, t, say, layout, extras } = model
  const game = say({ key: 'game.name' })
  const status = say(board.status(view))
  return (
    <>
      <h1 className="visually-hidden">{t('table', { game })}</h1>
      <BarTitle>
        <b>{game}</b>
        <small className="bar-names">{extras ? status : names.join(' – ')}</small>
        <small className="bar-brief">{status}</small>
      </BarTitle>
      <BarStatus>{extras ? layout !== 'phone' && layout !== 'islands' && extras.seats : status}</BarStatus>
    </>
  )
}

/** What opens over the table: a rule at the side, the scores at the end. */
function Overlays({ model, verify }: { readonly model: PlayModel; readonly verify: PlayCommands['verify'] }) {
  const { game, board, layout, rule, setRule, keys, setKeys, scores, setScores, state, names, seatNames, t, say } =
    model
  const { result } = model.present
  return (
    <>
      {rule !== undefined && (
        <Suspense>
          <RulePanel game={game.id} number={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
      {keys && (
        <Suspense>
          <KeyOverview map={board.fills === true && layout === 'islands'} onClose={() => setKeys(false)} />
        </Suspense>
      )}
      {result && (
        <Dialog open={scores} title={t('scores.title')} close={t('close')} onClose={() => setScores(false)}>
          <Suspense>
            <ScoreTable
              result={result}
              players={withPlayers(seatNames, names)}
              say={say}
              game={game.id}
              Picture={board.Picture}
            />
            <Fairness
              commitment={state.commitment}
              seed={seedIn(state.record)}
              reason={result.reason}
              verify={verify}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

export function Play(props: PlayProps) {
  const model = usePlayModel(props)
  const commands = usePlayCommands(model)
  const shown = promptShown(model)
  usePlayEffects(model)
  usePlayKeys(model, commands, shown.prompt.rule)
  const panes = usePlayPanes(model, commands, shown)
  const { table, board, state, present, view, seat, names, say, layout, tab, small, covered, uncover, unveil, recap } =
    model
  const mapAlone = layout === 'phone' && board.fills === true && tab === 'board'
  useUnder(covered ? undefined : layout === 'islands' ? 'islands' : mapAlone ? 'map' : undefined)
  const kept = useRef<ReactElement>(null)
  if (model.unseen) return kept.current
  const styles = board.seatStyles?.(view)
  if (covered && seat !== undefined) {
    kept.current = (
      <SeatStyles value={styles}>
        <Suspense>
          <HotSeatScreen seat={seat} name={names[seat]} open={uncover} unveil={unveil} />
        </Suspense>
      </SeatStyles>
    )
    return kept.current
  }
  kept.current = (
    <SeatStyles value={styles}>
      <SeatFaces value={model.faces}>
        <div className={`play play-${layout} ${mapAlone ? 'play-map' : ''}`}>
          <Heading model={model} />
          <PlayLayout model={model} panes={panes} />
          <Overlays model={model} verify={commands.verify} />
          {model.helps && (
            <Suspense>
              <Help {...{ model, commands }} help={model.helps} />
            </Suspense>
          )}
          {recap.wanted && present.seat !== undefined && (
            <Suspense>
              <RecapRunner {...{ table, board, state, say, recap, small }} seat={present.seat} />
            </Suspense>
          )}
        </div>
      </SeatFaces>
    </SeatStyles>
  )
  return kept.current
}
