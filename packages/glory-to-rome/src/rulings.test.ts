// The rulings A01 to A61, where no other table has them.

import { completeOptions, type Event, isProblem, ScriptedChance, type Seat, Telling } from '@tabularium/kernel'
import { checkGame } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import type { GrAction } from './actions.ts'
import { type Case, look, noSites, outcome, wanted } from './cases.ts'
import { ALPHABETS } from './data/alphabet.ts'
import { gloryToRome } from './index.ts'
import { NAMES } from './names.ts'
import { apply } from './play.ts'
import { play, scene } from './scene.ts'
import { setup } from './setup.ts'
import { type GrState, OPTIONS } from './state.ts'

const SIX_MATERIALS = 'rubble wood brick concrete stone marble'
const SIX_ROLES = 'laborer craftsman legionary architect merchant patron'
const THINKS = 'think senator'

const ROUND: readonly Case[] = [
  {
    id: 'A02 a petition for the role of its own cards is one unit',
    given: { players: [{ hand: 'bar insula' }, {}], pool: 'wood wood' },
    when: `petition laborer rubble; add bar; add insula; ${THINKS}`,
    now: { asked: '0 laborer', pending: 0 },
  },
  {
    id: 'A04 instead of leading or following one must think',
    given: { players: [{ hand: 'dock dock', done: 'latrine' }, {}] },
    when: 'latrine dock',
    now: { asked: '0 think', choices: 'think cards; think senator' },
    cannot: { skip: 'must-think A04' },
  },
  {
    id: 'A04 the thinks of a School may be skipped',
    given: { players: [{ hand: 'dock shrine', work: 'school:brick' }, {}] },
    when: `lead craftsman dock; ${THINKS}; craft school shrine; skip`,
    now: { asked: '1 lead', 0: { influence: 4, size: 0 } },
  },
  {
    id: 'A10 actions are decided one after the other',
    given: { players: [{ hand: 'dock bar insula', clients: 'craftsman' }, {}] },
    when: `lead craftsman dock; ${THINKS}; found bar; craft bar insula`,
    now: { asked: '1 lead', 0: { structures: 'bar!' } },
  },
  {
    id: 'A22 a client taken away before its owner acts does not act',
    given: {
      players: [
        { hand: 'school bath', done: 'coliseum' },
        { hand: 'dock', clients: 'legionary' },
      ],
    },
    when: `lead legionary school; ${THINKS}; demand bath; capture legionary`,
    now: { asked: '1 lead', 1: { clients: '' } },
  },
  {
    id: 'A33 a Sewer keeps any part of the cards played',
    given: { players: [{ hand: 'bar dock market', done: 'palace sewer' }, {}], pool: 'stone' },
    when: `lead laborer bar; petition laborer wood; add dock; add market; ${THINKS}; collect stone; salvage wood; done`,
    now: { asked: '1 lead', pool: 'rubble wood', 0: { stockpile: 'wood stone' } },
  },
  {
    id: 'A34 Senate before Sewer, both from the leader on',
    given: {
      players: [
        { hand: 'bar', done: 'sewer' },
        { hand: 'senator', done: 'senate' },
        { hand: 'senator', done: 'senate sewer' },
      ],
    },
    when: 'lead laborer bar; follow senator; follow senator',
    now: { asked: '1 senate', choices: 'claim 3; done' },
  },
  {
    id: 'A34 then the Sewer, and the camps are cleared last',
    given: {
      players: [
        { hand: 'bar', done: 'sewer' },
        { hand: 'senator', done: 'senate' },
        { hand: 'senator', done: 'senate sewer' },
      ],
    },
    when: 'lead laborer bar; follow senator; follow senator; claim 3; claim 2',
    now: { asked: '0 sewer', choices: 'salvage rubble; done', pool: '' },
  },
  {
    id: 'A35 an Architect does not count for the Academy',
    given: { players: [{ hand: 'wall bar', done: 'academy' }, {}] },
    when: `lead architect wall; ${THINKS}; found bar`,
    now: { asked: '1 lead' },
  },
  {
    id: 'A35 a Craftsman action of a burst does, and the Academy may be new',
    given: {
      players: [{ hand: 'wall shrine bar', work: 'amphitheatre:concrete academy:brick', stockpile: 'concrete' }, {}],
    },
    when: `lead architect wall; ${THINKS}; build amphitheatre concrete; craft academy shrine; pass`,
    now: { asked: '0 think', 0: { structures: 'academy! amphitheatre!' } },
  },
  {
    id: 'A36 Latrine first, then Vomitorium',
    given: { players: [{ hand: 'dock bar senator', done: 'latrine vomitorium' }, {}] },
    when: 'latrine bar; vomitorium',
    now: { asked: '0 think', pool: 'rubble wood', 0: { size: 0 }, choices: 'think cards; think senator' },
  },
  {
    id: 'A36 after the Vomitorium no Latrine',
    given: { players: [{ hand: 'dock bar', done: 'latrine vomitorium' }, {}] },
    when: 'vomitorium',
    cannot: { vomitorium: 'discarded A36', 'latrine bar': 'not-in-hand 4.1' },
  },
  {
    id: 'A38 whether the hand is below its limit is looked at after the discard',
    given: { players: [{ hand: 'dock dock dock dock bar senator', done: 'latrine' }, {}] },
    when: 'latrine bar; think cards',
    now: { 0: { size: 6 } },
  },
  {
    id: 'A48 a senator goes from the Latrine to the senators',
    given: { players: [{ hand: 'dock senator', done: 'latrine' }, {}] },
    when: 'latrine senator',
    now: { pile: 6, pool: '', 0: { hand: 'dock' } },
  },
]

