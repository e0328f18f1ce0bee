// Skill and luck of one seat as a waterfall from the even chance to the result, and how often each made moves of which mark.

import { MARKS } from '@tabularium/bots/analysis/marks'
import type { Seat } from '@tabularium/kernel'
import { Panel } from '../../ui/panel.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { Select } from '../../ui/select.tsx'
import { percent, signedPoints } from './figures.ts'
import { countsOf, type GameAnalysis, SIGNS, type WaterfallStep, waterfallOf } from './model.ts'
import { analysisWords } from './words.ts'
import './skill-and-luck.css'

interface SkillAndLuckProps {
  readonly analysis: GameAnalysis
  readonly players: readonly string[]
  readonly seat: Seat
  choose(seat: Seat): void
}

export function SkillAndLuck({ analysis, players, seat, choose }: SkillAndLuckProps) {
  const t = analysisWords.use()
  const sum = analysis.sums[seat]
  const steps = waterfallOf(sum)
  // Where a game was won or lost several times over, the bars reach beyond a whole win.
  const ends = steps.flatMap(({ from, to }) => [from, to])
  const [low, high] = [Math.min(0, ...ends), Math.max(100, ...ends)]
  const { luck, start, skill } = sum
  const args = { play: percent(start + skill), luck: percent(Math.abs(luck)) }
  return (
    <Panel
      className="skill-luck"
      title={t('sums')}
      note={
        <Select
          aria-label={t('sums.of')}
          value={String(seat)}
          options={players.map((text, one) => ({ value: String(one), text }))}
          onChange={value => choose(Number(value))}
        />
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <div className="skill-luck-body" ref={scrollFade} tabIndex={0}>
        <dl className="skill-luck-steps">
          {steps.map(step => (
            <Step key={step.part} {...step} low={low} high={high} />
          ))}
        </dl>
        <p className="skill-luck-sum">{t(luck < 0 ? 'sum.lost' : 'sum.won', args)}</p>
        <table>
          <caption className="visually-hidden">{t('counts')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('player')}</span>
              </th>
              {MARKS.map(mark => (
                <th key={mark} scope="col" title={t(`mark.${mark}`)}>
                  <span aria-hidden="true">{SIGNS[mark]}</span>
                  <span className="visually-hidden">{t(`mark.${mark}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((name, one) => {
              const counts = countsOf(analysis, one)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <tr key={one}>
                  <th scope="row">
                    <SeatBadge seat={one} size="small" /> {name}
                  </th>
                  {MARKS.map(mark => (
                    <td key={mark} className="num">
                      {counts[mark]}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function Step({ part, from, to, points, low, high }: WaterfallStep & { readonly low: number; readonly high: number }) {
  const t = analysisWords.use()
  const whole = part === 'start' || part === 'result'
  const place = (level: number): number => (100 * (level - low)) / (high - low)
  const kind = whole ? 'level' : part === 'luck' ? 'luck' : points < 0 ? 'down' : 'up'
  return (
    <div>
      <dt>{t(`part.${part}`)}</dt>
      <dd>
        <span className="skill-luck-bar" aria-hidden="true">
          <span
            className={`skill-luck-${kind}`}
            style={{ left: `${place(Math.min(from, to))}%`, width: `${Math.abs(place(to) - place(from))}%` }}
          />
        </span>
        <b className="num">{whole ? percent(points / 100) : signedPoints(points)}</b>
      </dd>
    </div>
  )
}
