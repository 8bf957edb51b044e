import { newForHours } from '@vedetta/contracts/companies/company-row'
import type { AgencyReasonCode } from '@vedetta/contracts/facts/agency-reasons'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

/** The counted open positions of a company, and which values of its document differ. */
export type CountedOpenings = {
  readonly company_no: number
  readonly open_positions: number
  readonly new_positions: number
  /** As text of the database, to keep its microseconds. */
  readonly recount_at: string | null
  readonly counts_changed: boolean
  readonly recount_changed: boolean
  /** The open positions that the company's own site states to be for an unnamed client. */
  readonly for_clients: number
  readonly vat: string | null
  readonly agency_reason: AgencyReasonCode | null
}

/** Claims a batch of companies whose positions opened, closed or aged, and counts them. */
export async function claimOpenings(tx: Transaction<DB>, now: Date, limit: number): Promise<CountedOpenings[]> {
  const { rows } = await sql<CountedOpenings>`
    WITH taken AS (
      DELETE FROM openings_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM openings_change LIMIT ${limit}))
      RETURNING company_no
    ), asked AS (
      SELECT company_no FROM taken
      UNION
      (SELECT company_no FROM company_openings WHERE recount_at <= ${now} ORDER BY recount_at LIMIT ${limit})
    )
    SELECT company_no, c.open_positions, c.new_positions, c.recount_at::text,
      (c.open_positions, c.new_positions) <> (coalesce(o.open_positions, 0), coalesce(o.new_positions, 0)) AS counts_changed,
      c.recount_at IS DISTINCT FROM o.recount_at AS recount_changed, s.for_clients, company.vat, company.agency_reason
    FROM asked
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS open_positions, (count(*) FILTER (WHERE is_new))::int AS new_positions,
        min(first_seen) FILTER (WHERE is_new) + make_interval(hours => ${newForHours}::int) AS recount_at
      FROM (
        SELECT first_seen, first_seen > ${now}::timestamptz - make_interval(hours => ${newForHours}::int) AS is_new
        FROM position WHERE position.company_no = asked.company_no AND closed_at IS NULL
      ) AS open
    ) AS c
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS for_clients FROM position JOIN source USING (source_no)
      WHERE position.company_no = asked.company_no AND for_client AND closed_at IS NULL AND source.kind = 'page'
    ) AS s
    LEFT JOIN company_openings o USING (company_no)
    LEFT JOIN company USING (company_no)
    ORDER BY company_no`.execute(tx)
  return rows
}

/** Locks those of the companies that no transaction is writing to; waiting for the others could deadlock. */
export async function lockFreeCompanies(tx: Transaction<DB>, companyNos: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('company')
    .select('company_no')
    .where('company_no', 'in', companyNos)
    .orderBy('company_no')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ company_no }) => company_no)
}

export async function requeueOpenings(tx: Transaction<DB>, companyNos: readonly number[]): Promise<void> {
  await tx
    .insertInto('openings_change')
    .values(companyNos.map((company_no) => ({ company_no })))
    .execute()
}

export async function writeOpenings(tx: Transaction<DB>, counted: readonly CountedOpenings[]): Promise<void> {
  const columns = ['company_no', 'open_positions', 'new_positions', 'recount_at'] as const
  await tx
    .insertInto('company_openings')
    .columns(columns)
    .expression(
      sql`SELECT * FROM unnest(${counted.map((each) => each.company_no)}::int[], ${counted.map((each) => each.open_positions)}::int[],
        ${counted.map((each) => each.new_positions)}::int[], ${counted.map((each) => each.recount_at)}::timestamptz[])`,
    )
    .onConflict((conflict) =>
      conflict.column('company_no').doUpdateSet(({ ref }) => ({
        open_positions: ref('excluded.open_positions'),
        new_positions: ref('excluded.new_positions'),
        recount_at: ref('excluded.recount_at'),
      })),
    )
    .execute()
  const documents = counted.filter(({ counts_changed }) => counts_changed).map(({ company_no }) => company_no)
  await tx
    .updateTable('company')
    .set((company) => ({ doc_version: company('doc_version', '+', 1) }))
    .where(sql<boolean>`company_no = ANY (${documents}::int[])`)
    .execute()
}
