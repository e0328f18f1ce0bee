// Where the map's provinces and seas lie: the points whose Voronoi cells, cut at the true coasts, are their shapes, and
// where their names and pieces stand. Degrees, longitude first. Compiled for this project from general geography; the
// rules' borders come from the data, and a test holds the drawing to them.

export type Place = readonly [lon: number, lat: number]

export interface Seed {
  /** The shape is the union of these points' cells. */
  readonly points: readonly Place[]
  /** The whole island, whatever lies nearer to parts of it. */
  readonly whole?: true
}

/** Shown at the default zoom. */
export const WINDOW = { west: -1.2, south: 21.9, east: 48.3, north: 48.8 } as const

/** Land in play. */
// biome-ignore format: a place a line
export const PROVINCES: Readonly<Record<string, Seed>> = {
  gallia: { points: [[2.4, 46.6], [0.5, 43.9], [5.4, 44.3], [6.1, 47.9], [8.6, 45.1], [11.5, 45.1]] },
  latium: { points: [[12.4, 42.6], [11.3, 43.6], [13, 43.3], [12.9, 41.8], [13.9, 42.2]] },
  italia: { points: [[15.4, 40.8], [14.5, 41.2], [15.6, 41.4], [17.5, 40.5], [16.4, 39.3], [16.15, 38.35]] },
  numidia: { points: [[4.6, 35.5], [6.7, 36.2], [2.4, 36.1], [6.2, 33.6], [2.8, 33.6]] },
  africa: { points: [[9.5, 35.5], [9.4, 36.7], [9, 34.1], [10.2, 33.3]] },
  libya: { points: [[15.6, 31], [13.1, 32.2], [13.6, 31.3], [17.6, 30.3]] },
  macedonia: { points: [[21.8, 40.9], [20.2, 41.1], [20.7, 39.8], [23.2, 40.6], [21.2, 42.1]] },
  thracia: { points: [[25.6, 42.1], [28.3, 41.25], [26.9, 42.5], [24.9, 41.3], [26.66, 40.49], [26.32, 40.3]] },
  achaia: { points: [[22.6, 38.6], [22.2, 37.4], [23.6, 38.2], [21.5, 38.8], [22.3, 39.2]] },
  cyrenaica: { points: [[21.6, 32], [20.6, 30.7], [24, 31.2], [22.2, 29.4], [24.4, 29.3]] },
  aegyptus: { points: [[31.1, 30.6], [28.2, 30.4], [30.8, 28.4], [32.1, 26.3], [33.9, 29], [33, 27.6]] },
  aethiopia: { points: [[33.1, 23.4], [31.6, 22.6], [34.7, 23.6]] },
  babylonia: { points: [[44.7, 32.5], [44, 33.4], [46.3, 31.5], [45.2, 33.3], [43.6, 32.2]] },
  mesopotamia: { points: [[40.6, 35], [40.4, 36], [39, 37.35], [41, 37], [41.4, 34.3]] },
  assyria: { points: [[43.7, 36], [42.9, 36.7], [43.9, 35.2], [45, 35.6]] },
  germania: { points: [[9.4, 48], [11.6, 48], [13.4, 47.5], [16.4, 48], [17.6, 47.2], [19.4, 48]] },
  dalmatia: { points: [[17.4, 44.2], [14.7, 45.5], [17.3, 45.5], [18.9, 42.9], [20.2, 44.6]] },
  dacia: { points: [[24.6, 45.8], [23, 44.2], [26.3, 44.2], [27.6, 46.4], [22.4, 47.2], [28.5, 44.6]] },
  sicilia: { points: [[14.1, 37.5], [13, 37.85], [15.1, 38.03], [14.9, 37.05]], whole: true },
  creta: { points: [[24.9, 35.22], [23.9, 35.3], [25.9, 35.12]], whole: true },
  asia: { points: [[29.4, 38.9], [29.8, 40.9], [28.4, 40.2], [26.82, 40.28], [26.55, 40.09], [28.2, 37.6], [30.8, 37.2]] },
  cappadocia: { points: [[35.3, 39.5], [33.7, 41.1], [36.6, 40.8], [33.8, 39.1], [39.4, 40.6], [37.6, 38.5]] },
  cilicia: { points: [[34.9, 37], [33.3, 36.8], [36.4, 37.3], [36.9, 36.4], [36.5, 35.5]] },
  phasania: { points: [[11.6, 27.3], [9.6, 30.3], [12.6, 29.2], [6.2, 29.6], [9.5, 25], [13, 24.5]] },
  garamantia: { points: [[18.6, 26.6], [18, 28.2], [21, 27.2], [17.6, 24.3], [21.3, 24.2]] },
  nubia: { points: [[27.6, 25], [26, 26.8], [25.6, 23.6], [28.6, 23.4]] },
  judea: { points: [[35.5, 31.9], [35, 30], [36.4, 32.5], [36.1, 33.7], [36.4, 34.4]] },
  armenia: { points: [[42.8, 39.4], [40.7, 39.3], [41.6, 38.5], [43.8, 38.4], [44.3, 40.2]] },
  arabia: { points: [[41.4, 30], [38.8, 31.6], [35.5, 28.7], [39, 28.4], [41.2, 32.2], [44.4, 28.8]] },
}

