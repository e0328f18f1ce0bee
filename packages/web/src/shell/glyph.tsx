// Small signs of the controls, drawn with a round pen on a grid of 24.

const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 5l-8 7 8 7',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  step: 'M6 5v14l8-7zM18 5v14',
  list: 'M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11',
  scroll: 'M7 4h11v13a3 3 0 0 1-3 3H6a3 3 0 0 0 3-3V6a2 2 0 0 0-4 0v2h4M12 9h3M12 13h3',
  board: 'M12 4v4M12 4 4 20h16zM9 14h6',
  details: 'M4 20h16M6 20V10M12 20V10M18 20V10M3 10h18L12 4z',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  book: 'M12 6c-2-1.5-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13C17 4 14 4.5 12 6zM12 6v13',
  cross: 'm6 6 12 12M18 6 6 18',
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

export type GlyphName = keyof typeof PATHS

export const Glyph = ({ name }: { readonly name: GlyphName }) => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={PATHS[name]}
      fill={name === 'play' || name === 'hurry' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
