import { type Alert, alertPageSize, maxUnread } from '@vedetta/contracts/notify/alert-list'
import { positionRow } from '../../inbox/positions/position-row.ts'
import type { Context } from '../../platform/context.ts'
import type { Actor } from '../../platform/viewer.ts'
import { type AlertRow, countUnread, selectAlerts } from './alert-list.queries.ts'

/** What a person's bells told, the newest first, a page at a time. */
export async function listAlerts(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId }: Actor,
  before = Number.MAX_SAFE_INTEGER,
): Promise<{ alerts: Alert[]; next: number | null; unread: number }> {
  await limits.consume('alertListsOfPerson', userId)
  const [rows, unread] = await Promise.all([
    selectAlerts(db, userId, before, alertPageSize + 1),
    countUnread(db, userId, maxUnread),
  ])
  const alerts = rows.slice(0, alertPageSize).map(alertOf)
  const hasMore = rows.length > alertPageSize
  return { alerts, next: hasMore ? (alerts.at(-1)?.alertNo ?? null) : null, unread }
}

function alertOf(row: AlertRow): Alert {
  return {
    alertNo: row.alert_no,
    position: positionRow(row, { status: row.status, discarded: false }),
    closedAt: row.closed_at?.toISOString() ?? null,
    filters: row.filters,
    foundAt: row.found_at.toISOString(),
    isUnsure: row.is_unsure,
    isRead: row.is_read,
  }
}
