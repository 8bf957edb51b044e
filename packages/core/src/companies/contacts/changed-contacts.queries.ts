import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

/** Returns those that were not so before. */
export async function setRestricted(
  tx: Transaction<DB>,
  contactNos: readonly number[],
  since: Date | null,
): Promise<number[]> {
  const { rows } = await sql<{ contactNo: number }>`
    UPDATE company_contact SET restricted_at = ${since}
    WHERE contact_no = ANY(${[...contactNos]}::int[]) AND (restricted_at IS NULL) = ${since !== null}
    RETURNING contact_no AS "contactNo"`.execute(tx)
  return rows.map(({ contactNo }) => contactNo)
}

export type Rectified = { readonly name?: string; readonly title?: string; readonly phone?: string }

/** An empty title or number is taken away. Returns those that changed. */
export async function setRectified(
  tx: Transaction<DB>,
  contactNos: readonly number[],
  { name, title, phone }: Rectified,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ contactNo: number }>`
    WITH corrected AS (
      SELECT contact_no, coalesce(${name ?? null}, full_name) AS full_name,
        CASE WHEN ${title !== undefined} THEN nullif(${title ?? ''}, '') ELSE title END AS title,
        CASE WHEN ${phone !== undefined} THEN nullif(${phone ?? ''}, '') ELSE phone END AS phone
      FROM company_contact WHERE contact_no = ANY(${[...contactNos]}::int[]) AND kind = 'personal'
    )
    UPDATE company_contact c
    SET full_name = corrected.full_name, title = corrected.title, phone = corrected.phone, rectified_at = ${now}
    FROM corrected WHERE c.contact_no = corrected.contact_no
      AND (c.full_name, c.title, c.phone) IS DISTINCT FROM (corrected.full_name, corrected.title, corrected.phone)
    RETURNING c.contact_no AS "contactNo"`.execute(tx)
  return rows.map(({ contactNo }) => contactNo)
}
