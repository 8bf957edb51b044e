import { setTimeout as sleep } from 'node:timers/promises'
import { readConfigOrExit } from '../../../packages/contracts/src/calls/process-config.ts'
import { hourMs } from '../../../packages/contracts/src/text/durations.ts'
import { addressSettings, engineSettings } from '../../../packages/core/src/platform/config/config.ts'
import { createDb, createPool } from '../../../packages/core/src/platform/db/client.ts'
import { runWatchWorker } from '../../../packages/core/src/watch/loop/run-watch-worker.ts'
import { createFolderPageStore } from '../../../packages/core/src/watch/pages/folder-page-store.ts'
import { countPlan } from '../../../packages/core/src/watch/status/count-plan.ts'
import { loadWeightsOrExit } from '../../../packages/crawler/src/visit/load-weights.ts'
import { startSimweb } from '../../../tools/simweb/src/serve.ts'
import { simulatedNetwork } from '../../../tools/simweb/src/simulated-network.ts'
import { saveDemoFilters } from './demo-filters.ts'
import { startGateway } from './gateway.ts'
import { keepTime, openClock } from './keep-time.ts'
import { livingSites, livingWorld } from './living-world.ts'
import { registerSites } from './register-sites.ts'
import { countRealSites, keepStandingSources } from './schedule.queries.ts'

/** The plan that `start-living-day.ts` passes in LIVING_DAY_PLAN. */
export type LivingDayPlan = {
  readonly dayLengthMs: number
  readonly gatewayPort: number
  readonly databaseUrls: Readonly<Record<'owner' | 'watch', string>>
  readonly apiUrl: string
  readonly pageStore: string
}

/** Few: each second of the day has one or two visits. */
const atOnce = 40

const log = { info() {}, warn: logTo('warn'), error: logTo('error') }
const plan = JSON.parse(process.env.LIVING_DAY_PLAN ?? '') as LivingDayPlan
const { dayLengthMs, databaseUrls } = plan
const config = readConfigOrExit({ ...engineSettings, ...addressSettings })
const redis = { url: config.REDIS_URL, prefix: config.REDIS_PREFIX }
const stop = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort())

loadWeightsOrExit()
const owner = createPool(databaseUrls.owner, { application_name: 'vedetta-living-day', max: 2 })
const ownerDb = createDb(owner)
const pool = createPool(databaseUrls.watch, { application_name: 'vedetta-watch' })
const db = createDb(pool)

const realSites = await countRealSites(owner)
if (realSites > 0)
  print(
    `no living day: the database has ${realSites} sites of the real web, which only \`pnpm vedetta watch run\` visits`,
  )
else await live()
await db.destroy()
await ownerDb.destroy()

/** The product's own watch, on the simulated web, whose days pass while it runs. */
async function live(): Promise<void> {
  const { clock, isFirst } = await openClock(owner, new Date())
  if (isFirst) await begin(new Date())
  await keepStanding()
  let { day } = clock
  const simweb = await startSimweb({ world: livingWorld, day })
  const gateway = await startGateway(livingWorld, () => day, plan.gatewayPort)
  print(`day ${day}: ${livingSites().length} simulated sites, one day every ${dayLengthMs / 1_000} seconds`)
  await Promise.all([
    keepTime(owner, { clock, dayLengthMs, beginDay }, log, stop.signal),
    repeatHourly(keepStanding),
    runWatchWorker(
      {
        db,
        pool,
        redis,
        pageStore: createFolderPageStore(plan.pageStore),
        atOnce,
        log,
        web: { publicUrl: config.PUBLIC_URL, ...simulatedNetwork(livingWorld, () => day, simweb) },
      },
      stop.signal,
    ),
  ])
  gateway.close()
  await simweb.close()

  function beginDay(next: number): void {
    day = next
    simweb.setDay(next)
    countPlan(ownerDb, new Date()).catch((err: unknown) => log.error({ err }, 'counting the plan failed'))
    print(`day ${next}`)
  }
}

async function begin(now: Date): Promise<void> {
  await registerSites({ db: ownerDb, pool: owner }, livingSites(), now, dayLengthMs)
  await saveDemoFilters(plan.apiUrl)
}

/** The worker counts the plan of the day each hour, and had counted it before the first visit. */
async function keepStanding(): Promise<void> {
  await keepStandingSources(owner, new Date())
  await countPlan(ownerDb, new Date())
}

async function repeatHourly(work: () => Promise<void>): Promise<void> {
  while (!stop.signal.aborted) {
    await sleep(hourMs, undefined, { signal: stop.signal }).catch(() => undefined)
    if (!stop.signal.aborted) await work()
  }
}

function logTo(level: 'warn' | 'error') {
  return ({ err, ...facts }: { err?: unknown }, message: string) =>
    print(`${level} ${message} ${JSON.stringify(facts)}${err instanceof Error ? `\n${err.stack}` : ''}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
