// Walking through a chapter of a study and changing it. A chapter is never changed itself: each edit returns another one,
// and where one stands in it.

import type { GameRecord, Move } from './record.ts'
import {
  type Annotation,
  bareRecord,
  comparePlaces,
  hasText,
  type StudyBranch,
  type StudyChapter,
  type StudyPlace,
  samePlace,
} from './study.ts'

type Tree = Pick<StudyChapter, 'record' | 'branches'>

/** The moves of a branch; 0: of the record. */
const movesIn = ({ record, branches }: Tree, branch: number): readonly Move[] =>
  branch === 0 ? record.moves : branches[branch - 1].moves

/** All moves from the set-up to a place. */
export function movesTo(tree: Tree, { branch, moves }: StudyPlace): readonly Move[] {
  const own = movesIn(tree, branch).slice(0, moves)
  return branch === 0 ? own : [...movesTo(tree, tree.branches[branch - 1].from), ...own]
}

/** How many moves a place is away from the set-up. */
export const depthOf = (tree: Tree, { branch, moves }: StudyPlace): number =>
  branch === 0 ? moves : moves + depthOf(tree, tree.branches[branch - 1].from)

/** The last move before a place; undefined: the set-up. */
export const moveAt = (tree: Tree, { branch, moves }: StudyPlace): Move | undefined => movesIn(tree, branch)[moves - 1]

/** The place one move earlier; undefined: there is none. */
export function before({ branches }: Tree, { branch, moves }: StudyPlace): StudyPlace | undefined {
  if (branch > 0 && moves === 1) return branches[branch - 1].from
  return moves === 0 ? undefined : { branch, moves: moves - 1 }
}

/** The places one move later: first where it goes on, then the branches that leave here. */
export function after(tree: Tree, at: StudyPlace): readonly StudyPlace[] {
  const on = { ...at, moves: at.moves + 1 }
  return [
    ...(at.moves < movesIn(tree, at.branch).length ? [on] : []),
    ...tree.branches.flatMap(({ from }, i) => (samePlace(from, at) ? [{ branch: i + 1, moves: 1 }] : [])),
  ]
}

/** The place after a move of a seat, where the chapter has it. */
export const afterMove = (
  tree: Tree,
  at: StudyPlace,
  { seat, action }: Omit<Move, 'answers'>,
): StudyPlace | undefined =>
  after(tree, at).find(next => {
    const move = moveAt(tree, next)
    return move?.seat === seat && move.action === action
  })

/** A chapter, and where one stands in it. */
export interface Edited {
  readonly chapter: StudyChapter
  readonly at: StudyPlace
}

/** Gives branches the numbers of their order, so that none leaves a later one, and drops what says nothing. */
function ordered(chapter: StudyChapter, at: StudyPlace): Edited {
  const order: number[] = [0]
  for (let i = 0; i < order.length; i++) {
    const leaving = chapter.branches.flatMap(({ from }, k) => (from.branch === order[i] ? [k + 1] : []))
    order.push(
      ...leaving.toSorted((a, b) => comparePlaces(chapter.branches[a - 1].from, chapter.branches[b - 1].from) || a - b),
    )
  }
  const moved = (place: StudyPlace): StudyPlace => ({ ...place, branch: order.indexOf(place.branch) })
  return {
    chapter: {
      ...chapter,
      branches: order.slice(1).map(branch => {
        const { from, moves } = chapter.branches[branch - 1]
        return { from: moved(from), moves }
      }),
      annotations: chapter.annotations
        .filter(one => hasText(one.comment) || one.marks.length > 0 || one.question !== undefined)
        .map(one => ({ ...one, at: moved(one.at) }))
        .toSorted((a, b) => comparePlaces(a.at, b.at)),
    },
    at: moved(at),
  }
}

/** The record with other moves: the game that was played is no longer this one, nor its result. */
function replayed(record: GameRecord, moves: readonly Move[]): GameRecord {
  const { result: _, standIns: __, ...rest } = bareRecord(record)
  return { ...rest, moves }
}

function withMoves(chapter: StudyChapter, branch: number, moves: readonly Move[]): StudyChapter {
  if (branch === 0) return { ...chapter, record: replayed(chapter.record, moves) }
  const { branches } = chapter
  return { ...chapter, branches: branches.with(branch - 1, { ...branches[branch - 1], moves }) }
}

/** A move made here: where the chapter has it already it is walked to, at an end it is added, elsewhere it is a branch. */
export function withMove(chapter: StudyChapter, at: StudyPlace, move: Move): Edited {
  const known = afterMove(chapter, at, move)
  if (known) return { chapter, at: known }
  const moves = movesIn(chapter, at.branch)
  if (at.moves === moves.length && after(chapter, at).length === 0)
    return { chapter: withMoves(chapter, at.branch, [...moves, move]), at: { ...at, moves: at.moves + 1 } }
  const branch: StudyBranch = { from: at, moves: [move] }
  return ordered(
    { ...chapter, branches: [...chapter.branches, branch] },
    {
      branch: chapter.branches.length + 1,
      moves: 1,
    },
  )
}

