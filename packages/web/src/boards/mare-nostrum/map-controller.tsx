// The map with what this game knows: who is where, what can be done where now, and what touching a place means.

import type { MnEvent } from '@tabularium/mare-nostrum'
import { capitalOf } from '@tabularium/mare-nostrum/rules'
import { useMemo } from 'react'
import { useEvent, useKept } from '../../ui/use-stable.ts'
import { type Choice, QUIET } from '../board.ts'
import { namesOf, readPiece } from '../kit/pieces.ts'
import { meantBy, placeOf } from './actions-by-piece.ts'
import { provinceWords, type Speakers, seaWords, slotWords } from './aria-labels.ts'
import { type Mare, useMare } from './context.ts'
import { MareMap } from './map.tsx'
import type { MapProvince, MapSea } from './map-data.ts'
import type { UnitSources } from './map-drag.tsx'
import { movable } from './movable.ts'
import { wayTo } from './moving.tsx'
import { mareNostrum } from './on-map.ts'
import { ALL_SLOTS, coveredWith, PROVINCES, SLOTS, touchedIn } from './places.ts'
import { actionOf } from './position.ts'
import { mapSeats } from './seat-styles.tsx'

/** What the map draws of a position. */
export function usePlaces({ view, say, w, empireOf }: Pick<Mare, 'view' | 'say' | 'w' | 'empireOf'>) {
  const all = useMemo(() => {
    const speakers: Speakers = { say, w, empireOf }
    const covered = coveredWith(view.players.length)
    const provinces = view.provinces.map((province, at): MapProvince => {
      const { name, controller, built, stations, legions, fortress, marker } = province
      const units = legions.flatMap((count, seat) =>
        count > 0 || fortress === seat ? [{ seat, legions: count, fortress: fortress === seat }] : [],
      )
      return {
        id: name,
        name: say({ key: `province.${name}` }),
        label: provinceWords(speakers, at, province, covered.has(name)),
        ...(controller >= 0 && { controller }),
        ...(marker >= 0 && { markerStation: marker }),
        war: units.length > 1,
        covered: covered.has(name),
        units,
        slots: SLOTS[at].map((slot, i) => ({
          id: slot.id,
          sort: slot.sort,
          ...(slot.good !== undefined && { good: slot.good }),
          built: built[i] === 1,
          ...(stations[i] >= 0 && { station: stations[i] }),
          label: `${say({ key: `province.${name}` })}: ${slotWords(speakers, slot, built[i] === 1, stations[i])}`,
        })),
      }
    })
    const seas = view.seas.map(
      (sea): MapSea => ({
        id: sea.name,
        name: say({ key: `sea.${sea.name}` }),
        short: say({ key: `sea.${sea.name}.short` }),
        label: seaWords(speakers, sea),
        units: sea.triremes.flatMap((count, seat) => (count > 0 ? [{ seat, triremes: count }] : [])),
      }),
    )
    return { provinces, seas, seats: mapSeats(view) }
  }, [view, say, w, empireOf])
  return { provinces: useKept(all.provinces), seas: useKept(all.seas), seats: useKept(all.seats) }
}

/** What is lit: the places of the piece in hand; without one, every place that something can be done at. */
export function litOf(mare: Mare): ReadonlyMap<string, string> {
  const { asked, chosen, pieces, there } = mare
  const lit = new Map<string, string>()
  if (asked === undefined) return lit
  const inHand = chosen === undefined ? undefined : pieces.get(chosen)
  const [kind] = readPiece(chosen ?? '')
  if (inHand && kind !== 'place') {
    for (const choice of inHand) {
      const found = placeOf(actionOf(choice))
      if (!found) continue
      lit.set(found.place, '')
      if (found.slot !== undefined) lit.set(found.slot, '')
    }
    return lit
  }
  if (asked === 'march' || asked === 'sail') {
    for (const piece of pieces.keys()) {
      const [of, place] = readPiece(piece)
      if (of === 'from') lit.set(place, String(movable(mare, place)))
    }
    return lit
  }
  // A place in hand or looked at shows its slots.
  const [, within] = readPiece(mare.looked ?? chosen ?? '')
  for (const [id] of there) {
    const slot = ALL_SLOTS.find(one => one.id === id)
    if (!slot || slot.province === within) lit.set(id, '')
  }
  return lit
}

