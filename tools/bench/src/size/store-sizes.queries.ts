import type { Scratch } from '../harness/scratch.ts'

/** Bytes of each table with its indexes and its toast; empty ones have 8 to 32 kB. */
export async function selectTableBytes({ pool }: Pick<Scratch, 'pool'>): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: number }>(
    `SELECT relname AS name, pg_total_relation_size(oid)::float8 AS bytes
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}

export async function countRows({ pool }: Pick<Scratch, 'pool'>, table: 'company' | 'site' | 'position' | 'alert') {
  const { rows } = await pool.query<{ rows: number }>(`SELECT count(*)::float8 AS rows FROM ${table}`)
  return rows[0]?.rows ?? 0
}

export async function selectPositionNos({ pool }: Pick<Scratch, 'pool'>, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ positionNo: number }>(
    'SELECT position_no AS "positionNo" FROM position WHERE closed_at IS NULL ORDER BY position_no LIMIT $1',
    [count],
  )
  return rows.map(({ positionNo }) => positionNo)
}
