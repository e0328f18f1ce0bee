// All icons, in three sets. `Icon`: filled shapes for pages and the frame, from game-icons.net by Lorc, Delapouite and
// contributors (CC BY 3.0), but for the arcade, the book, the half moon, the arrows and the like, which are our own.
// `ControlIcon`: thin strokes for the controls of a table. `BoardIcon`: what boards share, beside their own.
// Hidden from screen readers unless they have a label.

import type { ReactNode } from 'react'
import './icons.css'

/** Filled shapes on a 512 grid. */
export const FILLED = {
  arcade:
    'M24 72h464v56H24zM48 148h416v24H48zM48 190h416v258h-68V330a44 44 0 0 0-88 0v118h-8V330a44 44 0 0 0-88 0v118h-8V330a44 44 0 0 0-88 0v118H48z M24 462h464v28H24z',
  hourglass:
    'M 92.7 19.2v 41.5h 331.7v-41.5zM 119.5 79.4V 433.5h 22.3V 79.4H 119.5zm 46.6 0c 3.2 43.3 13.3 82 27.8 110.9c 17.7 35.3 40.8 54.8 64.1 54.8s 46.3-19.4 64-54.8c 14.5-28.9 24.6-67.6 27.8-110.9H 166.1zm 209.2 0V 433.5h 22.3V 79.4h-22.3zm-117.3 185.2c-23.2 0-46.4 19.4-64.1 54.7c-14.8 29.6-25.1 69.6-28 114.2H350c-2.9-44.7-13.2-84.6-28-114.2c-17.7-35.3-40.8-54.7-64-54.7zM 92.7 452.2v 41.5h 331.7V 452.2H 92.7z',
  'great-pyramid':
    'M256 28.5a112 112 0 0 0-112 112a112 112 0 0 0 24.4 69.8L256 58.5l87.5 151.7a112 112 0 0 0 24.5-69.7a112 112 0 0 0-112-112m0 66l-39.8 69h79.6zm-50.2 87l-26.5 46H247v-46zm59.2 0v46h67.7l-26.5-46zm-96.1 64l-26.5 46h227.2l-26.5-46zm-36.9 64l-26.5 46H247v-46zm133 0v46h141.5l-26.5-46zm-169.9 64l-26.6 46H443.5l-26.6-46zm-36.9 64l-26.6 46H247v-46zm206.9 0v46h215.4l-26.6-46z',
  'rule-book':
    'M256 104C208 68 128 60 40 84v316c88-24 168-16 216 20 48-36 128-44 216-20V84c-88-24-168-16-216 20M80 116c60-12 116-6 156 18v228c-44-20-98-26-156-16zm352 0v230c-58-10-112-4-156 16V134c40-24 96-30 156-18M112 164v32c32-4 62-2 92 8v-32c-30-10-60-12-92-8m0 76v32c32-4 62-2 92 8v-32c-30-10-60-12-92-8m288-76c-32-4-62-2-92 8v32c30-10 60-12 92-8zm0 76c-32-4-62-2-92 8v32c30-10 60-12 92-8z',
  'crossed-swords':
    'M19.8 14.4c59.5 112.3 142.5 202.3 232.3 292.7l3.6 3.8l.1-.1c21.8 21.9 44 43.9 66.4 66.2c-18.9 14.8-39 28.2-59.9 40.3l28.5 28.5l68.7-68.7c42.3 27.6 76.3 63.6 104.1 105.8l28.1-28.1c-42.5-27.5-79.7-60.2-106-103.9l68.9-68.9l-28.5-28.5c-11.1 21.9-24.4 42-39.5 60.6c-43.9-43.8-86.5-85.8-130.1-125.5c-.2-.2-.4-.4-.7-.6C183.6 122.8 108.5 63.9 19.8 14.4zm471.9 0c-83 46.3-154.1 100.8-222 161.2l22.8 21.6l56.8-56.8l13.2 13.2l-56.4 56.4l24.6 23.2c61.8-66.9 117.6-136.9 161-218.7zm-329.5 125.9l200.6 200.5a403 403 0 0 1-13.4 13L148.9 153.5zm-76.7 113.3l-28.5 28.5l68.9 68.9c-26.3 43.7-63.5 76.4-106 103.9l28.1 28.1c27.8-42.2 61.8-78.2 104.1-105.8l68.7 68.7l28.5-28.5c-21-12.1-41.1-25.5-59.9-40.3c17.9-17.8 35.6-35.4 53.2-53l-24.8-25.7l-55.5 55.5c-4.6-4.2-9-8.6-13.4-13.1l55.8-55.8l-24.5-25.4c-18.3 17.9-36.6 36.1-55.2 54.6c-15.1-18.6-28.4-38.8-39.5-60.6z',
  'eye-target':
    'M256 105c-60.2 0-124.7 38.4-167.9 77.7c-34.9 31.8-58.7 62.4-66.9 73.3c8.2 11 31.9 41.6 66.9 73.3C131.2 368.6 195.8 407 256 407s124.7-38.4 167.9-77.7c34.9-31.8 58.7-62.4 66.9-73.3c-8.2-11-31.9-41.6-66.9-73.3C380.8 143.4 316.2 105 256 105m0 23a128 128 0 0 1 63.5 17A48 48 0 0 0 288 190l0 .5A72.4 72.4 0 0 0 265 183.6V160h-18v23.6c-33 4.1-59.3 30.4-63.4 63.4H160v18h23.6c4.1 33 30.4 59.3 63.4 63.4V352h18v-23.6c33-4.1 59.3-30.4 63.4-63.4H352v-18h-23.6a72 72 0 0 0-2-10A48 48 0 0 0 336 238a48 48 0 0 0 41-23.2A128 128 0 0 1 384 256a128 128 0 0 1-128 128a128 128 0 0 1-128-128a128 128 0 0 1 128-128m-9 73.7V224h18v-22.3c23.2 3.8 41.5 22 45.3 45.3H288v18h22.3c-3.8 23.2-22 41.5-45.3 45.3V288h-18v22.3c-23.2-3.8-41.5-22-45.3-45.3H224v-18h-22.3c3.8-23.2 22-41.5 45.3-45.3',
  amphora:
    'M255.4 19.1c-8.1 0-26.5 0-45 3s-36.4 9.7-43.8 19.4c-3.2 4.2-3.1 16 .5 21.8c.6 1 7.3 5.6 13.9 8.1c6.6 2.5 12.5 3.8 12.5 3.8l7 1.6V84c0 4.9-1.8 8.8-3.2 11.6c-1.4 2.8-2.5 4.9-3.2 7.1c-1.3 4.4-1.9 10.5 5.4 25.2l3.3 6.6l-7.5 6.4c-21.9 22.7-40.4 52.5-51.5 82.2c-11.5 30.8-14.8 61.1-7.9 82c7.3 22 22.5 41.2 36.6 59.3c14.1 18.1 27.9 35 27.9 55.5c0 11-6.7 18.4-10.7 22.4s-5.3 4.6-5.3 9.6c0 2 5.7 13.7 18.2 22.7c12.5 9 30.8 16.3 52.8 16.3s40.2-7.3 52.8-16.3s18.2-20.7 18.2-22.7c0-5-1.4-5.6-5.4-9.6S310.4 431 310.4 420c0-20.5 13.8-37.5 27.9-55.5c14.1-18.1 29.3-37.3 36.6-59.3c7-20.9 3.6-51.2-7.9-82c-11.5-30.8-31-61.8-53.9-84.8l-4.6-4.6l2.9-5.8c7.5-14.9 6.8-19.4 5.5-23.1c-1.2-3.7-6.5-9.8-6.5-20.8v-7.2l7-1.6s5.9-1.4 12.5-3.8c6.6-2.5 13.2-7 13.9-8.1c3.6-5.8 3.7-17.6 .5-21.8c-7.4-9.7-25.3-16.4-43.9-19.4c-18.5-3-36.9-3-45-3zM137.8 79.7c-4.8 0-9.5 1.4-14.1 4.3c-37.9 24.7-10.8 99 1.6 137.4a243 243 0 0 1 1.7-4.6c3.7-9.9 8.1-19.7 13.2-29.3c-11.6-29-31.2-71.4-6.9-87.5c11.2-7.5 30.3 6.1 43.6 17.8c-1.5-6.7-1.6-12.4-.8-17.2c-13.1-12.2-26-20.9-38.3-20.9zm234.2 0c-12.1 0-24.8 8.5-37.7 20.4c1.3 4.4 1.5 9.8 .2 16.4c13.2-11.4 31.3-23.6 42.1-16.4c24 15.9 5.2 57.4-6.4 86.3c5.3 10 10 20.2 13.8 30.5c.4 1 .7 1.9 1.1 2.9c12.7-38.9 38.5-111.4 1.1-135.8c-4.6-3-9.3-4.3-14.1-4.3z',
  person: 'M256 72a92 92 0 1 0 0 184a92 92 0 1 0 0-184zM72 448c0-112 72-168 184-168s184 56 184 168z',
  people:
    'M184 88a72 72 0 1 0 0 144a72 72 0 1 0 0-144zM40 432c0-100 56-168 144-168s144 68 144 168zM350 116a60 60 0 1 0 0 120a60 60 0 1 0 0-120zM362 432h114c0-92-46-152-124-152c-20 0-38 4-54 11c40 31 64 80 64 141z',
  gear: 'M218 92L224 32L288 32L294 92L345 113L392 75L437 120L399 167L420 218L480 224L480 288L420 294L399 345L437 392L392 437L345 399L294 420L288 480L224 480L218 420L167 399L120 437L75 392L113 345L92 294L32 288L32 224L92 218L113 167L75 120L120 75L167 113zM256 176a80 80 0 1 0 0 160a80 80 0 1 0 0-160z',
  half: 'M256 34a222 222 0 1 0 0 444a222 222 0 1 0 0-444zm0 44v356a178 178 0 0 1 0-356z',
  lock: 'M256 32a112 112 0 0 0-112 112v64h-32v272h288V208h-32v-64A112 112 0 0 0 256 32zm0 56a56 56 0 0 1 56 56v64H200v-64a56 56 0 0 1 56-56z',
} as const

