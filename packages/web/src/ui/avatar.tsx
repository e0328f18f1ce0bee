// A person's picture, drawn from the name alone: a small mosaic in the house's colours with the first letter in it. The
// same name looks the same everywhere; nobody uploads anything.

import './avatar.css'

const COLOURS = ['red', 'blue', 'green', 'purple', 'brown', 'grey', 'black'] as const
const ROWS = 6
const HALF = ROWS / 2

/** FNV-1a: spreads names that differ in one letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

export interface AvatarLook {
  readonly ground: string
  readonly tiles: string
  /** Laid stones of the left half, row by row; the right half mirrors them. */
  readonly laid: readonly boolean[]
  readonly letter: string
}

/** How a name looks. */
export function avatarOf(name: string): AvatarLook {
  const plain = name.trim().normalize('NFC')
  const hash = hashOf(plain.toLocaleLowerCase('en'))
  const stones = hashOf(`${plain.toLocaleLowerCase('en')} stones`)
  const ground = hash % COLOURS.length
  const tiles = (ground + 1 + ((hash >>> 8) % (COLOURS.length - 1))) % COLOURS.length
  return {
    ground: COLOURS[ground],
    tiles: COLOURS[tiles],
    laid: Array.from({ length: ROWS * HALF }, (_, i) => ((stones >>> (i % 31)) & 1) === 1),
    letter: ([...plain].find(sign => /[\p{L}\p{N}]/u.test(sign)) ?? '?').toLocaleUpperCase(),
  }
}

interface AvatarProps {
  readonly name: string
  /** 22 px, 34 as a rule, 52. */
  readonly size?: 'small' | 'large'
}

/** A picture beside a name that is written out: nothing to be read aloud. */
export function Avatar({ name, size }: AvatarProps) {
  const { ground, tiles, laid, letter } = avatarOf(name)
  return (
    <svg
      className={`avatar avatar-on-${ground} avatar-of-${tiles} ${size ? `avatar-${size}` : ''}`}
      viewBox="0 0 36 36"
      aria-hidden="true"
    >
      <rect className="avatar-ground" width="36" height="36" />
      {laid.map((stone, i) => {
        if (!stone) return undefined
        const [x, y] = [i % HALF, Math.floor(i / HALF)]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
          <g key={i} className="avatar-stone">
            <rect x={x * 6 + 0.4} y={y * 6 + 0.4} width="5.2" height="5.2" rx="0.7" />
            <rect x={(ROWS - 1 - x) * 6 + 0.4} y={y * 6 + 0.4} width="5.2" height="5.2" rx="0.7" />
          </g>
        )
      })}
      <circle className="avatar-disc" cx="18" cy="18" r="11.5" />
      <text className="avatar-letter" x="18" y="23" textAnchor="middle">
        {letter}
      </text>
    </svg>
  )
}
