// Why not: every code with its section, and the whole catalogue against the legal list.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuse } from './refuse.ts'
import { BOARD, choices, play, type SceneWords, scene, seatOf } from './scene.ts'

const at = (moment: string, players: SceneWords['players'], more: Partial<SceneWords> = {}): SceneWords => ({
  at: moment,
  players,
  ...more,
})
const rome = (R: SceneWords['players']['R'], more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'build R',
  ...more,
  players: { ...more.players, R: { stock: 'coin*12', ...R } },
})
const trade = (stocks: readonly string[], more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'trade',
  seats: stocks.length,
  titles: 'R G R',
  players: Object.fromEntries(stocks.map((stock, seat) => ['RCGEB'[seat], { stock }])),
  ...more,
})
const war = (R: SceneWords['players']['R'], more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'turn R',
  ...more,
  players: { ...more.players, R: { ...R } },
})
/** Rome is conqueror of Dacia, which is Greece's. */
const CONQUEST = war(
  { legions: 'dacia', control: 'thracia' },
  { players: { G: { control: 'dacia' }, E: { legions: 'asia' } }, buildings: 'dacia/wine' },
)

type Row = readonly [given: SceneWords, when: string, notation: string, why: string]

// biome-ignore format: a table
const ROWS: readonly Row[] = [
  [rome({}), '', 'sail mare-ionium mare-africum', 'another-decision 3.1'],
  [trade(['coin*3', 'coin*3', 'coin*3']), 'token 3', 'take 5 coin', 'not-at-table C'],
  [at('name', {}, { seats: 3, titles: 'C G R' }), '', 'name 4', 'not-at-table C'],
  // 1
  [at('collect', { G: { cards: 'colossus' } }, { reserve: { ceramics: 0 } }), '', 'colossus ceramics', 'not-in-reserve 11'],
  // 2
  [trade(['coin*3', 'coin*3', 'coin*3'], { tokens: '5/0' }), '', 'token 3', 'token-played 2.1'],
  [trade(['coin*4', 'coin*3', 'coin*3']), 'token 3', 'offer done', 'offer-short 2.1'],
  [trade(['coin*4', 'coin*3', 'coin*3']), 'token 3', 'offer wine', 'not-held 2.1'],
  [trade(['coin*3', 'coin*3', 'coin*3']), 'token 3', 'take 1 coin', 'own-piece 2.2'],
  [trade(['coin*3', 'coin*3', 'coin*3', 'coin*3']), 'token 3; take 2 coin; take 1 coin', 'take 2 coin', 'barred 2.2'],
  [trade(['coin*3', 'coin*3', 'coin*3']), 'token 3', 'take 2 wine', 'not-offered 2.2'],
  [trade(['coin wine', 'oil', 'gold']), 'token 1; offer coin; take 3 gold; take 1 coin', 'gift coin', 'not-held 2.2.1'],
  // 3.0
  [at('name', {}, { acted: 'R' }), '', 'name 1', 'had-turn 3.0'],
  [at('war', {}), '', 'legion latium', 'another-decision 4'],
  [at('name', { R: { cards: 'perseus', stock: 'coin*9' } }), 'name 3', 'perseus first', 'cannot-win 10'],
  [at('name', { R: { cards: 'perseus', stock: 'coin*12' } }), 'name 3; perseus first', 'perseus first', 'another-decision 10'],
  [rome({ stock: 'coin*5' }), '', 'market latium', 'too-dear 3.0'],
  [rome({ stock: 'wine oil gold wood' }), 'legion latium', 'pay coins', 'coins-short 3.0'],
  [rome({ stock: 'wine oil gold wood' }), 'legion latium; pay wood', 'pay coins', 'mixed 3.0'],
  [rome({ stock: 'coin wine oil gold wood' }), 'legion latium', 'pay coin', 'mixed 3.0'],
  [at('build E', { E: { stock: 'coin wine oil gold wood' } }), 'legion aegyptus', 'pay coins wine', 'coins-short 3.0'],
  [at('build E', { E: { stock: 'coin*3 wine' } }), 'legion aegyptus', 'pay coin', 'set-short 3.0'],
  [rome({ stock: 'wine oil gold wood' }), 'legion latium', 'pay sheep', 'not-held 3.0'],
  [rome({ stock: 'wood*2 oil gold wine' }), 'legion latium; pay wood', 'pay wood', 'kind-twice 3.0'],
  [at('build C', { C: { stock: 'wood*3 oil gold wine sheep grain' } }), 'market africa; pay wood; pay wood', 'pay wood', 'kind-twice-more 3.0'],
  [rome({ stock: 'coin*3 wine legendary-oil' }), 'legion latium', 'pay wine', 'set-short 3.0'],
  [at('name', { R: { cards: 'perseus hercules', stock: 'coin*10 wine oil grain sheep gladiators gold wood stone metal' } }), 'name 3; perseus first; recruit circe', 'pay coins', 'wins-no-more 10'],
  [at('build R', { R: { stock: 'coin wine gladiators', cards: 'spartacus' } }), 'use spartacus latium', 'pay wine', 'cheap-price 10'],
  [at('build R', { R: { stock: 'coin gladiators', cards: 'spartacus' } }), 'use spartacus latium', 'pay legendary-gladiators', 'not-held 3.0'],
  [at('build R', { R: { stock: 'grain legendary-grain wood', cards: 'hanging-gardens' } }, { acted: 'C G E B' }), 'end build; keep grain', 'keep legendary-grain', 'kind-twice 11'],
  [at('build R', { R: { stock: 'grain wood legendary-oil', cards: 'hanging-gardens' } }, { acted: 'C G E B' }), 'end build', 'keep wine', 'not-held 11'],
  [at('build R', { R: { stock: 'grain wood legendary-oil', cards: 'hanging-gardens' } }, { acted: 'C G E B' }), 'end build; keep grain', 'keep grain', 'kind-twice 11'],
  // 3.1
  [rome({}, { seats: 4 }), '', 'control arabia', 'covered C'],
  [rome({ control: 'gallia' }), '', 'control gallia', 'controlled 3.1.1'],
  [rome({ control: 'gallia' }, { players: { G: { legions: 'germania' } } }), '', 'control germania', 'foreign-units 3.1.1'],
  [rome({ control: 'gallia italia germania dalmatia dacia thracia macedonia' }), '', 'control sicilia', 'no-markers 3.1.1'],
  [rome({}), '', 'control judea', 'too-far 3.1.1'],
  [at('build B', { B: { stock: 'coin*3', control: 'cilicia', triremes: 'mare-cyprium mare-aegaeum' } }, { options: { edition: 'ru' } }), '', 'use hammurabi creta', 'not-adjacent D25'],
  [rome({ control: 'gallia' }, { players: { G: { legions: 'gallia' } } }), '', 'legion gallia', 'foreign-units 3.1.1'],
  [rome({ control: 'gallia', legions: 'gallia' }, { players: { G: { legions: 'gallia' } } }), '', 'legion gallia', 'at-war 4.2.1'],
  [at('build C', { C: { stock: 'coin*3', control: 'cyrenaica creta', legions: 'cyrenaica' }, G: { legions: 'cyrenaica' } }, { options: { edition: 'ru' } }), '', 'trireme mare-aegyptum', 'war-beside D18'],
  [rome({}), '', 'legion africa', 'not-yours 3.1.1'],
  [rome({ legions: 'latium*8' }), '', 'legion latium', 'no-legions 9'],
  [rome({ fortresses: 'latium' }), '', 'fortress latium', 'fortress-there 3.1.2'],
  [rome({ control: 'gallia italia germania dalmatia dacia', fortresses: 'gallia italia germania dalmatia dacia' }), '', 'fortress latium', 'no-fortresses 9'],
  [rome({}), '', 'trireme mare-aegyptum', 'no-coast 3.1.2'],
  [rome({ triremes: 'mare-ionium*5' }), '', 'trireme mare-tyrrhenum', 'no-triremes 9'],
  [rome({}, { buildings: 'latium/metal' }), '', 'caravan latium metal', 'slot-full 3.1.2'],
  [rome({}, { reserve: { markets: 0 } }), '', 'market latium', 'no-pieces 9'],
  [rome({}, { players: { G: { cards: 'circe' } } }), '', 'recruit circe', 'card-sold 3.1.3'],
  [rome({ stock: 'coin*20', cards: 'hercules hamilcar antigone' }), 'recruit circe', 'recruit perseus', 'five-cards 3.1.3'],
  [at('name', { R: { cards: 'perseus', stock: 'coin*12' } }), 'name 3; perseus first', 'recruit circe', 'wins-not 10'],
  [at('build R', { R: { stock: 'coin*24' } }), 'pyramids', 'pyramids', 'pyramids-built 3.1.3'],
  [rome({}), '', 'use spartacus latium', 'no-power 10'],
  [rome({}), '', 'use pharos mare-ionium', 'no-power 11'],
  [rome({ cards: 'spartacus' }), 'use spartacus latium', 'use spartacus latium', 'used 10'],
  [at('build R', { R: { stock: 'wine oil gold', cards: 'spartacus' } }), '', 'use spartacus latium', 'no-cheap 10'],
  [rome({ cards: 'penthesilea' }), '', 'use penthesilea', 'no-invaders 10'],
  [rome({ cards: 'penthesilea', control: 'gallia' }, { players: { G: { legions: 'gallia' } } }), '', 'use penthesilea 2', 'fewer-legions 10'],
  [rome({ stock: 'coin*7' }, { players: { G: { cards: 'circe' }, E: { cards: 'spartacus' } } }), 'recruit castor-and-pollux', 'copy antigone', 'not-copyable 10'],
  // 4
  [at('war', { R: { cards: 'statue-of-zeus' } }), '', 'peace 1', 'yourself 11'],
  [at('war', { R: { cards: 'statue-of-zeus' } }, { lastPeace: 'G 1' }), '', 'peace 3', 'peace-again 11'],
  [at('war', {}, { seats: 3, players: { R: { cards: 'statue-of-zeus' } }, titles: 'C G R' }), '', 'peace 4', 'not-at-table C'],
  [war({ legions: 'dacia macedonia', stations: 'dacia/marker', control: 'thracia' }, { players: { G: { control: 'dacia macedonia' } } }), '', 'exchange macedonia', 'no-station 4.0'],
  [war({ legions: 'dacia creta', stations: 'dacia/marker creta/marker', control: 'thracia' }, { players: { G: { control: 'dacia creta' } } }), '', 'exchange creta', 'not-linked 4.0'],
  [war({ triremes: 'mare-ionium' }), '', 'sail mare-africum mare-sardum', 'no-trireme-there 4.1.1'],
  [war({ triremes: 'mare-ionium*2' }), 'sail mare-ionium mare-africum', 'sail mare-africum mare-sardum', 'sailed 4.1.1'],
  [war({ triremes: 'mare-ionium' }, { players: { E: { triremes: 'mare-ionium' } } }), 'end sailing', 'attack mare-ionium 3', 'no-foe-at-sea 4.1.1'],
  [war({ triremes: 'mare-ionium' }, { players: { E: { triremes: 'mare-ionium' } } }), 'end sailing', 'attack mare-ionium 1', 'yourself 4.1.1'],
  [war({ triremes: 'mare-ionium' }, { players: { E: { triremes: 'mare-ionium mare-africum' } } }), 'end sailing', 'attack mare-africum 4', 'no-trireme-there 4.1.1'],
  [war({ triremes: 'mare-ionium' }, { players: { E: { triremes: 'mare-ionium' }, G: { triremes: 'mare-ionium' } }, peace: 'R G' }), 'end sailing', 'attack mare-ionium 3', 'peace 11'],
  [war({ triremes: 'mare-ionium*2 mare-africum' }, { players: { E: { triremes: 'mare-ionium*2 mare-africum' } } }), 'end sailing; attack mare-ionium 4', 'attack mare-ionium 4', 'fought-at-sea 4.1.1'],
  [war({ legions: 'latium' }), '', 'march gallia germania', 'no-legion-there 4.1.2'],
  [war({ legions: 'latium*2' }), 'march latium gallia', 'march gallia germania', 'marched 4.1.2'],
  [war({ legions: 'latium' }), '', 'march latium africa', 'not-linked 4.1.2'],
  [war({ legions: 'dalmatia' }, { players: { G: { control: 'dacia' } }, peace: 'R G' }), '', 'march dalmatia dacia', 'peace-closed 11'],
  [war({ legions: 'libya' }, { seats: 4, titles: 'C E R' }), '', 'march libya arabia', 'covered C'],
  [war({ legions: 'dacia thracia' }, { players: { G: { legions: 'dacia thracia' } } }), 'end march', 'fight dacia 4', 'no-foe 4.1.2'],
  [war({ legions: 'dacia thracia' }, { players: { G: { legions: 'dacia thracia' } } }), 'end march', 'fight dacia 1', 'yourself 4.1.2'],
  [war({ legions: 'dacia thracia*2 asia*2' }, { players: { G: { legions: 'dacia*2 thracia*2 asia*2' } } }), 'end march; fight dacia 3', 'fight dacia 3', 'no-foe 4.1.2'],
  [CONQUEST, 'end march', 'none asia', 'not-conqueror 4.3'],
  [CONQUEST, 'end march', 'hold dacia', 'nothing-to-hold 4.3'],
  [CONQUEST, 'end march', 'pillage dacia stone', 'no-building 4.3.1'],
  [CONQUEST, 'end march', 'occupy dacia stone', 'no-building 4.3.2'],
  [war({ legions: 'africa' }, { buildings: 'africa/carthago' }), 'end march', 'marker africa', 'printed 4.3.5'],
  [war({ legions: 'creta' }, { players: { G: { control: 'creta' } }, buildings: 'creta/ceramics' }), '', 'marker creta', 'not-linked 4.3.3'],
  [war({ legions: 'dacia*2 thracia' }, { players: { G: { control: 'dacia thracia' } }, buildings: 'dacia/wine dacia/stone thracia/stone' }), 'end march; none dacia', 'none dacia', 'decided 4.3'],
  [war({ legions: 'dacia*2' }, { players: { G: { control: 'dacia' } }, buildings: 'dacia/wine dacia/stone' }), 'end march; occupy dacia wine', 'occupy dacia wine', 'no-building 4.3.2'],
  [war({ legions: 'dacia*2' }, { players: { G: { control: 'dacia' } }, buildings: 'dacia/wine dacia/stone' }), 'end march; occupy dacia wine', 'occupy latium metal', 'another-province 4.3.2'],
  [war({ legions: 'dacia*2', stations: 'dacia/wine dacia/stone' }, { players: { G: { legions: 'dacia' }, C: { control: 'dacia' } }, buildings: 'dacia/wine dacia/stone', peace: 'R G' }), 'march dacia thracia; end march', 'marker dacia', 'no-station-before 4.3.2'],
  [war({ legions: 'dacia', cards: 'circe' }, { players: { G: { legions: 'asia' } } }), 'end march', 'park germania gems', 'not-alone 10'],
  [war({ legions: 'dacia germania', cards: 'circe' }, { buildings: 'dacia/wine' }), 'end march', 'park dacia wine', 'slot-full 10'],
  [war({ legions: 'dacia germania', cards: 'circe' }), 'end march; park dacia wine', 'park dacia stone', 'no-free-legion 10'],
  // 5
  [at('leadership', {}, { titles: 'C E R' }), '', 'award culture 1', 'another-track 5'],
  [at('leadership', {}, { titles: 'C E R', buildings: 'latium/metal africa/sheep' }), '', 'award trade 3', 'not-tied 5'],
  [at('leadership', {}, { seats: 3, titles: 'C G R' }), '', 'award trade 5', 'not-at-table C'],
]

