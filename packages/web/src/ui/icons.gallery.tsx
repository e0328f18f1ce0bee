// All icons, by set.

import type { CSSProperties } from 'react'
import { frameWords } from '../frame/words.ts'
import {
  BOARD,
  BoardIcon,
  type BoardIconName,
  CONTROLS,
  ControlIcon,
  type ControlIconName,
  DRAWN,
  FILLED,
  Icon,
  type IconName,
  IconSvg,
} from './icons.tsx'

const LARGE: CSSProperties = { fontSize: 28, lineHeight: 1 }

const namesOf = <T extends string>(...sets: readonly Readonly<Partial<Record<T, unknown>>>[]): readonly T[] =>
  sets.flatMap(set => Object.keys(set) as T[])

export const OfPages = () =>
  namesOf<IconName>(FILLED, DRAWN).map(name => (
    <span key={name} style={LARGE} title={name}>
      <Icon name={name} />
    </span>
  ))

export const OfControls = () =>
  namesOf<ControlIconName>(CONTROLS).map(name => (
    <span key={name} style={LARGE} title={name}>
      <ControlIcon name={name} />
    </span>
  ))

export const OfBoards = () => namesOf<BoardIconName>(BOARD).map(name => <BoardIcon key={name} name={name} size={28} />)

/** Where no word stands beside it. */
export const Labelled = () => {
  const say = frameWords.use()
  return (
    <>
      <span style={LARGE}>
        <Icon name="gear" label={say('settings')} />
      </span>
      <IconSvg size={28} title={say('play')}>
        <circle cx="256" cy="256" r="200" />
      </IconSvg>
    </>
  )
}
