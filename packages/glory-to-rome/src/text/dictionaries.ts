// The words of Glory to Rome in every language.

import type { Dictionaries } from '@tabularium/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export const dictionaries: Dictionaries = { en, pl, ru, de }
