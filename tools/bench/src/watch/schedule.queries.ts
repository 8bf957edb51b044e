import { dailySlotSql } from '@vedetta/core/companies/sources/daily-slot.queries'
import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import type { Scratch } from '../harness/scratch.ts'

type Pool = Scratch['pool']

/** The memory of a small site: two pages with their hashes. */
const typicalMemory = JSON.stringify({
  readerVersion,
  pages: ['', 'lavora-con-noi/'].map((path) => ({
    url: `https://www.azienda.example/${path}`,
    role: path === '' ? 'home' : 'careers',
    etag: '"5f3c9d0a-1f2e"',
    bytesHash: 'a3f5c1d2e4b6978812345678deadbeef',
    contentHash: 'b1946ac92492d2347c6235b4d2611184',
  })),
  adverts: {},
  wholeVisitAt: '2026-11-01T06:00:00.000Z',
})

const rowsPerInsert = 200_000

/** Inserts companies with one site each, due at their daily slots from `start` on. Triggers are off, since nothing is indexed here. */
export async function fillSchedule(pool: Pool, sources: number, start: Date): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`SET session_replication_role = replica`)
    for (let from = 1; from <= sources; from += rowsPerInsert) {
      const part = [from, Math.min(sources, from + rowsPerInsert - 1)]
      await client.query(
        `INSERT INTO company (company_no, vat, name, sector, municipality, synthetic)
         SELECT n, lpad(n::text, 11, '0'), 'Azienda ' || n || ' S.r.l.', 'metalworking', '015146', true
         FROM generate_series($1::int, $2::int) n`,
        part,
      )
      await client.query(
        `INSERT INTO site (site_no, company_no, host, known_by)
         SELECT n, n, 'azienda-x' || n || '.example', 'import' FROM generate_series($1::int, $2::int) n`,
        part,
      )
      await client.query(
        `INSERT INTO source (source_no, kind, url)
         SELECT n, 'page', 'https://www.azienda-x' || n || '.example/' FROM generate_series($1::int, $2::int) n`,
        part,
      )
      await client.query(
        `INSERT INTO site_source (site_no, source_no) SELECT n, n FROM generate_series($1::int, $2::int) n`,
        part,
      )
      await client.query(
        `INSERT INTO source_memory (source_no, reader_version, memory)
         SELECT n, 1, $3::jsonb FROM generate_series($1::int, $2::int) n`,
        [...part, typicalMemory],
      )
      await client.query(
        `INSERT INTO source_schedule (source_no, due_at, last_visit, last_complete_read, address)
         SELECT n, due_at, due_at - interval '1 day', due_at - interval '1 day', '10.0.0.0'::inet + n % 100000
         FROM (
           SELECT n, $3::timestamptz + floor(${dailySlotSql('n')} * 86400000) * interval '1 millisecond' AS due_at
           FROM generate_series($1::bigint, $2::bigint) n
         ) spread`,
        [...part, start],
      )
    }
    await client.query(`SELECT setval(pg_get_serial_sequence('source', 'source_no'), $1)`, [sources])
    await client.query(`RESET session_replication_role`)
    await client.query(`VACUUM (ANALYZE) company, site, source, site_source, source_memory, source_schedule`)
  } finally {
    client.release()
  }
}

/** Writes the row versions that leasing and finishing would write, in bulk, so that unmeasured visits bloat the table equally. */
export async function churnSchedule(pool: Pool, now: Date, limit: number): Promise<number> {
  const token = crypto.randomUUID()
  const due = await pool.query<{ source_no: number }>(
    `UPDATE source_schedule SET lease_token = $1, leased_until = $2::timestamptz + interval '1 minute'
     WHERE source_no IN (SELECT source_no FROM source_schedule WHERE due_at <= $2 ORDER BY due_at LIMIT $3)
     RETURNING source_no`,
    [token, now, limit],
  )
  await pool.query(
    `UPDATE source_schedule SET due_at = due_at + interval '1 day', last_visit = $2, last_complete_read = $2,
       lease_token = NULL, leased_until = NULL, failures = 0
     WHERE source_no = ANY($1)`,
    [due.rows.map(({ source_no }) => source_no), now],
  )
  // In production each lease skips the previous one's dead index entries; here all of them appeared at once, so skip them before measuring.
  await pool.query(`SELECT FROM source_schedule WHERE due_at <= $1 LIMIT 1`, [now])
  return due.rows.length
}

/** Vacuums where autovacuum would within a minute, which a simulated day does not have. */
export async function vacuumIfDue(pool: Pool): Promise<boolean> {
  await pool.query(`SELECT pg_stat_force_next_flush()`)
  const { rows } = await pool.query<{ is_due: boolean }>(
    `SELECT s.n_dead_tup > coalesce((SELECT option_value FROM pg_options_to_table(c.reloptions) WHERE option_name = 'autovacuum_vacuum_threshold')::float, current_setting('autovacuum_vacuum_threshold')::float)
       + coalesce((SELECT option_value FROM pg_options_to_table(c.reloptions) WHERE option_name = 'autovacuum_vacuum_scale_factor')::float, current_setting('autovacuum_vacuum_scale_factor')::float) * c.reltuples AS is_due
     FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid WHERE s.relname = 'source_schedule'`,
  )
  if (!rows[0]?.is_due) return false
  await pool.query(`VACUUM (ANALYZE) source_schedule`)
  return true
}

export async function readWalPosition(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(`SELECT pg_current_wal_lsn() - '0/0' AS bytes`)
  return Number(rows[0]?.bytes)
}

export type TableSize = { name: string; rows: number; table: number; indexes: number }

export async function selectTableSizes(pool: Pool): Promise<TableSize[]> {
  const { rows } = await pool.query<{ name: string; rows: number; table: string; indexes: string }>(
    `SELECT relname AS name, n_live_tup::float AS rows, pg_table_size(relid)::text AS table, pg_indexes_size(relid)::text AS indexes
     FROM pg_stat_user_tables WHERE relname IN ('source', 'source_schedule', 'source_memory', 'site', 'site_source', 'visit', 'visit_day')
     ORDER BY relname`,
  )
  return rows.map((row) => ({ ...row, table: Number(row.table), indexes: Number(row.indexes) }))
}

/** The engine settings that affect the figures, as `name = setting`. */
export async function describeEngineSettings(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ described: string }>(
    `SELECT string_agg(name || ' = ' || setting || coalesce(unit, ''), ', ' ORDER BY name) AS described FROM pg_settings
     WHERE name IN ('shared_buffers', 'full_page_writes', 'synchronous_commit', 'fsync', 'autovacuum_vacuum_scale_factor')`,
  )
  return rows[0]?.described ?? ''
}
