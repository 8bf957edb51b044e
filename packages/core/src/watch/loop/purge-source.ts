import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { FolderPageStore } from '../pages/folder-page-store.ts'
import { hasPage } from '../pages/personal-pages.queries.ts'
import { lockPositionsOf } from '../reconcile/reconcile.queries.ts'
import { insertEvents, lockCompanies } from '../reconcile/write-changes.queries.ts'
import {
  closePurged,
  deleteNotesOf,
  deletePurge,
  deleteStoredOf,
  lockPurge,
  type Purge,
  passOn,
  selectPurged,
  takePages,
} from './purge-source.queries.ts'

const batch = 200

/**
 * Deletes what is kept of the next source whose host opted out or denies us all of it, a part in each transaction, so that a crash
 * resumes where it was. Its adverts close and lose their words; those that another source shows stay open, and are read there anew.
 * Quotes, people, news and stored pages go. Facts, links, marks, saves and purchases stay. Returns whether there was one.
 */
export async function purgeSource(db: Db, pageStore: FolderPageStore, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const purge = await lockPurge(tx)
    if (purge === undefined) return false
    if (await purgePositions(tx, purge, now)) return true
    await purgePages(tx, pageStore, purge)
    await deleteStoredOf(tx, purge)
    await deleteNotesOf(tx, purge)
    await deletePurge(tx, purge)
    return true
  })
}

/** Returns whether there were any. */
async function purgePositions(tx: Transaction<DB>, purge: Purge, now: Date): Promise<boolean> {
  const seen = await selectPurged(tx, purge, batch)
  if (seen.length === 0) return false
  const companyNos = [...new Set(seen.map(({ companyNo }) => companyNo))]
  await lockPositionsOf(tx, companyNos)
  await lockCompanies(tx, companyNos)
  // Read again: a visit of another source may have written one of them before the lock.
  const positions = await selectPurged(tx, purge, batch)
  const elsewhere = positions.filter(({ otherSource }) => otherSource !== null)
  const gone = positions.filter(({ otherSource }) => otherSource === null).map(({ positionNo }) => positionNo)
  await passOn(tx, purge, elsewhere)
  const closed = await closePurged(tx, purge, gone, now)
  await insertEvents(
    tx,
    closed.map((position_no) => ({ position_no, kind: 'closed', traceparent: null })),
    now,
  )
  return true
}

/** The bodies too, unless another source has the same. */
async function purgePages(tx: Transaction<DB>, pageStore: FolderPageStore, purge: Purge): Promise<void> {
  for (const hash of await takePages(tx, purge)) if (!(await hasPage(tx, hash))) await pageStore.remove(hash)
}
