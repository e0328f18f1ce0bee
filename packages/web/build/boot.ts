// The first script of the built page, inside its head: the language, which files have its words, and what this address
// needs. boot-plugin.ts builds it.

import { firstLanguage } from '../src/first-language.ts'
import { bootWords } from './boot-words.ts'

bootWords(firstLanguage())
