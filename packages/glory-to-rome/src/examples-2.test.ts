// The rulebook's own examples, second half: EX-22 to EX-42; those about limits stand beside EX-03. The seats
// are R, Y and L in clockwise order; Y is the player whose example it is. What is not mentioned must stay as it was.

import { describe, expect, test } from 'vitest'
import { handLimit } from './hand.ts'
import { ARCHWAY } from './names.ts'
import { clienteleLimit, vaultLimit } from './roles.ts'
import {
  actionsLeft,
  asked,
  choices,
  decision,
  granted,
  hand,
  materialsUnder,
  play,
  pool,
  scene,
  stockpile,
  structures,
  watch,
  whyNot,
} from './scene.ts'
import { result } from './scoring.ts'
import { has } from './state.ts'
import { view } from './view.ts'

const [R, Y, L] = [0, 1, 2]
const RYL = 'R Y L'

test('EX-22 Foundry (6.7, 10.3)', () => {
  const s = scene({
    players: [{}, { work: 'foundry:brick', hand: 'dock academy' }, {}],
    pool: 'wood brick brick marble marble',
    leader: Y,
  })
  const since = watch(s, RYL)
  const events = play(s, 'lead craftsman dock; think senator; think senator; craft foundry academy')
  expect(granted(events, RYL)).toEqual(['Y craftsman 1', 'Y laborer 4'])
  expect([decision(s), actionsLeft(s)]).toEqual(['laborer', 4])
  play(s, 'collect brick; collect brick; collect marble')
  expect([actionsLeft(s), pool(s)]).toEqual([1, 'wood marble'])
  play(s, 'collect marble')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'wood wood', // one of them led
    pile: 4,
    'R hand': 'senator',
    'Y hand': '',
    'Y stockpile': 'brick brick marble marble',
    'Y structures': 'foundry!',
    'Y influence': 4,
    'L hand': 'senator',
  })
})

test('EX-23 Garden (6.7, 10.5)', () => {
  const s = scene({
    players: [{}, { work: 'garden:stone,stone', hand: 'dock sewer bar' }, {}],
    pool: 'wood brick brick marble marble',
    leader: Y,
  })
  const since = watch(s, RYL)
  const events = [...play(s, 'lead craftsman dock; think senator; think senator; craft garden sewer')]
  expect([decision(s), actionsLeft(s), clienteleLimit(s, Y)]).toEqual(['patron', 5, 5])
  events.push(...play(s, 'hire patron; hire craftsman; hire legionary; hire legionary'))
  expect([actionsLeft(s), choices(s), pool(s)]).toEqual([1, ['hire patron', 'pass'], 'marble'])
  events.push(...play(s, 'pass'))
  expect(granted(events, RYL)).toEqual(['Y craftsman 1', 'Y patron 5'])
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'wood marble', // the wood led
    pile: 4,
    'R hand': 'senator',
    'Y hand': 'bar',
    'Y clients': 'craftsman legionary legionary patron',
    'Y structures': 'garden!',
    'Y influence': 5,
    'L hand': 'senator',
  })
})

test('EX-25 Palisade (7, 10.2)', () => {
  const s = scene({
    players: [{ hand: 'academy temple' }, { done: 'palisade', hand: 'gate forum' }, { hand: 'palace statue' }],
    pool: 'marble marble',
  })
  const since = watch(s, RYL)
  play(s, 'lead legionary academy; follow gate; think senator; demand temple')
  expect([asked(s), decision(s), choices(s)]).toEqual([Y, 'volunteer', ['give forum', 'enough']])
  play(s, 'enough')
  expect([asked(s), decision(s), choices(s)]).toEqual([L, 'give', ['give palace', 'give statue']])
  play(s, 'give palace')
  expect([stockpile(s, R), hand(s, Y), pool(s)]).toEqual(['marble marble', 'forum', 'marble'])
  expect([asked(s), decision(s), actionsLeft(s)]).toEqual([Y, 'legion', 1])
  play(s, 'demand forum')
  expect([asked(s), choices(s)]).toEqual([L, ['give statue']])
  play(s, 'give statue')
  expect([asked(s), choices(s)]).toEqual([R, ['give temple']])
  play(s, 'give temple')
  expect(since()).toEqual({
    leader: 'Y',
    pool: 'brick brick',
    pile: 5,
    'R hand': '',
    'R stockpile': 'marble marble',
    'Y hand': 'forum',
    'Y stockpile': 'marble marble marble',
    'L hand': 'senator',
  })
})

