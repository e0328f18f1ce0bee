// Rounds an outline to whole units of its field, with what was rounded off carried on, so that nothing drifts: half the
// size, and on the screen the same.

/** How many figures a command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const FIGURE = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/
/** The two flags of an arc may stand without a space. */
const FLAG = /^[\s,]*([01])/

interface Part {
  readonly letter: string
  readonly figures: readonly number[]
}

function* partsOf(path: string): Generator<Part> {
  let rest = path.trim()
  let letter = ''
  while (rest !== '') {
    const given = /^[\s,]*([a-zA-Z])/.exec(rest)
    if (given) {
      letter = given[1]
      rest = rest.slice(given[0].length)
    } else if (letter === 'm' || letter === 'M') letter = letter === 'm' ? 'l' : 'L'
    const figures: number[] = []
    for (let i = 0; i < TAKES[letter.toLowerCase()]; i++) {
      const found = (letter.toLowerCase() === 'a' && (i === 3 || i === 4) ? FLAG : FIGURE).exec(rest)
      if (!found) throw new Error(`a figure is missing: ${rest.slice(0, 20)}`)
      figures.push(Number(found[1]))
      rest = rest.slice(found[0].length)
    }
    yield { letter, figures }
    rest = rest.trimStart()
  }
}

const tenth = (figure: number): number => Math.round(figure * 10) / 10

/** Figures one after the other, with as little between them as can be. */
const written = (figures: readonly number[]): string =>
  figures.reduce((text, figure) => {
    const short = String(figure).replace(/^(-?)0\./, '$1.')
    return text === '' || short.startsWith('-') ? text + short : `${text} ${short}`
  }, '')

export function rounded(path: string): string {
  /** Where the pen is, and where the rounded pen is. */
  let [x, y, px, py] = [0, 0, 0, 0]
  let start = { x, y, px, py }
  let text = ''
  let last = ''
  for (const { letter, figures } of partsOf(path)) {
    const kind = letter.toLowerCase()
    const [ox, oy] = letter === kind ? [x, y] : [0, 0]
    let out: number[] = []
    if (kind === 'z') {
      ;({ x, y, px, py } = start)
    } else if (kind === 'h' || kind === 'v') {
      const to = figures[0] + (kind === 'h' ? ox : oy)
      const at = Math.round(to)
      out = [at - (kind === 'h' ? px : py)]
      if (kind === 'h') [x, px] = [to, at]
      else [y, py] = [to, at]
    } else {
      const points = kind === 'a' ? figures.slice(5) : figures
      const exact = points.map((figure, i) => figure + (i % 2 === 0 ? ox : oy))
      const whole = exact.map(Math.round)
      out = whole.map((figure, i) => figure - (i % 2 === 0 ? px : py))
      if (kind === 'a') out = [tenth(figures[0]), tenth(figures[1]), ...figures.slice(2, 5), ...out]
      ;[x, y] = exact.slice(-2)
      ;[px, py] = whole.slice(-2)
      if (kind === 'm') start = { x, y, px, py }
    }
    // What draws nothing is left out; a smooth curve mirrors the one before it and must stay.
    if ('lhv'.includes(kind) && out.every(figure => figure === 0)) continue
    const figuresOut = written(out)
    const again = kind === last && kind !== 'm' && kind !== 'z'
    // The first point stands for itself: outlines are put one after the other.
    if (text === '') text = `M${figuresOut}`
    else text += again ? (figuresOut.startsWith('-') ? figuresOut : ` ${figuresOut}`) : kind + figuresOut
    last = kind
  }
  return text
}
