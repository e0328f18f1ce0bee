// Refusals: every code there is, with its rule and its figures.

import { readFileSync } from 'node:fs'
import { FastChance, type Message, speakerOf } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import type { GrAction } from './actions.ts'
import { gloryToRome } from './index.ts'
import { waiting } from './play.ts'
import { refuse } from './refuse.ts'
import { play, type SceneWords, scene } from './scene.ts'
import { type At, frame, type GrState } from './state.ts'

const say = speakerOf(gloryToRome, 'en', ['Ania', 'Bartek'])
const THINKS = 'think senator'

interface Refused {
  readonly id: string
  readonly given?: SceneWords
  /** Moves on the way to the question. */
  readonly when?: string
  /** A decision that play never comes to with such figures: it answers itself. */
  readonly at?: At
  readonly seat?: number
  readonly action: string
  readonly code: string
  readonly rule: string
  readonly args?: Message['args']
}

const material = (name: string): Message => ({ key: `material.${name}` })
const card = (name: string): Message => ({ key: `card.${name}` })
const role = (name: string): Message => ({ key: `role.${name}` })

/** Somebody to play against, and the player in question before it. */
const one = (player: SceneWords['players'][0], more: Partial<SceneWords> = {}): SceneWords => ({
  players: [player, {}],
  ...more,
})

