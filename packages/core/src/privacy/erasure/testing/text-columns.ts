import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'

type TextColumn = { name: string; table: string; column: string; type: string }

/** Every column of a table that can hold words, as the catalogue has them. */
export async function selectTextColumns(db: Db): Promise<TextColumn[]> {
  const { rows } = await sql<TextColumn>`
    SELECT c.table_name || '.' || c.column_name AS name, c.table_name AS table, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'pgmigrations'
      AND (c.data_type IN ('text', 'character varying', 'character', 'name', 'json', 'jsonb', 'xml', 'bytea', 'tsvector')
        OR c.data_type = 'ARRAY' AND c.udt_name IN ('_text', '_varchar', '_bpchar', '_json', '_jsonb', '_bytea'))
    ORDER BY 1`.execute(db)
  return rows
}

/** The columns in which some row matches the pattern. */
export async function columnsMatching(db: Db, pattern: string): Promise<string[]> {
  const found: string[] = []
  for (const { name, table, column, type } of await selectTextColumns(db)) {
    const value = sql.ref(column)
    const text = type === 'bytea' ? sql`encode(${value}, 'escape')` : sql`${value}::text`
    const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE ${text} ~* ${pattern} LIMIT 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}
