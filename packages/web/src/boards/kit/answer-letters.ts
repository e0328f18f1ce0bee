// The letters of answers, one way in all games.

/** In the order of the answers. F is not among them, nor are other letters that always do the same: U, W, R, E. */
export const LETTERS = 'dghjkbnsz'

/** For `useKeys`: a letter for each of the first of these. */
export const letterKeys = (
  choices: readonly { readonly notation: string }[],
  act: (notation: string) => void,
): Readonly<Record<string, () => void>> =>
  Object.fromEntries(
    choices.slice(0, LETTERS.length).map(({ notation }, i) => [LETTERS[i], () => act(notation)] as const),
  )
