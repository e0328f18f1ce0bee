// The names of a map's places as words, where the dictionaries have none: another map brings its own.

import type { Dictionary, Language } from '@tabularium/kernel'
import type { MapData, Names } from '../data/map.ts'

/** `province.italia`, `sea.mare-ionium`, `city.roma`: as the map calls them, else as the dictionary does, else by id. */
export function placeWords(map: MapData, words: Dictionary, language: Language): Dictionary {
  const own: Record<string, string> = {}
  const add = (kind: string, { name, names }: { readonly name: string; readonly names?: Names }) => {
    const key = `${kind}.${name}`
    own[key] = names?.[language] ?? names?.en ?? words[key] ?? name
  }
  for (const province of map.provinces) {
    add('province', province)
    for (const city of province.cities) add('city', city)
  }
  for (const sea of map.seas) {
    add('sea', sea)
    const key = `sea.${sea.name}`
    // Where the name does not fit.
    if (own[key] !== words[key]) own[`${key}.short`] = own[key]
  }
  return own
}
