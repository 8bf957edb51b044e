import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** The commonest of them: rarer ones are no help to anybody who types. */
const kept = 30_000
/** Longer ones are sentences. */
const maxLength = 80

/** Scans every open position. A title of one company alone may name a person or a product. */
export async function replaceOpenTitles(tx: Transaction<DB>, now: Date): Promise<void> {
  await sql`
    INSERT INTO open_title (title, positions, counted_at)
    SELECT lower(title) AS folded, count(*), ${now} FROM position
    WHERE closed_at IS NULL AND merged_into IS NULL AND length(title) <= ${maxLength}
    GROUP BY folded HAVING count(DISTINCT company_no) > 1
    ORDER BY count(*) DESC, folded LIMIT ${kept}
    ON CONFLICT (title) DO UPDATE SET positions = excluded.positions, counted_at = excluded.counted_at`.execute(tx)
  await sql`DELETE FROM open_title WHERE counted_at < ${now}`.execute(tx)
}

export async function selectOpenTitles(db: Db): Promise<{ title: string; positions: number }[]> {
  return db.selectFrom('open_title').select(['title', 'positions']).execute()
}

/** The labels of occupations, without their other gender: "direttore X/direttrice X" is "direttore X". */
export async function selectOccupationNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT split_part(name, '/', 1) AS name
    FROM occupation, unnest(ARRAY[label_it, label_en] || alternatives_it || alternatives_en) AS name
    WHERE name IS NOT NULL`.execute(db)
  return rows.map(({ name }) => name)
}

/** Changes with an import of occupations. */
export async function selectOccupationsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    SELECT count(*) || ':' || coalesce(max(xmin::text::bigint), 0) AS version FROM occupation`.execute(db)
  return rows[0]?.version ?? ''
}

/** The names of each occupation, the preferred one first, without their other gender. */
export async function selectOccupationFamilies(
  db: Db,
): Promise<{ uri: string; it: readonly string[]; en: readonly string[] }[]> {
  const { rows } = await sql<{ uri: string; it: string[]; en: string[] }>`
    SELECT uri,
      ARRAY(SELECT split_part(name, '/', 1) FROM unnest(label_it || alternatives_it) AS name WHERE name IS NOT NULL) AS it,
      ARRAY(SELECT split_part(name, '/', 1) FROM unnest(label_en || alternatives_en) AS name WHERE name IS NOT NULL) AS en
    FROM occupation`.execute(db)
  return rows
}
