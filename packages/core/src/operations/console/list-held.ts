import type { HeldSource, listHeld as listHeldCall } from '@vedetta/contracts/operator/held'
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { type HeldRow, selectHeld } from '../../watch/status/watch-status.queries.ts'
import { pageOf, readCursor, rowsToSelect } from './cursor.ts'

const heldCursor = z.tuple([z.iso.datetime(), z.int()])

export async function listHeld(
  db: Db,
  { cursor }: z.output<typeof listHeldCall.input>,
): Promise<z.input<typeof listHeldCall.output>> {
  const from = readCursor(cursor, heldCursor)
  const after = from && { heldAt: new Date(from[0]), sourceNo: from[1] }
  const { rows, next } = pageOf(await selectHeld(db, rowsToSelect, after), ({ heldAt, sourceNo }) => [
    heldAt.toISOString(),
    sourceNo,
  ])
  return { held: rows.map(heldOf), next }
}

const heldOf = ({ heldAt, nextVisit, acceptedAt, ...row }: HeldRow): HeldSource => ({
  ...row,
  heldAt: heldAt.toISOString(),
  nextVisit: nextVisit?.toISOString() ?? null,
  acceptedAt: acceptedAt?.toISOString() ?? null,
})
