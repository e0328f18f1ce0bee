// Derived tests of the round: DR-01 to DR-07, DR-39 to DR-45, DR-54, DR-55 (3, 4).

import { completeOptions, isProblem, ScriptedChance, Telling } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import { type Case, look, outcome, wanted } from './cases.ts'
import { play, scene } from './scene.ts'
import { setup } from './setup.ts'
import { OPTIONS } from './state.ts'

const SIX_MATERIALS = 'rubble wood brick concrete stone marble'

const CASES: readonly Case[] = [
  {
    id: 'DR-01 the leader thinks: nobody else decides anything (4.1)',
    given: { players: [{ hand: 'bar' }, { clients: 'laborer' }, { clients: 'laborer' }], pool: 'wood', leader: 1 },
    when: 'think cards',
    now: { asked: '2 lead', leader: 2, pool: 'wood', 1: { size: 5 }, 2: { size: 0 } },
  },
  {
    id: 'DR-02 a hand at the limit, senator counted, draws one card (4.3, A03)',
    given: { players: [{ hand: 'bar bar bar bar senator' }, {}] },
    when: 'think cards',
    now: { 0: { size: 6 }, deck: 144 - 4 - 1 },
  },
  {
    id: 'DR-02 or a senator (4.3)',
    given: { players: [{ hand: 'bar bar bar bar senator' }, {}] },
    when: 'think senator',
    now: { 0: { size: 6, senators: 2 }, pile: 4 },
  },
  {
    id: 'DR-03 no senator left to take (4.3)',
    given: { players: [{ hand: 'senator senator senator' }, { hand: 'senator senator senator' }] },
    now: { pile: 0 },
    can: ['think cards'],
    cannot: { 'think senator': 'no-senators 4.3' },
  },
  {
    id: 'DR-04 the classic petition needs three cards: two are refused (9)',
    given: { players: [{ hand: 'dock market' }, {}], options: { variant: 'classic' } },
    cannot: { 'petition laborer wood': 'petition-short 4.1' },
  },
  {
    id: 'DR-04 three are accepted (9)',
    given: { players: [{ hand: 'dock dock market' }, {}], options: { variant: 'classic' }, pool: 'brick' },
    when: 'petition laborer wood; add dock; add dock; add market; think cards',
    now: { asked: '0 laborer', pending: 0, 0: { hand: '' } },
  },
  {
    id: 'DR-05 the classic Forum needs no materials (9)',
    given: {
      players: [
        { hand: 'senator', done: 'forum', row: 'wood', clients: 'laborer craftsman legionary architect merchant' },
        {},
      ],
      pool: 'marble',
      options: { variant: 'classic' },
    },
    when: 'lead patron senator; think cards; hire patron',
    now: { asked: 'over', end: 'forum', winners: '0', 0: { stockpile: '' } },
  },
  {
    id: 'DR-05 the standard Forum does (10.6)',
    given: {
      players: [
        { hand: 'senator', done: 'forum', row: 'wood', clients: 'laborer craftsman legionary architect merchant' },
        {},
      ],
      pool: 'marble',
    },
    when: 'lead patron senator; think cards; hire patron',
    now: { asked: '1 lead', end: '', 0: { clientele: '6/6' } },
  },
  {
    id: 'DR-06 a client hired in this round does not act in it (4.4)',
    given: { players: [{ hand: 'temple', row: 'wood' }, { hand: 'senator' }], pool: 'marble wood wood wood' },
    when: 'lead patron temple; think cards; hire patron',
    now: { asked: '1 lead', 0: { clients: 'patron' } },
  },
  {
    id: 'DR-06 but in the next (4.4)',
    given: { players: [{ hand: 'temple', row: 'wood' }, { hand: 'senator' }], pool: 'marble wood wood wood' },
    when: 'lead patron temple; think cards; hire patron; lead patron senator; think cards; hire craftsman',
    now: { asked: '0 patron', pending: 0 },
  },
  {
    id: 'DR-07 the clients of a thinker act (4.4)',
    given: {
      players: [{ hand: 'bar' }, { clients: 'laborer laborer' }],
      pool: SIX_MATERIALS,
    },
    when: 'lead laborer bar; think cards; collect wood; collect brick; collect stone',
    now: { asked: '1 lead', pool: 'rubble rubble concrete marble', 1: { stockpile: 'brick stone' } },
    tells: [{ at: 'acts', seat: 1, actions: 2 }],
  },
  {
    id: 'DR-39 a Circus Maximus finished by the first client: 1 unit and 2 x 2 client actions (A23)',
    given: {
      players: [
        {
          hand: 'dock market circus villa bar bar bar',
          clients: 'craftsman craftsman',
          work: 'circus-maximus:stone,stone',
        },
        {},
      ],
    },
    when: 'lead craftsman dock; think cards; found market; craft circus-maximus villa',
    now: { asked: '0 craftsman', pending: 2, 0: { structures: 'market:0 circus-maximus!' } },
  },
  {
    id: 'DR-40 a client hired through a Bath acts once, Circus Maximus or not (11)',
    given: { players: [{ hand: 'temple', done: 'circus-maximus bath' }, {}], pool: 'rubble wood brick' },
    when: 'lead patron temple; think cards; hire laborer; collect wood',
    now: { asked: '1 lead', 0: { stockpile: 'wood', clients: 'laborer' } },
  },
  {
    id: 'DR-41 Palace: a role card and a petition of two foreign cards are two units (A37)',
    given: { players: [{ hand: 'bar dock market', done: 'palace' }, {}], pool: 'brick brick brick' },
    when: 'lead laborer bar; petition laborer wood; add dock; add market; think cards',
    now: { asked: '0 laborer', pending: 1, 0: { hand: '' } },
    tells: [{ at: 'acts', seat: 0, role: 'laborer', actions: 2, through: ['palace'] }],
  },
  {
    id: 'DR-42 Palace and Circus: the whole hand as Architects (11)',
    given: { players: [{ hand: 'bar dock academy temple senator', done: 'palace circus', stockpile: 'brick' }, {}] },
    when: 'lead architect bar; also dock; also academy; also temple; enough; think cards',
    tells: [{ at: 'acts', seat: 0, role: 'architect', actions: 4 }],
  },
  {
    id: 'DR-43 a Senate works for a player who thought (A32)',
    given: { players: [{ hand: 'senator' }, { done: 'senate' }], pool: 'brick' },
    when: 'lead laborer senator; think cards; collect brick',
    now: { asked: '1 senate', choices: 'claim 1; done' },
  },
  {
    id: 'DR-43 and takes it (A32)',
    given: { players: [{ hand: 'senator' }, { done: 'senate' }], pool: 'brick' },
    when: 'lead laborer senator; think cards; collect brick; claim 1',
    now: { asked: '1 lead', pile: 5, 1: { senators: 1 } },
  },
  {
    id: 'DR-44 Academy: declined Craftsman actions do not count (A35)',
    given: { players: [{ hand: 'dock market', done: 'academy', clients: 'craftsman' }, {}] },
    when: 'lead craftsman dock; think cards; pass',
    now: { asked: '1 lead' },
  },
  {
    id: 'DR-44 Academy: a Fountain card that was kept does (A35)',
    given: { players: [{ hand: 'dock market', done: 'academy fountain' }, {}] },
    when: 'lead craftsman dock; think cards; fountain; keep',
    now: { asked: '0 think', choices: 'think cards; think senator; skip' },
  },
  {
    id: 'DR-45 Academy may draw the senator played in this round (A34)',
    given: {
      players: [{ hand: 'senator market', done: 'academy' }, { hand: 'senator senator senator senator senator' }],
    },
    when: 'lead craftsman senator; think cards; found market; think senator',
    now: { asked: '1 lead', pile: 0, 0: { senators: 1 } },
  },
  {
    id: 'DR-54 what a follower discards with a Vomitorium can be taken in the same round (11)',
    given: { players: [{ hand: 'bar' }, { hand: 'dock temple senator', done: 'vomitorium' }] },
    when: 'lead laborer bar; vomitorium; think cards',
    now: { asked: '0 laborer', pool: 'wood marble', pile: 6, choices: 'collect wood; collect marble; pass' },
  },
]

