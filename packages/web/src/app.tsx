// Which page stands at which address. Every page is loaded when it is first opened.

import { Route, Switch } from 'wouter'
import { Frame } from './frame/frame.tsx'
import { NotFound } from './frame/not-found.tsx'
import { type Page, page } from './frame/page.tsx'

const HomePage = page(async () => (await import('./pages/home.tsx')).HomePage)
const NewPage = page(async () => (await import('./pages/new.tsx')).NewPage)
const TablePage = page(async () => (await import('./pages/table.tsx')).TablePage)
const ReplayPage = page(async () => (await import('./pages/replay.tsx')).ReplayPage)
const RulesPage = page(async () => (await import('./pages/rules.tsx')).RulesPage)
const LearnPage = page(async () => (await import('./pages/learn.tsx')).LearnPage)
const PuzzlePage = page(async () => (await import('./pages/puzzle.tsx')).PuzzlePage)
const TrainingPage = page(async () => (await import('./pages/training.tsx')).TrainingPage)
const PuzzlesPage = page(async () => (await import('./pages/puzzles.tsx')).PuzzlesPage)
const StudyPage = page(async () => (await import('./pages/study.tsx')).StudyPage)
const SettingsPage = page(async () => (await import('./pages/settings.tsx')).SettingsPage)
const OnlineTablePage = page(async () => (await import('./pages/table-online.tsx')).OnlineTablePage)
const GamePage = page(async () => (await import('./pages/replay.tsx')).GamePage)
const OnlinePage = page(async () => (await import('./pages/online.tsx')).OnlinePage)
const OnlineNewPage = page(async () => (await import('./pages/online-new.tsx')).OnlineNewPage)
const JoinPage = page(async () => (await import('./pages/join.tsx')).JoinPage)
const PeoplePage = page(async () => (await import('./pages/people.tsx')).PeoplePage)
const ContactsPage = page(async () => (await import('./pages/contacts.tsx')).ContactsPage)
const MessagesPage = page(async () => (await import('./pages/messages.tsx')).MessagesPage)
const GamesPage = page(async () => (await import('./pages/games.tsx')).GamesPage)
const ClubsPage = page(async () => (await import('./pages/clubs.tsx')).ClubsPage)
const ClubPage = page(async () => (await import('./pages/clubs.tsx')).ClubPage)
const LadderPage = page(async () => (await import('./pages/ladder.tsx')).LadderPage)
const TournamentsPage = page(async () => (await import('./pages/tournaments.tsx')).TournamentsPage)
const TournamentPage = page(async () => (await import('./pages/tournament.tsx')).TournamentPage)
const AccountPage = page(async () => (await import('./pages/account.tsx')).AccountPage)
const ModerationPage = page(async () => (await import('./pages/moderation.tsx')).ModerationPage)
const AboutPage = page(async () => (await import('./pages/about.tsx')).AboutPage)

/** Somebody by name: /@Ada. */
const BY_NAME = /^\/@(?<name>[^/]+)\/?$/

/** Pages ask for their parameters with `useParams`. */
export const App = () => (
  <Frame>
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/new/:game" component={NewPage} />
      <Route path="/play/:id" component={TablePage} />
      <Route path="/replay/:id?" component={ReplayPage} />
      <Route path="/rules/:game/card/:name" component={RulesPage} />
      <Route path="/rules/:game/example/:example" component={RulesPage} />
      <Route path="/rules" component={RulesPage} />
      <Route path="/rules/:game/:number?" component={RulesPage} />
      <Route path="/learn/:game?/:lesson?" component={LearnPage} />
      <Route path="/puzzle/:day?" component={PuzzlePage} />
      <Route path="/train/:part/:what?" component={TrainingPage} />
      <Route path="/puzzles/:game?/:theme?/:id?" component={PuzzlesPage} />
      <Route path="/study/:id?" component={StudyPage} />
      <Route path="/table/:id" component={OnlineTablePage} />
      <Route path="/game/:id" component={GamePage} />
      <Route path="/online" component={OnlinePage} />
      <Route path="/online/new/:game" component={OnlineNewPage} />
      <Route path="/join/:token" component={JoinPage} />
      <Route path="/people" component={ContactsPage} />
      <Route path="/people/:id" component={PeoplePage} />
      <Route path={BY_NAME} component={PeoplePage} />
      <Route path="/messages" component={MessagesPage} />
      <Route path="/messages/to/:person" component={MessagesPage} />
      <Route path="/messages/:id" component={MessagesPage} />
      <Route path="/games" component={GamesPage} />
      <Route path="/clubs" component={ClubsPage} />
      <Route path="/club/:id" component={ClubPage} />
      <Route path="/ladder/:game?/:season?" component={LadderPage} />
      <Route path="/tournaments/:part?/:what?" component={TournamentsPage} />
      <Route path="/tournament/:id" component={TournamentPage} />
      <Route path="/account/:part?" component={AccountPage} />
      <Route path="/moderation" component={ModerationPage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/about" component={AboutPage} />
      <Route component={NotFound} />
    </Switch>
  </Frame>
)

/** By the first word of an address, or two. */
const FIRST: Readonly<Record<string, Page>> = {
  '': HomePage,
  new: NewPage,
  play: TablePage,
  replay: ReplayPage,
  rules: RulesPage,
  learn: LearnPage,
  puzzle: PuzzlePage,
  train: TrainingPage,
  puzzles: PuzzlesPage,
  study: StudyPage,
  table: OnlineTablePage,
  game: GamePage,
  online: OnlinePage,
  'online/new': OnlineNewPage,
  join: JoinPage,
  people: PeoplePage,
  messages: MessagesPage,
  games: GamesPage,
  clubs: ClubsPage,
  club: ClubPage,
  ladder: LadderPage,
  tournaments: TournamentsPage,
  tournament: TournamentPage,
  account: AccountPage,
  moderation: ModerationPage,
  settings: SettingsPage,
  about: AboutPage,
}

/** Loads the page at an address. */
export async function loadPage(path: string): Promise<void> {
  const [, first, second] = path.split('/')
  const word = [`${first}/${second}`, first].find(one => Object.hasOwn(FIRST, one))
  if (word !== undefined) await FIRST[word].load()
  else if (BY_NAME.test(path)) await PeoplePage.load()
}