const BUILDING: readonly Case[] = [
  {
    id: 'A09 a Craftsman action through a Bath and a Patron action do not pay for a site out of town',
    given: { players: [{ hand: 'temple dock', done: 'bath', clients: 'patron' }, {}], pool: 'wood' },
    when: `lead patron temple; ${THINKS}; hire craftsman`,
    now: { asked: '0 craftsman', pending: 0 },
    can: ['found dock'],
    cannot: { 'found dock out': 'two-actions 6.2' },
  },
  {
    id: 'A09 a unit and a client do',
    given: { players: [{ hand: 'dock market', clients: 'craftsman' }, {}] },
    when: `lead craftsman dock; ${THINKS}; found market out`,
    now: { asked: '1 lead', 0: { structures: 'market:0' }, outOfTown: '4 3 4 4 4 4' },
  },
  {
    id: 'A12 a Statue takes marble and the material of its site, mixed',
    given: { players: [{ hand: 'dock temple bath', work: 'statue/brick', clients: 'craftsman' }, {}] },
    when: `lead craftsman dock; ${THINKS}; craft statue temple; craft statue bath`,
    now: { 0: { structures: 'statue!', influence: 4 } },
  },
  {
    id: 'A12 on a marble site it takes marble only, three times',
    given: { players: [{ hand: 'dock temple villa', work: 'statue:marble,marble' }, {}] },
    when: `lead craftsman dock; ${THINKS}`,
    can: ['craft statue temple'],
    cannot: { 'craft statue villa': 'wrong-material 6.3' },
  },
  {
    id: 'A13 any material that a Villa takes completes it, whatever lies there already',
    given: { players: [{ hand: 'wall', done: 'road', work: 'villa:stone', stockpile: 'wood' }, {}] },
    when: `lead architect wall; ${THINKS}; build villa wood`,
    now: { 0: { structures: 'road! villa!', influence: 2 + 1 + 3 } },
    tells: [{ at: 'added', structure: 'villa', material: 'wood', through: ['road', 'villa'] }],
  },
  {
    id: 'A14 a marble out of the pool finishes as well',
    given: { players: [{ hand: 'wall', done: 'archway scriptorium', work: 'bridge' }, {}], pool: 'marble' },
    when: `lead architect wall; ${THINKS}; arch bridge marble`,
    now: { 0: { structures: 'archway! bridge! scriptorium!' } },
    tells: [{ at: 'added', through: ['archway', 'scriptorium'] }],
  },
  {
    id: 'A14 one that is all the structure needs is the Scriptorium’s doing too',
    given: { players: [{ hand: 'dock temple', done: 'scriptorium', work: 'bar' }, {}] },
    when: `lead craftsman dock; ${THINKS}; craft bar temple`,
    now: { 0: { structures: 'bar! scriptorium!' } },
    tells: [{ at: 'added', structure: 'bar', material: 'marble', through: ['scriptorium'] }],
  },
  {
    id: 'A60 a marble structure: the player chooses',
    given: { players: [{ hand: 'dock temple', done: 'scriptorium', work: 'palace:marble' }, {}] },
    when: `lead craftsman dock; ${THINKS}`,
    can: ['craft palace temple', 'craft palace temple finish'],
  },
  {
    id: 'A60 with the last material there is no choice',
    given: { players: [{ hand: 'dock temple', done: 'scriptorium', work: 'palace:marble,marble' }, {}] },
    when: `lead craftsman dock; ${THINKS}`,
    can: ['craft palace temple'],
    cannot: { 'craft palace temple finish': 'no-choice A60' },
  },
  {
    id: 'A16 Tower, Road and Scriptorium give a Stairway nothing',
    given: {
      players: [
        { hand: 'wall', done: 'stairway tower road scriptorium', stockpile: 'rubble marble' },
        { done: 'villa temple bar statue/brick' },
      ],
    },
    when: `lead architect wall; ${THINKS}`,
    now: { choices: 'open 2 bar; open 2 statue marble; open 2 temple; pass' },
    cannot: { 'open 2 statue rubble': 'wrong-material A16', 'open 2 villa': 'not-in-stockpile 5' },
  },
  {
    id: 'A17 a structure is not opened twice',
    given: { players: [{ hand: 'wall', done: 'stairway', stockpile: 'brick' }, { done: 'shrine* school' }] },
    when: `lead architect wall; ${THINKS}`,
    now: { 0: { limit: 7 } },
    cannot: { 'open 2 shrine': 'open-already A17' },
  },
  {
    id: 'A18 an opened Statue scores for its owner alone',
    given: { players: [{ hand: 'bar' }, { done: 'statue*' }] },
    now: { 0: { points: 2 }, 1: { points: 2 + 3 + 3 } },
  },
  {
    id: 'A40 what the thief has too much of stays',
    given: {
      players: [
        { hand: 'dock villa', work: 'prison:stone,stone', vault: 'wood wood wood', clients: 'laborer laborer laborer' },
        { done: 'road' },
      ],
    },
    when: `lead craftsman dock; ${THINKS}; craft prison villa; seize 2 road`,
    now: { 0: { influence: 2, clientele: '3/2', banked: '3/2' } },
  },
  {
    id: 'A41 the size of a burst is that of the moment of completion',
    given: {
      players: [{ hand: 'wall bar insula dock', work: 'amphitheatre:concrete', stockpile: 'concrete' }, {}],
    },
    when: `lead architect wall; ${THINKS}; build amphitheatre concrete; found bar; craft bar insula`,
    now: { asked: '0 craftsman', pending: 1, 0: { influence: 5 } },
  },
  {
    id: 'A42 a burst inside a burst comes first',
    given: {
      players: [{ hand: 'wall bath dock', work: 'amphitheatre:concrete foundry:brick', stockpile: 'concrete' }, {}],
      pool: 'wood wood',
    },
    when: `lead architect wall; ${THINKS}; build amphitheatre concrete; craft foundry bath`,
    now: { asked: '0 laborer', pending: 5 },
  },
  {
    id: 'A42 then the rest of the other',
    given: {
      players: [{ hand: 'wall bath dock', work: 'amphitheatre:concrete foundry:brick', stockpile: 'concrete' }, {}],
      pool: 'wood wood',
    },
    when: `lead architect wall; ${THINKS}; build amphitheatre concrete; craft foundry bath; collect wood; pass`,
    now: { asked: '0 craftsman', pending: 2 },
  },
]

