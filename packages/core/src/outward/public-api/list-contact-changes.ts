import type { listPublicContactChanges as operation } from '@vedetta/contracts/public-api/contact'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { selectContactChanges, selectNewestContactChange } from './contact-changes.queries.ts'

/** What happened after a number to the contacts that the licence received, in the order in which it was told. */
export async function listContactChanges(
  db: Db,
  { seat: { licenceNo } }: SeatedViewer,
  { since, limit }: z.output<(typeof operation)['query']>,
): Promise<z.input<(typeof operation)['output']>> {
  const rows = await selectContactChanges(db, licenceNo, since, limit + 1)
  // As for positions: a number from the future is one of another time, as after a restored backup.
  if (rows.length === 0 && since > (await selectNewestContactChange(db))) throw new AppError('since_out_of_range')
  const changes = rows.slice(0, limit)
  return { changes, next: changes.at(-1)?.number ?? since, more: rows.length > limit }
}
