// Plates: the upper edge tells the nation, as walls and tents were built there. 60 wide from 2, the foot at 62.

import type { Path } from '../../kit/path.ts'

export const PLATES = {
  /** Merlons of a fortress wall. */
  merlons: 'M2 8h8V3h9v5h9V3h8v5h9V3h9v5h8v54H2z',
  /** The hollow moulding over a temple gate. */
  cornice: 'M0 3h64l-4 7v52H4V10z',
  /** Steps of a temple tower. */
  ziggurat: 'M2 13h8V8h9V3h26v5h9v5h8v49H2z',
  /** The seven walls of Ecbatana: narrow teeth. */
  teeth: 'M2 9l4-6 4 6 4.7-6 4.6 6 4-6 4 6 4.7-6 4.7 6 4-6 4 6 4.6-6 4.7 6 4-6 4 6v53H2z',
  /** Bull's horns on the temple of Susa. */
  horns: 'M2 62V16Q0 6 5 0 7 7 15 8h34Q57 7 59 0q5 6 3 16v46z',
  /** Waves. */
  waves: 'M2 62V11a10 8 0 0 1 20 0 10 8 0 0 1 20 0 10 8 0 0 1 20 0v51z',
  cutCorners: 'M2 62V14L13 3h38l11 11v48z',
  hollowCorners: 'M2 62V14A11 11 0 0 0 13 3h38a11 11 0 0 0 11 11v48z',
  /** A gate between two towers. */
  twinTowers: 'M2 62V0h17v4h26V0h17v62z',
  peaks: 'M2 62V13L12 2l10 10L32 2l10 10L52 2l10 11v49z',
  /** The gable of a rock front. */
  gable: 'M2 62V14L29 4l-2-4h10l-2 4 27 10v48z',
  /** A platform with round shoulders. */
  shoulders: 'M2 62V20h6V11h7V3h34v8h7v9h6v42z',
  /** A hide, stretched at its corners. */
  hide: 'M2 62L0 2Q32 12 64 2l-2 60z',
  /** A domed tent of felt. */
  dome: 'M2 62V26C2 8 14 2 32 2s30 6 30 24v36z',
  /** A long tent on two poles. */
  longTent: 'M2 62V15Q12 14 18 2q14 10 28 0 6 12 16 13v47z',
  /** A tent on one pole. */
  tent: 'M2 62V13Q24 11 32 0q8 11 30 13v49z',
  plain: 'M2 62V7q0-4 4-4h52q4 0 4 4v55z',
} as const satisfies Record<string, Path>

export type Plate = keyof typeof PLATES
