import { randomUUID } from 'node:crypto'
import { rereadPages } from '@vedetta/crawler/revisit/reread-pages'
import type { Db } from '../../platform/db/client.ts'
import { finishedVisit, makeWatchedSite, memoryPageStore, readVisit } from '../../testing/watched-site.ts'
import { finishVisits } from '../loop/finish-visits.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { positionsOf } from './readings.ts'

/** Reads a page as the watch does, stores what it found, and returns the numbers of the positions. */
export async function visitPage(db: Db, html: string, now: Date): Promise<number[]> {
  const { companyNo, host } = await makeWatchedSite(db, now)
  const url = `https://${host}/`
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const page = { kind: 'fetched' as const, url, status: 200, headers, body: Buffer.from(html) }
  const source = { kind: 'page' as const, url, company: null, city: null, visitedAt: now, memory: null }
  const findings = await rereadPages([page], source)
  const token = randomUUID()
  const leased = await leaseDue(db, { now, limit: 10, token })
  const visits = leased.map((one) => finishedVisit(one, now, { ...readVisit([]), findings }))
  await finishVisits(db, memoryPageStore(), token, visits, now)
  return (await positionsOf(db, companyNo)).map(({ position_no }) => position_no)
}
