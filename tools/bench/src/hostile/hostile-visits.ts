import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { addSites } from '@vedetta/core/companies/sources/add-site'
import { hostileKinds } from '@vedetta/crawler/testing/hostile-sites/hostile-kinds'
import { hostileHost, kindOfHost, startHostileWeb } from '@vedetta/crawler/testing/hostile-sites/start-hostile-web'
import { createWorld, siteAt } from '@vedetta/simweb/world'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startRenderer } from '../harness/start-renderer.ts'
import { countPending } from '../watch/accelerated-run.queries.ts'
import { companyNoOf, insertCompanies } from '../watch/sites.queries.ts'
import { type HostileVisit, selectHostileVisits } from './hostile-visits.queries.ts'
import type { HostileWorkerPlan, HostileWorkerReport } from './hostile-worker.ts'

export type HostileRun = HostileWorkerReport & { visits: HostileVisit[]; peakMegabytes: number; seconds: number }

const main = join(import.meta.dirname, 'hostile-worker.ts')
const maxRunMs = 30 * minuteMs

/** As many sites as visits, of every kind in turns, visited at once by a process of the watch beside a renderer. */
export async function visitHostileSites(
  env: NodeJS.ProcessEnv,
  { visits, atOnce }: { visits: number; atOnce: number },
): Promise<HostileRun> {
  return withScratch(env, async (scratch) => {
    const web = await startHostileWeb()
    const pageStore = await mkdtemp(join(tmpdir(), 'vedetta-pages-'))
    const renderer = startRenderer(scratch)
    try {
      await registerHostile(scratch, visits)
      return await runWorker(scratch, { pageStore, atOnce, port: web.port })
    } finally {
      renderer.kill('SIGTERM')
      await web.close()
      await rm(pageStore, { recursive: true })
    }
  })
}

async function registerHostile({ db, pool }: Scratch, visits: number): Promise<void> {
  const kinds = Object.keys(hostileKinds)
  const world = createWorld({ seed: 1, hosts: visits })
  const sites = Array.from({ length: visits }, (_, number) => siteAt(world, number))
  await insertCompanies(pool, sites)
  const added = sites.map(({ number }) => {
    const host = hostileHost(kinds[number % kinds.length] ?? '', Math.floor(number / kinds.length))
    return { companyNo: companyNoOf(number), host, startUrl: `http://${host}/`, knownBy: 'import' as const }
  })
  await addSites(db, added, new Date())
}

async function runWorker(
  { pool, urlOf, redis }: Scratch,
  rest: Pick<HostileWorkerPlan, 'pageStore' | 'atOnce' | 'port'>,
): Promise<HostileRun> {
  const plan: HostileWorkerPlan = { databaseUrl: urlOf('watch'), redis, ...rest }
  const since = new Date()
  const began = performance.now()
  const worker = spawn(process.execPath, [main], {
    env: { ...process.env, HOSTILE_WORKER_PLAN: JSON.stringify(plan) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = once(worker, 'exit')
  let isOver = false
  exited.then(() => {
    isOver = true
  })
  try {
    await visitsEnded(pool, since, () => isOver)
    const seconds = (performance.now() - began) / 1_000
    const answered = once(worker, 'message')
    worker.send('report')
    const [report] = (await answered) as [HostileWorkerReport]
    const peakMegabytes = await peakResident(worker.pid ?? 0)
    return { ...report, visits: await selectHostileVisits(pool), peakMegabytes, seconds }
  } finally {
    worker.kill('SIGTERM')
    await exited
  }
}

async function visitsEnded(pool: Scratch['pool'], since: Date, isOver: () => boolean): Promise<void> {
  const until = performance.now() + maxRunMs
  for (;;) {
    await sleep(1_000)
    if (isOver()) throw new Error('the watch ended by itself')
    const { due, leased } = await countPending(pool, since)
    if (due + leased === 0) return
    if (performance.now() > until) throw new Error(`${due} sources are still due and ${leased} leased`)
  }
}

/** The most that was ever resident, its threads included. */
async function peakResident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1_024) / 1_000_000
}

/** The visits of each kind. */
export const byKind = (visits: readonly HostileVisit[]) => Map.groupBy(visits, ({ host }) => kindOfHost(host))
