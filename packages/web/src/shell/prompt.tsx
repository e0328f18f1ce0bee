// The prompt bar: who decides what, in one sentence, under which rule, and what follows. Always as high, in any language.

import type { Seat } from '@tabularium/kernel'
import type { ReactNode } from 'react'
import { ControlIcon } from '../ui/icons.tsx'
import { SeatBadge, type SeatStyle, SeatStyles } from '../ui/seat.tsx'
import { SeatFace } from '../ui/seat-face.tsx'
import { useLayout } from './layout.ts'
import { shellWords } from './words.ts'
import './prompt.css'

/** `legal`: you can. `wait`: another does. `refused`: why not. `sure`: asked again. `past`: an earlier position. */
export type Tone = 'legal' | 'wait' | 'refused' | 'sure' | 'past' | 'over'

export interface PromptModel {
  readonly tone: Tone
  readonly seat?: Seat | undefined
  /** Who or what, in two or three words. */
  readonly lead: string
  readonly text: string
  /** What follows from it, in one line. */
  readonly more?: string | undefined
  /** The rule it stands under. */
  readonly rule?: string | undefined
  /** How far a bot's thinking has come, from 0 to 1. */
  readonly share?: number | undefined
}

interface PromptProps extends PromptModel {
  /** Titles of rules by number, as far as they are loaded. */
  readonly titles: ReadonlyMap<string, string>
  readonly game: string
  /** How the one who is asked looks, where that is not how the seat does. */
  readonly asker?: SeatStyle | undefined
  onRule(number: string): void
  readonly children?: ReactNode
}

export function Prompt({
  tone,
  seat,
  asker,
  lead,
  text,
  more,
  rule,
  share,
  titles,
  game,
  onRule,
  children,
}: PromptProps) {
  const phone = useLayout() === 'phone'
  const t = shellWords.use()
  const title = rule ? titles.get(rule) : undefined
  return (
    <section id="prompt" className={`prompt prompt-${tone}`} aria-label={t('prompt.label')} tabIndex={-1}>
      {seat === undefined ? (
        <span className="prompt-noseat" />
      ) : asker ? (
        <SeatStyles value={Array.from({ length: seat + 1 }, () => asker)}>
          <SeatBadge seat={seat} />
        </SeatStyles>
      ) : (
        <SeatBadge seat={seat} />
      )}
      {seat !== undefined && tone === 'wait' && <SeatFace seat={seat} />}
      {/* On a phone long texts scroll: keys must come there. */}
      <div className="prompt-say" role="status" aria-live="polite" aria-atomic="true" tabIndex={phone ? 0 : undefined}>
        <p>
          <b>{lead}</b> {text}
        </p>
        {more !== undefined && more !== '' && (
          // How far a bot has come is for eyes: spoken, it would never end.
          <small title={more} aria-hidden={share === undefined ? undefined : true}>
            {share === undefined ? undefined : (
              <span className="prompt-share" aria-hidden="true">
                <i style={{ width: `${Math.round(share * 100)}%` }} />
              </span>
            )}
            {more}
          </small>
        )}
      </div>
      {rule && (
        <a
          className="prompt-rule"
          href={`/rules/${game}/${rule}`}
          title={title}
          aria-keyshortcuts="R"
          onClick={event => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onRule(rule)
          }}
        >
          <ControlIcon name="book" />
          <span className="visually-hidden">{t('rules.title')}</span>
          <span>§ {rule}</span>
          {title && <span className="prompt-rule-title">{title}</span>}
        </a>
      )}
      {children && <div className="prompt-buttons">{children}</div>}
    </section>
  )
}
