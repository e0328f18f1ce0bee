// The rulebook's own examples, first half: BX-01 to BX-05, EX-01 to EX-21, and all that are about limits. The seats are R, Y
// and L in clockwise order, and O opposite Y, whose example it is. What is not mentioned must stay as it was.

import { completeOptions, FastChance, isProblem } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { handLimit } from './hand.ts'
import { clienteleLimit, vaultLimit } from './roles.ts'
import {
  actionsLeft,
  asked,
  choices,
  decision,
  granted,
  hand,
  play,
  pool,
  scene,
  stockpile,
  structures,
  watch,
  whyNot,
} from './scene.ts'
import { result } from './scoring.ts'
import { setup } from './setup.ts'
import { OPTIONS } from './state.ts'
import { view } from './view.ts'

const [R, Y, L, O] = [0, 1, 2, 3]
const RYL = 'R Y L'

test('BX-01 Sample round (4)', () => {
  const s = scene({
    players: [
      { hand: 'bar', clients: 'laborer' },
      { hand: 'senator' },
      { hand: 'dock dock dock', clients: 'laborer' },
      { hand: 'wall wall wall tower tower' },
    ],
    pool: 'wood brick concrete stone marble',
  })
  const since = watch(s, 'P1 P2 P3 P4')
  const cards = 'circus palisade academy'
  const events = [...play(s, 'lead laborer bar; follow senator; think cards; think cards', cards)]
  expect(hand(s, 2)).toBe('circus dock dock dock palisade')
  expect(hand(s, 3)).toBe('academy tower tower wall wall wall')
  const order: unknown[] = []
  for (const move of ['collect wood', 'collect brick', 'collect stone', 'collect marble']) {
    order.push([asked(s), decision(s), actionsLeft(s)])
    events.push(...play(s, move))
  }
  expect(order).toEqual([
    [0, 'laborer', 2],
    [0, 'laborer', 1],
    [1, 'laborer', 1],
    [2, 'laborer', 1],
  ])
  expect(granted(events)).toEqual(['1 laborer 2', '2 laborer 1', '3 laborer 1'])
  expect([asked(s), decision(s)]).toEqual([1, 'lead'])
  expect(since()).toEqual({
    leader: 'P2',
    drawn: 3,
    pool: 'rubble concrete',
    pile: 6,
    'P1 hand': '',
    'P1 stockpile': 'wood brick',
    'P2 hand': '',
    'P2 stockpile': 'stone',
    'P3 hand': 'circus dock dock dock palisade',
    'P3 stockpile': 'marble',
    'P4 hand': 'academy tower tower wall wall wall',
  })
})

