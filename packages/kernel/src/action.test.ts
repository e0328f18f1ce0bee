import { describe, expect, test } from 'vitest'
import { type ActionOf, catalogue, type Kind, kind, lone } from './action.ts'

const GODS = ['mars', 'juno-moneta'] as const

const kinds = {
  pray: kind(
    GODS.map((_, god) => ({ god })),
    f => GODS[f.god],
  ),
  march: kind(
    [
      { from: 1, legions: 2 },
      { from: 2, legions: 1 },
    ],
    f => `${f.from} with ${f.legions}`,
  ),
  pass: lone(),
}
const actions = catalogue(kinds)

describe('a catalogue', () => {
  test('numbers the actions in the order they are declared', () => {
    expect(actions.all.map(action => action.notation)).toEqual([
      'pray mars',
      'pray juno-moneta',
      'march 1 with 2',
      'march 2 with 1',
      'pass',
    ])
    expect(actions.all.map(action => action.id)).toEqual([0, 1, 2, 3, 4])
    expect(actions.kinds).toEqual(['pray', 'march', 'pass'])
  })

  test('hands out the same frozen objects by kind, by notation and in the list', () => {
    expect(actions.of('march')).toEqual([actions.all[2], actions.all[3]])
    for (const action of actions.all) {
      expect(actions.parse(action.notation)).toBe(action)
      expect(actions.of(action.kind)).toContain(action)
      expect(Object.isFrozen(action)).toBe(true)
    }
  })

  test('gives every action all field names in one order: one hidden class', () => {
    const names = ['id', 'kind', 'notation', 'god', 'from', 'legions']
    for (const action of actions.all) expect(Object.keys(action)).toEqual(names)
    expect(actions.of('pass')[0]).toHaveProperty('god', undefined)
  })

  test('keeps the types: a switch over the kind is exhaustive', () => {
    const strength = (action: ActionOf<typeof kinds>): number => {
      switch (action.kind) {
        case 'pray':
          return action.god
        case 'march':
          return action.legions
        case 'pass':
          return 0
      }
    }
    expect(actions.all.map(strength)).toEqual([0, 1, 2, 1, 0])
  })

  test.each(['', ' ', 'pray', 'pray  mars', ' pray mars', 'pray mars ', 'Pray mars', 'constructor', '__proto__'])(
    "there is no action '%s'",
    notation => {
      expect(actions.parse(notation)).toBeUndefined()
    },
  )

  const one = (say: string): Kind => kind<{ x: number }>([{ x: 1 }], () => say) as Kind
  test.each<[string, Record<string, Kind>, string]>([
    ['two actions with one notation', { go: kind([{ x: 1 }, { x: 2 }], () => 'home') as Kind }, "'go home' names two"],
    ['two kinds with one notation', { go: one('a b'), 'go a': one('b') }, "'go a b' names two"],
    ['a capital letter', { go: one('Home') }, 'words of a-z'],
    ['a separator of records', { go: one('a > b') }, 'words of a-z'],
    ['two spaces', { go: one('a  b') }, 'words of a-z'],
    ['a hyphen at the end', { go: one('a-') }, 'words of a-z'],
    ['a letter that only looks like one', { go: one('hоme') }, 'words of a-z'],
    ['an end of line', { go: one('a\nb') }, 'words of a-z'],
    ['a field called id', { go: kind([{ id: 1 }], () => 'a') as Kind }, "no field can be called 'id'"],
    ['a field called kind', { go: kind([{ kind: 1 }], () => 'a') as Kind }, "no field can be called 'kind'"],
    ['a field called notation', { go: kind([{ notation: 1 }], () => 'a') as Kind }, "can be called 'notation'"],
  ])('%s cannot be declared', (_, wrong, why) => {
    expect(() => catalogue(wrong)).toThrow(why)
  })
})
