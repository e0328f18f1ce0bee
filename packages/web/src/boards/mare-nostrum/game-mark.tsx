// The small mark of Mare Nostrum in lists.

export const Coast = () => (
  <svg className="game-mark" viewBox="0 0 46 46" aria-hidden="true">
    <rect width="46" height="46" fill="#9CC3C9" />
    <path d="M0 0h46v9c-7 1-9 7-16 6S18 9 12 13 4 14 0 17z" fill="#F0E6CC" />
    <path d="M9 32h28l-4 7H14zM22 14v16H12c1-7 5-13 10-16zm2 3c5 2 9 7 10 13H24z" fill="#7A2B22" />
  </svg>
)
