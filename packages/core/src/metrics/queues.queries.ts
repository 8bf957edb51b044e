import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

export type QueueState = { queue: string; waiting: number; oldestSeconds: number }

/** Beyond, it is enough to know that far too many wait. */
const maxCounted = 100_000

/** The queues between a visit and the people it is for. Each part reads an index of the waiting rows alone. */
export async function selectQueues(db: Db, now: Date): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    SELECT queue, count(*)::int AS waiting,
      coalesce(greatest(extract(epoch FROM ${now}::timestamptz - min(since)), 0), 0)::float8 AS "oldestSeconds"
    FROM (
      (SELECT 'index' AS queue, marked_at AS since FROM outbox LIMIT ${maxCounted})
      UNION ALL
      (SELECT 'numbering', at FROM position_event WHERE number IS NULL LIMIT ${maxCounted})
      UNION ALL
      (SELECT name, at FROM event_follower JOIN position_event e ON e.number > event_follower.number
        WHERE name IN ('matcher', 'webhooks') LIMIT ${maxCounted})
      UNION ALL
      (SELECT 'mail', queued_at FROM mail WHERE sent_at IS NULL AND failed_at IS NULL LIMIT ${maxCounted})
      UNION ALL
      (SELECT 'webhook_messages', m.next_at FROM webhook_message m JOIN webhook w USING (webhook_id)
        WHERE m.state = 'waiting' AND w.paused_at IS NULL LIMIT ${maxCounted})
    ) AS waiting
    GROUP BY queue`.execute(db)
  return rows
}

export async function countPausedWebhooks(db: Db): Promise<{ active: number; paused: number }> {
  const { rows } = await sql<{ active: number; paused: number }>`
    SELECT count(*) FILTER (WHERE paused_at IS NULL)::int AS active, count(paused_at)::int AS paused
    FROM webhook`.execute(db)
  return rows[0] ?? { active: 0, paused: 0 }
}
