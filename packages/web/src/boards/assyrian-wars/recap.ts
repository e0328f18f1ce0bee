// What the recap tells of Assyrian Wars: marches, battles, sieges, and what they took from the countries of the one who looks.

import type { AwEvent, AwView } from '@tabularium/assyrian-wars'
import type { Event, Seat } from '@tabularium/kernel'
import type { Area } from '../../words.ts'
import { type Arrow, type BoardRecap, type EventMarks, type RecapViews, recapForShell, type Touch } from '../recap.ts'
import { doerOf } from './actions-by-piece.ts'
import { N } from './facts.ts'
import { touchedIn } from './live-events.ts'
import { episodesOf } from './recap-battles.ts'
import { recapWords } from './recap-words.ts'

type At = AwEvent['at']

/** Only the one who runs the country does these. What is not here may also befall it in the move of another. */
const DEEDS: ReadonlySet<At> = new Set([
  ...(['marched', 'placed', 'interception', 'played-ap', 'relocated', 'sailed', 'event', 'offer', 'answered'] as const),
  ...(['supplied', 'war', 'went-in', 'besieges', 'bid', 'sold', 'raider', 'sent', 'aimed', 'not-sold'] as const),
  ...(['evasion', 'tribute', 'preempts', 'departed', 'rebuilt', 'cleared', 'chariots', 'stirring', 'laid'] as const),
  ...(['landed', 'oust-roll', 'scheme-laid', 'reacted', 'passage', 'relieved', 'went-out', 'walled'] as const),
  ...(['peace', 'rehired', 'search', 'mulligan', 'dismissed', 'raid-roll', 'group-sold', 'held-back'] as const),
  ...(['combined', 'disbanded', 'improved', 'consent', 'sortie', 'cashed'] as const),
])

/** The one that the first event about a country names, where it is a deed. */
function moverOf(events: readonly Event[], view: AwView): Seat | undefined {
  const first = events.find(event => doerOf(view, event) !== undefined) as AwEvent | undefined
  return first && DEEDS.has(first.at) ? doerOf(view, first) : undefined
}

/** A city's inside is drawn at its area. */
const areaOf = (place: unknown): string | undefined => {
  const bare = typeof place === 'string' && place.startsWith('in-') ? place.slice(3) : place
  return typeof bare === 'string' && N.areas.includes(bare) ? bare : undefined
}

/** Where a force came from and where it went. */
function arrowOf(event: AwEvent): Arrow | undefined {
  const ends: readonly unknown[] =
    event.at === 'marched' || event.at === 'relocated' || event.at === 'expelled' || event.at === 'departed'
      ? [event.from, event.to]
      : event.at === 'retreated' || event.at === 'fell-back' || event.at === 'interception'
        ? [event.from, event.area]
        : event.at === 'evasion'
          ? [event.area, event.to]
          : []
  const [from, to] = ends.map(areaOf)
  return from !== undefined && to !== undefined && from !== to ? { from, to } : undefined
}

interface Sides {
  isMine(country: string | undefined): boolean
  /** Whether the area, its city or its province is or was one's own. */
  holds(area: string): boolean
}

function sidesOf({ now, before = now }: RecapViews<AwView>, seat: Seat): Sides {
  const mine = new Set(
    [now, before].flatMap(view => view.countries.filter(one => one.seat === seat).map(({ id }) => id)),
  )
  const isMine = (country: string | undefined) => country !== undefined && mine.has(country)
  return {
    isMine,
    holds: id =>
      [now, before].some(view =>
        view.areas.some(
          one => one.id === id && [one.land, one.city, one.province].some(owner => owner !== '' && mine.has(owner)),
        ),
      ),
  }
}

/** Events about a country that lessen what it has. */
const LESSENS: ReadonlySet<At> = new Set([
  ...(['hit', 'destroyed', 'routed', 'attrition', 'discarded', 'expelled', 'disbanded', 'dismissed'] as const),
  ...(['retreated', 'sent-home', 'traders-home', 'eliminated', 'conquered', 'surrendered', 'unrest'] as const),
  ...(['defaulted', 'bankrupt', 'punished', 'departed', 'turned', 'released', 'declined', 'run-by', 'sent'] as const),
])

/** Events about an area that lessen what it is worth to its holder. */
const DAMAGES: ReadonlySet<At> = new Set([
  ...(['control', 'city-taken', 'pillaged', 'ravaged', 'looted', 'deported', 'revolt', 'eco-marker'] as const),
  ...(['hunger', 'province', 'spread', 'tribe'] as const),
])

