// The explorer: how games of strong bots begin, and how often that wins. Counts with their intervals, and where they come from.

import { type ExplorerCounts, gamesIn } from '@tabularium/bots/explorer'
import { type Game, speakerOf } from '@tabularium/kernel'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useParams } from 'wouter'
import { NotFound } from '../../frame/not-found.tsx'
import { usePage } from '../../frame/page-header.tsx'
import { useGameName } from '../../frame/use-game-name.ts'
import { gameEntry } from '../../games.ts'
import { EXPLORED, loadCounts } from '../../learn/explorer-files.ts'
import { explorerWords } from '../../learn/explorer-words.ts'
import { useLoaded } from '../../learn/use-loaded.ts'
import { useSettings } from '../../settings.ts'
import { Loading } from '../../ui/loading.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { ExplorerPartProps } from './explorer-rows.tsx'
import './training.css'

export function ExplorerPage() {
  const { what = EXPLORED[0] } = useParams<{ what?: string }>()
  return EXPLORED.includes(what) ? <Explored key={what} id={what} /> : <NotFound />
}

async function load(id: string) {
  const [counts, game, parts] = await Promise.all([
    loadCounts(id),
    gameEntry(id)
      ?.reading()
      .then(reading => reading.loadGame()),
    id === 'wonders-duel'
      ? import('./explorer-wonders-duel.tsx').then(module => module.WondersDuelParts)
      : import('./explorer-glory-to-rome.tsx').then(module => module.GloryToRomeParts),
  ])
  if (!game) throw new Error(`there is no game '${id}'`)
  return { counts, game, Parts: parts }
}

function Explored({ id }: { readonly id: string }) {
  const t = explorerWords.use()
  const gameName = useGameName()
  const [, go] = useLocation()
  const loaded = useLoaded(id, () => load(id))
  usePage({ title: t('title') })
  return (
    <div className="sheet training">
      <h1>{t('title')}</h1>
      <div className="training-bar">
        <Segmented
          label={t('show')}
          value={id}
          options={EXPLORED.map(value => ({ value, text: gameName(value) }))}
          onChange={value => go(`/train/explorer/${value}`)}
        />
      </div>
      {loaded ? <Shown {...loaded} /> : <Loading what={t('loading')} />}
    </div>
  )
}

interface ShownProps {
  readonly counts: ExplorerCounts
  readonly game: Game
  readonly Parts: (props: ExplorerPartProps) => ReactNode
}

function Shown({ counts, game, Parts }: ShownProps) {
  const t = explorerWords.use()
  const { language } = useSettings()
  const say = useMemo(() => speakerOf(game, language), [game, language])
  const { bots, seats, rules } = counts
  return (
    <>
      <p className="training-intro">
        {t('source', { games: gamesIn(counts), bots: bots.join(', '), seats, rules })} {t('honest')}{' '}
        {rules !== game.rules && <b>{t('old')}</b>}
      </p>
      <Parts counts={counts} game={game} name={id => say({ key: id })} />
    </>
  )
}