describe('EX-26 Statue (6.3, 8, 10.6)', () => {
  test.each(['academy', 'temple'])('%s finishes it on a brick site', card => {
    const s = scene({
      players: [{}, { work: 'statue/brick:brick', hand: `dock ${card} bar` }, {}],
      leader: Y,
      deck: 1,
    })
    const since = watch(s, RYL)
    play(s, 'lead craftsman dock; think senator; think senator')
    expect(whyNot(s, 'craft statue bar')).toBe('wrong-material 6.3')
    play(s, `craft statue ${card}`)
    expect(since()).toEqual({
      leader: 'L',
      pool: 'wood',
      pile: 4,
      'R hand': 'senator',
      'Y hand': 'bar',
      'Y structures': 'statue!',
      'Y influence': 4,
      'L hand': 'senator',
    })
    play(s, 'think cards') // the last card
    const { scores, winners } = result(s) ?? {}
    expect(winners).toEqual([Y])
    expect(scores?.[Y]).toEqual({ total: 7, parts: { influence: 4, vault: 0, bonuses: 0, wall: 0, statue: 3 } })
  })
})

test('EX-27 Villa (6.4, 10.5)', () => {
  const s = scene({ players: [{}, { work: 'villa', stockpile: 'stone', hand: 'wall' }, {}], leader: Y })
  const since = watch(s, RYL)
  play(s, 'lead architect wall; think senator; think senator; build villa stone')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect([clienteleLimit(s, Y), vaultLimit(s, Y), materialsUnder(s, Y, 'villa')]).toEqual([5, 5, 'stone'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'concrete',
    pile: 4,
    'R hand': 'senator',
    'Y hand': '',
    'Y stockpile': '',
    'Y structures': 'villa!',
    'Y influence': 5,
    'L hand': 'senator',
  })
})

