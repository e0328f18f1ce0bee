// Every way to win, in both editions. 6

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import { mareNostrum } from './index.ts'
import { level } from './leadership.ts'
import { BOARD, type PlayerWords, play, type SceneWords, scene } from './scene.ts'

/** Three cards besides the starting hero, and the price of the fifth, of the Pyramids, or of both. */
const FOUR: Readonly<Record<string, string>> = {
  R: 'antigone gilgamesh spartacus',
  G: 'hamilcar nebuchadnezzar penthesilea',
  E: 'ramesses-ii pharos colossus',
}
const rich = (letter: string, coins: number): PlayerWords => ({ cards: FOUR[letter], stock: `coin*${coins}` })
const building = (at: string, players: SceneWords['players'], edition: string, acted = ''): SceneWords => ({
  at,
  players,
  acted,
  titles: 'C E R',
  options: { edition },
})

const CARDS: readonly Case[] = [
  {
    id: 'DR-87 pl: one who does not lead waits (6)',
    given: building('build R', { R: rich('R', 10) }, 'pl'),
    when: 'recruit hercules',
    now: { end: '', 'R cards': 'antigone hercules gilgamesh spartacus', asked: 'E name' },
    tells: [{ at: 'waits', seat: 0, by: 'cards' }],
  },
  {
    id: 'DR-87 pl: the culture leader who completes later wins alone, at once (6)',
    given: building('build R', { R: rich('R', 10), E: rich('E', 10) }, 'pl'),
    when: 'recruit hercules; name 4; recruit circe',
    now: { end: 'cards E' },
  },
  {
    id: 'pl: the culture leader wins at once with the Pyramids too (6)',
    given: building('build E', { E: { stock: 'coin*12' } }, 'pl'),
    when: 'pyramids',
    now: { end: 'pyramids E' },
  },
  {
    id: 'DR-88 pl: one fifth card, no leader: that player, at the end of the phase (6)',
    given: building('build R', { R: rich('R', 10) }, 'pl', 'C G E B'),
    when: 'recruit hercules',
    now: { end: 'cards R' },
  },
  {
    id: 'DR-88 pl: fifth card and Pyramids: the Pyramids (6)',
    given: building('build R', { R: rich('R', 10), G: { stock: 'coin*12' } }, 'pl', 'C E B'),
    when: 'recruit hercules; pyramids',
    now: { end: 'pyramids G' },
  },
  {
    id: 'DR-88 pl: two build the Pyramids: they share (6.1, M33)',
    given: building('build R', { R: { stock: 'coin*12' }, G: { stock: 'coin*12' } }, 'pl', 'C E B'),
    when: 'pyramids; pyramids',
    now: { end: 'pyramids RG' },
  },
  {
    id: 'DR-88 pl: of three with Pyramids and a fifth card those with the Pyramids (6.1)',
    given: building('build R', { R: { stock: 'coin*12' }, G: { stock: 'coin*12' }, B: rich('B', 10) }, 'pl', 'C E'),
    when: 'pyramids; name 3; pyramids; recruit hercules; end build',
    now: { end: 'pyramids RG' },
  },
  {
    id: 'DR-88 pl: the culture leader who builds them after another wins alone, at once (6.1)',
    given: building('build R', { R: { stock: 'coin*12' }, E: { stock: 'coin*12' } }, 'pl', 'C'),
    when: 'pyramids; name 4; pyramids',
    now: { end: 'pyramids E' },
  },
  {
    id: 'DR-88 pl: nobody builds them twice (3.1.3)',
    given: building('build R', { R: { stock: 'coin*24' } }, 'pl', 'C'),
    when: 'pyramids',
    cannot: ['pyramids'],
    refused: { pyramids: 'pyramids-built 3.1.3' },
  },
  {
    id: 'DR-88 pl, one player builds the Pyramids: the second cannot (M33)',
    given: {
      ...building('build R', { R: { stock: 'coin*12' }, G: { stock: 'coin*12' } }, 'pl', 'C E B'),
      options: { edition: 'pl', pyramids: 'one' },
    },
    when: 'pyramids; end build',
    now: { end: 'pyramids R' },
  },
  {
    id: 'DR-88 pl: two fifth cards share (6)',
    given: building('build R', { R: rich('R', 10), G: rich('G', 10) }, 'pl', 'C E B'),
    when: 'recruit hercules; recruit circe',
    now: { end: 'cards RG' },
  },
  {
    id: 'DR-89 ru: the Pyramids win at once, whoever waits (6, D21)',
    given: building('build R', { R: rich('R', 10), G: { stock: 'coin*12' } }, 'ru', 'C'),
    when: 'recruit hercules; name 3; pyramids',
    now: { end: 'pyramids G' },
  },
  {
    id: 'DR-89 ru: of two fifth cards that of the culture leader, at the end of the phase (6, D21)',
    given: building('build R', { R: rich('R', 10), E: rich('E', 10) }, 'ru', 'C G B'),
    when: 'recruit hercules; recruit circe',
    now: { end: 'cards E' },
  },
  {
    id: "DR-89 ru: the culture leader's fifth card waits (6, D21)",
    given: building('build E', { E: rich('E', 10) }, 'ru', 'C'),
    when: 'recruit circe',
    now: { end: '', asked: 'E name' },
  },
  {
    id: 'ru: two fifth cards without the leader share (6, D21)',
    given: building('build R', { R: rich('R', 10), G: rich('G', 10) }, 'ru', 'C E B'),
    when: 'recruit hercules; recruit circe',
    now: { end: 'cards RG' },
  },
  {
    id: 'DR-51 pl: one who waits may still build the Pyramids, and no sixth card (3.1.3, M33)',
    given: building('build R', { R: rich('R', 22) }, 'pl', 'C'),
    when: 'recruit hercules',
    can: ['pyramids', 'end build'],
    cannot: ['recruit circe'],
  },
  {
    id: 'DR-51 pl: and then wins by them over another fifth card (6)',
    given: building('build R', { R: rich('R', 22), G: rich('G', 10) }, 'pl', 'C E B'),
    when: 'recruit hercules; pyramids; recruit circe',
    now: { end: 'pyramids R' },
  },
]