const REFUSED: readonly Refused[] = [
  { id: 'another seat', given: one({}), seat: 1, action: 'think cards', code: 'not-your-turn', rule: '4.1' },
  {
    id: 'a game that is over',
    given: one({}, { options: { concession: 'on' } }),
    when: 'concede 2',
    seat: 0,
    action: 'think cards',
    code: 'over',
    rule: '8',
  },
  {
    id: 'an action of another decision',
    given: one({}),
    action: 'collect wood',
    code: 'another-decision',
    rule: '4.1',
    args: { decision: { key: 'decision.lead' } },
  },
  {
    id: 'a card that is not in hand',
    given: one({ hand: 'bar' }),
    action: 'lead craftsman dock',
    code: 'not-in-hand',
    rule: '4.1',
    args: { card: card('dock') },
  },
  {
    id: 'a role that the card has not',
    given: one({ hand: 'bar' }),
    action: 'lead architect bar',
    code: 'wrong-role',
    rule: '4.1',
    args: { card: card('bar'), own: role('laborer'), role: role('architect') },
  },
  {
    id: 'a petition for another role than the one led',
    given: { players: [{ hand: 'bar' }, { hand: 'dock dock' }] },
    when: 'lead laborer bar',
    action: 'petition patron wood',
    code: 'another-role',
    rule: '4.2',
    args: { role: role('laborer') },
  },
  {
    id: 'a petition with too few cards',
    given: one({ hand: 'bar senator' }),
    action: 'petition patron rubble',
    code: 'petition-short',
    rule: '4.1',
    args: { material: material('rubble'), held: 1, needed: 2 },
  },
  {
    id: 'a foreign card in a petition',
    given: one({ hand: 'bar bar dock' }),
    when: 'petition patron rubble',
    action: 'add dock',
    code: 'petition-material',
    rule: '4.1',
    args: { material: material('rubble') },
  },
  {
    id: 'a gift of another material than is asked for now',
    given: { players: [{ hand: 'school dock temple', clients: 'legionary' }, { hand: 'circus palace' }] },
    when: 'lead legionary school; think cards; demand dock; demand temple',
    action: 'give palace',
    code: 'in-order',
    rule: '7',
  },
  {
    id: 'no senators left',
    given: { players: [{ hand: 'senator senator senator' }, { hand: 'senator senator senator' }] },
    action: 'think senator',
    code: 'no-senators',
    rule: '4.3',
  },
  {
    id: 'a second card for the Latrine',
    given: one({ hand: 'bar dock', done: 'latrine' }),
    when: 'latrine bar',
    action: 'latrine dock',
    code: 'discarded',
    rule: 'A36',
  },
  {
    id: 'a think that must be',
    given: one({ hand: 'bar', done: 'latrine' }),
    when: 'latrine bar',
    action: 'skip',
    code: 'must-think',
    rule: 'A04',
  },
  {
    id: 'a function one does not have',
    given: one({ hand: 'bar dock' }, { pool: 'wood' }),
    when: `lead laborer bar; ${THINKS}`,
    action: 'dock dock',
    code: 'no-function',
    rule: '10.2',
    args: { structure: card('dock') },
  },
  {
    id: 'a material that is not in the pool',
    given: one({ hand: 'bar' }, { pool: 'wood' }),
    when: `lead laborer bar; ${THINKS}`,
    action: 'collect stone',
    code: 'not-in-pool',
    rule: '5',
    args: { material: material('stone') },
  },
  {
    id: 'a part of the action used twice',
    given: one({ hand: 'bar dock', done: 'dock' }, { pool: 'wood wood' }),
    when: `lead laborer bar; ${THINKS}; collect wood`,
    action: 'collect wood',
    code: 'part-done',
    rule: '5',
  },
  {
    id: 'a pass in the middle of an action',
    given: one({ hand: 'bar dock', done: 'dock' }, { pool: 'wood wood' }),
    when: `lead laborer bar; ${THINKS}; collect wood`,
    action: 'pass',
    code: 'begun',
    rule: '4.4',
  },
  {
    id: 'done before anything is',
    given: one({ hand: 'bar' }, { pool: 'wood' }),
    when: `lead laborer bar; ${THINKS}`,
    action: 'done',
    code: 'nothing-done',
    rule: '4.4',
  },
  {
    id: 'a full clientele',
    given: one({ hand: 'bar', clients: 'laborer laborer' }, { pool: 'wood' }),
    at: 'patron',
    action: 'hire craftsman',
    code: 'clientele-full',
    rule: '5',
    args: { count: 2, limit: 2 },
  },
  {
    id: 'a full vault',
    given: one({ hand: 'bar', vault: 'wood wood', stockpile: 'brick' }),
    at: 'merchant',
    action: 'bank brick',
    code: 'vault-full',
    rule: '5',
    args: { count: 2, limit: 2 },
  },
  {
    id: 'a material that is not in the stockpile',
    given: one({ hand: 'villa', stockpile: 'brick' }),
    when: `lead merchant villa; ${THINKS}`,
    action: 'bank wood',
    code: 'not-in-stockpile',
    rule: '5',
    args: { material: material('wood') },
  },
  {
    id: 'a name one has',
    given: one({ hand: 'dock bar', work: 'bar' }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'found bar',
    code: 'owned',
    rule: '6.1',
    args: { structure: card('bar') },
  },
  {
    id: 'no site in town',
    given: one({ hand: 'dock bar' }, { sites: { rubble: [0, 1] } }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'found bar',
    code: 'no-site',
    rule: '6.1',
    args: { material: material('rubble') },
  },
  {
    id: 'no site out of town',
    given: one({ hand: 'dock bar', done: 'tower' }, { sites: { rubble: [1, 0] } }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'found bar out',
    code: 'no-site-out',
    rule: '6.2',
    args: { material: material('rubble') },
  },
  {
    id: 'out of town with one action',
    given: one({ hand: 'dock bar' }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'found bar out',
    code: 'two-actions',
    rule: '6.2',
  },
  {
    id: 'out of town while there is room in town',
    given: one({ hand: 'dock bar', done: 'tower' }, { options: { outOfTown: 'when-exhausted' } }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'found bar out',
    code: 'in-town-first',
    rule: 'A08',
    args: { material: material('rubble'), count: 2 },
  },
  {
    id: 'a site of another material',
    given: one({ hand: 'dock statue' }, { options: { variant: 'simplified' } }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'found statue wood',
    code: 'wrong-site',
    rule: '6.1',
    args: { material: material('wood') },
  },
  {
    id: 'a structure one does not have',
    given: one({ hand: 'dock bar' }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'craft insula bar',
    code: 'not-yours',
    rule: '6.3',
    args: { structure: card('insula') },
  },
  {
    id: 'a structure that is completed',
    given: one({ hand: 'dock bar', done: 'insula' }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'craft insula bar',
    code: 'completed',
    rule: '6.4',
    args: { structure: card('insula') },
  },
  {
    id: 'a material that does not fit',
    given: one({ hand: 'dock bar', work: 'wall' }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'craft wall bar',
    code: 'wrong-material',
    rule: '6.3',
    args: { structure: card('wall'), own: material('concrete'), material: material('rubble') },
  },
  {
    id: 'finishing without a Scriptorium',
    given: one({ hand: 'dock temple', work: 'palace' }),
    when: `lead craftsman dock; ${THINKS}`,
    action: 'craft palace temple finish',
    code: 'no-choice',
    rule: 'A60',
    args: { structure: card('palace') },
  },
  {
    id: 'a hand card after drawing with the Fountain',
    given: one({ hand: 'dock temple', done: 'fountain' }),
    when: `lead craftsman dock; ${THINKS}; fountain`,
    action: 'found temple',
    code: 'only-drawn',
    rule: '10.6',
  },
  {
    id: 'a structure open already',
    given: { players: [{ hand: 'wall', done: 'stairway', stockpile: 'brick' }, { done: 'shrine* school' }] },
    when: `lead architect wall; ${THINKS}`,
    action: 'open 2 shrine',
    code: 'open-already',
    rule: 'A17',
    args: { structure: card('shrine') },
  },
  {
    id: 'opening with a foreign material',
    given: { players: [{ hand: 'wall', done: 'stairway', stockpile: 'rubble' }, { done: 'statue/brick' }] },
    when: `lead architect wall; ${THINKS}`,
    at: 'architect',
    action: 'open 2 statue rubble',
    code: 'wrong-material',
    rule: 'A16',
    args: { structure: card('statue'), own: material('marble'), material: material('rubble') },
  },
  {
    id: 'no such structure to open',
    given: { players: [{ hand: 'wall bar', done: 'stairway', stockpile: 'brick' }, { work: 'shrine' }] },
    when: `lead architect wall; ${THINKS}`,
    action: 'open 2 shrine',
    code: 'no-target',
    rule: '11',
    args: { structure: card('shrine') },
  },
  {
    id: 'a client that does not count as that',
    given: one({ hand: 'temple', done: 'bath storeroom' }, { pool: 'wood' }),
    when: `lead patron temple; ${THINKS}; hire craftsman`,
    action: 'act patron',
    code: 'not-its-role',
    rule: 'A20',
    args: { role: role('patron'), client: role('craftsman') },
  },
  {
    id: 'one card for two demands',
    given: one({ hand: 'school temple', clients: 'legionary' }),
    when: `lead legionary school; ${THINKS}; demand temple`,
    at: 'legion',
    action: 'demand temple',
    code: 'backed',
    rule: 'A24',
    args: { card: card('temple') },
  },
  {
    id: 'giving what was not demanded',
    given: { players: [{ hand: 'school temple' }, { hand: 'forum bar' }] },
    when: `lead legionary school; ${THINKS}; demand temple`,
    action: 'give bar',
    code: 'not-demanded',
    rule: '7',
    args: { material: material('rubble') },
  },
  {
    id: 'a client that is not there',
    given: { players: [{ hand: 'school temple', done: 'coliseum' }, { clients: 'patron' }] },
    when: `lead legionary school; ${THINKS}; demand temple`,
    action: 'capture laborer',
    code: 'no-client',
    rule: '10.5',
    args: { role: role('laborer') },
  },
  {
    id: 'a structure that nobody has',
    given: { players: [{ hand: 'dock villa', work: 'prison:stone,stone' }, { done: 'road' }] },
    when: `lead craftsman dock; ${THINKS}; craft prison villa`,
    action: 'seize 2 bar',
    code: 'no-target',
    rule: '11',
    args: { structure: card('bar') },
  },
  {
    id: 'a senator that is not there',
    given: { players: [{ hand: 'senator' }, { done: 'senate' }] },
    when: `lead laborer senator; ${THINKS}`,
    action: 'claim 2',
    code: 'no-senator-there',
    rule: '4.5',
  },
  {
    id: 'a card that is not in the camp',
    given: one({ hand: 'bar', done: 'sewer' }),
    when: `lead laborer bar; ${THINKS}`,
    action: 'salvage wood',
    code: 'not-in-camp',
    rule: '4.5',
    args: { material: material('wood') },
  },
  {
    id: 'a material that was not demanded',
    given: { players: [{ hand: 'school temple', done: 'bridge' }, { stockpile: 'marble wood' }] },
    when: `lead legionary school; ${THINKS}; demand temple`,
    action: 'plunder wood',
    code: 'no-plunder',
    rule: '10.4',
    args: { material: material('wood') },
  },
  { id: 'conceding where nobody may', given: one({}), action: 'concede 2', code: 'no-concession', rule: 'A46' },
  {
    id: 'conceding to oneself',
    given: one({}, { options: { concession: 'on' } }),
    action: 'concede 1',
    code: 'concede-to',
    rule: 'A46',
  },
]

const ask = (s: GrState, seat: number, notation: string) => {
  const action = gloryToRome.actions.parse(notation)
  if (!action) throw new Error(`there is no action '${notation}'`)
  return refuse(s, seat, action)
}

describe('refusals', () => {
  test.each(REFUSED)('$code: $id ($rule)', ({ given = one({}), when = '', at, seat, action, code, rule, args }) => {
    const s = scene(given)
    play(s, when)
    if (at !== undefined && s.frames.at(-1)?.at !== at) s.frames.push(frame(at, 0))
    const refusal = ask(s, seat ?? waiting(s)[0] ?? 0, action)
    expect(refusal).toMatchObject({ code, rule })
    const own = code !== 'over' && code !== 'not-your-turn'
    if (own) expect(refusal?.message).toEqual(args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` })
    if (own) expect(say(refusal?.message ?? { key: '' })).toMatch(/[.!]$/)
  })

  test('every code of the source is in the table', () => {
    const source = readFileSync(new URL('refuse.ts', import.meta.url), 'utf8')
    const codes = [...source.matchAll(/\bno\('([a-z-]+)'|code: '([a-z-]+)'/g)].map(([, a, b]) => a ?? b)
    expect([...new Set(REFUSED.map(({ code }) => code))].sort()).toEqual([...new Set(codes)].sort())
  })
})

test('what is legal is not refused, and all else is, along random games', () => {
  const out: GrAction[] = []
  for (let game = 0; game < 4; game++) {
    const chance = new FastChance(`refuse ${game}`)
    const s = gloryToRome.setup({ seats: 2 + game, options: gloryToRome.view(scene(one({})), 0).options }, chance)
    for (let move = 0; waiting(s).length > 0; move++) {
      const [seat] = waiting(s)
      const legal = out.slice(0, gloryToRome.legal(s, seat, out))
      if (move % 40 === 0) {
        const allowed = gloryToRome.actions.all.filter(action => refuse(s, seat, action) === undefined)
        expect(new Set(allowed)).toEqual(new Set(legal))
        expect(legal).toHaveLength(allowed.length)
      }
      gloryToRome.apply(s, seat, legal[chance.number(legal.length)], chance)
    }
  }
})
