// Where the editor begins: whose data, or a position as a scenario.

import { usePage } from '../../frame/page-header.tsx'
import { useGameName } from '../../frame/use-game-name.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DATA_GAMES } from './questions.ts'
import { editorWords } from './words.ts'

export function EditorChoice() {
  const t = editorWords.use()
  const gameName = useGameName()
  usePage({ title: t('title') })
  return (
    <div className="sheet editor-choice">
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <Panel title={t('choose')}>
        {DATA_GAMES.map(id => (
          <LinkRow
            key={id}
            to={`/editor/${id}`}
            icon={id === 'mare-nostrum' ? 'amphora' : 'great-pyramid'}
            title={gameName(id)}
            text={t(`game.${id}`)}
          />
        ))}
      </Panel>
      <Panel>
        <LinkRow to="/study" icon="rule-book" title={t('all-games')} text={t('all-games.text')} />
      </Panel>
    </div>
  )
}