const perseus = (edition: string, rome: PlayerWords, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'name',
  titles: 'C E R',
  options: { edition },
  ...more,
  players: { R: { cards: 'perseus', ...rome }, G: { stock: 'coin*12' }, ...more.players },
})

/** Ten different goods. */
const TEN = 'wine oil grain sheep gladiators gold wood stone metal gems'

const PERSEUS: readonly Case[] = [
  ...['pl', 'ru'].map(edition => ({
    id: `EX-32 ${edition}: Perseus builds the Pyramids before the one who was named, and wins at once (9, 6)`,
    given: perseus(edition, { stock: 'coin*12' }),
    when: 'name 3; perseus first; pyramids',
    now: { end: 'pyramids R' },
  })),
  ...['pl', 'ru'].map(edition => ({
    id: `${edition}: or buys the fifth card (M34)`,
    given: perseus(edition, { stock: 'coin*10', cards: 'perseus antigone gilgamesh' }),
    when: 'name 3; perseus first; recruit hercules',
    now: { end: 'cards R' },
  })),
  {
    id: 'he passes: the one named builds (M34)',
    given: perseus('pl', { stock: 'coin*12' }),
    when: 'name 3; perseus pass',
    now: { asked: 'G build' },
  },
  {
    id: 'DR-90 a window with nothing in it (M34, M62)',
    given: perseus('pl', { stock: 'coin*2' }),
    when: 'name 3',
    now: { asked: 'R perseus', choices: 'perseus pass' },
  },
  {
    id: 'DR-90 no window after the second name (M34)',
    given: perseus('pl', { stock: 'coin*12' }, { acted: 'B' }),
    when: 'name 3',
    now: { asked: 'G build' },
  },
  ...['pl', 'ru'].map(edition => ({
    id: `${edition}: the owner named first needs no window and wins at once (M34)`,
    given: perseus(edition, { stock: 'coin*10', cards: 'perseus antigone gilgamesh' }),
    when: 'name 1; recruit hercules',
    now: { end: 'cards R' },
  })),
  {
    id: 'named later he waits like anybody (M34)',
    given: perseus('pl', { stock: 'coin*10', cards: 'perseus antigone gilgamesh' }, { acted: 'B' }),
    when: 'name 1; recruit hercules',
    now: { end: '', asked: 'E name' },
  },
  {
    id: 'N04 bought by the first builder of the phase he is in time: a fifth card wins at once (M34, M26)',
    given: {
      at: 'name',
      titles: 'C E R',
      players: { R: { stock: 'coin*10', cards: 'hercules antigone gilgamesh' } },
    },
    when: 'name 1; recruit perseus',
    now: { end: 'cards R' },
  },
  {
    id: 'N04 and wins with the card after him (M34, M26)',
    given: { at: 'name', titles: 'C E R', players: { R: { stock: `coin*9 ${TEN}`, cards: 'hercules antigone' } } },
    when: 'name 1; recruit perseus; pay coins; recruit circe',
    now: { end: 'cards R' },
  },
  {
    id: 'N04 bought by a later builder he is no help in this phase (M34)',
    given: {
      at: 'name',
      titles: 'C E R',
      acted: 'B',
      players: { R: { stock: 'coin*10', cards: 'hercules antigone gilgamesh' } },
    },
    when: 'name 1; recruit perseus',
    now: { end: '', asked: 'E name' },
  },
  {
    id: 'A fourth and a fifth card in one turn: he may go first, and wins (10, 3.1, M34)',
    given: perseus('pl', { stock: `coin*9 ${TEN}`, cards: 'perseus hercules' }),
    when: 'name 3; perseus first; recruit circe; recruit antigone',
    now: { end: 'cards R' },
  },
  {
    id: 'three cards in one turn, too (10, 3.1)',
    given: perseus('pl', { stock: `coin*19 ${TEN}`, cards: 'perseus' }),
    when: 'name 3; perseus first; recruit circe; pay coins; recruit antigone; pay coins; recruit hercules',
    now: { end: 'cards R' },
  },
  {
    id: 'two sets of goods that overlap: nine and ten kinds, all ten there, nine twice (3.0)',
    given: perseus('pl', { stock: `${TEN} ${TEN.split(' ').slice(1).join(' ')}`, cards: 'perseus hercules' }),
    when: 'name 3',
    now: { choices: 'perseus first; perseus pass' },
  },
  {
    id: 'the same number of pieces, but too few kinds twice: he cannot (3.0)',
    given: perseus('pl', { stock: `${TEN} wine*3 oil*3 grain*3`, cards: 'perseus hercules' }),
    when: 'name 3',
    now: { choices: 'perseus pass' },
  },
  {
    id: 'not enough cards lie open: he cannot (3.1.3)',
    given: {
      ...perseus('pl', { stock: `coin*9 ${TEN}`, cards: 'perseus hercules' }),
      players: {
        R: { stock: `coin*9 ${TEN}`, cards: 'perseus hercules' },
        C: { cards: 'circe antigone castor-and-pollux gilgamesh' },
        G: { cards: 'hamilcar penthesilea ramesses-ii nebuchadnezzar' },
        E: { cards: 'queen-of-sheba spartacus statue-of-zeus pharos' },
        B: { cards: 'hanging-gardens temple-of-artemis' },
      },
    },
    when: 'name 3',
    now: { choices: 'perseus pass' },
  },
  {
    id: 'what he pays on the way must leave enough for the last card (10)',
    given: perseus('pl', { stock: `coin*10 ${TEN}`, cards: 'perseus hercules' }),
    when: 'name 3; perseus first; recruit circe',
    can: ['pay coins', 'pay wine'],
    now: { asked: 'R pay' },
  },
  {
    id: 'ten coins and nine kinds: not with the coins (10)',
    given: perseus('pl', { stock: `coin*10 ${TEN.split(' ').slice(1).join(' ')}`, cards: 'perseus hercules' }),
    when: 'name 3; perseus first; recruit circe',
    cannot: ['pay coins'],
    refused: { 'pay coins': 'wins-no-more 10' },
  },
  {
    id: 'once a card is bought he does not think better of it (N07)',
    given: perseus('pl', { stock: `coin*9 ${TEN}`, cards: 'perseus hercules' }),
    when: 'name 3; perseus first; recruit circe',
    now: { asked: 'R first' },
    cannot: ['perseus pass', 'end build', 'legion latium'],
  },
  {
    id: 'Castor and Pollux on the way copy first (10)',
    given: {
      ...perseus('pl', { stock: `coin*9 ${TEN}`, cards: 'perseus hercules' }),
      players: {
        R: { stock: `coin*9 ${TEN}`, cards: 'perseus hercules' },
        G: { cards: 'antigone spartacus' },
      },
    },
    when: 'name 3; perseus first; recruit castor-and-pollux; copy spartacus; recruit circe',
    now: { end: 'cards R' },
  },
  {
    id: 'Hannibal: nine of eight kinds and ten coins (3.0, 10)',
    given: {
      at: 'name',
      titles: 'R E R',
      players: { C: { stock: 'coin*10 wood gold grain oil sheep wine*2 gladiators metal', cards: 'perseus hercules' } },
    },
    when: 'name 3',
    now: { asked: 'C perseus', choices: 'perseus first; perseus pass' },
  },
  {
    id: 'Hannibal: one kind twice in a set, and no more (3.0, 10)',
    given: {
      at: 'name',
      titles: 'R E R',
      players: { C: { stock: 'coin*10 wood gold grain oil sheep wine*3 metal', cards: 'perseus hercules' } },
    },
    when: 'name 3',
    now: { asked: 'C perseus', choices: 'perseus pass' },
  },
  {
    id: 'Cleopatra: a coin in one set, a good in the other (3.0, 10)',
    given: {
      at: 'name',
      titles: 'R C R',
      players: {
        E: { stock: 'coin*9 gold grain oil sheep wine gladiators metal wood stone gems', cards: 'perseus hercules' },
      },
    },
    when: 'name 3; perseus first; recruit circe; pay coins gems; recruit antigone',
    now: { end: 'cards E' },
  },
  {
    id: 'ru: he may go first without the means to win, and has a whole turn (10, D23)',
    given: perseus('ru', { stock: 'coin*3' }),
    when: 'name 3; perseus first; legion latium',
    now: { end: '', asked: 'E name', choices: 'name 2; name 3; name 4; name 5' },
  },
  {
    id: 'ru: a turn of his with other purchases, and the fifth card wins at once (10, D23)',
    given: perseus('ru', {
      stock: 'coin*3 sheep wine gladiators metal wood gold grain oil stone gems',
      cards: 'perseus antigone gilgamesh',
    }),
    when: 'name 3; perseus first; legion latium; pay coins; recruit hercules',
    now: { end: 'cards R' },
  },
  {
    id: 'pl: not without the means (10, D23)',
    given: perseus('pl', { stock: 'coin*9' }),
    when: 'name 3',
    cannot: ['perseus first'],
    refused: { 'perseus first': 'cannot-win 10' },
  },
]

