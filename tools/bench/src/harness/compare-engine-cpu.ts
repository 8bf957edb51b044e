import type { Search } from '@vedetta/core/search/engine/client'
import { engineCpuMs } from './engine-cpu.ts'
import { percentile } from './percentile.ts'

export type Side = { readonly name: string; readonly run: (round: number) => Promise<number[]> }

/** Runs the sides in turn and prints each one's engine CPU, its ratio to the first side's, and the search times. */
export async function compareEngineCpu(search: Search, rounds: number, sides: readonly Side[]): Promise<void> {
  const measured = sides.map(() => ({ cpu: [] as number[], times: [] as number[] }))
  for (let round = 0; round <= rounds; round++) {
    for (const [at, { run }] of sides.entries()) {
      const from = await engineCpuMs(search)
      const times = await run(round)
      const cpu = (await engineCpuMs(search)) - from
      // The first round warms caches and the JIT.
      if (round === 0) continue
      measured[at]?.cpu.push(cpu / times.length)
      measured[at]?.times.push(...times)
    }
  }
  for (const [at, { name }] of sides.entries()) {
    const { cpu, times } = measured[at] ?? { cpu: [], times: [] }
    // Ratios are taken per round, so that another process busy during one round does not skew the median.
    const ratios = cpu.map((each, round) => each / (measured[0]?.cpu[round] ?? Number.NaN))
    console.log(
      `${name}: ${percentile(cpu, 0.5).toFixed(1)} ms of engine CPU per search, ratio ${percentile(ratios, 0.5).toFixed(2)} ` +
        `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}); p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    )
  }
}
