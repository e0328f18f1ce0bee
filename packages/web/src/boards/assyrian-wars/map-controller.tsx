// The map with what this game knows: who is where, what can be done where now, and what touching a place means.

import type { AwEvent } from '@tabularium/assyrian-wars'
import { isAt, shared } from '@tabularium/assyrian-wars/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEvent, useKept } from '../../ui/use-stable.ts'
import type { WordsOf } from '../../words.ts'
import { QUIET } from '../board.ts'
import { namesOf, readPiece } from '../kit/pieces.ts'
import { meantBy, placeOf } from './actions-by-piece.ts'
import { type Aw, useAw } from './context.ts'
import { N } from './facts.ts'
import { touchedIn } from './live-events.ts'
import { NearEast } from './map.tsx'
import type { ForceSources, MapLit, MapTrail } from './map-data.ts'
import { areasOf, fitPlacesOf, marchingAt, watersOf } from './map-places.ts'
import { eastWords } from './map-words.ts'
import { assyrianWars } from './on-set.ts'
import { PlaceSheet } from './place.tsx'
import { actionOf } from './position.ts'
import { writtenAp } from './prices.ts'
import type { Goal } from './reach.ts'
import { FanCallout, TicketCallout } from './ticket.tsx'

type Reach = ReadonlyMap<string, Goal>

/** A place that a force can go to. */
const goalLit = ({ ap, risk }: Goal, east: WordsOf<typeof eastWords>): MapLit => ({
  says: [east('marchHere', { ap: writtenAp(ap) }), ...(risk ? [east(`risk.${risk}`)] : [])].join('; '),
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
  const lit = new Map<string, MapLit>(places.map(place => [place, { says: doings(place) }]))
  // Armies that can set out stand somewhere.
  if (asked === 'act' && !ofPiece) {
    for (const at of armiesAt(aw).keys()) if (!lit.has(at)) lit.set(at, { says: east('canMarch') })
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

/**
 * A touch on a place: shows what going there with the force in hand means, and a second one goes; does the one thing that can be
 * done there; or takes into hand the army that stands there, else the place.
 */
export function touchPlace(aw: Aw, place: string): void {
  const { chosen, pieces, there, asked, choose, look, act, why, view, march } = aw
  const [kind] = readPiece(chosen ?? '')
  const here = there.get(place) ?? []
  const inHand =
    chosen === undefined || kind === 'place' ? [] : here.filter(choice => pieces.get(chosen)?.includes(choice))
  if (inHand.length === 1) return act(inHand[0].notation)
  if (march.reachNow().has(place)) return march.pinned === place ? march.go(place) : march.pin(place)
  if (asked !== 'act' && here.length === 1) return act(here[0].notation)
  // The army first; touched again, the place it stands at.
  const army = asked === 'act' && march.origin !== place ? armiesAt(aw).get(place) : undefined
  if (army !== undefined) return choose(`leader.${army}`)
  if (march.origin === place) return look(`place.${place}`)
  if (pieces.has(`place.${place}`)) choose(`place.${place}`)
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

/** An army carried to where it can go: it sets out and goes there, step by step, as long as nothing else is asked. */
function useDragSources(aw: Aw): ForceSources | undefined {
  const { asked, view, choose, why, march } = aw
  const armies = asked === 'act' ? armiesAt(aw) : new Map<string, string>()
  const marching = asked === 'march' ? marchingAt(view)?.replace(/^in-/, '') : undefined
  const lift = useEvent((from: string) => {
    const lifted = armies.get(from)
    if (lifted !== undefined) choose(`leader.${lifted}`)
  })
  const drop = useEvent((_: string, to: string | undefined) => {
    if (to !== undefined && march.reachNow().has(to)) return march.go(to)
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
  const [gone, leave] = useState<MapTrail | undefined>()
  const told = useRef<{ readonly news: Aw['news']; readonly trail: MapTrail | undefined }>({
    news: QUIET,
    trail: undefined,
  })
  // While rendering, so that the way is drawn in the same frame as who went it.
  if (told.current.news !== news) {
    let trail = news === QUIET || told.current.trail === gone ? undefined : told.current.trail
    for (const event of news as readonly AwEvent[]) {
      if (event.at !== 'marched') continue
      const { country, from, to } = event
      const goesOn = trail?.country === country && trail.places.at(-1) === from
      trail = { country, places: [...(goesOn && trail ? trail.places : [from]), to] }
    }
    told.current = { news, trail }
  }
  const { trail } = told.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is told, it is seen for a while longer
  useEffect(() => {
    if (trail === undefined) return
    const timer = setTimeout(() => leave(trail), TRAIL_MS)
    return () => clearTimeout(timer)
  }, [news, trail])
  return trail === gone ? undefined : trail
}

/** What stands over the map. */
const OVER = (
  <>
    <TicketCallout />
    <FanCallout />
  </>
)

export function MapController() {
  const aw = useAw()
  const east = eastWords.use()
  const { view, asked, say, w, nameOf, form, light, pieces } = aw
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the places are made of
  const [allAreas, allWaters] = useMemo(() => [areasOf(aw, east), watersOf(aw)] as const, [view, say, w, nameOf, east])
  const [areas, waters] = [useKept(allAreas), useKept(allWaters)]
  const { reach, origin, plan } = aw.march
  const { chosen: inHand, there } = aw
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit is made of these
  const lit = useMemo(() => litOf(aw, reach, east), [asked, inHand, pieces, there, view, say, reach, east])
  const dragSources = useDragSources(aw)
  const pick = useEvent((id: string) => touchPlace(aw, id))
  const point = useEvent((id: string | undefined) => {
    aw.march.point(id)
    light(id !== undefined && pieces.has(`place.${id}`) ? `place.${id}` : undefined)
  })
  const trail = useTrail(aw)
  const about = useMemo(() => namesOf(aw.about ?? [], 'area'), [aw.about])
  const recent = useKept(
    useMemo(
      () => [...new Set([...touchedIn((aw.recent ?? QUIET) as readonly AwEvent[]), ...about])],
      [aw.recent, about],
    ),
  )
  const fitPlaces = useKept(
    useMemo(
      () => (about.length > 0 ? about : fitPlacesOf(view, aw.position.mine, [...lit.keys()], recent)),
      [view, aw.position, lit, recent, about],
    ),
  )
  const chosen = aw.march.pinned ?? chosenPlace(aw)
  return (
    <>
      <NearEast
        areas={areas}
        waters={waters}
        lit={lit}
        plan={plan}
        trail={trail}
        recent={recent}
        chosen={chosen}
        marked={aw.marked?.places}
        origin={origin}
        fitPlaces={fitPlaces}
        whole={about.length > 0}
        moment={view.phasing}
        form={form}
        dragSources={dragSources}
        onPick={pick}
        onLight={point}
        over={OVER}
      />
      {form === 'wide' && <PlaceSheet />}
    </>
  )
}
