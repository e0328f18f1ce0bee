// Whether a study that comes from elsewhere can be played here: its games, the moves of its records and branches, and the answers its
// questions expect. What is wrong is told with its line.

import { type Game, isProblem, legalList, type Problem } from '@tabularium/kernel'
import { type Study, type StudyChapter, type StudyPlace, studyProblem } from '@tabularium/kernel/study'
import { movesTo } from '@tabularium/kernel/study-edit'
import { lineOfGame, lineOfMove, lineOfPlace } from '@tabularium/kernel/study-lines'
import { type StudyPlayer, studyPlayer } from './study-player.ts'

/** The first place of a branch that cannot be played, and why; undefined: all can. */
function stuckAt(
  player: StudyPlayer,
  chapter: StudyChapter,
  branch: number,
): { readonly at: StudyPlace; readonly why: Problem } | undefined {
  const { length } = branch === 0 ? chapter.record.moves : chapter.branches[branch - 1].moves
  if (!isProblem(player.at(movesTo(chapter, { branch, moves: length })))) return undefined
  for (let moves = branch === 0 ? 0 : 1; moves <= length; moves++) {
    const why = player.at(movesTo(chapter, { branch, moves }))
    if (isProblem(why)) return { at: { branch, moves }, why }
  }
  return undefined
}

function checkChapter(game: Game, chapter: StudyChapter, text: string, n: number): Problem | undefined {
  const player = studyPlayer(game, chapter.record)
  for (let branch = 0; branch <= chapter.branches.length; branch++) {
    const stuck = stuckAt(player, chapter, branch)
    if (stuck) return { ...stuck.why, line: lineOfMove(text, n, stuck.at) }
  }
  for (const { at, question } of chapter.annotations) {
    if (!question) continue
    const position = player.at(movesTo(chapter, at))
    if (isProblem(position)) continue
    const legal = game.waiting(position.state).flatMap(seat => legalList(game, position.state, seat))
    const strange = question.expects.find(one => !legal.some(({ notation }) => notation === one))
    if (strange !== undefined) return studyProblem('illegal', { text: strange }, lineOfPlace(text, n, at))
  }
  return undefined
}

/** What is wrong with it; undefined: nothing. `load` answers undefined for a game that does not exist. */
export async function checkStudy(
  study: Study,
  text: string,
  load: (game: string) => Promise<Game | undefined>,
): Promise<Problem | undefined> {
  for (const [n, chapter] of study.chapters.entries()) {
    const game = await load(chapter.record.game)
    if (!game) return studyProblem('game', { text: chapter.record.game }, lineOfGame(text, n))
    const wrong = checkChapter(game, chapter, text, n)
    if (wrong) return wrong
  }
  return undefined
}
