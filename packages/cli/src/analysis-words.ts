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
  nothing: 'No move lost a noticeable share of the chances.',
  more: '{count, plural, one {# other move} other {# other moves}} cost next to nothing; --all lists every move.',
  table: 'The game did not end by the rules ({end}): {change}',
  sum: '{seat} played {play} like a win, luck {luck}: {result}.',
  'sum-open': '{seat} played {play} like a win so far, luck {luck}: the chance is now {result}.',
  parts: 'to begin with {start}; own moves {own}; the others’ moves {others}; luck {luck}',
}

type Key = keyof typeof en

const pl: Readonly<Record<Key, string>> = {
  'mark.best': 'najlepszy ruch',
  'mark.good': 'dobry ruch',
  'mark.inaccurate': 'niedokładność',
  'mark.mistake': 'błąd',
  'mark.blunder': 'gruby błąd',
  chances: 'Szanse na wygraną: {seat}',
  range: 'ruchy od {from} do {to} z {moves}',
  better: 'lepiej: {move}, {value}',
  line: 'potem: {line}',
  luck: 'szczęście {luck}',
  setup: 'Przygotowanie gry: szczęście {luck}',
  nothing: 'Żaden ruch nie pogorszył wyraźnie szans.',
  more: '{count, plural, one {# inny ruch nie kosztował} few {# inne ruchy nie kosztowały} many {# innych ruchów nie kosztowało} other {# innego ruchu nie kosztowało}} prawie nic; --all pokazuje wszystkie ruchy.',
  table: 'Partii nie rozegrano do końca ({end}): {change}',
  sum: '{seat}: same ruchy dają {play} wygranej, szczęście {luck}, wynik {result}.',
  'sum-open': '{seat}: same ruchy dają dotąd {play} wygranej, szczęście {luck}, teraz szansa wynosi {result}.',
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
  more: '{count, plural, one {Ещё # ход почти ничего не стоил} few {Ещё # хода почти ничего не стоили} many {Ещё # ходов почти ничего не стоили} other {Ещё # хода почти ничего не стоили}}; --all показывает все ходы.',
  table: 'Партия закончилась не по правилам игры ({end}): {change}',
  sum: '{seat}: сами ходы дают {play} победы, удача {luck}, итог {result}.',
  'sum-open': '{seat}: сами ходы пока дают {play} победы, удача {luck}, шанс сейчас {result}.',
  parts: 'в начале {start}; свои ходы {own}; ходы других {others}; удача {luck}',
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
  table: 'Die Partie endete nicht nach den Regeln ({end}): {change}',
  sum: '{seat}: Die Züge allein ergeben {play} eines Sieges, Glück {luck}, Ergebnis {result}.',
  'sum-open':
    '{seat}: Die Züge allein ergeben bisher {play} eines Sieges, Glück {luck}; die Chance ist jetzt {result}.',
  parts: 'zu Beginn {start}; eigene Züge {own}; Züge der anderen {others}; Glück {luck}',
}

export const ANALYSIS_WORDS: Dictionaries<typeof en> = { en, pl, ru, de }

export type AnalysisWords = (key: Key, args?: Message['args']) => string

export function analysisWordsOf(language: Language, players: readonly string[]): AnalysisWords {
  const say = speaker(language, ANALYSIS_WORDS[language], players)
  return (key, args) => say(args ? { key, args } : { key })
}