const CLIENTS: readonly Case[] = [
  {
    id: 'A20 Bath and Ludus Magna: a Merchant acts as anything',
    given: { players: [{ hand: 'temple', done: 'bath ludus-magna' }, {}], pool: 'stone' },
    when: `lead patron temple; ${THINKS}; hire merchant`,
    now: {
      asked: '0 bath',
      choices: 'act laborer; act craftsman; act legionary; act architect; act merchant; act patron; pass',
    },
  },
  {
    id: 'A20 Bath and Storeroom: a Laborer, or its own role',
    given: { players: [{ hand: 'temple', done: 'bath storeroom' }, {}], pool: 'wood rubble' },
    when: `lead patron temple; ${THINKS}; hire craftsman`,
    now: { asked: '0 bath', choices: 'act laborer; act craftsman; pass' },
    cannot: { 'act patron': 'not-its-role A20' },
  },
  {
    id: 'A20 and once only',
    given: { players: [{ hand: 'temple', done: 'bath storeroom' }, {}], pool: 'wood rubble' },
    when: `lead patron temple; ${THINKS}; hire craftsman; act laborer; collect rubble`,
    now: { asked: '1 lead', 0: { stockpile: 'rubble' } },
  },
  {
    id: 'A21 the parts of a Patron action in any order, each once',
    given: { players: [{ hand: 'temple dock', done: 'bar aqueduct' }, {}], pool: 'wood stone' },
    when: `lead patron temple; ${THINKS}; bar; aqueduct dock`,
    now: { asked: '0 patron', choices: 'hire craftsman; hire merchant; done' },
    cannot: { bar: 'part-done 5', 'aqueduct bar': 'not-in-hand 4.1' },
  },
  {
    id: 'A30 Atrium and Basilica in one action',
    given: { players: [{ hand: 'villa dock', done: 'atrium basilica' }, {}] },
    when: `lead merchant villa; ${THINKS}; basilica dock; atrium`,
    now: { asked: '1 lead', 0: { banked: '2/7', vault: '' } },
  },
  {
    id: 'A31 the additional part without the other',
    given: { players: [{ hand: 'bar dock', done: 'dock' }, {}], pool: 'wood' },
    when: `lead laborer bar; ${THINKS}; dock dock; done`,
    now: { asked: '1 lead', 0: { stockpile: 'wood' }, pool: 'rubble wood' },
  },
]

