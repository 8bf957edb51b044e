import type { reportPosition as reportPositionCall } from '@vedetta/contracts/inbox/position-detail'
import type { z } from 'zod'
import { acceptCaptcha } from '../../customers/identity/captcha.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Actor } from '../../platform/viewer.ts'
import { requestVisits } from '../../watch/schedule/request-visits.ts'
import { lockPosition, selectSourcesOfPosition } from './requests.queries.ts'
import { submitRequest } from './submit-request.ts'

/** Reports wrong data of a position to the operator and schedules a visit of its sources; a repeated report schedules none. */
export async function reportPosition(
  { db, secrets, clock }: Pick<Context, 'db' | 'secrets' | 'clock'>,
  { userId }: Actor,
  { positionID, captcha, reason }: z.output<typeof reportPositionCall.input>,
): Promise<void> {
  const now = clock()
  await acceptCaptcha(db, secrets, captcha, now)
  await inTransaction(db, async (tx) => {
    const position_no = await lockPosition(tx, positionID)
    if (position_no === undefined) throw new AppError('unknown_position')
    const request = { kind: 'position', user_id: userId, position_no, reason: reason || null } as const
    if (await submitRequest(tx, request, now))
      await requestVisits(tx, userId, await selectSourcesOfPosition(tx, position_no), now)
  })
}
