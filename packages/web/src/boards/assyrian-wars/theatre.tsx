// The map with what this game knows: who is where, what can be done where now, and what touching a place means.

import { useMemo } from 'react'
import { useSteady } from '../../shell/steady.ts'
import { type Aw, useAw } from './aw.ts'
import { N } from './facts.ts'
import { NearEast } from './map.tsx'
import type { MapCarriers } from './map-data.ts'
import { areasOf, marchingAt, theatreOf, watersOf } from './map-places.ts'
import { PlaceSheet } from './place.tsx'
import { actionOf } from './position.ts'
import { meantBy, placeOf, readPiece } from './subjects.ts'

/** What is lit: the places of the piece in hand; without one, every place that something can be done at. A step has its price. */
export function litOf({ asked, chosen, pieces, there, view }: Aw): ReadonlyMap<string, string> {
  if (asked === undefined) return new Map()
  const prices = new Map(view.steps?.map(([id, ap]) => [id, price(ap)]))
  const inHand = chosen === undefined ? undefined : pieces.get(chosen)
  const [kind] = readPiece(chosen ?? '')
  const places =
    inHand && kind !== 'place' ? inHand.flatMap(choice => placeOf(actionOf(choice)) ?? []) : [...there.keys()]
  const lit = new Map(places.map(place => [place, prices.get(place) ?? '']))
  // Armies that can set out stand somewhere.
  if (asked === 'act' && !inHand) for (const at of armiesAt(pieces, view).keys()) if (!lit.has(at)) lit.set(at, '')
  return lit
}

const price = (ap: number): string => (Number.isInteger(ap) ? String(ap) : ap === 0.5 ? '½' : ap.toFixed(1))

/** The areas with leaders that may march now, and the first of these. */
function armiesAt(pieces: Aw['pieces'], view: Aw['view']): ReadonlyMap<string, string> {
  const armies = new Map<string, string>()
  for (const { place, leaders } of view.piles) {
    const at = place.startsWith('in-') ? place.slice(3) : place
    for (const [id] of leaders) {
      const marches = pieces.get(`leader.${id}`)?.some(choice => actionOf(choice).kind === 'march')
      if (marches && !armies.has(at)) armies.set(at, id)
    }
  }
  return armies
}

/** A touch on a place: does the one thing that can be done there with the piece in hand, or takes the place into hand. */
export function touchPlace(aw: Aw, place: string): void {
  const { chosen, pieces, there, asked, choose, look, act, why, view } = aw
  const [kind] = readPiece(chosen ?? '')
  const here = there.get(place) ?? []
  const inHand =
    chosen === undefined || kind === 'place' ? [] : here.filter(choice => pieces.get(chosen)?.includes(choice))
  if (inHand.length === 1) return act(inHand[0].notation)
  // On the march one goes where one touches.
  if (asked !== 'act' && here.length === 1) return act(here[0].notation)
  if (pieces.has(`place.${place}`)) choose(`place.${place}`)
  else if (chosen !== undefined) choose(undefined)
  look(`place.${place}`)
  const meant = asked === undefined ? undefined : meantBy(view, place)
  if (meant !== undefined && here.length === 0) why(meant)
}

/** Questions about one area: it stands in the frame. */
const ASKED_AT: ReadonlySet<string> = new Set(['supply', 'evade', 'intercept', 'single'])

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
  if (top && ASKED_AT.has(top.at)) return N.areas[top.a]
  const marching = marchingAt(view)
  return marching?.startsWith('in-') ? marching.slice(3) : marching
}

/** An army carried to a neighbour: it sets out and goes there. */
function useCarriers(aw: Aw): MapCarriers | undefined {
  const { asked, pieces, view, choose, act, actAll, why } = aw
  const armies = asked === 'act' ? armiesAt(pieces, view) : new Map<string, string>()
  const marching = asked === 'march' ? marchingAt(view) : undefined
  const lift = useSteady((from: string) => {
    const leader = armies.get(from)
    if (leader !== undefined) choose(`leader.${leader}`)
  })
  const drop = useSteady((from: string, to: string) => {
    const leader = armies.get(from)
    if (leader !== undefined) return actAll([`march ${leader}`, `to ${to}`])
    if (aw.there.get(to)?.some(({ notation }) => notation === `to ${to}`)) return act(`to ${to}`)
    why(`to ${to}`)
  })
  if (asked === 'act') return { from: new Map([...armies.keys()].map(at => [at, view.phasing])), lift, drop }
  if (marching === undefined) return undefined
  return { from: new Map([[marching, view.phasing]]), lift, drop }
}

export function Theatre() {
  const aw = useAw()
  const { view, say, w, nameOf, form, light, pieces } = aw
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the places are made of
  const [areas, waters, theatre] = useMemo(
    () => [areasOf(aw), watersOf(aw), theatreOf(view)] as const,
    [view, say, w, nameOf],
  )
  const carriers = useCarriers(aw)
  const chosen = chosenPlace(aw)
  const marching = marchingAt(view)
  return (
    <>
      <NearEast
        areas={areas}
        waters={waters}
        lit={litOf(aw)}
        chosen={chosen}
        origin={marching?.startsWith('in-') ? marching.slice(3) : marching}
        theatre={theatre}
        moment={view.phasing}
        form={form}
        {...(carriers && { carriers })}
        onPick={id => touchPlace(aw, id)}
        onLight={id => {
          if (id === undefined) return light(undefined)
          light(pieces.has(`place.${id}`) ? `place.${id}` : undefined)
        }}
      />
      <PlaceSheet />
    </>
  )
}
