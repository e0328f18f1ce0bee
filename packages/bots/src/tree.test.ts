import { describe, expect, it } from 'vitest'
import { addEdge, clear, edgesByVisits, findEdge, log, NOTHING, newTree, ROOT, transplant } from './tree.ts'

describe('log', () => {
  it.each([1, 2, 3, 10, 1000, 16_383])('of %i is the natural logarithm', n => {
    expect(log(n)).toBeCloseTo(Math.log(n), 12)
  })

  it.each([16_384, 100_000, 12_345_678])('of %i, past the table, is near it', n => {
    expect(Math.abs(log(n) - Math.log(n))).toBeLessThan(1e-4)
  })
})

describe('a tree', () => {
  it('finds an edge by its key, grows as needed and is bare once cleared', () => {
    const tree = newTree(10, 2)
    const edges = [7, 3, 9].map(key => addEdge(tree, ROOT, key))
    const deep = addEdge(tree, edges[1], 7)
    expect(findEdge(tree, ROOT, 3)).toBe(edges[1])
    expect(findEdge(tree, edges[1], 7)).toBe(deep)
    expect(findEdge(tree, ROOT, 4)).toBe(NOTHING)
    clear(tree)
    expect(findEdge(tree, ROOT, 3)).toBe(NOTHING)
  })

  it('lists the edges that were visited, the most visited first', () => {
    const tree = newTree(10, 8)
    for (const [key, visits] of [
      [1, 2],
      [2, 0],
      [3, 5],
      [4, 2],
    ]) {
      tree.visits[addEdge(tree, ROOT, key)] = visits
    }
    expect(edgesByVisits(tree, ROOT).map(edge => tree.key[edge])).toEqual([3, 1, 4])
  })

  it('can be cut back to what hangs on one node', () => {
    const tree = newTree(10, 8)
    const kept = addEdge(tree, ROOT, 1)
    addEdge(tree, ROOT, 2)
    const child = addEdge(tree, kept, 5)
    const grandchild = addEdge(tree, child, 6)
    tree.visits[child] = 4
    tree.available[child] = 9
    tree.value[child] = 2.5
    tree.prior[child] = 0.25
    tree.visits[grandchild] = 3
    const into = newTree(10, 2)
    transplant(tree, kept, into)
    const edge = findEdge(into, ROOT, 5)
    expect([into.visits[edge], into.available[edge], into.value[edge], into.prior[edge]]).toEqual([4, 9, 2.5, 0.25])
    expect(into.visits[findEdge(into, edge, 6)]).toBe(3)
    expect(findEdge(into, ROOT, 1)).toBe(NOTHING)
    expect(into.size).toBe(3)
  })
})
