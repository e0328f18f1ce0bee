import { type Example, LANGUAGES, playExample } from '@tabularium/kernel'
import { exampleFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import { handLimit } from '../hand.ts'
import { gloryToRome } from '../index.ts'
import { clienteleLimit, vaultLimit } from '../roles.ts'
import type { GrState } from '../state.ts'
import { dictionaries } from '../text/dictionaries.ts'
import { EXAMPLES } from './index.ts'

function exampleOf(id: string): Example<GrState> {
  const example = EXAMPLES.list.find(one => one.id === id)
  if (!example) throw new Error(`there is no example ${id}`)
  return example
}

const [R, Y, L, O] = [0, 1, 2, 3]

it('every example can be played as it says, and is told in every language', async () => {
  expect(await exampleFaults(gloryToRome, EXAMPLES)).toEqual([])
})

/** What the words say of each: events of its moves in this order, a part of each, and why not. */
const HAPPENS: Readonly<Record<string, readonly object[]>> = {
  'BX-01': [
    { at: 'drew', seat: L, count: 2 },
    { at: 'drew', seat: O, count: 1 },
    { at: 'acts', seat: R, role: 'laborer', actions: 2 },
    { at: 'collected', seat: R, material: 'wood' },
    { at: 'collected', seat: R, material: 'brick' },
    { at: 'collected', seat: Y, material: 'stone' },
    { at: 'collected', seat: L, material: 'marble' },
    { at: 'round', seat: Y },
  ],
  'BX-04': [
    { at: 'acts', seat: Y, role: 'laborer', actions: 1 },
    { at: 'collected', seat: Y, material: 'wood' },
  ],
  'EX-11': [
    { at: 'played', seat: Y, role: 'architect', how: 'lead', cards: ['bar'] },
    { at: 'played', seat: Y, role: 'architect', how: 'follow', cards: ['sewer'] },
  ],
  'EX-20': [
    { at: 'acts', seat: Y, role: 'merchant', actions: 5 },
    ...Array(5).fill({ at: 'banked', seat: Y, material: 'brick' }),
  ],
  'EX-13': [
    { at: 'discarded', seat: Y, cards: ['academy'] },
    { at: 'drew', seat: Y, count: 2 },
  ],
  'EX-24': [{ at: 'drew', seat: Y, count: 3 }],
  'EX-31': [{ at: 'drew', seat: Y, count: 4 }],
  'EX-40': [
    { at: 'discarded', seat: Y, cards: ['forum', 'palace', 'temple'], senators: 1 },
    { at: 'drew', seat: Y, count: 5 },
  ],
  'EX-16': [{ at: 'acts', seat: Y, role: 'laborer', actions: 4 }, ...Array(4).fill({ at: 'collected', seat: Y })],
  'EX-32': [
    { at: 'acts', seat: Y, role: 'merchant', actions: 5 },
    { at: 'acts', seat: L, role: 'merchant', actions: 2 },
  ],
  'EX-37': [
    { at: 'acts', seat: Y, role: 'craftsman', actions: 2 },
    { at: 'completed', seat: Y, structure: 'ludus-magna' },
    { at: 'founded', seat: Y, structure: 'insula' },
    { at: 'completed', seat: Y, structure: 'insula' },
  ],
  'EX-30': [
    { at: 'claimed', seat: Y, from: R },
    { at: 'claimed', seat: Y, from: L },
    { at: 'claimed', seat: L, from: Y },
  ],
  'EX-38': [{ at: 'salvaged', seat: Y, material: 'stone' }],
  'EX-09': [
    { at: 'banked', seat: Y, from: 'stockpile', material: 'stone' },
    { at: 'banked', seat: Y, from: 'deck' },
  ],
  'EX-12': [
    { at: 'acts', seat: Y, actions: 2 },
    { at: 'collected', seat: Y, from: 'pool', material: 'wood' },
    { at: 'collected', seat: Y, from: 'hand', card: 'academy' },
    { at: 'collected', seat: Y, from: 'hand', card: 'gate' },
  ],
  'EX-28': [
    { at: 'acts', seat: Y, actions: 2 },
    { at: 'banked', seat: Y, from: 'stockpile', material: 'brick' },
    { at: 'banked', seat: Y, from: 'hand', card: 'tower' },
    { at: 'banked', seat: Y, from: 'hand', card: 'wall' },
  ],
  'EX-34': [
    { at: 'hired', seat: Y, from: 'pool', role: 'legionary' },
    { at: 'hired', seat: Y, from: 'deck', card: 'wall', role: 'architect' },
    { at: 'hired', seat: L, from: 'deck', card: 'academy' },
    { at: 'hired', seat: L, from: 'deck', card: 'sewer' },
    { code: 'no-function' },
  ],
  'EX-06': [
    { at: 'acts', seat: Y, role: 'craftsman', actions: 4 },
    { at: 'founded', seat: Y, structure: 'palisade', out: true },
    { at: 'completed', seat: Y, structure: 'palisade' },
    { at: 'fountain', card: 'palisade' },
    { code: 'owned' },
  ],
  'EX-41': [
    { at: 'completed', seat: Y, structure: 'tower' },
    { at: 'founded', seat: Y, structure: 'sewer', out: true },
    { at: 'added', seat: Y, structure: 'sewer', material: 'rubble', placed: 1 },
  ],
  'EX-26': [
    { at: 'added', structure: 'statue', material: 'marble', placed: 2, needed: 2 },
    { at: 'completed', structure: 'statue', influence: 4 },
  ],
  'EX-35': [
    { at: 'completed', structure: 'scriptorium' },
    { at: 'added', structure: 'wall', material: 'marble', placed: 1, needed: 2 },
    { at: 'completed', structure: 'wall' },
    { at: 'added', structure: 'temple', material: 'marble', placed: 2, needed: 3 },
    { at: 'completed', structure: 'temple', influence: 10 },
  ],
  'EX-39': [
    { at: 'completed', structure: 'road' },
    { at: 'added', structure: 'catacomb', material: 'wood', placed: 2 },
  ],
  'EX-27': [
    { at: 'added', structure: 'villa', material: 'stone', placed: 1, needed: 3 },
    { at: 'completed', structure: 'villa', influence: 5 },
  ],
  'EX-10': [{ at: 'completed', structure: 'gate' }],
  'EX-04': [
    { at: 'completed', structure: 'amphitheatre', influence: 4 },
    { at: 'acts', seat: Y, role: 'craftsman', actions: 4 },
    { at: 'founded', structure: 'shrine' },
    { at: 'added', structure: 'shrine', material: 'brick' },
    { at: 'passed', seat: Y },
  ],
  'EX-22': [
    { at: 'completed', structure: 'foundry', influence: 4 },
    { at: 'acts', seat: Y, role: 'laborer', actions: 4 },
    ...Array(2).fill({ at: 'collected', material: 'brick' }),
    ...Array(2).fill({ at: 'collected', material: 'marble' }),
  ],
  'EX-23': [
    { at: 'completed', structure: 'garden', influence: 5 },
    { at: 'acts', seat: Y, role: 'patron', actions: 5 },
    { at: 'hired', role: 'patron' },
    { at: 'hired', role: 'craftsman' },
    ...Array(2).fill({ at: 'hired', role: 'legionary' }),
    { at: 'passed', seat: Y },
  ],
  'EX-36': [
    { at: 'acts', seat: Y, actions: 4 },
    { at: 'drew', seat: Y, count: 3 },
    ...Array(2).fill({ at: 'senator', seat: Y }),
    { at: 'drew', seat: Y, count: 1 },
  ],
  'BX-02': [
    { at: 'took', seat: Y, materials: ['rubble'] },
    { at: 'gave', seat: L, cards: [] },
    { at: 'gave', seat: R, to: Y, cards: ['insula'] },
  ],
  'EX-05': [
    { at: 'took', seat: R, materials: ['marble', 'marble'] },
    { at: 'gave', seat: Y, to: R, cards: ['basilica'] },
    { at: 'gave', seat: L, to: Y, cards: ['villa'] },
    { at: 'captured', seat: Y, from: L, role: 'legionary' },
    { at: 'captured', seat: Y, from: R, role: 'legionary' },
    { at: 'captured', seat: Y, from: R, role: 'merchant' },
    { at: 'round', seat: Y },
  ],
  'EX-17': [
    { at: 'took', seat: Y, materials: ['marble'] },
    { at: 'gave', seat: L, cards: ['palace'] },
    { at: 'plundered', from: L, materials: ['marble'] },
    { at: 'gave', seat: O, cards: ['statue'] },
    { at: 'plundered', from: O, materials: ['marble'] },
    { at: 'immune', seat: R },
  ],
  'EX-18': [
    { at: 'immune', seat: Y },
    { at: 'gave', seat: R, to: Y, cards: ['sewer'] },
  ],
  'EX-25': [
    { at: 'took', seat: R, materials: ['marble'] },
    { at: 'immune', seat: Y },
    { at: 'gave', seat: L, to: R, cards: ['palace'] },
    { at: 'showed', seat: Y, card: 'forum' },
    { at: 'took', seat: Y, materials: ['marble'] },
    { at: 'gave', seat: L, to: Y, cards: ['statue'] },
    { at: 'gave', seat: R, to: Y, cards: ['temple'] },
  ],
  'BX-05': [{ at: 'over', reason: 'deck', totals: [4, 20, 9], winners: [Y] }],
  'EX-08': [{ at: 'over', reason: 'catacomb', totals: [2, 5, 2], winners: [Y] }],
  'EX-19': [{ at: 'over', reason: 'deck', totals: [2, 7, 2], winners: [Y] }],
  'EX-21': [{ at: 'over', reason: 'forum', winners: [Y] }],
  'EX-01': [
    { at: 'drew', seat: Y, count: 5 },
    { at: 'founded', seat: Y, structure: 'bar' },
    { at: 'founded', seat: Y, structure: 'insula' },
    { at: 'drew', seat: Y, count: 2 },
  ],
  'EX-14': [
    { at: 'hired', seat: Y, role: 'patron' },
    { at: 'hired', seat: Y, role: 'laborer' },
    { at: 'collected', seat: Y, material: 'stone' },
  ],
  'EX-15': [
    { at: 'added', structure: 'gate', from: 'pool' },
    { at: 'added', structure: 'gate', from: 'stockpile' },
    { at: 'completed', structure: 'gate', influence: 6 },
  ],
  'EX-02': [
    { at: 'hired', from: 'pool', role: 'merchant' },
    { at: 'hired', from: 'hand', card: 'academy', role: 'legionary' },
    { at: 'hired', from: 'hand', card: 'archway', role: 'legionary' },
  ],
  'EX-42': [
    { at: 'completed', structure: 'prison', influence: 5 },
    { at: 'stolen', seat: Y, owner: L, structure: 'tower' },
  ],
  'EX-29': [
    { at: 'completed', structure: 'stairway' },
    { at: 'opened', owner: L, structure: 'archway', from: 'stockpile' },
    { at: 'opened', owner: L, structure: 'shrine', from: 'pool' },
  ],
}

it.each(Object.entries(HAPPENS))('%s comes out as its words say', (id, parts) => {
  const { steps, refused } = playExample(gloryToRome, exampleOf(id))
  let told: readonly unknown[] = [...steps.flatMap(step => step.told), ...refused.map(({ refusal }) => refusal)]
  for (const part of parts) {
    const at = told.findIndex(one => expect.objectContaining(part).asymmetricMatch(one))
    if (at < 0) expect(told).toContainEqual(expect.objectContaining(part))
    told = told.slice(at + 1)
  }
})

it('every example with moves stands in the table', () => {
  const moving = EXAMPLES.list.filter(({ moves = [] }) => moves.length > 0).map(({ id }) => id)
  expect(Object.keys(HAPPENS).sort()).toEqual(moving.sort())
})

/** The state an example comes to. */
const endOf = (id: string): GrState => playExample(gloryToRome, exampleOf(id)).steps.at(-1)?.state as GrState

it.each([
  ['EX-03', { influence: 5, clients: 14, vault: 5, hand: 5 }],
  ['EX-07', { influence: 3, clients: 5, vault: 3, hand: 5 }],
  ['EX-33', { influence: 3, clients: 3, vault: 5, hand: 5 }],
  ['EX-24', { influence: 4, clients: 4, vault: 4, hand: 7 }],
  ['EX-31', { influence: 5, clients: 5, vault: 5, hand: 9 }],
  ['EX-10', { influence: 4, clients: 4, vault: 4, hand: 9 }],
  ['EX-42', { influence: 2, clients: 2, vault: 2, hand: 5 }],
  ['EX-29', { influence: 5, clients: 5, vault: 5, hand: 7 }],
])('%s ends with the limits its words give', (id, limits) => {
  const state = endOf(id)
  expect({
    influence: state.influence[Y],
    clients: clienteleLimit(state, Y),
    vault: vaultLimit(state, Y),
    hand: handLimit(state, Y),
  }).toEqual(limits)
})

it.each(EXAMPLES.list.map(({ id }) => id))('%s: nobody has more clients than their influence allows', id => {
  for (const { state } of playExample(gloryToRome, exampleOf(id)).steps) {
    const s = state as GrState
    for (let seat = 0; seat < s.seats; seat++) expect(s.clientele[seat]).toBeLessThanOrEqual(clienteleLimit(s, seat))
  }
})

it('BX-03: four sites of each material in town, two out of town', () => {
  const view = gloryToRome.view(endOf('BX-03'), R)
  expect(view.inTown).toEqual(Array(6).fill(4))
  expect(view.outOfTown).toEqual(Array(6).fill(2))
})

it('EX-42: Zofia has the influence of the Prison on top', () => {
  expect(endOf('EX-42').influence[L]).toBe(7)
})

it.each(LANGUAGES)('in %s every name in bold in an example is a card, so that it becomes a link', async language => {
  const names = Object.entries(dictionaries[language]).flatMap(([key, name]) => (key.startsWith('card.') ? [name] : []))
  const bold = Object.values((await EXAMPLES.words(language)).notes).flatMap(({ text }) => [
    ...text.matchAll(/\*\*(.+?)\*\*/g),
  ])
  expect(bold.map(([, name]) => name).filter(name => !names.includes(name))).toEqual([])
  expect(bold.length).toBeGreaterThan(EXAMPLES.list.length)
})
