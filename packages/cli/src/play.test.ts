import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Game, readRecord } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { call } from './program.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-'))
const file = (name: string): string => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

const SEED = '5eed'.repeat(16)
const SEATS = ['--seats', 'Ania,Bartek', '--seed', SEED]

/** What is said to a line typed at the first decision. */
async function answer(line: string, ...words: string[]): Promise<string> {
  const { code, out } = await call(['play', 'wonders-duel', ...SEATS, ...words], `${line}\nquit\n`)
  expect(code).toBe(0)
  const from = out.indexOf(`> ${line}\n`)
  return out.slice(from + line.length + 3, out.lastIndexOf('> quit'))
}

describe('alone against bots', () => {
  it('a hint names moves with their chances, and a decision is taken back with the answers', async () => {
    const { code, out } = await call(['play', 'wonders-duel', '--seats', 'Ania,random'], 'hint\n1\ntakeback\nquit\n')
    expect(code).toBe(0)
    expect(out).toMatch(/> hint\n +\d+% {2}Take .* {2}draft /)
    expect(out).toContain('> takeback\nUndone.')
  })
})

describe('at the table', () => {
  it.each([
    ['help', /why <action> +why something is not possible/],
    ['?', /quit +leave the game/],
    ['board', /Ania takes one of the wonders on offer\. \(rule 4\.1\)\n 1 {2}Take /],
    ['log', / {3}0 {2}Progress tokens on the board: /],
    ['seed', /Commitment.*\n {2}[0-9a-f]{64}\nThe seed is revealed when the game is over\./],
    ['why build palace', /Something else comes first: choosing a wonder\. \(rule 4\.1\)/],
    ['why fly away', /There is no action “fly away” in this game\./],
    ['why', /“why” needs an action in notation/],
    ['build palace', /Something else comes first/],
    ['  BUILD   Palace ', /Something else comes first/],
    ['0', /Choose a number from 1 to 4\./],
    ['5', /Choose a number from 1 to 4\./],
    ['fly', /There is no action or command “fly”/],
    ['draft', /Did you mean: draft /],
    ['undo', /You have no move to undo\./],
    // Where people share the screen it would not be fair.
    ['takeback', /Too late to undo|no move to undo/],
    ['hint', /There is no hint here\./],
    ['rules', / {2}6 {5}Play/],
    ['rules 6.2', /6\.2 {2}A turn\n[\s\S]*‹ 6\.1 {3}6\.3 ›/],
    ['rules 6', /6 {2}Play[\s\S]* {2}6\.2 {3}A turn/],
    ['rules pawn', /rules mention “pawn”:\n/],
    ['rules zeppelin', /There is no rule “zeppelin”/],
    ['save', /“save” needs a file name/],
    ['save /nowhere/at/all.txt', /Not saved: there is no such file/],
  ])('%j', async (line, said) => expect(await answer(line)).toMatch(said))

  it('speaks the language asked for', async () => {
    expect(await answer('seed', '--language', 'pl')).toContain('Ziarno zostanie ujawnione')
    expect(await answer('seed', '--language', 'ru')).toContain('Зерно раскроется')
  })

  it('presets options that go by a language, says so, and lets others be chosen', async () => {
    const begun = async (...words: string[]) =>
      (await call(['play', 'glory-to-rome', ...SEATS, ...words], 'quit\n')).out.split('\n').slice(0, 4).join('\n')
    const decides = 'Nazwy kart, które decydują, kto zaczyna'
    expect(await begun('--language', 'pl')).toContain(`${decides}: polskie`)
    expect(await begun('--language', 'pl', '--option', 'alphabet=ru')).toContain(`${decides}: rosyjskie`)
    expect(await begun('--language', 'pl', '--option', 'alphabet=en')).not.toContain(decides)
    expect(await begun()).not.toContain('Card names that decide who begins')
  })

  it('shows no curtain where everybody sees the same, and whose turn it is', async () => {
    const { out } = await call(['play', 'wonders-duel', ...SEATS], '1\n1\n')
    expect(out).toContain('Bartek> 1')
    expect(out).not.toContain('Nobody else looks')
  })

  it('lists prices and gains beside the choices', async () => {
    const { out } = await call(['play', 'wonders-duel', ...SEATS, '--option', 'wonders=first-game'], '')
    expect(out).toMatch(/ Discard .* \+2 coins/)
    expect(out).toMatch(/ Build .* (free|−\d coins?)/)
  })

  it('takes a move back while nobody has learnt anything, and only then', async () => {
    // Bartek picks second and third: between the two nothing turns up. 4.1
    const { out } = await call(['play', 'wonders-duel', ...SEATS], '1\n1\nundo\n2\n1\nundo\n')
    expect(out).toContain('Bartek> undo\nUndone.')
    expect(out).toContain('Too late to undo')
  })

  it('keeps a game in the middle and goes on from there', async () => {
    const path = file('middle.txt')
    const saved = await call(['play', 'wonders-duel', ...SEATS], `1\n1\nsave ${path}\n`)
    expect(saved.out).toContain('This game is not over')
    const before = readFileSync(path, 'utf8')
    const loaded = await call(['play', '--load', path], `save ${path}\n1\nsave ${path}\n`)
    expect(loaded.code).toBe(0)
    expect(readFileSync(path, 'utf8').startsWith(before)).toBe(true)
    expect(readFileSync(path, 'utf8').length).toBeGreaterThan(before.length)
  })

  it('writes over no file but a record', async () => {
    writeFileSync(file('notes.txt'), 'my notes\n')
    // Long lines are wrapped, wherever the folder's name makes them so.
    expect((await answer(`save ${file('notes.txt')}`)).replaceAll(/\s+/g, ' ')).toContain(
      'is there already and is no record',
    )
    expect(readFileSync(file('notes.txt'), 'utf8')).toBe('my notes\n')
  })

  it('lets bots play alone, keeps their game, and it verifies', async () => {
    const path = file('bots.txt')
    const { code, out } = await call([
      'play',
      'wonders-duel',
      '--seats',
      'random,mcts:3',
      '--seed',
      SEED,
      '--save',
      path,
    ])
    expect(code).toBe(0)
    expect(out).toMatch(/(random|mcts:3) wins: /)
    expect(existsSync(path)).toBe(true)
    expect(out).toContain(`tabularium verify ${path}`)
    expect(out).not.toContain('save game.txt')
    expect((await call(['verify', path])).code).toBe(0)
  })

  it('takes any line that is typed for what it is, and never breaks', async () => {
    const line = fc.oneof(
      fc.constantFrom(
        '1',
        '2',
        '99',
        'undo',
        'why',
        'why build',
        'rules ',
        'rules 5.8',
        'log',
        'board',
        'seed',
        'help',
        '',
        'draft',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }).filter(text => !/^\s*(save|quit|exit)/i.test(text)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async lines => {
        const { code, out } = await call(['play', 'wonders-duel', ...SEATS], `${lines.join('\n')}\nquit\n`)
        expect(code).toBe(0)
        // What is typed is repeated as it is; what is answered is clean.
        expect(
          out
            .split('\n')
            .filter(text => !text.includes('> '))
            .join(''),
        ).not.toMatch(/\p{Cc}/u)
      }),
      { numRuns: 40, seed: 20_261_115 },
    )
  })
})

