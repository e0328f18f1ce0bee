// Where the editor begins: whose data, a set of this device, or a position as a scenario.

import { Link } from 'wouter'
import { usePage } from '../../frame/page-header.tsx'
import { tables } from '../../frame/tables.ts'
import { useGameName } from '../../frame/use-game-name.ts'
import { useLoaded } from '../../learn/use-loaded.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DATA_GAMES } from './usual.ts'
import { editorWords } from './words.ts'

export function EditorChoice() {
  const t = editorWords.use()
  const gameName = useGameName()
  const sets = useLoaded('data sets', async () => (await tables()).data.list())
  usePage({ title: t('title') })
  return (
    <div className="sheet editor-choice">
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <Panel title={t('choose')}>
        {DATA_GAMES.map(id => (
          <LinkRow
            key={id}
            to={`/train/editor/${id}`}
            icon={id === 'mare-nostrum' ? 'amphora' : 'great-pyramid'}
            title={gameName(id)}
            text={t(`game.${id}`)}
          />
        ))}
      </Panel>
      {sets && sets.length > 0 && (
        <Panel title={t('mine')}>
          <ul className="editor-mine">
            {sets.map(({ hash, game, name }) => (
              <li key={hash}>
                <Link href={`/train/editor/${game}?data=${hash}`}>
                  <b>{name || t('nameless')}</b> <small>{gameName(game)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel>
        <LinkRow to="/study" icon="rule-book" title={t('all-games')} text={t('all-games.text')} />
      </Panel>
    </div>
  )
}
