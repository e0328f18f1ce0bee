// Information-set Monte Carlo tree search over any game. Every iteration deals again what the seat cannot know, walks
// down one tree by what the acting seats could do in that world, and plays the game out from where it left the tree.

import { type Action, FastChance, type Game, MAX_SEATS, type Seat, type State, type View } from '@tabularium/kernel'
import type { Bot, Question } from './bot.ts'
import { runWithBudget } from './budget-runner.ts'
import { forcedWin, proofBudget } from './ending.ts'
import { newPlayout } from './playout.ts'
import { addEdge, clear, edgesByVisits, findEdge, log, NOTHING, newTree, ROOT, type Tree } from './tree.ts'
import { findAgain, type LastDecision } from './tree-reuse.ts'
import { CURIOUS, LEAN, PLAIN, type SearchSetting, type Tuning } from './tuning.ts'

/** In how many worlds a move has to win at once to be made without further thought. */
const WORLDS = 8

/** What `unseen` is where a tuning does not say. */
const UNSEEN = 0.1

/** A tree of this size (some 100 MB) gets no new nodes any more, it only learns more about those it has. */
const MOST_EDGES = 1 << 21
const LAST_STAMP = 2 ** 31 - 1

/** A line of play goes on where a move was tried so often. */
const WORTH_TELLING = 3

export function mctsBot<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  { name, budget, seed, tuning = PLAIN as Tuning<S, A> }: SearchSetting<S, A>,
): Bot<V, A> {
  const chance = new FastChance(seed)
  const search = newSearch(game, tuning, chance)
  let lastDecision: LastDecision<S, A> | undefined

  const remember = (base: S, seat: Seat, action: A): A => {
    lastDecision = { base, seat, action }
    return action
  }

  const think = (question: Question<V, A>, base: S): A | Promise<A> => {
    const { seat, legal } = question
    const best = (): A => search.best(seat, legal)
    const answer = runWithBudget(budget, question, {
      iterate() {
        search.iterate()
        return true
      },
      best,
      value: () => search.valueOf(seat, best()),
    })
    return answer instanceof Promise
      ? answer.then(action => remember(base, seat, action))
      : remember(base, seat, answer)
  }

  return {
    name,
    choose(question) {
      const { view, seat, legal } = question
      const base = game.imagine(view, chance)
      search.begin(base, seat, lastDecision === undefined ? undefined : { lastDecision, view })
      lastDecision = undefined
      if (legal.length === 1) return remember(base, seat, legal[0])
      const sure =
        search.sureWin(legal) ??
        (tuning.isEnding?.(base) ? forcedWin(game, base, seat, legal, proofBudget(budget)) : undefined)
      if (sure === undefined) return think(question, base)
      question.progress?.({ iterations: 0, share: 1, best: sure.notation, value: 1 })
      return remember(base, seat, sure)
    },
  }
}

/** A move of a line of play. */
export interface LineMove<A extends Action = Action> {
  readonly seat: Seat
  readonly action: A
}

export interface Search<S extends State, V extends View, A extends Action> {
  /** A new root: the part of the old tree that fits what is seen now, or a bare one. */
  begin(base: S, seat: Seat, before: { readonly lastDecision: LastDecision<S, A>; readonly view: V } | undefined): void
  /** A move that wins the game at once, whatever chance and the others hold. */
  sureWin(legal: readonly A[]): A | undefined
  /** Tries `only` at the root where it is given, else what looks best there. Says what the seat has tried; undefined: the
   *  iteration ended before it was asked, among simultaneous choosers. */
  iterate(only?: A): A | undefined
  /** What each seat got in the last iteration. */
  readonly reward: Readonly<Float64Array>
  best(seat: Seat, legal: readonly A[]): A
  /** What the seat may expect from an action, as far as it has been tried. */
  valueOf(seat: Seat, action: A): number
  /** How often an action was tried at the root. */
  visitsOf(seat: Seat, action: A): number
  /** What was tried most after an action at the root, `most` moves at most. */
  lineAfter(seat: Seat, action: A, most: number): readonly LineMove<A>[]
  /** Gives so much of the root's shares to moves at random, so that self-play tries what it does not believe in. */
  addRootNoise(legal: readonly A[], share: number): void
}

