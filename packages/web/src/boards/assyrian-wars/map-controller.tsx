// The map with what this game knows: who is where, what can be done where now, and what touching a place means.

import { type AwEvent, assyrianWars } from '@tabularium/assyrian-wars'
import { isAt, shared } from '@tabularium/assyrian-wars/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEvent } from '../../ui/use-stable.ts'
import type { WordsOf } from '../../words.ts'
import { QUIET } from '../board.ts'
import { readPiece } from '../kit/pieces.ts'
import { meantBy, placeOf } from './actions-by-piece.ts'
import { type Aw, useAw } from './context.ts'
import { N } from './facts.ts'
import { touchedIn } from './live-events.ts'
import { NearEast } from './map.tsx'
import type { ForceSources, MapLit, MapTrail } from './map-data.ts'
import { areasOf, marchingAt, theatreOf, watersOf } from './map-places.ts'
import { eastWords } from './map-words.ts'
import { PlaceSheet } from './place.tsx'
import { actionOf } from './position.ts'
import { price } from './prices.ts'
import { type Goal, reachOf } from './reach.ts'

type Reach = ReadonlyMap<string, Goal>

const SIGNS = { enemy: ' !', attrition: ' †' } as const

/** A place that a force can go to. */
const goalLit = ({ ap, risk }: Goal, east: WordsOf<typeof eastWords>): MapLit => ({
  price: `${price(ap)}${risk ? SIGNS[risk] : ''}`,
  risk,
  says: [east('marchHere', { ap: price(ap) }), ...(risk ? [east(`risk.${risk}`)] : [])].join('; '),
})

const MOST_SAID = 3

/** What is lit: where the force in hand can go, the places of another piece in hand; without one, every place that something can be done at. */
export function litOf(aw: Aw, reach: Reach, east: WordsOf<typeof eastWords>): ReadonlyMap<string, MapLit> {
  const { asked, chosen, pieces, there, say } = aw
  if (asked === undefined) return new Map()
  const inHand = chosen === undefined ? undefined : pieces.get(chosen)
  const [kind] = readPiece(chosen ?? '')
  const ofPiece = inHand && kind !== 'place'
  const places = ofPiece ? inHand.flatMap(choice => placeOf(actionOf(choice)) ?? []) : [...there.keys()]
  const doings = (place: string): string =>
    (there.get(place) ?? [])
      .slice(0, MOST_SAID)
      .map(choice => say(assyrianWars.text.action(actionOf(choice))))
      .join(', ')
  const lit = new Map<string, MapLit>(places.map(place => [place, { price: '', says: doings(place) }]))
  // Armies that can set out stand somewhere.
  if (asked === 'act' && !ofPiece) {
    for (const at of armiesAt(aw).keys()) if (!lit.has(at)) lit.set(at, { price: '', says: east('canMarch') })
  }
  for (const [place, goal] of reach) lit.set(place, goalLit(goal, east))
  return lit
}

/** The areas with leaders that may march now, and whom one takes there: who is in hand, or who leads most. */
function armiesAt({ pieces, view, chosen }: Pick<Aw, 'pieces' | 'view' | 'chosen'>): ReadonlyMap<string, string> {
  const armies = new Map<string, { readonly id: string; readonly command: number }>()
  for (const { place, leaders } of view.piles) {
    const at = place.replace(/^in-/, '')
    for (const [id, printed] of leaders) {
      if (!pieces.get(`leader.${id}`)?.some(choice => actionOf(choice).kind === 'march')) continue
      const command = chosen === `leader.${id}` ? Number.POSITIVE_INFINITY : printed
      if (command > (armies.get(at)?.command ?? -1)) armies.set(at, { id, command })
    }
  }
  return new Map([...armies].map(([at, { id }]) => [at, id]))
}

/** The way to a goal as moves. */
const stepsTo = ({ way }: Goal): readonly string[] => way.map(area => `to ${area}`)

/**
 * A touch on a place: goes there with the force in hand, does the one thing that can be done there, or takes into hand the army that
 * stands there, else the place.
 */
export function touchPlace(aw: Aw, place: string, reach: Reach, leader: string | undefined): void {
  const { chosen, pieces, there, asked, choose, look, act, actAll, why, view } = aw
  const [kind] = readPiece(chosen ?? '')
  const here = there.get(place) ?? []
  const inHand =
    chosen === undefined || kind === 'place' ? [] : here.filter(choice => pieces.get(chosen)?.includes(choice))
  if (inHand.length === 1) return act(inHand[0].notation)
  // On the march one goes where one touches.
  if (asked !== 'act' && here.length === 1) return act(here[0].notation)
  const goal = reach.get(place)
  if (goal) return actAll([...(leader === undefined ? [] : [`march ${leader}`]), ...stepsTo(goal)])
  const army = asked === 'act' ? armiesAt(aw).get(place) : undefined
  if (army !== undefined) choose(`leader.${army}`)
  else if (pieces.has(`place.${place}`)) choose(`place.${place}`)
  else if (chosen !== undefined) choose(undefined)
  look(`place.${place}`)
  const meant = asked === undefined ? undefined : meantBy(view, place)
  if (meant !== undefined && here.length === 0) why(meant)
}

/** Questions about one area: it stands in the frame. */
const ASKED_AT = [
  'supply',
  'evade',
  'intercept',
  'single',
  'relief',
  'line',
  'press',
  'retreat',
  'sortie',
  'deport',
  'cross',
  'parry',
  'depart',
] as const