/** Drawn with a round pen on the same grid. */
export const DRAWN = {
  chevron: 'm192 96 160 160-160 160',
  down: 'm96 192 160 160 160-160',
  cross: 'm120 120 272 272M392 120 120 392',
  swap: 'M96 176h320M336 96l80 80-80 80M416 336H96M176 256l-80 80 80 80',
  bin: 'M96 144h320M192 144V80h128v64M136 144l24 304h192l24-304M216 216v160M296 216v160',
  save: 'M256 64v240M160 216l96 96 96-96M80 352v80h352v-80',
  load: 'M256 320V80M160 168l96-96 96 96M80 352v80h352v-80',
  again: 'M400 176a168 168 0 1 0 24 112M408 72v112H296',
} as const

export type IconName = keyof typeof FILLED | keyof typeof DRAWN

interface IconProps {
  readonly name: IconName
  /** What it means, where no word stands beside it. */
  readonly label?: string
}

export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className="sign"
      viewBox="0 0 512 512"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {name in FILLED ? (
        <path fill="currentColor" fillRule="evenodd" d={FILLED[name as keyof typeof FILLED]} />
      ) : (
        <path className="sign-drawn" d={DRAWN[name as keyof typeof DRAWN]} />
      )}
    </svg>
  )
}

/** Drawn with a round pen on a grid of 24. */
export const CONTROLS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 5l-8 7 8 7',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  again: 'M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4',
  step: 'M6 5v14l8-7zM18 5v14',
  fold: 'm6 15 6-6 6 6',
  list: 'M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11',
  scroll: 'M7 4h11v13a3 3 0 0 1-3 3H6a3 3 0 0 0 3-3V6a2 2 0 0 0-4 0v2h4M12 9h3M12 13h3',
  board: 'M12 4v4M12 4 4 20h16zM9 14h6',
  details: 'M4 20h16M6 20V10M12 20V10M18 20V10M3 10h18L12 4z',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  book: 'M12 6c-2-1.5-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13C17 4 14 4.5 12 6zM12 6v13',
  cross: 'm6 6 12 12M18 6 6 18',
  warn: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.4v.2',
  tick: 'm5 12.5 4.5 4.500L19 7',
  seal: 'M12 3a6 6 0 1 0 0 12 6 6 0 1 0 0-12M8.5 14 7 21l5-3 5 3-1.5-7M9.5 9l2 2 3.5-4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  save: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  branch: 'M6 4v16M6 12c0-3 2-4 6-4h6M14 4l4 4-4 4',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  people:
    'M9 4.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4M3 20c0-4 2.5-6 6-6s6 2 6 6M15.5 5a3 3 0 0 1 0 5.8M17.5 14.5c2.3.7 3.5 2.5 3.5 5.5',
  flag: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  hurry: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
} as const

