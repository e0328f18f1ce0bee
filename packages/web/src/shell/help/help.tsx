// Help at a table of this device, for somebody alone among bots: hints in three steps, a coach before a blunder, winning chances,
// and stepping back. It is fetched after the table, and reports what is to be shown.

import type { Chances } from '@tabularium/bots/analysis'
import type { PlainOption } from '@tabularium/bots/analysis/plain'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TableHelp, Weighed } from '../../table/table.ts'
import { Button } from '../../ui/button.tsx'
import { ControlIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { useEvent, useForVersion } from '../../ui/use-stable.ts'
import { percent } from '../analysis/figures.ts'
import { toldOf } from '../analysis/option-line.tsx'
import { orderedAnswer, useOrders } from '../local-orders.ts'
import type { TableQuestion } from '../online-extras.ts'
import type { PlayCommands } from '../play-commands.ts'
import type { PlayModel } from '../play-model.ts'
import { capital } from '../prompt-model.ts'
import { ChanceBar } from './chance-bar.tsx'
import { Expectations } from './expectations.tsx'
import type { HelpView } from './help-view.ts'
import { Why } from './why.tsx'
import { helpWords } from './words.ts'

interface HelpProps {
  readonly model: PlayModel
  readonly commands: PlayCommands
  readonly help: TableHelp
}

/** A coach who has not judged by then lets the move pass. */
const PATIENCE_MS = 1500

const later = (ms: number): Promise<undefined> => new Promise(resolve => setTimeout(() => resolve(undefined), ms))

interface Hint {
  /** Undefined: it is being looked for; empty: nothing here is worth a thought. */
  readonly options?: readonly PlainOption[]
  /** What was told so far: which part of the table, which move, why. */
  readonly step: 'part' | 'move' | 'why'
}

/** Marks what makes the move, wherever it stands. */
function useMarked(notation: string | undefined): void {
  useEffect(() => {
    if (notation === undefined) return undefined
    const selector = `.play [data-notation="${CSS.escape(notation)}"]`
    const mark = () => {
      for (const one of document.querySelectorAll(selector)) one.setAttribute('data-hinted', '')
    }
    mark()
    const watching = new MutationObserver(mark)
    watching.observe(document.body, { childList: true, subtree: true })
    return () => {
      watching.disconnect()
      for (const one of document.querySelectorAll('[data-hinted]')) one.removeAttribute('data-hinted')
    }
  }, [notation])
}

/** What each seat may expect, judged anew whenever the person is asked; the last word stands until then. */
function useChances({ model, help }: HelpProps): Chances | undefined {
  const { state, present, mine } = model
  const { chances: wanted = false, version } = state
  const [known, setKnown] = useState<Chances>()
  const asks = wanted && mine
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per version
  useEffect(() => {
    if (!asks) return undefined
    let gone = false
    help.chances().then(
      found => !gone && found && setKnown(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [help, asks, version])
  const { result } = present
  return useMemo(
    () =>
      result ? state.players.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0)) : known,
    [result, known, state.players],
  )
}

export function Help(props: HelpProps) {
  const { model, commands, help } = props
  const { table, board, game, state, present, past, say, choices, chosen, names, seatNames, mine, over, pass } = model
  const t = helpWords.use()
  const [hint, setHint] = useForVersion<Hint>(model.question)
  const [share, setShare] = useState(0)
  const [warning, warn] = useForVersion<Weighed>(model.question)
  const { seat = 0, view } = present
  const judges = state.players.length > 1
  const orders = useOrders(model.giver)
  const nameOf = (notation: string): string => {
    const action = game.actions.parse(notation)
    return action ? capital(say(game.text.action(action))) : notation
  }
  const pieceOf = ([best]: readonly PlainOption[]): string | undefined => {
    const action = game.actions.parse(best.action)
    return action && board.pieceOf(action)
  }
  const best = hint?.options?.[0]
  const piece = hint?.options && best && pieceOf(hint.options)
  /** What the hint is about was put away: so is the hint. */
  const shown = hint !== undefined && (best === undefined || chosen === piece)
  useMarked(shown && hint.step !== 'part' ? best?.action : undefined)
  const chances = useChances(props)

  const look = async () => {
    setShare(0)
    setHint({ step: 'part' })
    const { version } = table.state
    const options = await help.hint(setShare).catch(() => undefined)
    if (table.state.version !== version) return
    setHint({ step: 'part', options: options ?? [] })
    if (options) commands.pick(pieceOf(options))
  }
  const press = useEvent(() => {
    if (!mine || !judges) return false
    if (!hint) void look()
    else if (!shown && hint.options) commands.pick(pieceOf(hint.options))
    else if (best) setHint({ ...hint, step: hint.step === 'part' ? 'move' : 'why' })
    return true
  })
  const close = useEvent(() => {
    setHint(undefined)
    if (shown && best) commands.pick(undefined)
  })
  const stepBack = useEvent(async () => {
    for (;;) {
      const refusal = await help.takeBack()
      if (refusal) return model.setAnswer({ notation: '', refusal })
      // What is answered by itself was no decision.
      const { position, canTakeBack } = table.state
      if (position.seat === undefined || !canTakeBack) return
      if (!orderedAnswer(game, orders, position.view, position.seat, position.legal)) return
    }
  })
  const allowed = useRef<string>(undefined)
  const guard = useEvent(async (notation: string): Promise<boolean> => {
    const isFree = allowed.current === notation || best?.action === notation
    allowed.current = undefined
    if (!state.coach || !judges || isFree) return true
    const found = await Promise.race([help.weigh(notation).catch(() => undefined), later(PATIENCE_MS)])
    if (found?.mark !== 'blunder') return true
    warn(found)
    return false
  })
  const playAnyway = (notation: string) => {
    allowed.current = notation
    warn(undefined)
    void commands.doIt(notation)
  }
  // The judge is fetched before it is needed.
  useEffect(() => {
    if (state.coach) help.weigh('').catch(() => undefined)
  }, [help, state.coach])
  const used = state.helped?.length ?? 0
  const before = useRef(used)
  useEffect(() => {
    if (before.current === 0 && used > 0) toast({ text: t('noted') })
    before.current = used
  }, [used, t])
  useKeys({
    i: press,
    'Shift+u': () => (state.canTakeBack ? void stepBack() : false),
    Escape: () => (warning ? warn(undefined) : hint ? close() : false),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  const question = useMemo((): TableQuestion | undefined => {
    if (warning) {
      const { played, best: better } = warning
      const [from, to] = [better.chances[seat], played.chances[seat]]
      return {
        prompt: {
          ...{ tone: 'sure', seat, lead: t('coach.lead') },
          text: t('coach.text', { move: nameOf(played.action), before: percent(from), after: percent(to) }),
          more: `${t('coach.better', { move: nameOf(better.action) })} ${toldOf(game, view, seat, better.action, say)}`,
        },
        buttons: (
          <>
            <Button kind="quiet" keyCap="Esc" aria-keyshortcuts="Esc" autoFocus onClick={() => warn(undefined)}>
              {t('coach.again')}
            </Button>
            <Button kind="danger" onClick={() => playAnyway(played.action)}>
              {t('coach.play')}
            </Button>
          </>
        ),
      }
    }
    if (!hint || !shown) return undefined
    const base = { tone: 'legal', seat, lead: t('hint.lead') } as const
    const ends = (
      <Button className="prompt-back" kind="quiet" keyCap="Esc" aria-keyshortcuts="Esc" onClick={close}>
        {t('close')}
      </Button>
    )
    if (!hint.options) return { prompt: { ...base, text: '', more: t('hint.thinking'), share }, buttons: ends }
    if (!best || piece === undefined) return { prompt: { ...base, text: t('hint.none') }, buttons: ends }
    const next = (
      <Button icon={<ControlIcon name="eye" />} keyCap="I" aria-keyshortcuts="I" onClick={press}>
        {t(hint.step === 'part' ? 'hint.next' : 'hint.why')}
      </Button>
    )
    if (hint.step === 'part') {
      const text = t('hint.part', { piece: say(board.namePiece(piece)) })
      return {
        prompt: { ...base, text, more: t('hint.part-more') },
        buttons: (
          <>
            {ends}
            {next}
          </>
        ),
      }
    }
    return {
      prompt: {
        ...base,
        text: t('hint.move', { move: nameOf(best.action) }),
        more: toldOf(game, view, seat, best.action, say),
      },
      buttons: (
        <>
          {ends}
          {next}
          <Button className="help-play" kind="legal" onClick={() => void commands.doIt(best.action)}>
            {t('hint.play')}
          </Button>
        </>
      ),
    }
  }, [warning, hint, shown, share, t, say, view])

  const quiet = past !== undefined || model.sure !== undefined || model.answer !== undefined || question !== undefined
  const list = state.helped?.map(one => t(`helped.${one}`)).join(', ')
  const showsChances = state.chances === true && judges && !past
  const bar = useMemo(
    () => showsChances && <ChanceBar chances={chances} seat={seat} players={seatNames} />,
    [showsChances, chances, seat, seatNames],
  )
  const { expected } = state
  const expectations = useMemo(
    () => expected && !past && !over && <Expectations expected={expected} players={seatNames} />,
    [expected, past, over, seatNames],
  )
  const offersHint = judges && mine && choices.length > 1 && pass === undefined
  const offersBack = state.canTakeBack === true && !state.canUndo && !over
  const buttons = useMemo(
    () => (
      <>
        {expectations}
        {bar}
        {over && list !== undefined && <small className="help-quiet">{t('helped', { list })}</small>}
        {!quiet && offersHint && (
          <Button
            className="help-hint"
            kind="quiet"
            icon={<ControlIcon name="eye" />}
            keyCap="I"
            aria-keyshortcuts="I"
            onClick={press}
          >
            {t('hint')}
          </Button>
        )}
        {!quiet && offersBack && (
          <Button
            className="help-takeback"
            kind="quiet"
            icon={<ControlIcon name="first" />}
            keyCap="⇧U"
            aria-keyshortcuts="Shift+U"
            title={t('takeback.about')}
            onClick={() => void stepBack()}
          >
            {t('takeback')}
          </Button>
        )}
      </>
    ),
    [t, bar, expectations, over, list, quiet, offersHint, offersBack, press, stepBack],
  )
  const { reportHelp } = model
  const reported = useMemo((): HelpView => ({ buttons, question, guard }), [buttons, question, guard])
  useEffect(() => reportHelp(reported), [reportHelp, reported])
  if (!hint?.options || hint.step !== 'why' || !shown) return null
  return (
    <Why
      {...{ game, view, seat, options: hint.options, players: names, say }}
      on={state}
      turn={on => help.turn(on)}
      onClose={() => setHint({ ...hint, step: 'move' })}
    />
  )
}
