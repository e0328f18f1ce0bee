// Maximum-weight matching in a general graph: Edmonds' blossoms with dual variables, for dense graphs, in O(n³). Pairings of
// a round are one matching: all that speaks against a pair is taken off its weight.
//
// Vertices are counted from 1 here, so that 0 is nobody; blossoms have the numbers after them. Weights are whole numbers.

type WeightOf = (a: number, b: number) => number

/** Of whom: `mates[v]` is the vertex that v is matched with, or -1. An edge of no weight, or less, does not exist. */
export function maximumWeightMatching(count: number, weightOf: WeightOf): readonly number[] {
  const graph = createGraph(count, weightOf, 'any')
  while (graph.augment()) {
    // Each time two more are matched, at the greatest weight that so many can have.
  }
  return graph.mates()
}

/**
 * The heaviest of the matchings that leave nobody over; undefined: there is none. Many times faster: where everybody is to
 * be matched the duals may begin anywhere, and most of a matching is found before the first search.
 */
export function perfectMatching(count: number, weightOf: WeightOf): readonly number[] | undefined {
  if (count % 2 === 1) return undefined
  const graph = createGraph(count, weightOf, 'perfect')
  while (graph.augment()) {
    // As above.
  }
  const mates = graph.mates()
  return mates.includes(-1) ? undefined : mates
}

/** What a vertex or blossom is in the forest that is grown: not in it, at an even distance from a root, or at an odd one. */
const FREE = -1
const EVEN = 0
const ODD = 1

