import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { IndexKind } from '../engine/index-names.ts'

/** A count and a checksum over numbers and versions: equal on both sides when the index matches the tables. */
export type Digest = { count: number; checksum: string }

export const digestModulus = 2n ** 61n - 1n

const live = {
  company: sql`SELECT company_no AS no, doc_version AS version FROM company`,
  position: sql`SELECT position_no AS no, doc_version AS version FROM position WHERE closed_at IS NULL`,
} as const satisfies Record<IndexKind, unknown>

export async function digestRows(db: Db, kind: IndexKind): Promise<Digest> {
  const modulus = sql`${digestModulus.toString()}::numeric`
  const { rows } = await sql<Digest>`
    SELECT count(*) AS count,
      coalesce(mod(sum(mod(no::numeric * 1000003 * version * (version + no), ${modulus})), ${modulus}), 0)::text AS checksum
    FROM (${live[kind]}) AS live`.execute(db)
  return rows[0] ?? { count: 0, checksum: '0' }
}
