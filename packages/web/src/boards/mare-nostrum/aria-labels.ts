// The places for screen readers: all that is seen of them, in one sentence.

import type { Say, Seat } from '@tabularium/kernel'
import type { ProvinceView, SeaView } from '@tabularium/mare-nostrum'
import type { Province } from '@tabularium/mare-nostrum/rules'
import type { WordsOf } from '../../words.ts'
import { SLOTS, type SlotFacts } from './places.ts'
import { counted, goodOf, isLegendary } from './position.ts'
import type { boardWords } from './words.ts'

export interface Speakers {
  readonly say: Say
  readonly w: WordsOf<typeof boardWords>
  empireOf(seat: Seat): string
}

export const buildingWords = ({ say }: Speakers, { sort, good, part }: SlotFacts): string => {
  if (sort === 'caravan') return say({ key: 'slot.caravan', args: { good: { key: `good.${good}` } } })
  if (sort === 'market' || sort === 'temple') return say({ key: `building.${sort}` })
  return `${say({ key: `city.${part}` })} (${say({ key: `building.${sort}` })})`
}

export function slotWords(speakers: Speakers, slot: SlotFacts, built: boolean, station: Seat): string {
  const { w, empireOf } = speakers
  return [
    buildingWords(speakers, slot),
    w(built ? 'built' : 'emptySlot'),
    ...(station >= 0 ? [w('stationOf', { empire: empireOf(station) })] : []),
  ].join(', ')
}

/** "Rome: 2 legions, 1 fortress". */
export const unitsWords = (
  { say, empireOf }: Speakers,
  seat: Seat,
  legions: number,
  fortress: boolean,
  triremes: number,
): string => {
  const unit = (what: string, count: number) => (count > 0 ? [say({ key: `amount.${what}`, args: { count } })] : [])
  const units = [...unit('legion', legions), ...unit('fortress', fortress ? 1 : 0), ...unit('trireme', triremes)]
  return `${empireOf(seat)}: ${units.join(', ')}`
}

export function provinceWords(speakers: Speakers, at: Province, province: ProvinceView, covered: boolean): string {
  const { say, w, empireOf } = speakers
  const name = say({ key: `province.${province.name}` })
  if (covered) return `${name}; ${w('covered')}`
  const { controller, built, stations, legions, fortress, marker } = province
  const slots = SLOTS[at].map((slot, i) => slotWords(speakers, slot, built[i] === 1, stations[i]))
  const units = legions.flatMap((count, seat) =>
    count > 0 || fortress === seat ? [unitsWords(speakers, seat, count, fortress === seat, 0)] : [],
  )
  return [
    name,
    controller < 0 ? w('neutral') : w('controlledBy', { empire: empireOf(controller) }),
    ...(marker >= 0 ? [w('markerOf', { empire: empireOf(marker) })] : []),
    ...slots,
    ...units,
  ].join('; ')
}

export const seaWords = (speakers: Speakers, { name, triremes }: SeaView): string =>
  [
    speakers.say({ key: `sea.${name}` }),
    ...triremes.flatMap((count, seat) => (count > 0 ? [unitsWords(speakers, seat, 0, false, count)] : [])),
  ].join('; ')

/** "3 coins, 2 sheep, 1 legendary wine". */
export const stockWords = ({ say }: Pick<Speakers, 'say'>, counts: readonly number[]): string =>
  counted(counts)
    .map(([piece, count]) =>
      piece === 0
        ? say({ key: 'amount.coin', args: { count } })
        : say({
            key: 'amount',
            args: { count, good: { key: `good.${isLegendary(piece) ? 'legendary-' : ''}${goodOf(piece)}` } },
          }),
    )
    .join(', ')
