import { municipalityByIstat } from '@vedetta/reference/municipalities'
import type { Db } from '../../platform/db/client.ts'
import { extendLeases, type LeasedRow, leaseRows, releaseRows } from './schedule.queries.ts'

/** A source leased to a worker, with everything its visit needs. */
export type LeasedSource = Omit<LeasedRow, 'municipality'> & { city: string | null }

/** Three heartbeats: the sources of a killed worker are leased to another within the minute. */
export const leaseMs = 45_000
const maxBatch = 200

/** Leases due sources, the longest due first; no other worker gets them until the lease ends. */
export async function leaseDue(
  db: Db,
  { now, limit, token }: { now: Date; limit: number; token: string },
): Promise<LeasedSource[]> {
  const rows = await leaseRows(db, now, Math.min(limit, maxBatch), { token, until: leaseEnd(now) })
  return rows.map(({ municipality, ...row }) => ({
    ...row,
    city: municipality === null ? null : (municipalityByIstat(municipality)?.name ?? null),
  }))
}

/** Renews the leases that the worker still holds; lost ones stay lost. */
export async function renewLeases(db: Db, token: string, sourceNos: number[], now: Date): Promise<void> {
  if (sourceNos.length > 0) await extendLeases(db, sourceNos, now, { token, until: leaseEnd(now) })
}

/** Releases sources unvisited, each with the time it is due again. */
export async function releaseLeases(
  db: Db,
  token: string,
  sources: readonly { sourceNo: number; dueAt: Date }[],
): Promise<void> {
  if (sources.length > 0) await releaseRows(db, token, sources)
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs)
