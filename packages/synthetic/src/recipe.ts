/** Everything a synthetic Italy depends on: the same recipe gives the same bytes. */
export type Recipe = {
  companies: number
  positions: number
  /** A whole number below 2^32. */
  seed: number
  /** Milliseconds since 1970: there is no other clock. */
  now: number
}
