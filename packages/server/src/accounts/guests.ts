// Names for guests: drawn from Rome, the same in every language.

import { randomInt } from 'node:crypto'

const FIRST = [
  ...['Aulus', 'Decimus', 'Gaius', 'Gnaeus', 'Lucius', 'Manius', 'Marcus', 'Numerius', 'Publius', 'Quintus', 'Servius'],
  ...['Sextus', 'Spurius', 'Tiberius', 'Titus', 'Vibius'],
]
const SECOND = [
  ...['Aemilius', 'Antonius', 'Aurelius', 'Caecilius', 'Calpurnius', 'Cassius', 'Claudius', 'Cornelius', 'Domitius'],
  ...['Fabius', 'Flavius', 'Furius', 'Horatius', 'Iulius', 'Iunius', 'Licinius', 'Livius', 'Manlius', 'Octavius'],
  ...['Papirius', 'Plautius', 'Pompeius', 'Porcius', 'Sempronius', 'Sergius', 'Servilius', 'Sulpicius', 'Tullius'],
  ...['Valerius', 'Vergilius', 'Vettius', 'Vipsanius'],
]
/** Women had the name of their house and one more. */
const THIRD = ['Agrippina', 'Antonia', 'Drusilla', 'Fausta', 'Lepida', 'Maior', 'Marcella', 'Minor', 'Paulla', 'Prisca']

export function guestName(draw: (below: number) => number = randomInt): string {
  const house = SECOND[draw(SECOND.length)]
  if (draw(2) === 0) return `${FIRST[draw(FIRST.length)]} ${house}`
  return `${house.replace(/us$/, 'a')} ${THIRD[draw(THIRD.length)]}`
}
