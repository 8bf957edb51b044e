import type { findLicences as findLicencesCall, OperatorLicence } from '@vedetta/contracts/operator/licences'
import type { z } from 'zod'
import { hasPublicApi } from '../../customers/licences/has-public-api.ts'
import type { Db } from '../../platform/db/client.ts'
import { numberCursor, pageOf, readCursor, rowsToSelect } from './cursor.ts'
import { type LicenceRow, selectLicences } from './licences.queries.ts'

export async function findLicences(
  db: Db,
  { query, cursor }: z.output<typeof findLicencesCall.input>,
  now: Date,
): Promise<z.input<typeof findLicencesCall.output>> {
  const [before] = readCursor(cursor, numberCursor) ?? [null]
  const { rows, next } = pageOf(await selectLicences(db, { query, before, limit: rowsToSelect }), ({ licenceNo }) => [
    licenceNo,
  ])
  return { licences: rows.map((row) => licenceRow(row, now)), next }
}

export function licenceRow(row: LicenceRow, now: Date): OperatorLicence {
  const { licenceNo: _, grantsPublicApi, requiresSecondStep: __, startsAt, expiresAt, ...licence } = row
  return {
    ...licence,
    startsAt: startsAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
    publicApi: hasPublicApi({ tier: row.tier, grants_public_api: grantsPublicApi }),
  }
}
