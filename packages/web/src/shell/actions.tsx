// The list of actions: everything that may be done now, by piece and in words, and why the rest may not. The whole game
// can be played from here.

import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Key } from '../ui/key.tsx'
import { Panel } from '../ui/panel.tsx'
import { useScrollFade } from '../ui/scroll-fade.ts'
import { type ActionLine, type ActionListInput, groupsOf } from './choices.ts'
import { shellWords } from './words.ts'
import './actions.css'

export interface ActionsHandle {
  /** Puts the keyboard on the first line, or on the first line of a piece. */
  focus(piece?: string): void
}

interface ActionsProps {
  /** What can be done in which position; undefined: nobody is asked here. */
  readonly input: ActionListInput | undefined
  readonly count: number
  readonly chosen: string | undefined
  readonly lit: string | undefined
  /** What it says where there is nothing. */
  readonly nothing: string
  light(piece: string | undefined): void
  act(notation: string): void
  refuse(line: ActionLine): void
  /** Says a reason in the reader's words. */
  reason(line: ActionLine): string
  readonly handle?: Ref<ActionsHandle>
}

export const Actions = memo(function Actions(props: ActionsProps) {
  const { input, count, chosen, lit, nothing, light, act, refuse, reason, handle } = props
  const t = shellWords.use()
  // Put into words here: the list may come a drawing after the board.
  const groups = useMemo(() => (input ? groupsOf(input) : []), [input])
  const list = useRef<HTMLDivElement>(null)
  useScrollFade(list)
  const id = useId()
  const [at, setAt] = useState('')
  const stay = useRef(false)
  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
  const notations = groups.flatMap(({ lines }) => lines.map(({ notation }) => notation))
  const stop = notations.includes(at) ? at : notations[0]

  useImperativeHandle(handle, () => ({
    focus(piece) {
      const all = buttons()
      const target = piece === undefined ? all[0] : all.find(button => button.dataset.piece === piece)
      if (target) target.focus()
      else list.current?.focus()
    },
  }))

  // Whoever acts from the list stays in it when its lines change, at once: the next key may already come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new list
  useLayoutEffect(() => {
    if (!stay.current) return
    if (list.current?.contains(document.activeElement) && document.activeElement !== list.current) return
    const [first] = buttons()
    if (first) {
      stay.current = false
      first.focus()
    } else if (document.activeElement !== list.current) list.current?.focus()
  }, [notations.join('|')])

  const move = (event: KeyboardEvent) => {
    const all = buttons()
    const from = all.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined || all.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    all[(to + all.length) % all.length].focus()
  }
  const lineOf = (piece: string, line: ActionLine) => (
    <ActionRow
      key={line.notation}
      line={line}
      piece={piece}
      stop={line.notation === stop}
      reason={line.refusal && reason(line)}
      onFocus={() => {
        setAt(line.notation)
        light(piece)
      }}
      onEnter={() => light(piece)}
      onPress={() => {
        if (line.refusal) return refuse(line)
        stay.current = true
        act(line.notation)
      }}
    />
  )

  return (
    <Panel
      className="actions"
      id="actions"
      tabIndex={-1}
      title={t('actions')}
      note={
        <>
          <span className="num">{count}</span> <Key>A</Key>
        </>
      }
      aria-label={t('actions')}
      aria-keyshortcuts="A"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside */}
      <div
        className="actions-list"
        ref={list}
        tabIndex={-1}
        onKeyDown={move}
        onMouseLeave={() => light(undefined)}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) light(undefined)
        }}
      >
        {groups.length === 0 && <p className="actions-none">{nothing}</p>}
        {groups.map(({ piece, name, key, lines }, g) => {
          const legal = lines.filter(line => !line.refusal)
          const [first, ...refused] = lines.filter(line => line.refusal)
          return (
            <section
              key={piece}
              aria-labelledby={`${id}-${g}`}
              className={`${piece === chosen ? 'actions-chosen' : ''} ${piece === lit ? 'actions-lit' : ''}`}
            >
              <h3 id={`${id}-${g}`}>
                {key !== undefined && <Key>{key}</Key>}
                {name}
              </h3>
              <ul>
                {legal.map(line => lineOf(piece, line))}
                {first && lineOf(piece, first)}
                {refused.length === 1 && lineOf(piece, refused[0])}
              </ul>
              {refused.length > 1 && <Folded lines={refused.map(line => lineOf(piece, line))} />}
            </section>
          )
        })}
      </div>
    </Panel>
  )
})

interface ActionRowProps {
  readonly line: ActionLine
  readonly piece: string
  /** Whether the Tab key stops here. */
  readonly stop: boolean
  readonly reason: string | undefined
  onFocus(): void
  onEnter(): void
  onPress(): void
}

/** A price or a gain stands beside the words; more of them, longer ones, and lists of things go below. */
const isPrice = (hints: readonly string[]): boolean => hints.length <= 3 && /^\D.{0,12}$/.test(hints[0] ?? '')

function ActionRow({ line, piece, stop, reason, onFocus, onEnter, onPress }: ActionRowProps) {
  const { notation, words, hints } = line
  const [first, ...rest] = hints
  const beside = isPrice(hints)
  const below = (beside ? rest : hints).join(' · ')
  return (
    <li>
      <button
        type="button"
        data-piece={piece}
        data-notation={notation}
        className={`actions-line ${line.refusal ? 'actions-no' : ''}`}
        aria-disabled={line.refusal ? true : undefined}
        tabIndex={stop ? 0 : -1}
        onFocus={onFocus}
        onMouseEnter={onEnter}
        onClick={onPress}
      >
        <span className="actions-dot" aria-hidden="true" />
        <span className="actions-words">
          {words}
          {below !== '' && <small>{below}</small>}
          {reason !== undefined && <small className="actions-why">{reason}</small>}
        </span>
        {beside && <span className="actions-price num">{first}</span>}
      </button>
    </li>
  )
}

/** Lines that would only tell that they are not possible, until somebody asks. */
function Folded({ lines }: { readonly lines: readonly ReactNode[] }) {
  const t = shellWords.use()
  const [open, setOpen] = useState(false)
  return (
    <>
      {open && <ul>{lines}</ul>}
      {!open && (
        <button
          type="button"
          className="actions-more"
          aria-expanded={false}
          tabIndex={-1}
          onClick={() => setOpen(true)}
        >
          {t('actions.more', { count: lines.length })}
        </button>
      )}
    </>
  )
}