/** The place that the moment is about, ringed as chosen. */
function chosenPlace({ chosen, looked, lit, view, asked }: Mare): string | undefined {
  for (const piece of [looked, chosen]) {
    const [kind, name] = readPiece(piece ?? '')
    if (kind === 'place' || kind === 'from') return name
  }
  // Lessons point at places by their own names.
  const [pointed, at] = readPiece(lit ?? '')
  if (pointed === 'province' || pointed === 'sea') return at
  const top = view.frames.at(-1)
  if (top?.at === 'pay' && top.what !== undefined) {
    const [what, first, second] = top.what.split(' ')
    if (what === 'recruit' || what === 'pyramids') return undefined
    return what === 'use' ? second : first
  }
  if (asked === 'lose' || asked === 'sheba' || asked === 'occupy') return view.provinces[top?.a ?? 0]?.name
  return undefined
}

/** What a touch means: move one unit there, the only thing to do there, or a closer look. */
export function touchPlace(mare: Mare, id: string): void {
  const { chosen, pieces, there, asked, choose, look, act, why, view } = mare
  const slot = ALL_SLOTS.find(one => one.id === id)
  const place = slot?.province ?? id
  const at = (choice: Choice) => {
    const found = placeOf(actionOf(choice))
    return slot ? found?.slot === id : found?.place === place
  }
  const [kind, name] = readPiece(chosen ?? '')
  const inHand = chosen === undefined || kind === 'place' ? [] : (pieces.get(chosen) ?? []).filter(at)
  if (inHand.length === 1) return act(inHand[0].notation)
  if (asked === 'march' || asked === 'sail') {
    if (kind === 'from' && name === place) return choose(undefined)
    if (pieces.has(`from.${place}`)) return choose(`from.${place}`)
    const meant = meantBy(view, chosen, place)
    if (meant !== undefined) return why(meant)
    return look(`place.${place}`)
  }
  const here = there.get(id) ?? []
  // One thing to do at a slot of the place in hand: it is done there.
  if (slot && here.length === 1 && asked !== 'build') return act(here[0].notation)
  if (pieces.has(`place.${place}`)) return choose(`place.${place}`)
  look(`place.${place}`)
  if (asked === undefined || inHand.length > 0 || (chosen === undefined && here.length > 0)) return
  const meant = meantBy(view, chosen, place)
  if (meant !== undefined) why(meant)
}

/** Legions or triremes that can be carried: a stack set down on a lit place is asked about once, then goes. */
function useDragSources(mare: Mare): UnitSources | undefined {
  const { asked, seat, pieces, choose, intend, why, view } = mare
  const lift = useEvent((from: string) => {
    intend(undefined)
    choose(`from.${from}`)
  })
  const drop = useEvent((from: string, to: string | undefined) => {
    if (to === undefined) return
    if (wayTo(mare, from, to)) return intend({ from, to, n: movable(mare, from) })
    const meant = meantBy(view, `from.${from}`, to)
    if (meant !== undefined) why(meant)
  })
  if (seat === undefined || (asked !== 'march' && asked !== 'sail')) return undefined
  const from = [...pieces.keys()].flatMap(piece => {
    const [kind, place] = readPiece(piece)
    return kind === 'from' ? [[place, movable(mare, place)] as const] : []
  })
  return { seat, unit: asked === 'march' ? 'legion' : 'trireme', from: new Map(from), lift, drop }
}

const NONE: readonly string[] = []

export function MapController() {
  const mare = useMare()
  const { form, light, pieces, plan, marked, seat, view, position } = mare
  const dragSources = useDragSources(mare)
  const places = usePlaces(mare)
  const lights = useKept([...litOf(mare)])
  const lit = useMemo(() => new Map(lights), [lights])
  const ringed = chosenPlace(mare)
  const about = useMemo(() => namesOf(mare.about ?? [], 'province', 'sea'), [mare.about])
  const recent = useMemo(
    () =>
      new Set([
        ...touchedIn((mare.recent ?? QUIET) as readonly MnEvent[]),
        ...about.filter(place => PROVINCES.includes(place)),
      ]),
    [mare.recent, about],
  )
  return (
    <MareMap
      {...places}
      lit={lit}
      recent={recent}
      about={about}
      home={
        seat === undefined || view.phase === 0
          ? undefined
          : PROVINCES[capitalOf(mareNostrum.board, position.state, seat)]
      }
      marked={marked?.places ?? NONE}
      chosen={ringed}
      form={form}
      dragSources={dragSources}
      way={plan}
      onPick={id => touchPlace(mare, id)}
      onLight={id => {
        const place = id === undefined ? undefined : (ALL_SLOTS.find(one => one.id === id)?.province ?? id)
        if (place === undefined) return light(undefined)
        light(pieces.has(`from.${place}`) ? `from.${place}` : `place.${place}`)
      }}
    />
  )
}
