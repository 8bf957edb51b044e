import type { Draws } from '@vedetta/synthetic/random/draws'

/** The items in another order. */
export function shuffled<Item>(items: readonly Item[], draws: Draws): Item[] {
  const order = [...items]
  for (let index = order.length - 1; index > 0; index--) {
    const other = draws.below(index + 1)
    const kept = order[index] as Item
    order[index] = order[other] as Item
    order[other] = kept
  }
  return order
}
