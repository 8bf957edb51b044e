import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'

type Column = { table: string; column: string }

/** The rows of every table in another database of the same schema, as a backup restored there would have them. */
export async function copyTables(from: Db, to: Db): Promise<void> {
  const { rows } = await sql<Column>`
    SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER' AND c.table_name <> 'pgmigrations'
    ORDER BY 1, c.ordinal_position`.execute(from)
  await to.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
      const { rows: found } = await sql<{ row: unknown }>`SELECT to_jsonb(t) AS row FROM ${sql.table(table)} t`.execute(
        from,
      )
      await sql`DELETE FROM ${sql.table(table)}`.execute(tx)
      const names = sql.join(columns.map(({ column }) => sql.ref(column)))
      const json = JSON.stringify(found.map(({ row }) => row))
      await sql`
        INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
        SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`.execute(tx)
    }
  })
}
