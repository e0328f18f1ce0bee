// The march that is being thought about: who would set out and who stays, where the force can go, and the place that is pointed at
// or was touched, with what going there means. Nothing is done before it is said to.

import type { AwAction, AwView } from '@tabularium/assyrian-wars'
import { type Face, isLeader } from '@tabularium/assyrian-wars/rules'
import type { Seat } from '@tabularium/kernel'
import { useMemo, useState } from 'react'
import { useAfterPaint } from '../../ui/after-paint.ts'
import { useEvent, useForVersion } from '../../ui/use-stable.ts'
import type { Choice } from '../board.ts'
import { readPiece } from '../kit/pieces.ts'
import { board } from './imagined.ts'
import { marchingAt } from './map-places.ts'
import type { March, Marcher } from './march.ts'
import { planOf } from './march-plan.ts'
import { type Goal, onTheMarch, reachOf } from './reach.ts'

interface MarchInput {
  readonly view: AwView
  readonly seat: Seat | undefined
  readonly asked: string | undefined
  readonly chosen: string | undefined
  readonly choices: readonly Choice[]
  readonly pieces: ReadonlyMap<string, readonly Choice[]>
  readonly question: unknown
  act(notation: string): void
  actAll(notations: readonly string[]): void
}

const NOWHERE: ReadonlyMap<string, Goal> = new Map()
const NOBODY: readonly Marcher[] = []
const NONE: readonly string[] = []

/** Who would set out: the leader in hand, if he may march. */
function leaderInHand({ asked, chosen, pieces }: MarchInput): string | undefined {
  const [kind, name] = readPiece(chosen ?? '')
  if (asked !== 'act' || kind !== 'leader') return undefined
  return pieces.get(`leader.${name}`)?.some(({ action }) => action.kind === 'march') ? name : undefined
}

const moveOf = (verb: 'leave' | 'take', kind: string, side: Face): string =>
  `${verb} ${kind}${side === 1 ? ' reduced' : ''}`

/** The units of the force, those that stay last. */
function armyOf({ view, seat, choices }: MarchInput, leader: string | undefined, left: readonly string[]) {
  if (seat === undefined) return NOBODY
  const b = board()
  const s = onTheMarch(view, seat, leader === undefined ? [] : [`march ${leader}`])
  if (!s) return NOBODY
  const units = s.moving.filter(u => !isLeader(b, u)).map(u => [b.kinds[b.kind[u]], s.side[u]] as const)
  const rest = [...left]
  const all = units
    .toReversed()
    .map(([kind, side]): Marcher => {
      const at = rest.indexOf(moveOf('leave', kind, side))
      if (at >= 0) rest.splice(at, 1)
      return { kind, side, stays: at >= 0 }
    })
    .toReversed()
  // Whoever stands by and may come along.
  const more =
    leader === undefined
      ? choices.flatMap(({ action }): readonly Marcher[] => {
          const take = action as AwAction
          return take.kind === 'take' ? [{ kind: b.kinds[take.unit], side: take.side, stays: true }] : []
        })
      : []
  return [...all, ...more]
}

export function useMarch(input: MarchInput): March {
  const { view, seat, asked, chosen, choices, question, act, actAll } = input
  const leader = leaderInHand(input)
  const marches = asked === 'march'
  const [left = NONE, leave] = useForVersion<readonly string[]>(question, chosen)
  const [pinned, pin] = useForVersion<string>(question, chosen)
  const [pointed, point] = useState<string | undefined>()
  const setOut = useMemo(() => (leader === undefined ? NONE : [`march ${leader}`, ...left]), [leader, left])
  const asks = useMemo(
    () => ((marches || leader !== undefined) && seat !== undefined ? ([view, seat, setOut] as const) : undefined),
    [marches, leader, seat, view, setOut],
  )
  // The army is in hand at once; where it can go is lit once that is drawn.
  const answered = useAfterPaint(asks)
  const found = useMemo(() => (answered ? reachOf(...answered) : NOWHERE), [answered])
  // With another unit left behind it is nearly the same: until then that of the same leader stands.
  const isNear = answered?.[0] === asks?.[0] && answered?.[2][0] === asks?.[2][0]
  const reach = isNear ? found : NOWHERE
  const reachNow = useEvent(() => (answered === asks || !asks ? reach : reachOf(...asks)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the army is made of
  const army = useMemo(
    () => (marches || leader !== undefined ? armyOf(input, leader, left) : NOBODY),
    [marches, leader, left, view, seat, choices],
  )
  const goal = [pinned, pointed].find(place => place !== undefined && reach.has(place))
  const plan = useMemo(() => {
    const way = goal === undefined ? undefined : reach.get(goal)
    return way && seat !== undefined ? planOf(view, seat, way, setOut) : undefined
  }, [goal, reach, seat, view, setOut])
  const stands =
    leader === undefined
      ? marchingAt(view)
      : view.piles.find(({ leaders }) => leaders.some(([id]) => id === leader))?.place
  const go = useEvent((place: string) => {
    const way = reachNow().get(place)?.way
    if (way) actAll([...setOut, ...way.map(area => `to ${area}`)])
  })
  const toggle = useEvent(({ kind, side, stays }: Marcher) => {
    const notation = moveOf(stays && leader === undefined ? 'take' : 'leave', kind, side)
    if (leader === undefined) return act(notation)
    const at = left.indexOf(notation)
    leave(stays ? left.filter((_, i) => i !== at) : [...left, notation])
  })
  return {
    leader,
    origin: marches || leader !== undefined ? stands?.replace(/^in-/, '') : undefined,
    reach,
    reachNow,
    army,
    toggle,
    point,
    pinned: pinned !== undefined && reach.has(pinned) ? pinned : undefined,
    pin,
    plan,
    go,
  }
}
