import { createWebFetcher, type WebFetcherOptions } from '@vedetta/crawler/fetch/web-fetcher'
import type { Pool } from 'pg'
import type { Log } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { keepRunning } from '../../keep-running.ts'
import { createLockConnection } from '../politeness/lock-connection.ts'
import { readDueFeeds } from './read-feeds.ts'

export type NewsFeedsDeps = {
  db: Db
  /** Holds one connection for the locks of hosts. */
  pool: Pool
  log: Log
  /** Who we say we are; only tests give another web than the real one. */
  web?: WebFetcherOptions
}

const idleMs = 5_000
/** Also at an address that bears more: feeds are few. */
const oneAtOnce = () => 1

/** Reads the feeds that are due until told to stop. Any number may run. */
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
  // The connection outlives what is under way, which leaves its hosts by it.
  const stopConnection = new AbortController()
  const connected = connection.run(stopConnection.signal)
  await keepRunning(log, { idleMs, failed: 'reading feeds failed', work }, signal)
  stopConnection.abort()
  await connected
  await web.close()
}
