import type { ClientBase } from 'pg'
import type { FilePosition } from './file/registry-file.ts'

export type ImportCounts = {
  added: number
  changed: number
  unchanged: number
  refused: number
  refusedAddresses: number
  sites: number
}

/** An import under way: its position in the file, and the length of the file of refused rows at that point. */
export type ImportRun = { runNo: number; position: FilePosition; refusedBytes: number; counts: ImportCounts }

/** Allows one import of a file at a time. The lock of a killed process is released when its last statement ends. */
export async function lockFile(client: ClientBase, fingerprint: Buffer): Promise<void> {
  await client.query(`SET lock_timeout = '60s'`)
  await client.query('SELECT pg_advisory_lock($1::bigint)', [fingerprint.readBigInt64BE().toString()])
  await client.query('RESET lock_timeout')
}

const runColumns = `run_no AS "runNo", jsonb_build_object('bytes', bytes_read, 'lines', lines_read) AS position,
  refused_bytes AS "refusedBytes", jsonb_build_object('added', added, 'changed', changed, 'unchanged', unchanged,
    'refused', refused, 'refusedAddresses', refused_addresses, 'sites', sites) AS counts`

/** The unfinished run of the file, or a new one. */
export async function openRun(
  client: ClientBase,
  file: { fingerprint: Buffer; name: string; start: FilePosition },
  now: Date,
): Promise<ImportRun & { isNew: boolean }> {
  const { rows } = await client.query<ImportRun & { isNew: boolean }>(
    `WITH added AS (
       INSERT INTO import_run (fingerprint, file_name, bytes_read, lines_read, started_at)
       SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT FROM import_run WHERE fingerprint = $1 AND ended_at IS NULL)
       RETURNING *
     )
     SELECT true AS "isNew", ${runColumns} FROM added
     UNION ALL SELECT false, ${runColumns} FROM import_run WHERE fingerprint = $1 AND ended_at IS NULL`,
    [file.fingerprint, file.name, file.start.bytes, file.start.lines, now],
  )
  const [run] = rows
  if (run === undefined) throw new Error('no import run was created')
  return run
}

export async function deleteRun(client: ClientBase, runNo: number): Promise<void> {
  await client.query('DELETE FROM import_run WHERE run_no = $1', [runNo])
}

/** The VAT numbers that its earlier batches accepted, packed. */
export async function* selectTaken(client: ClientBase, runNo: number): AsyncGenerator<Buffer> {
  for (let after = -1; ; ) {
    const { rows } = await client.query<{ bytes_read: number; vats: Buffer }>(
      'SELECT bytes_read, vats FROM import_taken WHERE run_no = $1 AND bytes_read > $2 ORDER BY bytes_read LIMIT 20',
      [runNo, after],
    )
    for (const { vats } of rows) yield vats
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.bytes_read
  }
}

/** Advances the run in the batch's own transaction, so that its position always matches the rows written. */
export async function advanceRun(
  client: ClientBase,
  runNo: number,
  { position, refusedBytes, counts, vats }: Omit<ImportRun, 'runNo'> & { vats: Uint8Array },
): Promise<void> {
  await client.query(
    `UPDATE import_run SET bytes_read = $2, lines_read = $3, refused_bytes = $4, added = added + $5, changed = changed + $6,
       unchanged = unchanged + $7, refused = refused + $8, refused_addresses = refused_addresses + $9, sites = sites + $10
     WHERE run_no = $1`,
    [
      runNo,
      position.bytes,
      position.lines,
      refusedBytes,
      counts.added,
      counts.changed,
      counts.unchanged,
      counts.refused,
      counts.refusedAddresses,
      counts.sites,
    ],
  )
  await client.query('INSERT INTO import_taken (run_no, bytes_read, vats) VALUES ($1, $2, $3)', [
    runNo,
    position.bytes,
    vats,
  ])
}

export async function endRun(client: ClientBase, runNo: number): Promise<ImportCounts> {
  await client.query('BEGIN')
  await client.query('DELETE FROM import_taken WHERE run_no = $1', [runNo])
  const { rows } = await client.query<ImportRun>(
    `UPDATE import_run SET ended_at = now() WHERE run_no = $1 RETURNING ${runColumns}`,
    [runNo],
  )
  await client.query('COMMIT')
  const [run] = rows
  if (run === undefined) throw new Error('the import run no longer exists')
  return run.counts
}
