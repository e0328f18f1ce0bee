// The folder of a run: a folder for each generation with its games and weights, and a log of all that was said.

import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from './jobs.ts'

/** What a run was asked for. */
export interface Setting {
  readonly subject: Subject
  readonly out: string
  readonly games: number
  readonly iterations: number
  readonly first: number
  readonly quick: number
  readonly seats: number
  readonly workers: number
  readonly seed: string
  readonly width: number
  readonly window: number
  readonly epochs: number
  readonly resultShare: number
  readonly moveWeight: number
  readonly matches: number
  readonly playMinutes: number
  readonly python: string | undefined
  readonly copy: string | undefined
  readonly start: string | undefined
  /** Every generation is trained from random weights. */
  readonly anew: boolean
}

/** What is known of a generation before its weights are made. */
export interface Log {
  readonly games: number
  readonly bytes: number
  readonly ends: Readonly<Record<string, number>>
}

export const folder = ({ out }: Setting, generation: number): string => join(out, `generation-${generation}`)
export const floatsOf = (setting: Setting, generation: number): string =>
  join(folder(setting, generation), 'weights.f32')
export const netOf = (setting: Setting, generation: number): string => join(folder(setting, generation), 'weights.net')
export const samplesOf = (setting: Setting, generation: number): string =>
  join(folder(setting, generation), 'samples.bin')
export const logOf = (setting: Setting, generation: number): string => join(folder(setting, generation), 'played.json')

export const say = (setting: Setting, text: string): void => {
  console.log(text)
  appendFileSync(join(setting.out, 'train.log'), `${text}\n`)
}

/** Whole or not at all: a run that is stopped leaves no half file. */
export function write(file: string, bytes: Uint8Array | string): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}

/** The newest generation with weights, or -1. */
export const newest = (setting: Setting): number =>
  Math.max(
    -1,
    ...readdirSync(setting.out)
      .map(name => Number(/^generation-(\d+)$/.exec(name)?.[1] ?? -1))
      .filter(generation => existsSync(netOf(setting, generation))),
  )

export const readLog = (setting: Setting, generation: number): Log =>
  existsSync(logOf(setting, generation))
    ? (JSON.parse(readFileSync(logOf(setting, generation), 'utf8')) as Log)
    : { games: 0, bytes: 0, ends: {} }
