import { sql, type Transaction } from 'kysely'
import type { FilterChoice } from '../../notify/alerts/standing-filters.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import { mayDeliver } from './may-deliver.queries.ts'

export const filtersOfWebhooks: FilterChoice = sql`f.filter_id IN (SELECT filter_id FROM webhook)`

export type LiveWebhook = {
  readonly webhookId: string
  readonly userId: string
  readonly filterId: string
  readonly afterEvent: number
}

/** Paused ones too: what happens meanwhile waits for them. */
export async function selectLiveWebhooks(db: Db, now: Date): Promise<LiveWebhook[]> {
  const { rows } = await sql<LiveWebhook>`
    SELECT webhook_id AS "webhookId", user_id AS "userId", filter_id AS "filterId", after_event AS "afterEvent"
    FROM webhook w WHERE ${mayDeliver(now)}`.execute(db)
  return rows
}

/** By webhook, the positions among these that it announced are open, and whether they matched. */
export async function selectAnnounced(
  db: Db,
  positionNos: readonly number[],
): Promise<Map<string, (readonly [positionNo: number, matches: boolean])[]>> {
  const { rows } = await sql<{ webhookId: string; positionNo: number; matches: boolean }>`
    SELECT webhook_id AS "webhookId", position_no AS "positionNo", matches
    FROM webhook_position WHERE position_no = ANY(${positionNos}::int[])`.execute(db)
  const announced = new Map<string, (readonly [number, boolean])[]>()
  for (const { webhookId, positionNo, matches } of rows)
    announced.set(webhookId, [...(announced.get(webhookId) ?? []), [positionNo, matches]])
  return announced
}

/** The positions among these that people have discarded. */
export async function selectDiscardedBy(
  db: Db,
  userIds: readonly string[],
  positionNos: readonly number[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const { rows } = await sql<{ userId: string; positionNos: number[] }>`
    SELECT user_id AS "userId", array_agg(position_no) AS "positionNos" FROM discarded_position
    WHERE user_id = ANY(${userIds}::uuid[]) AND position_no = ANY(${positionNos}::int[])
    GROUP BY user_id`.execute(db)
  return new Map(rows.map((row) => [row.userId, new Set(row.positionNos)]))
}

export type NewMessage = {
  readonly event: number
  readonly positionNo: number
  readonly kind: string
  readonly matches: boolean
  readonly at: Date
}

/** A message waits at least as long as those of its position before it. Webhooks and positions deleted meanwhile get none. */
export async function insertMessages(
  tx: Transaction<DB>,
  webhookId: string,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return
  await sql`
    INSERT INTO webhook_message (webhook_id, event, position_no, kind, matches, happened_at, made_at, next_at)
    SELECT w.webhook_id, m.event, m.position_no, m.kind, m.matches, m.at, ${now}, coalesce((
      SELECT max(before.next_at) FROM webhook_message before
      WHERE before.webhook_id = w.webhook_id AND before.position_no = m.position_no AND before.state = 'waiting'
    ), ${now})
    FROM unnest(${messages.map(({ event }) => event)}::bigint[], ${messages.map(({ positionNo }) => positionNo)}::int[],
      ${messages.map(({ kind }) => kind)}::text[], ${messages.map(({ matches }) => matches)}::boolean[],
      ${messages.map(({ at }) => at)}::timestamptz[]) AS m (event, position_no, kind, matches, at)
    JOIN webhook w ON w.webhook_id = ${webhookId}
    JOIN position USING (position_no)
    ORDER BY m.event
    ON CONFLICT DO NOTHING`.execute(tx)
}

export async function upsertAnnounced(
  tx: Transaction<DB>,
  webhookId: string,
  announced: readonly (readonly [positionNo: number, matches: boolean])[],
): Promise<void> {
  if (announced.length === 0) return
  await sql`
    INSERT INTO webhook_position (webhook_id, position_no, matches)
    SELECT w.webhook_id, announced.position_no, announced.matches
    FROM unnest(${announced.map(([positionNo]) => positionNo)}::int[], ${announced.map(([, matches]) => matches)}::boolean[])
      AS announced (position_no, matches)
    JOIN webhook w ON w.webhook_id = ${webhookId}
    JOIN position USING (position_no)
    ON CONFLICT (webhook_id, position_no) DO UPDATE SET matches = excluded.matches`.execute(tx)
}

export async function deleteAnnounced(
  tx: Transaction<DB>,
  webhookId: string,
  positionNos: readonly number[],
): Promise<void> {
  if (positionNos.length === 0) return
  await tx
    .deleteFrom('webhook_position')
    .where('webhook_id', '=', webhookId)
    .where('position_no', 'in', positionNos)
    .execute()
}
