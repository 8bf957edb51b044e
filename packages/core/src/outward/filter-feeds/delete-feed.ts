import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { deleteFeedOf } from './feeds.queries.ts'

/** Ends a feed of the viewer's own and its addresses. Idempotent. */
export async function deleteFeed(db: Db, { userId, seat }: SeatedViewer, feedId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isDeleted = await deleteFeedOf(tx, seat.seatNo, feedId)
    if (isDeleted) await recordAct(tx, 'feed_deleted', { actorId: userId, subject: feedId })
  })
}
