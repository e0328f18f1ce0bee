import type { Pictures } from '../../pictures.ts'
import { gilgamesh, hammurabi, nebuchadnezzar } from './east.ts'
import { cleopatra, ramesses, sheba } from './egypt.ts'
import { antigone, circe, dioscuri, hercules, penthesilea, pericles, perseus } from './greece.ts'
import { caesar, hamilcar, hannibal, spartacus } from './rome.ts'

export const heroes: Pictures = {
  caesar,
  pericles,
  cleopatra,
  hannibal,
  hammurabi,
  antigone,
  'castor-and-pollux': dioscuri,
  circe,
  hercules,
  perseus,
  gilgamesh,
  nebuchadnezzar,
  hamilcar,
  penthesilea,
  'ramesses-ii': ramesses,
  'queen-of-sheba': sheba,
  spartacus,
}
