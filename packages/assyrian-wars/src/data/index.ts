// The usual set of data.

import { CAMPAIGN } from './campaign.ts'
import { ARMY_GROUP_CARDS, DECK, HOME_CARDS } from './cards.ts'
import { CONSTANTS } from './constants.ts'
import { COUNTRIES, TRADE_CITIES } from './countries.ts'
import { AREAS, INLAND_TRADE, PATHS, SEA_ZONES, TRADE_BOXES } from './map.ts'
import { RISE_AND_FALL } from './rise-and-fall.ts'
import { TIMELINE, TURNS } from './timeline.ts'
import { TWO_RIVERS } from './two-rivers.ts'
import type { AwData } from './types.ts'
import { FORCE_POOLS, KING_MARKER, KINGS, LEADERS, UNIT_TYPES } from './units.ts'

export const DATA: AwData = {
  name: 'usual',
  constants: CONSTANTS,
  countries: COUNTRIES,
  tradeCities: TRADE_CITIES,
  unitTypes: UNIT_TYPES,
  forcePools: FORCE_POOLS,
  leaders: LEADERS,
  kings: KINGS,
  kingMarker: KING_MARKER,
  areas: AREAS,
  paths: PATHS,
  seaZones: SEA_ZONES,
  tradeBoxes: TRADE_BOXES,
  inlandTrade: INLAND_TRADE,
  deck: DECK,
  homeCards: HOME_CARDS,
  armyGroupCards: ARMY_GROUP_CARDS,
  turns: TURNS,
  timeline: TIMELINE,
  scenarios: [CAMPAIGN, TWO_RIVERS, RISE_AND_FALL],
}
