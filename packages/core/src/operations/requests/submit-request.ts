import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.ts'
import { countWaiting, insertRequest, lockRequestsOf, type NewRequest } from './requests.queries.ts'

/** Waiting requests per kind and person. */
const maxWaiting = 20

/** Stores a request for the operator, unless the same one is waiting already. Returns whether it is new. */
export async function submitRequest(tx: Transaction<DB>, request: NewRequest, now: Date): Promise<boolean> {
  const { user_id, kind } = request
  await lockRequestsOf(tx, user_id)
  const isNew = await insertRequest(tx, request, now)
  if (isNew && (await countWaiting(tx, user_id, kind)) > maxWaiting) throw new AppError('request_limit')
  return isNew
}