const DEMANDS: readonly Case[] = [
  {
    id: 'A24 a card backs one demand in a round, Bath or not',
    given: {
      players: [{ hand: 'temple dock', done: 'bath', clients: 'patron' }, { hand: 'bar' }],
      pool: 'brick brick',
    },
    when: `lead patron temple; ${THINKS}; hire legionary; demand dock; hire legionary`,
    now: { asked: '0 legion', choices: 'enough' },
    cannot: { 'demand dock': 'backed A24' },
  },
  {
    id: 'A25 the pool first, then the others clockwise from the left',
    given: {
      players: [{ hand: 'school temple' }, { hand: 'forum' }, { hand: 'statue' }],
      pool: 'marble',
    },
    when: `lead legionary school; ${THINKS}; ${THINKS}; demand temple`,
    now: { asked: '1 give', choices: 'give forum', 0: { stockpile: 'marble' } },
  },
  {
    id: 'A26 who is immune may give a part of what was demanded',
    given: {
      players: [
        { hand: 'school temple palace', clients: 'legionary' },
        { hand: 'forum statue', done: 'palisade' },
      ],
    },
    when: `lead legionary school; ${THINKS}; demand palace; demand temple; give statue; enough`,
    now: { asked: '1 lead', 0: { stockpile: 'marble' }, 1: { hand: 'forum senator' } },
  },
  {
    id: 'A28 Coliseum with a full vault',
    given: {
      players: [
        { hand: 'school temple', done: 'coliseum', vault: 'wood wood wood wood wood' },
        { clients: 'patron', hand: 'senator' },
      ],
    },
    when: `lead legionary school; ${THINKS}; demand temple`,
    now: { asked: '1 lead', 1: { clients: 'patron' } },
    silent: ['captured'],
  },
]

