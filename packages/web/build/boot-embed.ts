// The first script of the board on other sites: language and theme as the address asks for them, else as the reader's
// browser does. Nothing is kept there. boot-plugin.ts builds it.

import { LANGUAGES, languageFor } from '../../kernel/src/languages.ts'
import { bootWords } from './boot-words.ts'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
const night = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme = theme === 'dark' || theme === 'light' ? theme : night ? 'dark' : 'light'
bootWords(LANGUAGES.find(language => language === asked.get('lang')) ?? languageFor(navigator.languages))
