// Written by `npm run generate` from frame-fields.ts: change that, not this.

import type { Bits, Frame } from '@tabularium/kernel'
import {
  type Area,
  type Box,
  type Card,
  type Counter,
  type Countries,
  type Country,
  type Face,
  NOBODY,
  type Place,
  type Side,
  type UnitKind,
  type War,
  whole,
} from './names.ts'

/** All kinds, by chapter. */
export const FRAMES = [
  'turn',
  'round',
  'preempt',
  'impulse',
  'act',
  'interphase',
  'march',
  'single',
  'step',
  'consent',
  'enter',
  'interception',
  'intercept',
  'follow',
  'party',
  'body',
  'evasion',
  'evade',
  'expel',
  'supply',
  'forced',
  'relocate',
  'relocation',
  'relocating',
  'onset',
  'relief',
  'line',
  'press',
  'battle',
  'chariots',
  'ambush',
  'losses',
  'breach',
  'afterwards',
  'retreat',
  'flee',
  'besiege',
  'sortie',
  'captured',
  'deport',
  'window',
  'react',
  'reaction',
  'event',
  'choose-breaker',
  'rolled',
  'commit',
  'war-battle',
  'lead',
  'laying',
  'lay',
  'counter',
  'strike',
  'cross',
  'parry',
  'secret',
  'secrets',
  'scheme',
  'coordinate',
  'join-in',
  'tribute',
  'pay',
  'spoils',
  'income',
  'deal',
  'mulligan',
  'surplus',
  'reward',
  'place',
  'pick',
  'improve',
  'rehire',
  'sale',
  'enlist',
  'raid-from',
  'oust',
  'raiders',
  'plunder',
  'fleet',
  'moored',
  'lading',
  'aboard',
  'sail-along',
  'spotted',
  'hunt',
  'seek',
  'chase',
  'harbour',
  'ravage',
  'default',
  'shortage',
  'answer',
  'stand-by',
  'admit',
  'politics',
  'court',
  'conquests',
  'subdue',
  'province',
  'surrender',
  'yield',
  'substitute',
  'deploy',
  'tribe',
  'depart',
  'restore',
  'timeline',
  'candidate',
  'succession',
  'decline',
  'clashes',
  'doom',
] as const
export type At = (typeof FRAMES)[number]

/** What the readers need: frames, and frames as views show them. */
export interface Slots<K extends At> extends Frame {
  readonly at: K
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}
/** A frame of this kind, or of one of these: `at` tells which. */
export type FrameOf<K extends At> = { [P in K]: Slots<P> & { readonly of: Country } }[K]
export type AwFrame = FrameOf<At>

interface Stack {
  frames: AwFrame[]
}

/** A frame by its slots: for whoever has them from elsewhere. */
export const frame = <K extends At>(
  at: K,
  of: Country,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
): Slots<K> & { readonly of: Country } => ({
  at,
  of: whole(of) as Country,
  a: whole(a),
  b: whole(b),
  c: whole(c),
  d: whole(d),
})

/** What is said of a frame when it is made; `of` is NOBODY where it is left out. */
export interface FrameValues {
  turn: { of?: Country; step?: number }
  round: { of?: Country; step?: number; preempted?: number }
  preempt: { of?: Country; before: Country }
  impulse: { of?: Country; step?: number; flags?: number }
  act: { of?: Country; passing?: number }
  interphase: { of?: Country; step?: number }
  march: { of?: Country; place: Place }
  single: { of?: Country; area: Area }
  step: { of?: Country; stage?: number; area: Area }
  consent: { of?: Country; leader: Counter }
  enter: { of?: Country; area: Area; countries: Countries; how: number; stage?: number; there: Countries; from: Area }
  interception: { of?: Country; area: Area; countries: Countries; stage?: number; how: number; there: Countries; from: Area; cursor?: number }
  intercept: { of?: Country; area: Area; countries: Countries; place: Place; released?: number }
  follow: { of?: Country; leader: Counter }
  party: { of?: Country; place: Place; purpose: number; leader: Counter; asked?: number; group: number; area: Area }
  body: { of?: Country; place: Place; purpose: number; area: Area; countries: Countries; chosen?: number }
  evasion: { of?: Country; area: Area; attackers: Countries; stage?: number; cursor?: number }
  evade: { of?: Country; area: Area; attackers: Countries }
  expel: { of?: Country; place: Place; left: Country }
  supply: { of?: Country; area: Area }
  forced: { of?: Country; place: Place; leader: Counter; goal: Area }
  relocate: { of?: Country; leader: Counter }
  relocation: { of?: Country; country: Country }
  relocating: { of?: Country; leader: Counter }
  onset: { of?: Country; kind: number; step?: number; area: Area; origins: number; attackers: Countries }
  relief: { of?: Country; area: Area }
  line: { of?: Country; area: Area; chosen?: Countries }
  press: { of?: Country; area: Area }
  battle: { of?: Country; step: number; round?: number; phase?: number; winner?: Side; result?: number }
  chariots: { of?: Country; side: Side }
  ambush: { of?: Country; area: Area }
  losses: { of?: Country; mode: number; side?: Side; naming?: number }
  breach: { of?: Country; hits: number; most: number }
  afterwards: { of?: Country; step?: number; winners: Countries; losers: Countries; outcome: number; points: number; place: Place }
  retreat: { of?: Country; area: Area; winners: Countries; barred: number; fromShips: number; country: Country }
  flee: { of?: Country; place: Place; winners: Countries }
  besiege: { of?: Country; step?: number; area: Area; leader: Counter; how: number }
  sortie: { of?: Country; area: Area }
  captured: { of?: Country; area: Area; captors: Countries; lord: Country; by: Country }
  deport: { of?: Country; area: Area; gone?: number }
  window: { of?: Country; trigger: number; order?: number; subject?: number; object?: number; against?: Card; where?: Area; realm?: Country; victors?: Countries; player?: Country; mover?: Country; evader?: Country; besieger?: Country; defeated?: Countries }
  react: { of?: Country; trigger: number; order?: number; subject?: number; object?: number; against?: Card; where?: Area; realm?: Country; victors?: Countries; player?: Country; mover?: Country; evader?: Country; besieger?: Country; defeated?: Countries }
  reaction: { of?: Country; trigger: number; step?: number; card: Card; use: number; subject?: number; object?: number; against?: Card; where?: Area; realm?: Country; victors?: Countries; player?: Country; mover?: Country; evader?: Country; besieger?: Country; defeated?: Countries }
  event: { of?: Country; card: Card; use: number; step: number; aim?: number; chosen?: number; left?: number; times?: number; where?: Place }
  'choose-breaker': { of?: Country; card: Card; use: number; open: Countries }
  rolled: { of?: Country; target: Country; spaces: number; reaction: number }
  commit: { of?: Country; war: War; side: Side; place?: Place }
  'war-battle': { of?: Country; war: War; side: Side; step?: number }
  lead: { of?: Country; war: War; side: Side }
  laying: { of?: Country; stage: number; next?: number; step?: number }
  lay: { of?: Country; stage: number }
  counter: { of?: Country; stage: number; by: number }
  strike: { of?: Country; entry: number; left?: number; paid?: number }
  cross: { of?: Country; area: Area }
  parry: { of?: Country; area: Area }
  secret: { of?: Country }
  secrets: { of?: Country; next?: number }
  scheme: { of?: Country; target: number; ploy: number; now: number }
  coordinate: { of?: Country; card: Card; use: number; area: Area; most: number }
  coordinated: { of?: Country; area: Area; countries: Countries; ground: number; step: number; origins: number }
  'join-in': { of?: Country; leader: Counter; asker: Country }
  tribute: { of?: Country; country: Country }
  pay: { of?: Country; country: Country }
  spoils: { of?: Country; powers: Countries; points: number; why: number }
  income: { of?: Country; step: number }
  deal: { of?: Country; stage: number; done: number }
  mulligan: { of?: Country }
  surplus: { of?: Country; ap?: number }
  reward: { of?: Country; ap: number }
  place: { of?: Country; counter: Counter; how: number; price: number }
  pick: { of?: Country; kind: UnitKind; purpose: number }
  improve: { of?: Country }
  rehire: { of?: Country; counter: Counter; kept?: number }
  sale: { of?: Country; buyer: Country; kind: UnitKind }
  enlist: { of?: Country; raids: number }
  'raid-from': { of?: Country; kind: UnitKind; side: Face; free: number }
  oust: { of?: Country; counter: Counter; boxes: Bits<Box> }
  raiders: { of?: Country; boxes: Bits<Box>; country: Country; again?: Bits<Box>; fresh?: number }
  plunder: { of?: Country; box: Box; powers: Countries; again: number }
  fleet: { of?: Country; place: Place; countries: Countries; flags?: number; declined?: Countries }
  moored: { of?: Country }
  lading: { of?: Country; place: Place; port: Area; agreed?: Countries; declined?: Countries }
  aboard: { of?: Country; counter: Counter; asker: Country }
  'sail-along': { of?: Country; asker: Country; place: Place }
  spotted: { of?: Country; place: Place; hunters: Countries; prey: Countries }
  hunt: { of?: Country; place: Place; prey: Countries }
  seek: { of?: Country; place: Place; sought: Countries; flags?: number }
  chase: { of?: Country; place: Place; left: Countries; beaten?: Countries; searched?: number; from: Place; foe?: Country }
  harbour: { of?: Country; box?: Box }
  ravage: { of?: Country; points: number }
  default: { of?: Country; plus: number }
  shortage: { of?: Country; what: number; countries: Countries }
  answer: { of?: Country; by: Country; what: number; terms: number }
  'stand-by': { of?: Country; enemy: Country; ally: Country; mayOffer?: number }
  admit: { of?: Country; power: Country; camp: number; others: Countries }
  politics: { of?: Country; asked?: number; again?: number }
  court: { of?: Country; again: number }
  conquests: { of?: Country; step?: number }
  subdue: { of?: Country }
  province: { of?: Country; country: Country }
  surrender: { of?: Country }
  yield: { of?: Country; country: Country; others: Countries; accepted?: Countries }
  substitute: { of?: Country; left: number }
  deploy: { of?: Country; area?: Area }
  tribe: { of?: Country; country: Country; powers: Countries }
  depart: { of?: Country; area: Area }
  restore: { of?: Country }
  timeline: { of?: Country; step?: number }
  candidate: { of?: Country; entry: number; named: Counter; crowned: Counter }
  succession: { of?: Country; entry: number; candidate: Counter; step: number }
  decline: { of?: Country; left: number }
  clashes: { of?: Country; area?: Area; fought?: number }
  doom: { of?: Country }
}

