// Powers out of additions and multiplications alone: the same to the last bit on every machine, so that a seeded bot
// plays the same game everywhere.

/** `base` to the power of a whole number from 0 up. */
export function power(base: number, n: number): number {
  let result = 1
  for (; n > 0; n--) result *= base
  return result
}

const HALVINGS = 10
const LEAST = -30

/** e to the power of `x`, for an `x` of at most 0: to some thousandths, which is enough to weigh moves. */
export function decay(x: number): number {
  if (x < LEAST) return 0
  let result = 1 + x / (1 << HALVINGS)
  for (let i = 0; i < HALVINGS; i++) result *= result
  return result
}

/** Makes shares that add up to 1 out of `out[0..n)`: a value less by `spread` than another gets 1/e of its share. */
export function shares(out: Float64Array, n: number, spread: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < n; i++) if (out[i] > most) most = out[i]
  let sum = 0
  for (let i = 0; i < n; i++) {
    out[i] = decay((out[i] - most) / spread)
    sum += out[i]
  }
  for (let i = 0; i < n; i++) out[i] /= sum
}
