import type { Unit } from '@vedetta/contracts/facts/plans'
import type { Db } from '../../platform/db/client.ts'

type NewRequest = {
  readonly requestId: string
  readonly licenceNo: number
  /** Null for a request that was paid for at once. */
  readonly userId: string | null
  readonly unit: Unit
  readonly amount: number
}

/** Returns false if a request with this identifier exists already. */
export async function insertRequest(db: Db, request: NewRequest, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('extra_request')
    .values({
      request_id: request.requestId,
      licence_no: request.licenceNo,
      user_id: request.userId,
      unit: request.unit,
      amount: request.amount,
      requested_at: now,
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('request_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function selectRequest(db: Db, requestId: string) {
  const row = await db.selectFrom('extra_request').selectAll().where('request_id', '=', requestId).executeTakeFirst()
  return row && { ...row, unit: row.unit as Unit }
}

export async function setGranted(db: Db, requestId: string, now: Date): Promise<void> {
  await db.updateTable('extra_request').set({ granted_at: now }).where('request_id', '=', requestId).execute()
}

export async function setRevoked(db: Db, requestId: string, takenBack: number): Promise<void> {
  await db.updateTable('extra_request').set({ taken_back: takenBack }).where('request_id', '=', requestId).execute()
}

export async function selectRequestsOf(db: Db, licenceNo: number) {
  const rows = await db
    .selectFrom('extra_request')
    .select(['unit', 'amount', 'requested_at', 'granted_at'])
    .where('licence_no', '=', licenceNo)
    .orderBy('requested_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({ ...row, unit: row.unit as Unit }))
}

/** The requests that no operator has granted yet, the oldest first. */
export async function selectWaitingRequests(db: Db) {
  const rows = await db
    .selectFrom('extra_request')
    .innerJoin('licence', 'licence.licence_no', 'extra_request.licence_no')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .select(['request_id', 'customer.name as customer', 'unit', 'amount', 'requested_at'])
    .where('granted_at', 'is', null)
    .where('licence.deleted_at', 'is', null)
    .orderBy('requested_at')
    .execute()
  return rows.map((row) => ({ ...row, unit: row.unit as Unit }))
}
