import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { ApiCaller } from './api-caller.ts'

/** Records a call by which a key may change something, before it does: what the use case itself records does not name the key. */
export function recordKeyCall(db: Db, { keyId, viewer }: ApiCaller, call: string): Promise<void> {
  const details = { keyID: keyId, call }
  return recordAct(db, 'key_called', { actorId: viewer.userId, subject: viewer.seat.licenceId, details })
}
