import { percentile } from '../harness/percentile.ts'
import { timeAll } from './search-clients.ts'

type Send<Item> = (item: Item, at: number) => Promise<unknown>
type Sides<Item> = { readonly api: Send<Item>; readonly bare: Send<Item> }
type Cpu = Readonly<Record<string, number>>
type Comparison<Item> = {
  readonly items: readonly Item[]
  readonly rounds: number
  readonly sidesOf: (round: number) => Sides<Item>
  readonly clients?: number
  readonly beforeEach?: () => Promise<unknown>
  /** Milliseconds of CPU that each process has used so far. */
  readonly readCpu?: () => Promise<Cpu>
  /** Watches the API while it answers. */
  readonly around?: (run: () => Promise<number[]>) => Promise<number[]>
}

/** Sends the same through the API and straight to the engine, in turns, and prints the times of both. */
export async function compareWithBare<Item>(
  what: string,
  { items, rounds, sidesOf, clients, beforeEach, readCpu = async () => ({}), around }: Comparison<Item>,
): Promise<void> {
  const times = { api: [] as number[], bare: [] as number[] }
  const used = { api: {} as Record<string, number>, bare: {} as Record<string, number> }
  for (let round = 0; round <= rounds; round++) {
    const sides = sidesOf(round)
    for (const side of ['bare', 'api'] as const) {
      await beforeEach?.()
      const from = await readCpu()
      const run = () => timeAll(items, sides[side], clients)
      const taken = around && side === 'api' && round > 0 ? await around(run) : await run()
      // The first round warms caches and the JIT.
      if (round === 0) continue
      times[side].push(...taken)
      for (const [name, cpu] of Object.entries(await readCpu()))
        used[side][name] = (used[side][name] ?? 0) + cpu - (from[name] ?? 0)
    }
  }
  console.log(`${times.api.length} ${what}`)
  for (const share of [0.5, 0.95]) {
    const [through, bare] = [percentile(times.api, share), percentile(times.bare, share)]
    console.log(
      `p${share * 100}: ${through.toFixed(1)} ms through the API, ${bare.toFixed(1)} ms bare, ratio ${(through / bare).toFixed(2)}`,
    )
  }
  for (const [name, cpu] of Object.entries(used.api)) {
    const [through, bare] = [cpu / times.api.length, (used.bare[name] ?? 0) / times.bare.length]
    console.log(`CPU of ${name}: ${through.toFixed(2)} ms a search through the API, ${bare.toFixed(2)} ms bare`)
  }
}
