// What moderators decided about you lately; nothing, as a rule.

import { accountWords } from '../../online/account-words.ts'
import { warnings } from '../../online/api.ts'
import { useCodeText } from '../../online/code-text.ts'
import { useQuery } from '../../online/use-query.ts'
import { useSettings } from '../../settings.ts'
import { ago } from '../../ui/ago.ts'
import { Panel } from '../../ui/panel.tsx'

export function Warnings() {
  const say = accountWords.use()
  const codeText = useCodeText()
  const { language } = useSettings()
  const { value } = useQuery('warnings', warnings)
  if (!value || value.length === 0) return undefined
  return (
    <Panel title={say('warnings')} className="account-panel">
      <ul className="account-list">
        {value.map(({ id, decision, reason, time }) => (
          <li key={id}>
            <span>
              <b>
                {say('warnings.line', {
                  decision: codeText('decided', decision),
                  reason: codeText('reason.report', reason),
                })}
              </b>
              <small>{ago(time, language)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