test('EX-28 Basilica (5, 10.6)', () => {
  const s = scene({
    players: [{}, { done: 'basilica', clients: 'merchant', stockpile: 'brick', hand: 'tower wall senator' }, {}],
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead merchant senator; think senator; think senator')
  expect([actionsLeft(s), choices(s)]).toEqual([2, ['bank brick', 'basilica tower', 'basilica wall', 'pass']])
  play(s, 'bank brick')
  expect(choices(s)).toEqual(['basilica tower', 'basilica wall', 'done'])
  play(s, 'basilica tower')
  expect([actionsLeft(s), choices(s)]).toEqual([1, ['basilica wall', 'pass']])
  play(s, 'basilica wall')
  expect(since()).toEqual({
    leader: 'L',
    pile: 4, // 5, less two, and the one that led
    'R hand': 'senator',
    'Y hand': '',
    'Y stockpile': '',
    'Y vault': 'brick ? ?',
    'L hand': 'senator',
  })
  expect([R, Y, L].map(seat => view(s, seat).players[Y].vault)).toEqual([3, 3, 3])
})

test('EX-29 Stairway (10.6, 11)', () => {
  const s = scene({
    players: [
      {},
      { work: 'stairway:marble,marble', clients: 'architect architect', stockpile: 'brick marble', hand: 'wall' },
      { done: 'archway shrine' },
    ],
    pool: 'brick',
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead architect wall; think senator; think senator')
  expect([actionsLeft(s), choices(s)]).toEqual([3, ['build stairway marble', 'pass']])
  expect(whyNot(s, 'open 3 archway')).toBe('no-function 10.6')
  play(s, 'build stairway marble; done')
  expect([actionsLeft(s), choices(s)]).toEqual([2, ['open 3 archway', 'open 3 shrine', 'pass']])
  expect(whyNot(s, 'open 3 shrine pool')).toBe('no-function 10.3')
  play(s, 'open 3 archway')
  expect([actionsLeft(s), choices(s)]).toEqual([1, ['open 3 shrine pool', 'pass']])
  expect([R, Y, L].map(seat => handLimit(s, seat))).toEqual([5, 5, 7])
  play(s, 'open 3 shrine pool')
  expect([R, Y, L].map(seat => handLimit(s, seat))).toEqual([7, 7, 7])
  expect([R, Y, L].map(seat => has(s, seat, ARCHWAY))).toEqual([true, true, true])
  expect(materialsUnder(s, L, 'archway')).toBe('brick brick brick')
  expect(materialsUnder(s, L, 'shrine')).toBe('brick brick brick')
  expect(since()).toEqual({
    leader: 'L',
    pool: 'concrete',
    pile: 4,
    open: 'archway shrine',
    'R hand': 'senator',
    'Y hand': '',
    'Y stockpile': '',
    'Y structures': 'stairway!',
    'Y influence': 5,
    'L hand': 'senator',
  })
})

test.each([
  { stairway: 'extra', left: 1, after: ['open 3 shrine pool', 'pass'] },
  { stairway: 'instead', left: 1, after: ['open 3 archway', 'open 3 shrine', 'pass'] },
])('EX-29 in two actions, completing and opening at once: only where it opens besides ($stairway, A15)', each => {
  const s = scene({
    players: [
      {},
      { work: 'stairway:marble,marble', clients: 'architect', stockpile: 'brick marble', hand: 'wall' },
      { done: 'archway shrine' },
    ],
    pool: 'brick',
    leader: Y,
    options: { stairway: each.stairway },
  })
  play(s, 'lead architect wall; think senator; think senator; build stairway marble')
  if (each.stairway === 'extra') {
    expect(choices(s)).toEqual(['open 3 archway', 'open 3 shrine', 'done'])
    play(s, 'open 3 archway')
  }
  expect([actionsLeft(s), choices(s)]).toEqual([each.left, each.after])
})

test('EX-29 Stairway: the opened Archway serves who owns nothing (10.6, 11)', () => {
  const s = scene({ players: [{ hand: 'wall', work: 'gate' }, {}, { done: 'archway*' }], pool: 'brick' })
  play(s, 'lead architect wall; think senator; think senator')
  expect(choices(s)).toEqual(['arch gate brick', 'pass'])
})

test('EX-30 Senate (4.5, 10.4)', () => {
  const s = scene({
    players: [{ hand: 'senator' }, { done: 'senate', hand: 'senator' }, { done: 'senate', hand: 'senator' }],
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead patron senator; follow senator; follow senator')
  expect([asked(s), decision(s), choices(s)]).toEqual([Y, 'senate', ['claim 1', 'claim 3', 'done']])
  play(s, 'claim 1; claim 3')
  expect([asked(s), decision(s), choices(s)]).toEqual([L, 'senate', ['claim 2', 'done']])
  play(s, 'claim 2')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({ leader: 'L', 'R hand': '', 'Y hand': 'senator senator' }) // L has one again
  expect(hand(s, L)).toBe('senator')
})

test('EX-32 Circus Maximus (4.4, 10.5)', () => {
  const s = scene({
    players: [
      {},
      {
        done: 'circus-maximus',
        clients: 'merchant merchant',
        stockpile: 'brick brick brick brick brick',
        hand: 'sewer',
      },
      { done: 'circus-maximus', clients: 'merchant merchant', stockpile: 'wood wood wood wood wood' },
    ],
    leader: Y,
  })
  const since = watch(s, RYL)
  const events = [...play(s, 'lead merchant sewer; think senator; think senator')]
  expect([asked(s), actionsLeft(s)]).toEqual([Y, 5])
  events.push(...play(s, 'bank brick; bank brick; bank brick; bank brick; bank brick'))
  expect([asked(s), actionsLeft(s)]).toEqual([L, 2])
  events.push(...play(s, 'bank wood; bank wood'))
  expect(granted(events, RYL)).toEqual(['Y merchant 5', 'L merchant 2'])
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'stone',
    pile: 4,
    'R hand': 'senator',
    'Y hand': '',
    'Y stockpile': '',
    'Y vault': 'brick brick brick brick brick',
    'L hand': 'senator',
    'L stockpile': 'wood wood wood',
    'L vault': 'wood wood',
  })
})

test('EX-34 Bar (5, 10.1)', () => {
  const s = scene({
    players: [{ hand: 'palace' }, { done: 'bar', hand: 'temple' }, { done: 'bar', clients: 'patron', hand: 'forum' }],
    pool: 'wood wood brick',
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead patron temple; follow forum; follow palace')
  expect([asked(s), actionsLeft(s)]).toEqual([Y, 1])
  play(s, 'hire legionary; bar', 'wall')
  expect([asked(s), actionsLeft(s)]).toEqual([L, 2])
  play(s, 'bar', 'academy')
  expect(choices(s)).toEqual(['hire craftsman', 'done'])
  play(s, 'done')
  expect([asked(s), actionsLeft(s)]).toEqual([L, 1])
  play(s, 'bar', 'sewer')
  expect([asked(s), choices(s)]).toEqual([R, ['hire craftsman', 'pass']])
  expect(whyNot(s, 'bar')).toBe('no-function 10.1')
  expect(since()).toEqual({
    drawn: 3,
    pool: 'wood wood',
    'R hand': '',
    'R camp': 'marble',
    'Y hand': '',
    'Y camp': 'marble',
    'Y clients': 'legionary architect',
    'L hand': '',
    'L camp': 'marble',
    'L clients': 'legionary merchant patron',
  })
})

test('EX-35 Scriptorium (6.3, 10.5, A60)', () => {
  const s = scene({
    players: [
      {},
      {
        clients: 'craftsman craftsman',
        hand: 'dock sewer forum palace',
        work: 'scriptorium:stone,stone wall temple:marble',
      },
      {},
    ],
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead craftsman dock; think senator; think senator')
  expect(actionsLeft(s)).toBe(3)
  expect(whyNot(s, 'craft wall forum')).toBe('wrong-material 6.3')
  play(s, 'craft scriptorium sewer')
  expect(choices(s).filter(choice => choice.startsWith('craft'))).toEqual([
    'craft wall forum',
    'craft wall palace',
    'craft temple forum',
    'craft temple forum finish',
    'craft temple palace',
    'craft temple palace finish',
  ])
  play(s, 'craft wall forum')
  expect(structures(s, Y)).toBe('wall! scriptorium! temple:1')
  play(s, 'craft temple palace finish')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'wood',
    pile: 4,
    'R hand': 'senator',
    'Y hand': '',
    'Y structures': 'wall! scriptorium! temple!',
    'Y influence': 10,
    'L hand': 'senator',
  })
})

test('EX-36 School (6.7, 10.3)', () => {
  const s = scene({
    players: [{ hand: 'senator' }, { work: 'school:brick', hand: 'dock academy bar insula' }, { hand: 'senator' }],
    leader: Y,
  })
  play(s, 'lead craftsman dock; think senator; think senator')
  const since = watch(s, RYL)
  const events = play(s, 'craft school academy')
  expect(granted(events, RYL)).toEqual(['Y think 4'])
  const sizes = ['think cards', 'think senator', 'think senator', 'think cards'].map((move, i) => {
    expect([asked(s), decision(s), actionsLeft(s)]).toEqual([Y, 'think', 4 - i])
    expect(choices(s)).toContain('skip')
    play(s, move)
    return hand(s, Y).split(' ').length
  })
  expect(sizes).toEqual([5, 6, 7, 8])
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    drawn: 4,
    pool: 'wood',
    pile: 0,
    'Y hand': 'bar bar bar bar bar insula senator senator',
    'Y camp': '',
    'Y structures': 'school!',
    'Y influence': 4,
  })
})

test('EX-37 Ludus Magna (4.4, 10.6)', () => {
  const s = scene({
    players: [
      {},
      { clients: 'craftsman merchant', work: 'ludus-magna:marble,marble', hand: 'dock temple insula bar road' },
      {},
    ],
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead craftsman dock; think senator; think senator')
  expect(actionsLeft(s)).toBe(2)
  play(s, 'craft ludus-magna temple')
  expect(actionsLeft(s)).toBe(2)
  play(s, 'found insula')
  expect(actionsLeft(s)).toBe(1)
  play(s, 'craft insula bar')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'wood',
    pile: 4,
    'rubble in town': 2,
    'R hand': 'senator',
    'Y hand': 'road',
    'Y structures': 'insula! ludus-magna!',
    'Y influence': 6,
    'L hand': 'senator',
  })
})

test('EX-38 Sewer (4.5, 10.5)', () => {
  const s = scene({ players: [{ hand: 'villa' }, { done: 'sewer', hand: 'prison' }, {}] })
  const since = watch(s, RYL)
  play(s, 'lead merchant villa; follow prison; think senator')
  expect([asked(s), decision(s), choices(s)]).toEqual([Y, 'sewer', ['salvage stone', 'done']])
  play(s, 'salvage stone')
  expect(since()).toEqual({
    leader: 'Y',
    pool: 'stone',
    pile: 5,
    'R hand': '',
    'Y hand': '',
    'Y stockpile': 'stone',
    'L hand': 'senator',
  })
})

test('EX-39 Road (6.3, 10.1)', () => {
  const s = scene({
    players: [
      { hand: 'wall' },
      { work: 'road catacomb:stone', clients: 'architect', stockpile: 'rubble wood wood', hand: 'tower' },
      {},
    ],
  })
  const since = watch(s, RYL)
  play(s, 'lead architect wall; follow tower; think senator')
  expect([asked(s), actionsLeft(s), choices(s)]).toEqual([Y, 2, ['build road rubble', 'pass']])
  expect(whyNot(s, 'build catacomb wood')).toBe('wrong-material 6.3')
  play(s, 'build road rubble')
  expect([actionsLeft(s), choices(s)]).toEqual([1, ['build catacomb wood', 'pass']])
  play(s, 'build catacomb wood')
  expect(result(s)).toBeUndefined()
  expect([asked(s), decision(s)]).toEqual([Y, 'lead'])
  expect(since()).toEqual({
    leader: 'Y',
    pool: 'concrete concrete',
    pile: 5,
    'R hand': '',
    'Y hand': '',
    'Y stockpile': 'wood',
    'Y structures': 'road! catacomb:2',
    'Y influence': 3,
    'L hand': 'senator',
  })
})

test.each(['rubble', 'wood', 'brick', 'concrete', 'stone', 'marble'])('EX-39 Road: %s may be the last (6.3)', last => {
  const s = scene({
    players: [{}, { done: 'road', work: 'catacomb:stone,wood', stockpile: last, hand: 'tower' }, {}],
    leader: Y,
  })
  play(s, 'lead architect tower; think senator; think senator')
  expect(choices(s)).toEqual([`build catacomb ${last}`, 'pass'])
  play(s, `build catacomb ${last}`)
  expect(result(s)?.reason).toBe('catacomb')
})

test('EX-40 Vomitorium (4.3, 10.4)', () => {
  const s = scene({ players: [{ hand: 'wall' }, { done: 'vomitorium', hand: 'temple forum palace senator' }, {}] })
  play(s, 'lead architect wall')
  const since = watch(s, RYL)
  play(s, 'vomitorium')
  expect(since()).toEqual({ pool: 'marble marble marble', pile: 6, 'Y hand': '' })
  expect([asked(s), choices(s)]).toEqual([Y, ['think cards', 'think senator']])
  play(s, 'think cards', 'bar dock gate aqueduct villa')
  expect(asked(s)).toBe(L)
  expect(since()).toEqual({
    drawn: 5,
    pool: 'marble marble marble',
    pile: 6,
    'Y hand': 'bar dock gate aqueduct villa',
  })
})

test('EX-41 Tower (6.2, 6.3, 10.4)', () => {
  const s = scene({
    players: [
      {},
      { work: 'tower:concrete', clients: 'architect architect', hand: 'wall sewer', stockpile: 'rubble concrete' },
      {},
    ],
    sites: { stone: [0, 1] },
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead architect wall; think senator; think senator')
  expect([actionsLeft(s), whyNot(s, 'found sewer')]).toEqual([3, 'no-site 6.1'])
  play(s, 'build tower concrete')
  expect([actionsLeft(s), choices(s)]).toEqual([2, ['found sewer out', 'pass']])
  play(s, 'found sewer out')
  expect([actionsLeft(s), choices(s)]).toEqual([1, ['build sewer rubble', 'pass']])
  play(s, 'build sewer rubble')
  expect([asked(s), decision(s)]).toEqual([L, 'lead'])
  expect(since()).toEqual({
    leader: 'L',
    pool: 'concrete',
    pile: 4,
    'stone out of town': 0,
    'R hand': 'senator',
    'Y hand': '',
    'Y stockpile': '',
    'Y structures': 'tower! sewer:1',
    'Y influence': 4,
    'L hand': 'senator',
  })
})

test('EX-41 Tower: the Sewer takes two more, each stone or rubble (6.3)', () => {
  const s = scene({
    players: [
      {},
      {
        done: 'tower',
        work: 'sewer:rubble',
        clients: 'architect',
        hand: 'wall',
        stockpile: 'rubble wood brick concrete stone marble',
      },
      {},
    ],
    leader: Y,
  })
  play(s, 'lead architect wall; think senator; think senator')
  expect(choices(s)).toEqual(['build sewer rubble', 'build sewer stone', 'pass'])
  play(s, 'build sewer stone')
  expect(structures(s, Y)).toBe('tower! sewer:2')
  expect(choices(s)).toEqual(['build sewer rubble', 'pass'])
  play(s, 'build sewer rubble')
  expect(structures(s, Y)).toBe('tower! sewer!')
})

test('EX-42 Prison (10.5, 11)', () => {
  const s = scene({
    players: [
      {},
      {
        work: 'prison:stone,stone wall statue/wood shrine palace',
        clients: 'craftsman',
        hand: 'dock sewer bar',
      },
      { done: 'tower', work: 'temple:marble,rubble', hand: 'circus insula forum' },
    ],
    leader: Y,
  })
  const since = watch(s, RYL)
  play(s, 'lead craftsman dock; think senator; think senator; craft prison sewer')
  expect([s.influence[Y], decision(s), choices(s)]).toEqual([5, 'prison', ['seize 3 tower', 'pass']])
  expect(whyNot(s, 'seize 3 temple')).toBe('no-target 11')
  play(s, 'seize 3 tower')
  expect(since()).toEqual({
    pile: 4,
    'R hand': 'senator',
    'Y hand': 'bar',
    'Y camp': 'wood',
    'Y structures': 'shrine:0 tower! wall:0 prison! palace:0 statue:0',
    'L hand': 'insula circus forum senator',
    'L structures': 'temple:2',
    'L influence': 7, // 2, the Tower's own site 2, the Prison's 3
  })
  expect(s.influence[Y]).toBe(2)
  expect(materialsUnder(s, Y, 'tower')).toBe('concrete concrete')
  expect(choices(s).filter(choice => choice.startsWith('craft'))).toEqual([
    'craft shrine bar',
    'craft wall bar',
    'craft palace bar',
    'craft statue bar',
  ])
  play(s, 'pass; lead craftsman circus; think senator; think senator')
  expect([asked(s), decision(s), materialsUnder(s, L, 'temple')]).toEqual([L, 'craftsman', 'rubble marble'])
  expect(choices(s).filter(choice => choice.startsWith('craft'))).toEqual(['craft temple forum'])
  expect(whyNot(s, 'craft temple insula')).toBe('wrong-material 6.3')
  play(s, 'craft temple forum')
  expect([structures(s, L), s.influence[L]]).toEqual(['temple!', 10])
})

test('EX-42 Prison: who takes nothing keeps the influence and the actions left (10.5)', () => {
  const s = scene({
    players: [{}, { work: 'prison:stone,stone', clients: 'craftsman', hand: 'dock sewer bar' }, { done: 'tower' }],
    leader: Y,
  })
  play(s, 'lead craftsman dock; think senator; think senator; craft prison sewer')
  const since = watch(s, RYL)
  play(s, 'pass')
  expect(since()).toEqual({})
  expect([asked(s), decision(s), actionsLeft(s)]).toEqual([Y, 'craftsman', 1])
})
