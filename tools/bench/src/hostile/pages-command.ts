import { loadavg } from 'node:os'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { politenessLimits } from '@vedetta/contracts/watch/bot'
import { hostileKinds } from '@vedetta/crawler/testing/hostile-sites/hostile-kinds'
import { startHostileWeb } from '@vedetta/crawler/testing/hostile-sites/start-hostile-web'
import { type KindVisit, visitKinds } from '@vedetta/crawler/testing/hostile-sites/visit-kinds'
import { loadWeightsOrExit } from '@vedetta/crawler/visit/load-weights'
import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { byKind, type HostileRun, visitHostileSites } from './hostile-visits.ts'

const maxStepMs = 200
const maxMegabytes = 1_600
/** A visit's own limit, however long the pauses of its hosts. */
const maxVisitMs = 15 * minuteMs
/** Beside the requests of a visit: robots.txt of each origin. */
const maxOrigins = 10

export function addHostilePagesCommand(program: Command): void {
  program
    .command('hostile-pages')
    .description(
      'visit every kind of hostile site, first one after the other for the slowest step of each, then all at once for the memory',
    )
    .option('--at-once <n>', 'visits at once', count, 700)
    .option('--visits <n>', 'number of visits', count, 700)
    .option('--kinds <words>', 'only the kinds whose names contain these words', '')
    .action(async ({ atOnce, visits, kinds }: { atOnce: number; visits: number; kinds: string }) => {
      console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
      await benchKinds(Object.keys(hostileKinds).filter((kind) => kind.includes(kinds)))
      if (visits > 0) reportRun(await visitHostileSites(process.env, { visits, atOnce }), { visits })
    })
}

async function benchKinds(kinds: readonly string[]): Promise<void> {
  loadWeightsOrExit()
  const web = await startHostileWeb()
  const visits: KindVisit[] = []
  try {
    for await (const visit of visitKinds(kinds, web.port)) {
      visits.push(visit)
      const { kind, stepMs, cpuMs, outcome, requests, bytes } = visit
      console.log(
        `  ${kind}: slowest step ${stepMs.toFixed(0)} ms, ${cpuMs.toFixed(0)} ms of CPU, ${outcome}, ${requests} requests, ${(bytes / 1e6).toFixed(1)} MB`,
      )
    }
  } finally {
    await web.close()
  }
  const slowest = visits.reduce((one, other) => (other.stepMs > one.stepMs ? other : one))
  console.log(`${visits.length} kinds, slowest step ${slowest.stepMs.toFixed(0)} ms of CPU: ${slowest.kind}`)
  if (slowest.stepMs > maxStepMs) process.exitCode = 1
}

function reportRun(run: HostileRun, { visits: wanted }: { visits: number }): void {
  for (const [kind, visits] of byKind(run.visits)) {
    const outcomes = [...Map.groupBy(visits, ({ outcome }) => outcome)].map(
      ([outcome, of]) => `${of.length} ${outcome}`,
    )
    const maxMs = Math.max(...visits.map(({ milliseconds }) => milliseconds))
    console.log(`  ${kind}: ${outcomes.join(', ')}, longest ${(maxMs / 1_000).toFixed(0)} s`)
  }
  const beyond = run.visits.filter(
    ({ milliseconds, requests, bytes }) =>
      milliseconds > maxVisitMs ||
      requests > politenessLimits.maxListedRequests + politenessLimits.maxRenders + maxOrigins ||
      bytes > (politenessLimits.visitMegabytes + politenessLimits.maxRenders) * 1_000_000,
  )
  console.log(
    `${run.visits.length} visits of ${wanted}, up to ${run.mostVisits} at once, in ${run.seconds.toFixed(0)} s: peak resident memory ${run.peakMegabytes.toFixed(0)} MB, ` +
      `most bytes in hand ${(run.mostBytesInHand / 1e6).toFixed(0)} MB, slowest step ${run.slowestStepMs.toFixed(0)} ms of CPU, ` +
      `${beyond.length} visits beyond their limits; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  const isBad = run.visits.length < wanted || beyond.length > 0 || run.slowestStepMs > maxStepMs
  if (isBad || run.peakMegabytes > maxMegabytes) process.exitCode = 1
}