function createGraph(count: number, weightOf: WeightOf, kind: 'any' | 'perfect') {
  const size = 2 * count + 1
  const weight = new Float64Array(size * size)
  // The edge that joins two blossoms best, by the vertices at its ends.
  const from = new Int32Array(size * size)
  const to = new Int32Array(size * size)
  const dual = new Float64Array(size)
  const match = new Int32Array(size)
  const slack = new Int32Array(size)
  /** The outermost blossom of each. */
  const outer = new Int32Array(size)
  const parent = new Int32Array(size)
  const label = new Int8Array(size)
  const seen = new Int32Array(size)
  /** The part of a blossom in which a vertex lies. */
  const partOf = new Int32Array(size * (count + 1))
  const parts: number[][] = Array.from({ length: size }, () => [])
  let queue: number[] = []
  let top = count
  let stamp = 0

  let heaviest = 0
  for (let a = 1; a <= count; a++) {
    outer[a] = a
    partOf[a * (count + 1) + a] = a
    for (let b = 1; b <= count; b++) {
      const at = a * size + b
      from[at] = a
      to[at] = b
      if (a === b) continue
      const given = Math.max(0, weightOf(Math.min(a, b) - 1, Math.max(a, b) - 1))
      weight[at] = given
      heaviest = Math.max(heaviest, given)
    }
  }
  // The same for all who are unmatched, so that it can be the last of all duals that reaches nothing.
  for (let a = 1; a <= count; a++) dual[a] = heaviest

  /** By how much the duals of an edge's ends exceed its weight. */
  const excess = (at: number): number => dual[from[at]] + dual[to[at]] - 2 * weight[from[at] * size + to[at]]

  /** Duals as low as they can be, one after the other, and whoever is joined by an edge without excess is matched. */
  const jumpStart = (): void => {
    for (let a = 1; a <= count; a++) {
      let most = 0
      for (let b = 1; b <= count; b++) most = Math.max(most, weight[a * size + b])
      // Even, all of them: then halves of what is left over are whole numbers for ever.
      dual[a] = most + (most % 2)
    }
    for (let a = 1; a <= count; a++) {
      if (match[a] !== 0) continue
      let least = Number.NEGATIVE_INFINITY
      let mate = 0
      for (let b = 1; b <= count; b++) {
        const at = a * size + b
        if (weight[at] === 0) continue
        const needed = 2 * weight[at] - dual[b]
        if (needed > least || (needed === least && match[mate] !== 0 && match[b] === 0)) {
          least = needed
          mate = b
        }
      }
      if (mate === 0) continue
      dual[a] = least
      if (match[mate] !== 0) continue
      match[a] = mate
      match[mate] = a
    }
  }
  if (kind === 'perfect') jumpStart()

  const updateSlack = (u: number, x: number): void => {
    if (slack[x] === 0 || excess(u * size + x) < excess(slack[x] * size + x)) slack[x] = u
  }

  const setSlack = (x: number): void => {
    slack[x] = 0
    for (let u = 1; u <= count; u++) {
      if (weight[u * size + x] > 0 && outer[u] !== x && label[outer[u]] === EVEN) updateSlack(u, x)
    }
  }

  const enqueue = (x: number): void => {
    if (x <= count) queue.push(x)
    else for (const part of parts[x]) enqueue(part)
  }

  const setOuter = (x: number, blossom: number): void => {
    outer[x] = blossom
    if (x > count) for (const part of parts[x]) setOuter(part, blossom)
  }

  /** Where the part stands in its blossom, at an even distance from the base: the other way round where it must be. */
  const placeOf = (blossom: number, part: number): number => {
    const place = parts[blossom].indexOf(part)
    if (place % 2 === 0) return place
    const [base, ...rest] = parts[blossom]
    parts[blossom] = [base, ...rest.reverse()]
    return parts[blossom].length - place
  }

  const setMatch = (u: number, v: number): void => {
    const at = u * size + v
    match[u] = to[at]
    if (u <= count) return
    const part = partOf[u * (count + 1) + from[at]]
    const place = placeOf(u, part)
    for (let i = 0; i < place; i++) setMatch(parts[u][i], parts[u][i ^ 1])
    setMatch(part, v)
    parts[u] = [...parts[u].slice(place), ...parts[u].slice(0, place)]
  }

  const augmentFrom = (start: number, end: number): void => {
    let u = start
    let v = end
    for (;;) {
      const next = outer[match[u]]
      setMatch(u, v)
      if (next === 0) return
      setMatch(next, outer[parent[next]])
      u = outer[parent[next]]
      v = next
    }
  }

  const commonRoot = (a: number, b: number): number => {
    stamp++
    let u = a
    let v = b
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (seen[u] === stamp) return u
        seen[u] = stamp
        u = outer[match[u]]
        if (u !== 0) u = outer[parent[u]]
      }
      ;[u, v] = [v, u]
    }
    return 0
  }

  const addBlossom = (u: number, root: number, v: number): void => {
    let blossom = count + 1
    while (blossom <= top && outer[blossom] !== 0) blossom++
    if (blossom > top) top++
    dual[blossom] = 0
    label[blossom] = EVEN
    match[blossom] = match[root]
    const way = (end: number): number[] => {
      const found: number[] = []
      for (let x = end; x !== root; ) {
        const y = outer[match[x]]
        found.push(x, y)
        enqueue(y)
        x = outer[parent[y]]
      }
      return found
    }
    parts[blossom] = [root, ...way(u).reverse(), ...way(v)]
    setOuter(blossom, blossom)
    for (let x = 1; x <= top; x++) {
      weight[blossom * size + x] = 0
      weight[x * size + blossom] = 0
    }
    for (let x = 1; x <= count; x++) partOf[blossom * (count + 1) + x] = 0
    for (const part of parts[blossom]) {
      for (let x = 1; x <= top; x++) {
        const old = part * size + x
        const at = blossom * size + x
        if (weight[old] === 0 || (weight[at] !== 0 && excess(old) >= excess(at))) continue
        const back = x * size + blossom
        weight[at] = weight[old]
        from[at] = from[old]
        to[at] = to[old]
        weight[back] = weight[old]
        from[back] = to[old]
        to[back] = from[old]
      }
      for (let x = 1; x <= count; x++) {
        if (partOf[part * (count + 1) + x] !== 0) partOf[blossom * (count + 1) + x] = part
      }
    }
    setSlack(blossom)
  }

  const expandBlossom = (blossom: number): void => {
    for (const part of parts[blossom]) setOuter(part, part)
    const entered = partOf[blossom * (count + 1) + from[blossom * size + parent[blossom]]]
    const place = placeOf(blossom, entered)
    const all = parts[blossom]
    for (let i = 0; i < place; i += 2) {
      const odd = all[i]
      const even = all[i + 1]
      parent[odd] = from[even * size + odd]
      label[odd] = ODD
      label[even] = EVEN
      slack[odd] = 0
      setSlack(even)
      enqueue(even)
    }
    label[entered] = ODD
    parent[entered] = parent[blossom]
    for (const part of all.slice(place + 1)) {
      label[part] = FREE
      setSlack(part)
    }
    outer[blossom] = 0
  }

  /** An edge without excess: the forest grows, a blossom closes, or (true) two more can be matched. */
  const follow = (at: number): boolean => {
    const u = outer[from[at]]
    const v = outer[to[at]]
    if (label[v] === FREE) {
      parent[v] = from[at]
      label[v] = ODD
      const next = outer[match[v]]
      slack[v] = 0
      slack[next] = 0
      label[next] = EVEN
      enqueue(next)
    } else if (label[v] === EVEN) {
      const root = commonRoot(u, v)
      if (root === 0) {
        augmentFrom(u, v)
        augmentFrom(v, u)
        return true
      }
      addBlossom(u, root, v)
    }
    return false
  }

  /** From the vertices that wait: whether a way to two unmatched ones was found. */
  const search = (): boolean => {
    for (let head = 0; head < queue.length; head++) {
      const u = queue[head]
      if (label[outer[u]] === ODD) continue
      const own = dual[u]
      for (let v = 1; v <= count; v++) {
        const at = u * size + v
        if (weight[at] <= 0 || outer[u] === outer[v]) continue
        // Between vertices the edge is its own ends: this is the line that all the time is spent on.
        if (own + dual[v] - 2 * weight[at] > 0) updateSlack(u, outer[v])
        else if (follow(at)) return true
      }
    }
    return false
  }

  const step = (): number => {
    let least = Number.POSITIVE_INFINITY
    for (let b = count + 1; b <= top; b++) if (outer[b] === b && label[b] === ODD) least = Math.min(least, dual[b] / 2)
    for (let x = 1; x <= top; x++) {
      if (outer[x] !== x || slack[x] === 0) continue
      const left = excess(slack[x] * size + x)
      if (label[x] === FREE) least = Math.min(least, left)
      else if (label[x] === EVEN) least = Math.min(least, left / 2)
    }
    return least
  }

  return {
    augment(): boolean {
      label.fill(FREE)
      slack.fill(0)
      queue = []
      for (let x = 1; x <= top; x++) {
        if (outer[x] !== x || match[x] !== 0) continue
        parent[x] = 0
        label[x] = EVEN
        enqueue(x)
      }
      if (queue.length === 0) return false
      for (;;) {
        if (search()) return true
        const by = step()
        // Nobody else can be reached: somebody has to be left over.
        if (by === Number.POSITIVE_INFINITY) return false
        for (let u = 1; u <= count; u++) {
          if (label[outer[u]] === EVEN) {
            // Whoever is left over is so at no loss.
            if (kind === 'any' && dual[u] <= by) return false
            dual[u] -= by
          } else if (label[outer[u]] === ODD) dual[u] += by
        }
        for (let b = count + 1; b <= top; b++) {
          if (outer[b] !== b) continue
          if (label[b] === EVEN) dual[b] += 2 * by
          else if (label[b] === ODD) dual[b] -= 2 * by
        }
        queue = []
        for (let x = 1; x <= top; x++) {
          const at = slack[x] * size + x
          if (outer[x] !== x || slack[x] === 0 || outer[slack[x]] === x || excess(at) !== 0) continue
          if (follow(at)) return true
        }
        for (let b = count + 1; b <= top; b++) {
          if (outer[b] === b && label[b] === ODD && dual[b] === 0) expandBlossom(b)
        }
      }
    },
    mates: () => Array.from({ length: count }, (_, v) => match[v + 1] - 1),
  }
}
