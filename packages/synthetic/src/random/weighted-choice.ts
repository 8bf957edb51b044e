import type { Draws, NonEmpty } from './draws.ts'

/** Draws items in proportion to their weights in constant time (Vose's alias method). */
export class WeightedChoice<Item extends NonNullable<unknown>> {
  readonly #items: NonEmpty<Item>
  readonly #keep: Float64Array
  readonly #alias: Int32Array

  constructor(items: NonEmpty<Item>, weightOf: (item: Item) => number) {
    const count = items.length
    const weights = items.map(weightOf)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    this.#items = items
    this.#keep = Float64Array.from(weights, (weight) => (weight * count) / total)
    this.#alias = Int32Array.from(weights, (_, index) => index)

    const small: number[] = []
    const large: number[] = []
    for (const [index, scaled] of this.#keep.entries()) (scaled < 1 ? small : large).push(index)
    let low = small.pop()
    let high = large.pop()
    while (low !== undefined && high !== undefined) {
      this.#alias[low] = high
      const left = (this.#keep[high] ?? 0) + (this.#keep[low] ?? 0) - 1
      this.#keep[high] = left
      if (left < 1) {
        low = high
        high = large.pop()
      } else low = small.pop()
    }
    // The remaining probabilities are 1 except for rounding.
    for (const rest of [low, high, ...small, ...large]) if (rest !== undefined) this.#keep[rest] = 1
  }

  draw(draws: Draws): Item {
    const point = draws.unit() * this.#items.length
    const slot = Math.floor(point)
    const index = point - slot < (this.#keep[slot] ?? 1) ? slot : (this.#alias[slot] ?? slot)
    return this.#items[index] ?? this.#items[0]
  }
}
