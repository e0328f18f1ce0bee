import { fitRecord, isProblem, LANGUAGES, legalList, type Move, readRecord, replay } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import { wondersDuel as game, type WdState } from '../index.ts'
import { LESSONS } from './index.ts'

describe.each(LESSONS)('the lesson $id', lesson => {
  const read = readRecord(lesson.record)
  const record = isProblem(read) ? read : fitRecord(game, read)
  if (isProblem(record)) throw new Error(record.problem)
  const at = (moves: number): WdState => replay(game, record, { until: moves })

  it('is a record of legal moves', () => {
    expect(() => at(record.moves.length)).not.toThrow()
  })

  it('asks for the move that the record makes, and the rival makes all others', () => {
    const taught = lesson.steps.filter(({ expects }) => expects !== undefined).map(step => step.at)
    const own = record.moves.flatMap(({ seat }, i) => (seat === lesson.seat ? [i] : []))
    expect(own).toEqual(taught)
    for (const { at: moves, expects } of lesson.steps) {
      if (expects !== undefined && expects !== 'any') expect(expects).toContain(record.moves[moves].action)
    }
  })

  it('asks for nothing that is not legal', () => {
    for (const { at: moves, expects } of lesson.steps) {
      const legal = legalList(game, at(moves), lesson.seat).map(({ notation }) => notation)
      if (expects === undefined) continue
      if (expects === 'any') expect(legal.length).toBeGreaterThan(1)
      else for (const notation of expects) expect(legal).toContain(notation)
    }
  })

  it('goes on whatever is freely chosen', () => {
    for (const { at: moves, expects } of lesson.steps) {
      if (expects !== 'any') continue
      for (const action of legalList(game, at(moves), lesson.seat)) {
        const changed = record.moves.map((move, i): Move => (i === moves ? { ...move, action: action.notation } : move))
        expect(() => replay(game, { ...record, moves: changed })).not.toThrow()
      }
    }
  })

  it('never goes back and ends with the record', () => {
    const places = lesson.steps.map(step => step.at)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places.at(-1)).toBe(record.moves.length)
  })

  it.each(LANGUAGES)('has words for every step in %s, and cites rules that there are', async language => {
    const numbers = (await game.text.rules(language)).map(({ number }) => number)
    expect(lesson.title[language]).not.toBe('')
    expect(Object.keys(lesson.notes[language])).toEqual(lesson.steps.map(({ id }) => id))
    for (const { id, rule, light } of lesson.steps) {
      const { title, text } = lesson.notes[language][id]
      expect(title).not.toBe('')
      expect(text.length).toBeGreaterThan(80)
      expect(numbers).toContain(rule)
      if (light === undefined) continue
      // What is to be looked at is said in bold, by the name it has everywhere.
      expect(text).toContain(`**${game.text.dictionaries[language][light]}**`)
    }
  })
})
