// What a puzzle is about: told from the move that solves it, from what else could be done, and from what comes of it.

export const THEMES = [
  ...[
    'win',
    'defence',
    'payment',
    'trade',
    'battle',
    'leave',
    'siege',
    'losses',
    'march',
    'build',
    'wonder',
    'science',
  ],
  ...[
    'military',
    'progress',
    'draft',
    'role',
    'material',
    'people',
    'demand',
    'hero',
    'cards',
    'diplomacy',
    'timing',
    'other',
  ],
] as const
export type Theme =
  | ('win' | 'defence' | 'payment' | 'trade' | 'battle' | 'leave' | 'siege' | 'losses' | 'march' | 'build' | 'wonder')
  | ('science' | 'military' | 'progress' | 'draft' | 'role' | 'material' | 'people' | 'demand' | 'hero' | 'cards')
  | ('diplomacy' | 'timing' | 'other')

export const isTheme = (name: string): name is Theme => (THEMES as readonly string[]).includes(name)

/** The kinds of actions that make a theme, game by game. */
type Kinds = Readonly<Partial<Record<Theme, readonly string[]>>>

const WONDERS_DUEL: Kinds = {
  payment: ['discard'],
  build: ['build', 'raise', 'destroy'],
  wonder: ['wonder'],
  progress: ['token', 'keep', 'decline'],
  draft: ['draft'],
}

const GLORY_TO_ROME: Kinds = {
  role: ['lead', 'petition', 'think', 'follow', 'add', 'also', 'enough', 'skip', 'act', 'vomitorium', 'latrine'],
  build: ['found', 'craft', 'build', 'arch', 'open', 'fountain'],
  material: ['collect', 'dock', 'bank', 'atrium', 'basilica', 'salvage'],
  people: ['hire', 'aqueduct', 'bar', 'capture'],
  demand: ['demand', 'give', 'plunder', 'seize', 'claim'],
}

const MARE_NOSTRUM: Kinds = {
  payment: ['pay'],
  trade: ['offer', 'take', 'gift', 'token', 'extra', 'name', 'keep', 'colossus'],
  battle: ['fight', 'attack', 'exchange', 'pillage', 'occupy'],
  losses: ['lose'],
  march: ['march', 'sail', 'park'],
  build: ['legion', 'fortress', 'trireme', 'caravan', 'market', 'city', 'temple', 'control'],
  hero: ['recruit', 'pyramids', 'use', 'copy', 'perseus', 'sheba', 'reward'],
  diplomacy: ['award', 'peace'],
}

const ASSYRIAN_WARS: Kinds = {
  payment: ['pay-supply', 'forage', 'starve', 'ap', 'plus', 'cash', 'discard', 'ransom'],
  battle: ['press', 'attack-with', 'attack-with-unit', 'ambush', 'stand', 'intercept', 'intercept-group', 'chariots'],
  leave: ['withdraw', 'evade', 'evade-war', 'shelter', 'retreat', 'retreat-war', 'retreat-ships', 'flee'],
  siege: ['assault', 'siege', 'sortie', 'hunger', 'surrender', 'deport', 'wall'],
  losses: ['lose', 'lose-leader', 'rout', 'rout-leader', 'assign'],
  march: ['march', 'single', 'force-march', 'relocate', 'to', 'with', 'part', 'chief', 'go-in', 'go-out', 'halt'],
  build: ['build', 'hire', 'recruit', 'rebuild', 'regain', 'regain-leader', 'at', 'combine', 'garrison'],
  cards: ['event', 'plus-event', 'react', 'lay', 'aim', 'aim-place', 'aim-country', 'aim-leader', 'aim-card', 'pick'],
  diplomacy: ['influence', 'war', 'passage', 'close', 'peace', 'join', 'cede', 'conquer', 'scheme', 'ploy'],
}

const KINDS: Readonly<Record<string, Kinds>> = {
  'wonders-duel': WONDERS_DUEL,
  'glory-to-rome': GLORY_TO_ROME,
  'mare-nostrum': MARE_NOSTRUM,
  'assyrian-wars': ASSYRIAN_WARS,
}

/** What an event shows the move to be about. */
const EVENTS: Readonly<Record<string, Readonly<Record<string, Theme>>>> = {
  'wonders-duel': { symbol: 'science', pair: 'science', pawn: 'military' },
}

/** Kinds that decline what could be fought for. */
const DECLINING = ['pass', 'end', 'done', 'halt', 'hold', 'none', 'peace', 'no', 'rest', 'leave', 'slow', 'keep']

/** What a puzzle is told by. */
export interface ThemeFacts {
  readonly game: string
  readonly seats: number
  /** The kind of the solving action, and of all that could be done. */
  readonly kind: string
  readonly kinds: readonly string[]
  /** The kinds of events that the solving action brings about. */
  readonly events: readonly string[]
  /** The chance of winning after it, and after the best of the others. */
  readonly best: number
  readonly second: number
}

/** A move that wins leaves at least this chance. */
const WON = 0.9
/** A move that loses leaves at most this share of the even chance. */
const LOST = 0.4

export function themesOf({ game, seats, kind, kinds, events, best, second }: ThemeFacts): readonly Theme[] {
  const table = Object.hasOwn(KINDS, game) ? KINDS[game] : {}
  const has = (theme: Theme, one: string): boolean => table[theme]?.includes(one) ?? false
  const found = THEMES.filter(theme => has(theme, kind))
  const told = Object.hasOwn(EVENTS, game) ? EVENTS[game] : {}
  const byEvents = events.flatMap(at => (Object.hasOwn(told, at) ? [told[at]] : []))
  const declines = DECLINING.includes(kind) && kinds.some(one => has('battle', one) || has('siege', one))
  const outcome: readonly Theme[] = [
    ...(best >= WON ? (['win'] as const) : []),
    ...(second <= LOST / seats ? (['defence'] as const) : []),
  ]
  const about = [...byEvents, ...found, ...(declines ? (['leave'] as const) : [])]
  const rest: readonly Theme[] = about.length > 0 ? [] : [DECLINING.includes(kind) ? 'timing' : 'other']
  return [...new Set<Theme>([...outcome, ...about, ...rest])]
}