const rows = ROWS.map(([given, when, notation, why], i) => ({
  i,
  given,
  when,
  notation,
  why,
}))

test.each(rows)('$i $notation: $why', ({ given, when, notation, why }) => {
  const s = scene(given)
  play(s, when)
  const action = BOARD.actions.parse(notation)
  const seat = 'RCGEB'.split('').map(seatOf).find(other => choices(s, other).length > 0) ?? 0 // biome-ignore format: a line
  if (!action) throw new Error(`there is no action '${notation}'`)
  const refusal = refuse(BOARD, s, seat, action)
  expect(refusal && `${refusal.code} ${refusal.rule}`).toBe(why)
})

/** What takes a longer story than a scene tells. */
const ELSEWHERE = ['card-closed', 'fought', 'nothing-to-decide', 'lost-already', 'no-fortress-there', 'no-free-legion', 'no-station-there', 'empire-taken', 'empire-not-here'] // biome-ignore format: a line

test('every code is in the table', () => {
  const source = readFileSync(new URL('./refuse.ts', import.meta.url), 'utf8')
  const calls = [...source.matchAll(/\bno\(\s*((?:[^()']|\([^()]*\))*'[\w-]+'(?:\s*:\s*'[\w-]+')?)/g)].map(
    ([, call]) => call,
  )
  const codes = calls.flatMap(call => [...call.matchAll(/'([\w-]+)'/g)].map(([, code]) => code))
  const seen = new Set(ROWS.map(([, , , why]) => why.split(' ')[0]))
  expect(codes.length).toBeGreaterThan(60)
  expect([...new Set(codes)].filter(code => !seen.has(code) && !ELSEWHERE.includes(code))).toEqual([])
})

test('when it is not your turn, and when the game is over', () => {
  const s = scene(rome({ stock: 'coin*12', cards: 'hercules' }, { titles: 'C R R' }))
  expect(refuse(BOARD, s, 1, BOARD.acts.legion[0])?.code).toBe('not-your-turn')
  play(s, 'pyramids')
  expect(refuse(BOARD, s, 0, BOARD.acts.legion[0])?.code).toBe('over')
})