/** Seas in play. */
// biome-ignore format: a place a line
export const SEAS: Readonly<Record<string, Seed>> = {
  'mare-tyrrhenum': { points: [[12.2, 40.4], [8.7, 43.4], [4.9, 42.5], [10.6, 42.4], [14.4, 39.2]] },
  'mare-sardum': { points: [[6.4, 38.2], [3.2, 37.7], [9.6, 38], [11.4, 38.1], [6.4, 39.6]] },
  'mare-hadriaticum': { points: [[15.4, 42.9], [13.1, 44.7], [17.8, 41.6], [19, 41.4]] },
  'mare-ionium': { points: [[18.4, 38], [16.6, 36.9], [18.9, 39.2], [20.2, 38.5], [20.8, 36.7], [17.2, 39.8]] },
  'mare-africum': { points: [[17.2, 33.6], [13.9, 35.8], [12.2, 36.3], [11.8, 34.2], [21, 33.5], [23.4, 34.7]] },
  'mare-aegaeum': { points: [[24.9, 39.4], [28.9, 40.8], [25.2, 38.2], [25.8, 37], [23.9, 36.2], [26.9, 36.1], [28.2, 40.7]] },
  'mare-aegyptum': { points: [[28.6, 33.1], [26.2, 33.6], [27.3, 34.3], [31.5, 32.3], [33.3, 32.3]] },
  'mare-cyprium': { points: [[31.2, 35.5], [30.4, 36], [34.4, 36.2], [33.6, 34.3], [35.1, 34.4], [29.6, 35.2]] },
  'pontus-euxinus': { points: [[28.5, 42], [29.2, 41.5], [30.4, 41.4], [33.6, 43.3], [29.3, 42.6], [30.9, 44.6], [38.2, 42.6], [41, 42.2], [36.4, 44.5]] },
}

/** Land nobody plays for: keeps provinces apart that do not touch. */
// biome-ignore format: a place a line
export const OTHER_LAND: Readonly<Record<string, Seed>> = {
  borealia: { points: [[14, 57], [9, 53], [18, 53], [26, 54], [36, 54], [46, 54]] },
  meridies: { points: [[0, 18], [10, 17], [20, 16], [30, 16], [38, 16], [46, 18], [54, 20]] },
  aremorica: { points: [[-2.6, 48.2], [0.2, 49.4], [2.6, 50], [6.4, 50.6]] },
  britannia: { points: [[-2, 52], [-4, 50.6], [0.5, 51.4]] },
  'magna-germania': { points: [[9.4, 49.6], [11.6, 49.4], [13.6, 49.8], [16.4, 49.3], [19.4, 49.5], [22, 49.4]] },
  deserta: { points: [[8, 21.6], [12.5, 21.6], [17, 21.2], [21.5, 21.2], [25.5, 20.6], [28.4, 20.4], [31.4, 20], [34, 20.4]] },
  hispania: { points: [[-4, 40.2], [-6.5, 42.6], [-4.8, 37.8], [0.2, 41.6], [-1, 39.2], [-2, 42.2], [-8, 39], [-1.9, 42.9], [1.6, 41.6]] },
  mauretania: { points: [[-4.2, 33.6], [-7.2, 31.2], [-1.2, 35], [-0.9, 33.6], [-9.5, 29]] },
  gaetulia: { points: [[-1.5, 27.2], [1.2, 30.6], [-6, 24], [3.6, 25.5], [1.6, 28.6], [1, 23], [-13, 24], [-6.5, 28]] },
  sardinia: { points: [[9, 40]], whole: true },
  corsica: { points: [[9.1, 42.15]], whole: true },
  cyprus: { points: [[33.2, 35.05]], whole: true },
  baleares: { points: [[3, 39.6]], whole: true },
  melita: { points: [[14.43, 35.89]], whole: true },
  rhodus: { points: [[27.95, 36.2]], whole: true },
  sarmatia: { points: [[30.5, 48.6], [24.6, 49.4], [27.3, 48.3], [31.4, 47.5], [36, 47.5], [40, 49], [29.6, 46.9], [39.5, 46.8]] },
  taurica: { points: [[34.3, 45.3]] },
  caucasus: { points: [[42.5, 44.6], [38.5, 44.9], [46, 43.4], [44.5, 46.5], [48.5, 46.5], [46, 49]] },
  colchis: { points: [[42.4, 42], [44.6, 41.6], [47.2, 40.6], [41, 43.2], [48, 39.4]] },
  media: { points: [[47.2, 36.2], [45.8, 37.6], [47.4, 34.4], [46.8, 38.4], [49.5, 36.8], [49.6, 34.5], [45.6, 37]] },
  susiana: { points: [[48.6, 32], [47.3, 33.1], [49.8, 30.6], [47.9, 31.2]] },
  palmyrena: { points: [[38.5, 34.35]] },
  'arabia-deserta': { points: [[41.5, 24.4], [45.5, 24.6], [38.6, 24.6], [48.8, 25.6], [48.5, 22.6]] },
}

