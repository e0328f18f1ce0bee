// The one mechanism by which things move on all boards: what is joined, when each movement begins, how it looks, and what
// ends it.

import { expect, test, vi } from 'vitest'
import * as look from './keyframes.ts'
import { joined, type Movement } from './movement.ts'
import { type Part, PRESSES, play } from './player.ts'
import { schedule, slownessAt, TIMES } from './schedule.ts'

const step = (from: string, to: string, who = 'assyria'): Movement => ({
  ...{ kind: 'go', face: '', from: { place: from }, to: { place: to }, who },
})
const card: Movement = { kind: 'go', face: '', from: '#a', to: '#b' }

test('steps of one army are one way, those of another are not', () => {
  const way = joined([step('ashur', 'arbela'), step('arbela', 'musasir'), step('musasir', 'susa', 'elam')])
  expect(way).toHaveLength(2)
  expect(way[0]).toMatchObject({
    ...{ from: { place: 'ashur' }, via: [{ place: 'arbela' }], to: { place: 'musasir' } },
  })
  expect(joined([step('ashur', 'arbela'), step('susa', 'ur')])).toHaveLength(2)
  expect(joined([card, card])).toHaveLength(2)
})

test('dice of one move roll once, all together', () => {
  expect(joined([{ kind: 'roll' }, card, { kind: 'roll' }])).toEqual([{ kind: 'roll' }, card])
})

test('one movement after the other, or with the one before', () => {
  const [first, second, third] = schedule([card, card, { ...card, together: true }], 900)
  expect(first).toEqual({ delay: 0, duration: TIMES.go })
  expect(second.delay).toBeGreaterThan(TIMES.go / 2)
  expect(second.delay).toBeLessThan(TIMES.go)
  expect(third.delay - second.delay).toBeLessThan(100)
})

const endOf = (movements: readonly Movement[], pace: number): number =>
  Math.max(...schedule(movements, pace).map(({ delay, duration }) => delay + duration))

test('by the pace of the player: faster between quick bots, slower between slow ones', () => {
  const paces = [0, 350, 900, 2000].map(pace => endOf([card], pace))
  expect(paces).toEqual(paces.toSorted((a, b) => a - b))
  expect(new Set(paces).size).toBe(4)
  expect(slownessAt(900)).toBe(1)
})

test('whatever a move tells, it is over in the time of a move', () => {
  expect(endOf(Array<Movement>(12).fill({ kind: 'roll' }), 900)).toBeLessThanOrEqual(1310)
  expect(endOf(Array<Movement>(12).fill({ kind: 'roll' }), 0)).toBeLessThan(650)
})

test('a walk takes longer by each step, and a way along several places too', () => {
  const walk = (steps: number): Movement => ({ kind: 'walk', at: '#pawn', steps })
  expect(endOf([walk(3)], 900)).toBeGreaterThan(endOf([walk(-1)], 900))
  const [long] = joined([step('a', 'b'), step('b', 'c')])
  expect(endOf([long], 900)).toBeGreaterThan(endOf([step('a', 'b')], 900))
})

const WAY = { offsets: [[30, 40] as const, [60, 40] as const], scale: 0.5, sails: true, merges: true }

test('only transforms and opacity change: nothing is laid out or painted anew', () => {
  const all = [
    ...look.goFrames(WAY),
    ...look.goFrames({ ...WAY, sails: false, merges: false }),
    ...look.turnFrames(),
    ...look.layFrames(true),
    ...look.walkFrames(3, [0, 21]),
    ...look.rollFrames(0),
    ...look.pipFrames(),
    ...look.castFrames(),
    ...look.fallFrames(),
    ...look.settleFrames(),
    ...look.HIDDEN,
  ]
  const changed = new Set(all.flatMap(frame => Object.keys(frame)))
  expect([...changed].toSorted()).toEqual(['offset', 'opacity', 'transform'])
})

test('what stays on the table ends as it was drawn', () => {
  for (const frames of [look.layFrames(true), look.rollFrames(3), look.settleFrames()]) {
    expect(frames.at(-1)).toMatchObject({ transform: 'none' })
  }
  expect(look.turnFrames().at(-1)).toMatchObject({ transform: 'perspective(700px) rotateY(0deg)', opacity: 1 })
})

test('a ship rocks on its way, a card does not', () => {
  const rocks = (sails: boolean) =>
    look.goFrames({ ...WAY, sails }).some(frame => String(frame.transform).includes('rotate'))
  expect([rocks(true), rocks(false)]).toEqual([true, false])
})

test('a way passes its places in order and ends at its goal', () => {
  const frames = look.goFrames({ ...WAY, sails: false })
  const offsets = frames.map(({ offset }) => Number(offset))
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  expect(frames.some(({ transform }) => String(transform).startsWith('translate(30px, 40px)'))).toBe(true)
  expect(frames.at(-1)).toMatchObject({ transform: 'translate(60px, 40px) scale(0.500)', opacity: 0 })
})

test('a pawn makes a hop for each space, back to where it stands now', () => {
  const frames = look.walkFrames(2, [0, -21])
  expect(frames).toHaveLength(5)
  expect(frames[0].transform).toBe('translate(0px, 42px)')
  expect(frames[2].transform).toBe('translate(0px, 21px)')
  expect(look.walkFrames(-2, [0, -21])[0].transform).toBe('translate(0px, -42px)')
  expect(frames.at(-1)?.transform).toBe('translate(0px, 0px)')
})

/** An element whose animations end when they are told to. */
function thing() {
  const animations: (EventTarget & { cancel: () => void })[] = []
  const part: Part = {
    element: {
      animate: () => {
        const animation = Object.assign(new EventTarget(), { cancel: vi.fn() })
        animations.push(animation)
        return animation as unknown as Animation
      },
    },
    frames: [],
    timing: { delay: 0, duration: 100 },
    ended: vi.fn(),
  }
  return { part, animations, finish: () => animations.forEach(one => void one.dispatchEvent(new Event('finish'))) }
}

test('it is over when the last part is', () => {
  const [a, b] = [thing(), thing()]
  const ended = vi.fn()
  play([a.part, b.part], ended, new EventTarget())
  a.finish()
  expect(a.part.ended).toHaveBeenCalledOnce()
  expect(ended).not.toHaveBeenCalled()
  b.finish()
  expect(ended).toHaveBeenCalledOnce()
})

test.each(PRESSES)('the next press ends all of it: %s', press => {
  const [a, b] = [thing(), thing()]
  const ended = vi.fn()
  const page = new EventTarget()
  play([a.part, b.part], ended, page)
  page.dispatchEvent(new Event(press))
  for (const { part, animations } of [a, b]) {
    expect(part.ended).toHaveBeenCalledOnce()
    expect(animations[0].cancel).toHaveBeenCalled()
  }
  expect(ended).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event(press))
  expect(ended).toHaveBeenCalledOnce()
})

test('the next move ends what the last one set going', () => {
  const one = thing()
  const ended = vi.fn()
  const stop = play([one.part], ended, new EventTarget())
  stop()
  stop()
  expect([one.part.ended, ended].map(call => (call as ReturnType<typeof vi.fn>).mock.calls.length)).toEqual([1, 1])
})

test('nothing to play is over at once', () => {
  const ended = vi.fn()
  play([], ended, new EventTarget())
  expect(ended).toHaveBeenCalledOnce()
})
