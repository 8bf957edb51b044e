import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { isWebhookOf } from './webhooks.queries.ts'

/** Refuses what is not a webhook of the person in the licence they use. */
export async function requireOwnWebhook(db: Db, viewer: SeatedViewer, webhookId: string): Promise<void> {
  if (!(await isWebhookOf(db, ownerOf(viewer), webhookId))) throw new AppError('unknown_webhook')
}

export const ownerOf = ({ userId, seat }: SeatedViewer) => ({ userId, licenceNo: seat.licenceNo })
