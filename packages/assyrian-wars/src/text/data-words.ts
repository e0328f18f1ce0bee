// Words for data of somebody's own: what our dictionaries do not know is called what the data calls it, in every language.

import type { Dictionary } from '@tabularium/kernel'
import { DATA } from '../data/index.ts'
import type { AwData } from '../data/types.ts'
import { FORMS } from './naming.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Keys and names of everything a set of data names. */
function namesOf(data: AwData): Map<string, string> {
  const names = new Map<string, string>()
  const add = (kind: string, list: readonly Named[]) => {
    for (const { id, name } of list) names.set(`${kind}.${id}`, name)
  }
  add('country', data.countries)
  for (const { id, name } of data.countries) {
    for (const form of FORMS) names.set(`country.${id}.${form}`, name)
    names.set(`country.${id}.number`, 'other')
    names.set(`nation.${id}`, name)
  }
  add('area', data.areas)
  add('unit', data.unitTypes)
  for (const { id } of data.unitTypes) names.set(`unit.${id}.short`, id)
  add('leader', data.leaders)
  add('leader', data.kings)
  add('scenario', data.scenarios)
  for (const { id, name } of data.scenarios) names.set(`option.scenario.${id}`, name)
  for (const { turn, label } of data.turns) names.set(`turn.${turn}`, label)
  for (const { id } of data.seaZones) names.set(`sea.${id}`, id)
  for (const { id } of data.tradeBoxes) names.set(`box.${id}`, id)
  for (const id of data.inlandTrade.raidBoxes) names.set(`box.${id}`, id)
  for (const card of [...data.deck, ...data.homeCards]) {
    names.set(`card.${card.id}`, card.title ?? card.id)
    names.set(`does.${card.id}`, card.text ?? card.id)
  }
  return names
}

const usual = namesOf(DATA)

/** What is new in the data or called otherwise there; nothing for the usual data. */
export function dataWords(data: AwData): Dictionary {
  if (data === DATA) return {}
  const words: Record<string, string> = {}
  for (const [key, name] of namesOf(data)) if (usual.get(key) !== name) words[key] = name.replaceAll("'", '’')
  return words
}