/** Whether the move to this place can be taken out: the chapter's own beginning stays. */
export const canCut = ({ start }: StudyChapter, { branch, moves }: StudyPlace): boolean => branch > 0 || moves > start

/** Without the move to this place and all that follows it. */
export function without(chapter: StudyChapter, at: StudyPlace): Edited {
  const back = before(chapter, at)
  if (!back || !canCut(chapter, at)) return { chapter, at }
  const gone = new Set<number>()
  const isGone = ({ branch, moves }: StudyPlace): boolean =>
    gone.has(branch) || (branch === at.branch && moves >= at.moves)
  // None leaves a later one: one pass finds all.
  for (const [i, { from }] of chapter.branches.entries()) if (isGone(from)) gone.add(i + 1)
  if (at.moves === 1 && at.branch > 0) gone.add(at.branch)
  const cut = withMoves(chapter, at.branch, movesIn(chapter, at.branch).slice(0, at.moves - 1))
  const left = [...cut.branches.keys()].map(i => i + 1).filter(branch => !gone.has(branch))
  const moved = (place: StudyPlace): StudyPlace =>
    place.branch === 0 ? place : { ...place, branch: left.indexOf(place.branch) + 1 }
  return ordered(
    {
      ...cut,
      branches: left.map(branch => ({ ...cut.branches[branch - 1], from: moved(cut.branches[branch - 1].from) })),
      annotations: chapter.annotations.filter(one => !isGone(one.at)).map(one => ({ ...one, at: moved(one.at) })),
    },
    moved(back),
  )
}

/** The branch of this place in the place of what it leaves: what was there is the branch now. */
export function promoted(chapter: StudyChapter, at: StudyPlace): Edited {
  if (at.branch === 0) return { chapter, at }
  const { branch } = at
  const { from, moves } = chapter.branches[branch - 1]
  const parent = movesIn(chapter, from.branch)
  const tail = parent.slice(from.moves)
  const moved = (place: StudyPlace): StudyPlace => {
    if (place.branch === branch) return { branch: from.branch, moves: from.moves + place.moves }
    if (place.branch === from.branch && place.moves > from.moves) return { branch, moves: place.moves - from.moves }
    return place
  }
  const whole = withMoves(chapter, from.branch, [...parent.slice(0, from.moves), ...moves])
  const branches = whole.branches.map((one, i) =>
    i === branch - 1 ? { from, moves: tail } : { ...one, from: moved(one.from) },
  )
  const start = from.branch === 0 ? Math.min(chapter.start, from.moves) : chapter.start
  const annotations = chapter.annotations.map(one => ({ ...one, at: moved(one.at) }))
  const swapped = ordered({ ...whole, start, branches, annotations }, moved(at))
  // Where nothing was left behind, the two were one all the time.
  const empty = swapped.chapter.branches.findIndex(one => one.moves.length === 0)
  if (empty < 0) return swapped
  const without = swapped.chapter.branches.toSpliced(empty, 1)
  const closed = (place: StudyPlace): StudyPlace =>
    place.branch > empty + 1 ? { ...place, branch: place.branch - 1 } : place
  return ordered(
    {
      ...swapped.chapter,
      branches: without.map(one => ({ ...one, from: closed(one.from) })),
      annotations: swapped.chapter.annotations.map(one => ({ ...one, at: closed(one.at) })),
    },
    closed(swapped.at),
  )
}

const EMPTY: Omit<Annotation, 'at'> = { comment: {}, marks: [] }

/** What is said, marked and asked here. */
export const annotationAt = ({ annotations }: StudyChapter, at: StudyPlace): Annotation =>
  annotations.find(one => samePlace(one.at, at)) ?? { ...EMPTY, at }

export function annotated(chapter: StudyChapter, annotation: Annotation): StudyChapter {
  const others = chapter.annotations.filter(one => !samePlace(one.at, annotation.at))
  return ordered({ ...chapter, annotations: [...others, annotation] }, annotation.at).chapter
}

/** The moves to a place as a chapter of its own, which begins there. */
export function chapterFrom(chapter: StudyChapter, at: StudyPlace): StudyChapter {
  const moves = movesTo(chapter, at)
  const record =
    at.branch === 0 && at.moves === chapter.record.moves.length ? chapter.record : replayed(chapter.record, moves)
  return { ...chapter, name: {}, start: moves.length, record, branches: [], annotations: [] }
}
