// How far an analysis is, and how to stop it.

import type { AnalysisProgress } from '../../table/table.ts'
import { Button } from '../../ui/button.tsx'
import { analysisWords } from './words.ts'
import './progress.css'

interface ProgressProps extends Omit<AnalysisProgress, 'moves'> {
  readonly running: boolean
  /** The server does the work, or has done it. */
  readonly server?: boolean | undefined
  stop(): void
  resume(): void
}

export function AnalysisProgressBar({
  depth,
  done,
  total,
  failed,
  without,
  running,
  server,
  stop,
  resume,
}: ProgressProps) {
  const t = analysisWords.use()
  const args = { done, moves: total }
  const words =
    failed !== undefined
      ? t('progress.failed', { problem: failed })
      : depth === undefined
        ? t(server ? 'progress.shared' : 'progress.done')
        : running
          ? t(server ? 'progress.server' : depth === 'quick' ? 'progress.quick' : 'progress.deeper', args)
          : t('progress.stopped', args)
  const working = depth !== undefined && failed === undefined
  return (
    <div className="analysis-progress">
      {working && (
        <span className="analysis-progress-bar" aria-hidden="true">
          <span style={{ width: `${(100 * done) / Math.max(1, total)}%` }} />
        </span>
      )}
      <p>
        {words} {without && t('progress.without')}
      </p>
      {working && (
        <Button size="small" kind="quiet" onClick={running ? stop : resume}>
          {t(running ? 'stop' : 'resume')}
        </Button>
      )}
    </div>
  )
}
