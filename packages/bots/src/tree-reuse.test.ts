import { FastChance, firstChance } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { describe, expect, it } from 'vitest'
import { addEdge, findEdge, newTree, ROOT, type Tree } from './tree.ts'
import { findAgain } from './tree-reuse.ts'

const actions = omens.actions.all.length
const actionOf = (notation: string) => {
  const action = omens.actions.parse(notation)
  if (!action) throw new Error(`'${notation}' is no action`)
  return action
}
const key = (seat: number, notation: string) => seat * actions + actionOf(notation).id

const edge = (tree: Tree, from: number, seat: number, notation: string, visits: number): number => {
  const made = addEdge(tree, from, key(seat, notation))
  tree.visits[made] = visits
  return made
}

/** Seat 0 has won the bids and is about to mark. */
const aboutToMark = () => {
  const s = omens.setup({ seats: 2, options: { day: 'long' } }, firstChance)
  omens.apply(s, 0, actionOf('bid 1'), firstChance)
  omens.apply(s, 1, actionOf('bid 0'), firstChance)
  return s
}
const MARK = 'mark middle-centre'

describe('findAgain', () => {
  it('finds its next decision, right after the last one', () => {
    const base = aboutToMark()
    const tree = newTree(actions, 16)
    const marked = edge(tree, ROOT, 0, MARK, 30)
    edge(tree, marked, 0, 'seal', 20)
    edge(tree, marked, 0, 'pass', 10)
    const now = omens.clone(base)
    omens.apply(now, 0, actionOf(MARK), firstChance)
    const into = newTree(actions, 4)
    const last = { base, seat: 0, action: actionOf(MARK) }
    expect(findAgain(omens, tree, last, omens.view(now, 0), new FastChance(1), into)).toBe(true)
    expect(into.visits[findEdge(into, ROOT, key(0, 'seal'))]).toBe(20)
  })

  it("finds it past the rival's moves and a bird, where the tree knows them", () => {
    const atSeal = aboutToMark()
    omens.apply(atSeal, 0, actionOf(MARK), firstChance)
    const now = omens.clone(atSeal)
    omens.apply(now, 0, actionOf('pass'), firstChance)
    expect(omens.waiting(now)).toEqual([1])
    omens.apply(now, 1, actionOf('pass'), firstChance)
    const view = omens.view(now, 0)
    const tree = newTree(actions, 16)
    const passed = edge(tree, ROOT, 0, 'pass', 50)
    edge(tree, edge(tree, passed, 1, 'pass', 40), 0, 'bid 2', 30)
    // Which bird flies is drawn: a few draws hit the right one with some seeds only.
    const last = { base: atSeal, seat: 0, action: actionOf('pass') }
    const found = Array.from({ length: 10 }, (_, seed) => {
      const into = newTree(actions, 4)
      return (
        findAgain(omens, tree, last, view, new FastChance(seed), into) &&
        into.visits[findEdge(into, ROOT, key(0, 'bid 2'))] === 30
      )
    })
    expect(found).toContain(true)
  })

  it('finds nothing where the tree never went', () => {
    const base = aboutToMark()
    const tree = newTree(actions, 16)
    const marked = edge(tree, ROOT, 0, MARK, 30)
    edge(tree, marked, 0, 'seal', 20)
    const elsewhere = omens.clone(base)
    omens.apply(elsewhere, 0, actionOf('mark north-west'), firstChance)
    const view = omens.view(elsewhere, 0)
    const into = newTree(actions, 4)
    for (const notation of [MARK, 'mark north-west']) {
      const last = { base, seat: 0, action: actionOf(notation) }
      expect(findAgain(omens, tree, last, view, new FastChance(1), into)).toBe(false)
    }
  })
})
