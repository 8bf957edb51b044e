import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const ours = join(import.meta.dirname, '../../../..')

type CpuByProcess = Readonly<Record<string, number>>

/** Milliseconds of CPU per visit, over both days of a run, by process. */
async function measure(checkout: string, sites: number): Promise<CpuByProcess> {
  const args = ['tools/bench/src/main.ts', 'watch-rate', '--sites', String(sites)]
  const run = spawn(process.execPath, args, { cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'] })
  const days = cpuByDay(await text(run.stdout))
  if (days.length !== 2) throw new Error(`watch-rate in ${checkout} printed no figures`)
  const names = Object.keys(days[0] ?? {})
  const means = names.map((name) => [name, days.reduce((sum, day) => sum + (day[name] ?? 0), 0) / 2] as const)
  console.log(`${checkout}: ${means.map(([name, ms]) => `${name} ${ms.toFixed(2)}`).join(', ')} ms per visit`)
  return Object.fromEntries(means)
}

function cpuByDay(output: string): CpuByProcess[] {
  return [...output.matchAll(/CPU ms per visit: [\d.]+ in total \(([^;]*);/g)].map(([, list = '']) =>
    Object.fromEntries(list.split(', ').map((item) => [item.split(' ')[0] ?? '', Number(item.split(' ')[1])])),
  )
}

const sumOf = (cpu: CpuByProcess, names: readonly string[]) => names.reduce((sum, name) => sum + (cpu[name] ?? 0), 0)

/** The watch by itself, and with everything that renders for it. */
const groups = {
  watch: ['watch'],
  'watch and rendering': ['watch', 'renderers', 'browsers', 'redis'],
  everything: ['watch', 'renderers', 'browsers', 'redis', 'postgres', 'indexer', 'opensearch'],
}

/** The same sites on the same days, in turns, so that whatever else the machine does falls on both. */
export async function compareWatchCpu(
  base: string,
  { sites, rounds }: { sites: number; rounds: number },
): Promise<void> {
  const runs: { base: CpuByProcess; ours: CpuByProcess }[] = []
  for (let round = 0; round < rounds; round++) {
    runs.push({ base: await measure(base, sites), ours: await measure(ours, sites) })
  }
  for (const [name, processes] of Object.entries(groups)) {
    const mean = (side: 'base' | 'ours') => runs.reduce((sum, run) => sum + sumOf(run[side], processes), 0) / rounds
    const [before, after] = [mean('base'), mean('ours')]
    console.log(
      `${name}: ${before.toFixed(2)} ms before, ${after.toFixed(2)} ms now, ratio ${(after / before).toFixed(3)}`,
    )
  }
}
