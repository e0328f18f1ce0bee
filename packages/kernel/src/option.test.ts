import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosable, combinations, completeOptions, type OptionsSpec, spokenOptions } from './option.ts'
import { isProblem } from './problem.ts'

const SPEC: OptionsSpec = {
  day: { values: ['long', 'short'], rule: '6' },
  edition: { values: ['first', 'second', 'third'], rule: '1' },
}

describe('options', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['nothing: the first values', {}, { day: 'long', edition: 'first' }],
    ['one', { edition: 'third' }, { day: 'long', edition: 'third' }],
    ['all, in another order', { edition: 'second', day: 'short' }, { day: 'short', edition: 'second' }],
    [
      'an object without a prototype',
      Object.assign(Object.create(null), { day: 'short' }),
      { day: 'short', edition: 'first' },
    ],
    ['a value that is only inherited', Object.create({ day: 'bogus' }), { day: 'long', edition: 'first' }],
  ])('given %s', (_, given, then) => {
    const options = completeOptions(SPEC, given)
    expect(options).toEqual(then)
    expect(Object.keys(options)).toEqual(['day', 'edition'])
  })

  const json = (text: string): Record<string, unknown> => JSON.parse(text)
  test.each<[Record<string, unknown>, string]>([
    [{ night: 'long' }, "there is no option 'night'; there are: day, edition"],
    [{ Day: 'long' }, "there is no option 'Day'; there are: day, edition"],
    [{ constructor: 'long' }, "there is no option 'constructor'; there are: day, edition"],
    [{ toString: 'long' }, "there is no option 'toString'; there are: day, edition"],
    [json('{"__proto__": "long"}'), "there is no option '__proto__'; there are: day, edition"],
    [{ day: 'endless' }, "option 'day' cannot be 'endless'; it can be: long, short"],
    [{ day: '' }, "option 'day' cannot be ''; it can be: long, short"],
    [{ day: 'toString' }, "option 'day' cannot be 'toString'; it can be: long, short"],
    [{ day: 1 }, "option 'day' cannot be of type number; it can be: long, short"],
    [{ day: true }, "option 'day' cannot be of type boolean; it can be: long, short"],
    [{ day: undefined }, "option 'day' cannot be of type undefined; it can be: long, short"],
    [{ day: json('null') }, "option 'day' cannot be of type object; it can be: long, short"],
    [{ day: ['long'] }, "option 'day' cannot be of type object; it can be: long, short"],
    [json('{"day": {"toString": 1}}'), "option 'day' cannot be of type object; it can be: long, short"],
    [{ day: Symbol('long') }, "option 'day' cannot be of type symbol; it can be: long, short"],
  ])('given %o, a problem', (given, problem) => {
    expect(completeOptions(SPEC, given)).toMatchObject({ problem })
  })

  test('a game without options says so', () => {
    expect(completeOptions({}, {})).toEqual({})
    expect(completeOptions({}, { day: 'long' })).toMatchObject({ problem: "there is no option 'day'; there are: none" })
  })

  test('whatever is given: a problem, or every option with one of its values', () => {
    const names = fc.constantFrom('day', 'edition', '__proto__', 'constructor', 'valueOf', 'x')
    const values = fc.oneof(fc.constantFrom('long', 'short', 'first', 'third'), fc.anything())
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 4 }), entries => {
        const given = Object.fromEntries(entries)
        const options = completeOptions(SPEC, given)
        const good = Object.entries(given).every(([name, value]) =>
          Object.hasOwn(SPEC, name) ? SPEC[name].values.includes(value as string) : false,
        )
        expect(isProblem(options)).toBe(!good)
        if (isProblem(options)) return
        for (const [name, { values: possible }] of Object.entries(SPEC)) {
          expect(options[name]).toBe(Object.hasOwn(given, name) ? given[name] : possible[0])
        }
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})

describe('combinations', () => {
  const two = (...names: string[]) =>
    Object.fromEntries(names.map(name => [name, { values: ['no', 'yes'], rule: '1' }] as const))

  test('all of few, the defaults first, no two alike', () => {
    const all = combinations({
      day: { values: ['long', 'short'], rule: '1' },
      size: { values: ['s', 'm', 'l'], rule: '1' },
    })
    expect(all[0]).toEqual({ day: 'long', size: 's' })
    expect(new Set(all.map(options => JSON.stringify(options))).size).toBe(6)
  })

  test('no options: one combination', () => {
    expect(combinations({})).toEqual([{}])
  })

  test('some of many, every value of every option among them', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    const some = combinations(two(...names), 20)
    expect(some).toHaveLength(20)
    for (const name of names) expect(new Set(some.map(options => options[name]))).toEqual(new Set(['no', 'yes']))
  })
})

test('a retired option is read from old records, offered to nobody, and played by no check', () => {
  const spec: OptionsSpec = { ...SPEC, order: { values: ['any', 'ascending'], rule: '3', retired: true } }
  expect(completeOptions(spec, { order: 'ascending' })).toMatchObject({ order: 'ascending' })
  expect(choosable(spec)).toEqual(SPEC)
  expect(new Set(combinations(spec).map(options => options.order))).toEqual(new Set(['any']))
  expect(combinations(spec)).toHaveLength(combinations(SPEC).length)
})

test.each([
  ['pl', { names: 'pl' }],
  ['en', { names: 'en' }],
  ['la', {}],
])('options by language for one who reads %s', (language, preset) => {
  const spec: OptionsSpec = { ...SPEC, names: { values: ['en', 'pl'], rule: '2', byLanguage: true } }
  expect(spokenOptions(spec, language)).toEqual(preset)
})
