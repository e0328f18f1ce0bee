// What can go wrong with a program that plays, as a kind and a sentence.

import { ForfeitError } from '../bot.ts'

export const FAULTS = ['start', 'crashed', 'killed', 'silent', 'garbage', 'illegal', 'refused'] as const
export type FaultKind = (typeof FAULTS)[number]

/** The engine cannot go on, and its process is ended. A process that somebody else killed is an accident. */
export class EngineFault extends ForfeitError {
  readonly kind: FaultKind

  constructor(kind: FaultKind, why: string) {
    super(why, kind === 'killed')
    this.kind = kind
  }
}