export function newSearch<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  tuning: Tuning<S, A>,
  chance: FastChance,
): Search<S, V, A> {
  const actions = game.actions.all.length
  const { exploration, untried, bias, evaluate, unseen = UNSEEN } = tuning
  const unused = new Float64Array(MAX_SEATS)
  const policy: Tuning<S, A>['policy'] =
    evaluate === undefined ? tuning.policy : (s, seat, moves, n, out) => evaluate(s, seat, moves, n, out, unused)
  let tree: Tree = newTree(actions, 1 << 12)
  let spareTree: Tree = newTree(actions, 1 << 10)
  let base: S
  let spare: S | undefined
  let me: Seat = 0
  const legal: A[] = []
  /** Per key: the edge at the node being looked at, good while the stamp is the current one. */
  const edgeAt = new Int32Array(actions * MAX_SEATS)
  const stampAt = new Int32Array(actions * MAX_SEATS)
  let stamp = 0
  /** The edges of this iteration, to be told how it ended. */
  const path: number[] = []
  let depth = 0
  const reward = new Float64Array(MAX_SEATS)
  const priors = new Float64Array(actions)
  /** By action: how much more of the win it counts as at the root, for a player with likings. */
  const lean = tuning.likes ? new Float64Array(actions) : undefined

  const { settle, playOn } = newPlayout(game, tuning, chance, reward)

  /** Simultaneous choosers explore more and less at random, or they would fall into step with each other. */
  const waver = (): number => 2 * chance.next() * 2 ** -32

  /** Gives more of the root's shares to what the player likes. */
  const favour = (s: S, n: number): void => {
    let sum = 0
    for (let i = 0; i < n; i++) {
      priors[i] *= 1 + (CURIOUS - 1) * (tuning.likes?.(s, me, legal[i]) ?? 0)
      sum += priors[i]
    }
    if (sum > 0) for (let i = 0; i < n; i++) priors[i] /= sum
  }

  /** Notes the edges for this seat's `legal[0..n)` out of `node` in `edgeAt`; those not met here before are made. */
  const meet = (s: S, node: number, seat: Seat, n: number): void => {
    if (stamp === LAST_STAMP) {
      stampAt.fill(0)
      stamp = 0
    }
    stamp++
    const { first, next, key: keys } = tree
    for (let edge = first[node]; edge !== NOTHING; edge = next[edge]) {
      const key = keys[edge]
      edgeAt[key] = edge
      stampAt[key] = stamp
    }
    const offset = seat * actions
    let asked = false
    for (let i = 0; i < n; i++) {
      const key = offset + legal[i].id
      if (stampAt[key] === stamp) continue
      const edge = addEdge(tree, node, key)
      edgeAt[key] = edge
      if (!policy) continue
      if (!asked) {
        policy(s, seat, legal, n, priors)
        if (lean && node === ROOT && seat === me) favour(s, n)
      }
      asked = true
      tree.prior[edge] = priors[i]
    }
  }

  /** The edge to follow out of `node` for this seat. */
  const select = (seat: Seat, n: number, alone: boolean, liked: Float64Array | undefined): number => {
    const offset = seat * actions
    const { visits, value, available, prior } = tree
    let best = NOTHING
    let bestScore = Number.NEGATIVE_INFINITY
    let ties = 0
    for (let i = 0; i < n; i++) {
      const edge = edgeAt[offset + legal[i].id]
      const met = ++available[edge]
      const tried = visits[edge]
      const score =
        tried === 0
          ? untried + bias * prior[edge]
          : value[edge] / tried +
            exploration * (alone ? 1 : waver()) * Math.sqrt(log(met) / tried) +
            (bias * prior[edge]) / (tried + 1) +
            (liked === undefined ? 0 : liked[legal[i].id])
      if (score > bestScore) {
        bestScore = score
        best = edge
        ties = 1
      } else if (score === bestScore && chance.number(++ties) === 0) best = edge
    }
    return best
  }

  /** The same by a policy: what has not been tried yet counts as somewhat worse than the average of what has. */
  const selectByPolicy = (seat: Seat, n: number, alone: boolean, liked: Float64Array | undefined): number => {
    const offset = seat * actions
    const { visits, value, prior } = tree
    let tried = 0
    let sum = 0
    for (let i = 0; i < n; i++) {
      const edge = edgeAt[offset + legal[i].id]
      tried += visits[edge]
      sum += value[edge]
    }
    const first = tried === 0 ? 0 : sum / tried - unseen
    const weight = exploration * (alone ? 1 : waver()) * Math.sqrt(tried + 1)
    let best = NOTHING
    let bestScore = Number.NEGATIVE_INFINITY
    for (let i = 0; i < n; i++) {
      const edge = edgeAt[offset + legal[i].id]
      const count = visits[edge]
      const score =
        (count === 0 ? first : value[edge] / count) +
        (weight * prior[edge]) / (1 + count) +
        (liked === undefined ? 0 : liked[legal[i].id])
      if (score > bestScore) {
        bestScore = score
        best = edge
      }
    }
    return best
  }

  /** What the seats may expect at a node met for the first time. One look tells its moves' shares too, so they are noted. */
  const look = (s: S, node: number, open: number): void => {
    if (evaluate === undefined) {
      playOn(s, 0)
      return
    }
    const waiting = game.waiting(s)
    if (waiting.length === 0) {
      settle(s)
      return
    }
    const seat = waiting[0]
    const n = game.legal(s, seat, legal)
    evaluate(s, seat, legal, n, priors, reward)
    let set = 0
    for (let i = 0; i < waiting.length; i++) set |= 1 << waiting[i]
    if (set === open || tree.size >= MOST_EDGES || tree.first[node] !== NOTHING) return
    for (let i = 0; i < n; i++) tree.prior[addEdge(tree, node, seat * actions + legal[i].id)] = priors[i]
  }

  const iterate = (only?: A): A | undefined => {
    let tried: A | undefined
    const s = (spare ??= game.clone(base))
    game.copy(base, s)
    game.redeal(s, me, chance)
    depth = 0
    let node = ROOT
    // Simultaneous choosers all choose at the node where their frame began, so that none sees what another picked.
    let frameNode = ROOT
    let open = 0
    for (;;) {
      const waiting = game.waiting(s)
      if (waiting.length === 0) {
        settle(s)
        break
      }
      let set = 0
      for (let i = 0; i < waiting.length; i++) set |= 1 << waiting[i]
      const alone = set !== open && waiting.length === 1
      if (set !== open) frameNode = node
      if (tree.size >= MOST_EDGES && tree.first[frameNode] === NOTHING) {
        look(s, frameNode, open)
        break
      }
      const seat = waiting[0]
      open = set & ~(1 << seat)
      const n = game.legal(s, seat, legal)
      meet(s, frameNode, seat, n)
      const own = seat === me && frameNode === ROOT
      let edge =
        own && only !== undefined
          ? edgeAt[seat * actions + only.id]
          : policy
            ? selectByPolicy(seat, n, alone, own ? lean : undefined)
            : select(seat, n, alone, own ? lean : undefined)
      let fresh = tree.visits[edge] === 0
      const key = tree.key[edge]
      const action = game.actions.all[key - seat * actions]
      if (own) tried = action
      path[depth++] = edge
      if (frameNode !== node) {
        edge = findEdge(tree, node, key)
        if (edge === NOTHING) {
          edge = addEdge(tree, node, key)
          fresh = true
        }
        path[depth++] = edge
      }
      node = edge
      game.apply(s, seat, action, chance)
      if (fresh) {
        look(s, node, open)
        break
      }
    }
    for (let i = 0; i < depth; i++) {
      const edge = path[i]
      tree.visits[edge]++
      tree.value[edge] += reward[(tree.key[edge] / actions) | 0]
    }
    return tried
  }

  /** The first impression of the root's moves. */
  const weigh = (): void => {
    if (!tuning.prior || policy) return
    const n = game.legal(base, me, legal)
    tuning.prior(base, me, legal, n, priors, chance)
    for (let i = 0; i < n; i++) {
      const key = me * actions + legal[i].id
      const edge = findEdge(tree, ROOT, key)
      tree.prior[edge === NOTHING ? addEdge(tree, ROOT, key) : edge] = priors[i]
    }
  }

  const winsAtOnce = (action: A): boolean => {
    const s = (spare ??= game.clone(base))
    for (let world = 0; world < WORLDS; world++) {
      game.copy(base, s)
      game.redeal(s, me, chance)
      game.apply(s, me, action, chance)
      if (game.waiting(s).length > 0) return false
      settle(s)
      if (reward[me] < 1) return false
    }
    return true
  }

  /** Noise for the priors at the root: each move draws the fourth power of a uniform number, so that few get much, and the draws
   *  are normalised to a sum of 1. */
  const addRootNoise = (choices: readonly A[], share: number): void => {
    let sum = 0
    const drawn = choices.map(() => {
      const x = chance.next() * 2 ** -32
      sum += x * x * x * x
      return x * x * x * x
    })
    if (tree.first[ROOT] === NOTHING) meet(base, ROOT, me, game.legal(base, me, legal))
    for (let i = 0; i < choices.length; i++) {
      const edge = edgeOf(me, choices[i])
      tree.prior[edge] = (1 - share) * tree.prior[edge] + (share * drawn[i]) / sum
    }
  }

  const edgeOf = (seat: Seat, action: A): number => findEdge(tree, ROOT, seat * actions + action.id)

  return {
    begin(newBase, seat, before) {
      base = newBase
      me = seat
      if (before && findAgain(game, tree, before.lastDecision, before.view, chance, spareTree)) {
        const old = tree
        tree = spareTree
        spareTree = old
      } else clear(tree)
      weigh()
      if (!lean || !tuning.likes) return
      const n = game.legal(base, me, legal)
      for (let i = 0; i < n; i++) lean[legal[i].id] = LEAN * tuning.likes(base, me, legal[i])
    },
    sureWin: choices => choices.find(winsAtOnce),
    iterate,
    reward,
    best(seat, choices) {
      let best = choices[0]
      let bestVisits = -1
      let bestValue = 0
      for (const action of choices) {
        const edge = edgeOf(seat, action)
        if (edge === NOTHING) continue
        const visits = tree.visits[edge]
        if (visits < bestVisits || (visits === bestVisits && tree.value[edge] <= bestValue)) continue
        best = action
        bestVisits = visits
        bestValue = tree.value[edge]
      }
      return best
    },
    valueOf(seat, action) {
      const edge = edgeOf(seat, action)
      return edge === NOTHING || tree.visits[edge] === 0 ? 0.5 : tree.value[edge] / tree.visits[edge]
    },
    visitsOf(seat, action) {
      const edge = edgeOf(seat, action)
      return edge === NOTHING ? 0 : tree.visits[edge]
    },
    lineAfter(seat, action, most) {
      const line: LineMove<A>[] = []
      for (let node = edgeOf(seat, action); node !== NOTHING && line.length < most; ) {
        const [next] = edgesByVisits(tree, node)
        if (next === undefined || tree.visits[next] < WORTH_TELLING) break
        const by = Math.floor(tree.key[next] / actions)
        line.push({ seat: by, action: game.actions.all[tree.key[next] - by * actions] })
        node = next
      }
      return line
    },
    addRootNoise,
  }
}
