import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { likeLiteral } from '../../platform/db/like-literal.ts'
import type { OptOutRow } from './site-detail.queries.ts'

type OptOutFilter = { query: string | undefined; before: { since: Date; host: string } | null; limit: number }

/** The newest first. A table of those who asked, small enough to be read whole. */
export async function selectOptOuts(db: Db, { query, before, limit }: OptOutFilter): Promise<OptOutRow[]> {
  const { rows } = await sql<OptOutRow>`
    SELECT host, since, reason FROM opt_out
    WHERE ${query === undefined ? sql`true` : sql`host LIKE ${`%${likeLiteral(query)}%`}`}
      AND ${before === null ? sql`true` : sql`(since, host) < (${before.since}::timestamptz, ${before.host}::text)`}
    ORDER BY since DESC, host DESC LIMIT ${limit}`.execute(db)
  return rows
}
