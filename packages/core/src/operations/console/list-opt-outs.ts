import type { listOptOuts as listOptOutsCall } from '@vedetta/contracts/operator/opt-outs'
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { pageOf, readCursor, rowsToSelect } from './cursor.ts'
import { selectOptOuts } from './opt-outs.queries.ts'

const optOutCursor = z.tuple([z.iso.datetime(), z.string().max(253)])

export async function listOptOuts(
  db: Db,
  { query, cursor }: z.output<typeof listOptOutsCall.input>,
): Promise<z.input<typeof listOptOutsCall.output>> {
  const from = readCursor(cursor, optOutCursor)
  const before = from && { since: new Date(from[0]), host: from[1] }
  const found = await selectOptOuts(db, { query: query?.toLowerCase(), before, limit: rowsToSelect })
  const { rows, next } = pageOf(found, ({ since, host }) => [since.toISOString(), host])
  return { optOuts: rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })), next }
}