const ENDING: readonly Case[] = [
  {
    id: 'A05 the last card through an Atrium is in the vault',
    given: { players: [{ hand: 'villa', done: 'atrium' }, {}], deck: 1 },
    when: `lead merchant villa; ${THINKS}; atrium`,
    now: { end: 'deck', 0: { banked: '1/4' } },
  },
  {
    id: 'A05 the last card through a Bar is a client',
    given: { players: [{ hand: 'temple', done: 'bar' }, {}], deck: 1 },
    when: `lead patron temple; ${THINKS}; bar`,
    cards: 'dock',
    now: { end: 'deck', 0: { clients: 'craftsman' } },
  },
  {
    id: 'A07 a Forum founded under a Gate on the last site in town wins',
    given: {
      players: [
        { hand: 'dock forum', done: 'gate', row: 'wood wood', stockpile: SIX_MATERIALS, clients: SIX_ROLES },
        { row: 'stone stone' },
      ],
      sites: noSites({ marble: [1, 0] }),
    },
    when: `lead craftsman dock; ${THINKS}; found forum`,
    now: { end: 'forum', winners: '0' },
  },
  {
    id: 'A45 no bonus for no cards',
    given: { players: [{ hand: 'bar' }, { vault: 'rubble' }] },
    now: { 0: { points: 2 }, 1: { points: 2 + 1 + 3 } },
  },
  {
    id: 'A46 conceding to different players ends nothing',
    given: { players: [{ hand: 'bar' }, {}, {}], options: { concession: 'on' } },
    when: `concede 2; lead laborer bar; ${THINKS}; concede 1`,
    now: { asked: '2 follow', end: '' },
    can: ['concede 2', 'think cards'],
    cannot: { 'concede 1': 'concede-to A46', 'concede 3': 'concede-to A46' },
  },
  {
    id: 'A46 one may change one’s mind about whom to concede to',
    given: { players: [{ hand: 'bar' }, {}, {}], options: { concession: 'on' } },
    when: `concede 2; lead laborer bar; ${THINKS}; concede 1; concede 2`,
    now: { end: 'concession', winners: '1' },
  },
]

describe.each([
  { what: 'round', cases: ROUND },
  { what: 'building', cases: BUILDING },
  { what: 'clients', cases: CLIENTS },
  { what: 'demands', cases: DEMANDS },
  { what: 'end', cases: ENDING },
])('$what', ({ cases }) => {
  test.each(cases)('$id', each => {
    expect(outcome(each)).toMatchObject(wanted(each))
  })
})

/** Who begins when these cards are revealed, seat by seat. */
function firstLeader(alphabet: string, revealed: readonly string[], tell?: Telling): number {
  const options = completeOptions(OPTIONS, { alphabet })
  if (isProblem(options)) throw new Error(options.problem)
  const hands = ['dock', 'market', 'road', 'villa', 'garden', 'statue', 'temple', 'forum']
  const cards = [...hands, ...revealed]
  return setup({ seats: 2, options }, new ScriptedChance(cards), tell).leader
}

test.each([
  { alphabet: 'en', revealed: ['circus-maximus', 'circus'], leader: 1, why: 'Circus before Circus Maximus' },
  { alphabet: 'en', revealed: ['bar', 'insula'], leader: 0, why: 'Bar before Insula' },
  { alphabet: 'pl', revealed: ['bar', 'insula'], leader: 1, why: 'Insula before Tawerna' },
  { alphabet: 'ru', revealed: ['bar', 'insula'], leader: 1, why: 'Инсула before Таверна' },
  { alphabet: 'de', revealed: ['bar', 'insula'], leader: 0, why: 'Bar before Insula' },
  { alphabet: 'de', revealed: ['storeroom', 'sewer'], leader: 1, why: 'Kloake before Speicher' },
  { alphabet: 'en', revealed: ['prison', 'sewer'], leader: 0, why: 'Prison before Sewer' },
  { alphabet: 'pl', revealed: ['prison', 'sewer'], leader: 1, why: 'Ściek before Więzienie' },
  { alphabet: 'pl', revealed: ['sewer', 'school'], leader: 1, why: 'Szkoła before Ściek' },
  { alphabet: 'pl', revealed: ['bath', 'latrine'], leader: 1, why: 'Latryna before Łaźnie' },
  { alphabet: 'pl', revealed: ['storeroom', 'archway'], leader: 1, why: 'Łuk before Magazyn' },
  { alphabet: 'ru', revealed: ['circus', 'circus-maximus'], leader: 1, why: 'Большой цирк before Цирк' },
  { alphabet: 'pl', revealed: ['bar', 'bar', 'wall', 'bridge'], leader: 1, why: 'a tie, then Most before Mur' },
])('A01 $alphabet: $why', ({ alphabet, revealed, leader }) => {
  expect(firstLeader(alphabet, revealed)).toBe(leader)
})

