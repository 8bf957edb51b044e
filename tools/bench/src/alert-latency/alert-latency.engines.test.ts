import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { hourMs } from '@vedetta/contracts/text/durations'
import { readFreshness } from '@vedetta/core/platform/freshness/read-freshness'
import { isIndexBehind } from '@vedetta/core/search/indexing/documents.queries'
import { positionIdOf } from '@vedetta/core/testing/factories'
import { makeLicence } from '@vedetta/core/testing/people'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { finishVisits } from '@vedetta/core/watch/loop/finish-visits'
import { leaseDue } from '@vedetta/core/watch/schedule/lease-due'
import { rollUpVisits } from '@vedetta/core/watch/status/roll-up-visits'
import { dateOf } from '@vedetta/simweb/days'
import type { Day } from '@vedetta/simweb/model'
import { startSimweb } from '@vedetta/simweb/serve'
import { createWorld, siteAt } from '@vedetta/simweb/world'
import { expect, test } from 'vitest'
import { openAlertStream } from '../../../../apps/api/src/testing/event-stream-client.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import { startApi } from '../harness/start-api.ts'
import { startWorker } from '../harness/start-worker.ts'
import { createReadingVisitors } from '../watch/reading-visits.ts'
import { registerSites } from '../watch/register-sites.ts'
import { nullPageStore } from '../watch/stub-visits.ts'
import { insertFilters, insertReaders, makeDue, selectFound, selectLastPosition } from './alert-latency.queries.ts'
import { openingSites } from './opening-sites.ts'

const world = createWorld({ seed: 1, hosts: 5_000 })
const firstDay = 10
const port = await pickPort()
const sites = openingSites(world, { from: firstDay, days: 1 }, 4)

test('positions that open on watched sites are told once by mail and in an open stream, and each stage of their way is measured', async () => {
  await withScratch(process.env, async (scratch) => {
    const { db, pool } = scratch
    await using running = new AsyncDisposableStack()
    const sink = await startSmtpSink()
    running.defer(sink.close)
    const web = await startVisits(scratch)
    running.defer(web.close)
    const processes = await startProcesses(scratch, sink.url)
    running.defer(processes.stop)
    await web.visitAll(firstDay)
    const lastPosition = await selectLastPosition(pool)
    const { licenceNo } = await makeLicence(db, { tier: 'enterprise', size: null })
    await insertReaders(pool, licenceNo, sites)
    const recruiter = await signUpRecruiter(db, processes.api, { tier: 'enterprise', size: null })
    await pool.query('INSERT INTO settings (user_id, changes) VALUES ($1, $2)', [
      recruiter.userId,
      JSON.stringify({ notifyOnFilter: true, tellUnsure: true }),
    ])
    await insertFilters(pool, [{ userId: recruiter.userId, company: {} }])
    const stream = await openAlertStream(port, { cookie: recruiter.cookie, after: 0 })
    running.defer(stream.close)
    await makeDue(
      pool,
      sites.map(({ number }) => ({ number, dueAt: new Date() })),
    )
    await web.visitAll(firstDay + 1)
    const found = await selectFound(pool, lastPosition)
    expect(new Set(found.map(({ number }) => number))).toEqual(new Set(sites.map(({ number }) => number)))

    const sure = found.filter(({ isSure }) => isSure)
    const mailedSites = sites.filter(({ number }) => sure.some((each) => each.number === number))
    expect(mailedSites.length).toBeGreaterThan(0)
    const alertsOf = () => stream.events.filter(({ name }) => name === 'alert')
    const mailsTo = (number: number) => sink.mails().filter(({ to }) => to[0] === `sito-${number}@prova.example`)
    await expect.poll(() => alertsOf().length).toBe(found.length)
    await expect.poll(() => mailedSites.every(({ number }) => mailsTo(number).length > 0)).toBe(true)
    await expect.poll(() => isIndexBehind(db)).toBe(false)
    await processes.stop()

    expect(alertsOf()).toHaveLength(found.length)
    for (const { number } of mailedSites) {
      const mails = mailsTo(number)
      expect(mails).toHaveLength(1)
      for (const position of sure.filter((each) => each.number === number)) {
        const id = await positionIdOf(db, position.positionNo)
        expect(mails[0]?.links.filter((link) => link.endsWith(`position=${id}`))).toHaveLength(1)
      }
    }

    await rollUpVisits(db, new Date(Date.now() + hourMs))
    const [week] = await readFreshness(db, new Date())
    const measured = Object.fromEntries(week?.stages.map((one) => [one.stage, one.measured]) ?? [])
    // What the first readings found is older than every filter.
    const everything = lastPosition + found.length
    expect(measured).toEqual({
      unseen: found.length,
      due: everything,
      visit: everything,
      index: everything,
      match: found.length,
      stream: found.length,
      mail: sure.length,
      push: 0,
      send: mailedSites.length,
    })
  })
})

/** The sites of the simulated web, read by the product's reader, on days that the test sets. */
async function startVisits({ db, pool }: Scratch) {
  let clock = 0
  const simweb = await startSimweb({ world, day: firstDay, now: () => clock })
  const visitors = createReadingVisitors(world, {
    ...simweb,
    setClock: (ms) => {
      clock = ms
    },
    takeCounts: () => simweb.counts.reset(),
  })
  await registerSites(
    { db, pool },
    sites.map(({ number }) => siteAt(world, number)),
    new Date(),
  )

  /** Visits what is due now; pages are read with the date of the simulated day. */
  async function visitAll(day: Day): Promise<void> {
    const simulated = dateOf(day)
    await visitors.beginStep(day, simulated)
    const visitor = visitors.visitorOn(day)
    for (;;) {
      const token = randomUUID()
      const leased = await leaseDue(db, { now: new Date(), limit: 100, token })
      if (leased.length === 0) return
      const visits = leased.map(async (source) => {
        const visitedAt = new Date()
        return { source, visit: await visitor(source, simulated), visitedAt, milliseconds: 1, address: null }
      })
      await finishVisits(db, nullPageStore, token, await Promise.all(visits), new Date())
    }
  }

  return {
    visitAll,
    close: async () => {
      await visitors.close()
      await simweb.close()
    },
  }
}

/** The API and the worker, as they run in production. */
async function startProcesses(scratch: Scratch, smtpUrl: string) {
  const env = { ...process.env, PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: smtpUrl }
  const { redis, indexPrefix, urlOf } = scratch
  const worker = startWorker(env, scratch)
  const settings = { DATABASE_URL: urlOf('api'), REDIS_PREFIX: redis.prefix, INDEX_PREFIX: indexPrefix }
  const api = await startApi({ ...env, ...settings }, port, 1)
  let stopping: Promise<unknown> | undefined
  return {
    api,
    /** They write what they have measured when they end. */
    stop: async () => {
      stopping ??= Promise.all([once(worker, 'exit'), api.stop()])
      worker.kill('SIGTERM')
      await stopping
    },
  }
}