test.each(CASES)('$id', each => {
  expect(outcome(each)).toMatchObject(wanted(each))
})

test('DR-42 every unit is one action, to the last', () => {
  const s = scene({
    players: [{ hand: 'bar dock academy temple', done: 'palace circus', work: 'bath', stockpile: 'brick' }, {}],
  })
  play(s, 'lead architect bar; also dock; also academy; also temple; think cards')
  expect(look(s)).toMatchObject({ asked: '0 architect', pending: 3, 0: { size: 0 } })
})

test('DR-55 only those who tie reveal again, and the pool holds all that was revealed (A01)', () => {
  const options = completeOptions(OPTIONS, {})
  if (isProblem(options)) throw new Error(options.problem)
  const hands = [...Array(4).fill('dock'), ...Array(4).fill('market'), ...Array(4).fill('circus')]
  const revealed = ['bar', 'bridge', 'bar', 'insula', 'forum']
  const tell = new Telling()
  const s = setup({ seats: 3, options }, new ScriptedChance([...hands, ...revealed]), tell)
  expect(look(s)).toMatchObject({
    leader: 2,
    asked: '2 lead',
    pool: 'rubble rubble rubble concrete marble',
    deck: 144 - 12 - 5,
  })
  const again = tell.to(undefined).filter(event => event.at === 'revealed')
  expect(again).toEqual([
    { at: 'revealed', seat: 0, card: 'bar' },
    { at: 'revealed', seat: 1, card: 'bridge' },
    { at: 'revealed', seat: 2, card: 'bar' },
    { at: 'revealed', seat: 0, card: 'insula' },
    { at: 'revealed', seat: 2, card: 'forum' },
  ])
})
