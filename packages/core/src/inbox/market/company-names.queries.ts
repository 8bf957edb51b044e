import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export type KnownNames = { companyNo: number; names: string[]; hosts: string[] }

/** All names of companies, and the hosts of their sites. */
export async function selectKnownNames(db: Db, companyNos: readonly number[]): Promise<KnownNames[]> {
  const { rows } = await sql<KnownNames>`
    SELECT company_no AS "companyNo",
      ARRAY[company.name] || ARRAY(SELECT a.name FROM company_alias a WHERE a.company_no = company.company_no) AS names,
      ARRAY(SELECT s.host FROM site s WHERE s.company_no = company.company_no) AS hosts
    FROM company WHERE company_no = ANY (${companyNos}::int[])`.execute(db)
  return rows
}
