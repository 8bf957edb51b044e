import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { CopyChunk } from './copy/copy-rows.ts'
import type { TableName } from './copy/tables.ts'

export type LoadProgress = { table: TableName; rows: number }

/** Columns with a sequence, which has to continue after the loaded values. */
const numbered = [
  ['company', 'company_no'],
  ['company_contact', 'contact_no'],
  ['company_news', 'news_no'],
  ['site', 'site_no'],
  ['source', 'source_no'],
  ['position', 'position_no'],
  ['position_event', 'event_id'],
] as const

/** PostgreSQL parses a message only once it is complete: smaller ones are parsed while the next arrive. */
const messageBytes = 1 << 16

/** Writes chunks as they arrive, one transaction per batch, and reports each one written. */
export async function load(
  pool: pg.Pool,
  chunks: AsyncIterable<CopyChunk> | Iterable<CopyChunk>,
  onProgress: (progress: LoadProgress) => void = () => {},
): Promise<void> {
  const client = await pool.connect()
  try {
    let isOpen = false
    for await (const chunk of chunks) {
      if (!isOpen) await client.query('BEGIN')
      await copy(client, chunk)
      if (chunk.endsBatch) await client.query('COMMIT')
      isOpen = !chunk.endsBatch
      onProgress({ table: chunk.table, rows: chunk.rows })
    }
    for (const [table, column] of numbered) await advanceSequence(client, table, column)
    client.release()
  } catch (error) {
    // Also rolls its transaction back.
    client.release(true)
    throw error
  }
}

async function copy(client: pg.PoolClient, { table, columns, buffer }: CopyChunk): Promise<void> {
  const stream = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  for (let from = 0; from < buffer.length; from += messageBytes)
    stream.write(buffer.subarray(from, from + messageBytes))
  stream.end()
  await finished(stream)
}

async function advanceSequence(client: pg.PoolClient, table: TableName, column: string): Promise<void> {
  await client.query(
    `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) FROM ${table} HAVING max(${column}) IS NOT NULL`,
  )
}
