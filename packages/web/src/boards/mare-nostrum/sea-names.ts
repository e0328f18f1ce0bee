// The usual seas' names as they stand on the map, where the whole name does not fit.

import type { Language } from '@tabularium/kernel/text'

export const SHORT_SEAS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'mare-tyrrhenum': 'M. Tyrrhenum',
    'mare-sardum': 'M. Sardum',
    'mare-hadriaticum': 'M. Hadriaticum',
    'mare-ionium': 'M. Ionium',
    'mare-africum': 'M. Africum',
    'mare-aegaeum': 'M. Aegaeum',
    'mare-aegyptum': 'M. Aegyptum',
    'mare-cyprium': 'M. Cyprium',
    'pontus-euxinus': 'Pontus Euxinus',
  },
  pl: {
    'mare-tyrrhenum': 'M. Tyrreńskie',
    'mare-sardum': 'M. Sardyńskie',
    'mare-hadriaticum': 'M. Adriatyckie',
    'mare-ionium': 'M. Jońskie',
    'mare-africum': 'M. Afrykańskie',
    'mare-aegaeum': 'M. Egejskie',
    'mare-aegyptum': 'M. Egipskie',
    'mare-cyprium': 'M. Cypryjskie',
    'pontus-euxinus': 'M. Czarne',
  },
  ru: {
    'mare-tyrrhenum': 'Тирренское м.',
    'mare-sardum': 'Сардинское м.',
    'mare-hadriaticum': 'Адриатика',
    'mare-ionium': 'Ионическое м.',
    'mare-africum': 'Африканское м.',
    'mare-aegaeum': 'Эгейское м.',
    'mare-aegyptum': 'Египетское м.',
    'mare-cyprium': 'Кипрское м.',
    'pontus-euxinus': 'Чёрное м.',
  },
}
