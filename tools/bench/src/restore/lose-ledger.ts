import { setTimeout as sleep } from 'node:timers/promises'
import type { ErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { migrate } from '@vedetta/core/platform/db/migrate'
import { seed } from '@vedetta/synthetic/seed'
import { eraseNext, keepSpending, makePeople, type Subjects } from './busy-instance.ts'
import type { BackupPlace, Cluster } from './cluster.ts'
import type { Protocol } from './drill-steps.ts'
import { dropLedger, type Loss } from './drop-ledger.ts'

const eraseEveryMs = 100
/** At once right before the loss, so that some are sure to be later than the restored moment. */
const lastErasures = 3

export type DrillSize = {
  companies: number
  positions: number
  /** People, hosts and accounts that are erased one after the other, at most ten a second. */
  people: number
  /** The time between the backup and the loss, longer than `beforeMs`. */
  busyMs: number
  /** The time from the restored moment to the loss. */
  beforeMs: number
}

type Place = Pick<BackupPlace, 'pgbackrest'> & { cluster: Cluster; journal: ErasureJournal; protocol: Protocol }

/** Fills an instance, backs it up, works on and drops the ledger. Returns what was lost, and who had been erased by then. */
export async function loseLedger(
  { cluster, pgbackrest, journal, protocol }: Place,
  size: DrillSize,
): Promise<Loss & { erased: Subjects }> {
  // First, since what the archive refuses is tried again only a minute later.
  await pgbackrest('stanza-create')
  await migrate(cluster.url)
  const pool = createPool(cluster.url, { max: 12 })
  const db = createDb(pool)
  try {
    const now = new Date().setUTCHours(0, 0, 0, 0)
    const filled = `${size.companies} companies, ${size.positions} positions`
    await protocol.timed(
      'fill',
      () => seed(pool, { ...size, seed: 1, now }),
      () => filled,
    )
    const { recruiters, waiting } = await makePeople(db, size.people)
    await protocol.timed('check the archive', () => pgbackrest('check'))
    await protocol.timed('full backup', () => pgbackrest('--type=full', 'backup'))
    const erased: Subjects = { contacts: [], hosts: [], accounts: [] }
    const erase = () => eraseNext(db, journal, waiting, erased)
    const spending = keepSpending(db, recruiters)
    for (const until = Date.now() + size.busyMs; Date.now() < until; await sleep(eraseEveryMs)) await erase()
    const loss = await dropLedger(pool, size.beforeMs, async () => {
      await Promise.all(Array.from({ length: lastErasures }, erase))
    })
    await spending.stop()
    await protocol.timed(
      'archive the rest',
      () => pgbackrest('check'),
      () => `the table was lost at ${loss.lostAt}`,
    )
    return { ...loss, erased }
  } finally {
    await db.destroy()
  }
}
