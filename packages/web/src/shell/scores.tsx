// The end of a game as a table one can read, and how to check that its chance was fair.

import { type Finding, isTableEnd, type Result, type Say, type Seat } from '@tabularium/kernel'
import { useState } from 'react'
import { Picture as GameArt } from '../frame/game-art.tsx'
import { RecordProblem } from '../frame/record-problem.tsx'
import { Button } from '../ui/button.tsx'
import { BoardIcon, ControlIcon } from '../ui/icons.tsx'
import type { PictureComponent } from '../ui/picture.tsx'
import { scrollFade } from '../ui/scroll-fade.ts'
import { SeatBadge } from '../ui/seat.tsx'
import { useKeys } from '../ui/use-keys.ts'
import type { PromptModel } from './prompt.tsx'
import { capital, sentence, winnersWords } from './prompt-model.ts'
import { scoresWords } from './scores-words.ts'
import { shellWords } from './words.ts'
import './scores.css'

interface ScoreTableProps {
  readonly result: Result
  readonly players: readonly string[]
  /** The game's words. */
  readonly say: Say
  /** Its id. */
  readonly game: string
  /** The game's drawings: the end is shown in one. */
  readonly Picture?: PictureComponent | undefined
}

/** The end in a picture; what the table ended (resigned, time, agreed) shows the game. */
const Scene = ({ result: { reason }, game, Picture }: Pick<ScoreTableProps, 'result' | 'game' | 'Picture'>) => (
  <div className="scores-scene" aria-hidden="true">
    {isTableEnd(reason) || !Picture ? <GameArt game={game} /> : <Picture name={`end/${reason}`} />}
  </div>
)

interface EndSceneProps extends Pick<ScoreTableProps, 'result' | 'game' | 'Picture'> {
  /** Who won, how, and in figures. */
  readonly prompt: PromptModel
  readonly label: string
  readonly close: string
  onClose(): void
}

/** The moment at the end of a game, over the board: a picture and three lines, until it is put away. */
export function EndScene({ result, game, Picture, prompt, label, close, onClose }: EndSceneProps) {
  useKeys({ Escape: onClose })
  return (
    <section className="end-scene" aria-label={label}>
      <button type="button" className="end-scene-close" aria-label={close} onClick={onClose}>
        <BoardIcon name="cross" />
      </button>
      <Scene result={result} game={game} Picture={Picture} />
      <div className="end-scene-lines">
        {prompt.seat !== undefined && <SeatBadge seat={prompt.seat} />}
        <p>
          <b>{prompt.lead}</b>
          <span>{prompt.text}</span>
          <small>{prompt.more}</small>
        </p>
      </div>
    </section>
  )
}

/** By how many points the winner is ahead of the next; undefined: by none, or points are not counted. */
function leadOf({ scores, winners }: Result): number | undefined {
  if (!scores || winners.length !== 1) return undefined
  const others = scores.filter((_, seat) => !winners.includes(seat)).map(({ total }) => total)
  const lead = scores[winners[0]].total - Math.max(...others)
  return lead > 0 ? lead : undefined
}

/** Who won, how, and by how much, under a picture of it. */
function Ending({ result, players, say, game, Picture }: ScoreTableProps) {
  const t = scoresWords.use()
  const shell = shellWords.use()
  const { winners, reason } = result
  const lead = leadOf(result)
  return (
    <div className="scores-ending">
      <Scene result={result} game={game} Picture={Picture} />
      <p>
        <b>{winnersWords(winners, players, shell)}</b> {sentence(say({ key: `end.${reason}` }))}
        {lead !== undefined && <> {t('scores.lead', { n: lead })}</>}
      </p>
    </div>
  )
}

export function ScoreTable({ result, players, say, game, Picture }: ScoreTableProps) {
  const t = scoresWords.use()
  const { scores, standing, winners } = result
  const parts = scores?.map(score => score.parts) ?? standing
  const wins = (seat: Seat) => winners.includes(seat)
  const heads = players.map((name, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <th key={seat} scope="col" className={wins(seat) ? 'scores-wins' : ''}>
      <span className="scores-head">
        <SeatBadge seat={seat} size="small" />
        <span>{name}</span>
      </span>
      <small>{wins(seat) ? t('scores.winner') : '\u00a0'}</small>
    </th>
  ))
  return (
    <div className="scores">
      <Ending result={result} players={players} say={say} game={game} Picture={Picture} />
      {parts ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        <div ref={scrollFade} className="scores-scroll" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('scores.part')}</span>
                </th>
                {heads}
              </tr>
            </thead>
            <tbody>
              {Object.keys(parts[0]).map(part => (
                <tr key={part}>
                  <th scope="row">{capital(say({ key: `score.${part}` }))}</th>
                  {parts.map((own, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                    <td key={seat} className="num">
                      {own[part]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {scores && (
              <tfoot>
                <tr>
                  <th scope="row">{t('scores.total')}</th>
                  {scores.map((score, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                    <td key={seat} className={`num ${wins(seat) ? 'scores-wins' : ''}`}>
                      {score.total}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      ) : (
        <p className="scores-note">{t('scores.none')}</p>
      )}
    </div>
  )
}

interface FairnessProps {
  readonly commitment: string | undefined
  readonly seed: string | undefined
  /** How the game ended. */
  readonly reason: string | undefined
  verify(): Promise<readonly Finding[]>
}

/** The seed, its hash, and a button that checks the whole game. */
export function Fairness({ commitment, seed, reason, verify }: FairnessProps) {
  const t = scoresWords.use()
  return (
    <div className="fairness">
      <p>{t('scores.fair')}</p>
      <dl>
        <dt>{t('scores.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{t('scores.seed')}</dt>
        <dd>{seed ? <code>{seed}</code> : t('scores.hidden')}</dd>
      </dl>
      {seed && <Verify reason={reason} verify={verify} />}
    </div>
  )
}

/** The button and its plain answer. */
export function Verify({ reason, verify }: Pick<FairnessProps, 'reason' | 'verify'>) {
  const t = scoresWords.use()
  const [answer, setAnswer] = useState<'busy' | readonly Finding[] | undefined>()
  const check = async () => {
    setAnswer('busy')
    try {
      setAnswer(await verify())
    } catch (error) {
      setAnswer([{ check: 'moves', why: error instanceof Error ? error.message : String(error) }])
    }
  }
  const good = Array.isArray(answer) && answer.length === 0
  return (
    <div className="verify">
      <Button icon={<ControlIcon name="seal" />} onClick={() => void check()}>
        {t('verify')}
      </Button>
      <div role="status" className={good ? 'verify-good' : 'verify-bad'}>
        {answer === 'busy' && <p className="verify-busy">{t('verify.busy')}</p>}
        {good && (
          <p>
            <ControlIcon name="tick" />{' '}
            {t(reason !== undefined && isTableEnd(reason) ? 'verify.good-table' : 'verify.good')}
          </p>
        )}
        {Array.isArray(answer) &&
          answer.map((finding: Finding) => (
            <p key={`${finding.check} ${finding.why}`}>
              {t('verify.bad', { check: finding.check, move: finding.move ?? 'none' })}{' '}
              <RecordProblem problem={finding.why} {...(finding.message && { message: finding.message })} />
            </p>
          ))}
      </div>
    </div>
  )
}