describe('rules that fail', () => {
  /** Omens, whose rules throw at the third move. */
  const broken = (): Game => {
    let moves = 0
    const apply: typeof omens.apply = (...given) => {
      if (++moves === 3) throw new Error('oops')
      omens.apply(...given)
    }
    return { ...omens, apply } as unknown as Game
  }
  const play = (...words: string[]) =>
    call(['play', 'omens', '--seats', 'Ania,Bartek', '--seed', SEED, ...words], '1\n'.repeat(20), [broken()])

  it('say where, and the game so far is kept', async () => {
    const path = file('failed.txt')
    const { code, err } = await play('--save', path)
    expect(code).toBe(70)
    expect(err).toMatch(/internal error: oops at packages\/cli\/src\/play\.test\.ts:\d+; TABULARIUM_DEBUG=1/)
    expect(err).toContain(`play --load ${path}`)
    expect(readRecord(readFileSync(path, 'utf8'))).toMatchObject({ game: 'omens', moves: [{}, {}] })
    const again = await call(['play', '--load', path], '1\nquit\n', [omens])
    expect(again.code).toBe(0)
  })

  it('and without a name of a file it gets one', async () => {
    const { err } = await play()
    const name = /--load (tabularium-[0-9a-f]{12}\.txt)/.exec(err)?.[1] ?? ''
    expect(existsSync(name)).toBe(true)
    rmSync(name)
  })
})
