// A game as programs that learn know it: reset, step, a mask of what is legal, an observation, rewards. One seat decides at a time
// (the shape that PettingZoo calls AEC); several games side by side are several environments.

import { type Action, type Config, FastChance, type Game, MOST_DECISIONS, type Seat } from '@tabularium/kernel'
import { type Observation, observerOf } from './observation.ts'

export interface Environment {
  readonly game: Game
  readonly config: Config
  /** How many actions and features there are. */
  readonly actions: number
  readonly features: number
  readonly kind: 'features' | 'view'
  /** The seat that decides; -1 when the game is over. */
  readonly agent: Seat
  readonly decisions: number
  readonly isOver: boolean
  /** Broken off after so many decisions. */
  readonly isTruncated: boolean
  /** By seat: all nought until the end. A win is 1, a loss -1 / (seats - 1), a shared win in between; they add up to nought. */
  readonly rewards: Readonly<Float64Array>
  /** A new game; everything in it that is chance follows from the seed. */
  reset(seed: string | number): void
  /** Ids of the legal actions, as many as the number returned. The list is written anew by the next call. */
  legal(out: Action[]): number
  mask(out: Uint8Array): void
  observe(): Observation
  /** Dense: every feature. */
  observeInto(out: Float32Array): void
  /** False, and nothing is done: this is not legal, or the game is over. */
  step(action: number): boolean
}

export function environmentOf(game: Game, config: Config, most: number = MOST_DECISIONS): Environment {
  return new GameEnvironment(game, config, most)
}

class GameEnvironment implements Environment {
  readonly game: Game
  readonly config: Config
  readonly actions: number
  readonly features: number
  readonly kind: 'features' | 'view'
  readonly rewards: Float64Array
  private readonly observer: ReturnType<typeof observerOf>
  private readonly most: number
  private readonly chance = new FastChance(0)
  private readonly list: Action[] = []
  private count = 0
  private state: ReturnType<Game['setup']>
  agent: Seat = -1 as Seat
  decisions = 0
  isTruncated = false

  constructor(game: Game, config: Config, most: number) {
    this.game = game
    this.config = config
    this.most = most
    this.observer = observerOf(game, config)
    this.actions = game.actions.all.length
    this.features = this.observer.size
    this.kind = this.observer.kind
    this.rewards = new Float64Array(config.seats)
    this.state = game.setup(config, this.chance)
    this.reset(0)
  }

  get isOver(): boolean {
    return this.agent < 0
  }

  reset(seed: string | number): void {
    this.chance.reseed(seed)
    this.state = this.game.setup(this.config, this.chance)
    this.decisions = 0
    this.isTruncated = false
    this.rewards.fill(0)
    this.turn()
  }

  private turn(): void {
    const [seat] = this.game.waiting(this.state)
    this.isTruncated = seat !== undefined && this.decisions >= this.most
    if (seat !== undefined && !this.isTruncated) {
      this.agent = seat
      this.count = this.game.legal(this.state, seat, this.list)
      return
    }
    this.agent = -1 as Seat
    this.count = 0
    const winners = this.game.result(this.state)?.winners ?? []
    const { seats } = this.config
    if (winners.length === 0) return
    for (let one = 0; one < seats; one++) {
      const share = winners.includes(one) ? 1 / winners.length : 0
      this.rewards[one] = seats === 1 ? share : ((share - 1 / seats) * seats) / (seats - 1)
    }
  }

  legal(out: Action[]): number {
    for (let i = 0; i < this.count; i++) out[i] = this.list[i]
    return this.count
  }

  mask(out: Uint8Array): void {
    out.fill(0)
    for (let i = 0; i < this.count; i++) out[this.list[i].id] = 1
  }

  observe(): Observation {
    return this.isOver ? NOTHING : this.observer.observe(this.state, this.agent)
  }

  observeInto(out: Float32Array): void {
    out.fill(0)
    const { count, indices, values } = this.observe()
    for (let i = 0; i < count; i++) out[indices[i]] = values ? values[i] : 1
  }

  step(action: number): boolean {
    for (let i = 0; i < this.count; i++) {
      if (this.list[i].id !== action) continue
      this.game.apply(this.state, this.agent, this.list[i], this.chance)
      this.decisions++
      this.turn()
      return true
    }
    return false
  }
}

const NOTHING: Observation = { count: 0, indices: new Uint16Array(0) }
