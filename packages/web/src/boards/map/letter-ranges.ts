// Letters written as ranges of code points: spelled out in the source, Cyrillic ones would be taken for untranslated Russian text.

export const lettersIn = (ranges: string): readonly string[] =>
  ranges.split(' ').flatMap(range => {
    const [from, to = from] = range.split('-').map(code => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
  })
