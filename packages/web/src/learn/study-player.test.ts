import { type Game, isProblem, LANGUAGES, legalList } from '@tabularium/kernel'
import { readStudy, type Study, type StudyChapter, textIn, writeStudy } from '@tabularium/kernel/study'
import { after, movesTo, withMove } from '@tabularium/kernel/study-edit'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { pack, unpack } from '../table/share.ts'
import { SHIPPED, shippedStudy } from './shipped-studies.ts'
import { chapterOf, studyFromText, studyOf } from './study-make.ts'
import { newRecord, type StudyPosition, studyPlayer } from './study-player.ts'

const stands = (found: StudyPosition | { readonly problem: string }): StudyPosition => {
  if (isProblem(found)) throw new Error(found.problem)
  return found as StudyPosition
}

/** A chapter of a new game in which two branches are played from one place. */
function branched(game: Game, seats: number): StudyChapter {
  const names = Array.from({ length: seats }, (_, i) => `P${i}`)
  const record = newRecord(game, names, {})
  if (isProblem(record)) throw new Error(record.problem)
  let chapter = chapterOf(record)
  const player = studyPlayer(game, record)
  let at = { branch: 0, moves: 0 }
  for (const turn of [0, 1, 2, 3, 4, 5, 6, 7]) {
    // The second half leaves the first after its second move, with the last choice instead of the first.
    if (turn === 4) at = { branch: 0, moves: 2 }
    const { state } = stands(player.at(movesTo(chapter, at)))
    const [seat] = game.waiting(state)
    const legal = legalList(game, state, seat)
    const move = player.play(movesTo(chapter, at), seat, legal[turn < 4 ? 0 : legal.length - 1].notation)
    if (isProblem(move)) throw new Error(move.problem)
    ;({ chapter, at } = withMove(chapter, at, move))
  }
  return chapter
}

describe.each(GAMES.map(({ id, seats, reading }) => ({ id, seats, reading })))(
  'branches of $id',
  ({ seats, reading }) => {
    test('play again exactly as they were made, in any order, from text and from an address', async () => {
      const game = await (await reading()).loadGame()
      const chapter = branched(game, seats.min)
      const text = writeStudy({ ...studyOf(chapter.record), chapters: [chapter] })
      const fragment = await pack(text)
      const back = await unpack(fragment ?? '')
      const read = readStudy('text' in back ? back.text : '')
      if (isProblem(read)) throw new Error(read.problem)
      const [again] = read.chapters
      expect(again).toEqual(chapter)
      const all = [{ branch: 0, moves: 0 }]
      for (const at of all) all.push(...after(chapter, at))
      expect(all.length).toBeGreaterThan(4)
      const [one, other] = [studyPlayer(game, chapter.record), studyPlayer(game, again.record)]
      const there = all.map(at => JSON.stringify(stands(one.at(movesTo(chapter, at))).state))
      const backwards = all.toReversed().map(at => JSON.stringify(stands(other.at(movesTo(again, at))).state))
      expect(backwards.toReversed()).toEqual(there)
    })
  },
)

test('a move that is not legal is a problem and not a position', async () => {
  const game = await (await GAMES[0].reading()).loadGame()
  const record = newRecord(game, ['A', 'B'], {})
  if (isProblem(record)) throw new Error(record.problem)
  const player = studyPlayer(game, record)
  expect(isProblem(player.at([{ seat: 0, action: 'build nothing', answers: [] }]))).toBe(true)
  expect(isProblem(player.at([]))).toBe(false)
})

test('a text that is neither is answered with what is wrong', () => {
  expect(isProblem(studyFromText('<script>alert(1)</script>'))).toBe(true)
})

/** All but what it says. */
const skeletonOf = (study: Study) =>
  study.chapters.map(({ name: _, annotations, ...chapter }) => ({
    ...chapter,
    annotations: annotations.map(({ at, marks, question }) => ({ at, marks, expects: question?.expects })),
  }))

describe.each(SHIPPED)('the study $id that comes with the program', ({ id, game: of }) => {
  test.each(LANGUAGES)('can be played, answered and read (%s)', async language => {
    const study = await shippedStudy(id, language)
    if (!study) throw new Error(id)
    const game = await (await GAMES.find(one => one.id === of)?.reading())?.loadGame()
    if (!game) throw new Error(of)
    expect(textIn(study.name, '')).not.toBe('')
    for (const chapter of study.chapters) {
      expect(textIn(chapter.name, '')).not.toBe('')
      const player = studyPlayer(game, chapter.record)
      for (const { at, comment, question } of chapter.annotations) {
        const { state } = stands(player.at(movesTo(chapter, at)))
        for (const texts of [comment, ...(question ? [question.ask, question.hint, question.wrong] : [])])
          expect(Object.keys(texts)).toEqual([''])
        const legal = legalList(game, state, 0).map(({ notation }) => notation)
        for (const right of question?.expects ?? []) expect(legal).toContain(right)
      }
    }
  })

  test('is the same in every language but for its words', async () => {
    const all = await Promise.all(LANGUAGES.map(language => shippedStudy(id, language)))
    const [first, ...others] = all.map(study => study && skeletonOf(study))
    for (const other of others) expect(other).toEqual(first)
    expect(new Set(all.map(study => study && textIn(study.name, ''))).size).toBe(LANGUAGES.length)
  })
})