/** The place that the moment is about, ringed as chosen. */
function chosenPlace({ chosen, looked, lit, view }: Aw): string | undefined {
  for (const piece of [looked, chosen]) {
    const [kind, name] = readPiece(piece ?? '')
    if (kind === 'place') return name
    if (kind === 'leader') return view.piles.find(({ leaders }) => leaders.some(([id]) => id === name))?.place
  }
  // Lessons point at areas by their own names.
  const [pointed, at] = readPiece(lit ?? '')
  if (pointed === 'area') return at
  const top = view.frames.at(-1)
  if (view.battle?.place !== undefined) return view.battle.place
  if (isAt(top, ASKED_AT)) return N.areas[shared.area(top)]
  const marching = marchingAt(view)
  return marching?.startsWith('in-') ? marching.slice(3) : marching
}

const NOWHERE: Reach = new Map()

/** Who would set out: the leader in hand, if he may march. */
function leaderInHand({ asked, chosen, pieces }: Aw): string | undefined {
  const [kind, name] = readPiece(chosen ?? '')
  if (asked !== 'act' || kind !== 'leader') return undefined
  return pieces.get(`leader.${name}`)?.some(choice => actionOf(choice).kind === 'march') ? name : undefined
}

/** An army carried to where it can go: it sets out and goes there, step by step, as long as nothing else is asked. */
function useDragSources(aw: Aw, reach: Reach, leader: string | undefined): ForceSources | undefined {
  const { asked, view, choose, actAll, why } = aw
  const armies = asked === 'act' ? armiesAt(aw) : new Map<string, string>()
  const marching = asked === 'march' ? marchingAt(view)?.replace(/^in-/, '') : undefined
  const lift = useEvent((from: string) => {
    const lifted = armies.get(from)
    if (lifted !== undefined) choose(`leader.${lifted}`)
  })
  const drop = useEvent((_: string, to: string | undefined) => {
    const goal = to === undefined ? undefined : reach.get(to)
    if (goal) return actAll([...(leader === undefined ? [] : [`march ${leader}`]), ...stepsTo(goal)])
    choose(undefined)
    if (to !== undefined && N.areas.includes(to)) why(`to ${to}`)
  })
  const places = marching === undefined ? [...armies.keys()] : [marching]
  const kept = places.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places are the same armies
  const from = useMemo(() => new Map(places.map(at => [at, view.phasing])), [kept, view.phasing])
  return useMemo(() => (from.size === 0 ? undefined : { from, lift, drop }), [from, lift, drop])
}

/** How long one sees where somebody went. */
const TRAIL_MS = 2600

/** The last march as it was told, for a moment; steps that follow each other are one. */
function useTrail({ news }: Aw): MapTrail | undefined {
  const [trail, show] = useState<MapTrail | undefined>()
  const last = useRef<MapTrail | undefined>(undefined)
  useEffect(() => {
    if (news === QUIET) last.current = undefined
    for (const event of news as readonly AwEvent[]) {
      if (event.at !== 'marched') continue
      const { country, from, to } = event
      const before = last.current
      const goesOn = before?.country === country && before.places.at(-1) === from
      last.current = { country, places: [...(goesOn ? before.places : [from]), to] }
    }
    show(last.current)
    if (last.current === undefined) return
    const timer = setTimeout(() => {
      last.current = undefined
      show(undefined)
    }, TRAIL_MS)
    return () => clearTimeout(timer)
  }, [news])
  return trail
}

export function MapController() {
  const aw = useAw()
  const east = eastWords.use()
  const { view, seat, asked, say, w, nameOf, form, light, pieces } = aw
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the places are made of
  const [areas, waters, theatre] = useMemo(
    () => [areasOf(aw, east), watersOf(aw), theatreOf(view)] as const,
    [view, say, w, nameOf, east],
  )
  const leader = leaderInHand(aw)
  const moves = asked === 'march' || leader !== undefined
  const reach = useMemo(
    () => (moves && seat !== undefined ? reachOf(view, seat, leader) : NOWHERE),
    [moves, seat, view, leader],
  )
  const { chosen: inHand, there } = aw
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit is made of these
  const lit = useMemo(() => litOf(aw, reach, east), [asked, inHand, pieces, there, view, say, reach, east])
  const dragSources = useDragSources(aw, reach, leader)
  const pick = useEvent((id: string) => touchPlace(aw, id, reach, leader))
  const point = useEvent((id: string | undefined) =>
    light(id !== undefined && pieces.has(`place.${id}`) ? `place.${id}` : undefined),
  )
  const trail = useTrail(aw)
  const recent = useMemo(() => touchedIn((aw.recent ?? QUIET) as readonly AwEvent[]), [aw.recent])
  const chosen = chosenPlace(aw)
  const standing = marchingAt(view) ?? view.piles.find(({ leaders }) => leaders.some(([id]) => id === leader))?.place
  return (
    <>
      <NearEast
        areas={areas}
        waters={waters}
        lit={lit}
        ways={reach}
        trail={trail}
        recent={recent}
        chosen={chosen}
        origin={standing?.replace(/^in-/, '')}
        theatre={theatre}
        moment={view.phasing}
        form={form}
        dragSources={dragSources}
        onPick={pick}
        onLight={point}
      />
      <PlaceSheet />
    </>
  )
}