test('A01 it is told who begins, by which name and whose alphabet', () => {
  const tell = new Telling()
  firstLeader('pl', ['bar', 'insula'], tell)
  expect(tell.to(undefined)).toContainEqual({ at: 'begins', seat: 1, card: 'insula', alphabet: 'pl' })
  const said = gloryToRome.text.event({ at: 'begins', seat: 1, card: 'insula', alphabet: 'pl' } as Event)
  expect(said).toMatchObject({ key: 'event.begins.pl', args: { name: { key: 'card.insula' } } })
})

test.each(Object.keys(ALPHABETS) as (keyof typeof ALPHABETS)[])(
  'A01 the order of the names is that of the language: %s',
  language => {
    const words = gloryToRome.text.dictionaries[language]
    const { compare } = new Intl.Collator(language)
    const sorted = NAMES.toSorted((a, b) => compare(words[`card.${a}`], words[`card.${b}`]))
    expect(ALPHABETS[language]).toEqual(sorted)
  },
)

test('A27 the whole card shown is told to everybody, and stays in the hand', () => {
  const s = scene({ players: [{ hand: 'school temple' }, {}] })
  play(s, `lead legionary school; ${THINKS}`)
  const tell = new Telling()
  const action = gloryToRome.actions.parse('demand temple')
  if (!action) throw new Error('no demand')
  apply(s, 0, action, new ScriptedChance([]), tell)
  expect(tell.to(undefined)).toContainEqual({ at: 'showed', seat: 0, card: 'temple' })
  expect(look(s)).toMatchObject({ 0: { hand: 'temple' } })
})

test('A29 a card banked with a Basilica is told to its owner only', () => {
  const s = scene({ players: [{ hand: 'villa dock', done: 'basilica' }, {}] })
  play(s, `lead merchant villa; ${THINKS}`)
  const tell = new Telling()
  const action = gloryToRome.actions.parse('basilica dock')
  if (!action) throw new Error('no basilica')
  apply(s, 0, action, new ScriptedChance([]), tell)
  const banked = { at: 'banked', seat: 0, from: 'hand', through: ['basilica'] }
  expect(tell.to(0)).toContainEqual({ ...banked, material: 'wood', card: 'dock' })
  for (const seat of [1, undefined]) expect(tell.to(seat)).toContainEqual(banked)
})

test('A49 how many senators each hand holds is open', () => {
  const s = scene({ players: [{ hand: 'senator senator bar' }, { hand: 'senator' }] })
  for (const seat of [0, 1, undefined]) {
    expect(gloryToRome.view(s, seat).players.map(({ orders, senators }) => [orders, senators])).toEqual([
      [1, 2],
      [0, 1],
    ])
  }
})

test.each([400, 401, 5000])('A50 round %i is a round like any other: no number of them ends the game', round => {
  const s = scene({ players: [{ hand: 'bar', row: 'stone' }, { hand: 'bar' }] })
  s.round = round
  play(s, `${THINKS}; ${THINKS}`)
  expect(look(s)).toMatchObject({ asked: '0 lead', end: '' })
  expect(s.round).toBe(round + 2)
})

test('G06 programs that only take senators are broken off, and no rule ends their game', () => {
  const idle = {
    ...gloryToRome,
    legal: (s: GrState, seat: Seat, out: GrAction[]): number => {
      const n = gloryToRome.legal(s, seat, out)
      const list = out.slice(0, n)
      const [idles] = ['think senator', 'lead laborer senator', 'follow senator', 'pass'].flatMap(idle =>
        list.filter(({ notation }) => notation === idle),
      )
      if (idles) out[0] = idles
      return idles ? 1 : n
    },
  }
  const report = checkGame(idle, { games: 1, seats: [2], depth: 'invariants', bound: 3000 })
  expect(report).toMatchObject({ decisions: 3000, faults: [] })
})

test('A44 the whole table may share a win', () => {
  const s = scene({ players: [{}, { hand: 'bar' }, { hand: 'bar' }], deck: 1 })
  play(s, 'think cards')
  expect(look(s)).toMatchObject({ end: 'deck', winners: '0 1 2' })
})
