// Which page stands at which address. Every page is loaded when it is first opened.

import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { Frame } from './frame/frame.tsx'
import { Lost } from './frame/lost.tsx'

const HomePage = lazy(async () => ({ default: (await import('./pages/home.tsx')).HomePage }))
const NewPage = lazy(async () => ({ default: (await import('./pages/new.tsx')).NewPage }))
const TablePage = lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay.tsx')).ReplayPage }))
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }))
const LearnPage = lazy(async () => ({ default: (await import('./pages/learn.tsx')).LearnPage }))
const PuzzlePage = lazy(async () => ({ default: (await import('./pages/puzzle.tsx')).PuzzlePage }))
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings.tsx')).SettingsPage }))
const AboutPage = lazy(async () => ({ default: (await import('./pages/about.tsx')).AboutPage }))

/** Pages ask for their parameters with `useParams`. */
export const App = () => (
  <Frame>
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/new/:game" component={NewPage} />
      <Route path="/play/:id" component={TablePage} />
      <Route path="/replay/:id?" component={ReplayPage} />
      <Route path="/rules/:game/card/:name" component={RulesPage} />
      <Route path="/rules/:game/:number?" component={RulesPage} />
      <Route path="/learn/:lesson?" component={LearnPage} />
      <Route path="/puzzle/:day?" component={PuzzlePage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/about" component={AboutPage} />
      <Route component={Lost} />
    </Switch>
  </Frame>
)
