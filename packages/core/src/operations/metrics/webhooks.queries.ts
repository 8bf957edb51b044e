import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export async function countPausedWebhooks(db: Db): Promise<{ active: number; paused: number }> {
  const { rows } = await sql<{ active: number; paused: number }>`
    SELECT count(*) FILTER (WHERE paused_at IS NULL)::int AS active, count(paused_at)::int AS paused
    FROM webhook`.execute(db)
  return rows[0] ?? { active: 0, paused: 0 }
}
