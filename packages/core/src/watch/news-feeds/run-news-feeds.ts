import { createWebFetcher, type WebFetcherOptions } from '@vedetta/crawler/fetch/web-fetcher'
import type { Pool } from 'pg'
import type { Log } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { createLockConnection } from '../politeness/lock-connection.ts'
import { readDueFeeds } from './read-feeds.ts'

export type NewsFeedsDeps = {
  db: Db
  /** Takes one connection of its own for the host locks. */
  pool: Pool
  log: Log
  /** Our user agent and network; only tests replace the real web. */
  web?: WebFetcherOptions
}

const idleMs = 5_000
/** One visit per address, also where the cap is higher: feeds are few. */
const oneAtOnce = () => 1

/** Reads due feeds until aborted. Any number of processes may run it. */
export async function runNewsFeeds({ db, pool, log, web: options }: NewsFeedsDeps, signal: AbortSignal): Promise<void> {
  const web = createWebFetcher(options)
  const now = () => new Date()
  let lost = new AbortController()
  const connection = createLockConnection({ pool, log, now }, oneAtOnce, () => {
    lost.abort()
    lost = new AbortController()
  })
  async function work(): Promise<boolean> {
    const hostLocks = connection.locks()
    if (hostLocks === null) return false
    return (await readDueFeeds({ db, log, now, web, hostLocks }, AbortSignal.any([signal, lost.signal]))) > 0
  }
  // The connection is closed last: visits still under way release their hosts through it.
  const stopConnection = new AbortController()
  const connected = connection.run(stopConnection.signal)
  await keepRunning(log, { idleMs, failed: 'reading feeds failed', work }, signal)
  stopConnection.abort()
  await connected
  await web.close()
}
