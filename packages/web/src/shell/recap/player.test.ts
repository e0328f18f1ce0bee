// A recap plays by one timer, can be held, stepped and begun again at any moment, and has no timer while nothing plays.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { durationOf, recapPlayer, TIMINGS } from './player.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const step = { arrows: [], places: [], kind: 'plain', touch: undefined } as const
const STEPS = [
  step,
  { ...step, touch: 'lost' },
  { ...step, kind: 'dice', arrows: [{ from: 'a', to: 'b' }], places: ['b'] },
] as const

test('how long a step takes is the sum of what is seen of it', () => {
  const { camera, pause, arrow, piece, dice, diceRead, turnedUp, plain, touched } = TIMINGS
  expect(durationOf(step, 'before', 'calm')).toBe(pause)
  expect(durationOf(step, 'after', 'calm')).toBe(piece + plain)
  expect(durationOf(STEPS[1], 'after', 'calm')).toBe(piece + touched)
  expect(durationOf(STEPS[2], 'before', 'calm')).toBe(pause + camera + arrow)
  expect(durationOf(STEPS[2], 'after', 'calm')).toBe(piece + dice + diceRead + plain)
  expect(durationOf({ ...step, kind: 'turned-up' }, 'after', 'calm')).toBe(piece + turnedUp + plain)
  expect(durationOf(STEPS[2], 'after', 'quick')).toBe((piece + dice + diceRead + plain) / 2)
})

test('it plays every step before and after, then ends and needs no timer', () => {
  const player = recapPlayer(STEPS, 'calm')
  expect(vi.getTimerCount()).toBe(0)
  const seen: string[] = []
  player.subscribe(() => seen.push(`${player.state.status} ${player.state.at} ${player.state.phase}`))
  player.play()
  expect(vi.getTimerCount()).toBe(1)
  vi.runAllTimers()
  expect(seen).toEqual([
    'playing 0 before',
    'playing 0 after',
    'playing 1 before',
    'playing 1 after',
    'playing 2 before',
    'playing 2 after',
    'done 2 after',
  ])
  expect(vi.getTimerCount()).toBe(0)
})

test('held, it stays where it is; again, it goes on from there', () => {
  const player = recapPlayer(STEPS, 'calm')
  player.play()
  vi.advanceTimersByTime(durationOf(step, 'before', 'calm') + 1)
  player.toggle()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(player.state).toEqual({ status: 'paused', at: 0, phase: 'after' })
  player.toggle()
  vi.runAllTimers()
  expect(player.state.status).toBe('done')
})

test('steps go to what came of them, and not beyond the ends', () => {
  const player = recapPlayer(STEPS, 'calm')
  player.step(1)
  expect(player.state).toEqual({ status: 'paused', at: 0, phase: 'after' })
  player.step(1)
  expect(player.state.at).toBe(1)
  player.step(-1)
  player.step(-1)
  expect(player.state).toEqual({ status: 'paused', at: 0, phase: 'after' })
  player.go(99)
  expect(player.state).toEqual({ status: 'done', at: 2, phase: 'after' })
  expect(vi.getTimerCount()).toBe(0)
})

test('at the end it begins again', () => {
  const player = recapPlayer(STEPS, 'quick')
  player.go(2)
  player.toggle()
  expect(player.state).toEqual({ status: 'playing', at: 0, phase: 'before' })
})

test('another pace holds from the step on that is shown', () => {
  const player = recapPlayer([step], 'calm')
  player.play()
  player.setPace('quick')
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(durationOf(step, 'before', 'quick'))
  expect(player.state.phase).toBe('after')
  player.setPace('calm')
  vi.advanceTimersByTime(durationOf(step, 'after', 'quick'))
  expect(player.state.status).toBe('playing')
})

test('closed, it is silent', () => {
  const player = recapPlayer(STEPS, 'calm')
  const listener = vi.fn()
  player.play()
  player.subscribe(listener)
  player.close()
  vi.advanceTimersByTime(60_000)
  expect(listener).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