/** Rome holds Roma and Troia, and has a legion on Carthago and one on Syracuse. */
const FOUR_CITIES: SceneWords = {
  at: 'turn R',
  acted: 'C G E B',
  titles: 'C E R',
  players: {
    R: { control: 'asia', legions: 'africa sicilia', stations: 'africa/carthago sicilia/syracuse' },
    C: { control: 'sicilia' },
  },
  buildings: 'latium/roma asia/troia africa/carthago sicilia/syracuse',
}

const CITIES: readonly Case[] = [
  {
    id: 'DR-77 controlled and occupied ones count at the end of phase 4 (6)',
    given: FOUR_CITIES,
    when: 'end march; hold africa; hold sicilia',
    now: { end: 'cities R', 'R cities': '4' },
  },
  {
    id: 'DR-77 ru as well (6, D22)',
    given: { ...FOUR_CITIES, options: { edition: 'ru' } },
    when: 'end march; hold africa; hold sicilia',
    now: { end: 'cities R' },
  },
  {
    id: 'DR-77 a pillaged one does not (6)',
    given: FOUR_CITIES,
    when: 'end march; pillage africa carthago; hold sicilia',
    now: { end: '', 'R cities': '3' },
  },
  {
    id: 'DR-77 nor one that was never built (6)',
    given: { ...FOUR_CITIES, buildings: 'asia/troia africa/carthago sicilia/syracuse' },
    when: 'end march; hold africa; hold sicilia',
    now: { end: '' },
  },
  {
    id: 'DR-78 one lost in a later turn of the phase: no win (6)',
    given: {
      ...FOUR_CITIES,
      at: 'war',
      acted: '',
      players: { ...FOUR_CITIES.players, C: { control: 'sicilia', legions: 'numidia*2' } },
    },
    when: 'name 1; end march; hold africa; hold sicilia; name 2; march numidia africa; march numidia africa; end march; name 3; name 4',
    dice: '3 3 1',
    now: { end: '', 'R cities': '3', africa: 'C C2 [carthago]' },
  },
  {
    id: 'DR-79, M55 two players with four each share (6)',
    given: {
      ...FOUR_CITIES,
      players: {
        ...FOUR_CITIES.players,
        G: { legions: 'aegyptus babylonia', control: 'judea', stations: 'aegyptus/alexandria babylonia/babylon' },
      },
      buildings: `${FOUR_CITIES.buildings} achaia/athenae judea/ierusalem aegyptus/alexandria babylonia/babylon`,
    },
    when: 'end march; hold africa; hold sicilia',
    now: { end: 'cities RG' },
  },
  {
    id: 'M56 cities are looked at before titles (6)',
    given: {
      ...FOUR_CITIES,
      titles: 'R R R',
    },
    when: 'end march; hold africa; hold sicilia',
    now: { end: 'cities R' },
  },
]