/** Water nobody sails. */
// biome-ignore format: a place a line
export const OTHER_WATER: Readonly<Record<string, Seed>> = {
  'mare-suebicum': { points: [[18, 55.5], [12, 54.6], [6, 54], [3, 52.5], [-1, 50.6]] },
  'mare-erythraeum': { points: [[40, 17], [45, 12.5], [52, 13], [57, 22]] },
  'mare-ibericum': { points: [[1.6, 39.9], [-2.4, 36.3], [0.3, 38], [3.9, 41.3]] },
  oceanus: { points: [[-5, 45.5], [-10.8, 38], [-9, 34], [-11.2, 30.5], [-4.5, 49.3], [-0.5, 49.8]] },
  'sinus-arabicus': { points: [[35.4, 25.6], [33.3, 28.3], [34.7, 28.6], [37.4, 22.8]] },
  'sinus-persicus': { points: [[49.5, 28.6], [48.9, 29.6]] },
  'mare-caspium': { points: [[49.9, 39.5], [49, 42.5]] },
  maeotis: { points: [[36.4, 46.2]] },
}

/** Narrow waters that a coarse coastline closes: kept open, as wide as this in degrees. */
// biome-ignore format: a strait a line
export const STRAITS: readonly { readonly width: number; readonly points: readonly Place[] }[] = [
  // Bosporus
  { width: 0.12, points: [[29.14, 41.24], [29.06, 41.16], [29.06, 41.08], [28.98, 40.98]] },
  // Hellespont
  { width: 0.12, points: [[26.98, 40.48], [26.72, 40.4], [26.5, 40.24], [26.39, 40.15], [26.18, 40.02]] },
  // Messina
  { width: 0.12, points: [[15.7, 38.3], [15.6, 38.2], [15.58, 38]] },
]

/** Where the name stands, in the middle of it, above the slots and the units. */
// biome-ignore format: a table
export const ANCHORS: Readonly<Record<string, Place>> = {
  gallia: [4.72, 46.07],
  germania: [12.52, 48.34],
  dalmatia: [17.9, 45.43],
  latium: [11.61, 43.2],
  italia: [15.48, 40.39],
  sicilia: [14.03, 37.38],
  achaia: [22.47, 38.57],
  creta: [24.9, 35.08],
  macedonia: [21.08, 41.73],
  thracia: [26.94, 42.89],
  dacia: [24.9, 45.7],
  asia: [29.58, 39.9],
  cappadocia: [35.39, 40.6],
  cilicia: [34.04, 37.42],
  africa: [10.21, 35.08],
  numidia: [4.02, 34.77],
  libya: [15.59, 30.33],
  phasania: [10.21, 29.16],
  garamantia: [19.51, 27.02],
  nubia: [26.51, 27.02],
  aethiopia: [33.5, 24.5],
  aegyptus: [30.01, 30.1],
  cyrenaica: [22.47, 30.79],
  judea: [36.3, 32.98],
  arabia: [40.55, 29.58],
  mesopotamia: [39.85, 35.12],
  assyria: [44.16, 37.04],
  babylonia: [45.18, 32.85],
  armenia: [43.19, 40.31],
  'mare-tyrrhenum': [11.18, 40.92],
  'mare-sardum': [4.83, 39.19],
  'mare-hadriaticum': [16.2, 43.13],
  'mare-ionium': [18.38, 36.52],
  'mare-africum': [17.36, 34.19],
  'mare-aegaeum': [25.86, 39.57],
  'mare-aegyptum': [28.77, 33.25],
  'mare-cyprium': [30.4, 36.09],
  'pontus-euxinus': [34.15, 43.2],
}

/** Where the units stand, if not below the name. */
export const UNITS: Readonly<Record<string, Place>> = {
  'mare-hadriaticum': [13.87, 44.63],
}

/** Names that run along their sea: by how many degrees they are turned. */
export const TURNED: Readonly<Record<string, number>> = { 'mare-hadriaticum': 41 }
