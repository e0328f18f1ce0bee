// The names of a map's places as words: another map brings its own.

import type { Dictionary, Language } from '@tabularium/kernel'
import type { MapData, Names } from '../data/map.ts'

/** `province.italia`, `sea.mare-ionium`, `city.roma`. */
export function placeWords(map: MapData, language: Language): Dictionary {
  const words: Record<string, string> = {}
  const add = (kind: string, { name, names }: { readonly name: string; readonly names: Names }) => {
    words[`${kind}.${name}`] = names[language]
  }
  for (const province of map.provinces) {
    add('province', province)
    for (const city of province.cities) add('city', city)
  }
  for (const sea of map.seas) add('sea', sea)
  return words
}