const TITLES: readonly Case[] = [
  {
    id: 'DR-86 the third title, by award, wins at the end of phase 5 (6)',
    given: {
      at: 'leadership',
      titles: 'R E R',
      players: { R: { legions: 'latium', control: 'gallia' } },
      buildings: 'gallia/grain latium/roma aegyptus/alexandria',
    },
    when: 'award culture 1',
    now: { end: 'titles R', asked: 'over' },
  },
  {
    id: 'DR-86 awarded to another it does not (6)',
    given: {
      at: 'leadership',
      titles: 'R E R',
      players: { R: { legions: 'latium', control: 'gallia' } },
      buildings: 'gallia/grain latium/roma aegyptus/alexandria',
    },
    when: 'award culture 4',
    now: { end: '', titles: 'R E R', round: '3' },
  },
  {
    id: 'M07 there is no last round: the sixty-first begins',
    given: {
      at: 'leadership',
      round: 60,
      titles: 'R E R',
      players: { R: { legions: 'latium', control: 'gallia' } },
      buildings: 'gallia/grain latium/roma aegyptus/alexandria',
    },
    when: 'award culture 4',
    now: { end: '', round: '61' },
  },
]

describe.each([
  ['cards', CARDS],
  ['Perseus', PERSEUS],
  ['cities', CITIES],
  ['titles', TITLES],
] as const)('%s', (_, cases) => {
  test.each(cases.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})

test('a game that is over says what each had come to (6)', () => {
  const s = scene(building('build R', { R: rich('R', 10) }, 'pl', 'C G E B'))
  expect(mareNostrum.result(s)).toBeUndefined()
  play(s, 'recruit hercules')
  const { standing } = mareNostrum.result(s) ?? {}
  expect(standing).toHaveLength(5)
  expect(standing?.[0]).toMatchObject({ titles: 1, cards: 5, cities: 0 })
  expect(standing?.[3]).toEqual({ titles: 1, cards: 1, cities: 0, trade: 0, culture: 0, military: 0 })
  const [trade, culture, military] = [0, 1, 2].map(track => level(BOARD, s, 0, track))
  expect(standing?.[0]).toMatchObject({ trade, culture, military })
})
