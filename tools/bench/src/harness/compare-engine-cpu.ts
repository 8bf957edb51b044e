import type { Search } from '@vedetta/core/search/client'
import { engineCpuMs } from './engine-cpu.ts'
import { percentile } from './percentile.ts'

export type Side = { readonly name: string; readonly run: (round: number) => Promise<number[]> }

/** Engine CPU of each side in turn, as a ratio to the first one's, and the time its searches took. */
export async function compareEngineCpu(search: Search, rounds: number, sides: readonly Side[]): Promise<void> {
  const measured = sides.map(() => ({ cpu: [] as number[], times: [] as number[] }))
  for (let round = 0; round <= rounds; round++) {
    for (const [at, { run }] of sides.entries()) {
      const from = await engineCpuMs(search)
      const times = await run(round)
      const cpu = (await engineCpuMs(search)) - from
      // The first round warms caches and compilers.
      if (round === 0) continue
      measured[at]?.cpu.push(cpu / times.length)
      measured[at]?.times.push(...times)
    }
  }
  for (const [at, { name }] of sides.entries()) {
    const { cpu, times } = measured[at] ?? { cpu: [], times: [] }
    // By rounds: a neighbour that came for one of them does not count.
    const ratios = cpu.map((each, round) => each / (measured[0]?.cpu[round] ?? Number.NaN))
    console.log(
      `${name}: ${percentile(cpu, 0.5).toFixed(1)} ms of the engine's CPU a search, ratio ${percentile(ratios, 0.5).toFixed(2)} ` +
        `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}); p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    )
  }
}
