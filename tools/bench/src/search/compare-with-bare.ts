import { percentile } from '../harness/percentile.ts'
import { timeAll } from './search-clients.ts'

type Send<Item> = (item: Item, at: number) => Promise<void>
type Sides<Item> = { readonly api: Send<Item>; readonly bare: Send<Item> }
type Comparison<Item> = {
  readonly items: readonly Item[]
  readonly rounds: number
  readonly sidesOf: (round: number) => Sides<Item>
  readonly clients?: number
  readonly beforeEach?: () => Promise<unknown>
}

/** Sends the same through the API and straight to the engine, in turns, and prints the times of both. */
export async function compareWithBare<Item>(
  what: string,
  { items, rounds, sidesOf, clients, beforeEach }: Comparison<Item>,
): Promise<void> {
  const times = { api: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    const sides = sidesOf(round)
    for (const side of ['bare', 'api'] as const) {
      await beforeEach?.()
      const taken = await timeAll(items, sides[side], clients)
      // The first round warms caches and the JIT.
      if (round > 0) times[side].push(...taken)
    }
  }
  console.log(`${times.api.length} ${what}`)
  for (const share of [0.5, 0.95]) {
    const [through, bare] = [percentile(times.api, share), percentile(times.bare, share)]
    console.log(
      `p${share * 100}: ${through.toFixed(1)} ms through the API, ${bare.toFixed(1)} ms bare, ratio ${(through / bare).toFixed(2)}`,
    )
  }
}