/** By kind: a reader for each of its fields; `make` a frame, `push` it, or the same `with` other values. */
export const frames = {
  /** No decision. */
  turn: {
    /** The step reached (turn/turn.ts). */
    step: (f: Slots<'turn'>): number => f.a,
    make: (v: FrameValues['turn']): FrameOf<'turn'> => frame('turn', v.of ?? NOBODY, v.step ?? 0),
    push(s: Stack, v: FrameValues['turn']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'turn'>, v: Partial<FrameValues['turn']>): FrameOf<'turn'> =>
      frame('turn', v.of ?? f.of, v.step ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: from one impulse to the next. */
  round: {
    /** DUE, TAKE, TAKEN, BROKE_IN (turn/round.ts). */
    step: (f: Slots<'round'>): number => f.a,
    /** 1: a preempting impulse has been taken before this one. */
    preempted: (f: Slots<'round'>): number => f.b,
    make: (v: FrameValues['round']): FrameOf<'round'> => frame('round', v.of ?? NOBODY, v.step ?? 0, v.preempted ?? 0),
    push(s: Stack, v: FrameValues['round']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'round'>, v: Partial<FrameValues['round']>): FrameOf<'round'> =>
      frame('round', v.of ?? f.of, v.step ?? f.a, v.preempted ?? f.b, f.c, f.d),
  },
  /** 3.3 Does it preempt? */
  preempt: {
    /** The country whose impulse it would come before. */
    before: (f: Slots<'preempt'>): Country => f.a,
    make: (v: FrameValues['preempt']): FrameOf<'preempt'> => frame('preempt', v.of ?? NOBODY, v.before),
    push(s: Stack, v: FrameValues['preempt']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'preempt'>, v: Partial<FrameValues['preempt']>): FrameOf<'preempt'> =>
      frame('preempt', v.of ?? f.of, v.before ?? f.a, f.b, f.c, f.d),
  },
  /** No decision; of: the phasing country. */
  impulse: {
    /** The step reached (turn/impulse.ts). */
    step: (f: Slots<'impulse'>): number => f.a,
    /** PREEMPTING, PASSING, SPECIAL. */
    flags: (f: Slots<'impulse'>): number => f.b,
    make: (v: FrameValues['impulse']): FrameOf<'impulse'> => frame('impulse', v.of ?? NOBODY, v.step ?? 0, v.flags ?? 0),
    push(s: Stack, v: FrameValues['impulse']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'impulse'>, v: Partial<FrameValues['impulse']>): FrameOf<'impulse'> =>
      frame('impulse', v.of ?? f.of, v.step ?? f.a, v.flags ?? f.b, f.c, f.d),
  },
  /** 6.0 Asked again and again. */
  act: {
    /** PASSING: nothing but continued sieges. */
    passing: (f: Slots<'act'>): number => f.a,
    make: (v: FrameValues['act']): FrameOf<'act'> => frame('act', v.of ?? NOBODY, v.passing ?? 0),
    push(s: Stack, v: FrameValues['act']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'act'>, v: Partial<FrameValues['act']>): FrameOf<'act'> =>
      frame('act', v.of ?? f.of, v.passing ?? f.a, f.b, f.c, f.d),
  },
  /** No decision. */
  interphase: {
    /** The step reached (turn/interphase.ts). */
    step: (f: Slots<'interphase'>): number => f.a,
    make: (v: FrameValues['interphase']): FrameOf<'interphase'> => frame('interphase', v.of ?? NOBODY, v.step ?? 0),
    push(s: Stack, v: FrameValues['interphase']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'interphase'>, v: Partial<FrameValues['interphase']>): FrameOf<'interphase'> =>
      frame('interphase', v.of ?? f.of, v.step ?? f.a, f.b, f.c, f.d),
  },
  /** 6.6 Where to, and with whom. */
  march: {
    /** Where the force (`s.moving`) is. */
    place: (f: Slots<'march'>): Place => f.a,
    make: (v: FrameValues['march']): FrameOf<'march'> => frame('march', v.of ?? NOBODY, v.place),
    push(s: Stack, v: FrameValues['march']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'march'>, v: Partial<FrameValues['march']>): FrameOf<'march'> =>
      frame('march', v.of ?? f.of, v.place ?? f.a, f.b, f.c, f.d),
  },
  /** 6.6 Which unit goes alone. */
  single: {
    /** From where. */
    area: (f: Slots<'single'>): Area => f.a,
    make: (v: FrameValues['single']): FrameOf<'single'> => frame('single', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['single']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'single'>, v: Partial<FrameValues['single']>): FrameOf<'single'> =>
      frame('single', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: one step of the march. */
  step: {
    /** 1 once cards have been offered. */
    stage: (f: Slots<'step'>): number => f.a,
    /** To which area. */
    area: (f: Slots<'step'>): Area => f.b,
    make: (v: FrameValues['step']): FrameOf<'step'> => frame('step', v.of ?? NOBODY, v.stage ?? 0, v.area),
    push(s: Stack, v: FrameValues['step']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'step'>, v: Partial<FrameValues['step']>): FrameOf<'step'> =>
      frame('step', v.of ?? f.of, v.stage ?? f.a, v.area ?? f.b, f.c, f.d),
  },
  /** 6.6.4 of: whose army is asked to join. */
  consent: {
    /** Its leader. */
    leader: (f: Slots<'consent'>): Counter => f.a,
    make: (v: FrameValues['consent']): FrameOf<'consent'> => frame('consent', v.of ?? NOBODY, v.leader),
    push(s: Stack, v: FrameValues['consent']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'consent'>, v: Partial<FrameValues['consent']>): FrameOf<'consent'> =>
      frame('consent', v.of ?? f.of, v.leader ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: what follows an entry. */
  enter: {
    /** The area entered. */
    area: (f: Slots<'enter'>): Area => f.a,
    /** Who came. */
    countries: (f: Slots<'enter'>): Countries => f.b,
    /** UNSEEN, ATTACK, MARCHING, LANDING (forces/arrival.ts). */
    how: (f: Slots<'enter'>): number => f.c & 15,
    /** The stage reached. */
    stage: (f: Slots<'enter'>): number => (f.c >> 4) & 7,
    /** Who was there before. */
    there: (f: Slots<'enter'>): Countries => f.c >>> 8,
    /** The area left, or NOWHERE. */
    from: (f: Slots<'enter'>): Area => f.d,
    make: (v: FrameValues['enter']): FrameOf<'enter'> => frame('enter', v.of ?? NOBODY, v.area, v.countries, v.how | ((v.stage ?? 0) << 4) | (v.there << 8), v.from),
    push(s: Stack, v: FrameValues['enter']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'enter'>, v: Partial<FrameValues['enter']>): FrameOf<'enter'> =>
      frame('enter', v.of ?? f.of, v.area ?? f.a, v.countries ?? f.b, (v.how ?? (f.c & 15)) | ((v.stage ?? ((f.c >> 4) & 7)) << 4) | ((v.there ?? (f.c >>> 8)) << 8), v.from ?? f.d),
  },
  /** No decision: 6.6.9 */
  interception: {
    /** The area entered. */
    area: (f: Slots<'interception'>): Area => f.a,
    /** Who came. */
    countries: (f: Slots<'interception'>): Countries => f.b,
    /** The stage reached. */
    stage: (f: Slots<'interception'>): number => f.c & 7,
    /** How they came (forces/arrival.ts). */
    how: (f: Slots<'interception'>): number => (f.c >> 3) & 15,
    /** Who was there before. */
    there: (f: Slots<'interception'>): Countries => f.c >>> 7,
    /** The area left, or NOWHERE. */
    from: (f: Slots<'interception'>): Area => (f.d % 1024) - 1,
    /** Whom to ask next; then the areas the interceptors came from (packed). */
    cursor: (f: Slots<'interception'>): number => Math.floor(f.d / 1024),
    make: (v: FrameValues['interception']): FrameOf<'interception'> => frame('interception', v.of ?? NOBODY, v.area, v.countries, (v.stage ?? 0) | (v.how << 3) | (v.there << 7), (v.from + 1) + 1024 * (v.cursor ?? 0)),
    push(s: Stack, v: FrameValues['interception']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'interception'>, v: Partial<FrameValues['interception']>): FrameOf<'interception'> =>
      frame('interception', v.of ?? f.of, v.area ?? f.a, v.countries ?? f.b, (v.stage ?? (f.c & 7)) | ((v.how ?? ((f.c >> 3) & 15)) << 3) | ((v.there ?? (f.c >>> 7)) << 7), ((v.from ?? ((f.d % 1024) - 1)) + 1) + 1024 * (v.cursor ?? (Math.floor(f.d / 1024)))),
  },
  /** 6.6.9 Does it intercept? */
  intercept: {
    /** The area entered. */
    area: (f: Slots<'intercept'>): Area => f.a,
    /** Who came. */
    countries: (f: Slots<'intercept'>): Countries => f.b,
    /** Where it could come from. */
    place: (f: Slots<'intercept'>): Place => f.c,
    /** 1: armies under the command of another, who lets them go. */
    released: (f: Slots<'intercept'>): number => f.d,
    make: (v: FrameValues['intercept']): FrameOf<'intercept'> => frame('intercept', v.of ?? NOBODY, v.area, v.countries, v.place, v.released ?? 0),
    push(s: Stack, v: FrameValues['intercept']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'intercept'>, v: Partial<FrameValues['intercept']>): FrameOf<'intercept'> =>
      frame('intercept', v.of ?? f.of, v.area ?? f.a, v.countries ?? f.b, v.place ?? f.c, v.released ?? f.d),
  },
  /** 6.6.9 of: whose army under the command of another is asked to come along. */
  follow: {
    /** Its leader. */
    leader: (f: Slots<'follow'>): Counter => f.a,
    make: (v: FrameValues['follow']): FrameOf<'follow'> => frame('follow', v.of ?? NOBODY, v.leader),
    push(s: Stack, v: FrameValues['follow']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'follow'>, v: Partial<FrameValues['follow']>): FrameOf<'follow'> =>
      frame('follow', v.of ?? f.of, v.leader ?? f.a, f.b, f.c, f.d),
  },
  /** 6.6.2 Which units go. */
  party: {
    /** Where they are. */
    place: (f: Slots<'party'>): Place => f.a,
    /** What for (movement/march-party.ts). */
    purpose: (f: Slots<'party'>): number => f.b,
    /** Their leader. */
    leader: (f: Slots<'party'>): Counter => f.c,
    /** 1: the party has been filled, and its owner is asked. */
    asked: (f: Slots<'party'>): number => f.d & 1,
    /** 1: his whole group. */
    group: (f: Slots<'party'>): number => (f.d >> 1) & 1,
    /** The area they would go to. */
    area: (f: Slots<'party'>): Area => f.d >>> 2,
    make: (v: FrameValues['party']): FrameOf<'party'> => frame('party', v.of ?? NOBODY, v.place, v.purpose, v.leader, (v.asked ?? 0) | (v.group << 1) | (v.area << 2)),
    push(s: Stack, v: FrameValues['party']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'party'>, v: Partial<FrameValues['party']>): FrameOf<'party'> =>
      frame('party', v.of ?? f.of, v.place ?? f.a, v.purpose ?? f.b, v.leader ?? f.c, (v.asked ?? (f.d & 1)) | ((v.group ?? ((f.d >> 1) & 1)) << 1) | ((v.area ?? (f.d >>> 2)) << 2)),
  },
  /** 6.7 Who attacks where several could. */
  body: {
    /** Where they are. */
    place: (f: Slots<'body'>): Place => f.a,
    /** What for (movement/march-party.ts). */
    purpose: (f: Slots<'body'>): number => f.b,
    /** The area they would go to. */
    area: (f: Slots<'body'>): Area => f.c,
    /** Whose forces. */
    countries: (f: Slots<'body'>): Countries => f.d & 1073741823,
    /** 1: it is chosen. */
    chosen: (f: Slots<'body'>): number => (f.d >> 30) & 1,
    make: (v: FrameValues['body']): FrameOf<'body'> => frame('body', v.of ?? NOBODY, v.place, v.purpose, v.area, v.countries | ((v.chosen ?? 0) << 30)),
    push(s: Stack, v: FrameValues['body']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'body'>, v: Partial<FrameValues['body']>): FrameOf<'body'> =>
      frame('body', v.of ?? f.of, v.place ?? f.a, v.purpose ?? f.b, v.area ?? f.c, (v.countries ?? (f.d & 1073741823)) | ((v.chosen ?? ((f.d >> 30) & 1)) << 30)),
  },
  /** No decision: 6.6.10 */
  evasion: {
    /** The area attacked. */
    area: (f: Slots<'evasion'>): Area => f.a,
    /** Who attacks. */
    attackers: (f: Slots<'evasion'>): Countries => f.b,
    /** The stage reached. */
    stage: (f: Slots<'evasion'>): number => f.c & 3,
    /** The next country to ask. */
    cursor: (f: Slots<'evasion'>): number => f.c >>> 2,
    make: (v: FrameValues['evasion']): FrameOf<'evasion'> => frame('evasion', v.of ?? NOBODY, v.area, v.attackers, (v.stage ?? 0) | ((v.cursor ?? 0) << 2)),
    push(s: Stack, v: FrameValues['evasion']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'evasion'>, v: Partial<FrameValues['evasion']>): FrameOf<'evasion'> =>
      frame('evasion', v.of ?? f.of, v.area ?? f.a, v.attackers ?? f.b, (v.stage ?? (f.c & 3)) | ((v.cursor ?? (f.c >>> 2)) << 2), f.d),
  },
  /** 6.6.10 Does it evade? */
  evade: {
    /** The area attacked. */
    area: (f: Slots<'evade'>): Area => f.a,
    /** Who attacks. */
    attackers: (f: Slots<'evade'>): Countries => f.b,
    make: (v: FrameValues['evade']): FrameOf<'evade'> => frame('evade', v.of ?? NOBODY, v.area, v.attackers),
    push(s: Stack, v: FrameValues['evade']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'evade'>, v: Partial<FrameValues['evade']>): FrameOf<'evade'> =>
      frame('evade', v.of ?? f.of, v.area ?? f.a, v.attackers ?? f.b, f.c, f.d),
  },
  /** 8.1 Where to, from ground that was left. */
  expel: {
    /** The place left. */
    place: (f: Slots<'expel'>): Place => f.a,
    /** Whose ground it is. */
    left: (f: Slots<'expel'>): Country => f.b,
    make: (v: FrameValues['expel']): FrameOf<'expel'> => frame('expel', v.of ?? NOBODY, v.place, v.left),
    push(s: Stack, v: FrameValues['expel']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'expel'>, v: Partial<FrameValues['expel']>): FrameOf<'expel'> =>
      frame('expel', v.of ?? f.of, v.place ?? f.a, v.left ?? f.b, f.c, f.d),
  },
  /** 6.10 of: the phasing country. */
  supply: {
    /** The next area to look at. */
    area: (f: Slots<'supply'>): Area => f.a,
    make: (v: FrameValues['supply']): FrameOf<'supply'> => frame('supply', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['supply']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'supply'>, v: Partial<FrameValues['supply']>): FrameOf<'supply'> =>
      frame('supply', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** 6.6.8 A forced march. */
  forced: {
    /** Where the army is. */
    place: (f: Slots<'forced'>): Place => f.a,
    /** Its leader. */
    leader: (f: Slots<'forced'>): Counter => f.b,
    /** Where it goes, or NOWHERE: not chosen. */
    goal: (f: Slots<'forced'>): Area => f.c,
    make: (v: FrameValues['forced']): FrameOf<'forced'> => frame('forced', v.of ?? NOBODY, v.place, v.leader, v.goal),
    push(s: Stack, v: FrameValues['forced']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'forced'>, v: Partial<FrameValues['forced']>): FrameOf<'forced'> =>
      frame('forced', v.of ?? f.of, v.place ?? f.a, v.leader ?? f.b, v.goal ?? f.c, f.d),
  },
  /** 6.6.7 Where to. */
  relocate: {
    /** Who. */
    leader: (f: Slots<'relocate'>): Counter => f.a,
    make: (v: FrameValues['relocate']): FrameOf<'relocate'> => frame('relocate', v.of ?? NOBODY, v.leader),
    push(s: Stack, v: FrameValues['relocate']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'relocate'>, v: Partial<FrameValues['relocate']>): FrameOf<'relocate'> =>
      frame('relocate', v.of ?? f.of, v.leader ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: 7.7 */
  relocation: {
    /** The next country. */
    country: (f: Slots<'relocation'>): Country => f.a,
    make: (v: FrameValues['relocation']): FrameOf<'relocation'> => frame('relocation', v.of ?? NOBODY, v.country),
    push(s: Stack, v: FrameValues['relocation']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'relocation'>, v: Partial<FrameValues['relocation']>): FrameOf<'relocation'> =>
      frame('relocation', v.of ?? f.of, v.country ?? f.a, f.b, f.c, f.d),
  },
  /** 7.7 Who, and where to. */
  relocating: {
    /** Who, or NOBODY: not chosen. */
    leader: (f: Slots<'relocating'>): Counter => f.a,
    make: (v: FrameValues['relocating']): FrameOf<'relocating'> => frame('relocating', v.of ?? NOBODY, v.leader),
    push(s: Stack, v: FrameValues['relocating']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'relocating'>, v: Partial<FrameValues['relocating']>): FrameOf<'relocating'> =>
      frame('relocating', v.of ?? f.of, v.leader ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: 6.6.5, an attack on all that stand in a field. */
  onset: {
    /** The kind of battle (forces/battle-sides.ts). */
    kind: (f: Slots<'onset'>): number => f.a & 15,
    /** The country of the garrison to ask next, then LINE_UP, FIGHT, AFTER. */
    step: (f: Slots<'onset'>): number => f.a >>> 4,
    /** The field. */
    area: (f: Slots<'onset'>): Area => f.b,
    /** Areas the attackers came from (packed). */
    origins: (f: Slots<'onset'>): number => f.c,
    /** Who attacks. */
    attackers: (f: Slots<'onset'>): Countries => f.d,
    make: (v: FrameValues['onset']): FrameOf<'onset'> => frame('onset', v.of ?? NOBODY, v.kind | ((v.step ?? 0) << 4), v.area, v.origins, v.attackers),
    push(s: Stack, v: FrameValues['onset']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'onset'>, v: Partial<FrameValues['onset']>): FrameOf<'onset'> =>
      frame('onset', v.of ?? f.of, (v.kind ?? (f.a & 15)) | ((v.step ?? (f.a >>> 4)) << 4), v.area ?? f.b, v.origins ?? f.c, v.attackers ?? f.d),
  },
  /** 6.6.5 Does the garrison join? */
  relief: {
    /** The field. */
    area: (f: Slots<'relief'>): Area => f.a,
    make: (v: FrameValues['relief']): FrameOf<'relief'> => frame('relief', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['relief']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'relief'>, v: Partial<FrameValues['relief']>): FrameOf<'relief'> =>
      frame('relief', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** 6.6.5 Which armies wait for a second battle; of NOBODY: no decision yet. */
  line: {
    /** The field. */
    area: (f: Slots<'line'>): Area => f.a,
    /** Countries that have chosen. */
    chosen: (f: Slots<'line'>): Countries => f.b,
    make: (v: FrameValues['line']): FrameOf<'line'> => frame('line', v.of ?? NOBODY, v.area, v.chosen ?? 0),
    push(s: Stack, v: FrameValues['line']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'line'>, v: Partial<FrameValues['line']>): FrameOf<'line'> =>
      frame('line', v.of ?? f.of, v.area ?? f.a, v.chosen ?? f.b, f.c, f.d),
  },
  /** 6.6.5 A second battle or back? */
  press: {
    /** The field. */
    area: (f: Slots<'press'>): Area => f.a,
    make: (v: FrameValues['press']): FrameOf<'press'> => frame('press', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['press']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'press'>, v: Partial<FrameValues['press']>): FrameOf<'press'> =>
      frame('press', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: 6.7 */
  battle: {
    /** The step reached (battle/battle.ts). */
    step: (f: Slots<'battle'>): number => f.a,
    /** The round. */
    round: (f: Slots<'battle'>): number => f.b,
    /** SHOOT, MELEE and so on. */
    phase: (f: Slots<'battle'>): number => f.c,
    /** JUDGE: the side that has won, or none. */
    winner: (f: Slots<'battle'>): Side => f.c - 1,
    /** WALLS, FINISH: hits that the garrison takes, or the winner + 2. */
    result: (f: Slots<'battle'>): number => f.c,
    make: (v: FrameValues['battle']): FrameOf<'battle'> => frame('battle', v.of ?? NOBODY, v.step, v.round ?? 0, v.phase !== undefined ? v.phase : v.winner !== undefined ? v.winner + 1 : v.result !== undefined ? v.result : 0),
    push(s: Stack, v: FrameValues['battle']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'battle'>, v: Partial<FrameValues['battle']>): FrameOf<'battle'> =>
      frame('battle', v.of ?? f.of, v.step ?? f.a, v.round ?? f.b, v.phase !== undefined ? v.phase : v.winner !== undefined ? v.winner + 1 : v.result !== undefined ? v.result : f.c, f.d),
  },
  /** 9.7 How do chariots fight? */
  chariots: {
    /** Whose. */
    side: (f: Slots<'chariots'>): Side => f.a,
    make: (v: FrameValues['chariots']): FrameOf<'chariots'> => frame('chariots', v.of ?? NOBODY, v.side),
    push(s: Stack, v: FrameValues['chariots']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'chariots'>, v: Partial<FrameValues['chariots']>): FrameOf<'chariots'> =>
      frame('chariots', v.of ?? f.of, v.side ?? f.a, f.b, f.c, f.d),
  },
  /** 9.7 Away from the battle? */
  ambush: {
    /** The field. */
    area: (f: Slots<'ambush'>): Area => f.a,
    make: (v: FrameValues['ambush']): FrameOf<'ambush'> => frame('ambush', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['ambush']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'ambush'>, v: Partial<FrameValues['ambush']>): FrameOf<'ambush'> =>
      frame('ambush', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** 6.7.4 Who is lost; of NOBODY: none yet. */
  losses: {
    /** HITS or ROUTS. */
    mode: (f: Slots<'losses'>): number => f.a,
    /** Whose. */
    side: (f: Slots<'losses'>): Side => f.b,
    /** 1: a country is named. 6.7.5 */
    naming: (f: Slots<'losses'>): number => f.c,
    make: (v: FrameValues['losses']): FrameOf<'losses'> => frame('losses', v.of ?? NOBODY, v.mode, v.side ?? 0, v.naming ?? 0),
    push(s: Stack, v: FrameValues['losses']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'losses'>, v: Partial<FrameValues['losses']>): FrameOf<'losses'> =>
      frame('losses', v.of ?? f.of, v.mode ?? f.a, v.side ?? f.b, v.naming ?? f.c, f.d),
  },
  /** 6.8.3 How many hits does the garrison take? */
  breach: {
    /** The hits. */
    hits: (f: Slots<'breach'>): number => f.a,
    /** The most it can take. */
    most: (f: Slots<'breach'>): number => f.b,
    make: (v: FrameValues['breach']): FrameOf<'breach'> => frame('breach', v.of ?? NOBODY, v.hits, v.most),
    push(s: Stack, v: FrameValues['breach']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'breach'>, v: Partial<FrameValues['breach']>): FrameOf<'breach'> =>
      frame('breach', v.of ?? f.of, v.hits ?? f.a, v.most ?? f.b, f.c, f.d),
  },
  /** No decision: after a battle. */
  afterwards: {
    /** The step reached. */
    step: (f: Slots<'afterwards'>): number => f.a,
    /** Who won. */
    winners: (f: Slots<'afterwards'>): Countries => f.b,
    /** Who lost. */
    losers: (f: Slots<'afterwards'>): Countries => f.c,
    /** What `s.outcome` becomes. */
    outcome: (f: Slots<'afterwards'>): number => f.d & 31,
    /** 1: it brought points. */
    points: (f: Slots<'afterwards'>): number => (f.d >> 5) & 1,
    /** Where it was, or NOWHERE. */
    place: (f: Slots<'afterwards'>): Place => (f.d >>> 6) - 1,
    make: (v: FrameValues['afterwards']): FrameOf<'afterwards'> => frame('afterwards', v.of ?? NOBODY, v.step ?? 0, v.winners, v.losers, v.outcome | (v.points << 5) | ((v.place + 1) << 6)),
    push(s: Stack, v: FrameValues['afterwards']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'afterwards'>, v: Partial<FrameValues['afterwards']>): FrameOf<'afterwards'> =>
      frame('afterwards', v.of ?? f.of, v.step ?? f.a, v.winners ?? f.b, v.losers ?? f.c, (v.outcome ?? (f.d & 31)) | ((v.points ?? ((f.d >> 5) & 1)) << 5) | (((v.place ?? ((f.d >>> 6) - 1)) + 1) << 6)),
  },
  /** 6.7.8 Where to; of NOBODY: not asked yet. */
  retreat: {
    /** The area left. */
    area: (f: Slots<'retreat'>): Area => f.a,
    /** Who won. */
    winners: (f: Slots<'retreat'>): Countries => f.b,
    /** Areas barred (packed). */
    barred: (f: Slots<'retreat'>): number => f.c,
    /** 1: it may go aboard ships. */
    fromShips: (f: Slots<'retreat'>): number => f.d & 1,
    /** Who retreats. */
    country: (f: Slots<'retreat'>): Country => f.d >>> 1,
    make: (v: FrameValues['retreat']): FrameOf<'retreat'> => frame('retreat', v.of ?? NOBODY, v.area, v.winners, v.barred, v.fromShips | (v.country << 1)),
    push(s: Stack, v: FrameValues['retreat']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'retreat'>, v: Partial<FrameValues['retreat']>): FrameOf<'retreat'> =>
      frame('retreat', v.of ?? f.of, v.area ?? f.a, v.winners ?? f.b, v.barred ?? f.c, (v.fromShips ?? (f.d & 1)) | ((v.country ?? (f.d >>> 1)) << 1)),
  },
  /** 6.16.f Where to. */
  flee: {
    /** The zone left. */
    place: (f: Slots<'flee'>): Place => f.a,
    /** Who won. */
    winners: (f: Slots<'flee'>): Countries => f.b,
    make: (v: FrameValues['flee']): FrameOf<'flee'> => frame('flee', v.of ?? NOBODY, v.place, v.winners),
    push(s: Stack, v: FrameValues['flee']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'flee'>, v: Partial<FrameValues['flee']>): FrameOf<'flee'> =>
      frame('flee', v.of ?? f.of, v.place ?? f.a, v.winners ?? f.b, f.c, f.d),
  },
  /** No decision: a siege action. 6.8 */
  besiege: {
    /** The step reached. */
    step: (f: Slots<'besiege'>): number => f.a,
    /** The city. */
    area: (f: Slots<'besiege'>): Area => f.b,
    /** Who leads. */
    leader: (f: Slots<'besiege'>): Counter => f.c,
    /** HUNGER, ASSAULT, STANDARD, or RAISE (siege/siege.ts). */
    how: (f: Slots<'besiege'>): number => f.d,
    make: (v: FrameValues['besiege']): FrameOf<'besiege'> => frame('besiege', v.of ?? NOBODY, v.step ?? 0, v.area, v.leader, v.how),
    push(s: Stack, v: FrameValues['besiege']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'besiege'>, v: Partial<FrameValues['besiege']>): FrameOf<'besiege'> =>
      frame('besiege', v.of ?? f.of, v.step ?? f.a, v.area ?? f.b, v.leader ?? f.c, v.how ?? f.d),
  },
  /** 6.8 The answer to hunger. */
  sortie: {
    /** The city. */
    area: (f: Slots<'sortie'>): Area => f.a,
    make: (v: FrameValues['sortie']): FrameOf<'sortie'> => frame('sortie', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['sortie']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'sortie'>, v: Partial<FrameValues['sortie']>): FrameOf<'sortie'> =>
      frame('sortie', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: a city has fallen. 6.8.4 */
  captured: {
    /** The city. */
    area: (f: Slots<'captured'>): Area => f.a,
    /** Who took it. */
    captors: (f: Slots<'captured'>): Countries => f.b,
    /** Whose it was. */
    lord: (f: Slots<'captured'>): Country => f.c - 1,
    /** Whose it is. */
    by: (f: Slots<'captured'>): Country => f.d - 1,
    make: (v: FrameValues['captured']): FrameOf<'captured'> => frame('captured', v.of ?? NOBODY, v.area, v.captors, v.lord + 1, v.by + 1),
    push(s: Stack, v: FrameValues['captured']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'captured'>, v: Partial<FrameValues['captured']>): FrameOf<'captured'> =>
      frame('captured', v.of ?? f.of, v.area ?? f.a, v.captors ?? f.b, v.lord === undefined ? f.c : v.lord + 1, v.by === undefined ? f.d : v.by + 1),
  },
  /** 6.8.4 Whom to send where. */
  deport: {
    /** The city. */
    area: (f: Slots<'deport'>): Area => f.a,
    /** How many have gone. */
    gone: (f: Slots<'deport'>): number => f.b,
    make: (v: FrameValues['deport']): FrameOf<'deport'> => frame('deport', v.of ?? NOBODY, v.area, v.gone ?? 0),
    push(s: Stack, v: FrameValues['deport']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'deport'>, v: Partial<FrameValues['deport']>): FrameOf<'deport'> =>
      frame('deport', v.of ?? f.of, v.area ?? f.a, v.gone ?? f.b, f.c, f.d),
  },
  /** No decision: asks those entitled in impulse order. 6.11 */
  window: {
    /** What has happened (W of board/card-book.ts). */
    trigger: (f: Slots<'window'>): number => f.a,
    /** Place in the impulse order. */
    order: (f: Slots<'window'>): number => f.b,
    /** What it is about, of whatever kind: to hand it on. */
    subject: (f: Slots<'window'>): number => f.c,
    /** The second thing it is about: the same. */
    object: (f: Slots<'window'>): number => f.d,
    /** The card that was played. */
    against: (f: Slots<'window'>): Card => f.c,
    /** The area: hungry, besieged, or marched to. */
    where: (f: Slots<'window'>): Area => f.c,
    /** Whose succession it is. */
    realm: (f: Slots<'window'>): Country => f.c,
    /** Who won the battle. */
    victors: (f: Slots<'window'>): Countries => f.c,
    /** Who played the card. */
    player: (f: Slots<'window'>): Country => f.d,
    /** Who crosses the river, or is intercepted. */
    mover: (f: Slots<'window'>): Country => f.d,
    /** Who is attacked. */
    evader: (f: Slots<'window'>): Country => f.d,
    /** Who leads the siege. */
    besieger: (f: Slots<'window'>): Country => f.d,
    /** Who lost it. */
    defeated: (f: Slots<'window'>): Countries => f.d,
    make: (v: FrameValues['window']): FrameOf<'window'> => frame('window', v.of ?? NOBODY, v.trigger, v.order ?? 0, v.subject !== undefined ? v.subject : v.against !== undefined ? v.against : v.where !== undefined ? v.where : v.realm !== undefined ? v.realm : v.victors !== undefined ? v.victors : 0, v.object !== undefined ? v.object : v.player !== undefined ? v.player : v.mover !== undefined ? v.mover : v.evader !== undefined ? v.evader : v.besieger !== undefined ? v.besieger : v.defeated !== undefined ? v.defeated : 0),
    push(s: Stack, v: FrameValues['window']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'window'>, v: Partial<FrameValues['window']>): FrameOf<'window'> =>
      frame('window', v.of ?? f.of, v.trigger ?? f.a, v.order ?? f.b, v.subject !== undefined ? v.subject : v.against !== undefined ? v.against : v.where !== undefined ? v.where : v.realm !== undefined ? v.realm : v.victors !== undefined ? v.victors : f.c, v.object !== undefined ? v.object : v.player !== undefined ? v.player : v.mover !== undefined ? v.mover : v.evader !== undefined ? v.evader : v.besieger !== undefined ? v.besieger : v.defeated !== undefined ? v.defeated : f.d),
  },
  /** 6.11 A card in answer? */
  react: {
    /** What has happened (W of board/card-book.ts). */
    trigger: (f: Slots<'react'>): number => f.a,
    /** Place in the impulse order. */
    order: (f: Slots<'react'>): number => f.b,
    /** What it is about, of whatever kind: to hand it on. */
    subject: (f: Slots<'react'>): number => f.c,
    /** The second thing it is about: the same. */
    object: (f: Slots<'react'>): number => f.d,
    /** The card that was played. */
    against: (f: Slots<'react'>): Card => f.c,
    /** The area: hungry, besieged, or marched to. */
    where: (f: Slots<'react'>): Area => f.c,
    /** Whose succession it is. */
    realm: (f: Slots<'react'>): Country => f.c,
    /** Who won the battle. */
    victors: (f: Slots<'react'>): Countries => f.c,
    /** Who played the card. */
    player: (f: Slots<'react'>): Country => f.d,
    /** Who crosses the river, or is intercepted. */
    mover: (f: Slots<'react'>): Country => f.d,
    /** Who is attacked. */
    evader: (f: Slots<'react'>): Country => f.d,
    /** Who leads the siege. */
    besieger: (f: Slots<'react'>): Country => f.d,
    /** Who lost it. */
    defeated: (f: Slots<'react'>): Countries => f.d,
    make: (v: FrameValues['react']): FrameOf<'react'> => frame('react', v.of ?? NOBODY, v.trigger, v.order ?? 0, v.subject !== undefined ? v.subject : v.against !== undefined ? v.against : v.where !== undefined ? v.where : v.realm !== undefined ? v.realm : v.victors !== undefined ? v.victors : 0, v.object !== undefined ? v.object : v.player !== undefined ? v.player : v.mover !== undefined ? v.mover : v.evader !== undefined ? v.evader : v.besieger !== undefined ? v.besieger : v.defeated !== undefined ? v.defeated : 0),
    push(s: Stack, v: FrameValues['react']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'react'>, v: Partial<FrameValues['react']>): FrameOf<'react'> =>
      frame('react', v.of ?? f.of, v.trigger ?? f.a, v.order ?? f.b, v.subject !== undefined ? v.subject : v.against !== undefined ? v.against : v.where !== undefined ? v.where : v.realm !== undefined ? v.realm : v.victors !== undefined ? v.victors : f.c, v.object !== undefined ? v.object : v.player !== undefined ? v.player : v.mover !== undefined ? v.mover : v.evader !== undefined ? v.evader : v.besieger !== undefined ? v.besieger : v.defeated !== undefined ? v.defeated : f.d),
  },
  /** No decision: a card played in answer; of: by whom. */
  reaction: {
    /** What it answers (W of board/card-book.ts). */
    trigger: (f: Slots<'reaction'>): number => f.a & 63,
    /** 1 once others could answer it. */
    step: (f: Slots<'reaction'>): number => f.a >>> 6,
    /** The card. */
    card: (f: Slots<'reaction'>): Card => f.b & 255,
    /** Which of its uses. */
    use: (f: Slots<'reaction'>): number => f.b >>> 8,
    /** What it is about, of whatever kind: to hand it on. */
    subject: (f: Slots<'reaction'>): number => f.c,
    /** The second thing it is about: the same. */
    object: (f: Slots<'reaction'>): number => f.d,
    /** The card that was played. */
    against: (f: Slots<'reaction'>): Card => f.c,
    /** The area: hungry, besieged, or marched to. */
    where: (f: Slots<'reaction'>): Area => f.c,
    /** Whose succession it is. */
    realm: (f: Slots<'reaction'>): Country => f.c,
    /** Who won the battle. */
    victors: (f: Slots<'reaction'>): Countries => f.c,
    /** Who played the card. */
    player: (f: Slots<'reaction'>): Country => f.d,
    /** Who crosses the river, or is intercepted. */
    mover: (f: Slots<'reaction'>): Country => f.d,
    /** Who is attacked. */
    evader: (f: Slots<'reaction'>): Country => f.d,
    /** Who leads the siege. */
    besieger: (f: Slots<'reaction'>): Country => f.d,
    /** Who lost it. */
    defeated: (f: Slots<'reaction'>): Countries => f.d,
    make: (v: FrameValues['reaction']): FrameOf<'reaction'> => frame('reaction', v.of ?? NOBODY, v.trigger | ((v.step ?? 0) << 6), v.card | (v.use << 8), v.subject !== undefined ? v.subject : v.against !== undefined ? v.against : v.where !== undefined ? v.where : v.realm !== undefined ? v.realm : v.victors !== undefined ? v.victors : 0, v.object !== undefined ? v.object : v.player !== undefined ? v.player : v.mover !== undefined ? v.mover : v.evader !== undefined ? v.evader : v.besieger !== undefined ? v.besieger : v.defeated !== undefined ? v.defeated : 0),
    push(s: Stack, v: FrameValues['reaction']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'reaction'>, v: Partial<FrameValues['reaction']>): FrameOf<'reaction'> =>
      frame('reaction', v.of ?? f.of, (v.trigger ?? (f.a & 63)) | ((v.step ?? (f.a >>> 6)) << 6), (v.card ?? (f.b & 255)) | ((v.use ?? (f.b >>> 8)) << 8), v.subject !== undefined ? v.subject : v.against !== undefined ? v.against : v.where !== undefined ? v.where : v.realm !== undefined ? v.realm : v.victors !== undefined ? v.victors : f.c, v.object !== undefined ? v.object : v.player !== undefined ? v.player : v.mover !== undefined ? v.mover : v.evader !== undefined ? v.evader : v.besieger !== undefined ? v.besieger : v.defeated !== undefined ? v.defeated : f.d),
  },
  /** 6.11 of: by whom. */
  event: {
    /** The card. */
    card: (f: Slots<'event'>): Card => f.a & 255,
    /** Which of its uses. */
    use: (f: Slots<'event'>): number => f.a >>> 8,
    /** AIM, ANSWER, PAY, or MORE and what follows (event-cards/op.ts). */
    step: (f: Slots<'event'>): number => f.b,
    /** What it is aimed at, by its op; 0: nothing yet. */
    aim: (f: Slots<'event'>): number => f.c,
    /** A place or counter chosen on the way, or -1. */
    chosen: (f: Slots<'event'>): number => f.c - 1,
    /** What is left to do. */
    left: (f: Slots<'event'>): number => f.d,
    /** How often still. */
    times: (f: Slots<'event'>): number => f.d & 7,
    /** Where, or NOWHERE: not chosen. */
    where: (f: Slots<'event'>): Place => (f.d >>> 3) - 1,
    make: (v: FrameValues['event']): FrameOf<'event'> => frame('event', v.of ?? NOBODY, v.card | (v.use << 8), v.step, v.aim !== undefined ? v.aim : v.chosen !== undefined ? v.chosen + 1 : 0, v.left !== undefined ? v.left : (v.times ?? 0) | (((v.where ?? -1) + 1) << 3)),
    push(s: Stack, v: FrameValues['event']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'event'>, v: Partial<FrameValues['event']>): FrameOf<'event'> =>
      frame('event', v.of ?? f.of, (v.card ?? (f.a & 255)) | ((v.use ?? (f.a >>> 8)) << 8), v.step ?? f.b, v.aim !== undefined ? v.aim : v.chosen !== undefined ? v.chosen + 1 : f.c, v.left !== undefined ? v.left : (v.times ?? (f.d & 7)) | (((v.where ?? ((f.d >>> 3) - 1)) + 1) << 3)),
  },
  /** 6.11.c On whom, as a reaction. */
  'choose-breaker': {
    /** The card. */
    card: (f: Slots<'choose-breaker'>): Card => f.a & 255,
    /** Which of its uses. */
    use: (f: Slots<'choose-breaker'>): number => f.a >>> 8,
    /** Who is open to it. */
    open: (f: Slots<'choose-breaker'>): Countries => f.b,
    make: (v: FrameValues['choose-breaker']): FrameOf<'choose-breaker'> => frame('choose-breaker', v.of ?? NOBODY, v.card | (v.use << 8), v.open),
    push(s: Stack, v: FrameValues['choose-breaker']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'choose-breaker'>, v: Partial<FrameValues['choose-breaker']>): FrameOf<'choose-breaker'> =>
      frame('choose-breaker', v.of ?? f.of, (v.card ?? (f.a & 255)) | ((v.use ?? (f.a >>> 8)) << 8), v.open ?? f.b, f.c, f.d),
  },
  /** 6.11.c Where the marker goes; of: by whom. */
  rolled: {
    /** The minor or tribe. */
    target: (f: Slots<'rolled'>): Country => f.a,
    /** How far. */
    spaces: (f: Slots<'rolled'>): number => f.b,
    /** 1: as a reaction. */
    reaction: (f: Slots<'rolled'>): number => f.c,
    make: (v: FrameValues['rolled']): FrameOf<'rolled'> => frame('rolled', v.of ?? NOBODY, v.target, v.spaces, v.reaction),
    push(s: Stack, v: FrameValues['rolled']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'rolled'>, v: Partial<FrameValues['rolled']>): FrameOf<'rolled'> =>
      frame('rolled', v.of ?? f.of, v.target ?? f.a, v.spaces ?? f.b, v.reaction ?? f.c, f.d),
  },
  /** 6.11.b Units for a foreign war. */
  commit: {
    /** The foreign war. */
    war: (f: Slots<'commit'>): War => f.a,
    /** Its side. */
    side: (f: Slots<'commit'>): Side => f.b,
    /** Where the next one comes from, or NOWHERE: not chosen. */
    place: (f: Slots<'commit'>): Place => f.c - 1,
    make: (v: FrameValues['commit']): FrameOf<'commit'> => frame('commit', v.of ?? NOBODY, v.war, v.side, (v.place ?? -1) + 1),
    push(s: Stack, v: FrameValues['commit']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'commit'>, v: Partial<FrameValues['commit']>): FrameOf<'commit'> =>
      frame('commit', v.of ?? f.of, v.war ?? f.a, v.side ?? f.b, v.place === undefined ? f.c : v.place + 1, f.d),
  },
  /** No decision: 6.11.b, a battle to end a foreign war. */
  'war-battle': {
    /** The foreign war. */
    war: (f: Slots<'war-battle'>): War => f.a,
    /** Its side. */
    side: (f: Slots<'war-battle'>): Side => f.b,
    /** 1 once it is fought. */
    step: (f: Slots<'war-battle'>): number => f.c,
    make: (v: FrameValues['war-battle']): FrameOf<'war-battle'> => frame('war-battle', v.of ?? NOBODY, v.war, v.side, v.step ?? 0),
    push(s: Stack, v: FrameValues['war-battle']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'war-battle'>, v: Partial<FrameValues['war-battle']>): FrameOf<'war-battle'> =>
      frame('war-battle', v.of ?? f.of, v.war ?? f.a, v.side ?? f.b, v.step ?? f.c, f.d),
  },
  /** 6.11.b Which leader goes to the war. */
  lead: {
    /** The foreign war. */
    war: (f: Slots<'lead'>): War => f.a,
    /** Its side. */
    side: (f: Slots<'lead'>): Side => f.b,
    make: (v: FrameValues['lead']): FrameOf<'lead'> => frame('lead', v.of ?? NOBODY, v.war, v.side),
    push(s: Stack, v: FrameValues['lead']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'lead'>, v: Partial<FrameValues['lead']>): FrameOf<'lead'> =>
      frame('lead', v.of ?? f.of, v.war ?? f.a, v.side ?? f.b, f.c, f.d),
  },
  /** No decision: 6.7.1 */
  laying: {
    /** 0 battle cards, 1 counter manoeuvres, 2 counter measures. */
    stage: (f: Slots<'laying'>): number => f.a,
    /** Place in the impulse order, or in `revealed`. */
    next: (f: Slots<'laying'>): number => f.b,
    /** ASK, SHOW, NAME, WORK (battle/battle-cards.ts). */
    step: (f: Slots<'laying'>): number => f.c,
    make: (v: FrameValues['laying']): FrameOf<'laying'> => frame('laying', v.of ?? NOBODY, v.stage, v.next ?? 0, v.step ?? 0),
    push(s: Stack, v: FrameValues['laying']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'laying'>, v: Partial<FrameValues['laying']>): FrameOf<'laying'> =>
      frame('laying', v.of ?? f.of, v.stage ?? f.a, v.next ?? f.b, v.step ?? f.c, f.d),
  },
  /** 6.7.1 A card face down? */
  lay: {
    /** As of `laying`. */
    stage: (f: Slots<'lay'>): number => f.a,
    make: (v: FrameValues['lay']): FrameOf<'lay'> => frame('lay', v.of ?? NOBODY, v.stage),
    push(s: Stack, v: FrameValues['lay']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'lay'>, v: Partial<FrameValues['lay']>): FrameOf<'lay'> =>
      frame('lay', v.of ?? f.of, v.stage ?? f.a, f.b, f.c, f.d),
  },
  /** 6.7.1 Which card is cancelled. */
  counter: {
    /** As of `laying`. */
    stage: (f: Slots<'counter'>): number => f.a,
    /** The one that cancels, in `revealed`. */
    by: (f: Slots<'counter'>): number => f.b,
    make: (v: FrameValues['counter']): FrameOf<'counter'> => frame('counter', v.of ?? NOBODY, v.stage, v.by),
    push(s: Stack, v: FrameValues['counter']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'counter'>, v: Partial<FrameValues['counter']>): FrameOf<'counter'> =>
      frame('counter', v.of ?? f.of, v.stage ?? f.a, v.by ?? f.b, f.c, f.d),
  },
  /** 6.11.d A battle card that needs a choice. */
  strike: {
    /** Its place in `revealed`. */
    entry: (f: Slots<'strike'>): number => f.a,
    /** How many units it may still borrow. */
    left: (f: Slots<'strike'>): number => f.b,
    /** What has been paid for units bought off, in twelfths. */
    paid: (f: Slots<'strike'>): number => f.b,
    make: (v: FrameValues['strike']): FrameOf<'strike'> => frame('strike', v.of ?? NOBODY, v.entry, v.left !== undefined ? v.left : v.paid !== undefined ? v.paid : 0),
    push(s: Stack, v: FrameValues['strike']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'strike'>, v: Partial<FrameValues['strike']>): FrameOf<'strike'> =>
      frame('strike', v.of ?? f.of, v.entry ?? f.a, v.left !== undefined ? v.left : v.paid !== undefined ? v.paid : f.b, f.c, f.d),
  },
  /** Swollen Rivers: stay or cross? */
  cross: {
    /** The area beyond. */
    area: (f: Slots<'cross'>): Area => f.a,
    make: (v: FrameValues['cross']): FrameOf<'cross'> => frame('cross', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['cross']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'cross'>, v: Partial<FrameValues['cross']>): FrameOf<'cross'> =>
      frame('cross', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** Scouts: which interception fails. */
  parry: {
    /** The area entered. */
    area: (f: Slots<'parry'>): Area => f.a,
    make: (v: FrameValues['parry']): FrameOf<'parry'> => frame('parry', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['parry']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'parry'>, v: Partial<FrameValues['parry']>): FrameOf<'parry'> =>
      frame('parry', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** 7.5 All powers at once. */
  secret: {

    make: (v: FrameValues['secret']): FrameOf<'secret'> => frame('secret', v.of ?? NOBODY),
    push(s: Stack, v: FrameValues['secret']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'secret'>, v: Partial<FrameValues['secret']>): FrameOf<'secret'> =>
      frame('secret', v.of ?? f.of, f.a, f.b, f.c, f.d),
  },
  /** No decision: 7.5, what was chosen, one after another. */
  secrets: {
    /** Place in the list. */
    next: (f: Slots<'secrets'>): number => f.a,
    make: (v: FrameValues['secrets']): FrameOf<'secrets'> => frame('secrets', v.of ?? NOBODY, v.next ?? 0),
    push(s: Stack, v: FrameValues['secrets']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'secrets'>, v: Partial<FrameValues['secrets']>): FrameOf<'secrets'> =>
      frame('secrets', v.of ?? f.of, v.next ?? f.a, f.b, f.c, f.d),
  },
  /** 7.5.2 of: the power. */
  scheme: {
    /** A country, trade or the trade cities. */
    target: (f: Slots<'scheme'>): number => f.a,
    /** What it does (PLOYS), or CHOOSE. */
    ploy: (f: Slots<'scheme'>): number => f.b,
    /** 1: by a card, at once. */
    now: (f: Slots<'scheme'>): number => f.c,
    make: (v: FrameValues['scheme']): FrameOf<'scheme'> => frame('scheme', v.of ?? NOBODY, v.target, v.ploy, v.now),
    push(s: Stack, v: FrameValues['scheme']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'scheme'>, v: Partial<FrameValues['scheme']>): FrameOf<'scheme'> =>
      frame('scheme', v.of ?? f.of, v.target ?? f.a, v.ploy ?? f.b, v.now ?? f.c, f.d),
  },
  /** Coordinated Attack: which armies. */
  coordinate: {
    /** The card. */
    card: (f: Slots<'coordinate'>): Card => f.a & 255,
    /** Which of its uses. */
    use: (f: Slots<'coordinate'>): number => f.a >>> 8,
    /** The area attacked. */
    area: (f: Slots<'coordinate'>): Area => f.b,
    /** The most armies. */
    most: (f: Slots<'coordinate'>): number => f.c,
    make: (v: FrameValues['coordinate']): FrameOf<'coordinate'> => frame('coordinate', v.of ?? NOBODY, v.card | (v.use << 8), v.area, v.most),
    push(s: Stack, v: FrameValues['coordinate']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'coordinate'>, v: Partial<FrameValues['coordinate']>): FrameOf<'coordinate'> =>
      frame('coordinate', v.of ?? f.of, (v.card ?? (f.a & 255)) | ((v.use ?? (f.a >>> 8)) << 8), v.area ?? f.b, v.most ?? f.c, f.d),
  },
  /** No decision: they have come. */
  coordinated: {
    /** The area attacked. */
    area: (f: Slots<'coordinate'>): Area => f.a,
    /** Who came. */
    countries: (f: Slots<'coordinate'>): Countries => f.b,
    /** Terrain of the paths in, as bits. */
    ground: (f: Slots<'coordinate'>): number => f.c & 15,
    /** The step reached (event-cards/coordinated-attack.ts). */
    step: (f: Slots<'coordinate'>): number => f.c >>> 4,
    /** Areas they came from (packed). */
    origins: (f: Slots<'coordinate'>): number => f.d,
    make: (v: FrameValues['coordinated']): FrameOf<'coordinate'> => frame('coordinate', v.of ?? NOBODY, v.area, v.countries, v.ground | (v.step << 4), v.origins),
    push(s: Stack, v: FrameValues['coordinated']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'coordinate'>, v: Partial<FrameValues['coordinated']>): FrameOf<'coordinate'> =>
      frame('coordinate', v.of ?? f.of, v.area ?? f.a, v.countries ?? f.b, (v.ground ?? (f.c & 15)) | ((v.step ?? (f.c >>> 4)) << 4), v.origins ?? f.d),
  },
  /** Coordinated Attack: does the army of an ally come? */
  'join-in': {
    /** Its leader. */
    leader: (f: Slots<'join-in'>): Counter => f.a,
    /** Who asks. */
    asker: (f: Slots<'join-in'>): Country => f.b,
    make: (v: FrameValues['join-in']): FrameOf<'join-in'> => frame('join-in', v.of ?? NOBODY, v.leader, v.asker),
    push(s: Stack, v: FrameValues['join-in']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'join-in'>, v: Partial<FrameValues['join-in']>): FrameOf<'join-in'> =>
      frame('join-in', v.of ?? f.of, v.leader ?? f.a, v.asker ?? f.b, f.c, f.d),
  },
  /** No decision: 5.2 */
  tribute: {
    /** The next country on the track. */
    country: (f: Slots<'tribute'>): Country => f.a,
    make: (v: FrameValues['tribute']): FrameOf<'tribute'> => frame('tribute', v.of ?? NOBODY, v.country),
    push(s: Stack, v: FrameValues['tribute']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'tribute'>, v: Partial<FrameValues['tribute']>): FrameOf<'tribute'> =>
      frame('tribute', v.of ?? f.of, v.country ?? f.a, f.b, f.c, f.d),
  },
  /** 5.2 of: the power that decides. */
  pay: {
    /** The country that would pay Assyria. */
    country: (f: Slots<'pay'>): Country => f.a,
    make: (v: FrameValues['pay']): FrameOf<'pay'> => frame('pay', v.of ?? NOBODY, v.country),
    push(s: Stack, v: FrameValues['pay']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'pay'>, v: Partial<FrameValues['pay']>): FrameOf<'pay'> =>
      frame('pay', v.of ?? f.of, v.country ?? f.a, f.b, f.c, f.d),
  },
  /** 8.3 of: the commander. */
  spoils: {
    /** Powers that share. */
    powers: (f: Slots<'spoils'>): Countries => f.a,
    /** Points left. */
    points: (f: Slots<'spoils'>): number => f.b,
    /** For what (victory/victory-points.ts). */
    why: (f: Slots<'spoils'>): number => f.c,
    make: (v: FrameValues['spoils']): FrameOf<'spoils'> => frame('spoils', v.of ?? NOBODY, v.powers, v.points, v.why),
    push(s: Stack, v: FrameValues['spoils']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'spoils'>, v: Partial<FrameValues['spoils']>): FrameOf<'spoils'> =>
      frame('spoils', v.of ?? f.of, v.powers ?? f.a, v.points ?? f.b, v.why ?? f.c, f.d),
  },
  /** No decision: 7.3 */
  income: {
    /** The step reached. */
    step: (f: Slots<'income'>): number => f.a,
    make: (v: FrameValues['income']): FrameOf<'income'> => frame('income', v.of ?? NOBODY, v.step),
    push(s: Stack, v: FrameValues['income']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'income'>, v: Partial<FrameValues['income']>): FrameOf<'income'> =>
      frame('income', v.of ?? f.of, v.step ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: 7.3.2 */
  deal: {
    /** DEAL and what follows (economy/deal.ts). */
    stage: (f: Slots<'deal'>): number => f.a,
    /** How many countries have been through it. */
    done: (f: Slots<'deal'>): number => f.b,
    make: (v: FrameValues['deal']): FrameOf<'deal'> => frame('deal', v.of ?? NOBODY, v.stage, v.done),
    push(s: Stack, v: FrameValues['deal']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'deal'>, v: Partial<FrameValues['deal']>): FrameOf<'deal'> =>
      frame('deal', v.of ?? f.of, v.stage ?? f.a, v.done ?? f.b, f.c, f.d),
  },
  /** 7.3.2 A new hand? */
  mulligan: {

    make: (v: FrameValues['mulligan']): FrameOf<'mulligan'> => frame('mulligan', v.of ?? NOBODY),
    push(s: Stack, v: FrameValues['mulligan']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'mulligan'>, v: Partial<FrameValues['mulligan']>): FrameOf<'mulligan'> =>
      frame('mulligan', v.of ?? f.of, f.a, f.b, f.c, f.d),
  },
  /** 7.3.2 of: the country that discards. */
  surplus: {
    /** AP of the cards discarded so far. */
    ap: (f: Slots<'surplus'>): number => f.a,
    make: (v: FrameValues['surplus']): FrameOf<'surplus'> => frame('surplus', v.of ?? NOBODY, v.ap ?? 0),
    push(s: Stack, v: FrameValues['surplus']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'surplus'>, v: Partial<FrameValues['surplus']>): FrameOf<'surplus'> =>
      frame('surplus', v.of ?? f.of, v.ap ?? f.a, f.b, f.c, f.d),
  },
  /** 7.3.2 of: the power. */
  reward: {
    /** AP of the cards discarded. */
    ap: (f: Slots<'reward'>): number => f.a,
    make: (v: FrameValues['reward']): FrameOf<'reward'> => frame('reward', v.of ?? NOBODY, v.ap),
    push(s: Stack, v: FrameValues['reward']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'reward'>, v: Partial<FrameValues['reward']>): FrameOf<'reward'> =>
      frame('reward', v.of ?? f.of, v.ap ?? f.a, f.b, f.c, f.d),
  },
  /** 6.1 to 6.5 Where to put it; of: the owner. */
  place: {
    /** The counter. */
    counter: (f: Slots<'place'>): Counter => f.a,
    /** PLACINGS (recruitment/build.ts). */
    how: (f: Slots<'place'>): number => f.b,
    /** In twelfths. */
    price: (f: Slots<'place'>): number => f.c,
    make: (v: FrameValues['place']): FrameOf<'place'> => frame('place', v.of ?? NOBODY, v.counter, v.how, v.price),
    push(s: Stack, v: FrameValues['place']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'place'>, v: Partial<FrameValues['place']>): FrameOf<'place'> =>
      frame('place', v.of ?? f.of, v.counter ?? f.a, v.how ?? f.b, v.price ?? f.c, f.d),
  },
  /** 6.4, 9.3, 9.4 Where is the unit meant? */
  pick: {
    /** Its kind. */
    kind: (f: Slots<'pick'>): UnitKind => f.a,
    /** What is done with it (recruitment/rebuild.ts). */
    purpose: (f: Slots<'pick'>): number => f.b,
    make: (v: FrameValues['pick']): FrameOf<'pick'> => frame('pick', v.of ?? NOBODY, v.kind, v.purpose),
    push(s: Stack, v: FrameValues['pick']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'pick'>, v: Partial<FrameValues['pick']>): FrameOf<'pick'> =>
      frame('pick', v.of ?? f.of, v.kind ?? f.a, v.purpose ?? f.b, f.c, f.d),
  },
  /** 9.4 On which city the ECO+ goes. */
  improve: {

    make: (v: FrameValues['improve']): FrameOf<'improve'> => frame('improve', v.of ?? NOBODY),
    push(s: Stack, v: FrameValues['improve']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'improve'>, v: Partial<FrameValues['improve']>): FrameOf<'improve'> =>
      frame('improve', v.of ?? f.of, f.a, f.b, f.c, f.d),
  },
  /** 5.1 Assyria pays its mercenaries again. */
  rehire: {
    /** Which one. */
    counter: (f: Slots<'rehire'>): Counter => f.a,
    /** How many it has kept. */
    kept: (f: Slots<'rehire'>): number => f.b,
    make: (v: FrameValues['rehire']): FrameOf<'rehire'> => frame('rehire', v.of ?? NOBODY, v.counter, v.kept ?? 0),
    push(s: Stack, v: FrameValues['rehire']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'rehire'>, v: Partial<FrameValues['rehire']>): FrameOf<'rehire'> =>
      frame('rehire', v.of ?? f.of, v.counter ?? f.a, v.kept ?? f.b, f.c, f.d),
  },
  /** 9.6 of: the seller. */
  sale: {
    /** The buyer. */
    buyer: (f: Slots<'sale'>): Country => f.a,
    /** Kind of mercenary. */
    kind: (f: Slots<'sale'>): UnitKind => f.b,
    make: (v: FrameValues['sale']): FrameOf<'sale'> => frame('sale', v.of ?? NOBODY, v.buyer, v.kind),
    push(s: Stack, v: FrameValues['sale']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'sale'>, v: Partial<FrameValues['sale']>): FrameOf<'sale'> =>
      frame('sale', v.of ?? f.of, v.buyer ?? f.a, v.kind ?? f.b, f.c, f.d),
  },
  /** 7.5.2.a of: who gets a raider free. */
  enlist: {
    /** 1: it raids at once. */
    raids: (f: Slots<'enlist'>): number => f.a,
    make: (v: FrameValues['enlist']): FrameOf<'enlist'> => frame('enlist', v.of ?? NOBODY, v.raids),
    push(s: Stack, v: FrameValues['enlist']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'enlist'>, v: Partial<FrameValues['enlist']>): FrameOf<'enlist'> =>
      frame('enlist', v.of ?? f.of, v.raids ?? f.a, f.b, f.c, f.d),
  },
  /** 6.15 Where the new raider comes from. */
  'raid-from': {
    /** Its kind. */
    kind: (f: Slots<'raid-from'>): UnitKind => f.a,
    /** Its side. */
    side: (f: Slots<'raid-from'>): Face => f.b,
    /** 1: free. */
    free: (f: Slots<'raid-from'>): number => f.c,
    make: (v: FrameValues['raid-from']): FrameOf<'raid-from'> => frame('raid-from', v.of ?? NOBODY, v.kind, v.side, v.free),
    push(s: Stack, v: FrameValues['raid-from']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'raid-from'>, v: Partial<FrameValues['raid-from']>): FrameOf<'raid-from'> =>
      frame('raid-from', v.of ?? f.of, v.kind ?? f.a, v.side ?? f.b, v.free ?? f.c, f.d),
  },
  /** 6.15 Which raider is attacked. */
  oust: {
    /** The one that would come. */
    counter: (f: Slots<'oust'>): Counter => f.a,
    /** Boxes with raiders of others, as bits. */
    boxes: (f: Slots<'oust'>): Bits<Box> => f.b,
    make: (v: FrameValues['oust']): FrameOf<'oust'> => frame('oust', v.of ?? NOBODY, v.counter, v.boxes),
    push(s: Stack, v: FrameValues['oust']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'oust'>, v: Partial<FrameValues['oust']>): FrameOf<'oust'> =>
      frame('oust', v.of ?? f.of, v.counter ?? f.a, v.boxes ?? f.b, f.c, f.d),
  },
  /** No decision: 6.15 */
  raiders: {
    /** Raiders still to act, as bits of boxes. */
    boxes: (f: Slots<'raiders'>): Bits<Box> => f.a,
    /** Who raids. */
    country: (f: Slots<'raiders'>): Country => f.b,
    /** Those on their second raid, as bits of boxes. */
    again: (f: Slots<'raiders'>): Bits<Box> => f.c,
    /** 1: the one that has just come, to be found. */
    fresh: (f: Slots<'raiders'>): number => f.d,
    make: (v: FrameValues['raiders']): FrameOf<'raiders'> => frame('raiders', v.of ?? NOBODY, v.boxes, v.country, v.again ?? 0, v.fresh ?? 0),
    push(s: Stack, v: FrameValues['raiders']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'raiders'>, v: Partial<FrameValues['raiders']>): FrameOf<'raiders'> =>
      frame('raiders', v.of ?? f.of, v.boxes ?? f.a, v.country ?? f.b, v.again ?? f.c, v.fresh ?? f.d),
  },
  /** 6.15 of: who raids. */
  plunder: {
    /** From which box. */
    box: (f: Slots<'plunder'>): Box => f.a,
    /** Powers that may be robbed. */
    powers: (f: Slots<'plunder'>): Countries => f.b,
    /** 1: a second raid. */
    again: (f: Slots<'plunder'>): number => f.c,
    make: (v: FrameValues['plunder']): FrameOf<'plunder'> => frame('plunder', v.of ?? NOBODY, v.box, v.powers, v.again),
    push(s: Stack, v: FrameValues['plunder']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'plunder'>, v: Partial<FrameValues['plunder']>): FrameOf<'plunder'> =>
      frame('plunder', v.of ?? f.of, v.box ?? f.a, v.powers ?? f.b, v.again ?? f.c, f.d),
  },
  /** 6.16 of: the country that sails. */
  fleet: {
    /** Where the fleet is. */
    place: (f: Slots<'fleet'>): Place => f.a,
    /** Countries sailing along. */
    countries: (f: Slots<'fleet'>): Countries => f.b,
    /** MOVED (forces/fleet.ts). */
    flags: (f: Slots<'fleet'>): number => f.c,
    /** Allies that were asked. */
    declined: (f: Slots<'fleet'>): Countries => f.d,
    make: (v: FrameValues['fleet']): FrameOf<'fleet'> => frame('fleet', v.of ?? NOBODY, v.place, v.countries, v.flags ?? 0, v.declined ?? 0),
    push(s: Stack, v: FrameValues['fleet']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'fleet'>, v: Partial<FrameValues['fleet']>): FrameOf<'fleet'> =>
      frame('fleet', v.of ?? f.of, v.place ?? f.a, v.countries ?? f.b, v.flags ?? f.c, v.declined ?? f.d),
  },
  /** No decision: 6.16.g, after the fight for a trade box. */
  moored: {

    make: (v: FrameValues['moored']): FrameOf<'moored'> => frame('moored', v.of ?? NOBODY),
    push(s: Stack, v: FrameValues['moored']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'moored'>, v: Partial<FrameValues['moored']>): FrameOf<'moored'> =>
      frame('moored', v.of ?? f.of, f.a, f.b, f.c, f.d),
  },
  /** 6.16.c What goes aboard. */
  lading: {
    /** Where the fleet is. */
    place: (f: Slots<'lading'>): Place => f.a,
    /** From where. */
    port: (f: Slots<'lading'>): Area => f.b,
    /** Allies that have agreed. */
    agreed: (f: Slots<'lading'>): Countries => f.c,
    /** Allies that have not. */
    declined: (f: Slots<'lading'>): Countries => f.d,
    make: (v: FrameValues['lading']): FrameOf<'lading'> => frame('lading', v.of ?? NOBODY, v.place, v.port, v.agreed ?? 0, v.declined ?? 0),
    push(s: Stack, v: FrameValues['lading']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'lading'>, v: Partial<FrameValues['lading']>): FrameOf<'lading'> =>
      frame('lading', v.of ?? f.of, v.place ?? f.a, v.port ?? f.b, v.agreed ?? f.c, v.declined ?? f.d),
  },
  /** 6.16.c of: the ally asked. */
  aboard: {
    /** Its unit or leader. */
    counter: (f: Slots<'aboard'>): Counter => f.a,
    /** Who asks. */
    asker: (f: Slots<'aboard'>): Country => f.b,
    make: (v: FrameValues['aboard']): FrameOf<'aboard'> => frame('aboard', v.of ?? NOBODY, v.counter, v.asker),
    push(s: Stack, v: FrameValues['aboard']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'aboard'>, v: Partial<FrameValues['aboard']>): FrameOf<'aboard'> =>
      frame('aboard', v.of ?? f.of, v.counter ?? f.a, v.asker ?? f.b, f.c, f.d),
  },
  /** 6.16.b of: the ally asked. */
  'sail-along': {
    /** Who asks. */
    asker: (f: Slots<'sail-along'>): Country => f.a,
    /** Where. */
    place: (f: Slots<'sail-along'>): Place => f.b,
    make: (v: FrameValues['sail-along']): FrameOf<'sail-along'> => frame('sail-along', v.of ?? NOBODY, v.asker, v.place),
    push(s: Stack, v: FrameValues['sail-along']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'sail-along'>, v: Partial<FrameValues['sail-along']>): FrameOf<'sail-along'> =>
      frame('sail-along', v.of ?? f.of, v.asker ?? f.a, v.place ?? f.b, f.c, f.d),
  },
  /** No decision: 6.16.f: enemies may search for a fleet that came. */
  spotted: {
    /** Where. */
    place: (f: Slots<'spotted'>): Place => f.a,
    /** Countries still to ask. */
    hunters: (f: Slots<'spotted'>): Countries => f.b,
    /** Who came. */
    prey: (f: Slots<'spotted'>): Countries => f.c,
    make: (v: FrameValues['spotted']): FrameOf<'spotted'> => frame('spotted', v.of ?? NOBODY, v.place, v.hunters, v.prey),
    push(s: Stack, v: FrameValues['spotted']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'spotted'>, v: Partial<FrameValues['spotted']>): FrameOf<'spotted'> =>
      frame('spotted', v.of ?? f.of, v.place ?? f.a, v.hunters ?? f.b, v.prey ?? f.c, f.d),
  },
  /** 6.16.f of: who may search. */
  hunt: {
    /** Where. */
    place: (f: Slots<'hunt'>): Place => f.a,
    /** For whom. */
    prey: (f: Slots<'hunt'>): Countries => f.b,
    make: (v: FrameValues['hunt']): FrameOf<'hunt'> => frame('hunt', v.of ?? NOBODY, v.place, v.prey),
    push(s: Stack, v: FrameValues['hunt']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'hunt'>, v: Partial<FrameValues['hunt']>): FrameOf<'hunt'> =>
      frame('hunt', v.of ?? f.of, v.place ?? f.a, v.prey ?? f.b, f.c, f.d),
  },
  /** 6.16.f For whose fleet the search is. */
  seek: {
    /** Where. */
    place: (f: Slots<'seek'>): Place => f.a,
    /** Enemies not looked for yet. */
    sought: (f: Slots<'seek'>): Countries => f.b,
    /** SEARCHED, IN_BATTLE (sea/search.ts). */
    flags: (f: Slots<'seek'>): number => f.c,
    make: (v: FrameValues['seek']): FrameOf<'seek'> => frame('seek', v.of ?? NOBODY, v.place, v.sought, v.flags ?? 0),
    push(s: Stack, v: FrameValues['seek']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'seek'>, v: Partial<FrameValues['seek']>): FrameOf<'seek'> =>
      frame('seek', v.of ?? f.of, v.place ?? f.a, v.sought ?? f.b, v.flags ?? f.c, f.d),
  },
  /** 6.16.g Whose fleet in a trade box is looked for. */
  chase: {
    /** The box. */
    place: (f: Slots<'chase'>): Place => f.a,
    /** Fleets not looked for yet. */
    left: (f: Slots<'chase'>): Countries => f.b & 65535,
    /** Fleets beaten. */
    beaten: (f: Slots<'chase'>): Countries => f.b >>> 16,
    /** 1 once searched. */
    searched: (f: Slots<'chase'>): number => f.c,
    /** Where it came from. */
    from: (f: Slots<'chase'>): Place => f.d & 4095,
    /** The fleet just fought, or NOBODY. */
    foe: (f: Slots<'chase'>): Country => (f.d >>> 12) - 1,
    make: (v: FrameValues['chase']): FrameOf<'chase'> => frame('chase', v.of ?? NOBODY, v.place, v.left | ((v.beaten ?? 0) << 16), v.searched ?? 0, v.from | (((v.foe ?? -1) + 1) << 12)),
    push(s: Stack, v: FrameValues['chase']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'chase'>, v: Partial<FrameValues['chase']>): FrameOf<'chase'> =>
      frame('chase', v.of ?? f.of, v.place ?? f.a, (v.left ?? (f.b & 65535)) | ((v.beaten ?? (f.b >>> 16)) << 16), v.searched ?? f.c, (v.from ?? (f.d & 4095)) | (((v.foe ?? ((f.d >>> 12) - 1)) + 1) << 12)),
  },
  /** 7.3.3.a To which zone ships go; of NOBODY: none yet. */
  harbour: {
    /** From which box. */
    box: (f: Slots<'harbour'>): Box => f.a,
    make: (v: FrameValues['harbour']): FrameOf<'harbour'> => frame('harbour', v.of ?? NOBODY, v.box ?? 0),
    push(s: Stack, v: FrameValues['harbour']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'harbour'>, v: Partial<FrameValues['harbour']>): FrameOf<'harbour'> =>
      frame('harbour', v.of ?? f.of, v.box ?? f.a, f.b, f.c, f.d),
  },
  /** 7.3.3.f of: the country that cannot pay. */
  ravage: {
    /** Points of pillage left. */
    points: (f: Slots<'ravage'>): number => f.a,
    make: (v: FrameValues['ravage']): FrameOf<'ravage'> => frame('ravage', v.of ?? NOBODY, v.points),
    push(s: Stack, v: FrameValues['ravage']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'ravage'>, v: Partial<FrameValues['ravage']>): FrameOf<'ravage'> =>
      frame('ravage', v.of ?? f.of, v.points ?? f.a, f.b, f.c, f.d),
  },
  /** 6.11 of: the debtor. */
  default: {
    /** 1: an ECO+ goes, 0: an ECO- comes. */
    plus: (f: Slots<'default'>): number => f.a,
    make: (v: FrameValues['default']): FrameOf<'default'> => frame('default', v.of ?? NOBODY, v.plus),
    push(s: Stack, v: FrameValues['default']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'default'>, v: Partial<FrameValues['default']>): FrameOf<'default'> =>
      frame('default', v.of ?? f.of, v.plus ?? f.a, f.b, f.c, f.d),
  },
  /** 10.4.a of: who must repair, NOBODY while the next is sought. */
  shortage: {
    /** PILLAGE or damage (economy/pillage.ts). */
    what: (f: Slots<'shortage'>): number => f.a,
    /** Countries still to come. */
    countries: (f: Slots<'shortage'>): Countries => f.b,
    make: (v: FrameValues['shortage']): FrameOf<'shortage'> => frame('shortage', v.of ?? NOBODY, v.what, v.countries),
    push(s: Stack, v: FrameValues['shortage']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'shortage'>, v: Partial<FrameValues['shortage']>): FrameOf<'shortage'> =>
      frame('shortage', v.of ?? f.of, v.what ?? f.a, v.countries ?? f.b, f.c, f.d),
  },
  /** An offer. */
  answer: {
    /** Who made it. */
    by: (f: Slots<'answer'>): Country => f.a,
    /** OFFERS (common/offers.ts). */
    what: (f: Slots<'answer'>): number => f.b,
    /** FREELY, RANSOM, or a country. */
    terms: (f: Slots<'answer'>): number => f.c,
    make: (v: FrameValues['answer']): FrameOf<'answer'> => frame('answer', v.of ?? NOBODY, v.by, v.what, v.terms),
    push(s: Stack, v: FrameValues['answer']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'answer'>, v: Partial<FrameValues['answer']>): FrameOf<'answer'> =>
      frame('answer', v.of ?? f.of, v.by ?? f.a, v.what ?? f.b, v.terms ?? f.c, f.d),
  },
  /** 6.9, 7.4.6 War at the side of an ally? */
  'stand-by': {
    /** The enemy. */
    enemy: (f: Slots<'stand-by'>): Country => f.a,
    /** The ally. */
    ally: (f: Slots<'stand-by'>): Country => f.b,
    /** 1: peace may be offered. */
    mayOffer: (f: Slots<'stand-by'>): number => f.c,
    make: (v: FrameValues['stand-by']): FrameOf<'stand-by'> => frame('stand-by', v.of ?? NOBODY, v.enemy, v.ally, v.mayOffer ?? 0),
    push(s: Stack, v: FrameValues['stand-by']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'stand-by'>, v: Partial<FrameValues['stand-by']>): FrameOf<'stand-by'> =>
      frame('stand-by', v.of ?? f.of, v.enemy ?? f.a, v.ally ?? f.b, v.mayOffer ?? f.c, f.d),
  },
  /** 7.4.1 Does it let a power into the camp? */
  admit: {
    /** The power. */
    power: (f: Slots<'admit'>): Country => f.a,
    /** The camp. */
    camp: (f: Slots<'admit'>): number => f.b,
    /** Others still to be asked. */
    others: (f: Slots<'admit'>): Countries => f.c,
    make: (v: FrameValues['admit']): FrameOf<'admit'> => frame('admit', v.of ?? NOBODY, v.power, v.camp, v.others),
    push(s: Stack, v: FrameValues['admit']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'admit'>, v: Partial<FrameValues['admit']>): FrameOf<'admit'> =>
      frame('admit', v.of ?? f.of, v.power ?? f.a, v.camp ?? f.b, v.others ?? f.c, f.d),
  },
  /** No decision: 7.4 */
  politics: {
    /** How many powers have been asked. */
    asked: (f: Slots<'politics'>): number => f.a,
    /** 1: after a camp was beaten. */
    again: (f: Slots<'politics'>): number => f.b,
    make: (v: FrameValues['politics']): FrameOf<'politics'> => frame('politics', v.of ?? NOBODY, v.asked ?? 0, v.again ?? 0),
    push(s: Stack, v: FrameValues['politics']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'politics'>, v: Partial<FrameValues['politics']>): FrameOf<'politics'> =>
      frame('politics', v.of ?? f.of, v.asked ?? f.a, v.again ?? f.b, f.c, f.d),
  },
  /** 7.4 What a power does in the interphase. */
  court: {
    /** 1: after a camp was beaten. */
    again: (f: Slots<'court'>): number => f.b,
    make: (v: FrameValues['court']): FrameOf<'court'> => frame('court', v.of ?? NOBODY, 0, v.again),
    push(s: Stack, v: FrameValues['court']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'court'>, v: Partial<FrameValues['court']>): FrameOf<'court'> =>
      frame('court', v.of ?? f.of, f.a, v.again ?? f.b, f.c, f.d),
  },
  /** No decision: 7.1 */
  conquests: {
    /** 0, then one for each country of the track. */
    step: (f: Slots<'conquests'>): number => f.a,
    make: (v: FrameValues['conquests']): FrameOf<'conquests'> => frame('conquests', v.of ?? NOBODY, v.step ?? 0),
    push(s: Stack, v: FrameValues['conquests']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'conquests'>, v: Partial<FrameValues['conquests']>): FrameOf<'conquests'> =>
      frame('conquests', v.of ?? f.of, v.step ?? f.a, f.b, f.c, f.d),
  },
  /** 7.1 Does it try? */
  subdue: {

    make: (v: FrameValues['subdue']): FrameOf<'subdue'> => frame('subdue', v.of ?? NOBODY),
    push(s: Stack, v: FrameValues['subdue']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'subdue'>, v: Partial<FrameValues['subdue']>): FrameOf<'subdue'> =>
      frame('subdue', v.of ?? f.of, f.a, f.b, f.c, f.d),
  },
  /** 7.1.d Which area stays a province. */
  province: {
    /** Of whom. */
    country: (f: Slots<'province'>): Country => f.a,
    make: (v: FrameValues['province']): FrameOf<'province'> => frame('province', v.of ?? NOBODY, v.country),
    push(s: Stack, v: FrameValues['province']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'province'>, v: Partial<FrameValues['province']>): FrameOf<'province'> =>
      frame('province', v.of ?? f.of, v.country ?? f.a, f.b, f.c, f.d),
  },
  /** 7.1.b Does it surrender? */
  surrender: {

    make: (v: FrameValues['surrender']): FrameOf<'surrender'> => frame('surrender', v.of ?? NOBODY),
    push(s: Stack, v: FrameValues['surrender']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'surrender'>, v: Partial<FrameValues['surrender']>): FrameOf<'surrender'> =>
      frame('surrender', v.of ?? f.of, f.a, f.b, f.c, f.d),
  },
  /** 7.1.b Is a surrender accepted? */
  yield: {
    /** Who surrenders. */
    country: (f: Slots<'yield'>): Country => f.a,
    /** Others still to be asked. */
    others: (f: Slots<'yield'>): Countries => f.b,
    /** Those who have accepted. */
    accepted: (f: Slots<'yield'>): Countries => f.c,
    make: (v: FrameValues['yield']): FrameOf<'yield'> => frame('yield', v.of ?? NOBODY, v.country, v.others, v.accepted ?? 0),
    push(s: Stack, v: FrameValues['yield']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'yield'>, v: Partial<FrameValues['yield']>): FrameOf<'yield'> =>
      frame('yield', v.of ?? f.of, v.country ?? f.a, v.others ?? f.b, v.accepted ?? f.c, f.d),
  },
  /** 7.1 Which minor. */
  substitute: {
    /** How many more. */
    left: (f: Slots<'substitute'>): number => f.a,
    make: (v: FrameValues['substitute']): FrameOf<'substitute'> => frame('substitute', v.of ?? NOBODY, v.left),
    push(s: Stack, v: FrameValues['substitute']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'substitute'>, v: Partial<FrameValues['substitute']>): FrameOf<'substitute'> =>
      frame('substitute', v.of ?? f.of, v.left ?? f.a, f.b, f.c, f.d),
  },
  /** 6.9 Stored units come back; of: the minor, run by its controller. */
  deploy: {
    /** The area named last, or NOWHERE. */
    area: (f: Slots<'deploy'>): Area => f.b - 1,
    make: (v: FrameValues['deploy']): FrameOf<'deploy'> => frame('deploy', v.of ?? NOBODY, 0, (v.area ?? -1) + 1),
    push(s: Stack, v: FrameValues['deploy']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'deploy'>, v: Partial<FrameValues['deploy']>): FrameOf<'deploy'> =>
      frame('deploy', v.of ?? f.of, f.a, v.area === undefined ? f.b : v.area + 1, f.c, f.d),
  },
  /** 7.4.5, 10.1.1 Which power of its camp runs the minor or tribe. */
  tribe: {
    /** Whom. */
    country: (f: Slots<'tribe'>): Country => f.a,
    /** The powers. */
    powers: (f: Slots<'tribe'>): Countries => f.b,
    make: (v: FrameValues['tribe']): FrameOf<'tribe'> => frame('tribe', v.of ?? NOBODY, v.country, v.powers),
    push(s: Stack, v: FrameValues['tribe']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'tribe'>, v: Partial<FrameValues['tribe']>): FrameOf<'tribe'> =>
      frame('tribe', v.of ?? f.of, v.country ?? f.a, v.powers ?? f.b, f.c, f.d),
  },
  /** 10.1 A tribe leaves bare ground. */
  depart: {
    /** From where. */
    area: (f: Slots<'depart'>): Area => f.a,
    make: (v: FrameValues['depart']): FrameOf<'depart'> => frame('depart', v.of ?? NOBODY, v.area),
    push(s: Stack, v: FrameValues['depart']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'depart'>, v: Partial<FrameValues['depart']>): FrameOf<'depart'> =>
      frame('depart', v.of ?? f.of, v.area ?? f.a, f.b, f.c, f.d),
  },
  /** 10.1 Where units of a tribe come back. */
  restore: {

    make: (v: FrameValues['restore']): FrameOf<'restore'> => frame('restore', v.of ?? NOBODY),
    push(s: Stack, v: FrameValues['restore']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'restore'>, v: Partial<FrameValues['restore']>): FrameOf<'restore'> =>
      frame('restore', v.of ?? f.of, f.a, f.b, f.c, f.d),
  },
  /** No decision: 7.6 */
  timeline: {
    /** The step reached. */
    step: (f: Slots<'timeline'>): number => f.a,
    make: (v: FrameValues['timeline']): FrameOf<'timeline'> => frame('timeline', v.of ?? NOBODY, v.step ?? 0),
    push(s: Stack, v: FrameValues['timeline']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'timeline'>, v: Partial<FrameValues['timeline']>): FrameOf<'timeline'> =>
      frame('timeline', v.of ?? f.of, v.step ?? f.a, f.b, f.c, f.d),
  },
  /** 10.3 Which of two is to be king. */
  candidate: {
    /** Entry of the timeline, or NOBODY. */
    entry: (f: Slots<'candidate'>): number => f.a,
    /** The one it names. */
    named: (f: Slots<'candidate'>): Counter => f.b,
    /** The one with the king marker. */
    crowned: (f: Slots<'candidate'>): Counter => f.c,
    make: (v: FrameValues['candidate']): FrameOf<'candidate'> => frame('candidate', v.of ?? NOBODY, v.entry, v.named, v.crowned),
    push(s: Stack, v: FrameValues['candidate']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'candidate'>, v: Partial<FrameValues['candidate']>): FrameOf<'candidate'> =>
      frame('candidate', v.of ?? f.of, v.entry ?? f.a, v.named ?? f.b, v.crowned ?? f.c, f.d),
  },
  /** 10.3 A card for a better roll? */
  succession: {
    /** Entry of the timeline, or NOBODY. */
    entry: (f: Slots<'succession'>): number => f.a,
    /** Who would be king, or NOBODY. */
    candidate: (f: Slots<'succession'>): Counter => f.b,
    /** START, ASKED, GIVEN, JOINING (turn/succession.ts). */
    step: (f: Slots<'succession'>): number => f.c,
    make: (v: FrameValues['succession']): FrameOf<'succession'> => frame('succession', v.of ?? NOBODY, v.entry, v.candidate, v.step),
    push(s: Stack, v: FrameValues['succession']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'succession'>, v: Partial<FrameValues['succession']>): FrameOf<'succession'> =>
      frame('succession', v.of ?? f.of, v.entry ?? f.a, v.candidate ?? f.b, v.step ?? f.c, f.d),
  },
  /** 7.6 Where an ECO- marker goes. */
  decline: {
    /** How many. */
    left: (f: Slots<'decline'>): number => f.a,
    make: (v: FrameValues['decline']): FrameOf<'decline'> => frame('decline', v.of ?? NOBODY, v.left),
    push(s: Stack, v: FrameValues['decline']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'decline'>, v: Partial<FrameValues['decline']>): FrameOf<'decline'> =>
      frame('decline', v.of ?? f.of, v.left ?? f.a, f.b, f.c, f.d),
  },
  /** No decision: 10.4.f */
  clashes: {
    /** The next area to look at. */
    area: (f: Slots<'clashes'>): Area => f.a,
    /** Battles fought there. */
    fought: (f: Slots<'clashes'>): number => f.b,
    make: (v: FrameValues['clashes']): FrameOf<'clashes'> => frame('clashes', v.of ?? NOBODY, v.area ?? 0, v.fought ?? 0),
    push(s: Stack, v: FrameValues['clashes']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'clashes'>, v: Partial<FrameValues['clashes']>): FrameOf<'clashes'> =>
      frame('clashes', v.of ?? f.of, v.area ?? f.a, v.fought ?? f.b, f.c, f.d),
  },
  /** No decision: 9.1, on to the last interphase. */
  doom: {

    make: (v: FrameValues['doom']): FrameOf<'doom'> => frame('doom', v.of ?? NOBODY),
    push(s: Stack, v: FrameValues['doom']): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'doom'>, v: Partial<FrameValues['doom']>): FrameOf<'doom'> =>
      frame('doom', v.of ?? f.of, f.a, f.b, f.c, f.d),
  },
}

/** Readers of what several kinds have in common. */
export const shared = {
  step: (f: Slots<'turn' | 'round' | 'impulse' | 'interphase' | 'battle' | 'afterwards' | 'besiege' | 'income' | 'conquests' | 'timeline'>): number => f.a,
  flags: (f: Slots<'fleet' | 'seek'>): number => f.c,
  place: (f: Slots<'march' | 'party' | 'body' | 'expel' | 'forced' | 'flee' | 'fleet' | 'lading' | 'spotted' | 'hunt' | 'seek' | 'chase'>): Place => f.a,
  area: (f: Slots<'single' | 'enter' | 'interception' | 'intercept' | 'evasion' | 'evade' | 'supply' | 'relief' | 'line' | 'press' | 'ambush' | 'retreat' | 'sortie' | 'captured' | 'deport' | 'cross' | 'parry' | 'depart' | 'clashes'>): Area => f.a,
  stage: (f: Slots<'step' | 'laying' | 'lay' | 'counter' | 'deal'>): number => f.a,
  leader: (f: Slots<'consent' | 'follow' | 'relocate' | 'relocating' | 'join-in'>): Counter => f.a,
  countries: (f: Slots<'enter' | 'interception' | 'intercept' | 'fleet' | 'shortage'>): Countries => f.b,
  purpose: (f: Slots<'party' | 'body' | 'pick'>): number => f.b,
  attackers: (f: Slots<'evasion' | 'evade'>): Countries => f.b,
  left: (f: Slots<'substitute' | 'decline'>): number => f.a,
  country: (f: Slots<'relocation' | 'tribute' | 'pay' | 'province' | 'yield' | 'tribe'>): Country => f.a,
  kind: (f: Slots<'pick' | 'raid-from'>): UnitKind => f.a,
  side: (f: Slots<'losses' | 'commit' | 'war-battle' | 'lead'>): Side => f.b,
  winners: (f: Slots<'afterwards' | 'retreat' | 'flee'>): Countries => f.b,
  trigger: (f: Slots<'window' | 'react'>): number => f.a,
  order: (f: Slots<'window' | 'react'>): number => f.b,
  subject: (f: Slots<'window' | 'react' | 'reaction'>): number => f.c,
  object: (f: Slots<'window' | 'react' | 'reaction'>): number => f.d,
  against: (f: Slots<'window' | 'react' | 'reaction'>): Card => f.c,
  where: (f: Slots<'window' | 'react' | 'reaction'>): Area => f.c,
  realm: (f: Slots<'window' | 'react' | 'reaction'>): Country => f.c,
  victors: (f: Slots<'window' | 'react' | 'reaction'>): Countries => f.c,
  player: (f: Slots<'window' | 'react' | 'reaction'>): Country => f.d,
  mover: (f: Slots<'window' | 'react' | 'reaction'>): Country => f.d,
  evader: (f: Slots<'window' | 'react' | 'reaction'>): Country => f.d,
  besieger: (f: Slots<'window' | 'react' | 'reaction'>): Country => f.d,
  defeated: (f: Slots<'window' | 'react' | 'reaction'>): Countries => f.d,
  card: (f: Slots<'event' | 'choose-breaker' | 'coordinate'>): Card => f.a & 255,
  use: (f: Slots<'event' | 'choose-breaker' | 'coordinate'>): number => f.a >>> 8,
  war: (f: Slots<'commit' | 'war-battle' | 'lead'>): War => f.a,
  entry: (f: Slots<'strike' | 'candidate' | 'succession'>): number => f.a,
  asker: (f: Slots<'join-in' | 'aboard'>): Country => f.b,
  powers: (f: Slots<'plunder' | 'tribe'>): Countries => f.b,
  ap: (f: Slots<'surplus' | 'reward'>): number => f.a,
  counter: (f: Slots<'place' | 'rehire' | 'oust' | 'aboard'>): Counter => f.a,
  again: (f: Slots<'politics' | 'court'>): number => f.b,
  box: (f: Slots<'plunder' | 'harbour'>): Box => f.a,
  declined: (f: Slots<'fleet' | 'lading'>): Countries => f.d,
}