export type ControlIconName = keyof typeof CONTROLS

export const ControlIcon = ({ name }: { readonly name: ControlIconName }) => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={CONTROLS[name]}
      fill={name === 'play' || name === 'hurry' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

const line = (d: string, width: number): ReactNode => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)

/** Our own drawings on a grid of 512. */
export const BOARD = {
  coin: (
    <>
      <circle cx="256" cy="256" r="232" fill="var(--coin)" />
      <circle cx="256" cy="256" r="232" fill="none" stroke="var(--coin-edge)" strokeWidth="36" />
      <path
        d="M176 330h160M190 190h132l-66-52zM200 200v120M256 200v120M312 200v120"
        fill="none"
        stroke="var(--coin-edge)"
        strokeWidth="28"
        strokeLinejoin="round"
      />
    </>
  ),
  lock: (
    <>
      <path d="M112 224h288v240H112z" />
      <path fill="none" stroke="currentColor" strokeWidth="52" d="M168 224v-64a88 88 0 0 1 176 0v64" />
    </>
  ),
  tick: line('m96 272 112 112 208-256', 72),
  cross: line('m128 128 256 256M384 128 128 384', 56),
  right: line('m192 96 160 160-160 160', 56),
  left: line('M320 96 160 256l160 160', 56),
  up: line('m96 320 160-160 160 160', 56),
  down: line('m96 192 160 160 160-160', 56),
} as const satisfies Readonly<Record<string, ReactNode>>

export type BoardIconName = keyof typeof BOARD

export interface IconSvgProps {
  /** In pixels; as large as the text around it where nothing is said. */
  readonly size?: number | undefined
  /** Says the sign where no word stands beside it. */
  readonly title?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A drawing on a field of 512 by 512, in the colour of the text. */
export function IconSvg({ size, title, className = '', children }: IconSvgProps) {
  const spoken = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  const extent = size === undefined ? {} : { width: size, height: size }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or titled by its label
    <svg className={`icon ${className}`} viewBox="0 0 512 512" focusable="false" {...extent} {...spoken}>
      {children}
    </svg>
  )
}

export interface BoardIconProps extends Omit<IconSvgProps, 'children'> {
  readonly name: BoardIconName
}

export const BoardIcon = ({ name, ...rest }: BoardIconProps) => <IconSvg {...rest}>{BOARD[name]}</IconSvg>