test('BX-02 Legionary picture (7)', () => {
  const s = scene({
    players: [{ hand: 'insula circus', clients: 'laborer' }, { hand: 'academy bar' }, { hand: 'dock' }],
    pool: 'rubble wood',
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead legionary academy; think senator; think senator')
  expect([decision(s), actionsLeft(s)]).toEqual(['legion', 1])
  play(s, 'demand bar')
  expect([asked(s), choices(s)]).toEqual([R, ['give insula']])
  expect(whyNot(s, 'give circus')).toBe('not-demanded 7')
  play(s, 'give insula')
  expect(since()).toEqual({
    leader: 'L',
    pool: 'wood brick',
    pile: 4,
    'R hand': 'circus senator',
    'Y hand': 'bar',
    'Y stockpile': 'rubble rubble',
    'L hand': 'dock senator',
  })
})

test('BX-03 Sites for four players (3)', () => {
  const options = completeOptions(OPTIONS, {})
  if (isProblem(options)) throw new Error(options.problem)
  const s = setup({ seats: 4, options }, new FastChance('BX-03'))
  const { inTown, outOfTown } = view(s, undefined)
  expect(inTown).toEqual([4, 4, 4, 4, 4, 4])
  expect(outOfTown).toEqual([2, 2, 2, 2, 2, 2])
})

describe('BX-04 Petition for the same role (4.1)', () => {
  test('two Laborer cards are one Laborer unit', () => {
    const s = scene({ players: [{}, { hand: 'bar insula' }, {}], pool: 'wood brick', leader: Y })
    const since = watch(s, RYL)
    const events = play(s, 'petition laborer rubble; add bar; add insula; think senator; think senator')
    expect(granted(events, RYL)).toEqual(['Y laborer 1'])
    expect(actionsLeft(s)).toBe(1)
    play(s, 'collect wood')
    expect(since()).toEqual({
      leader: 'L',
      pool: 'rubble rubble brick',
      pile: 4,
      'R hand': 'senator',
      'Y hand': '',
      'Y stockpile': 'wood',
      'L hand': 'senator',
    })
  })

  test.each(['bar senator', 'senator senator'])('%s is no petition', cards => {
    const s = scene({ players: [{}, { hand: cards }, {}], leader: Y })
    expect(choices(s).filter(choice => choice.startsWith('petition'))).toEqual([])
    expect(whyNot(s, 'petition laborer rubble')).toBe('petition-short 4.1')
  })

  test('a senator is never a card of one', () => {
    const s = scene({ players: [{}, { hand: 'bar insula senator' }, {}], leader: Y })
    play(s, 'petition laborer rubble; add bar')
    expect(choices(s)).toEqual(['add insula'])
    expect(whyNot(s, 'add senator')).toBe('no-such-action')
  })
})

test('BX-05 Final score (8)', () => {
  const s = scene({
    players: [
      { vault: 'concrete' },
      { row: 'stone stone brick', vault: 'concrete concrete stone' },
      { vault: 'stone wood' },
    ],
    deck: 1,
  })
  play(s, 'think cards')
  const { reason, winners, scores } = result(s) ?? {}
  expect([reason, winners]).toEqual(['deck', [Y]])
  expect(scores?.[Y]).toEqual({ total: 20, parts: { influence: 10, vault: 7, bonuses: 3, wall: 0, statue: 0 } })
  expect(scores?.map(({ total }) => total)).toEqual([4, 20, 9])
})

test('EX-01 Academy (10.3)', () => {
  const s = scene({
    players: [{ hand: 'dock palisade' }, { done: 'academy', clients: 'craftsman craftsman' }, {}],
  })
  const since = watch(s, RYL)
  play(s, 'lead craftsman dock; think cards; think senator', 'bar insula wall sewer temple')
  expect(hand(s, Y)).toBe('bar insula wall sewer temple')
  expect([asked(s), choices(s)]).toEqual([R, ['found palisade', 'pass']])
  play(s, 'found palisade')
  expect([asked(s), decision(s), actionsLeft(s)]).toEqual([Y, 'craftsman', 2])
  play(s, 'found bar; found insula')
  expect(hand(s, Y)).toBe('wall sewer temple')
  expect([asked(s), choices(s)]).toEqual([Y, ['think cards', 'think senator', 'skip']])
  const drawn = play(s, 'think cards', 'forum road')
  expect(drawn[0]).toMatchObject({ at: 'drew', seat: Y, count: 2 })
  expect([asked(s), decision(s)]).toEqual([Y, 'lead'])
  expect(since()).toEqual({
    leader: 'Y',
    drawn: 7,
    pool: 'wood',
    pile: 5,
    'rubble in town': 1,
    'wood in town': 2,
    'R hand': '',
    'R structures': 'palisade:0',
    'Y hand': 'road wall sewer forum temple',
    'Y structures': 'bar:0 insula:0 academy!',
    'L hand': 'senator',
  })
})

test('EX-02 Aqueduct, hiring from hand (10.4)', () => {
  const s = scene({
    players: [{}, { done: 'aqueduct', clients: 'patron', hand: 'temple academy archway' }, {}],
    pool: 'stone',
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead patron temple; think senator; think senator')
  expect(actionsLeft(s)).toBe(2)
  expect(choices(s)).toEqual(['hire merchant', 'aqueduct academy', 'aqueduct archway', 'pass'])
  play(s, 'hire merchant')
  expect(choices(s)).toEqual(['aqueduct academy', 'aqueduct archway', 'done'])
  play(s, 'aqueduct academy')
  expect([pool(s), actionsLeft(s)]).toEqual(['', 1])
  expect(choices(s)).toEqual(['aqueduct archway', 'pass'])
  play(s, 'aqueduct archway')
  expect(since()).toEqual({
    leader: 'L',
    pool: 'marble',
    pile: 4,
    'R hand': 'senator',
    'Y hand': '',
    'Y clients': 'legionary legionary merchant patron',
    'L hand': 'senator',
  })
})

describe.each([
  ['EX-03 Aqueduct, capacity (5, 10.4)', 'insula aqueduct', { influence: 5, clients: 14, vault: 5, hand: 5 }],
  ['EX-07 Insula (5, 10.1)', 'insula', { influence: 3, clients: 5, vault: 3, hand: 5 }],
  ['EX-24 Shrine (4.3, 10.3)', 'shrine', { influence: 4, clients: 4, vault: 4, hand: 7 }],
  ['EX-31 Temple (4.3, 10.6)', 'temple', { influence: 5, clients: 5, vault: 5, hand: 9 }],
  ['EX-33 Market (5, 10.2)', 'market', { influence: 3, clients: 3, vault: 5, hand: 5 }],
])('%s', (_, done, limits) => {
  const s = scene({ players: [{}, { done }, {}] })
  const limitsOf = (seat: number) => ({
    influence: s.influence[seat],
    clients: clienteleLimit(s, seat),
    vault: vaultLimit(s, seat),
    hand: handLimit(s, seat),
  })
  test('for its owner', () => expect(limitsOf(Y)).toEqual(limits))
  test.each([R, L])('not for seat %i', seat => {
    expect(limitsOf(seat)).toEqual({ influence: 2, clients: 2, vault: 2, hand: 5 })
  })
})

test('EX-04 Amphitheatre (6.7, 10.4)', () => {
  const s = scene({
    players: [{}, { work: 'amphitheatre:concrete', hand: 'dock dock wall shrine academy road' }, {}],
    leader: Y,
  })
  const since = watch(s, RYL)
  const events = [...play(s, 'lead craftsman dock; think senator; think senator; craft amphitheatre wall')]
  expect([decision(s), actionsLeft(s), s.influence[Y]]).toEqual(['craftsman', 4, 4])
  events.push(...play(s, 'found shrine'))
  expect(actionsLeft(s)).toBe(3)
  events.push(...play(s, 'craft shrine academy'))
  expect(actionsLeft(s)).toBe(2)
  events.push(...play(s, 'pass'))
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(granted(events, RYL)).toEqual(['Y craftsman 1', 'Y craftsman 4'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'wood',
    pile: 4,
    'brick in town': 2,
    'R hand': 'senator',
    'Y hand': 'road dock',
    'Y structures': 'shrine:1 amphitheatre!',
    'Y influence': 4,
    'L hand': 'senator',
  })
  const later = play(s, 'think cards; think cards; lead craftsman dock; think cards; think cards')
  expect(granted(later, RYL)).toEqual(['Y craftsman 1'])
  expect(actionsLeft(s)).toBe(1)
})

test('EX-05 Coliseum (7, 10.5)', () => {
  const s = scene({
    players: [
      { hand: 'academy temple forum', clients: 'legionary merchant' },
      { done: 'coliseum', hand: 'archway gate sewer basilica', clients: 'legionary architect architect architect' },
      { hand: 'villa bar', clients: 'legionary architect' },
    ],
    pool: 'marble marble',
  })
  expect([s.influence[Y], vaultLimit(s, Y)]).toEqual([5, 5])
  const since = watch(s, RYL)
  const events = [...play(s, 'lead legionary academy; follow archway; think senator')]
  expect([asked(s), actionsLeft(s)]).toEqual([R, 2])
  events.push(...play(s, 'demand forum; demand temple'))
  expect(stockpile(s, R)).toBe('marble marble marble')
  expect([asked(s), decision(s), actionsLeft(s)]).toEqual([Y, 'legion', 2])
  events.push(...play(s, 'demand gate; demand sewer'))
  expect([asked(s), choices(s)]).toEqual([L, ['give villa']])
  events.push(...play(s, 'give villa'))
  expect([asked(s), choices(s)]).toEqual([Y, ['capture legionary', 'done']])
  events.push(...play(s, 'capture legionary'))
  expect(choices(s)).toEqual(['capture legionary', 'capture merchant', 'done'])
  events.push(...play(s, 'capture legionary; capture merchant'))
  expect(granted(events, RYL)).toEqual(['R legionary 2', 'Y legionary 2'])
  expect([asked(s), decision(s)]).toEqual([Y, 'lead'])
  expect(since()).toEqual({
    leader: 'Y',
    pool: 'brick brick',
    pile: 5,
    'R hand': 'forum temple',
    'R clients': '',
    'R stockpile': 'marble marble marble',
    'Y hand': 'gate sewer',
    'Y stockpile': 'stone',
    'Y vault': 'brick brick stone',
    'L hand': 'bar senator',
    'L clients': 'architect',
  })
})

test('EX-06 Fountain (6.2, 10.6)', () => {
  const s = scene({
    players: [{}, { done: 'fountain', clients: 'craftsman craftsman craftsman', hand: 'dock' }, {}],
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead craftsman dock; think senator; think senator')
  expect(actionsLeft(s)).toBe(4)
  expect(choices(s)).toEqual(['fountain', 'pass'])
  play(s, 'fountain', 'palisade')
  expect(choices(s)).toEqual(['found palisade', 'found palisade out', 'keep'])
  play(s, 'found palisade out')
  expect(actionsLeft(s)).toBe(2)
  play(s, 'fountain', 'palisade')
  expect(choices(s)).toEqual(['craft palisade palisade', 'keep'])
  play(s, 'craft palisade palisade')
  expect(actionsLeft(s)).toBe(1)
  play(s, 'fountain', 'palisade')
  expect(choices(s)).toEqual(['keep'])
  expect(whyNot(s, 'found palisade')).toBe('owned 6.1')
  expect(whyNot(s, 'found palisade out')).toBe('owned 6.1')
  play(s, 'keep')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    drawn: 3,
    pool: 'wood',
    pile: 4,
    'wood out of town': 2,
    'R hand': 'senator',
    'Y hand': 'palisade',
    'Y structures': 'palisade! fountain!',
    'Y influence': 6,
    'L hand': 'senator',
  })
})

test('EX-08 Catacomb (8, 10.5)', () => {
  const s = scene({
    players: [
      { hand: 'dock bar' },
      { work: 'catacomb:stone,stone', clients: 'craftsman craftsman' },
      { hand: 'circus wall' },
    ],
  })
  const since = watch(s, RYL)
  play(s, 'lead craftsman dock; think cards; follow circus', 'sewer bar bar insula insula')
  play(s, 'found bar')
  expect([asked(s), actionsLeft(s)]).toEqual([Y, 2])
  const events = play(s, 'craft catacomb sewer')
  expect(asked(s)).toBeUndefined()
  expect(events.map(({ at }) => at)).toEqual(['added', 'completed', 'vaults', 'over'])
  const { reason, winners, scores } = result(s) ?? {}
  expect([reason, winners]).toEqual(['catacomb', [Y]])
  expect(scores?.map(({ total }) => total)).toEqual([2, 5, 2])
  expect(since()).toEqual({
    drawn: 5,
    'rubble in town': 2,
    'R hand': '',
    'R camp': 'wood',
    'R structures': 'bar:0',
    'Y hand': 'bar bar insula insula',
    'Y structures': 'catacomb!',
    'Y influence': 5,
    'L hand': 'wall',
    'L camp': 'wood',
  })
})

test('EX-09 Atrium (5, 10.3)', () => {
  const s = scene({
    players: [{ hand: 'sewer' }, { done: 'atrium', clients: 'merchant', stockpile: 'stone', hand: 'senator' }, {}],
  })
  const since = watch(s, RYL)
  play(s, 'lead merchant sewer; follow senator; think senator')
  expect([asked(s), actionsLeft(s)]).toEqual([Y, 2])
  expect(choices(s)).toEqual(['bank stone', 'atrium', 'pass'])
  play(s, 'bank stone')
  expect(choices(s)).toEqual(['atrium', 'pass'])
  const everyone = [R, Y, L, undefined]
  const [event] = play(s, 'atrium')
  expect(event).toEqual({ at: 'banked', seat: Y, from: 'deck', through: ['atrium'] })
  expect(since()).toEqual({
    leader: 'Y',
    drawn: 1,
    pool: 'stone',
    'R hand': '',
    'Y hand': '',
    'Y stockpile': '',
    'Y vault': 'stone ?',
    'L hand': 'senator',
  })
  for (const seat of everyone) {
    const known = view(s, seat)
    expect(known.players[Y].vault).toBe(2)
    expect(known.memory[Y]).toEqual({ hand: [], lacks: [] })
    expect(known.ownBanked).toEqual([])
    expect(known.hand).toEqual([])
  }
})

test('EX-10 Gate (6.5, 10.3)', () => {
  const s = scene({ players: [{}, { work: 'temple gate:brick', hand: 'dock academy' }, {}], leader: Y })
  play(s, 'lead craftsman dock; think senator; think senator')
  expect([R, Y, L].map(seat => handLimit(s, seat))).toEqual([5, 5, 5])
  const since = watch(s, RYL)
  play(s, 'craft gate academy')
  expect([R, Y, L].map(seat => handLimit(s, seat))).toEqual([5, 9, 5])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'wood',
    'Y hand': '',
    'Y camp': '',
    'Y structures': 'gate! temple:0',
    'Y influence': 4,
  })
})

describe('EX-11 Circus (4.1, 10.2)', () => {
  test('any order card leads and follows as Architect', () => {
    const s = scene({
      players: [{ hand: 'tower' }, { done: 'circus', hand: 'sewer bar' }, { hand: 'wall wall' }],
      leader: Y,
    })
    const since = watch(s, RYL)
    expect(choices(s)).toEqual([
      'lead laborer bar',
      'lead architect bar',
      'lead merchant sewer',
      'lead architect sewer',
      'think cards',
      'think senator',
    ])
    const first = play(s, 'lead architect bar; follow wall; follow tower; pass; pass')
    expect(granted(first, RYL)).toEqual(['Y architect 1', 'L architect 1', 'R architect 1'])
    const second = play(s, 'lead architect wall; think senator; follow sewer')
    expect(granted(second, RYL)).toEqual(['L architect 1', 'Y architect 1'])
    expect(since()).toEqual({
      leader: 'R',
      pool: 'rubble concrete concrete concrete stone',
      pile: 5,
      'R hand': 'senator',
      'Y hand': '',
      'L hand': '',
    })
  })

  test('no other role', () => {
    const s = scene({ players: [{ hand: 'villa' }, { done: 'circus', hand: 'sewer bar' }, {}] })
    play(s, 'lead merchant villa')
    expect(choices(s)).toEqual(['follow sewer', 'think cards', 'think senator'])
    expect(whyNot(s, 'follow bar')).toBe('wrong-role 4.1')
  })

  test('not without it', () => {
    const s = scene({ players: [{ hand: 'bar' }, { done: 'circus' }, {}] })
    expect(whyNot(s, 'lead architect bar')).toBe('wrong-role 4.1')
  })
})

test('EX-12 Dock (5, 10.2)', () => {
  const s = scene({
    players: [{ hand: 'bar' }, { done: 'dock', clients: 'laborer', hand: 'insula academy gate' }, {}],
    pool: 'wood wood',
  })
  const since = watch(s, RYL)
  play(s, 'lead laborer bar; follow insula; think senator; collect wood')
  expect([asked(s), actionsLeft(s)]).toEqual([Y, 2])
  play(s, 'collect wood')
  expect([pool(s), choices(s)]).toEqual(['', ['dock academy', 'dock gate', 'done']])
  play(s, 'dock academy')
  expect([actionsLeft(s), choices(s)]).toEqual([1, ['dock gate', 'pass']])
  play(s, 'dock gate')
  expect(since()).toEqual({
    leader: 'Y',
    pool: 'rubble rubble',
    pile: 5,
    'R hand': '',
    'R stockpile': 'wood',
    'Y hand': '',
    'Y stockpile': 'wood brick brick',
    'L hand': 'senator',
  })
})

test('EX-13 Latrine (4.3, 10.1)', () => {
  const s = scene({ players: [{ hand: 'wall' }, { done: 'latrine', hand: 'academy gate school shrine' }, {}] })
  play(s, 'lead architect wall')
  const since = watch(s, RYL)
  play(s, 'latrine academy')
  expect(since()).toEqual({ pool: 'brick', 'Y hand': 'gate school shrine' })
  expect([asked(s), choices(s)]).toEqual([Y, ['think cards', 'think senator']])
  expect(whyNot(s, 'latrine gate')).toBe('discarded A36')
  expect(whyNot(s, 'follow gate')).toBe('another-decision 4.3')
  const events = play(s, 'think cards', 'road market')
  expect(events[0]).toMatchObject({ at: 'drew', seat: Y, count: 2 })
  expect(asked(s)).toBe(L)
  expect(since()).toEqual({ drawn: 2, pool: 'brick', 'Y hand': 'road market gate school shrine' })
})

test('EX-14 Bath (10.3, 11)', () => {
  const s = scene({
    players: [{ hand: 'temple' }, { done: 'bath', hand: 'forum' }, { hand: 'palace' }],
    pool: 'rubble concrete stone marble',
  })
  const since = watch(s, RYL)
  const events = [...play(s, 'lead patron temple; follow forum; follow palace; hire architect')]
  expect([asked(s), decision(s), actionsLeft(s)]).toEqual([Y, 'patron', 1])
  events.push(...play(s, 'hire patron'))
  expect([asked(s), choices(s)]).toEqual([Y, ['hire laborer', 'hire merchant', 'pass']])
  events.push(...play(s, 'hire laborer'))
  expect([asked(s), choices(s)]).toEqual([Y, ['collect stone', 'pass']])
  events.push(...play(s, 'collect stone'))
  expect(granted(events, RYL)).toEqual([
    'R patron 1',
    'Y patron 1',
    'Y patron 1',
    'Y laborer 1',
    'L patron 1', // of no use: the pool is empty
  ])
  expect([asked(s), decision(s)]).toEqual([Y, 'lead'])
  expect(since()).toEqual({
    leader: 'Y',
    pool: 'marble marble marble',
    'R hand': '',
    'R clients': 'architect',
    'Y hand': '',
    'Y clients': 'laborer patron',
    'Y stockpile': 'stone',
    'L hand': '',
  })
})

test('EX-15 Archway (10.3)', () => {
  const s = scene({
    players: [{}, { done: 'archway', work: 'gate', clients: 'architect', stockpile: 'brick', hand: 'wall' }, {}],
    pool: 'brick',
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead architect wall; think senator; think senator')
  expect([actionsLeft(s), choices(s)]).toEqual([2, ['build gate brick', 'arch gate brick', 'pass']])
  play(s, 'arch gate brick')
  expect([pool(s), stockpile(s, Y), structures(s, Y)]).toEqual(['', 'brick', 'archway! gate:1'])
  expect([actionsLeft(s), choices(s)]).toEqual([1, ['build gate brick', 'pass']])
  play(s, 'build gate brick')
  expect(since()).toEqual({
    leader: 'L',
    pool: 'concrete',
    pile: 4,
    'R hand': 'senator',
    'Y hand': '',
    'Y stockpile': '',
    'Y structures': 'archway! gate!',
    'Y influence': 6,
    'L hand': 'senator',
  })
})

test('EX-16 Storeroom (4.4, 10.4)', () => {
  const s = scene({
    players: [{}, { done: 'storeroom', clients: 'laborer craftsman patron', hand: 'bar' }, {}],
    pool: 'brick brick brick brick stone',
    leader: Y,
  })
  const since = watch(s, RYL)
  const events = play(s, 'lead laborer bar; think senator; think senator')
  expect([granted(events, RYL), actionsLeft(s)]).toEqual([['Y laborer 4'], 4])
  play(s, 'collect stone; collect brick; collect brick; collect brick')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'rubble brick',
    pile: 4,
    'R hand': 'senator',
    'Y hand': '',
    'Y stockpile': 'brick brick brick stone',
    'L hand': 'senator',
  })
})

test('EX-17 Bridge (7, 10.4)', () => {
  const s = scene({
    players: [
      { done: 'wall', hand: 'temple', stockpile: 'marble' },
      { done: 'bridge', hand: 'academy forum' },
      { done: 'palisade', hand: 'palace', stockpile: 'marble' },
      { hand: 'statue', stockpile: 'marble' },
    ],
    pool: 'marble',
    leader: Y,
  })
  const since = watch(s, 'R Y L O')
  play(s, 'lead legionary academy; think senator; think senator; think senator; demand forum')
  expect([asked(s), decision(s), choices(s)]).toEqual([L, 'give', ['give palace']])
  play(s, 'give palace')
  expect([asked(s), decision(s), choices(s)]).toEqual([Y, 'plunder', ['plunder marble', 'done']])
  play(s, 'plunder marble')
  expect([asked(s), decision(s), choices(s)]).toEqual([O, 'give', ['give statue']])
  play(s, 'give statue; plunder marble')
  expect([asked(s), decision(s), choices(s)]).toEqual([R, 'volunteer', ['give temple', 'enough']])
  play(s, 'enough')
  expect(since()).toEqual({
    leader: 'L',
    pool: 'brick',
    pile: 3,
    'R hand': 'temple senator',
    'Y hand': 'forum',
    'Y stockpile': 'marble marble marble marble marble',
    'L hand': 'senator',
    'L stockpile': '',
    'O hand': 'senator',
    'O stockpile': '',
  })
})

test('EX-18 Wall, immunity (7, 10.4)', () => {
  const s = scene({
    players: [
      { done: 'bridge', hand: 'academy sewer' },
      { done: 'wall', hand: 'villa prison gate', stockpile: 'stone' },
    ],
  })
  const since = watch(s, 'R Y')
  play(s, 'lead legionary academy; follow gate; demand sewer')
  expect([asked(s), decision(s), choices(s)]).toEqual([Y, 'volunteer', ['give prison', 'give villa', 'enough']])
  play(s, 'enough')
  expect([asked(s), decision(s), actionsLeft(s)]).toEqual([Y, 'legion', 1])
  expect([stockpile(s, R), stockpile(s, Y)]).toEqual(['', 'stone'])
  play(s, 'demand villa')
  expect([asked(s), decision(s), choices(s)]).toEqual([R, 'give', ['give sewer']])
  play(s, 'give sewer')
  expect(since()).toEqual({
    leader: 'Y',
    pool: 'brick brick',
    'R hand': '',
    'Y hand': 'prison villa',
    'Y stockpile': 'stone stone',
  })
})

test('EX-19 Wall, points (8, 10.4)', () => {
  const s = scene({
    players: [{ stockpile: 'wood wood' }, { done: 'wall insula', stockpile: 'rubble rubble wood brick marble' }, {}],
    deck: 1,
  })
  play(s, 'think cards')
  const { scores } = result(s) ?? {}
  expect(scores?.[Y]).toEqual({ total: 7, parts: { influence: 5, vault: 0, bonuses: 0, wall: 2, statue: 0 } })
  expect(scores?.map(({ total }) => total)).toEqual([2, 7, 2])
})

test('EX-20 Palace (4.1, 10.6)', () => {
  const s = scene({
    players: [
      {},
      {
        done: 'palace',
        hand: 'prison sewer villa bar senator',
        clients: 'merchant',
        stockpile: 'brick brick brick brick brick brick',
      },
      {},
    ],
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead merchant prison')
  expect(choices(s)).toEqual(['also sewer', 'also villa', 'also senator', 'petition merchant stone', 'enough'])
  play(s, 'also sewer; also villa; also senator')
  expect(choices(s)).toEqual(['enough'])
  expect(whyNot(s, 'also bar')).toBe('wrong-role 4.1')
  const events = play(s, 'enough; think cards; think cards', 'bar bar bar bar insula road road road road insula')
  expect([granted(events, RYL), actionsLeft(s)]).toEqual([['Y merchant 5'], 5])
  play(s, 'bank brick; bank brick; bank brick; bank brick; bank brick')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    drawn: 10,
    pool: 'stone stone stone',
    pile: 6,
    'R hand': 'insula road road road road',
    'Y hand': 'bar',
    'Y stockpile': 'brick',
    'Y vault': 'brick brick brick brick brick',
    'L hand': 'bar bar bar bar insula',
  })
})

test('EX-21 Forum (8, 10.6)', () => {
  const clients = 'laborer craftsman legionary architect merchant patron'
  const stock = 'rubble wood brick concrete stone marble'
  const s = scene({
    players: [
      { hand: 'market' },
      { clients, stockpile: stock, work: 'forum:marble,marble', hand: 'dock temple' },
      { clients, stockpile: stock, work: 'forum:marble,marble', hand: 'circus palace' },
    ],
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead craftsman dock; follow circus; follow market')
  expect([asked(s), actionsLeft(s)]).toEqual([Y, 2])
  const events = play(s, 'craft forum temple')
  expect(asked(s)).toBeUndefined()
  expect(result(s)).toEqual({ reason: 'forum', winners: [Y] })
  expect(events.map(({ at }) => at)).toEqual(['added', 'completed', 'over'])
  expect(since()).toEqual({
    'R hand': '',
    'R camp': 'wood',
    'Y hand': '',
    'Y camp': 'wood',
    'Y structures': 'forum!',
    'Y influence': 5,
    'L hand': 'palace',
    'L camp': 'wood',
  })
})
