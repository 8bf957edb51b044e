import type { ContactChange } from '@vedetta/contracts/public-api/contact'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export async function selectNewestContactChange(db: Db): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    SELECT coalesce(max(number), 0) AS newest FROM contact_change`.execute(db)
  return rows[0]?.newest ?? 0
}

export async function selectContactChanges(
  db: Db,
  licenceNo: number,
  since: number,
  limit: number,
): Promise<ContactChange[]> {
  const { rows } = await sql<ContactChange>`
    SELECT t.number, t.kind, t.contact_id AS "contactID", t.company_id AS "companyID", t.day::text AS day
    FROM contact_change_receiver r JOIN contact_change t USING (change_no)
    WHERE r.licence_no = ${licenceNo} AND t.number > ${since} ORDER BY t.number LIMIT ${limit}`.execute(db)
  return rows
}
