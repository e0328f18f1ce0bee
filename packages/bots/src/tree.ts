// A search tree in flat arrays. A node is the edge that leads to it; node 0 is the root. An edge belongs to one seat and
// one action and is found by both, so a node can hold the choices of several seats: of simultaneous choosers, or of
// whoever is next in different worlds.

/** Natural logarithms by whole numbers, from additions and divisions alone: the same to the last bit on every machine. */
const LOGS = 1 << 14
const LOG = new Float64Array(LOGS)
for (let n = 2; n < LOGS; n++) {
  const x = 1 / (2 * n - 1)
  let term = x
  let sum = 0
  for (let k = 1; term > 1e-18; k += 2) {
    sum += term / k
    term *= x * x
  }
  LOG[n] = LOG[n - 1] + 2 * sum
}

/** The natural logarithm of a whole number from 1 up, past the table to the precision that a search needs. */
export function log(n: number): number {
  let halvings = 0
  while (n >= LOGS) {
    n = Math.floor(n / 2)
    halvings++
  }
  return LOG[n] + halvings * LOG[2]
}

export const ROOT = 0
export const NOTHING = -1

export interface Tree {
  readonly actions: number
  size: number
  capacity: number
  /** Seat times the number of actions, plus the action's id. */
  key: Int32Array
  /** The next edge out of the same node, and the first edge out of this one. */
  next: Int32Array
  first: Int32Array
  visits: Int32Array
  /** How often the action was legal when its node was visited. */
  available: Int32Array
  /** The sum of what the seat that chose it got. */
  value: Float64Array
  /** What the action was thought to be worth before it was tried. */
  prior: Float64Array
}

export function newTree(actions: number, capacity: number): Tree {
  const tree: Tree = {
    actions,
    size: 0,
    capacity,
    key: new Int32Array(capacity),
    next: new Int32Array(capacity),
    first: new Int32Array(capacity),
    visits: new Int32Array(capacity),
    available: new Int32Array(capacity),
    value: new Float64Array(capacity),
    prior: new Float64Array(capacity),
  }
  clear(tree)
  return tree
}

/** Nothing but a root that nobody has visited. */
export function clear(tree: Tree): void {
  tree.size = 0
  append(tree, NOTHING)
}

const wider = <T extends Int32Array | Float64Array>(from: T, into: T): T => {
  into.set(from)
  return into
}

function grow(tree: Tree): void {
  const capacity = tree.capacity * 2
  tree.capacity = capacity
  tree.key = wider(tree.key, new Int32Array(capacity))
  tree.next = wider(tree.next, new Int32Array(capacity))
  tree.first = wider(tree.first, new Int32Array(capacity))
  tree.visits = wider(tree.visits, new Int32Array(capacity))
  tree.available = wider(tree.available, new Int32Array(capacity))
  tree.value = wider(tree.value, new Float64Array(capacity))
  tree.prior = wider(tree.prior, new Float64Array(capacity))
}

function append(tree: Tree, key: number): number {
  if (tree.size === tree.capacity) grow(tree)
  const node = tree.size++
  tree.key[node] = key
  tree.next[node] = NOTHING
  tree.first[node] = NOTHING
  tree.visits[node] = 0
  tree.available[node] = 0
  tree.value[node] = 0
  tree.prior[node] = 0
  return node
}

/** A new edge out of `parent`. */
export function addEdge(tree: Tree, parent: number, key: number): number {
  const edge = append(tree, key)
  tree.next[edge] = tree.first[parent]
  tree.first[parent] = edge
  return edge
}

export function findEdge(tree: Tree, parent: number, key: number): number {
  let edge = tree.first[parent]
  while (edge !== NOTHING && tree.key[edge] !== key) edge = tree.next[edge]
  return edge
}

/** The edges out of a node that have been visited, the most visited first. */
export function edgesByVisits(tree: Tree, parent: number): number[] {
  const edges: number[] = []
  for (let edge = tree.first[parent]; edge !== NOTHING; edge = tree.next[edge]) {
    if (tree.visits[edge] > 0) edges.push(edge)
  }
  return edges.sort((a, b) => tree.visits[b] - tree.visits[a] || tree.key[a] - tree.key[b])
}

/** Makes `into` the part of `from` that hangs on `node`. */
export function transplant(from: Tree, node: number, into: Tree): void {
  clear(into)
  const pairs = [node, ROOT]
  while (pairs.length > 0) {
    const target = pairs.pop() as number
    const source = pairs.pop() as number
    const edges: number[] = []
    for (let edge = from.first[source]; edge !== NOTHING; edge = from.next[edge]) edges.push(edge)
    // Backwards, since `addEdge` puts each before the last: the order of edges stays.
    for (const edge of edges.reverse()) {
      const copy = addEdge(into, target, from.key[edge])
      into.visits[copy] = from.visits[edge]
      into.available[copy] = from.available[edge]
      into.value[copy] = from.value[edge]
      into.prior[copy] = from.prior[edge]
      pairs.push(edge, copy)
    }
  }
}