/** Events that bring others against an area. */
const THREATENS: ReadonlySet<At> = new Set(['besieges', 'siege-round', 'interception-roll', 'landed', 'marched'])

/** Who is named beside the one whose deed it is. */
const NAMES_OTHER = ['enemy', 'victim', 'target', 'to', 'other', 'against', 'from'] as const

const has = (forces: readonly { readonly country: string }[], isMine: Sides['isMine']) =>
  forces.some(({ country }) => isMine(country))

function touchOf(event: AwEvent, sides: Sides): Touch | undefined {
  const { isMine, holds } = sides
  const fields = event as Readonly<Record<string, unknown>>
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined)
  const country = text('country')
  const at = areaOf(fields.area ?? fields.place ?? fields.to)
  switch (event.at) {
    case 'battle':
      return has([...event.attackers, ...event.defenders], isMine) ? 'attacked' : undefined
    case 'vp':
      return isMine(country) ? 'points' : undefined
    case 'mercenaries-leave':
      return 'changed'
    case 'turned':
      return isMine(event.from) ? 'lost' : undefined
    case 'passed-on':
      return isMine(event.from) ? 'lost' : undefined
    case 'succession':
    case 'levels':
    case 'tribute-check':
    case 'marker':
    case 'alliance':
    case 'influence':
    case 'oust':
      return isMine(country) || NAMES_OTHER.some(name => isMine(text(name))) ? 'changed' : undefined
    case 'plundered':
      return isMine(event.victim) ? 'lost' : undefined
    case 'war':
    case 'at-war':
      return isMine(event.enemy) ? 'attacked' : undefined
    default:
  }
  if (LESSENS.has(event.at) && isMine(country)) return 'lost'
  if (DAMAGES.has(event.at) && at !== undefined && holds(at) && !isMine(country)) return 'lost'
  if (THREATENS.has(event.at) && at !== undefined && holds(at) && !isMine(country)) return 'attacked'
  return NAMES_OTHER.some(name => name !== 'from' && isMine(text(name))) && !isMine(country) ? 'changed' : undefined
}

const WEIGHTS: Partial<Readonly<Record<At, number>>> = {
  over: 20,
  conquered: 12,
  surrendered: 12,
  eliminated: 12,
  'city-taken': 11,
  destroyed: 9,
  'battle-over': 9,
  control: 9,
  battle: 8,
  besieges: 8,
  war: 8,
  alliance: 7,
  marched: 6,
  sailed: 6,
  event: 6,
  pillaged: 6,
  placed: 5,
  vp: 5,
  'played-ap': 4,
  dice: 1,
  impulse: 3,
  'impulse-over': 2,
}

const DICE: ReadonlySet<At> = new Set(['dice', 'siege-round', 'interception-roll', 'evasion-roll', 'conquest-check'])
const LOSSES: ReadonlySet<At> = new Set(['destroyed', 'routed'])

function marksOf(told: Event, views: RecapViews<AwView>, seat: Seat): EventMarks {
  const event = told as AwEvent
  const sides = sidesOf(views, seat)
  const arrow = arrowOf(event)
  const touch = touchOf(event, sides)
  const places = touchedIn([event])
  return {
    weight: WEIGHTS[event.at] ?? 3,
    places,
    touch,
    ...(arrow && { arrows: [arrow] }),
    ...(touch === 'lost' && LOSSES.has(event.at) && { lost: places }),
    ...(DICE.has(event.at) && { kind: 'dice' }),
  }
}

export const recap: BoardRecap = recapForShell<AwView>({
  moverOf,
  marksOf,
  episodesOf,
  holdings: ({ countries, areas, piles }, seat) => {
    const mine = new Set(countries.filter(one => one.seat === seat).map(({ id }) => id))
    const own = countries.filter(({ id }) => mine.has(id))
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
    const forces = piles.filter(({ of }) => mine.has(of))
    return {
      points: sum(own.map(({ vp }) => vp)),
      cities: areas.filter(({ city }) => mine.has(city)).length,
      lands: areas.filter(({ land }) => mine.has(land)).length,
      units: sum(
        forces
          .filter(({ place }) => areaOf(place) !== undefined)
          .map(({ units, unknown }) => unknown + sum(units.map(([, , n]) => n))),
      ),
      leaders: sum(forces.map(({ leaders }) => leaders.length)),
      cards: sum(own.map(({ cards, homes }) => cards + homes.length)),
    }
  },
  words: recapWords as Area,
})
