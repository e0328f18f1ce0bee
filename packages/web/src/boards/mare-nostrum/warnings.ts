// What the board warns of, in words: from what is about to happen by the rules (`prospects`).

import type { Seat } from '@tabularium/kernel'
import { type Prospect, type Province, prospects, TRACKS, type Track } from '@tabularium/mare-nostrum/rules'
import type { Mare } from './context.ts'
import { placesOfLevel } from './levels.ts'
import { mareNostrum } from './on-map.ts'
import { PROVINCES } from './places.ts'

export interface MareWarning {
  readonly key: string
  readonly head: string
  readonly why: string
  /** What it speaks of, on the map. */
  readonly places: readonly string[]
}

const NOBODY = -1

export type Speaking = Pick<Mare, 'w' | 'say' | 'empireOf' | 'view' | 'position' | 'seat'>

export function warningsOf(mare: Speaking): readonly MareWarning[] {
  const { position, seat = NOBODY, view } = mare
  return prospects(mareNostrum.board, position.state, seat).map(prospect => ({
    key: `${view.round} ${prospect.what} ${prospect.seat} ${'province' in prospect ? prospect.province : ''}`,
    ...wordsOf(mare, prospect),
    places: placesOf(mare, prospect),
  }))
}

function placesOf({ position }: Speaking, prospect: Prospect): readonly string[] {
  switch (prospect.what) {
    case 'titles':
      return [...new Set(prospect.leads.flatMap(({ track }) => placesOfLevel(position.state, prospect.seat, track)))]
    case 'cities':
      return prospect.provinces.map(at => PROVINCES[at])
    case 'fourth-city':
      return [...prospect.provinces, prospect.target].map(at => PROVINCES[at])
    case 'capital':
    case 'battle':
      return [PROVINCES[prospect.province]]
    default:
      return []
  }
}

const place = ({ say }: Speaking, at: Province): string => say({ key: `province.${PROVINCES[at]}` })

function wordsOf(mare: Speaking, prospect: Prospect): { readonly head: string; readonly why: string } {
  const { w, empireOf, view } = mare
  const empire = empireOf(prospect.seat)
  const name = (track: Track): string => w(`track.${TRACKS[track]}`)
  switch (prospect.what) {
    case 'titles': {
      const leads = prospect.leads.map(lead => `${name(lead.track)} ${lead.level}\u00a0:\u00a0${lead.next}`).join(', ')
      const { help, judge } = prospect
      return {
        head: w('warn.titles', { empire }),
        why: [
          w('warn.leads', { leads }),
          ...(judge === NOBODY ? [] : [judgeWords(mare, judge)]),
          ...(help ? [w('warn.help', { n: help.more, track: name(help.track), level: help.level })] : []),
          ...(!help && judge === NOBODY && view.phase === 4 ? [w('warn.battleHelps')] : []),
        ].join(' '),
      }
    }
    case 'cities':
      return { head: w('warn.cities', { empire }), why: w('warn.citiesWhy') }
    case 'fourth-city':
      return { head: w('warn.fourth', { empire }), why: w('warn.fourthWhy', { place: place(mare, prospect.target) }) }
    case 'waits':
      return { head: w('warn.waits', { empire }), why: w('warn.waitsWhy') }
    case 'cards':
      return {
        head: w('warn.cards', { empire }),
        why: w('warn.cardsWhy', { n: view.players[prospect.seat].cards.length }),
      }
    case 'pyramids':
      return { head: w('warn.pyramids', { empire }), why: w('warn.pyramidsWhy') }
    case 'capital':
      return {
        head: w('warn.capital', { place: place(mare, prospect.province) }),
        why: w('warn.capitalWhy', { empire, n: prospect.legions, chance: Math.round(100 * prospect.chance) }),
      }
    case 'battle':
      return { head: w('warn.battle', { place: place(mare, prospect.province) }), why: w('warn.battleWhy', { empire }) }
  }
}

const judgeWords = ({ w, empireOf, seat }: Speaking, judge: Seat): string =>
  judge === seat ? w('warn.judgeYou') : w('warn.judge', { empire: empireOf(judge) })
