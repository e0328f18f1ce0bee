// What `tabularium analyse` says of a game, in every language.

import { type Dictionaries, type Language, type Message, speaker } from '@tabularium/kernel'

const en = {
  'mark.best': 'best',
  'mark.good': 'good',
  'mark.inaccurate': 'inaccuracy',
  'mark.mistake': 'mistake',
  'mark.blunder': 'blunder',
  chances: 'Chances of winning: {seat}',
  range: 'moves {from} to {to} of {moves}',
  better: 'better: {move}, {value}',
  line: 'then: {line}',
  luck: 'luck {luck}',
  setup: 'Set-up: luck {luck}',
  nothing: 'No move noticeably lowered the chances of winning.',
  more: '{count, plural, one {# other move} other {# other moves}} cost next to nothing; --all lists every move.',
  table: 'The game was not played to the end ({end}): {change}',
  sum: '{seat}: the moves alone were worth {play} of a win, luck {luck}, result {result}.',
  'sum-open': '{seat}: so far the moves alone are worth {play} of a win, luck {luck}; the chance is now {result}.',
  parts: 'at the start {start}; own moves {own}; the others’ moves {others}; luck {luck}',
}

type Key = keyof typeof en

const pl: Readonly<Record<Key, string>> = {
  'mark.best': 'najlepszy ruch',
  'mark.good': 'dobry ruch',
  'mark.inaccurate': 'niedokładność',
  'mark.mistake': 'błąd',
  'mark.blunder': 'gruby błąd',
  chances: 'Szanse na wygraną: {seat}',
  range: 'ruchy {from}–{to} z {moves}',
  better: 'lepiej: {move}, {value}',
  line: 'potem: {line}',
  luck: 'szczęście {luck}',
  setup: 'Przygotowanie gry: szczęście {luck}',
  nothing: 'Żaden ruch wyraźnie nie pogorszył szans.',
  more: '{count, plural, one {# pozostały ruch nie kosztował} few {# pozostałe ruchy nie kosztowały} many {# pozostałych ruchów nie kosztowało} other {# pozostałego ruchu nie kosztowało}} prawie nic; --all pokazuje wszystkie ruchy.',
  table: 'Partii nie dograno do końca ({end}): {change}',
  sum: '{seat}: same ruchy były warte {play} wygranej, szczęście {luck}, wynik {result}.',
  'sum-open': '{seat}: same ruchy są dotąd warte {play} wygranej, szczęście {luck}; szansa wynosi teraz {result}.',
  parts: 'na początku {start}; własne ruchy {own}; ruchy innych {others}; szczęście {luck}',
}

const ru: Readonly<Record<Key, string>> = {
  'mark.best': 'лучший ход',
  'mark.good': 'хороший ход',
  'mark.inaccurate': 'неточность',
  'mark.mistake': 'ошибка',
  'mark.blunder': 'грубая ошибка',
  chances: 'Шансы на победу: {seat}',
  range: 'ходы с {from} по {to} из {moves}',
  better: 'лучше: {move}, {value}',
  line: 'затем: {line}',
  luck: 'удача {luck}',
  setup: 'Подготовка к игре: удача {luck}',
  nothing: 'Ни один ход заметно не ухудшил шансы.',
  more: '{count, plural, one {Ещё # ход почти не ухудшил} few {Ещё # хода почти не ухудшили} many {Ещё # ходов почти не ухудшили} other {Ещё # хода почти не ухудшили}} шансы; --all показывает все ходы.',
  table: 'Партию не доиграли до конца ({end}): {change}',
  sum: '{seat}: ходы сами по себе дали {play} победы, удача {luck}, итог {result}.',
  'sum-open': '{seat}: ходы сами по себе пока дают {play} победы, удача {luck}; сейчас шанс {result}.',
  parts: 'в начале {start}; свои ходы {own}; ходы остальных {others}; удача {luck}',
}

const de: Readonly<Record<Key, string>> = {
  'mark.best': 'bester Zug',
  'mark.good': 'guter Zug',
  'mark.inaccurate': 'Ungenauigkeit',
  'mark.mistake': 'Fehler',
  'mark.blunder': 'grober Fehler',
  chances: 'Gewinnchancen: {seat}',
  range: 'Züge {from} bis {to} von {moves}',
  better: 'besser: {move}, {value}',
  line: 'danach: {line}',
  luck: 'Glück {luck}',
  setup: 'Aufbau: Glück {luck}',
  nothing: 'Kein Zug hat die Chancen spürbar verschlechtert.',
  more: '{count, plural, one {# weiterer Zug hat} other {# weitere Züge haben}} fast nichts gekostet; --all zeigt alle Züge.',
  table: 'Die Partie wurde nicht zu Ende gespielt ({end}): {change}',
  sum: '{seat}: Die Züge allein waren {play} eines Sieges wert, Glück {luck}, Ergebnis {result}.',
  'sum-open':
    '{seat}: Die Züge allein sind bisher {play} eines Sieges wert, Glück {luck}; die Chance liegt jetzt bei {result}.',
  parts: 'zu Beginn {start}; eigene Züge {own}; Züge der anderen {others}; Glück {luck}',
}

export const ANALYSIS_WORDS: Dictionaries<typeof en> = { en, pl, ru, de }

export type AnalysisWords = (key: Key, args?: Message['args']) => string

export function analysisWordsOf(language: Language, players: readonly string[]): AnalysisWords {
  const say = speaker(language, ANALYSIS_WORDS[language], players)
  return (key, args) => say(args ? { key, args } : { key })
}
