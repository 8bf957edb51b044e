import { municipalityByIstat } from '@vedetta/reference/municipalities'
import type { Db } from '../../db/client.ts'
import { extendLeases, type LeasedRow, leaseRows, releaseRows } from './schedule.queries.ts'

/** A source in a worker's hand, with all that its visit needs. */
export type LeasedSource = Omit<LeasedRow, 'municipality'> & { city: string | null }

/** Three heartbeats: what a killed worker had in hand is somebody else's within the minute. */
export const leaseMs = 45_000
const maxBatch = 200

/** Takes sources that are due, for a while, the longest due first. Nobody else gets them meanwhile. */
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

/** For whatever the worker still has in hand. What it has lost meanwhile stays lost. */
export async function renewLeases(db: Db, token: string, sourceNos: number[], now: Date): Promise<void> {
  if (sourceNos.length > 0) await extendLeases(db, sourceNos, now, { token, until: leaseEnd(now) })
}

/** Unvisited, to come round again when each is told to. */
export async function releaseLeases(
  db: Db,
  token: string,
  sources: readonly { sourceNo: number; dueAt: Date }[],
): Promise<void> {
  if (sources.length > 0) await releaseRows(db, token, sources)
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs)
