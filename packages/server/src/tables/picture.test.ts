import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { covers } from '@tabularium/art/covers'
import { LANGUAGES } from '@tabularium/kernel'
import { type TableCard, tableCard } from '@tabularium/protocol'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { invitePage } from './link-preview.ts'
import { escaped, tablePicture } from './picture.ts'
import { answerPicture } from './picture-answer.ts'
import { PICTURE_WORDS } from './picture-words.ts'
import { pngOf } from './png.ts'
import { unwrapWoff } from './woff.ts'

const sits = (seat: number, name: string, more: object = {}) => ({
  seat,
  name,
  person: { id: `id${seat}`, name, guest: false, ...more },
})

const card = (given: object = {}): TableCard =>
  tableCard.parse({
    id: 'abcdefghijklmnop',
    game: 'wonders-duel',
    options: {},
    status: 'open',
    visibility: 'open',
    rated: true,
    clock: { kind: 'live', baseMs: 1_200_000, incrementMs: 10_000 },
    seats: [sits(0, 'Ania', { rating: 1612 }), { seat: 1 }],
    created: 1,
    touched: 1,
    moves: 0,
    waiting: [],
    offers: [],
    spectators: 0,
    ...given,
  })

/** The words of a picture in order; throws where its tags do not fit into each other. */
function wordsIn(svg: string): string[] {
  const open: string[] = []
  const words: string[] = []
  const token = /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>|([^<>]+)/gy
  let at = 0
  for (const match of svg.matchAll(token)) {
    at = match.index + match[0].length
    const [, closing, name, , empty, text] = match
    if (text !== undefined) words.push(text)
    else if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes something else`)
    } else if (!empty) open.push(name)
  }
  if (at !== svg.length || open.length > 0) throw new Error(`not well formed at ${at}: ${svg.slice(at, at + 60)}`)
  return words
}

describe('the picture of a table', () => {
  it('shows the game beside its name, and nothing where it has no picture', () => {
    const scenes = (game: string) => tablePicture(card({ game }), 'en').split('preserveAspectRatio').length - 1
    expect(Object.keys(covers).map(scenes)).toEqual(Object.keys(covers).map(() => 1))
    expect(Object.keys(covers).length).toBeGreaterThan(0)
    expect(scenes('unheard-of')).toBe(0)
  })

  it('names the game, the seats, what is free and what was agreed', () => {
    const words = wordsIn(tablePicture(card({ options: { guildBacks: 'hidden' } }), 'en'))
    expect(words).toEqual([
      'TABULARIUM',
      '1 free seat',
      '7 Wonders Duel',
      'A',
      'Ania',
      '1612',
      'Free seat',
      '20 min + 10 s per move  ·  Rated  ·  Guild card backs: hidden',
    ])
  })

  it('speaks every language', () => {
    const days = card({ clock: { kind: 'days', days: 3 }, rated: false, seats: [{ seat: 0 }, { seat: 1 }] })
    const words = LANGUAGES.map(language => wordsIn(tablePicture(days, language)))
    expect(words.map(([, standing, game, , , terms]) => [standing, game, terms])).toEqual([
      ['2 free seats', '7 Wonders Duel', '3 days per move  ·  Unrated'],
      ['2 wolne miejsca', '7 Cudów Świata: Pojedynek', '3 dni na ruch  ·  Bez rankingu'],
      ['2 свободных места', '7 чудес: Дуэль', '3 дня на ход  ·  Без рейтинга'],
      ['2 freie Plätze', '7 Wonders Duel', '3 Tage pro Zug  ·  Ohne Wertung'],
    ])
  })

  const standings: readonly [object, string][] = [
    [{ seats: [sits(0, 'Ania'), sits(1, 'Borys')] }, 'About to start'],
    [{ seats: [sits(0, 'Ania'), { seat: 1, bot: 'sensible' }] }, 'About to start'],
    [{ status: 'playing' }, 'In progress'],
    [{ status: 'over' }, 'Game over'],
    [{ status: 'aside' }, 'Paused'],
    [{ status: 'dropped' }, 'Not played'],
  ]
  it.each(standings)('%j: %s', (given, standing) => {
    expect(wordsIn(tablePicture(card(given), 'en'))[1]).toBe(standing)
  })

  it('says who is a guest, who a bot, and who has won', () => {
    const seats = [sits(0, 'Ania', { guest: true }), { seat: 1, name: 'Careful', bot: 'sensible' }]
    const words = wordsIn(
      tablePicture(card({ status: 'over', outcome: { reason: 'points', winners: [1] }, seats }), 'en'),
    )
    expect(words.slice(3, 9)).toEqual(['A', 'Ania', 'guest', 'C', 'Careful', 'won · bot'])
  })

  it('keeps what people wrote as text', () => {
    const name = '</text><script>"x"&\'y\'\u0000\ud800'
    const svg = tablePicture(card({ seats: [sits(0, name), { seat: 1 }] }), 'en')
    expect(svg).not.toContain('<script')
    expect(wordsIn(svg)).toContain('&lt;/text&gt;&lt;script&gt;&quot;x&quot;&amp;&#39;y&#39; \ufffd')
  })

  it('has room for eight with long names, in every language', () => {
    const seats = Array.from({ length: 8 }, (_, i) =>
      sits(i, 'Wszędobylski Щукинский Ш', { rating: 1500, guest: true }),
    )
    const options = { variant: 'classic', outOfTown: 'when-exhausted', stairway: 'instead', concession: 'on' }
    for (const language of LANGUAGES) {
      const words = wordsIn(tablePicture(card({ game: 'glory-to-rome', options, seats }), language))
      expect(words.filter(text => /^Wszędo?.*…$/.test(text))).toHaveLength(8)
      expect(words.at(-1)).toMatch(/…$/)
    }
  })

  it('shows a game and options that are not here as they are called', () => {
    const words = wordsIn(tablePicture(card({ game: 'senet', options: { board: 'old' } }), 'en'))
    expect(words[2]).toBe('senet')
    expect(wordsIn(tablePicture(card({ options: { unknown: 'x', token: 'never' } }), 'en')).at(-1)).toBe(
      '20 min + 10 s per move  ·  Rated',
    )
  })

  it('is sent as PNG where that can be drawn', async () => {
    const isInstalled = (() => {
      try {
        return import.meta.resolve('@resvg/resvg-wasm') !== ''
      } catch {
        return false
      }
    })()
    const svg = tablePicture(card(), 'en')
    const png = await pngOf(svg, error => expect.unreachable(String(error)))
    expect(png?.toString('latin1', 1, 4)).toBe(isInstalled ? 'PNG' : undefined)
    if (png) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    const app = fastify()
    app.get('/open', (_, reply) => answerPicture(reply, card(), 'en'))
    app.get('/private', (_, reply) => answerPicture(reply, card({ visibility: 'private' }), 'en'))
    const open = await app.inject('/open')
    expect(open.headers['content-type']).toBe(isInstalled ? 'image/png' : 'image/svg+xml; charset=utf-8')
    expect(open.headers['cache-control']).toBe('public, max-age=60')
    expect(open.rawPayload).toEqual(png ?? Buffer.from(svg))
    expect((await app.inject('/private')).headers['cache-control']).toBe('private, max-age=60')
    await app.close()
  })
})

describe('the page that is shared', () => {
  const html =
    '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Tabularium</title>\n  </head>\n  <body></body>\n</html>\n'
  const shared = { url: 'https://play.example.org/join/x', picture: 'https://play.example.org/api/invites/x/picture' }
  const tag = (page: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(page)?.[1]

  it('has a title, a sentence and a picture at its head', () => {
    const page = invitePage(html, card(), shared)
    expect(tag(page, 'og:title')).toBe('7 Wonders Duel: take a seat')
    expect(tag(page, 'og:description')).toBe('1 free seat. At the table: Ania. 20 min + 10 s per move, Rated.')
    expect(tag(page, 'og:image')).toBe(shared.picture)
    expect(tag(page, 'og:url')).toBe(shared.url)
    expect(page.indexOf('og:title')).toBeLessThan(page.indexOf('</head>'))
    expect(page.replace(/<meta [^>]*>\s*/g, '')).toBe(html)
  })

  it('keeps names as text', () => {
    const name = '"><script>$&$\'</head>'
    const page = invitePage(html, card({ seats: [sits(0, name), { seat: 1 }] }), shared)
    expect(page).not.toContain('<script')
    expect(page.match(/<\/head>/g)).toHaveLength(1)
    expect(tag(page, 'og:description')).toContain(escaped(name))
  })

  const titles: readonly [TableCard['status'], string][] = [
    ['open', '7 чудес: Дуэль: займите место за столом'],
    ['playing', '7 чудес: Дуэль: партия идёт'],
    ['over', '7 чудес: Дуэль: законченная партия'],
  ]
  it.each(titles)('%s: %s', (status, title) => {
    expect(tag(invitePage(html, card({ status }), { ...shared, language: 'ru' }), 'og:title')).toBe(title)
  })

  it('leaves alone what has no head', () => {
    expect(invitePage('nothing', card(), shared)).toBe('nothing')
  })
})

describe('a font for the web', () => {
  const woff = readFileSync(fileURLToPath(import.meta.resolve('@fontsource/forum/files/forum-latin-400-normal.woff')))

  it('comes out of its wrapping whole', () => {
    const font = Buffer.from(unwrapWoff(woff))
    expect(font.length).toBe(woff.readUInt32BE(16))
    const count = font.readUInt16BE(4)
    const tables = Array.from({ length: count }, (_, i) => {
      const at = 12 + 16 * i
      return {
        tag: font.toString('latin1', at, at + 4),
        checksum: font.readUInt32BE(at + 4),
        data: font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12)),
      }
    })
    expect(tables.map(table => table.tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']))
    for (const { tag, checksum, data } of tables) {
      const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
      // The head's own sum leaves out the field that is filled in last.
      if (tag === 'head') padded.writeUInt32BE(0, 8)
      let sum = 0
      for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
      expect([tag, sum]).toEqual([tag, checksum])
    }
  })

  it('is nothing else', () => {
    expect(() => unwrapWoff(Buffer.from('wOF2 and so on'))).toThrow('not a WOFF font')
  })
})

describe('the words', () => {
  it.each(LANGUAGES)('%s has all of them, with the same places to fill', language => {
    const places = (text: string) => [...new Set(text.match(/\{[a-z]+/g))].toSorted()
    const of = (words: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(words).map(([key, text]) => [key, places(text).filter(place => place.length > 2)]),
      )
    expect(of(PICTURE_WORDS[language])).toEqual(of(PICTURE_WORDS.en))
  })
})
