import type { Draws } from '@vedetta/synthetic/random/draws'

export function shuffle(order: number[], draws: Draws): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = draws.below(index + 1)
    const kept = order[index] as number
    order[index] = order[other] as number
    order[other] = kept
  }
}
