// Which page stands at which address. Every page is loaded when it is first opened.

import { Route, Switch } from 'wouter'
import { Frame } from './frame/frame.tsx'
import { Lost } from './frame/lost.tsx'
import { type Page, page } from './frame/page.tsx'

const HomePage = page(async () => (await import('./pages/home.tsx')).HomePage)
const NewPage = page(async () => (await import('./pages/new.tsx')).NewPage)
const TablePage = page(async () => (await import('./pages/table.tsx')).TablePage)
const ReplayPage = page(async () => (await import('./pages/replay.tsx')).ReplayPage)
const RulesPage = page(async () => (await import('./pages/rules.tsx')).RulesPage)
const LearnPage = page(async () => (await import('./pages/learn.tsx')).LearnPage)
const PuzzlePage = page(async () => (await import('./pages/puzzle.tsx')).PuzzlePage)
const SettingsPage = page(async () => (await import('./pages/settings.tsx')).SettingsPage)
const AboutPage = page(async () => (await import('./pages/about.tsx')).AboutPage)

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
      <Route path="/learn/:game?/:lesson?" component={LearnPage} />
      <Route path="/puzzle/:day?" component={PuzzlePage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/about" component={AboutPage} />
      <Route component={Lost} />
    </Switch>
  </Frame>
)

/** By the first word of an address. */
const FIRST: Readonly<Record<string, Page>> = {
  '': HomePage,
  new: NewPage,
  play: TablePage,
  replay: ReplayPage,
  rules: RulesPage,
  learn: LearnPage,
  puzzle: PuzzlePage,
  settings: SettingsPage,
  about: AboutPage,
}

/** Loads the page at an address. */
export async function loadPage(path: string): Promise<void> {
  const [, first] = path.split('/')
  if (Object.hasOwn(FIRST, first)) await FIRST[first].load()
}
