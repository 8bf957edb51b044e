import type { Db } from '../../platform/db/client.ts'
import { eraseTexts } from '../../privacy/erasure/erase-texts.ts'
import { finishErasure, lockContactErasures, lockErasure } from '../../privacy/erasure/erasures.queries.ts'
import { insertPersonHashes } from '../../privacy/masking/person-hashes.queries.ts'
import { deleteSamplesOf } from '../drift/drift.queries.ts'
import { eraseFromPages, learnFromPages } from '../pages/erase-from-pages.ts'
import type { FolderPageStore } from '../pages/folder-page-store.ts'
import { lockPositionsOf } from '../reconcile/reconcile.queries.ts'

/**
 * Erases one waiting person from positions, their evidence, news and stored pages, and remembers by hashes what the
 * pages say of them. Returns whether there was one. A crash repeats it.
 */
export function eraseAsWatch(db: Db, pageStore: FolderPageStore): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const erasure = await lockErasure(tx, 'watch')
    if (erasure === undefined) return false
    // After the visits that began before the person was refused, and before any other.
    await lockPositionsOf(tx, erasure.companyNos)
    const person = await learnFromPages(tx, pageStore, erasure)
    await insertPersonHashes(tx, person, erasure.requestedAt)
    await lockContactErasures(tx)
    await eraseTexts(tx, person, 'watch', erasure.requestedAt)
    await eraseFromPages(tx, pageStore, person)
    // A name may be divided by what surrounds it; the next drift brings another sample, without the person.
    await deleteSamplesOf(tx, person.companyNos)
    await finishErasure(tx, { ...erasure, ...person }, 'watch')
    return true
  })
}
